//! Positions before the first round.

use engine::{Line, Seat};

use super::arrange::{EVENT_SAID, EVENTS_SAID, LEFT_SAID, SET_UP, TILES_SAID};
use crate::{rules::Orleans, scenarios::Scenario, state::State, step::Step};

impl Orleans {
    /// The steps of set-up from the one that an `ask` line names, or none if it names another one.
    pub(super) fn set_up_from(&self, phase: Step) -> Result<&'static [Step], String> {
        let steps = self.scenario.set_up;
        if let Some(at) = steps.iter().position(|&step| step == phase) {
            return Ok(&steps[at..]);
        }
        // A round may have such a step too.
        match phase.scenario().filter(|&scenario| scenario != self.scene()) {
            Some(scenario) => Err(Orleans::elsewhere(scenario)),
            None => Ok(&[]),
        }
    }

    /// Why set-up cannot begin with a phase of another scenario.
    fn elsewhere(scenario: Scenario) -> String {
        let phases = SET_UP.iter().filter(|word| scenario.phase(word).is_some());
        let phases: Vec<String> = phases.map(|word| format!("`ask {word}`")).collect();
        let verb = if phases.len() == 1 { "is" } else { "are" };
        format!("{} {verb} for the scenario `{scenario}`", phases.join(" and "))
    }

    /// A position before the first round. Tiles that are left are those that have been chosen already.
    pub(super) fn make_set_up_ready(
        &self,
        state: &mut State,
        notes: &[Step],
        steps: &[Step],
    ) -> Result<(), String> {
        if state.round > 0 || notes.contains(&EVENT_SAID) || notes.contains(&EVENTS_SAID) {
            return Err("before the first round there is no event; leave out `round` and `event`".to_owned());
        }
        for seat in Seat::all(self.seats) {
            let estate = &mut state.estates[seat];
            self.fill_estate(estate).map_err(|error| format!("{seat} {error}"))?;
            estate.citizens = 0;
        }
        self.count_goods(state)?;
        self.count_followers(state)?;
        self.count_technology(state)?;
        let said = state.citizens & LEFT_SAID != 0;
        state.citizens = if said { state.citizens & !LEFT_SAID } else { self.citizens };
        if !notes.contains(&TILES_SAID) {
            state.tiles = if self.scenario.picks_tiles { 0 } else { self.tiles };
        }
        self.audit_state(state)?;
        state.flow.then(Line::Main, self.scenario.round);
        state.flow.then(Line::Main, steps);
        engine::advance(self, state, &mut ());
        Ok(())
    }
}
