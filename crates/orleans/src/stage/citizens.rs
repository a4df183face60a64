//! Where the citizens are.

use engine::Seat;

use super::{UNSAID, arrange::LEFT_SAID};
use crate::{content::Citizen, rules::Orleans, state::State};

impl Orleans {
    /// Citizens that are neither left nor with a seat belong to the last seat whose number was not given.
    pub(super) fn count_citizens(&self, state: &mut State) -> Result<(), String> {
        let said = state.citizens & LEFT_SAID != 0;
        state.citizens &= !LEFT_SAID;
        if self.scenario.chosen_citizens > 0 {
            return self.count_chosen(state, said);
        }
        let mut held = u32::from(state.city.citizens);
        let mut open = None;
        for seat in Seat::all(self.seats) {
            match &mut state.estates[seat].citizens {
                citizens if *citizens == UNSAID => {
                    *citizens = 0;
                    open = Some(seat);
                }
                citizens => held += u32::from(*citizens),
            }
        }
        // Those that are missing from the supply are with the seats, if the seats have that many.
        let bought = held.min(state.lost_citizens.into());
        state.lost_citizens -= bought as u8;
        held -= bought;
        let all = self.citizens.count_ones();
        if held > all {
            return Err(format!("there are only {all} citizens"));
        }
        if !said {
            // Citizens without a name come from the deeds, starting with the last one.
            let laid = Citizen::in_mask(self.citizens).collect::<Vec<_>>();
            let spare = laid.into_iter().rev().filter(|&citizen| citizen != Citizen::Stations);
            for citizen in spare.chain([Citizen::Stations]) {
                if all - state.citizens.count_ones() < held {
                    state.citizens &= !citizen.bit();
                }
            }
        }
        let taken = all - state.citizens.count_ones();
        match open {
            Some(seat) if taken > held => state.estates[seat].citizens = (taken - held) as u8,
            _ if taken != held => {
                return Err(format!("{taken} citizens are not left, but the seats have {held}"));
            }
            _ => {}
        }
        Ok(())
    }

    /// Some of the spaces that the player may choose have a citizen: those that are named, then the
    /// first ones. If a line says which are left, the others have left the game.
    fn count_chosen(&self, state: &mut State, said: bool) -> Result<(), String> {
        let estate = &mut state.estates[Seat(0)];
        let (spots, count) = (self.scenario.citizen_spots, self.scenario.chosen_citizens);
        let all = self.citizens.count_ones() + count;
        let named = (self.citizens | spots) & !state.citizens;
        if !said {
            let mut chosen = named & spots;
            for citizen in Citizen::in_mask(spots & !named) {
                if chosen.count_ones() < count {
                    chosen |= citizen.bit();
                }
            }
            state.citizens = (self.citizens | chosen) & !named;
        }
        if estate.citizens == UNSAID {
            estate.citizens = 0;
        }
        let held = u32::from(estate.citizens);
        // Citizens without a name come from the last spaces on.
        while !said && state.citizens != 0 && state.citizens.count_ones() + held > all {
            state.citizens &= !(1 << state.citizens.ilog2());
        }
        let lost = all.checked_sub(state.citizens.count_ones() + held);
        state.lost_citizens = lost.ok_or_else(|| format!("there are only {all} citizens"))? as u8;
        Ok(())
    }
}
