//! The position in which a scenario plays.

use std::fmt::Write as _;

use engine::{Actor, Happening, Pending, Rng, Seat, Stage, counted};

use play::EventNote;

use crate::{forms::can_begin, words::Words};

/// The index of the wrong word, and what is wrong.
pub(crate) type Wrong = (usize, String);

/// A position with what led to it since the last `then` block.
pub(crate) struct Position<'a, R: Stage> {
    pub(crate) rules: &'a R,
    pub(crate) state: R::State,
    /// The state before the preceding `play` block.
    pub(crate) before: R::State,
    /// What happened in it.
    pub(crate) events: Vec<R::Event>,
}

impl<R: Stage> Clone for Position<'_, R> {
    fn clone(&self) -> Self {
        let Position { rules, state, before, events } = self;
        Position { rules, state: state.clone(), before: before.clone(), events: events.clone() }
    }
}

impl<'a, R: Stage> Position<'a, R> {
    pub(crate) fn new(rules: &'a R, state: R::State) -> Position<'a, R> {
        Position { rules, before: state.clone(), state, events: Vec::new() }
    }

    /// A `play` block begins.
    pub(crate) fn begin(&mut self) {
        self.before = self.state.clone();
        self.events.clear();
    }

    /// What a seat may do now. Empty if it is not being asked.
    pub(crate) fn legal(&self, seat: Seat) -> Vec<R::Action> {
        let mut legal = Vec::new();
        if matches!(self.rules.pending(&self.state), Pending::Seats(seats) if seats.contains(seat)) {
            self.rules.legal(&self.state, seat, &mut legal);
        }
        legal
    }

    pub(crate) fn outcomes(&self) -> Vec<(R::Action, u32)> {
        let mut outcomes = Vec::new();
        if self.rules.pending(&self.state) == Pending::Chance {
            self.rules.outcomes(&self.state, &mut outcomes);
        }
        outcomes
    }

    /// The seat a word names.
    pub(crate) fn seat(&self, words: &Words, index: usize) -> Result<Seat, Wrong> {
        self.seat_named(words.word(index), index)
    }

    fn seat_named(&self, word: &str, index: usize) -> Result<Seat, Wrong> {
        if word.is_empty() {
            return Err((index, "write a seat here, such as p1".to_owned()));
        }
        let seat: Seat = word.parse().map_err(|error| (index, format!("{error}")))?;
        if seat.0 >= self.rules.seats() {
            return Err((
                index,
                format!(
                    "there is no {seat} at this table; it has {}",
                    counted(self.rules.seats().into(), "seat")
                ),
            ));
        }
        Ok(seat)
    }

    /// The seat a word names, or chance for `*`.
    pub(crate) fn actor(&self, word: &str, index: usize) -> Result<Actor, Wrong> {
        if word == "*" { Ok(Actor::Chance) } else { self.seat_named(word, index).map(Actor::Seat) }
    }

    /// What a seat or chance may do now.
    pub(crate) fn possible(&self, actor: Actor) -> Vec<R::Action> {
        match actor {
            Actor::Seat(seat) => self.legal(seat),
            Actor::Chance => self.outcomes().into_iter().map(|(action, _)| action).collect(),
        }
    }

    /// The action written from word `index` on. It must be one that the actor can take at some point. A
    /// misspelt action, or somebody else's, would be illegal for the wrong reason.
    pub(crate) fn action(&self, actor: Actor, words: &Words, index: usize) -> Result<R::Action, Wrong> {
        let text = words.from(index);
        if text.is_empty() {
            return Err((index, "write an action in notation here".to_owned()));
        }
        let action: R::Action = text.parse().map_err(|error: engine::Unreadable| {
            let message = error.to_string();
            (words.blamed(index, &message), message)
        })?;
        let written = action.to_string();
        can_begin(self.rules, actor, &written.split_whitespace().collect::<Vec<_>>())
            .map_err(|(_, message)| (words.blamed(index, &message), message))?;
        Ok(action)
    }

    /// Runs one line of a `play` block.
    pub(crate) fn play(&mut self, words: &Words) -> Result<(), Wrong> {
        match words.word(0) {
            "refuse:" => {
                let (words, _) = words.without_clauses()?;
                let actor = self.actor(words.word(1), 1)?;
                let action = self.action(actor, &words, 2)?;
                if self.possible(actor).contains(&action) {
                    return Err((0, format!("`{}` should be refused, but is legal", words.from(1))));
                }
                Ok(())
            }
            "unreadable:" => {
                let (words, _) = words.without_clauses()?;
                self.actor(words.word(1), 1)?;
                match words.from(2).parse::<R::Action>() {
                    Ok(action) => {
                        Err((2, format!("`{action}` is readable; use `refuse:` if it is only illegal")))
                    }
                    Err(_) => Ok(()),
                }
            }
            "*" if words.word(1) == "any" && words.len() == 2 => self.settle(),
            "*" => {
                let possible: Vec<R::Action> = self.outcomes().iter().map(|&(action, _)| action).collect();
                if possible.is_empty() {
                    return Err((0, format!("chance has nothing to do; {}", self.waiting())));
                }
                let action = self.action(Actor::Chance, words, 1)?;
                if !possible.contains(&action) {
                    let message = format!("chance cannot do `{action}`; possible:\n{}", listed(&possible));
                    return Err((1, message));
                }
                self.apply(Actor::Chance, action)
            }
            word if word.ends_with(':') => {
                Err((0, format!("there is no line `{word}` here; use refuse: or unreadable:")))
            }
            _ => {
                let seat = self.seat(words, 0)?;
                let legal = self.legal(seat);
                if legal.is_empty() {
                    return Err((0, format!("{seat} has nothing to do; {}", self.waiting())));
                }
                let action = self.action(Actor::Seat(seat), words, 1)?;
                if !legal.contains(&action) {
                    return Err((1, format!("`{action}` is not legal; legal:\n{}", listed(&legal))));
                }
                self.apply(Actor::Seat(seat), action)
            }
        }
    }

    fn settle(&mut self) -> Result<(), Wrong> {
        let mut rng = Rng::new(0);
        if self.outcomes().is_empty() {
            return Err((0, format!("chance has nothing to do; {}", self.waiting())));
        }
        // A limit, because the rules under test may let chance act forever.
        for _ in 0..10_000 {
            let outcomes = self.outcomes();
            if outcomes.is_empty() {
                return Ok(());
            }
            let action = rng.weighted(&outcomes);
            self.apply(Actor::Chance, action)?;
        }
        Err((0, "chance acts without end".to_owned()))
    }

    fn apply(&mut self, actor: Actor, action: R::Action) -> Result<(), Wrong> {
        self.rules.apply(&mut self.state, actor, action, &mut self.events);
        // An arranged position may turn out to be impossible only later.
        let audit = self.rules.audit(&self.state);
        audit.map_err(|message| (0, format!("`{actor} {action}` leads to an impossible position: {message}")))
    }

    /// Who must act, for a message.
    pub(crate) fn waiting(&self) -> String {
        match self.rules.pending(&self.state) {
            Pending::Over => "the game is over".to_owned(),
            Pending::Chance => {
                let possible: Vec<R::Action> = self.outcomes().iter().map(|&(action, _)| action).collect();
                format!("chance must act, `* any` or one of:\n{}", listed(&possible))
            }
            Pending::Seats(seats) => {
                let mut text = "asked:".to_owned();
                for seat in seats.iter() {
                    let prompt = self.rules.prompt(&self.state, seat);
                    let prompt = prompt.map(|prompt| prompt.to_string()).unwrap_or_default();
                    let _ = write!(text, " {seat} ({prompt})");
                }
                text
            }
        }
    }
}

/// Lists actions for a message, one per line.
pub(crate) fn listed<A: ToString>(actions: &[A]) -> String {
    const SHOWN: usize = 40;
    let mut lines: Vec<String> =
        actions.iter().take(SHOWN).map(|action| format!("  {}", action.to_string())).collect();
    if actions.len() > SHOWN {
        lines.push(format!("  and {} more", actions.len() - SHOWN));
    }
    if lines.is_empty() {
        lines.push("  nothing".to_owned());
    }
    lines.join("\n")
}

/// Compares two lists in any order, and says what is missing and what is extra.
pub(crate) fn compare_sets(expected: &[String], found: &[String]) -> Result<(), String> {
    let missing: Vec<&String> = expected.iter().filter(|text| !found.contains(text)).collect();
    let extra: Vec<&String> = found.iter().filter(|text| !expected.contains(text)).collect();
    if missing.is_empty() && extra.is_empty() {
        return Ok(());
    }
    let mut message = String::from("these are not exactly the possible ones");
    if !missing.is_empty() {
        let _ = write!(message, "\nexpected but impossible:\n{}", listed(&missing));
    }
    if !extra.is_empty() {
        let _ = write!(message, "\npossible but not expected:\n{}", listed(&extra));
    }
    Err(message)
}

/// Lists events for a message, each with its clause.
pub(crate) fn told<E: Happening>(events: &[E]) -> String {
    let notes = events.iter().map(|event| EventNote::new(0, None, event));
    let lines: Vec<String> = notes.map(|note| format!("{} r[{}]", note.text, note.clause)).collect();
    listed(&lines)
}
