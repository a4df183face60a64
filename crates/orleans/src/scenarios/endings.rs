//! How the Duel and the solo scenarios end.

use engine::{Line, Next, Outcome, Seat, Sink, Verdict};

use super::{Scenario, worth::worth};
use crate::{
    audit::check,
    event::Event,
    rules::Orleans,
    state::{End, State},
    step::Step,
};

impl Orleans {
    /// r[orleans.duel.goal] Whether somebody has completed everything, or the last round is over.
    pub(super) fn end_duel_round(&self, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
        if Seat::all(self.seats).any(|seat| self.all_objectives(state, seat)) {
            Orleans::finish_game(state, End::Objectives, "orleans.duel.goal", sink);
            return true;
        }
        self.end_last_round(state, sink)
    }

    /// r[orleans.duel.end] When all have passed, objectives come before the event. True if the game is over.
    pub(crate) fn ends_before_event(&self, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
        let met = self.objectives_first && Seat::all(self.seats).any(|seat| self.all_objectives(state, seat));
        if met {
            Orleans::finish_game(state, End::Objectives, "orleans.duel.end", sink);
        }
        met
    }

    /// After the last round, a seat that plays alone has not won.
    pub(super) fn end_last_round(&self, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
        let last = state.round == self.rounds;
        if last {
            Orleans::finish_game(state, End::Rounds, self.scenario.end_clause, sink);
        }
        last
    }

    /// Objectives, and how the game has ended.
    pub(super) fn audit_objectives(&self, state: &State) -> Result<(), String> {
        let known = self.scenario.objectives.iter().fold(0, |all, objective| all | objective.bit());
        for seat in Seat::all(self.seats) {
            let done = state.estates[seat].objectives;
            check(done & !known == 0, || format!("{seat} has met an objective of another scenario"))?;
            let alone = self.seats == 1 && known != 0;
            let won = state.end == End::Objectives;
            check(!alone || won == (done == known), || "the game goes on after it is won".to_owned())?;
        }
        let goal = self.goal > 0 && state.estates[Seat(0)].citizens >= self.goal;
        let over = state.flow.next() == Next::Over;
        check(!over || self.goal == 0 || goal == (state.end == End::Objectives), || {
            "the citizens do not decide".to_owned()
        })?;
        let unpaid = state.end == End::Unpaid;
        check(unpaid != state.fallen.is_empty(), || "somebody has fallen, or nobody".to_owned())?;
        check(over || state.end == End::Open, || "the game goes on after its end".to_owned())?;
        let drawing = |step: &Step| matches!(step, Step::Vierzon(_));
        let lane = state.flow.frames(Line::Lane(Seat(0)));
        check(state.safe.is_empty() || lane.iter().any(drawing), || "nobody is banished now".to_owned())
    }

    /// How a scenario in which points do not count has ended. `None` where they do.
    pub(crate) fn scenario_result(&self, state: &State) -> Option<Outcome> {
        match self.scenario.scenario {
            Scenario::Duel => Some(self.duel_result(state)),
            Scenario::Dignitary | Scenario::Vierzon | Scenario::Salesman => Some(self.solo_result(state)),
            Scenario::Invasion => Some(self.result_together(state)),
            Scenario::Base | Scenario::Prosperity => None,
        }
    }

    /// What counts instead of points: objectives completed, or citizens.
    pub(crate) fn achieved(&self, state: &State, seat: Seat) -> Option<u16> {
        match self.scenario.scenario {
            Scenario::Duel | Scenario::Vierzon | Scenario::Salesman => {
                Some(self.objectives_done(state, seat).into())
            }
            Scenario::Dignitary => Some(state.estates[seat].citizens.into()),
            Scenario::Invasion => Some(self.objectives_met(state).0.into()),
            Scenario::Base | Scenario::Prosperity => None,
        }
    }

    /// What `Orleans::achieved` counts, for people.
    pub fn counted(&self) -> Option<&'static str> {
        match self.scenario.scenario {
            Scenario::Duel | Scenario::Vierzon | Scenario::Salesman | Scenario::Invasion => {
                Some("objectives met")
            }
            Scenario::Dignitary => Some("citizens"),
            Scenario::Base | Scenario::Prosperity => None,
        }
    }

    fn solo_result(&self, state: &State) -> Outcome {
        let won = state.end == End::Objectives;
        let mut outcome = Outcome::new(if won { Verdict::Won } else { Verdict::Lost });
        let seat = Seat(0);
        let achieved = self.achieved(state, seat).unwrap_or(0);
        outcome.place(seat, if won { 1 } else { 2 }, achieved as i16);
        outcome
    }

    /// A seat that could not pay has lost. Then objectives count, then goods, then coins.
    /// r[orleans.duel.tie-goods] r[orleans.duel.tie-coins] r[orleans.duel.tie-shared] r[orleans.duel.nobody]
    fn duel_result(&self, state: &State) -> Outcome {
        let key = |seat: Seat| {
            let estate = &state.estates[seat];
            let unpaid = state.end == End::Unpaid;
            // If both could not pay, it is a draw.
            let rest = (self.objectives_done(state, seat), worth(estate), estate.coins);
            (!state.fallen.contains(seat), if unpaid { Default::default() } else { rest })
        };
        let mut outcome = Outcome::new(Verdict::Ranked);
        for seat in Seat::all(self.seats) {
            let better = Seat::all(self.seats).filter(|&other| key(other) > key(seat)).count();
            outcome.place(seat, better as u8 + 1, self.objectives_done(state, seat).into());
        }
        outcome
    }
}
