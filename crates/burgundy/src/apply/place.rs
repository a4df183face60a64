use engine::{Line, Seat, Sink};

use super::gain::{give_silver, give_workers};
use crate::{
    content::{AREA_POINTS, Effect, Hexes, Kind, Power, Space, Spaces, Species, Tile},
    event::{Counted, Event, What},
    means::Means,
    rules::Burgundy,
    scoring::score,
    state::{Source, State},
    step::Step,
};

impl Burgundy {
    /// Places a tile in the duchy. r[burgundy.place.effect]
    ///
    /// r[burgundy.engine.score-first] Points are scored first: for the tile itself,
    /// the area, the phase and the colour. Then the tile's effect follows.
    pub(crate) fn place(
        &self,
        state: &mut State,
        seat: Seat,
        tile: Tile,
        space: Space,
        sink: &mut impl Sink<Event>,
    ) {
        let spec = self.tile(tile);
        self.lay(state, seat, tile, space);
        sink.emit(Event::new("burgundy.place.permanent", What::Placed { seat, tile, space }));

        match spec.placed {
            Effect::Graze(species, animals) => self.graze(state, seat, space, species, animals, sink),
            Effect::Points(points) => {
                let counted = counted(space.alone(), None);
                score(state, seat, u16::from(points), Source::Watchtower, spec.clause, counted, sink);
            }
            Effect::None | Effect::Silver(_) | Effect::Workers(_) | Effect::Load | Effect::Act(_) => {}
        }
        self.score_area(state, seat, space, sink);
        match spec.placed {
            Effect::Silver(amount) => {
                give_silver(state, seat, u16::from(amount), spec.clause, Hexes(space.alone()), sink);
            }
            Effect::Workers(amount) => {
                give_workers(state, seat, u16::from(amount), spec.clause, Hexes(space.alone()), sink);
            }
            Effect::Load => super::ship::arrive(state, seat),
            Effect::Act(means) => self.offer_effect(state, seat, means, sink),
            Effect::None | Effect::Graze(..) | Effect::Points(_) => {}
        }
    }

    /// The animals on this tile and on every tile of the same species in the pasture.
    /// r[burgundy.livestock.score] r[burgundy.livestock.other-pasture]
    fn graze(
        &self,
        state: &mut State,
        seat: Seat,
        space: Space,
        species: Species,
        animals: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let player = &state.players[seat];
        let pasture = self.board_of(player).area(space);
        let (mut points, mut tiles) = (u16::from(animals), 1);
        let mut spaces = space.alone();
        for other in (pasture & player.covered).without(spaces).iter() {
            let tile = player.duchy[other].expect("a covered space holds a tile");
            if let Some((kind, number)) = self.tile(tile).species()
                && kind == species
            {
                points += u16::from(number);
                tiles += 1;
                spaces.insert(other);
            }
        }
        let more = player.powers.has(Power::LivestockMore);
        let by = |tile| counted(spaces, tile);
        score(state, seat, points, Source::Livestock, "burgundy.livestock.score", by(None), sink);
        if more {
            let by = by(Some(Tile::monastery(7)));
            score(state, seat, tiles, Source::Livestock, "burgundy.monastery.07", by, sink);
        }
    }

    /// r[burgundy.area.score] Covering the last space scores the area, and perhaps the whole colour.
    fn score_area(&self, state: &mut State, seat: Seat, space: Space, sink: &mut impl Sink<Event>) {
        let player = &state.players[seat];
        let board = self.board_of(player);
        let area = board.area(space);
        if !area.within(player.covered) {
            return;
        }
        let kind = board.kind(space);
        let size = self.size_of(player, area);
        let whole_colour = board.of_kind[kind.index()].within(player.covered);
        let spaces = Hexes(area);
        sink.emit(Event::new("burgundy.area.score", What::AreaCompleted { seat, kind, size, spaces }));
        let points = u16::from(AREA_POINTS[size as usize]);
        score(state, seat, points, Source::Area, "burgundy.area.size-table", counted(area, None), sink);
        let bonus = u16::from(Burgundy::phase_bonus(state));
        score(state, seat, bonus, Source::Phase, "burgundy.area.phase-bonus", counted(area, None), sink);
        if whole_colour {
            self.score_colour(state, seat, kind, sink);
        }
    }

    /// r[burgundy.colour.first] r[burgundy.colour.second] r[burgundy.colour.none]
    fn score_colour(&self, state: &mut State, seat: Seat, kind: Kind, sink: &mut impl Sink<Event>) {
        let taken = state.bonus_taken[kind.index()] as usize;
        let Some(&points) = self.limits.bonus.get(taken) else { return };
        state.bonus_taken[kind.index()] += 1;
        let large = taken == 0;
        let player = &mut state.players[seat];
        let tiles = if large { &mut player.large } else { &mut player.small };
        *tiles |= 1 << kind.index();
        let clause = if large { "burgundy.colour.first" } else { "burgundy.colour.second" };
        sink.emit(Event::new(clause, What::BonusTile { seat, kind, large }));
        let spaces = self.board_of(&state.players[seat]).of_kind[kind.index()];
        score(state, seat, u16::from(points), Source::Colour, clause, counted(spaces, None), sink);
    }

    /// Asks how the seat uses a tile's effect, unless it cannot be used at all.
    fn offer_effect(&self, state: &mut State, seat: Seat, means: Means, sink: &mut impl Sink<Event>) {
        let step = Step::Act(means);
        // A town hall with nothing to place may still place a tile bought now, if the table allows that.
        let by_purchase = means.spec().place && self.could_buy(state, seat, step);
        if by_purchase || self.usable(state, seat, means) {
            state.flow.push(Line::Lane(seat), step);
        } else {
            sink.emit(Event::new("burgundy.building.lost", What::EffectLost { seat, means }));
        }
    }
}

/// A basis in which each of these spaces counts.
#[inline]
fn counted(spaces: Spaces, tile: Option<Tile>) -> Counted {
    Counted { count: spaces.len() as u16, tile, spaces: Hexes(spaces) }
}
