//! What everyone sees of the city and the characters.

use engine::Seat;
use serde::Serialize;

use super::{
    Siege,
    aims::{Achievement, Common, Measure},
    characters::Character,
    due::Due,
    needs::TOWER_TOWNS,
};
use crate::{content::Town, rules::Orleans, state::State};

/// The city, and what the team still has to do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CityView {
    pub objectives: Vec<CommonView>,
    pub achievements: Vec<AchievementView>,
    /// The towns with a special building tile.
    pub towers: Vec<TowerView>,
    /// Citizens that the team has gained, besides those of the seats.
    pub citizens: u8,
    /// How many common and personal objectives are met, and how many there are.
    pub met: u8,
    pub all: u8,
}

/// A common objective.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CommonView {
    pub objective: Common,
    pub parts: Vec<PartView>,
    pub met: bool,
    pub clause: &'static str,
}

/// An achievement of the city.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AchievementView {
    pub achievement: Achievement,
    pub parts: Vec<PartView>,
    pub met: bool,
    pub clause: &'static str,
    /// Whether its citizen can still be gained.
    pub citizen: bool,
}

/// One part of an objective: how many there are, and how many are needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PartView {
    pub what: Measure,
    pub have: u16,
    pub need: u16,
    pub met: bool,
}

/// A town that needs a fortified tower.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct TowerView {
    pub town: Town,
    pub built: bool,
    /// Who built it. Nobody did if it was there from the start.
    pub seat: Option<Seat>,
}

/// A seat's character and its personal objective.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CharacterView {
    pub character: Character,
    pub easier: bool,
    pub parts: Vec<PartView>,
    pub met: bool,
    pub clause: &'static str,
    /// The Estate Manager's dues, round by round. Empty for everybody else.
    pub dues: Vec<EstateDueView>,
}

/// What the Estate Manager pays at the end of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct EstateDueView {
    pub round: u8,
    pub due: Due,
    pub paid: bool,
    /// Whether it could be paid now.
    pub payable: bool,
}

impl PartView {
    fn list(each: impl FnOnce(&mut dyn FnMut(Measure, u16, u16))) -> Vec<PartView> {
        let mut parts = Vec::new();
        each(&mut |what, have, need| parts.push(PartView { what, have, need, met: have >= need }));
        parts
    }
}

impl CityView {
    /// `None` where there is no city to save.
    pub(crate) fn new(rules: &Orleans, state: &State) -> Option<CityView> {
        if !rules.scenario.together {
            return None;
        }
        let (met, all) = Siege::objectives_met(rules, state);
        let objectives = Siege::commons(state).map(|objective| CommonView {
            objective,
            parts: PartView::list(|mut visit| rules.common(state, objective, &mut visit)),
            met: Siege::common_met(rules, state, objective),
            clause: objective.clause(),
        });
        let achievements = Achievement::ALL.iter().map(|&achievement| AchievementView {
            achievement,
            parts: PartView::list(|mut visit| rules.achievement(state, achievement, &mut visit)),
            met: Siege::achievement_met(rules, state, achievement),
            clause: achievement.clause(),
            citizen: state.has_citizen(achievement.citizen()),
        });
        let built = Orleans::towers(state);
        let towns = Town::ALL.iter().copied().filter(|town| TOWER_TOWNS & town.bit() != 0);
        let towers = towns.map(|town| TowerView {
            town,
            built: built & town.bit() != 0,
            seat: Seat::all(rules.seats).find(|&seat| state.estates[seat].defence.towers & town.bit() != 0),
        });
        Some(CityView {
            objectives: objectives.collect(),
            achievements: achievements.collect(),
            towers: towers.collect(),
            citizens: state.city.citizens,
            met,
            all,
        })
    }
}

impl CharacterView {
    pub(crate) fn new(rules: &Orleans, state: &State, seat: Seat) -> Option<CharacterView> {
        let character = state.estates[seat].defence.character?;
        let dues = (1..=rules.rounds).filter(|_| character == Character::EstateManager);
        let dues = dues.map(|round| EstateDueView {
            round,
            due: rules.due(round),
            paid: round < state.round || round == state.round && Siege::due_paid(state),
            payable: Siege::can_pay_due(rules, state, seat, rules.due(round)),
        });
        Some(CharacterView {
            character,
            easier: character.easier(),
            parts: PartView::list(|mut visit| rules.personal(state, seat, &mut visit)),
            met: Siege::personal_met(rules, state, seat),
            clause: character.clause(),
            dues: dues.collect(),
        })
    }
}
