//! Work of a table that takes longer than a moment: it hands its game to a job of the scheduler and waits.

use std::sync::Arc;

use super::{Live, Msg};
use crate::{
    refusal::Refusal,
    work::{Aside, Kind, Owner},
};
use keeper::{Game, Row, guarded};

impl Live {
    /// Who has sent a message, and so has to wait their turn for what it takes. Nobody, if the table goes on by itself.
    pub(super) fn sender(&self, message: &Msg) -> Option<Owner> {
        match message {
            Msg::Ask { who, .. } | Msg::Connect { who, .. } => who.owner(),
            Msg::Said { client, .. } => {
                self.clients.iter().find(|other| other.number == *client)?.who.owner()
            }
            _ => None,
        }
    }

    /// Who something at this table is computed for: the sender of the message, or the host.
    pub(super) fn owner(&self) -> Owner {
        self.sender.clone().unwrap_or_else(|| self.shared.work.owner(&self.doc.host.id))
    }

    /// Does something with the game on a blocking thread. The table waits, and the others go on.
    pub(super) async fn aside<T: Send + 'static>(
        &mut self,
        task: impl FnOnce(&Aside, &mut Game) -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        self.load().await?;
        let mut game = self.game.take().expect("it was just loaded");
        let owner = self.owner();
        // If the rules panic or the server stops, the game is read again from its log.
        let done = self.shared.work.run(Kind::Table, &owner, &self.id, move |aside, _| {
            let done = task(aside, &mut game);
            (game, done)
        });
        let (game, done) = done.await?;
        self.game = Some(game);
        Ok(done)
    }

    /// Replays a log on a blocking thread. A problem is why it does not replay.
    pub(super) async fn replay(&mut self, log: Arc<[Row]>) -> Result<Result<Game, String>, Refusal> {
        let (game_box, doc, secret) = (self.game_box, self.doc.clone(), self.secret);
        let over = self.status == protocol::Status::Over;
        let owner = self.owner();
        let replay = move |aside: &Aside, _: &shelf::Stop| {
            // A panic in the rules damages this table only, so it is a problem like any other.
            guarded(|| aside.load(game_box, &doc, &secret, &log)).and_then(|game| match &game {
                // A finished record is shown as it is, so that everybody can see that it proves nothing.
                Ok(loaded) if !over && !loaded.has_committed_to(&secret, &doc) => {
                    Err("its secret is not the one that it committed to".to_owned())
                }
                _ => game,
            })
        };
        self.shared.work.run(Kind::Table, &owner, &self.id, replay).await
    }
}
