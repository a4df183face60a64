//! The city: what it needs, what it has, and whether it is saved.

use engine::{Outcome, Seat, Sink, Verdict};

use super::{
    aims::{Achievement, Common, Measure},
    characters::{Character, MAYORS},
};
use crate::{
    content::{Citizen, Deed, Good, LAST, Role, Town},
    estate::Estate,
    event::{Event, What},
    rules::Orleans,
    state::{End, State},
};

/// Towns with a special building tile. r[orleans.invasion.tower-towns]
pub const TOWER_TOWNS: u32 = mask(&[
    Town::Lemans,
    Town::Chartres,
    Town::Etampes,
    Town::Montargis,
    Town::Briare,
    Town::Sancerre,
    Town::Nevers,
    Town::Stamand,
    Town::Lachatre,
    Town::Argenton,
    Town::Chatellerault,
    Town::Chinon,
    Town::Tours,
]);

/// Towers that stand from the start, by number of seats from 2. r[orleans.invasion.towers-built]
pub const PREBUILT: [u32; 4] = {
    let three = mask(&[Town::Lachatre, Town::Briare, Town::Tours]);
    [three | mask(&[Town::Etampes, Town::Montargis, Town::Stamand, Town::Chinon]), three, 0, 0]
};

const fn mask(towns: &[Town]) -> u32 {
    let (mut mask, mut index) = (0, 0);
    while index < towns.len() {
        mask |= towns[index].bit();
        index += 1;
    }
    mask
}

/// What the city of a table needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Needs {
    /// r[orleans.invasion.treasury]
    pub treasury: u8,
    /// r[orleans.invasion.citizens-goal]
    pub citizens: u8,
    /// Grain, cheese and wine in the Warehouse, wool and brocade in the Clothing Store.
    /// r[orleans.invasion.warehouse] r[orleans.invasion.achievement-clothing-store]
    pub goods: [u8; Good::COUNT],
    /// r[orleans.invasion.achievement-swordsmith]
    pub swordsmith: u8,
    /// r[orleans.invasion.achievement-catapult]
    pub catapult: u8,
}

/// What the city needs with this many seats, as printed or as we chose.
pub const fn needs(seats: u8) -> Needs {
    let (treasury, citizens, [grain, cheese, wine]) = match seats {
        2 => (30, 7, [6, 3, 3]),
        3 => (40, 8, [10, 5, 5]),
        4 => (50, 9, [12, 6, 6]),
        _ => (50, 10, [14, 7, 7]),
    };
    Needs { treasury, citizens, goods: [grain, cheese, wine, 1, 1], swordsmith: 5, catapult: 2 }
}

/// What the city has received.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct City {
    pub treasury: u8,
    pub swordsmith: u8,
    /// In the Warehouse and the Clothing Store.
    pub goods: [u8; Good::COUNT],
    /// Technology tiles on the Catapult.
    pub catapult: u8,
    /// Citizens that belong to the team and to no seat.
    pub citizens: u8,
    /// Whether the walls have the extra space. r[orleans.invasion.event-reinforcement]
    pub reinforced: bool,
    /// Towers that belong to nobody.
    pub towers: u32,
}

impl Orleans {
    /// Every part of a common objective: what is counted, how many there are, how many are needed.
    pub fn common(&self, state: &State, objective: Common, visit: &mut impl FnMut(Measure, u16, u16)) {
        let (city, needs) = (&state.city, &self.city);
        match objective {
            Common::CityWalls => self.followers_in(state, Deed::CityWalls, visit),
            Common::Reinforcement => self.followers_in(state, Deed::Reinforcement, visit),
            Common::Citizens => {
                visit(Measure::Citizens, self.team_citizens(state).into(), needs.citizens.into());
            }
            Common::Treasury => visit(Measure::Coins, city.treasury.into(), needs.treasury.into()),
            Common::Warehouse => {
                for &good in Good::ALL.iter().filter(|good| good.food()) {
                    let at = good.index();
                    visit(Measure::good(good), city.goods[at].into(), needs.goods[at].into());
                }
            }
            Common::Towers => {
                let built = Orleans::towers(state) & TOWER_TOWNS;
                visit(Measure::Towers, built.count_ones() as u16, TOWER_TOWNS.count_ones() as u16);
            }
        }
    }

    /// The common objectives of this game. r[orleans.invasion.event-reinforcement]
    pub(crate) fn commons(state: &State) -> impl Iterator<Item = Common> + use<> {
        let reinforced = state.city.reinforced;
        Common::ALL.iter().copied().filter(move |&one| one != Common::Reinforcement || reinforced)
    }

    pub(crate) fn common_met(&self, state: &State, objective: Common) -> bool {
        let mut met = true;
        self.common(state, objective, &mut |_, have, need| met &= have >= need);
        met
    }

    /// How many common and personal objectives are met, and how many there are.
    pub(crate) fn objectives_met(&self, state: &State) -> (u8, u8) {
        let common = Orleans::commons(state).map(|objective| self.common_met(state, objective));
        let personal = Seat::all(self.seats).map(|seat| self.personal_met(state, seat));
        common.chain(personal).fold((0, 0), |(met, all), one| (met + u8::from(one), all + 1))
    }

    /// Citizens that count for the team. r[orleans.invasion.mayor-own] r[orleans.invasion.mayor-more]
    pub fn team_citizens(&self, state: &State) -> u8 {
        let seats = Seat::all(self.seats).map(|seat| {
            let Estate { citizens, defence, .. } = &state.estates[seat];
            match defence.character {
                Some(Character::Mayor) => citizens.saturating_sub(MAYORS),
                _ => *citizens,
            }
        });
        state.city.citizens + seats.sum::<u8>()
    }

    /// Every part of an achievement.
    pub fn achievement(
        &self,
        state: &State,
        achievement: Achievement,
        visit: &mut impl FnMut(Measure, u16, u16),
    ) {
        let (city, needs) = (&state.city, &self.city);
        match achievement {
            Achievement::Catapult => visit(Measure::Technology, city.catapult.into(), needs.catapult.into()),
            Achievement::Swordsmith => visit(Measure::Coins, city.swordsmith.into(), needs.swordsmith.into()),
            Achievement::ClothingStore => {
                for &good in Good::ALL.iter().filter(|good| !good.food()) {
                    let at = good.index();
                    visit(Measure::good(good), city.goods[at].into(), needs.goods[at].into());
                }
            }
            Achievement::Infirmary => self.followers_in(state, Deed::Infirmary, visit),
            Achievement::Watch => self.followers_in(state, Deed::Watch, visit),
        }
    }

    pub(crate) fn achievement_met(&self, state: &State, achievement: Achievement) -> bool {
        let mut met = true;
        self.achievement(state, achievement, &mut |_, have, need| met &= have >= need);
        met
    }

    /// The followers that a deed has and needs, role by role.
    pub(super) fn followers_in(&self, state: &State, deed: Deed, visit: &mut impl FnMut(Measure, u16, u16)) {
        for &role in Role::ALL {
            let spaces = self.deed_spaces(deed, role);
            if spaces != 0 {
                let there = (spaces & state.deeds).count_ones() as u16;
                visit(Measure::of(role), there, spaces.count_ones() as u16);
            }
        }
    }

    /// What the city needs at this table.
    pub fn city_needs(&self) -> &Needs {
        &self.city
    }

    /// Towns with a fortified tower.
    pub fn towers(state: &State) -> u32 {
        state.estates.0.iter().fold(state.city.towers, |all, estate| all | estate.defence.towers)
    }

    /// Completes an achievement to which something has been added. r[orleans.invasion.achievements]
    pub(crate) fn complete_achievement(
        &self,
        state: &mut State,
        achievement: Achievement,
        sink: &mut impl Sink<Event>,
    ) {
        if self.achievement_met(state, achievement) {
            team_citizen(state, achievement.citizen(), "orleans.invasion.achievements", sink);
        }
    }

    /// At the end of a round: the team wins if every objective is met, and otherwise loses after the last
    /// round. True if the game is over. r[orleans.invasion.win-check]
    pub(crate) fn check_city(&self, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
        let (met, all) = self.objectives_met(state);
        if met == all {
            let clause = "orleans.invasion.win-check";
            sink.emit(Event::new(clause, What::Saved));
            Orleans::finish_game(state, End::Objectives, "orleans.invasion.goal", sink);
        } else if state.round == self.rounds {
            let clause = "orleans.invasion.loss-last-round";
            sink.emit(Event::new(clause, What::Missed { met, all }));
            Orleans::finish_game(state, End::Rounds, clause, sink);
        }
        state.end != End::Open
    }

    /// The team cannot meet a demand, and everyone has lost. r[orleans.invasion.loss-now]
    pub(crate) fn lose_together(
        state: &mut State,
        seat: Option<Seat>,
        clause: &'static str,
        sink: &mut impl Sink<Event>,
    ) {
        sink.emit(Event::new(clause, What::Doomed { seat }));
        Orleans::finish_game(state, End::Unpaid, "orleans.invasion.loss-now", sink);
    }

    /// Everyone wins or loses together. The score is the number of objectives that are met.
    /// r[orleans.invasion.goal]
    pub(crate) fn result_together(&self, state: &State) -> Outcome {
        let won = state.end == End::Objectives;
        let (met, _) = self.objectives_met(state);
        let mut outcome = Outcome::new(if won { Verdict::Won } else { Verdict::Lost });
        for seat in Seat::all(self.seats) {
            outcome.place(seat, if won { 1 } else { 2 }, met.into());
        }
        outcome
    }
}

/// The team gains a citizen that nobody has taken yet. It belongs to no seat.
pub(crate) fn team_citizen(
    state: &mut State,
    citizen: Citizen,
    clause: &'static str,
    sink: &mut impl Sink<Event>,
) {
    if state.has_citizen(citizen) {
        state.citizens &= !citizen.bit();
        state.city.citizens += 1;
        sink.emit(Event::new(clause, What::TeamCitizen { citizen }));
    }
}

/// A pile of the supply has become smaller. The first time it is empty, the team gains the citizen next to
/// it. r[orleans.invasion.citizen-supply]
#[inline]
pub(crate) fn pile_shrinks(state: &mut State, good: Good, sink: &mut impl Sink<Event>) {
    if state.supply[good.index()] == 0 && good.food() {
        let citizen = [Citizen::Grain, Citizen::Cheese, Citizen::Wine][good.index()];
        team_citizen(state, citizen, "orleans.invasion.citizen-supply", sink);
    }
}

/// A marker has moved forward. Once someone has completed each of the six tracks, the team gains the citizen above
/// the farmers' track. r[orleans.invasion.citizen-farmers]
#[inline]
pub(crate) fn marker_moves(state: &mut State, sink: &mut impl Sink<Event>) {
    let done =
        |(track, &last): (usize, &u8)| state.estates.0.iter().any(|estate| estate.tracks[track] == last);
    if state.has_citizen(Citizen::Farmers) && LAST.iter().enumerate().all(done) {
        team_citizen(state, Citizen::Farmers, "orleans.invasion.citizen-farmers", sink);
    }
}

impl Orleans {
    /// r[orleans.invasion.tower-build] A seat builds a fortified tower with one of its trading stations.
    pub(crate) fn fortify(state: &mut State, seat: Seat, town: Town, sink: &mut impl Sink<Event>) {
        state.estates[seat].defence.towers |= town.bit();
        sink.emit(Event::new("orleans.invasion.tower-build", What::Fortified { seat, town }));
    }
}
