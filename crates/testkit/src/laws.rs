//! Checks the laws of the contract on one random game.

#[cfg(test)]
mod alone;
mod begun;
mod commute;
mod mirror;
mod outcome;
pub(crate) mod sampling;
mod secrets;
mod sketch;
mod twins;

use std::{collections::HashMap, sync::Arc};

use engine::{Actor, Audience, Config, Pending, Rng, Rules, Seat, SeatSet, Veil, Verdict, Viewer};
use play::{EventNote, Header, Match, Record, WITHHELD};

use crate::{
    borrowed::Borrowed,
    compare::written_uniquely,
    law::{Found, Law, Picker, Report},
    laws::{begun::Begun, mirror::Mirrors, sampling::Sampled},
    reasons::Vocabulary,
};

/// A game longer than this counts as endless.
const MOST_PLIES: usize = 20_000;

/// Costly laws are checked at every ply of the opening and at some plies after it.
const OPENING: usize = 48;

/// A random game that is being checked.
pub(crate) struct Trial<'a, R: Rules> {
    rules: &'a R,
    game: Match<Borrowed<'a, R>>,
    rng: Rng,
    /// How likely each action is, if not all are equally likely.
    picker: Option<Picker<'a, R>>,
    /// Some actions from earlier in the game, which are readable but usually illegal now, and their words.
    seen: Vocabulary,
    /// The keys of all draws, with the number of the entry.
    keys: HashMap<u64, usize>,
    /// Two draws with the same key.
    repeated: Option<[usize; 2]>,
    /// The last action we applied, in case it panics.
    trying: Option<(Actor, R::Action)>,
    /// How many redealt positions were examined further. Doing this for all of them would cost too much.
    examined: u32,
    /// How many pairs of twins were compared.
    twins: u32,
    /// The entries that not everyone knows yet.
    veiled: Vec<Veiled>,
    /// The game as each seat knows it.
    mirrors: Mirrors<'a, R>,
    /// The answers of several lines that are being made.
    begun: Begun,
}

/// An entry that not everyone knows yet.
struct Veiled {
    entry: usize,
    veil: Veil,
    /// The seats for which the rules have lifted the veil.
    lifted: SeatSet,
    /// The seats that know the entry.
    known: SeatSet,
}

impl<'a, R: Rules> Trial<'a, R> {
    pub(crate) fn new(rules: &'a R, seed: u64, picker: Option<Picker<'a, R>>) -> Trial<'a, R> {
        let header = Header::new("conform", 0, Config::seats(rules.seats()));
        let game = Match::new(Arc::new(Borrowed(rules)), header);
        Trial {
            rules,
            game,
            rng: Rng::new(seed),
            picker,
            seen: Vocabulary::default(),
            keys: HashMap::new(),
            repeated: None,
            trying: None,
            examined: 0,
            twins: 0,
            veiled: Vec::new(),
            mirrors: Mirrors::new(rules, seed),
            begun: Begun::new(seed),
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.game.len()
    }

    pub(crate) fn record(&self) -> String {
        self.game.record().to_string()
    }

    /// The last action we applied, to report with a panic.
    pub(crate) fn trying(&self) -> String {
        self.trying.map_or_else(String::new, |(actor, action)| format!("{actor} {action}"))
    }

    /// Plays to the end.
    pub(crate) fn run(&mut self, report: &mut Report, sampled: &mut Sampled) -> Found {
        loop {
            self.audit(report)?;
            match self.game.pending() {
                Pending::Over => return self.over(report),
                Pending::Chance => self.chance(report, sampled)?,
                Pending::Seats(seats) => self.decision(seats, report)?,
            }
            if self.len() >= MOST_PLIES {
                return Err((Law::Ends, format!("the game is not over after {MOST_PLIES} actions")));
            }
        }
    }

    /// Whether to check a costly law now: always in the opening, then once every `in_every` plies.
    fn now_and_then(&mut self, in_every: u32) -> bool {
        self.len() < OPENING || self.rng.below(in_every) == 0
    }

    /// Whether to check a law that reads the whole record now. Never in endless games.
    fn rarely(&mut self) -> bool {
        self.len() < 4096 && self.now_and_then(64)
    }

    fn audit(&mut self, report: &mut Report) -> Found {
        let state = self.game.state();
        self.rules.audit(state).map_err(|message| (Law::Audit, message))?;
        for (most, now) in report.headroom.iter_mut().zip(self.rules.headroom(state)) {
            *most = (most.0.max(now.0), now.1);
        }
        let over = self.game.pending() == Pending::Over;
        if self.rules.outcome(state).is_some() != over {
            let message = if over {
                "the game is over but has no outcome"
            } else {
                "there is an outcome before the game is over"
            };
            return Err((Law::Outcome, message.to_owned()));
        }
        Ok(())
    }

    /// Notes the key of a draw. Where there is only one outcome, it decides nothing.
    fn note_key(&mut self, outcomes: usize) {
        let (key, entry) = (self.rules.chance_key(self.game.state()), self.len() + 1);
        if outcomes > 1
            && let Some(before) = self.keys.insert(key, entry)
        {
            self.repeated = self.repeated.or(Some([before, entry]));
        }
    }

    /// No two draws had the same key. Only a game that has ended can show this: an endless one repeats itself
    /// anyway.
    fn keys_differ(&self) -> Found {
        let Some([one, two]) = self.repeated else { return Ok(()) };
        Err((Law::Keys, format!("the draws of entries {one} and {two} have the same key")))
    }

    fn chance(&mut self, report: &mut Report, sampled: &mut Sampled) -> Found {
        let mut outcomes = Vec::new();
        self.rules.outcomes(self.game.state(), &mut outcomes);
        self.note_key(outcomes.len());
        report.most_outcomes = report.most_outcomes.max(outcomes.len());
        if outcomes.is_empty() {
            return Err((Law::Weights, "chance must act but has no outcome".to_owned()));
        }
        if let Some((action, _)) = outcomes.iter().find(|&&(_, weight)| weight == 0) {
            return Err((Law::Weights, format!("outcome `{action}` has weight 0")));
        }
        if outcomes.iter().try_fold(0_u32, |sum, &(_, weight)| sum.checked_add(weight)).is_none() {
            return Err((Law::Weights, "the weights do not fit into 32 bits".to_owned()));
        }
        let actions: Vec<R::Action> = outcomes.iter().map(|&(action, _)| action).collect();
        if self.now_and_then(8) {
            written_uniquely(&actions)?;
        }
        sampled.draw(self.rules, self.game.state(), &outcomes)?;
        let action = self.rules.sample(self.game.state(), &mut self.rng, &mut Vec::new());
        if !actions.contains(&action) {
            return Err((Law::Sample, format!("`{action}` was sampled but is not an outcome")));
        }
        // Half of the draws ignore the weights, so that we see rare outcomes too.
        let action = if self.rng.below(2) == 0 { action } else { *self.rng.pick(&actions) };
        self.act(Actor::Chance, action, report)
    }

    fn decision(&mut self, seats: SeatSet, report: &mut Report) -> Found {
        if seats.is_empty() || seats.iter().any(|seat| seat.0 >= self.rules.seats()) {
            return Err((Law::SomebodyCanAct, format!("the seats that must act are {seats:?}")));
        }
        for seat in Seat::all(self.rules.seats()) {
            let asked = seats.contains(seat);
            if asked != self.rules.prompt(self.game.state(), seat).is_some() {
                let message =
                    if asked { "is asked without a prompt" } else { "has a prompt but is not asked" };
                return Err((Law::Prompt, format!("{seat} {message}")));
            }
            if asked || self.now_and_then(8) {
                self.secrets(seat, asked, report)?;
            }
        }
        self.mirrored(seats)?;
        self.sketched(seats)?;
        let all: Vec<Seat> = seats.iter().collect();
        if all.len() > 1 && self.now_and_then(2) {
            self.commute(&all, report)?;
        }
        let seat = *self.rng.pick(&all);
        let legal = self.legal(seat);
        report.most_legal = report.most_legal.max(legal.len());
        for &asked in &all {
            if asked != seat && self.legal(asked).is_empty() {
                return Err((Law::SomebodyCanAct, format!("{asked} is asked but has no legal action")));
            }
        }
        if legal.is_empty() {
            return Err((Law::SomebodyCanAct, format!("{seat} is asked but has no legal action")));
        }
        written_uniquely(&legal)?;
        if self.now_and_then(8) {
            self.refuse(seat, seats, &legal)?;
            self.applicable(seat, &legal)?;
        }
        let action = self.choose(&legal);
        self.remember(action);
        let before = self.game.state().clone();
        self.act(Actor::Seat(seat), action, report)?;
        if self.rarely() {
            self.withheld()?;
            self.undo(seat, action, &before)?;
        }
        Ok(())
    }

    /// Keeps some notation to try again later.
    fn remember(&mut self, action: R::Action) {
        if self.seen.actions().len() < 256 && self.rng.below(4) == 0 {
            self.seen.learn(&[action]);
        }
    }

    fn choose(&mut self, legal: &[R::Action]) -> R::Action {
        let Some(picker) = self.picker else { return *self.rng.pick(legal) };
        let weighed: Vec<_> = legal.iter().map(|&action| (action, picker(action).max(1))).collect();
        self.rng.weighted(&weighed)
    }

    /// Applies an action, and checks that applying it again gives the same result.
    fn act(&mut self, actor: Actor, action: R::Action, report: &mut Report) -> Found {
        let audience = self.rules.audience(self.game.state(), actor, action);
        if let Audience::Behind(..) = audience {
            self.twins(actor, action, report)?;
        }
        self.trying = Some((actor, action));
        let mut again = self.game.state().clone();
        self.rules.apply(&mut again, actor, action, &mut ());
        let entry = self.len();
        let events = self
            .game
            .enter(actor, &action.to_string())
            .map_err(|refused| (Law::Notation, format!("`{action}` is legal but refused: {refused}")))?;
        if again != *self.game.state() {
            let message = format!("`{actor} {action}` led to two different states");
            return Err((Law::Deterministic, message));
        }
        self.nobody_forgets(audience)?;
        if self.now_and_then(32) {
            for event in &events {
                // Making a note panics if the event cannot be written as JSON.
                let note = EventNote::new(entry, None, event);
                words::check_event(&note.clause, &note.json)
                    .map_err(|problem| (Law::Worded, format!("`{actor} {action}`: {problem}")))?;
            }
        }
        Ok(())
    }

    fn legal(&self, seat: Seat) -> Vec<R::Action> {
        let mut legal = Vec::new();
        self.rules.legal(self.game.state(), seat, &mut legal);
        legal
    }

    /// Any text that is not a legal action is refused and changes nothing.
    fn refuse(&mut self, seat: Seat, asked: SeatSet, legal: &[R::Action]) -> Found {
        let texts: Vec<String> = legal.iter().map(ToString::to_string).collect();
        let any = self.rng.pick(&texts).clone();
        let shorter = any.rsplit_once(' ').map_or("", |(start, _)| start).to_owned();
        let mut tries = vec![String::new(), WITHHELD.into(), "xyzzy".into(), format!("{any} x"), shorter];
        if !self.seen.actions().is_empty() {
            tries.extend((0..3).map(|_| self.rng.pick(self.seen.actions()).clone()));
        }
        let before = self.game.state().clone();
        let entries = self.len();
        for text in tries.iter().filter(|text| !texts.contains(text)) {
            let accepted = self.game.play(seat, text).is_ok();
            if accepted || *self.game.state() != before || self.len() != entries {
                let message = format!("`{text}` is not legal for {seat} and was not refused");
                return Err((Law::RestIsRefused, message));
            }
        }
        let idle = Seat::all(Seat::MAX).find(|&idle| !asked.contains(idle));
        if let Some(idle) = idle.filter(|&idle| self.game.play(idle, &any).is_ok()) {
            return Err((Law::RestIsRefused, format!("`{idle} {any}` was accepted out of turn")));
        }
        Ok(())
    }

    /// Every legal action can be applied, and the audit passes afterwards.
    fn applicable(&mut self, seat: Seat, legal: &[R::Action]) -> Found {
        const TRIED: usize = 32;
        let step = legal.len().div_ceil(TRIED).max(1);
        for &action in legal.iter().skip(self.rng.below(step as u32) as usize).step_by(step) {
            self.trying = Some((Actor::Seat(seat), action));
            let mut state = self.game.state().clone();
            self.rules.apply(&mut state, Actor::Seat(seat), action, &mut ());
            self.rules
                .audit(&state)
                .map_err(|message| (Law::Audit, format!("after `{seat} {action}`: {message}")))?;
        }
        Ok(())
    }

    /// Nobody else's record contains what the last action withheld.
    fn withheld(&self) -> Found {
        let Some(last) = self.len().checked_sub(1) else { return Ok(()) };
        let seats = Seat::all(self.rules.seats()).map(Viewer::Seat);
        for viewer in seats.chain([Viewer::Spectator]).filter(|&viewer| !self.game.knows(viewer, last)) {
            let record = self.game.record_for(viewer);
            if record.entries().last().is_none_or(|entry| entry.text != WITHHELD) {
                let message = format!("the record for {viewer:?} contains what it may not know");
                return Err((Law::Withheld, message));
            }
        }
        Ok(())
    }

    fn undo(&self, seat: Seat, action: R::Action, before: &R::State) -> Found {
        let mut game = self.game.clone();
        if game.undo(seat).is_err() {
            return Ok(());
        }
        if game.state() != before {
            return Err((Law::Undo, format!("`{seat} {action}` was not undone")));
        }
        self.mirrored_after(&game)
    }

    /// At the end there is a sound outcome, and the record reproduces the whole game.
    fn over(&mut self, report: &mut Report) -> Found {
        self.mirrored_to_the_end(report)?;
        report.sketches += self.begun.checked;
        self.keys_differ()?;
        let Some(outcome) = self.game.outcome() else {
            return Err((Law::Outcome, "the game is over but has no outcome".to_owned()));
        };
        let seats = self.rules.seats();
        let ranks: Vec<u8> = Seat::all(seats).map(|seat| outcome.ranks[seat]).collect();
        let best = u8::from(outcome.verdict == Verdict::Lost) + 1;
        if ranks.iter().min() != Some(&best) || ranks.iter().any(|rank| *rank >= best + seats) {
            return Err((Law::Outcome, format!("{:?}: the ranks are {ranks:?}", outcome.verdict)));
        }
        self.sides(&outcome)?;
        self.scores(&outcome)?;
        let printed = self.record();
        let read = Record::parse(&printed).map_err(|error| (Law::Record, error.to_string()))?;
        let again = Match::replay(self.game.shared_rules(), &read, None)
            .map_err(|error| (Law::Record, error.to_string()))?;
        if again.state() != self.game.state() || again.record() != self.game.record() {
            return Err((Law::Record, "replaying the record leads to another state".to_owned()));
        }
        for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Everything]) {
            let view = self.rules.view(self.game.state(), viewer);
            serde_json::to_value(view)
                .map_err(|error| (Law::Record, format!("a view cannot be written as JSON: {error}")))?;
        }
        Ok(())
    }
}
