//! What must be true in every position.

use engine::Seat;

use crate::{
    content::{BOXES, Bonus, Hex},
    rules::BurgundyDice,
    state::{Front, Player, State},
};

impl BurgundyDice {
    pub(crate) fn audit_state(&self, state: &State) -> Result<(), String> {
        if state.ticks > self.clock.boxes || state.round > BOXES || state.phase > 2 {
            return Err(format!(
                "phase {}, round {} and {} ticks are not possible together",
                state.phase, state.round, state.ticks
            ));
        }
        if state.claimed.iter().any(|&gone| gone > 2) {
            return Err(format!("more than two rewards of a colour are gone: {:?}", state.claimed));
        }
        for seat in Seat::all(self.seats) {
            self.audit_player(&state.players[seat]).map_err(|message| format!("{seat}: {message}"))?;
        }
        for idle in &state.players.0[self.seats as usize..] {
            if *idle != Player::default() {
                return Err("a seat that is not at the table has something".to_owned());
            }
        }
        Ok(())
    }

    fn audit_player(&self, player: &Player) -> Result<(), String> {
        let (phases, sources): (u16, u16) =
            (player.score(), player.sources.iter().map(|&points| u16::from(points)).sum());
        if phases != sources {
            return Err(format!("{phases} points by phase, but {sources} by source"));
        }
        for bonus in Bonus::ALL {
            let at = bonus.index();
            if player.checked[at] > player.circled[at] + player.green(bonus) {
                return Err(format!("more {} are checked off than circled", bonus.many()));
            }
            if player.circled[at] > self.circles[at] {
                return Err(format!("more {} are circled than there are circles", bonus.many()));
            }
        }
        self.audit_sheet(player)
    }

    /// Every number could have been written, and the masks match the numbers.
    fn audit_sheet(&self, player: &Player) -> Result<(), String> {
        let Some(castle) = player.castle else {
            return if player.front == Front::new(&self.duchy) {
                Ok(())
            } else {
                Err("hexes are marked without a start castle".to_owned())
            };
        };
        let mut front = Front::new(&self.duchy);
        front.found(castle);
        for hex in Hex::all().filter(|&hex| hex != castle) {
            match (player.number(hex), player.front.marked & hex.bit() != 0) {
                (Some(number), true) => front.mark(&self.duchy, hex, number),
                (None, false) => {}
                (number, marked) => return Err(format!("{hex} has {number:?}, marked is {marked}")),
            }
        }
        if front != player.front {
            return Err("the masks do not match the numbers".to_owned());
        }
        Ok(())
    }
}
