//! Points: the end of a phase, the end of the game, the winner.

use std::cmp::Reverse;

use engine::{Hexes, Outcome, Projection, Rules as _, Seat, Sink, ToCome, Verdict};

use crate::{
    apply::{give_silver, give_workers},
    content::{EndScore, Power, Space, Tile, phase_letter},
    event::{Counted, Event, What},
    rules::Burgundy,
    state::{Player, Source, State},
};

/// Phase E. r[burgundy.phase.count]
const LAST_PHASE: u8 = 4;

/// Scores points for a seat.
#[inline]
pub(crate) fn score(
    state: &mut State,
    seat: Seat,
    points: u16,
    source: Source,
    clause: &'static str,
    counted: Counted,
    sink: &mut impl Sink<Event>,
) {
    if points > 0 {
        state.players[seat].points[source.index()] += points;
        sink.emit(Event::new(clause, What::Points { seat, by: i32::from(points), source, counted }));
    }
}

impl Burgundy {
    /// The end of a phase. r[burgundy.phase-end.mines] r[burgundy.mine.income]
    pub(crate) fn income(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        state.turn = None;
        let phase = phase_letter(state.phase);
        sink.emit(Event::new("burgundy.phase-end.when", What::PhaseEnded { phase }));
        for seat in Seat::all(self.seats) {
            let spaces = state.players[seat].spaces_of(Tile::MINE);
            let mines = spaces.count_ones() as u16;
            if mines == 0 {
                continue;
            }
            let spaces = Hexes(spaces);
            give_silver(state, seat, mines, "burgundy.mine.income", spaces, sink);
            if state.players[seat].powers.has(Power::MineWorkers) {
                give_workers(state, seat, mines, "burgundy.monastery.02", spaces, sink);
            }
        }
    }

    /// r[burgundy.final.when] Leftover goods, silver and workers, then the monasteries that score.
    pub(crate) fn final_scoring(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        for seat in Seat::all(self.seats) {
            let player = state.players[seat];
            let goods = player.goods.iter().map(|&count| u16::from(count)).sum();
            let of = |count| Counted { count, ..Counted::default() };
            score(state, seat, goods, Source::Goods, "burgundy.final.goods", of(goods), sink);
            let (silver, workers) = (player.silver, player.workers);
            score(state, seat, silver, Source::Silver, "burgundy.final.silver", of(silver), sink);
            score(state, seat, workers / 2, Source::Workers, "burgundy.final.workers", of(workers), sink);
            // r[burgundy.monastery.only-placed] Stored tiles do not count.
            for tile in player.duchy.iter().flatten() {
                let spec = self.tile(*tile);
                let (each, count, spaces) = self.worth(&player, spec.end);
                let counted = Counted { count, tile: Some(*tile), spaces: Hexes(spaces) };
                score(state, seat, each * count, Source::Monastery, spec.clause, counted, sink);
            }
        }
    }

    /// A seat's score if the game ended now. In the last phase the mines still pay before the final
    /// scoring, so their income counts as well. r[burgundy.mine.phase-e]
    pub(crate) fn project(&self, state: &State, seat: Seat) -> Projection {
        let mut end = *state;
        let mut events = Vec::new();
        if self.outcome(state).is_none() {
            if state.phase == LAST_PHASE {
                self.income(&mut end, &mut ());
            }
            self.final_scoring(&mut end, &mut events);
        }
        let to_come = events.iter().filter_map(|event: &Event| match event.what {
            What::Points { seat: whose, by, source, .. } if whose == seat => {
                Some(ToCome { source: source.name(), points: by, clause: event.clause })
            }
            _ => None,
        });
        Projection { points: i32::from(end.players[seat].score()), to_come: to_come.collect() }
    }

    /// Ranks by points, then empty spaces, then turn order: nobody shares a place.
    /// r[burgundy.final.winner] r[burgundy.tie.empty] r[burgundy.tie.order] r[burgundy.tie.places]
    pub(crate) fn final_result(&self, state: &State) -> Outcome {
        let mut seats: Vec<Seat> = Seat::all(self.seats).collect();
        seats.sort_by_key(|&seat| {
            let player = &state.players[seat];
            let empty = i64::from(player.empty_spaces());
            let place = state.track.order.iter().position(|&other| other == seat);
            (
                Reverse(player.score()),
                if self.tie_fewest { empty } else { -empty },
                Reverse(place.expect("every seat is on the track")),
            )
        });
        let mut outcome = Outcome::new(Verdict::Ranked);
        for (place, &seat) in seats.iter().enumerate() {
            outcome.place(seat, place as u8 + 1, state.players[seat].score() as i16);
        }
        outcome
    }

    /// What one tile is worth at the end: the points for each thing that counts, how many there are, and the
    /// spaces where they are.
    fn worth(&self, player: &Player, end: EndScore) -> (u16, u16, u64) {
        match end {
            EndScore::None => (0, 0, 0),
            EndScore::PerSoldColour(points) => {
                (points.into(), player.sold.iter().filter(|&&count| count > 0).count() as u16, 0)
            }
            EndScore::PerBuilding(building, points) => {
                let spaces = player.spaces_of(Tile::building(building));
                (points.into(), spaces.count_ones() as u16, spaces)
            }
            EndScore::PerSpecies(points) => {
                let (mut species, mut spaces) = (0_u8, 0);
                for space in Space::in_mask(player.covered) {
                    let tile = player.duchy[space.index()].expect("a covered space holds a tile");
                    if let Some((kind, _)) = self.tile(tile).species() {
                        species |= 1 << kind as u8;
                        spaces |= space.bit();
                    }
                }
                (points.into(), species.count_ones() as u16, spaces)
            }
            EndScore::PerSoldGood(points) => {
                (points.into(), player.sold.iter().map(|&count| u16::from(count)).sum(), 0)
            }
            EndScore::PerBonusTile(points) => (points.into(), player.bonus_tiles() as u16, 0),
        }
    }
}
