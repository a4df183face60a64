//! Points: the end of a phase, the end of the game, the winner.

use std::cmp::Reverse;

use engine::{Line, Outcome, Projection, Rules as _, Seat, Sink, ToCome, Verdict};

use crate::{
    apply::{give_silver, give_workers, score},
    content::{EndScore, Good, Power, Spaces, Tile, phase_letter},
    estate::Estate,
    event::{Counted, Event, What},
    rules::Burgundy,
    source::Source,
    state::State,
    step::Step,
};

/// Phase E. r[burgundy.phase.count]
const LAST_PHASE: u8 = 4;

impl Burgundy {
    /// The end of a phase. r[burgundy.phase-end.mines] r[burgundy.mine.income]
    pub(crate) fn income(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        state.turn = None;
        let phase = phase_letter(state.phase);
        sink.emit(Event::new("burgundy.phase-end.when", What::PhaseEnded { phase }));
        for seat in self.owners() {
            let spaces = self.spaces_of(&state.estates[seat], Tile::MINE);
            let mines = spaces.len() as u16;
            if mines == 0 {
                continue;
            }
            let spaces = self.hexes(state, seat, spaces);
            let powers = state.estates[seat].powers;
            give_silver(state, seat, mines, "burgundy.mine.income", spaces, sink);
            if powers.has(Power::MinesDouble) {
                give_silver(state, seat, mines, "burgundy.shield.08", spaces, sink);
            }
            if powers.has(Power::MineWorkers) {
                let workers = if powers.has(Power::MineWorkersDouble) { 2 * mines } else { mines };
                give_workers(state, seat, workers, "burgundy.monastery.02", spaces, sink);
            }
        }
    }

    /// r[burgundy.final.when] Leftover goods, silver and workers, then the monasteries that score. What partners own
    /// together counts once. It is written to the points of the first of them, and only their sum matters.
    /// r[burgundy.team.vp]
    pub(crate) fn final_scoring(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        for seat in self.owners() {
            let estate = state.estates[seat];
            let goods = estate.goods.iter().map(|&count| u16::from(count)).sum();
            let of = |count| Counted { count, ..Counted::default() };
            score(state, seat, goods, Source::Goods, "burgundy.final.goods", of(goods), sink);
            let (silver, workers) = (estate.silver, estate.workers);
            score(state, seat, silver, Source::Silver, "burgundy.final.silver", of(silver), sink);
            score(state, seat, workers / 2, Source::Workers, "burgundy.final.workers", of(workers), sink);
            // r[burgundy.monastery.only-placed] Stored tiles do not count.
            for &tile in estate.duchy.iter().flatten() {
                self.score_monastery(state, seat, (tile, self.tile(tile).clause), sink);
            }
            self.score_wild(state, seat, &estate, sink);
            let before = *state;
            for tile in self.copied(&before, seat) {
                self.score_monastery(state, seat, (tile, "burgundy.shield.06"), sink);
            }
            self.score_shields(state, seat, sink);
        }
    }

    /// r[burgundy.extra.crane-final] r[burgundy.extra.crane-final-auto] A tile that counts as any building counts
    /// for the one monastery that gives most.
    fn score_wild(&self, state: &mut State, seat: Seat, estate: &Estate, sink: &mut impl Sink<Event>) {
        let wild = estate
            .covered
            .iter()
            .filter(|&space| estate.duchy[space].is_some_and(|tile| self.tile(tile).wild));
        let before = *state;
        // r[burgundy.shield.06] Copied monasteries count too.
        let tiles = estate.duchy.iter().flatten().copied().chain(self.copied(&before, seat));
        let monasteries = tiles.filter_map(|tile| match self.tile(tile).end {
            EndScore::PerBuilding(_, points) => Some((points, tile)),
            _ => None,
        });
        // Of equals the first, in reading order.
        let best = monasteries.reduce(|best, other| if other.0 > best.0 { other } else { best });
        let Some((points, monastery)) = best else { return };
        for space in wild {
            let spaces = self.hexes(state, seat, Spaces::only(space));
            let counted = Counted { count: 1, tile: Some(monastery), spaces };
            let clause = "burgundy.extra.crane-final";
            score(state, seat, points.into(), Source::Monastery, clause, counted, sink);
            if estate.powers.has(Power::MonasteriesDouble) {
                score(state, seat, points.into(), Source::Monastery, "burgundy.shield.10", counted, sink);
            }
        }
    }

    /// What a monastery scores for an estate, its own or a copied one. r[burgundy.shield.06-own]
    pub(crate) fn score_monastery(
        &self,
        state: &mut State,
        seat: Seat,
        (tile, clause): (Tile, &'static str),
        sink: &mut impl Sink<Event>,
    ) {
        let estate = &state.estates[seat];
        let double = estate.powers.has(Power::MonasteriesDouble);
        let (each, count, spaces) = self.worth(estate, self.tile(tile).end);
        let counted = Counted { count, tile: Some(tile), spaces: self.hexes(state, seat, spaces) };
        score(state, seat, each * count, Source::Monastery, clause, counted, sink);
        if double {
            score(state, seat, each * count, Source::Monastery, "burgundy.shield.10", counted, sink);
        }
    }

    /// r[burgundy.shield.final] r[burgundy.shield.13]
    fn score_shields(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let estate = &state.estates[seat];
        let double = estate.powers.has(Power::ShieldsDouble);
        let shields = estate.shields.iter().flatten();
        let points: u16 = shields.clone().map(|&shield| u16::from(self.shield(shield).points)).sum();
        let counted = Counted { count: shields.count() as u16, ..Counted::default() };
        score(state, seat, points, Source::Shields, "burgundy.shield.final", counted, sink);
        if double {
            score(state, seat, points, Source::Shields, "burgundy.shield.13", counted, sink);
        }
    }

    /// The game is over as soon as the duchy is full, because nothing can change the result. r[burgundy.solo.win]
    pub(crate) fn verdict(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        state.flow.clear();
        for seat in self.owners() {
            let covered = state.estates[seat].covered.len() as u8;
            let won = self.empty_spaces(&state.estates[seat]) == 0;
            sink.emit(Event::new("burgundy.solo.win", What::Verdict { seat, covered, won }));
        }
    }

    /// Won if the duchy is full. The score is the number of covered spaces.
    fn filled(&self, state: &State) -> Outcome {
        let won = self.owners().all(|seat| self.empty_spaces(&state.estates[seat]) == 0);
        let mut outcome = Outcome::new(if won { Verdict::Won } else { Verdict::Lost });
        for seat in Seat::all(self.seats) {
            let rank = if won { 1 } else { 2 };
            outcome.place(seat, rank, state.estates[seat].covered.len() as i16);
        }
        outcome
    }

    /// A seat's score if the game ended now. In the last phase the mines still pay before the final
    /// scoring, so their income counts as well. r[burgundy.mine.phase-e]
    pub(crate) fn project(&self, state: &State, seat: Seat) -> Projection {
        if self.must_fill() {
            // r[burgundy.solo.win] There is no final scoring.
            let points = state.estates[seat].covered.len() as i32;
            return Projection { points, to_come: Vec::new() };
        }
        let mut end = *state;
        let mut events = Vec::new();
        if self.outcome(state).is_none() {
            let coming = |step| state.flow.frames(Line::Main).contains(&step);
            if state.phase == LAST_PHASE {
                self.expect_tribute(&mut end, coming(Step::Tribute));
            }
            if state.phase == LAST_PHASE && coming(Step::Income) {
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
        Projection { points: i32::from(end.hands[seat].score()), to_come: to_come.collect() }
    }

    /// The tribute of the last phase as it will probably be paid: as far as silver goes, and for the most valuable
    /// shields. r[burgundy.shield.tribute-e]
    fn expect_tribute(&self, state: &mut State, everything: bool) {
        for seat in self.owners() {
            let asked = state.flow.asked(seat);
            let estate = &mut state.estates[seat];
            let due = |castle| match asked {
                Some(Step::Pay(due)) => due.has(castle),
                _ => everything,
            };
            let in_workers = estate.powers.has(Power::TributeInWorkers);
            let mut castles: Vec<usize> = (0..estate.shields.len()).filter(|&castle| due(castle)).collect();
            castles.sort_by_key(|&castle| Reverse(estate.shields[castle].map(|one| self.shield(one).points)));
            for castle in castles {
                if estate.shields[castle].is_none() {
                    continue;
                }
                if estate.silver > 0 {
                    estate.silver -= 1;
                } else if in_workers && estate.workers > 0 {
                    estate.workers -= 1;
                } else {
                    estate.shields[castle] = None;
                }
            }
            self.refresh(state, seat);
        }
    }

    /// Ranks by points, then empty spaces, and finally turn order, so nobody shares a place. Partners are
    /// ranked together, and the track does not help them. r[burgundy.final.winner] r[burgundy.tie.empty]
    /// r[burgundy.tie.order] r[burgundy.tie.places] r[burgundy.team.final] r[burgundy.team.tie]
    pub(crate) fn final_result(&self, state: &State) -> Outcome {
        if self.must_fill() {
            return self.filled(state);
        }
        // The lowest standing is the best.
        let standing = |seat: Seat| {
            let empty = i64::from(self.empty_spaces(&state.estates[seat]));
            let place = state.track.order.iter().position(|&other| other == seat);
            (
                Reverse(self.side_score(state, seat)),
                if self.tie_fewest { empty } else { -empty },
                place.filter(|_| self.tie_track).map(Reverse),
            )
        };
        let mut outcome = Outcome::new(Verdict::Ranked);
        for seat in Seat::all(self.seats) {
            let ahead = Seat::all(self.seats).filter(|&other| standing(other) < standing(seat)).count();
            outcome.place(seat, ahead as u8 + 1, state.hands[seat].score() as i16);
            outcome.side_scores[seat] = self.side_score(state, seat) as i16;
        }
        outcome
    }

    /// What one tile is worth at the end: the points for each thing that counts, how many there are, and the
    /// spaces where they are.
    fn worth(&self, estate: &Estate, end: EndScore) -> (u16, u16, Spaces) {
        match end {
            EndScore::None => (0, 0, Spaces::EMPTY),
            EndScore::PerSoldColour(points) => {
                let colours = Good::all().filter(|&good| estate.all_sold(good) > 0);
                (points.into(), colours.count() as u16, Spaces::EMPTY)
            }
            EndScore::PerBuilding(building, points) => {
                let spaces = self.spaces_of(estate, Tile::building(building));
                (points.into(), spaces.len() as u16, spaces)
            }
            EndScore::PerSpecies(points) => {
                let (mut species, mut spaces) = (0_u8, Spaces::EMPTY);
                for space in estate.covered.iter() {
                    let tile = estate.duchy[space].expect("a covered space holds a tile");
                    if let Some((kind, _)) = self.tile(tile).species() {
                        species |= 1 << kind as u8;
                        spaces.insert(space);
                    }
                }
                (points.into(), species.count_ones() as u16, spaces)
            }
            EndScore::PerSoldGood(points) => {
                let sold = Good::all().map(|good| u16::from(estate.all_sold(good)));
                (points.into(), sold.sum(), Spaces::EMPTY)
            }
            EndScore::PerBonusTile(points) => (points.into(), estate.bonus_tiles() as u16, Spaces::EMPTY),
            EndScore::PerColour(points) => {
                let of_kind = self.board_of(estate).of_kind;
                let full = of_kind.into_iter().filter(|spaces| spaces.within(estate.covered));
                let (mut colours, mut spaces) = (0, Spaces::EMPTY);
                for colour in full {
                    colours += 1;
                    spaces |= colour;
                }
                (points.into(), colours, spaces)
            }
        }
    }
}
