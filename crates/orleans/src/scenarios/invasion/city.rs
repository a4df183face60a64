//! The city: what it needs, what it has, and whether it is saved.

use engine::{Outcome, Seat, Sink, Verdict};

use super::{
    Siege,
    aims::{Achievement, Common, Measure},
    characters::Character,
    needs::{Needs, TOWER_TOWNS},
    personal::MAYORS,
};
use crate::{
    apply::tools::{finish_together, team_citizen},
    content::{Deed, Good, Role, Town},
    estate::Estate,
    event::{Event, What},
    rules::Orleans,
    state::{End, State},
};

impl Siege {
    /// The common objectives of this game. r[orleans.invasion.event-reinforcement]
    pub(super) fn commons(state: &State) -> impl Iterator<Item = Common> + use<> {
        let reinforced = state.city.reinforced;
        Common::ALL.iter().copied().filter(move |&one| one != Common::Reinforcement || reinforced)
    }

    pub(super) fn common_met(rules: &Orleans, state: &State, objective: Common) -> bool {
        let mut met = true;
        rules.common(state, objective, &mut |_, have, need| met &= have >= need);
        met
    }

    /// How many common and personal objectives are met, and how many there are.
    pub(super) fn objectives_met(rules: &Orleans, state: &State) -> (u8, u8) {
        let common = Siege::commons(state).map(|objective| Siege::common_met(rules, state, objective));
        let personal = Seat::all(rules.seats).map(|seat| Siege::personal_met(rules, state, seat));
        common.chain(personal).fold((0, 0), |(met, all), one| (met + u8::from(one), all + 1))
    }

    pub(super) fn achievement_met(rules: &Orleans, state: &State, achievement: Achievement) -> bool {
        let mut met = true;
        rules.achievement(state, achievement, &mut |_, have, need| met &= have >= need);
        met
    }

    /// The followers that a deed has and needs, role by role.
    pub(super) fn followers_in(
        rules: &Orleans,
        state: &State,
        deed: Deed,
        visit: &mut impl FnMut(Measure, u16, u16),
    ) {
        for &role in Role::ALL {
            let spaces = rules.deed_spaces(deed, role);
            if spaces != 0 {
                let there = (spaces & state.deeds).count_ones() as u16;
                visit(Measure::of(role), there, spaces.count_ones() as u16);
            }
        }
    }

    /// Completes an achievement to which something has been added. r[orleans.invasion.achievements]
    pub(super) fn complete_achievement(
        rules: &Orleans,
        state: &mut State,
        achievement: Achievement,
        sink: &mut impl Sink<Event>,
    ) {
        if Siege::achievement_met(rules, state, achievement) {
            team_citizen(state, achievement.citizen(), "orleans.invasion.achievements", sink);
        }
    }

    /// At the end of a round: the team wins if every objective is met, and otherwise loses after the last
    /// round. True if the game is over. r[orleans.invasion.win-check]
    pub(super) fn check_city(rules: &Orleans, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
        let (met, all) = Siege::objectives_met(rules, state);
        if met == all {
            let clause = "orleans.invasion.win-check";
            sink.emit(Event::new(clause, What::Saved));
            finish_together(state, End::Objectives, met, "orleans.invasion.goal", sink);
        } else if state.round == rules.rounds {
            let clause = "orleans.invasion.loss-last-round";
            sink.emit(Event::new(clause, What::Missed { met, all }));
            finish_together(state, End::Rounds, met, clause, sink);
        }
        state.end != End::Open
    }

    /// The team cannot meet a demand, and everyone has lost. r[orleans.invasion.loss-now]
    pub(super) fn lose_together(
        rules: &Orleans,
        state: &mut State,
        seat: Option<Seat>,
        clause: &'static str,
        sink: &mut impl Sink<Event>,
    ) {
        let (met, _) = Siege::objectives_met(rules, state);
        sink.emit(Event::new(clause, What::Doomed { seat }));
        finish_together(state, End::Unpaid, met, "orleans.invasion.loss-now", sink);
    }

    /// Everyone wins or loses together. The score is the number of objectives that are met.
    /// r[orleans.invasion.goal]
    pub(super) fn result_together(rules: &Orleans, state: &State) -> Outcome {
        let won = state.end == End::Objectives;
        let (met, _) = Siege::objectives_met(rules, state);
        let mut outcome = Outcome::new(if won { Verdict::Won } else { Verdict::Lost });
        for seat in Seat::all(rules.seats) {
            outcome.place(seat, if won { 1 } else { 2 }, met.into());
        }
        outcome
    }
}

impl Orleans {
    /// Every part of a common objective: what is counted, how many there are, how many are needed.
    pub fn common(&self, state: &State, objective: Common, visit: &mut impl FnMut(Measure, u16, u16)) {
        let (city, needs) = (&state.city, &self.terms.city);
        match objective {
            Common::CityWalls => Siege::followers_in(self, state, Deed::CityWalls, visit),
            Common::Reinforcement => Siege::followers_in(self, state, Deed::Reinforcement, visit),
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
        let (city, needs) = (&state.city, &self.terms.city);
        match achievement {
            Achievement::Catapult => visit(Measure::Technology, city.catapult.into(), needs.catapult.into()),
            Achievement::Swordsmith => visit(Measure::Coins, city.swordsmith.into(), needs.swordsmith.into()),
            Achievement::ClothingStore => {
                for &good in Good::ALL.iter().filter(|good| !good.food()) {
                    let at = good.index();
                    visit(Measure::good(good), city.goods[at].into(), needs.goods[at].into());
                }
            }
            Achievement::Infirmary => Siege::followers_in(self, state, Deed::Infirmary, visit),
            Achievement::Watch => Siege::followers_in(self, state, Deed::Watch, visit),
        }
    }

    /// What the city needs at this table.
    pub fn city_needs(&self) -> &Needs {
        &self.terms.city
    }

    /// Towns with a fortified tower.
    pub fn towers(state: &State) -> u32 {
        state.estates.0.iter().fold(state.city.towers, |all, estate| all | estate.defence.towers)
    }
}

impl Siege {
    /// r[orleans.invasion.tower-build] A seat builds a fortified tower with one of its trading stations.
    pub(super) fn build_tower(state: &mut State, seat: Seat, town: Town, sink: &mut impl Sink<Event>) {
        state.estates[seat].defence.towers |= town.bit();
        sink.emit(Event::new("orleans.invasion.tower-build", What::Fortified { seat, town }));
    }
}
