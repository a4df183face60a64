//! Workers for silver, a tile that copies buildings, animals that score with others, and a track piece that is
//! always on top.

use engine::{Line, Seat, SeatSet, Sink};

use super::{
    gain::{give_workers, score},
    place::counted,
};
use crate::{
    content::{Effect, Hexes, Power, Space, Species, Tile},
    estate::Estate,
    event::{Event, What},
    rules::Burgundy,
    source::Source,
    state::State,
    step::Step,
};

/// r[burgundy.monastery.28] The workers all come together.
pub(super) fn hire(state: &mut State, seat: Seat, silver: u8, sink: &mut impl Sink<Event>) {
    const CLAUSE: &str = "burgundy.monastery.28";
    state.estates[seat].silver -= u16::from(silver);
    let by = -i32::from(silver);
    sink.emit(Event::new(CLAUSE, What::Silver { seat, by, spaces: Hexes::NONE }));
    give_workers(state, seat, 2 * u16::from(silver), CLAUSE, Hexes::NONE, sink);
}

/// r[burgundy.extra.crane-optional]
pub(super) fn decline_copy(state: &State, seat: Seat, space: Space, sink: &mut impl Sink<Event>) {
    let by = state.estates[seat].duchy[space.index()].expect("the tile that copies is there");
    sink.emit(Event::new("burgundy.extra.crane-optional", What::CopiedNothing { seat, by }));
}

impl Burgundy {
    /// r[burgundy.extra.crane] The effect of another building, as if that had been placed.
    pub(super) fn copy(&self, state: &mut State, seat: Seat, tile: Tile, sink: &mut impl Sink<Event>) {
        let Step::Copy(space) = state.flow.pop(Line::Lane(seat)) else {
            unreachable!("a building is copied only if the seat is asked")
        };
        let by = state.estates[seat].duchy[space.index()].expect("the tile that copies is there");
        sink.emit(Event::new(self.tile(by).clause, What::Copied { seat, by, tile }));
        let spec = self.tile(tile);
        self.points_of(state, seat, spec, space, sink);
        self.effect_of(state, seat, spec, space, sink);
    }

    /// The other species in the pasture of a flock.
    pub(crate) fn other_species(
        &self,
        estate: &Estate,
        space: Space,
    ) -> impl Iterator<Item = Species> + use<> {
        let mut there = [false; Species::ALL.len()];
        for other in self.pasture(estate, space).iter() {
            let tile = estate.duchy[other].expect("a covered space holds a tile");
            if let Effect::Graze(species, _) = self.tile(tile).placed {
                there[species as usize] = true;
            }
        }
        Species::ALL.into_iter().filter(move |&species| there[species as usize])
    }

    /// r[burgundy.extra.geese] r[burgundy.extra.geese-choice] A flock scores with one other species. If there are
    /// several, the seat chooses one before anything is scored.
    pub(super) fn join_herd(&self, state: &mut State, seat: Seat, space: Space, sink: &mut impl Sink<Event>) {
        let mut others = self.other_species(&state.estates[seat], space);
        let (first, second) = (others.next(), others.next());
        if second.is_some() {
            state.flow.push(Line::Lane(seat), Step::Graze(space));
        } else {
            self.score_with(state, seat, space, first, sink);
        }
    }

    pub(super) fn graze(&self, state: &mut State, seat: Seat, species: Species, sink: &mut impl Sink<Event>) {
        let Step::Graze(space) = state.flow.pop(Line::Lane(seat)) else {
            unreachable!("a species is chosen only if the seat is asked")
        };
        self.score_with(state, seat, space, Some(species), sink);
    }

    /// The points of a flock that was just placed, with those that it adds to another species.
    fn score_with(
        &self,
        state: &mut State,
        seat: Seat,
        space: Space,
        species: Option<Species>,
        sink: &mut impl Sink<Event>,
    ) {
        let herd = self.herd(&state.estates[seat], space, species);
        let scored = counted(self.hexes(state, seat, herd.spaces | herd.flock_spaces), None);
        score(
            state,
            seat,
            herd.animals + herd.flock,
            Source::Livestock,
            "burgundy.extra.geese",
            scored,
            sink,
        );
        if state.estates[seat].powers.has(Power::LivestockMore) {
            // r[burgundy.extra.geese-07]
            let more = counted(scored.spaces, Some(Tile::monastery(7)));
            score(state, seat, more.count, Source::Livestock, "burgundy.monastery.07", more, sink);
        }
    }

    /// r[burgundy.monastery.27-now] The pieces of an estate rise to the top of their stacks. The order of the
    /// current round is fixed already.
    pub(super) fn lift(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let before = state.track;
        state.track.lift(self.on_top(state), self.seats);
        if state.track != before {
            sink.emit(Event::new("burgundy.monastery.27-now", What::Lifted { seat }));
        }
    }

    /// The seats whose pieces stay on top of their stacks. r[burgundy.monastery.27]
    pub(super) fn on_top(&self, state: &State) -> SeatSet {
        Seat::all(self.seats).filter(|&seat| state.estates[seat].powers.has(Power::OnTop)).collect()
    }
}
