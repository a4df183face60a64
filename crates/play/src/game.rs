//! A game in progress.

use std::{fmt, sync::Arc};

use engine::{Actor, Outcome, Pending, Rules, Seat, SeatSet, Viewer};

use crate::{
    Luck,
    luck::BadLuck,
    record::{Entry, Header, Record, WITHHELD},
    refused::{Refused, closest},
};

/// A game in progress: rules, a state, and the record that alone reproduces it.
///
/// It is the door to the rules: what comes from outside is checked here and nowhere else.
pub struct Match<R: Rules> {
    pub(crate) rules: Arc<R>,
    pub(crate) state: R::State,
    pub(crate) record: Record,
    pub(crate) done: Vec<Done<R::Action>>,
}

/// What the match remembers of one entry besides its text.
#[derive(Clone, Copy)]
pub(crate) struct Done<A> {
    pub(crate) actor: Actor,
    pub(crate) action: A,
    /// Who could know the action when it was made.
    pub(crate) audience: SeatSet,
    /// Who could have acted instead when it was made.
    pub(crate) asked: SeatSet,
    /// How many entries, counted from the first, everyone may know since this one was made.
    pub(crate) open: usize,
}

impl<R: Rules> Clone for Match<R> {
    fn clone(&self) -> Match<R> {
        Match {
            rules: Arc::clone(&self.rules),
            state: self.state.clone(),
            record: self.record.clone(),
            done: self.done.clone(),
        }
    }
}

impl<R: Rules> fmt::Debug for Match<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Match")
            .field("record", &self.record)
            .field("state", &self.state)
            .finish_non_exhaustive()
    }
}

impl<R: Rules> Match<R> {
    /// A game in which nothing has happened yet.
    pub fn new(rules: Arc<R>, header: Header) -> Match<R> {
        let state = rules.start();
        Match { rules, state, record: Record::new(header), done: Vec::new() }
    }

    /// What is played.
    pub fn rules(&self) -> &R {
        &self.rules
    }

    /// What is played, to be shared.
    pub fn shared_rules(&self) -> Arc<R> {
        Arc::clone(&self.rules)
    }

    /// The position.
    pub fn state(&self) -> &R::State {
        &self.state
    }

    /// Everything that happened, in full. What others may see is [`Match::record_for`].
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// How many entries the record has.
    pub fn len(&self) -> usize {
        self.done.len()
    }

    /// Whether nothing has happened yet.
    pub fn is_empty(&self) -> bool {
        self.done.is_empty()
    }

    /// Everything that happened as actions.
    pub fn actions(&self) -> impl ExactSizeIterator<Item = (Actor, R::Action)> {
        self.done.iter().map(|done| (done.actor, done.action))
    }

    /// Who has to act.
    pub fn pending(&self) -> Pending {
        self.rules.pending(&self.state)
    }

    /// How it ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.rules.outcome(&self.state)
    }

    /// Whether `seat` has to act.
    pub fn is_asked(&self, seat: Seat) -> bool {
        seat.0 < self.rules.seats() && matches!(self.pending(), Pending::Seats(seats) if seats.contains(seat))
    }

    /// Everything `seat` may do now; nothing if it has nothing to do.
    pub fn legal(&self, seat: Seat) -> Vec<R::Action> {
        let mut legal = Vec::new();
        if self.is_asked(seat) {
            self.rules.legal(&self.state, seat, &mut legal);
        }
        legal
    }

    /// Everything chance may do now with its weights; nothing if a seat must act.
    pub fn outcomes(&self) -> Vec<(R::Action, u32)> {
        let mut outcomes = Vec::new();
        if self.pending() == Pending::Chance {
            self.rules.outcomes(&self.state, &mut outcomes);
        }
        outcomes
    }

    /// A seat acts, in notation.
    pub fn play(&mut self, seat: Seat, text: &str) -> Result<Vec<R::Event>, Refused> {
        self.enter(Actor::Seat(seat), text)
    }

    /// A seat or chance acts, in notation.
    pub fn enter(&mut self, actor: Actor, text: &str) -> Result<Vec<R::Event>, Refused> {
        self.check_turn(actor)?;
        let action = text.parse::<R::Action>().map_err(Refused::Unreadable)?;
        self.act(actor, action)
    }

    /// A seat or chance acts.
    pub fn act(&mut self, actor: Actor, action: R::Action) -> Result<Vec<R::Event>, Refused> {
        self.check_turn(actor)?;
        if !self.allowed(actor).contains(&action) {
            return Err(self.illegal(actor, action));
        }
        Ok(self.commit(actor, action))
    }

    /// Lets chance act until a seat must or the game is over.
    ///
    /// If luck fails on the way, what chance did before that stays done.
    pub fn settle(&mut self, luck: &mut dyn Luck<R::Action>) -> Result<Vec<R::Event>, BadLuck> {
        let mut events = Vec::new();
        let mut outcomes = Vec::new();
        while self.pending() == Pending::Chance {
            outcomes.clear();
            self.rules.outcomes(&self.state, &mut outcomes);
            let action = luck.pick(self.rules.chance_key(&self.state), &outcomes)?;
            events.extend(self.commit(Actor::Chance, action));
        }
        Ok(events)
    }

    /// The record as `viewer` may read it now: what is withheld is written `?`.
    pub fn record_for(&self, viewer: Viewer) -> Record {
        let mut record = Record::new(self.record.header.clone());
        for (index, entry) in self.record.entries().enumerate() {
            let text = if self.knows(viewer, index) { &entry.text } else { WITHHELD };
            record.push(Entry { actor: entry.actor, text: text.to_owned() });
        }
        record
    }

    /// Whether `viewer` may know the entry numbered `index` (from 0) now.
    ///
    /// An entry withheld by [`Rules::audience`] is known to all once [`Rules::revealed`] has said so.
    pub fn knows(&self, viewer: Viewer, index: usize) -> bool {
        let Some(done) = self.done.get(index) else { return false };
        let open = self.done.last().map_or(0, |last| last.open);
        index < open
            || match viewer {
                Viewer::Everything => true,
                Viewer::Seat(seat) => done.actor == Actor::Seat(seat) || done.audience.contains(seat),
                Viewer::Spectator => Seat::all(self.rules.seats()).all(|seat| done.audience.contains(seat)),
            }
    }

    /// What `actor` may do now.
    pub(crate) fn allowed(&self, actor: Actor) -> Vec<R::Action> {
        match actor {
            Actor::Seat(seat) => self.legal(seat),
            Actor::Chance => {
                let possible = self.outcomes().into_iter().filter(|&(_, weight)| weight > 0);
                possible.map(|(action, _)| action).collect()
            }
        }
    }

    /// Refuses an actor who has nothing to do.
    pub(crate) fn check_turn(&self, actor: Actor) -> Result<(), Refused> {
        let seats = self.rules.seats();
        match (actor, self.pending()) {
            (Actor::Seat(seat), _) if seat.0 >= seats => Err(Refused::NoSuchSeat { seat, seats }),
            (_, Pending::Over) => Err(Refused::Over),
            (Actor::Seat(seat), Pending::Seats(asked)) if asked.contains(seat) => Ok(()),
            (Actor::Chance, Pending::Chance) => Ok(()),
            (_, pending) => Err(Refused::NotYourTurn { actor, pending }),
        }
    }

    fn illegal(&self, actor: Actor, action: R::Action) -> Refused {
        let text = action.to_string();
        let allowed = self.allowed(actor).into_iter().map(|action| action.to_string());
        let (asked, reason) = match actor {
            Actor::Seat(seat) => (
                self.rules.prompt(&self.state, seat).map(|prompt| prompt.to_string()),
                self.rules.explain(&self.state, seat, action),
            ),
            Actor::Chance => (None, None),
        };
        Refused::Illegal { closest: closest(&text, allowed), text, asked, reason: reason.map(Box::new) }
    }

    /// Makes an allowed action happen and writes it down.
    pub(crate) fn commit(&mut self, actor: Actor, action: R::Action) -> Vec<R::Event> {
        let mut events = Vec::new();
        let audience = self.rules.audience(&self.state, actor, action);
        let asked = match self.rules.pending(&self.state) {
            Pending::Seats(seats) => seats,
            Pending::Chance | Pending::Over => SeatSet::first(0),
        };
        self.rules.apply(&mut self.state, actor, action, &mut events);
        let before = self.done.last().map_or(0, |last| last.open);
        let open = if self.rules.revealed(&self.state) { self.done.len() + 1 } else { before };
        self.done.push(Done { actor, action, audience, asked, open });
        self.record.push(Entry { actor, text: action.to_string() });
        events
    }
}
