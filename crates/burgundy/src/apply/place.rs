use engine::{Line, Seat, Sink};

use super::gain::{give_silver, give_workers, score};
use crate::{
    content::{Effect, EndScore, Hexes, PHASE_BONUS, Power, Space, Spaces, Species, Tile, TileSpec},
    estate::Estate,
    event::{Counted, Event, What},
    means::Means,
    parts::{Parts, Placing},
    rules::{Burgundy, Colours},
    source::Source,
    state::State,
    step::Step,
};

impl Burgundy {
    /// Places a tile in the duchy. What follows is settled now: a tile placed later, while some of this still
    /// waits, cannot complete the same area again.
    pub(crate) fn place(
        &self,
        state: &mut State,
        seat: Seat,
        tile: Tile,
        space: Space,
        sink: &mut impl Sink<Event>,
    ) {
        self.lay(state, seat, tile, space);
        sink.emit(Event::new("burgundy.place.permanent", What::Placed { seat, tile, space }));
        let estate = &state.estates[seat];
        let board = self.board_of(estate);
        // r[burgundy.area.score] Covering the last space scores the area, and perhaps the whole colour.
        let area = self.area_around(estate, space).within(estate.covered);
        let colour = area && board.of_kind[board.kind(space).index()].within(estate.covered);
        let spec = self.tile(tile);
        let (own, effect) = spec.placed.parts();
        let more = matches!(spec.placed, Effect::Graze(..)) && estate.powers.has(Power::LivestockMore);
        let left = Parts::NONE
            .and(Placing::Own, own)
            .and(Placing::More, more)
            .and(Placing::Size, area)
            .and(Placing::Phase, area)
            .and(Placing::Colour, colour)
            .and(Placing::Scoring, spec.end != EndScore::None)
            .and(Placing::Posts, true)
            .and(Placing::Effect, effect);
        if self.must_fill() && estate.covered.len() as usize == board.len() {
            return self.verdict(state, sink);
        }
        self.after_placing(state, seat, space, left.within(self.placed.parts), sink);
    }

    /// r[burgundy.engine.score-first] Points are scored first: for the tile itself, the area, the phase and
    /// the colour. Then the tile's effect follows. r[burgundy.place.effect]
    pub(crate) fn after_placing(
        &self,
        state: &mut State,
        seat: Seat,
        space: Space,
        mut left: Parts<Placing>,
        sink: &mut impl Sink<Event>,
    ) {
        if self.free_order {
            return self.in_free_order(state, seat, space, left, sink);
        }
        let lane = Line::Lane(seat);
        while let Some(part) =
            self.placed.next(&mut left, |left| state.flow.push(lane, Step::Placed(space, left)))
        {
            self.run_placing(state, seat, space, part, sink);
        }
    }

    /// One part of what follows a placement.
    #[inline]
    pub(super) fn run_placing(
        &self,
        state: &mut State,
        seat: Seat,
        space: Space,
        part: Placing,
        sink: &mut impl Sink<Event>,
    ) {
        match part {
            Placing::Own => self.own_points(state, seat, space, sink),
            Placing::More => self.more_points(state, seat, space, sink),
            Placing::Size => self.score_size(state, seat, space, sink),
            Placing::Phase => self.score_phase(state, seat, space, sink),
            Placing::Colour => self.complete_colour(state, seat, space, sink),
            Placing::Posts => self.join_posts(state, seat, space, sink),
            Placing::Scoring => self.score_at_once(state, seat, space, sink),
            Placing::Effect => self.effect(state, seat, space, sink),
        }
    }

    /// The tile that was just placed on a space.
    fn placed_on(&self, state: &State, seat: Seat, space: Space) -> &TileSpec {
        let tile = state.estates[seat].duchy[space.index()];
        self.tile(tile.expect("what follows a placement follows a tile"))
    }

    fn own_points(&self, state: &mut State, seat: Seat, space: Space, sink: &mut impl Sink<Event>) {
        self.points_of(state, seat, self.placed_on(state, seat, space), space, sink);
    }

    /// The points that a tile on a space scores, or a tile that it copies.
    pub(super) fn points_of(
        &self,
        state: &mut State,
        seat: Seat,
        spec: &TileSpec,
        space: Space,
        sink: &mut impl Sink<Event>,
    ) {
        match spec.placed {
            Effect::Graze(species, _) => {
                let herd = self.herd(&state.estates[seat], space, Some(species));
                let own = counted(self.hexes(state, seat, herd.spaces), None);
                score(state, seat, herd.animals, Source::Livestock, spec.clause, own, sink);
                // r[burgundy.extra.geese] A flock scores again with every livestock tile in its pasture.
                let flock = counted(self.hexes(state, seat, herd.flock_spaces), None);
                score(state, seat, herd.flock, Source::Livestock, "burgundy.extra.geese", flock, sink);
            }
            Effect::Flock(..) => self.join_herd(state, seat, space, sink),
            Effect::Points(points) => {
                let counted = counted(self.hexes(state, seat, space.alone()), None);
                score(state, seat, u16::from(points), Source::Watchtower, spec.clause, counted, sink);
            }
            _ => {}
        }
    }

    fn effect(&self, state: &mut State, seat: Seat, space: Space, sink: &mut impl Sink<Event>) {
        self.effect_of(state, seat, self.placed_on(state, seat, space), space, sink);
    }

    /// The effect of a tile on a space, or of a tile that it copies.
    pub(super) fn effect_of(
        &self,
        state: &mut State,
        seat: Seat,
        spec: &TileSpec,
        space: Space,
        sink: &mut impl Sink<Event>,
    ) {
        match spec.placed {
            Effect::Silver(amount) => {
                let spaces = self.hexes(state, seat, space.alone());
                give_silver(state, seat, u16::from(amount), spec.clause, spaces, sink);
            }
            Effect::Workers(amount) => {
                let spaces = self.hexes(state, seat, space.alone());
                give_workers(state, seat, u16::from(amount), spec.clause, spaces, sink);
            }
            Effect::Load => self.after_ship(state, seat, self.shipped.parts, sink),
            Effect::Act(means) => self.offer_effect(state, seat, means, sink),
            Effect::Copy => state.flow.push(Line::Lane(seat), Step::Copy(space)),
            Effect::Lift => self.lift(state, seat, sink),
            Effect::None | Effect::Graze(..) | Effect::Flock(..) | Effect::Points(_) => {}
        }
    }

    /// The animals of a species in the pasture around a space, and the flocks there.
    /// r[burgundy.livestock.score] r[burgundy.livestock.other-pasture]
    pub(super) fn herd(&self, estate: &Estate, space: Space, species: Option<Species>) -> Herd {
        let mut herd = Herd::default();
        for other in self.pasture(estate, space).iter() {
            let tile = estate.duchy[other].expect("a covered space holds a tile");
            match self.tile(tile).placed {
                Effect::Graze(kind, animals) if Some(kind) == species => {
                    herd.animals += u16::from(animals);
                    herd.spaces.insert(other);
                }
                Effect::Flock(_, animals) => {
                    herd.flock += u16::from(animals);
                    herd.flock_spaces.insert(other);
                }
                _ => {}
            }
        }
        herd
    }

    /// The covered spaces of the pasture around a space.
    #[inline]
    pub(super) fn pasture(&self, estate: &Estate, space: Space) -> Spaces {
        self.joined(estate, space, Power::OnePasture) & estate.covered
    }

    /// Another point for every livestock tile that has just scored. r[burgundy.monastery.07]
    fn more_points(&self, state: &mut State, seat: Seat, space: Space, sink: &mut impl Sink<Event>) {
        let Effect::Graze(species, _) = self.placed_on(state, seat, space).placed else { return };
        let herd = self.herd(&state.estates[seat], space, Some(species));
        // r[burgundy.extra.geese-07] A flock in the pasture has scored as well.
        let spaces = herd.spaces | herd.flock_spaces;
        let counted = counted(self.hexes(state, seat, spaces), Some(Tile::monastery(7)));
        score(state, seat, counted.count, Source::Livestock, "burgundy.monastery.07", counted, sink);
    }

    /// Points for the size of a completed area.
    fn score_size(&self, state: &mut State, seat: Seat, space: Space, sink: &mut impl Sink<Event>) {
        let estate = &state.estates[seat];
        let board = self.board_of(estate);
        let (area, kind) = (self.area_around(estate, space), board.kind(space));
        let size = self.size_of(estate, area);
        let spaces = board.hexes(area);
        sink.emit(Event::new("burgundy.area.score", What::AreaCompleted { seat, kind, size, spaces }));
        let points = |size: u8| u16::from(self.area_points(size));
        let larger = estate.powers.has(Power::LargerAreas);
        let counted = counted(spaces, None);
        score(state, seat, points(size), Source::Area, "burgundy.area.size-table", counted, sink);
        if larger {
            // r[burgundy.shield.17] What the next larger size would score in addition.
            let more = points(size + 1) - points(size);
            score(state, seat, more, Source::Area, "burgundy.shield.17", counted, sink);
        }
    }

    /// Points for the phase in which an area is completed.
    fn score_phase(&self, state: &mut State, seat: Seat, space: Space, sink: &mut impl Sink<Event>) {
        let board = self.board_of(&state.estates[seat]);
        let counted = counted(board.hexes(self.area_around(&state.estates[seat], space)), None);
        let points = PHASE_BONUS[state.phase as usize];
        score(state, seat, points.into(), Source::Phase, "burgundy.area.phase-bonus", counted, sink);
    }

    /// What a monastery scores as soon as it is placed. r[burgundy.solo.monastery]
    fn score_at_once(&self, state: &mut State, seat: Seat, space: Space, sink: &mut impl Sink<Event>) {
        let tile = state.estates[seat].duchy[space.index()].expect("a monastery was placed there");
        self.score_monastery(state, seat, (tile, self.tile(tile).clause), sink);
    }

    fn complete_colour(&self, state: &mut State, seat: Seat, space: Space, sink: &mut impl Sink<Event>) {
        match self.colours {
            Colours::BonusTiles => self.score_colour(state, seat, space, sink),
            Colours::Action(means) => {
                let kind = self.board_of(&state.estates[seat]).kind(space);
                sink.emit(Event::new(means.spec().clause, What::ColourCompleted { seat, kind }));
                self.offer_effect(state, seat, means, sink);
            }
        }
    }

    /// r[burgundy.colour.first] r[burgundy.colour.second] r[burgundy.colour.none]
    fn score_colour(&self, state: &mut State, seat: Seat, space: Space, sink: &mut impl Sink<Event>) {
        let board = self.board_of(&state.estates[seat]);
        let kind = board.kind(space);
        let taken = state.bonus_taken[kind.index()] as usize;
        let Some(&points) = self.limits.bonus.get(taken) else { return };
        state.bonus_taken[kind.index()] += 1;
        let large = taken == 0;
        let estate = &mut state.estates[seat];
        let tiles = if large { &mut estate.large } else { &mut estate.small };
        *tiles |= 1 << kind.index();
        let clause = if large { "burgundy.colour.first" } else { "burgundy.colour.second" };
        sink.emit(Event::new(clause, What::BonusTile { seat, kind, large }));
        let counted = counted(board.hexes(board.of_kind[kind.index()]), None);
        score(state, seat, u16::from(points), Source::Colour, clause, counted, sink);
        if state.estates[seat].powers.has(Power::BonusDouble) {
            score(state, seat, u16::from(points), Source::Colour, "burgundy.shield.07", counted, sink);
        }
    }

    /// Asks how the seat uses a tile's effect, unless it cannot be used at all.
    pub(super) fn offer_effect(
        &self,
        state: &mut State,
        seat: Seat,
        means: Means,
        sink: &mut impl Sink<Event>,
    ) {
        if self.worth_asking(state, seat, means) {
            state.flow.push(Line::Lane(seat), Step::Act(means));
        } else {
            sink.emit(Event::new(means.spec().lost, What::EffectLost { seat, means }));
        }
    }
}

/// The livestock in a pasture that scores when a tile is placed there.
#[derive(Clone, Copy, Default)]
pub(super) struct Herd {
    /// The animals of one species, and where they are.
    pub animals: u16,
    pub spaces: Spaces,
    /// The same for flocks, which score with every species.
    pub flock: u16,
    pub flock_spaces: Spaces,
}

/// A basis in which each of these spaces counts.
#[inline]
pub(super) fn counted(spaces: Hexes, tile: Option<Tile>) -> Counted {
    Counted { count: spaces.spaces.len() as u16, tile, spaces }
}
