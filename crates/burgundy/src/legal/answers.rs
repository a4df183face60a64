//! Why an answer other than an action with a die or a tile's effect is refused.

use engine::Seat;

use super::{
    Why,
    explain::{Checked, first},
    extra::own_turn,
};
use crate::{
    content::{Building, Depot, Good, Power, Species, Tile},
    estate::Estate,
    rules::Burgundy,
    state::State,
    step::{Loading, Step},
};

impl Burgundy {
    /// r[burgundy.extra.crane]
    pub(super) fn check_copy(&self, step: Step, tile: Tile) -> Checked {
        let Step::Copy(_) = step else {
            return Err(Why::NoCrane.by("burgundy.extra.crane"));
        };
        if self.may_copy(tile) {
            return Err(Why::NothingToCopy.by("burgundy.building.lost").with("tile", tile));
        }
        let white = tile == Tile::building(Building::WhiteCastle);
        let clause = if white { "burgundy.extra.crane-white" } else { "burgundy.extra.crane" };
        Err(Why::NotCopied.by(clause).with("tile", tile))
    }
}

/// r[burgundy.extra.geese-choice]
pub(super) fn check_graze(step: Step, species: Species) -> Checked {
    Err(match step {
        Step::Graze(_) => Why::SpeciesNotThere.by("burgundy.extra.geese-choice").with("species", species),
        _ => Why::NoGeese.by("burgundy.extra.geese-choice"),
    })
}

pub(super) fn check_ship(estate: &Estate, step: Step, depot: Depot, and: Option<Depot>) -> Checked {
    match (step, and) {
        (Step::Load, Some(_)) if !estate.powers.has(Power::TwoDepots) => {
            Err(Why::OneDepot.by("burgundy.ship.any-depot"))
        }
        (Step::Load, Some(other)) => {
            let reason = Why::NotNeighbours.by("burgundy.monastery.05-adjacent");
            Err(reason.with("one", depot).with("other", other))
        }
        (Step::Load, None) => Ok(()),
        _ => Err(Why::NoShip.by("burgundy.ship.any-depot")),
    }
}

pub(super) fn check_keep(state: &State, seat: Seat, step: Step, good: Good) -> Checked {
    let Step::Keep(loading) = step else {
        return Err(Why::NoOverflow.by("burgundy.ship.overflow"));
    };
    let there = |loading: Loading| state.new_colour(seat, loading, good);
    if there(loading) {
        return Ok(());
    }
    Err(Why::GoodNotThere.by("burgundy.ship.any-depot").with("good", good))
}

/// r[burgundy.monastery.28] r[burgundy.monastery.28-when]
pub(super) fn check_hire(state: &State, seat: Seat, step: Step, silver: u8) -> Checked {
    let estate = &state.estates[seat];
    if matches!(step, Step::AskBoard | Step::AskCastle) {
        return Err(first(step));
    }
    if !estate.powers.has(Power::HireWorkers) {
        return Err(Why::NoHire.by("burgundy.monastery.28"));
    }
    if !own_turn(state, seat, step) {
        return Err(Why::NotYourTurn.by("burgundy.monastery.28-when"));
    }
    if silver == 0 {
        return Err(Why::HireSome.by("burgundy.monastery.28"));
    }
    if u16::from(silver) > estate.silver {
        let reason = Why::TooLittleSilver.by("burgundy.monastery.28");
        return Err(reason.with("price", silver).with("have", estate.silver));
    }
    Ok(())
}
