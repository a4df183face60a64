//! Points: the end of a phase, the end of the game, the winner.

use std::cmp::Reverse;

use engine::{Outcome, PerSeat, Seat, Sink, Verdict};

use crate::{
    apply::{give_silver, give_workers},
    content::{EndScore, Power, Tile, phase_letter},
    event::{Event, What},
    rules::Burgundy,
    state::{Player, Source, State},
};

/// Books points for a seat.
#[inline]
pub(crate) fn score(
    state: &mut State,
    seat: Seat,
    points: u16,
    source: Source,
    clause: &'static str,
    sink: &mut impl Sink<Event>,
) {
    if points > 0 {
        state.players[seat].points[source.index()] += points;
        sink.emit(Event::new(clause, What::Points { seat, by: i32::from(points), source }));
    }
}

impl Burgundy {
    /// The end of a phase. r[burgundy.phase-end.mines] r[burgundy.mine.income]
    pub(crate) fn income(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        state.turn = None;
        let phase = phase_letter(state.phase);
        sink.emit(Event::new("burgundy.phase-end.when", What::PhaseEnded { phase }));
        for seat in Seat::all(self.seats) {
            let mines = state.players[seat].placed(Tile::MINE);
            if mines == 0 {
                continue;
            }
            give_silver(state, seat, mines, "burgundy.mine.income", sink);
            if state.players[seat].powers.has(Power::MineWorkers) {
                give_workers(state, seat, mines, "burgundy.monastery.02", sink);
            }
        }
    }

    /// r[burgundy.final.when] What is left over, then the monasteries that score.
    pub(crate) fn final_scoring(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        for seat in Seat::all(self.seats) {
            let player = state.players[seat];
            let goods = player.goods.iter().map(|&count| u16::from(count)).sum();
            score(state, seat, goods, Source::Goods, "burgundy.final.goods", sink);
            score(state, seat, player.silver, Source::Silver, "burgundy.final.silver", sink);
            score(state, seat, player.workers / 2, Source::Workers, "burgundy.final.workers", sink);
            // r[burgundy.monastery.only-placed] Stored tiles are not looked at.
            for tile in player.duchy.iter().flatten() {
                let spec = self.tile(*tile);
                score(state, seat, worth(&player, spec.end, self), Source::Monastery, spec.clause, sink);
            }
        }
    }

    /// Ranks by points, then empty spaces, then turn order: nobody shares a place.
    /// r[burgundy.final.winner] r[burgundy.tie.empty] r[burgundy.tie.order] r[burgundy.tie.places]
    pub(crate) fn result(&self, state: &State) -> Outcome {
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
        let mut outcome =
            Outcome { ranks: PerSeat::all(0), scores: PerSeat::all(0), verdict: Verdict::Ranked };
        for (place, &seat) in seats.iter().enumerate() {
            outcome.ranks[seat] = place as u8 + 1;
            outcome.scores[seat] = state.players[seat].score() as i16;
        }
        outcome
    }
}

/// What one tile is worth at the end.
fn worth(player: &Player, end: EndScore, rules: &Burgundy) -> u16 {
    match end {
        EndScore::None => 0,
        EndScore::PerSoldColour(points) => {
            u16::from(points) * player.sold.iter().filter(|&&count| count > 0).count() as u16
        }
        EndScore::PerBuilding(building, points) => {
            u16::from(points) * player.placed(Tile::building(building))
        }
        EndScore::PerSpecies(points) => {
            let mut species = 0_u8;
            for tile in player.duchy.iter().flatten() {
                if let Some((kind, _)) = rules.tile(*tile).species() {
                    species |= 1 << kind as u8;
                }
            }
            u16::from(points) * species.count_ones() as u16
        }
        EndScore::PerSoldGood(points) => {
            u16::from(points) * player.sold.iter().map(|&count| u16::from(count)).sum::<u16>()
        }
        EndScore::PerBonusTile(points) => u16::from(points) * player.bonus_tiles() as u16,
    }
}
