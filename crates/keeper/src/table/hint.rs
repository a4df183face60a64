//! Hints during a game, and what would have happened in a finished one.

use engine::{Actor, Viewer};
use protocol::{NoteKind, Reason, Snapshot, Status, Try};

use super::{Keeper, request::Answer, request::MOST_ACTIONS, request::Trouble, request::Who};
use crate::{Host, Refusal, wire};

impl<H: Host> Keeper<H> {
    /// Somebody wants a hint. It is noted before any thinking starts, so that nobody is deceived.
    pub(super) async fn hint(&mut self, who: &Who) -> Result<Answer, Trouble> {
        let seat = self.own_seat(who)?;
        self.check_playing()?;
        if !self.doc.allows_hints() {
            let message =
                "there are no hints at this table; a table between people has them only if its host chose so";
            return Err(Refusal::new(Reason::NoHints, message).into());
        }
        self.load().await?;
        if !self.waiting.contains(&seat) {
            return Err(Refusal::new(Reason::Turn, "you have nothing to decide now; ask on your turn").into());
        }
        let (entries, name) = (self.entries, seat.to_string());
        let known = |note: &protocol::NoteInfo| {
            note.what == NoteKind::Hint && note.entries == entries && note.seat == name
        };
        if !self.doc.notes.iter().any(known) {
            let mut doc = self.doc.clone();
            doc.note(NoteKind::Hint, seat, entries, self.host.now());
            self.commit(Vec::new(), Some((self.status, doc))).await?;
            self.tell_table();
        }
        let record = self.game().await?.table.record(Viewer::Everything);
        Ok(Answer::Hint { at: self.version, seat, record })
    }

    /// The position that other actions would have led to, in a finished game.
    pub(super) async fn try_out(&mut self, who: &Who, wanted: &Try) -> Result<Snapshot, Refusal> {
        if self.status != Status::Over {
            let message = "you can try something else once the game is over";
            return Err(Refusal::new(Reason::Unfinished, message));
        }
        let seat = self.seat_called(&wanted.by)?;
        let (actions, at) = (&wanted.actions, wanted.at as usize);
        if actions.is_empty() || actions.len() > MOST_ACTIONS {
            return Err(Refusal::request(format!("{} actions: name 1 to {MOST_ACTIONS}", actions.len())));
        }
        let version = self.version;
        let actions = actions.clone();
        let tried = self.aside(move |aside, game| {
            if at > game.table.len() {
                let message = format!("the record has {} entries, not {at}", game.table.len());
                return Err(Refusal::missing(message));
            }
            let mut past = aside.at(&*game.table, at).map_err(|error| Refusal::internal(&error))?;
            let mut events = Vec::new();
            for action in &actions {
                events.extend(past.enter(Actor::Seat(seat), action)?);
            }
            let position = wire::position(&*past, Viewer::Everything, false);
            Ok::<_, Refusal>((position, events.iter().map(wire::event).collect(), past.header().opening()))
        });
        let (mut position, events, opening) = tried.await??;
        position.at = version;
        let (table, since) = (self.info(who), wanted.at);
        Ok(Snapshot { table, position, events, record: Vec::new(), since, opening })
    }
}
