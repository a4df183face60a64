//! A game in progress.

use std::{fmt, sync::Arc};

use engine::{Actor, Outcome, Pending, Rules, Seat, SeatSet, Veil};

use crate::{
    Answers, Luck,
    luck::BadLuck,
    record::{Entry, Header, Record},
    refused::{Interruption, Refused, closest},
    station::Station,
};

/// A game in progress: rules, a state, and the record that reproduces the state.
///
/// It guards the rules: input from outside is checked here and nowhere else.
pub struct Match<R: Rules> {
    pub(crate) rules: Arc<R>,
    pub(crate) state: R::State,
    pub(crate) record: Record,
    pub(crate) done: Vec<Done<R::Action>>,
    /// The entries that not everyone knows yet, by number.
    pub(crate) hidden: Vec<usize>,
    /// Some positions of a little while ago.
    pub(crate) stations: Vec<Station<R::State>>,
}

/// What the match remembers about one entry in addition to its text.
#[derive(Clone, Copy)]
pub(crate) struct Done<A> {
    pub(crate) actor: Actor,
    pub(crate) action: A,
    /// What hides it from those who do not know it.
    pub(crate) veil: Option<Veil>,
    /// Who knows it by now.
    pub(crate) known: SeatSet,
    /// Who learned an earlier entry through this one.
    pub(crate) taught: SeatSet,
    /// Who else could have acted at that moment.
    pub(crate) asked: SeatSet,
}

impl<R: Rules> Clone for Match<R> {
    fn clone(&self) -> Match<R> {
        Match {
            rules: Arc::clone(&self.rules),
            state: self.state.clone(),
            record: self.record.clone(),
            done: self.done.clone(),
            hidden: self.hidden.clone(),
            stations: self.stations.clone(),
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
        Match {
            rules,
            state,
            record: Record::new(header),
            done: Vec::new(),
            hidden: Vec::new(),
            stations: Vec::new(),
        }
    }

    /// The rules being played.
    pub fn rules(&self) -> &R {
        &self.rules
    }

    /// The rules being played, to share.
    pub fn shared_rules(&self) -> Arc<R> {
        Arc::clone(&self.rules)
    }

    /// The position.
    pub fn state(&self) -> &R::State {
        &self.state
    }

    /// Everything that has happened, in full. [`Match::record_for`] gives the part a viewer may see.
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

    /// Everything that has happened, as actions.
    pub fn actions(&self) -> impl ExactSizeIterator<Item = (Actor, R::Action)> {
        self.done.iter().map(|done| (done.actor, done.action))
    }

    /// Who must act.
    pub fn pending(&self) -> Pending {
        self.rules.pending(&self.state)
    }

    /// How the game ended, once it is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.rules.outcome(&self.state)
    }

    /// Whether `seat` must act.
    pub fn is_asked(&self, seat: Seat) -> bool {
        self.answers(seat).is_asked()
    }

    /// What `seat` may ask about the position.
    pub fn answers(&self, seat: Seat) -> Answers<'_, R> {
        Answers::new(&*self.rules, &self.state, seat)
    }

    /// Everything `seat` may do now. Empty if it is not being asked anything.
    pub fn legal(&self, seat: Seat) -> Vec<R::Action> {
        self.answers(seat).legal()
    }

    /// Everything chance may do now, with weights. Empty if a seat must act.
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

    /// A seat does several things, in notation: all of them, or nothing.
    ///
    /// It has to be asked again after each of them, and must learn nothing on the way. Otherwise somebody could
    /// look at a secret and then have the whole list refused. Returns the events of each action.
    pub fn play_all(&mut self, seat: Seat, texts: &[impl AsRef<str>]) -> Result<Vec<Vec<R::Event>>, Refused> {
        if let [only] = texts {
            return Ok(vec![self.play(seat, only.as_ref())?]);
        }
        let mut after = self.clone();
        let mut events = Vec::new();
        for (index, text) in texts.iter().map(AsRef::as_ref).enumerate() {
            let number = index + 1;
            if index > 0
                && let Some(why) = after.interruption(seat)
            {
                return Err(Refused::Interrupted { number, text: text.to_owned(), why });
            }
            let in_list = |refused| Refused::InList { number, refused: Box::new(refused) };
            events.push(after.play(seat, text).map_err(in_list)?);
        }
        *self = after;
        Ok(events)
    }

    /// Why a seat cannot go on in the same list after its own last entry.
    fn interruption(&self, seat: Seat) -> Option<Interruption> {
        if self.done.last().is_some_and(|done| done.taught.contains(seat)) {
            return Some(Interruption::Secret);
        }
        match self.pending() {
            Pending::Seats(seats) if seats.contains(seat) => None,
            Pending::Seats(_) => Some(Interruption::Others),
            Pending::Chance => Some(Interruption::Chance),
            Pending::Over => Some(Interruption::Over),
        }
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
    /// If luck fails on the way, what chance did before that is kept.
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

    /// Carries out a legal action and records it.
    pub(crate) fn commit(&mut self, actor: Actor, action: R::Action) -> Vec<R::Event> {
        let mut events = Vec::new();
        let (veil, known) = self.audience(actor, action);
        let asked = match self.rules.pending(&self.state) {
            Pending::Seats(seats) => seats,
            Pending::Chance | Pending::Over => SeatSet::first(0),
        };
        self.rules.apply(&mut self.state, actor, action, &mut events);
        self.done.push(Done { actor, action, veil, known, taught: SeatSet::EMPTY, asked });
        self.lift_veils();
        self.record.push(Entry { actor, text: action.to_string() });
        self.pass();
        events
    }
}
