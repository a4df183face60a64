//! What a seat's position consists of, counted once for the whole evaluation.

use ::burgundy::{
    Burgundy, Estate, State,
    content::{Board, MAX_AREAS, PHASE_BONUS, Spaces, Species, Tile},
};
use engine::{Rules as _, Seat};

use super::weights::{Numbers, Weight};

/// Rounds in a phase.
pub(super) const ROUNDS: u8 = 5;

pub(super) struct Survey<'a> {
    numbers: &'a Numbers,
    pub(super) rules: &'a Burgundy,
    pub(super) state: &'a State,
    pub(super) seat: Seat,
    pub(super) estate: &'a Estate,
    pub(super) board: &'a Board,
    /// Rounds still to come after this one.
    pub(super) rounds_left: u8,
    /// This turn's unused dice.
    pub(super) dice: u8,
    /// Dice actions still to come in the duchy, including this turn's unused dice. Partners act for each other.
    pub(super) actions_left: u8,
    /// How many tiles each area is missing.
    pub(super) missing: [u8; MAX_AREAS],
    /// How many spaces a tile in each area adds to it.
    pub(super) grown: [u8; MAX_AREAS],
    /// What each area is worth on the way to completion; nothing once it is complete.
    pub(super) potential: [f32; MAX_AREAS],
    /// Animals in every area, by species.
    pub(super) animals: [[u8; Species::ALL.len()]; MAX_AREAS],
    /// Livestock tiles in every area, by species.
    pub(super) herds: [[u8; Species::ALL.len()]; MAX_AREAS],
    pub(super) mines: u8,
    /// Empty spaces next to the duchy.
    pub(super) near: Spaces,
    /// Empty spaces next to these.
    pub(super) next: Spaces,
}

impl<'a> Survey<'a> {
    pub(super) fn new(rules: &'a Burgundy, state: &'a State, seat: Seat, numbers: &'a Numbers) -> Survey<'a> {
        let estate = &state.estates[seat];
        let board = rules.board_of(estate);
        let rounds_left = (4 - state.phase) * ROUNDS + ROUNDS.saturating_sub(state.round);
        let dice = if state.turn == Some(seat) { unused_dice(state, seat) } else { 0 };
        let mut survey = Survey {
            numbers,
            rules,
            state,
            seat,
            estate,
            board,
            rounds_left,
            dice,
            actions_left: 2 * rounds_left + dice + partners_actions(rules, state, seat, rounds_left),
            missing: [0; MAX_AREAS],
            grown: [0; MAX_AREAS],
            potential: [0.0; MAX_AREAS],
            animals: [[0; Species::ALL.len()]; MAX_AREAS],
            herds: [[0; Species::ALL.len()]; MAX_AREAS],
            mines: 0,
            near: estate.beside.without(estate.covered),
            next: Spaces::EMPTY,
        };
        for space in board.list(survey.near) {
            survey.next |= board.neighbours(space);
        }
        survey.next = survey.next.without(estate.covered | survey.near);
        survey.look_at_duchy();
        for area in 0..board.area_count as usize {
            let size = board.areas[area].len() as u8;
            let missing = size - (board.areas[area] & estate.covered).len() as u8;
            survey.missing[area] = missing;
            survey.potential[area] = survey.potential(size, survey.grown[area], missing);
        }
        survey
    }

    /// A number that guides the bot.
    #[inline]
    pub(super) fn of(&self, weight: Weight) -> f32 {
        self.numbers.of(weight)
    }

    fn look_at_duchy(&mut self) {
        self.estate.covered.each(|space| {
            let Some(tile) = self.estate.duchy[space] else { return };
            let (area, spec) = (self.board.area_of[space] as usize, self.rules.tile(tile));
            self.grown[area] += spec.grows;
            if tile == Tile::MINE {
                self.mines += 1;
            } else if let Some((species, animals)) = spec.species() {
                self.animals[area][species as usize] += animals;
                self.herds[area][species as usize] += 1;
            }
        });
    }

    /// How many combinations of kind and value are next to the duchy: with many, most dice can be used.
    pub(super) fn variety(&self) -> u32 {
        // During set-up the start castle is chosen before it is placed.
        let open = match self.estate.castle {
            Some(castle) if self.estate.covered.is_empty() => self.board.neighbours(castle),
            _ => self.near,
        };
        let mut seen = 0_u64;
        for space in self.board.list(open) {
            let kind = self.board.kind(space).index();
            seen |= 1 << (kind * 6 + self.board.value(space) as usize - 1);
        }
        seen.count_ones()
    }

    pub(super) fn seats(&self) -> u8 {
        self.rules.seats()
    }

    /// Points for completing an area of `size` in this phase.
    pub(super) fn completed(&self, size: u8) -> f32 {
        f32::from(self.rules.area_points(size) + PHASE_BONUS[self.state.phase as usize])
    }

    /// What an incomplete area is worth: its points when it will probably be complete, and more the fuller it
    /// is.
    pub(super) fn potential(&self, size: u8, grown: u8, missing: u8) -> f32 {
        if missing == 0 || missing == size || missing > self.actions_left {
            return 0.0;
        }
        // A missing tile takes about a round and a half if other things are done as well.
        let round = ROUNDS * self.state.phase + self.state.round + missing + missing / 2;
        let phase = (round.saturating_sub(1) / ROUNDS).min(4);
        let points = f32::from(self.rules.area_points(size + grown) + PHASE_BONUS[phase as usize]);
        let filled = f32::from(size - missing) / f32::from(size);
        // Towards the end, an area that still needs many actions will probably never be completed.
        let time = (f32::from(self.actions_left) / (4.2 * f32::from(missing))).min(1.0);
        points * filled * filled.sqrt() * self.of(Weight::Area) * time
    }

    /// What one more tile in an area changes, if it enlarges the area by this much.
    pub(super) fn step(&self, area: usize, grows: u8) -> f32 {
        let size = self.board.areas[area].len() as u8;
        let grown = self.grown[area] + grows;
        let after = match self.missing[area] {
            1 => self.completed(size + grown),
            missing => self.potential(size, grown, missing - 1),
        };
        after - self.potential[area]
    }
}

/// Dice actions that a seat's partners still have.
fn partners_actions(rules: &Burgundy, state: &State, seat: Seat, rounds_left: u8) -> u8 {
    let partners =
        Seat::all(rules.seats()).filter(|&other| other != seat && rules.side(other) == rules.side(seat));
    partners.map(|partner| 2 * rounds_left + unused_dice(state, partner)).sum()
}

pub(super) fn unused_dice(state: &State, seat: Seat) -> u8 {
    state.hands[seat].dice.iter().filter(|&&die| die != 0).count() as u8
}
