//! One law by itself, to prove that it catches a bug that another law would have caught first.

use engine::{Actor, Pending, Rules, SeatSet};

use super::Trial;
use crate::law::Found;

/// Plays random games and checks nothing but this, whenever seats are asked.
pub(super) fn alone<'a, R: Rules>(
    rules: &'a R,
    mut check: impl FnMut(&mut Trial<'a, R>, SeatSet) -> Found,
) -> Found {
    for seed in 0..50 {
        let mut trial = Trial::new(rules, seed, None);
        loop {
            let (actor, action) = match trial.game.pending() {
                Pending::Over => break,
                Pending::Chance => (Actor::Chance, trial.rng.weighted(&trial.game.outcomes())),
                Pending::Seats(asked) => {
                    check(&mut trial, asked)?;
                    let seat = *trial.rng.pick(&asked.iter().collect::<Vec<_>>());
                    let action = trial.choose(&trial.legal(seat));
                    trial.remember(action);
                    (Actor::Seat(seat), action)
                }
            };
            trial.game.act(actor, action).expect("the action is legal");
        }
    }
    Ok(())
}
