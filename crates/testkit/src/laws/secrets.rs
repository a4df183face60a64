use engine::{Actor, Happening as _, Pending, Rng, Rules, Seat, Viewer};

use super::{MOST_PLIES, Trial};
use crate::{
    compare::{changed_lines, difference, same_set, sketches_alike},
    law::{Found, Law, Report},
};

/// The number of positions in a game whose redeals are played on and searched for the truth.
const EXAMINED: u32 = 3;

/// How many redeals must include the truth about one seat.
const REDEALS: u32 = 3000;

/// After one entry in this many, the answers of several lines that seats are making are compared.
const SKETCHED: usize = 4;

/// Where options meet, one position in this many is redealt for each seat.
const SPARSE: u32 = 12;

impl<R: Rules> Trial<'_, R> {
    /// Plays to the end and checks only the laws of secrets, of mirrors and of keys.
    pub(crate) fn run_for_secrets(&mut self, report: &mut Report) -> Found {
        // Deep in a game the truth is one of very many possibilities, and no redeal is likely to meet it.
        self.examined = EXAMINED;
        while self.len() < MOST_PLIES {
            let (actor, action) = match self.game.pending() {
                Pending::Over => {
                    self.mirrored_to_the_end(report)?;
                    return self.keys_differ();
                }
                Pending::Chance => {
                    let outcomes = self.game.outcomes();
                    self.note_key(outcomes.len());
                    (Actor::Chance, self.rng.weighted(&outcomes))
                }
                Pending::Seats(asked) => {
                    for seat in Seat::all(self.rules.seats()) {
                        if self.rng.below(SPARSE) == 0 {
                            self.secrets(seat, asked.contains(seat), report)?;
                        }
                    }
                    self.mirrored(asked)?;
                    let seat = *self.rng.pick(&asked.iter().collect::<Vec<_>>());
                    let action = self.choose(&self.legal(seat));
                    self.remember(action);
                    (Actor::Seat(seat), action)
                }
            };
            self.act(actor, action, report)?;
        }
        Err((Law::Ends, format!("the game is not over after {MOST_PLIES} actions")))
    }

    /// After a redeal, everything a seat may see must be the same as before.
    pub(super) fn secrets(&mut self, seat: Seat, asked: bool, report: &mut Report) -> Found {
        let state = self.game.state();
        let mut other = state.clone();
        let again = self.rng.clone();
        self.rules.redeal(&mut other, seat, &mut self.rng);
        report.redeals += 1;
        let secret = self.game.withheld_from(Viewer::Seat(seat)).next().is_some();
        if secret {
            report.secret_redeals += 1;
            report.changed_redeals += usize::from(other != *state);
        }
        if other == *state {
            return Ok(());
        }
        self.rules.audit(&other).map_err(|message| (Law::Audit, format!("after a redeal: {message}")))?;
        self.forgets(seat, again, &other)?;
        if self.rules.pending(&other) != self.rules.pending(state) {
            return Err((Law::Secrets, format!("who must act depends on what {seat} cannot know")));
        }
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            let (shown, would) = (self.rules.view(state, viewer), self.rules.view(&other, viewer));
            if shown != would {
                let whose = format!("the view of {viewer:?} depends on what {seat} cannot know");
                return Err((Law::Secrets, format!("{whose}:\n{}", changed_lines(&shown, &would))));
            }
        }
        if self.rules.prompt(state, seat) != self.rules.prompt(&other, seat) {
            return Err((Law::Secrets, format!("the prompt of {seat} depends on what it cannot know")));
        }
        for whose in Seat::all(self.rules.seats()) {
            if self.rules.projection(state, whose) != self.rules.projection(&other, whose) {
                let message = format!("the projected score of {whose} depends on what {seat} cannot know");
                return Err((Law::Secrets, message));
            }
        }
        if !secret {
            // The record alone leads to the state, so those who know every entry know the state.
            let message = format!("{seat} knows every entry, but a redeal changes the state");
            return Err((Law::Redeal, message));
        }
        if self.examined < EXAMINED && self.len() >= 2 * self.examined as usize {
            self.examined += 1;
            self.the_truth_is_possible(seat)?;
            self.play_on(&other)?;
            report.played_on += 1;
        }
        if asked { self.same_actions(seat, &other) } else { Ok(()) }
    }

    /// What a seat may do, why it may not do other things, how it says that it is done and what previews show must not
    /// depend on what it cannot know.
    fn same_actions(&self, seat: Seat, other: &R::State) -> Found {
        let legal = self.legal(seat);
        let mut would = Vec::new();
        self.rules.legal(other, seat, &mut would);
        if legal != would {
            let what = if same_set(&legal, &would) { "the order of what" } else { "what" };
            let message = format!("{what} {seat} may do depends on what it cannot know");
            return Err((Law::Secrets, format!("{message}:\n{}", difference(&legal, &would))));
        }
        if self.rules.finish(self.game.state(), seat) != self.rules.finish(other, seat) {
            let message = format!("how {seat} says that it is done depends on what it cannot know");
            return Err((Law::Secrets, message));
        }
        let tried = self.seen.to_ask_about(&legal, &mut Rng::new(self.len() as u64));
        if self.len().is_multiple_of(SKETCHED) {
            self.same_sketch(seat, other, &legal, &tried)?;
        }
        for action in tried {
            let reasons = [self.game.state(), other].map(|state| self.rules.explain(state, seat, action));
            if reasons[0] != reasons[1] {
                let message = format!("why {seat} may not do `{action}` depends on what it cannot know");
                return Err((Law::Secrets, format!("{message}: {reasons:?}")));
            }
        }
        self.previews(seat, other, &legal)
    }

    /// The answer of several lines that a seat is making must not depend on it either.
    fn same_sketch(&self, seat: Seat, other: &R::State, legal: &[R::Action], tried: &[R::Action]) -> Found {
        let wishes: Vec<R::Action> = legal.iter().step_by(4).chain(tried).copied().collect();
        let [truth, would] = [self.game.state(), other].map(|state| self.rules.sketch(state, seat, &wishes));
        let view = |look: &R::State| self.rules.view(look, Viewer::Seat(seat));
        sketches_alike::<R>(truth, would, &wishes, view).map_err(|differs| {
            (Law::Secrets, format!("what {seat} wishes for depends on what it cannot know: it {differs}"))
        })
    }

    /// What a redeal draws depends on the generator, not on what was hidden before: redealing a redealt state
    /// gives the same as redealing the true one.
    fn forgets(&self, seat: Seat, mut again: Rng, redealt: &R::State) -> Found {
        let mut twice = self.game.state().clone();
        self.rules.redeal(&mut twice, seat, &mut Rng::new(self.len() as u64));
        self.rules.redeal(&mut twice, seat, &mut again);
        if twice == *redealt {
            return Ok(());
        }
        Err((Law::Redeal, format!("what is redealt for {seat} depends on what it cannot know")))
    }

    /// The preview of a seat's actions must not depend on what the seat cannot know.
    fn previews(&self, seat: Seat, other: &R::State, legal: &[R::Action]) -> Found {
        match tells_more(self.rules, [self.game.state(), other], seat, legal) {
            Some(action) => {
                let message = format!("the preview of `{action}` depends on what {seat} cannot know");
                Err((Law::Secrets, message))
            }
            None => Ok(()),
        }
    }

    /// A seat that cannot know what another seat has must consider the truth possible.
    fn the_truth_is_possible(&mut self, seat: Seat) -> Found {
        let mut rng = Rng::new(self.len() as u64);
        let state = self.game.state();
        let mut unseen: Vec<(Seat, R::View)> = Seat::all(self.rules.seats())
            .filter(|&other| other != seat)
            .map(|other| (other, self.rules.view(state, Viewer::Seat(other))))
            .collect();
        for _ in 0..REDEALS {
            if unseen.is_empty() {
                return Ok(());
            }
            let mut redealt = state.clone();
            self.rules.redeal(&mut redealt, seat, &mut rng);
            unseen.retain(|(other, view)| self.rules.view(&redealt, Viewer::Seat(*other)) != *view);
        }
        match unseen.first() {
            Some((other, _)) => {
                let message = format!("{REDEALS} redeals for {seat} never gave {other} what it really has");
                Err((Law::Redeal, message))
            }
            None => Ok(()),
        }
    }

    /// A redealt position can be played to its end like any other.
    fn play_on(&mut self, redealt: &R::State) -> Found {
        let mut rng = Rng::new(self.len() as u64);
        let mut state = redealt.clone();
        let (mut legal, mut scratch) = (Vec::new(), Vec::new());
        for _ in 0..MOST_PLIES {
            let (actor, action) = match self.rules.pending(&state) {
                Pending::Over => return Ok(()),
                Pending::Chance => (Actor::Chance, self.rules.sample(&state, &mut rng, &mut scratch)),
                Pending::Seats(seats) => {
                    let all: Vec<Seat> = seats.iter().collect();
                    let seat = *rng.pick(&all);
                    legal.clear();
                    self.rules.legal(&state, seat, &mut legal);
                    if legal.is_empty() {
                        return Err((
                            Law::SomebodyCanAct,
                            format!("after a redeal {seat} ends up without a legal action"),
                        ));
                    }
                    (Actor::Seat(seat), *rng.pick(&legal))
                }
            };
            self.trying = Some((actor, action));
            self.rules.apply(&mut state, actor, action, &mut ());
            let audit = self.rules.audit(&state);
            audit.map_err(|message| {
                (Law::Audit, format!("after a redeal and `{actor} {action}`: {message}"))
            })?;
        }
        Err((Law::Ends, format!("after a redeal the game is not over after {MOST_PLIES} actions")))
    }
}

/// The first action whose preview is not the same in both states.
pub(super) fn tells_more<R: Rules>(
    rules: &R,
    states: [&R::State; 2],
    seat: Seat,
    legal: &[R::Action],
) -> Option<R::Action> {
    let told = |state: &R::State, action: R::Action| {
        let mut events = Vec::new();
        rules.preview(state, seat, action, &mut events);
        let change = |event: &R::Event| event.change().filter(|change| change.seat == seat);
        events.iter().filter_map(change).collect::<Vec<_>>()
    };
    let differs = |action: &&R::Action| told(states[0], **action) != told(states[1], **action);
    legal.iter().find(differs).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        laws::alone::alone,
        toy::{Mutant, Toy},
    };

    fn redealt(toy: &Toy) -> Found {
        let mut report = Report::default();
        alone(toy, |trial, asked| asked.iter().try_for_each(|seat| trial.secrets(seat, true, &mut report)))
    }

    #[test]
    fn redeals_alone_catch_every_answer_that_peeks() {
        for seats in 2..=4 {
            assert_eq!(redealt(&Toy::new(seats)), Ok(()));
            for (mutant, what) in [
                (Mutant::LeakingView, "the view of"),
                (Mutant::LeakingLegality, "what p"),
                (Mutant::LeakingPreview, "the preview of"),
                (Mutant::LeakingReasons, "why p"),
                (Mutant::LeakingFinish, "how p"),
                (Mutant::LeakingSketch, "what p"),
            ] {
                let toy = Toy::mutant(seats, mutant);
                let found = redealt(&if mutant == Mutant::LeakingSketch { toy.with_plans() } else { toy });
                let (law, told) = found.expect_err("the bug is caught");
                assert_eq!(law, Law::Secrets, "{mutant:?} with {seats} seats: {told}");
                assert!(told.starts_with(what), "{mutant:?} with {seats} seats: {told}");
            }
        }
    }
}
