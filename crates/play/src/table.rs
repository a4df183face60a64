//! A match for programs that know nothing about particular games.

use std::sync::Arc;

use engine::{Actor, Outcome, Pending, Projection, Reason, Rules, Seat, Viewer};
use serde_json::Value;

use crate::{
    AnyLuck, BadLuck, Entry, EventNote, Header, Match, Preview, Record, RecordLine, Refused, ReplayError,
    SeatAnswers,
};

/// A game in progress in which everything is text or JSON, for servers, terminals and bindings.
///
/// Every [`Match`] is a table.
pub trait Table: Send {
    /// What is being played, and by whom.
    fn header(&self) -> &Header;

    /// How many seats there are.
    fn seats(&self) -> u8;

    /// The seat that represents this seat's side. Partners share one.
    fn side(&self, seat: Seat) -> Seat;

    /// Who must act.
    fn pending(&self) -> Pending;

    /// How the game ended, once it is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Everything that a seat may ask about the position.
    fn answers(&self, seat: Seat) -> Box<dyn SeatAnswers + '_>;

    /// What a seat is being asked, if anything.
    fn prompt(&self, seat: Seat) -> Option<Value>;

    /// The same as one English sentence.
    fn prompt_text(&self, seat: Seat) -> Option<String>;

    /// What a viewer may see.
    fn view(&self, viewer: Viewer) -> Value;

    /// The same as JSON text, written directly because servers need it after every action.
    fn view_json(&self, viewer: Viewer) -> String;

    /// The same drawn as plain text.
    fn view_text(&self, viewer: Viewer) -> String;

    /// Everything a seat may do now, in notation. Empty if it is not being asked anything.
    fn legal(&self, seat: Seat) -> Vec<String>;

    /// Each of a seat's legal actions, in the order of [`Table::legal`], with what it would change for that
    /// seat, as far as the seat can know. These are the costs and gains to show before the seat chooses.
    fn previews(&self, seat: Seat) -> Vec<Preview>;

    /// Why a seat may not do something now. If several actions could have been meant, this returns the one
    /// that came closest to being legal, with the reason. `None` if one of them is legal, or if the seat is not
    /// being asked anything.
    fn explain(&self, seat: Seat, actions: &[&str]) -> Option<(String, Reason)>;

    /// The legal action with which a seat says that it is done, in notation.
    fn finish(&self, seat: Seat) -> Option<String>;

    /// What each seat would score if the game ended now. `None` in a box that scores all points
    /// immediately.
    fn projections(&self) -> Option<Vec<Projection>>;

    /// Everything chance may do now, in notation, with its weights.
    fn outcomes(&self) -> Vec<(String, u32)>;

    /// A seat acts. The notes hold everything. [`Table::events`] gives the part a viewer may know.
    fn play(&mut self, seat: Seat, action: &str) -> Result<Vec<EventNote>, Refused>;

    /// A seat does several things: all of them, or nothing. See [`Match::play_all`].
    fn play_all(&mut self, seat: Seat, actions: &[String]) -> Result<Vec<EventNote>, Refused>;

    /// A seat or chance acts. Studies use this to force luck, and servers to read entries from a store.
    fn enter(&mut self, actor: Actor, action: &str) -> Result<Vec<EventNote>, Refused>;

    /// Lets chance act until a seat must or the game is over.
    fn settle(&mut self, luck: &mut AnyLuck) -> Result<Vec<EventNote>, BadLuck>;

    /// Takes back a seat's last entry, provided the seat cannot have learnt anything since.
    fn undo(&mut self, seat: Seat) -> Result<(), Refused>;

    /// Takes back everything a seat has done from entry number `to` (counted from 0) on, under the same
    /// conditions. The entries of others in between stay.
    fn undo_to(&mut self, seat: Seat, to: usize) -> Result<(), Refused>;

    /// The first entry of a seat's plan: what it has done lately that is still withheld from somebody.
    fn plan_of(&self, seat: Seat) -> Option<usize>;

    /// Whether [`Table::undo`] would take something back.
    fn can_undo(&self, seat: Seat) -> bool;

    /// Whether somebody can act now who could not before the seat's last entry.
    fn has_passed_on(&self, seat: Seat) -> bool;

    /// Whether somebody can act now who could not before the seat's first entry from number `to` on.
    fn has_passed_on_since(&self, seat: Seat, to: usize) -> bool;

    /// Everything that has happened, as far as a viewer may know it now.
    fn record(&self, viewer: Viewer) -> Record;

    /// Entry number `number` (counted from 0), in full.
    fn entry(&self, number: usize) -> Option<Entry>;

    /// Whether a viewer may know entry number `entry` (counted from 0) now.
    fn knows(&self, viewer: Viewer, entry: usize) -> bool;

    /// Whether entry number `entry` was withheld from anybody when it was made.
    fn was_withheld(&self, entry: usize) -> bool;

    /// How many entries the record has.
    fn len(&self) -> usize;

    /// Whether nothing has happened yet.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The events from entry number `from` on, as far as a viewer may know them now.
    fn events(&self, viewer: Viewer, from: usize) -> Vec<EventNote>;

    /// The table as it was after its first `entries` entries.
    fn at(&self, entries: usize) -> Result<Box<dyn Table>, ReplayError>;
}

impl<R: Rules + 'static> Table for Match<R> {
    fn header(&self) -> &Header {
        &self.record.header
    }

    fn seats(&self) -> u8 {
        self.rules().seats()
    }

    fn side(&self, seat: Seat) -> Seat {
        self.rules().side(seat)
    }

    fn pending(&self) -> Pending {
        Match::pending(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        Match::outcome(self)
    }

    fn answers(&self, seat: Seat) -> Box<dyn SeatAnswers + '_> {
        Box::new(Match::answers(self, seat))
    }

    fn prompt(&self, seat: Seat) -> Option<Value> {
        SeatAnswers::prompt(&Match::answers(self, seat))
    }

    fn prompt_text(&self, seat: Seat) -> Option<String> {
        Match::answers(self, seat).prompt().map(|prompt| prompt.to_string())
    }

    fn view(&self, viewer: Viewer) -> Value {
        let view = self.rules().view(self.state(), at_table(self, viewer));
        serde_json::to_value(view).expect("a view is plain data with named fields")
    }

    fn view_json(&self, viewer: Viewer) -> String {
        let view = self.rules().view(self.state(), at_table(self, viewer));
        serde_json::to_string(&view).expect("a view is plain data with named fields")
    }

    fn view_text(&self, viewer: Viewer) -> String {
        self.rules().view(self.state(), at_table(self, viewer)).to_string()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        Match::legal(self, seat).into_iter().map(|action| action.to_string()).collect()
    }

    fn previews(&self, seat: Seat) -> Vec<Preview> {
        Match::answers(self, seat).previews()
    }

    fn explain(&self, seat: Seat, actions: &[&str]) -> Option<(String, Reason)> {
        SeatAnswers::explain(&self.answers(seat), actions)
    }

    fn finish(&self, seat: Seat) -> Option<String> {
        SeatAnswers::finish(&Match::answers(self, seat))
    }

    fn projections(&self) -> Option<Vec<Projection>> {
        Match::answers(self, Seat(0)).projections()
    }

    fn outcomes(&self) -> Vec<(String, u32)> {
        Match::outcomes(self).into_iter().map(|(action, weight)| (action.to_string(), weight)).collect()
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<Vec<EventNote>, Refused> {
        Table::enter(self, Actor::Seat(seat), action)
    }

    fn play_all(&mut self, seat: Seat, actions: &[String]) -> Result<Vec<EventNote>, Refused> {
        let first = Match::len(self);
        let done = Match::play_all(self, seat, actions)?;
        let numbered = (first..).zip(&done);
        Ok(numbered.flat_map(|(entry, events)| notes::<R>(entry, Actor::Seat(seat), events)).collect())
    }

    fn enter(&mut self, actor: Actor, action: &str) -> Result<Vec<EventNote>, Refused> {
        let entry = Match::len(self);
        let events = Match::enter(self, actor, action)?;
        Ok(notes::<R>(entry, actor, &events))
    }

    fn settle(&mut self, luck: &mut AnyLuck) -> Result<Vec<EventNote>, BadLuck> {
        let mut told = Vec::new();
        while Match::pending(self) == Pending::Chance {
            let outcomes = Match::outcomes(self);
            let entry = Match::len(self);
            let key = self.rules().chance_key(self.state());
            let action = crate::Luck::pick(luck, key, &outcomes)?;
            told.extend(notes::<R>(entry, Actor::Chance, &self.commit(Actor::Chance, action)));
        }
        Ok(told)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Refused> {
        Match::undo(self, seat)
    }

    fn undo_to(&mut self, seat: Seat, to: usize) -> Result<(), Refused> {
        Match::undo_to(self, seat, to)
    }

    fn plan_of(&self, seat: Seat) -> Option<usize> {
        Match::plan_of(self, seat)
    }

    fn can_undo(&self, seat: Seat) -> bool {
        Match::can_undo(self, seat)
    }

    fn has_passed_on(&self, seat: Seat) -> bool {
        Match::has_passed_on(self, seat)
    }

    fn has_passed_on_since(&self, seat: Seat, to: usize) -> bool {
        Match::has_passed_on_since(self, seat, to)
    }

    fn record(&self, viewer: Viewer) -> Record {
        self.record_for(viewer)
    }

    fn entry(&self, number: usize) -> Option<Entry> {
        // A match writes no checkpoints, so every line is an entry.
        match self.record.lines().get(number)? {
            RecordLine::Entry(entry) => Some(entry.clone()),
            RecordLine::Checkpoint { .. } => None,
        }
    }

    fn knows(&self, viewer: Viewer, entry: usize) -> bool {
        Match::knows(self, viewer, entry)
    }

    fn was_withheld(&self, entry: usize) -> bool {
        self.done.get(entry).is_some_and(|done| done.veil.is_some())
    }

    fn len(&self) -> usize {
        Match::len(self)
    }

    fn events(&self, viewer: Viewer, from: usize) -> Vec<EventNote> {
        let mut again = self.back_before(from);
        let mut told = Vec::new();
        for (entry, (actor, action)) in self.actions().enumerate().skip(again.len()) {
            let events = again.commit(actor, action);
            if entry >= from && self.knows(viewer, entry) {
                told.extend(notes::<R>(entry, actor, &events));
            }
        }
        told
    }

    fn at(&self, entries: usize) -> Result<Box<dyn Table>, ReplayError> {
        let game = Match::replay(Arc::clone(&self.rules), self.record(), Some(entries))?;
        Ok(Box::new(game))
    }
}

/// A seat that does not exist at this table sees what spectators see.
fn at_table<R: Rules>(game: &Match<R>, viewer: Viewer) -> Viewer {
    match viewer {
        Viewer::Seat(seat) if seat.0 >= game.rules().seats() => Viewer::Spectator,
        Viewer::Seat(_) | Viewer::Spectator | Viewer::Everything => viewer,
    }
}

fn notes<R: Rules>(entry: usize, actor: Actor, events: &[R::Event]) -> Vec<EventNote> {
    let seat = match actor {
        Actor::Seat(seat) => Some(seat),
        Actor::Chance => None,
    };
    events.iter().map(|event| EventNote::new(entry, seat, event)).collect()
}
