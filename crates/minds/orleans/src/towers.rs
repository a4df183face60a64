//! Invasion: who builds which tower.

use ::orleans::{
    Estate, Orleans, State, bits,
    content::{Citizen, Town},
    scenarios::invasion::{Measure, TOWER_TOWNS},
};
use engine::Seat;

use super::{aim::Aim, partners::lonely_mayor, steps::distances, team::Team, weights::Price};

const SEATS: usize = 5;

impl Team<'_> {
    /// Towers, and the pull of the towns that need one. Those near another merchant are left to that seat.
    pub(super) fn fill_towers(
        &mut self,
        rules: &Orleans,
        state: &State,
        seat: Seat,
        me: &Estate,
        aim: &mut Aim<'_>,
    ) {
        let open = TOWER_TOWNS & !self.towers;
        let given = (TOWER_TOWNS & state.city.towers).count_ones() as u16;
        let built = (TOWER_TOWNS & self.towers).count_ones() as u16 - given;
        let worth = self.priced(Price::Tower, built, TOWER_TOWNS.count_ones() as u16 - given);
        for &town in Town::ALL.iter().filter(|town| open & town.bit() != 0) {
            self.station[town.index()] += worth;
        }
        let mut own = [0.0; Town::COUNT];
        rules.personal(state, seat, &mut |measure, have, need| {
            let town = match measure {
                Measure::StationLoches => Town::Loches,
                Measure::StationChateaudun => Town::Chateaudun,
                Measure::StationChateauroux => Town::Chateauroux,
                Measure::Stations if have < need => {
                    for &town in Town::ALL.iter().filter(|town| TOWER_TOWNS & town.bit() == 0) {
                        self.station[town.index()] += self.priced(Price::OwnStation, have, need);
                    }
                    return;
                }
                _ => return,
            };
            if have < need {
                own[town.index()] = self.priced(Price::OwnStation, have, need);
            }
        });
        let lone = if self.wants(Citizen::LeBlanc) { Town::Leblanc.bit() } else { 0 };
        let mut owners = owners(rules, state, open | lone);
        owners[Town::Leblanc.index()] = lonely_mayor(rules, state).or(owners[Town::Leblanc.index()]);
        for &town in Town::ALL {
            let at = town.index();
            let steps = distances(town);
            let others = owners[at].filter(|&one| one != seat && own[at] <= 0.0);
            // Somebody else builds there, and may do so in this very round.
            let close = others.is_some_and(|one| steps[state.estates[one].merchant.index()] <= 1);
            if close && me.merchant == town {
                self.station[at] *= self.weights.price(Price::OthersTower);
            }
            self.station[at] += own[at];
            let pulls = (open | lone) & town.bit() != 0 || own[at] > 0.0;
            if !pulls || me.stations & town.bit() != 0 {
                continue;
            }
            let share = if others.is_some() { self.weights.price(Price::OthersTown) } else { 1.0 };
            let pull = self.weights.price_on_course(Price::Pull) * share * self.station[at];
            for (&from, &steps) in Town::ALL.iter().zip(steps) {
                // The value of the arrival is part of the station's.
                if steps > 0 {
                    aim.near[from.index()] +=
                        pull * self.weights.price(Price::Fade).powi(i32::from(steps) - 1);
                }
            }
        }
    }
}

/// Which merchant goes to each of these towns: the one that can be there first, counting the towns it visits on
/// the way.
fn owners(rules: &Orleans, state: &State, mut towns: u32) -> [Option<Seat>; Town::COUNT] {
    let mut owners = [None; Town::COUNT];
    let mut ways = [(Town::Orleans, 0_u8); SEATS];
    let seats = || Seat::all(engine::Rules::seats(rules));
    for seat in seats() {
        ways[seat.index()].0 = state.estates[seat].merchant;
    }
    while towns != 0 {
        let first = seats().flat_map(|seat| {
            let (at, way) = ways[seat.index()];
            let steps = distances(at);
            bits(towns.into()).map(move |town| (way + steps[usize::from(town)], seat, town))
        });
        let Some((way, seat, town)) = first.min() else { break };
        owners[usize::from(town)] = Some(seat);
        // Building takes time too.
        ways[seat.index()] = (Town::at(town.into()), way + 1);
        towns &= !(1 << town);
    }
    owners
}
