//! A game as one seat knows it.

use std::{error::Error, fmt, sync::Arc};

use engine::{Actor, Pending, Rng, Rules, Seat, Unreadable};

use crate::{
    Answers,
    record::{Entry, WITHHELD},
};

/// How often the hidden part of a position is dealt anew to make an entry fit.
const TRIES: u32 = 1000;

/// After how many entries a position is kept, and how many of them are tried where an entry does not fit.
const EVERY: usize = 32;
const BACK: usize = 4;

/// A game built from the record as one seat may read it, in which every `?` is filled with something that could have
/// happened.
///
/// What it holds of the others' secrets is made up. So it is asked only what depends on nothing that the seat cannot
/// know, and then it answers as the match does that has the whole record.
pub struct Mirror<R: Rules> {
    rules: Arc<R>,
    seat: Seat,
    /// The record as the seat was told it.
    told: Vec<Told<R::Action>>,
    /// A position after the first `at` entries. All of them, unless the mirror is lost.
    at: usize,
    state: R::State,
    lost: bool,
    /// Positions along the way, each after so many entries. The first one is the start.
    marks: Vec<(usize, R::State)>,
    rng: Rng,
    work: MirrorWork,
}

/// An entry as a seat was told it. It has no action while it is withheld.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Told<A> {
    actor: Actor,
    action: Option<A>,
}

/// What a mirror had to do to follow its record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MirrorWork {
    /// How many withheld entries it filled.
    pub fills: usize,
    /// How many entries fitted only after the hidden part had been dealt anew.
    pub fits: usize,
    /// How often it had to go back for an entry to fit.
    pub rebuilds: usize,
}

/// What a mirror was told fits no position that it can find.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lost {
    /// Which entry, counted from 1.
    pub entry: usize,
    /// What is wrong with it.
    pub reason: String,
}

impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "entry {}: {}", self.entry, self.reason)
    }
}

impl Error for Lost {}

impl<R: Rules> Mirror<R> {
    /// A mirror for a seat that has heard nothing yet. `luck` decides how secrets are filled.
    pub fn new(rules: Arc<R>, seat: Seat, luck: Rng) -> Mirror<R> {
        let state = rules.start();
        let (told, marks, work) = (Vec::new(), vec![(0, state.clone())], MirrorWork::default());
        Mirror { rules, seat, told, at: 0, state, lost: false, marks, rng: luck, work }
    }

    /// The record, as the seat may read it now, is the first `from` entries of what the mirror has heard, and then
    /// these. `from` lies before the end if an entry has come out, or was taken back.
    ///
    /// A mirror that is lost has no answers. It tries again from the start when it hears something.
    pub fn hear(&mut self, from: usize, entries: &[Entry]) -> Result<(), Lost> {
        let heard = self.read(from, entries).and_then(|told| {
            self.note(from, &told);
            self.follow()
        });
        self.lost = heard.is_err();
        heard
    }

    /// Builds it from the start once more, with other luck.
    pub fn again(&mut self) -> Result<(), Lost> {
        self.go_back(0);
        let built = self.follow();
        self.lost = built.is_err();
        built
    }

    /// Reads what it was told from an entry on.
    fn read(&self, from: usize, entries: &[Entry]) -> Result<Vec<Told<R::Action>>, Lost> {
        if from > self.told.len() {
            let reason = "the entries before it are missing".to_owned();
            return Err(Lost { entry: from + 1, reason });
        }
        let read = |(number, Entry { actor, text }): (usize, &Entry)| {
            let lost = |error: Unreadable| Lost { entry: number, reason: error.to_string() };
            let action = if text == WITHHELD { None } else { Some(text.parse().map_err(lost)?) };
            Ok(Told { actor: *actor, action })
        };
        (from + 1..).zip(entries).map(read).collect()
    }

    /// Replaces what it was told from an entry on, and goes back to where that has changed.
    fn note(&mut self, from: usize, told: &[Told<R::Action>]) {
        let same = told.iter().zip(&self.told[from..]).take_while(|(new, old)| new == old).count();
        let first = from + same;
        self.told.truncate(first);
        self.told.extend(&told[same..]);
        if first < self.at {
            let mark = self.marks.partition_point(|(at, _)| *at <= first) - 1;
            self.go_back(mark);
        }
    }

    /// Deals what the seat cannot know in the one way that the rules would deal it at the authority as well. Every
    /// answer is asked of this position.
    pub fn canonical(&mut self) {
        if !self.lost {
            self.rules.redeal(&mut self.state, self.seat, &mut Rng::new(0));
        }
    }

    /// What the seat may ask about the position. `None` while the mirror is lost.
    pub fn answers(&self) -> Option<Answers<'_, R>> {
        self.state().map(|state| Answers::new(&*self.rules, state, self.seat))
    }

    /// The position, with secrets that are made up. `None` while the mirror is lost.
    pub fn state(&self) -> Option<&R::State> {
        (!self.lost).then_some(&self.state)
    }

    /// The rules it plays by.
    pub fn rules(&self) -> &R {
        &self.rules
    }

    /// The seat whose game it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many entries it has heard.
    pub fn len(&self) -> usize {
        self.told.len()
    }

    /// Whether it has heard nothing yet.
    pub fn is_empty(&self) -> bool {
        self.told.is_empty()
    }

    /// What it had to do so far.
    pub fn work(&self) -> MirrorWork {
        self.work
    }

    /// Plays on to the end of what it was told. Where an entry does not fit, it tries other secrets from a mark on, and
    /// then from the marks before it.
    fn follow(&mut self) -> Result<(), Lost> {
        if self.play_on() {
            return Ok(());
        }
        let failed = self.at;
        let mut mark = self.marks.partition_point(|(at, _)| *at < failed);
        for _ in 0..BACK.min(mark) {
            mark -= 1;
            self.go_back(mark);
            self.redeal();
            self.work.rebuilds += 1;
            if self.play_on() {
                return Ok(());
            }
        }
        self.go_back(0);
        let Told { actor, action } = self.told[failed];
        let text = action.map_or_else(|| WITHHELD.to_owned(), |action| action.to_string());
        let reason = format!("`{actor} {text}` fits no position that {} can think possible", self.seat);
        Err(Lost { entry: failed + 1, reason })
    }

    /// Goes back to a mark and forgets those after it.
    fn go_back(&mut self, mark: usize) {
        self.marks.truncate(mark + 1);
        let (at, state) = &self.marks[mark];
        self.at = *at;
        self.state.clone_from(state);
    }

    /// Whether all entries fit, each in turn.
    fn play_on(&mut self) -> bool {
        while let Some(&told) = self.told.get(self.at) {
            let Some(action) = self.fit(told) else { return false };
            self.rules.apply(&mut self.state, told.actor, action, &mut ());
            self.at += 1;
            if self.at.is_multiple_of(EVERY) {
                self.marks.push((self.at, self.state.clone()));
            }
        }
        true
    }

    /// The action to enter next. An entry that is not possible here is made to fit by dealing the secrets before it anew:
    /// by the law of redeals, the truth is among them.
    fn fit(&mut self, told: Told<R::Action>) -> Option<R::Action> {
        // Who must act does not depend on secrets.
        let can_act = match (told.actor, self.rules.pending(&self.state)) {
            (Actor::Seat(seat), Pending::Seats(seats)) => seats.contains(seat),
            (Actor::Chance, Pending::Chance) => true,
            _ => false,
        };
        if !can_act {
            return None;
        }
        if let Some(action) = self.possible(told) {
            return Some(action);
        }
        for _ in 0..TRIES {
            self.redeal();
            if let Some(action) = self.possible(told) {
                self.work.fits += 1;
                return Some(action);
            }
        }
        None
    }

    /// What the seat was told, if that is possible here. For a withheld entry anything that would be withheld from the
    /// seat.
    fn possible(&mut self, told: Told<R::Action>) -> Option<R::Action> {
        let mut allowed = Vec::new();
        match told.actor {
            Actor::Seat(seat) => self.rules.legal(&self.state, seat, &mut allowed),
            Actor::Chance => {
                let mut outcomes = Vec::new();
                self.rules.outcomes(&self.state, &mut outcomes);
                allowed
                    .extend(outcomes.into_iter().filter(|&(_, weight)| weight > 0).map(|(action, _)| action));
            }
        }
        if let Some(action) = told.action {
            return allowed.contains(&action).then_some(action);
        }
        if told.actor == Actor::Seat(self.seat) {
            return None;
        }
        allowed.retain(|&action| !self.rules.audience(&self.state, told.actor, action).includes(self.seat));
        if allowed.is_empty() {
            return None;
        }
        self.work.fills += 1;
        Some(*self.rng.pick(&allowed))
    }

    fn redeal(&mut self) {
        self.rules.redeal(&mut self.state, self.seat, &mut self.rng);
    }
}

impl<R: Rules> Clone for Mirror<R> {
    fn clone(&self) -> Mirror<R> {
        Mirror {
            rules: Arc::clone(&self.rules),
            seat: self.seat,
            told: self.told.clone(),
            at: self.at,
            state: self.state.clone(),
            lost: self.lost,
            marks: self.marks.clone(),
            rng: self.rng.clone(),
            work: self.work,
        }
    }
}

impl<R: Rules> fmt::Debug for Mirror<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Mirror").field("seat", &self.seat).field("at", &self.at).finish_non_exhaustive()
    }
}
