//! Requests, one by one.

use protocol::{Acknowledged, FromClient, FromServer, Reason, Status};

use super::{Keeper, request::Answer, request::Ask, request::Trouble, request::Who, tell};
use crate::{Host, Refusal};

impl<H: Host> Keeper<H> {
    pub(super) async fn try_ask(&mut self, who: &Who, ask: &Ask) -> Result<Answer, Trouble> {
        match ask {
            Ask::Info => {
                // Only replaying the log shows that it is damaged. If the store does not answer at the
                // moment, the table is as we know it.
                let _ = self.load().await;
                Ok(Answer::Info(self.info(who)))
            }
            Ask::Sit(sit) => self.sit(who, sit).await,
            Ask::Key => self.key(who).await,
            Ask::Leave => self.leave(who).await,
            Ask::Want(want) => self.want(who, want).await,
            Ask::Contribute { entropy } => self.contribute(who, entropy).await,
            Ask::Start => self.start(who).await,
            Ask::Act(act) => self.act(who, std::slice::from_ref(&act.action), act.at).await,
            Ask::Acts(acts) => self.act(who, &acts.actions, acts.at).await,
            Ask::Undo(undo) => self.undo(who, *undo).await,
            Ask::Takeback(takeback) => self.takeback(who, takeback).await,
            Ask::Resign => self.resign(who).await,
            Ask::Chat { text } => self.say(who, text).await,
            Ask::Rematch { may } => self.rematch(who, may).await,
            Ask::Fork(fork) => self.fork(who, fork).await,
            Ask::Snapshot { at, seat, since } => {
                let snapshot = self.snapshot(who, *at, seat.as_deref(), *since).await?;
                Ok(Answer::Snapshot(snapshot))
            }
            Ask::Previews => Ok(Answer::Previews(self.previews(who).await?)),
            Ask::WhyNot { actions } => Ok(Answer::WhyNot(self.why_not(who, actions).await?)),
            Ask::Scores => Ok(Answer::Scores(self.scores().await?)),
            Ask::Record => Ok(Answer::Record(self.record(who).await?)),
            Ask::Try(wanted) => Ok(Answer::Snapshot(self.try_out(who, wanted).await?)),
            Ask::Hint => self.hint(who).await,
        }
    }

    /// A socket sent a message. The answer goes back on it, in order with everything else.
    pub async fn said(&mut self, client: u64, message: FromClient) {
        let Some(who) = self.clients.iter().find(|other| other.number == client).map(|one| one.who.clone())
        else {
            return;
        };
        let (id, ask) = match message {
            FromClient::Act { action, at, id } => (id, Ask::Act(protocol::Act { action, at })),
            FromClient::Acts { actions, at, id } => (id, Ask::Acts(protocol::Acts { actions, at })),
            FromClient::Undo { at, to, id } => (id, Ask::Undo(protocol::Undo { at, to })),
            FromClient::Takeback { to, answer, id } => (id, Ask::Takeback(protocol::Takeback { to, answer })),
            FromClient::Resign { id } => (id, Ask::Resign),
            FromClient::Chat { text, id } => (id, Ask::Chat { text }),
            FromClient::Ping {} => {
                self.send(client, &FromServer::Pong { now: self.host.now() });
                return;
            }
        };
        let answer = match self.ask(&who, ask).await {
            Ok(_) => {
                let Acknowledged { at, entries } = self.acknowledged();
                FromServer::Done { id, at, entries }
            }
            Err(refusal) => tell::refused(id, refusal),
        };
        self.send(client, &answer);
    }

    pub(super) fn acknowledged(&self) -> Acknowledged {
        Acknowledged { at: self.version, entries: self.entries }
    }

    /// Refuses what is possible only during the game.
    pub(super) fn check_playing(&self) -> Result<(), Refusal> {
        match self.status {
            Status::Playing => Ok(()),
            Status::Open => Err(Refusal::new(
                Reason::NotBegun,
                "the game has not begun; the host starts it when all seats are taken",
            )),
            Status::Over => Err(Refusal::new(Reason::Over, "the game is over")),
            Status::Frozen => Err(self.frozen()),
        }
    }

    pub(super) fn frozen(&self) -> Refusal {
        if let Some(damage) = &self.damage {
            return (**damage).clone();
        }
        let why = self.doc.frozen.as_deref().unwrap_or("a bug in the rules stopped it");
        Refusal::new(Reason::Frozen, format!("this table is frozen and its record is kept: {why}"))
    }
}
