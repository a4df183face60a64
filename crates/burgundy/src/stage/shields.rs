//! `given` lines about shields.

use engine::Seat;

use super::{PLAYER, numbered, possible::wrong_form, read};
use crate::{
    content::{CASTLES, DEPOT_SHIELDS, Kind, Shield, Space},
    rules::Burgundy,
    state::State,
};

pub(super) fn arrange_depot_shields(state: &mut State, depot: &str, shields: &[&str]) -> Result<(), String> {
    let depot = numbered(depot)?;
    if shields.len() > DEPOT_SHIELDS {
        return Err(format!("a depot has at most {DEPOT_SHIELDS} shields"));
    }
    let mut laid: Vec<Shield> = shields.iter().map(|word| read(word)).collect::<Result<_, _>>()?;
    laid.sort_unstable();
    for (place, shield) in state.depot_shields[depot.index()].iter_mut().zip(laid) {
        *place = Some(shield);
    }
    Ok(())
}

impl Burgundy {
    pub(super) fn arrange_shields(
        &self,
        state: &mut State,
        seat: Seat,
        words: &[&str],
    ) -> Result<(), String> {
        match *words {
            ["shield", space, shield] => {
                let space: Space = read(space)?;
                let board = self.placed_board(state, seat)?;
                let mut castles = board.list(board.of_kind[Kind::Castle.index()]).take(CASTLES);
                let castle = castles
                    .position(|other| other == space)
                    .ok_or_else(|| format!("{space} of duchy {} is not a castle space", board.duchy))?;
                state.estates[seat].shields[castle] = Some(read(shield)?);
            }
            ["named", other] => {
                let other = self.seat(other)?;
                if other == seat {
                    return Err(format!("{seat} names another player"));
                }
                state.named = Some(other);
            }
            _ => return Err(wrong_form(words, PLAYER)),
        }
        Ok(())
    }

    /// Works out what the shields change, now that all of them are known.
    pub(super) fn ready_shields(&self, state: &mut State) -> Result<(), String> {
        if !self.has_shields() {
            return Ok(());
        }
        for seat in self.owners() {
            self.refresh(state, seat);
        }
        if state.named.is_some() && self.copier(state).is_none() {
            return Err("only the seat with shield 6 names a player".to_owned());
        }
        Ok(())
    }
}
