//! Points at the end.

use engine::{Outcome, Projection, Seat, Sink, ToCome, Verdict};

use crate::{
    apply::tools::take_citizen,
    content::{Citizen, Effect, Good, Place, Power},
    estate::Estate,
    event::{Event, Source, What},
    rules::Orleans,
    state::{End, State},
};

impl Orleans {
    /// r[orleans.end.most-stations] The last citizen, then the points of every seat.
    pub(crate) fn score(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let built = |seat: Seat| state.estates[seat].built();
        let most = Seat::all(self.seats).map(built).max().unwrap_or(0);
        let mut leaders = Seat::all(self.seats).filter(|&seat| built(seat) == most);
        if let (Some(seat), None) = (leaders.next(), leaders.next()) {
            take_citizen(state, seat, Citizen::Stations, "orleans.end.most-stations", sink);
        }
        for seat in Seat::all(self.seats) {
            for source in Source::ALL {
                let points = self.points_from(state, seat, source);
                if points > 0 {
                    let times = counted(&state.estates[seat], source);
                    let what = What::Scored { seat, source, points, times };
                    sink.emit(Event::new(source.clause(), what));
                }
            }
        }
        state.end = End::Rounds;
        sink.emit(Event::new(self.scenario.end_clause, What::Over { met: 0 }));
    }

    /// The points that a seat has from one source.
    pub fn points_from(&self, state: &State, seat: Seat, source: Source) -> u16 {
        let estate = &state.estates[seat];
        match source {
            // r[orleans.end.coins] r[orleans.prosperity.score-unfinished]
            Source::Coins => estate.coins + self.scene().coins_placed(self, state, seat),
            // r[orleans.end.goods]
            Source::Goods => {
                let worth = |good: &Good| u16::from(self.goods_of(state, seat, *good) * good.value());
                Good::ALL.iter().map(worth).sum()
            }
            // r[orleans.end.development]
            Source::Development => estate.development_points(),
            // r[orleans.tile.depot]
            Source::Depot => {
                let sets = Good::ALL.iter().map(|&good| self.goods_of(state, seat, good)).min();
                let sets = u16::from(sets.expect("there are five goods"));
                Place::in_mask(estate.tiles & !estate.turned)
                    .map(|tile| match tile.row().effect {
                        Effect::Power(Power::Sets(points)) => u16::from(points) * sets,
                        _ => 0,
                    })
                    .sum()
            }
            Source::Structures => self.scene().structure_points(self, state, seat),
        }
    }

    /// Goods of a kind that count as a seat's own. r[orleans.prosperity.score-unfinished]
    fn goods_of(&self, state: &State, seat: Seat, good: Good) -> u8 {
        state.estates[seat].goods[good.index()] + self.scene().goods_placed(self, state, seat, good)
    }

    /// Whether a source can give points at this table.
    pub fn can_score(&self, source: Source) -> bool {
        let there = source != Source::Depot || self.tiles & Place::Depot.bit() != 0;
        there && self.scenario.sources.contains(&source)
    }

    /// Whether views list a source. The Depot has always been listed, even where there is none.
    pub(crate) fn lists(&self, source: Source) -> bool {
        source == Source::Depot || self.can_score(source)
    }

    /// What counts instead of points, for people.
    pub fn counted(&self) -> Option<&'static str> {
        self.scene().counted()
    }

    /// The points that a seat would have if the game ended now.
    pub fn total(&self, state: &State, seat: Seat) -> u16 {
        Source::ALL.iter().map(|&source| self.points_from(state, seat, source)).sum()
    }

    /// The points that a seat would have, or what counts instead of them.
    pub(crate) fn score_now(&self, state: &State, seat: Seat) -> u16 {
        self.scene().achieved(self, state, seat).unwrap_or_else(|| self.total(state, seat))
    }

    /// What a seat would score if the game ended now, judging by what everybody can see.
    pub(crate) fn project(&self, state: &State, seat: Seat) -> Projection {
        if let Some(score) = self.scene().achieved(self, state, seat) {
            return Projection { points: score.into(), to_come: Vec::new() };
        }
        let to_come = Source::ALL.iter().map(|&source| ToCome {
            source: source.name(),
            points: self.points_from(state, seat, source).into(),
            clause: source.clause(),
        });
        Projection {
            points: self.total(state, seat).into(),
            to_come: to_come.filter(|row| row.points > 0).collect(),
        }
    }

    /// r[orleans.end.winner] r[orleans.end.tie] r[orleans.end.shared]
    pub(crate) fn final_result(&self, state: &State) -> Outcome {
        if let Some(outcome) = self.scene().result(self, state) {
            return outcome;
        }
        let key = |seat: Seat| (self.total(state, seat), state.estates[seat].development);
        let mut outcome = Outcome::new(Verdict::Ranked);
        for seat in Seat::all(self.seats) {
            let better = Seat::all(self.seats).filter(|&other| key(other) > key(seat)).count();
            outcome.place(seat, better as u8 + 1, self.total(state, seat) as i16);
        }
        outcome
    }
}

/// How many things give the points of a source, if each gives the same. Otherwise 0.
fn counted(estate: &Estate, source: Source) -> u8 {
    if source == Source::Development { estate.built() + estate.citizens } else { 0 }
}
