//! What happens next, step by step: the turn lists of the game.

use engine::{Flow, Flowing, Line, Rng, Seat, Sink};

use crate::{
    action::Action,
    apply::circle_green,
    content::{Bonus, Hex, SALE_POINTS, START_POINTS, phase_name},
    event::{Event, What},
    rules::{BurgundyDice, Castles},
    scoring::score,
    state::{Front, MAX_SEATS, Source, State},
    step::Step,
};

/// r[burgundy-dice.round.order] The steps of a round.
pub(crate) const ROUND: &[Step] = &[
    Step::Roll,
    Step::Tick,
    Step::Sell,
    Step::ChooseMarks,
    Step::Reveal,
    Step::Book,
    Step::Colours,
    Step::EndRound,
];

/// The same for the solo game, where nothing is hidden.
pub(crate) const SOLO_ROUND: &[Step] =
    &[Step::Roll, Step::Tick, Step::Sell, Step::ChooseMarks, Step::Book, Step::Colours, Step::EndRound];

impl Flowing for State {
    type Step = Step;
    type Flow = Flow<Step, 12, 1, MAX_SEATS>;

    #[inline]
    fn flow(&self) -> &Self::Flow {
        &self.flow
    }

    #[inline]
    fn flow_mut(&mut self) -> &mut Self::Flow {
        &mut self.flow
    }
}

impl BurgundyDice {
    /// An empty table, up to the first question.
    pub(crate) fn first_state(&self) -> State {
        let mut state = State {
            flow: Flow::default(),
            phase: 0,
            round: 0,
            ticks: 0,
            dice: None,
            claimed: [0; 6],
            players: engine::PerSeat::default(),
        };
        for seat in Seat::all(self.seats) {
            state.players[seat].front = Front::new(&self.duchy);
        }
        state.flow.then(Line::Main, &self.game_steps);
        state
    }

    pub(crate) fn resolve_step(&self, state: &mut State, step: Step, sink: &mut impl Sink<Event>) {
        match step {
            Step::ChooseCastles => self.ask_everyone(state, Step::AskCastle),
            Step::ChooseInTurn(seat) => state.flow.push(Line::Lane(seat), Step::AskCastle),
            Step::Found => self.found_all(state, sink),
            Step::Phase(phase) => {
                // r[burgundy-dice.time.phases] A new column. Anything left over from the last one is lost.
                (state.phase, state.round, state.ticks) = (phase, 0, 0);
                sink.emit(Event::new("burgundy-dice.time.phases", What::Phase { phase: phase_name(phase) }));
                state.flow.push(Line::Main, Step::Round);
            }
            Step::Round => {
                state.round += 1;
                state.dice = None;
                let round = state.round;
                sink.emit(Event::new("burgundy-dice.round.order", What::Round { round }));
                state.flow.then(Line::Main, self.round_steps);
            }
            Step::Tick => self.tick(state, sink),
            Step::Sell => self.sell(state, sink),
            Step::ChooseMarks => self.ask_everyone(state, Step::AskMark),
            Step::Book => self.book_choices(state, sink),
            Step::Colours => self.complete_colours(state, sink),
            Step::EndRound => self.end_round(state, sink),
            Step::Finish => self.finish(state, sink),
            Step::Nothing | Step::AskCastle | Step::Reveal | Step::Roll | Step::AskMark => {
                unreachable!("{step:?} waits for an answer")
            }
        }
    }

    /// r[burgundy-dice.round.secret] Everyone chooses at the same time, each seat on its own lane.
    fn ask_everyone(&self, state: &mut State, step: Step) {
        for seat in Seat::all(self.seats) {
            state.flow.push(Line::Lane(seat), step);
        }
    }

    /// Marks the start castles. r[burgundy-dice.setup.castle]
    fn found_all(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        for seat in Seat::all(self.seats) {
            // r[burgundy-dice.variant.all-the-same] If only the owner chose, the castle applies to
            // everyone.
            let chooser = if self.castles == Castles::Same { Seat(0) } else { seat };
            let Some(Action::Castle { hex }) = state.players[chooser].choice else {
                unreachable!("every seat has chosen a castle")
            };
            self.found(state, seat, hex, sink);
        }
        for player in &mut state.players.0 {
            player.choice = None;
        }
    }

    /// One seat's start castle, with its point and its bonus.
    pub(crate) fn found(&self, state: &mut State, seat: Seat, hex: Hex, sink: &mut impl Sink<Event>) {
        let player = &mut state.players[seat];
        player.castle = Some(hex);
        player.front.found(hex);
        sink.emit(Event::new("burgundy-dice.setup.castle", What::Founded { seat, hex }));
        // r[burgundy-dice.setup.castle-point] Scored once, in the column of phase I.
        let clause = "burgundy-dice.setup.castle-point";
        score(state, seat, START_POINTS, Source::Castle, clause, sink);
        let square = self.duchy.castle(hex).expect("only castles are offered").square;
        circle_green(state, seat, square, "burgundy-dice.setup.castle-bonus", sink);
    }

    /// r[burgundy-dice.time.tick] Ticks off the hourglasses of the roll, r[burgundy-dice.time.surplus]
    /// but never more than the column has left.
    fn tick(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let dice = state.dice.expect("the dice were rolled");
        let count = self.clock.ticks[dice.hourglasses as usize - 1].min(self.clock.boxes - state.ticks);
        state.ticks += count;
        sink.emit(Event::new(self.clock.clause, What::Ticked { count, ticks: state.ticks }));
    }

    /// r[burgundy-dice.sale.double] A double hourglass sells every commodity before anyone marks.
    /// r[burgundy-dice.sale.automatic]
    fn sell(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        if !state.dice.is_some_and(crate::Dice::double) {
            return;
        }
        for seat in Seat::all(self.seats) {
            let player = &mut state.players[seat];
            let count = player.unused(Bonus::Commodity);
            if count == 0 {
                continue;
            }
            player.checked[Bonus::Commodity.index()] += count;
            let by = -i32::from(count);
            let bonus = Bonus::Commodity;
            sink.emit(Event::new("burgundy-dice.sale.double", What::Bonus { seat, bonus, by }));
            let clause = "burgundy-dice.sale.income";
            score(state, seat, count * SALE_POINTS, Source::Sale, clause, sink);
            for _ in 0..count {
                self.circle(state, seat, Bonus::Silver, clause, sink);
            }
        }
    }

    /// r[burgundy-dice.time.last-round] A full column ends the phase at the end of this round, not earlier.
    fn end_round(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        if state.ticks < self.clock.boxes {
            state.flow.push(Line::Main, Step::Round);
        } else {
            let phase = phase_name(state.phase);
            sink.emit(Event::new("burgundy-dice.time.last-round", What::PhaseEnded { phase }));
        }
    }

    /// Redraws the hidden choices of the others: any that they could have made.
    pub(crate) fn redeal_choices(&self, state: &mut State, seat: Seat, rng: &mut Rng) {
        for other in Seat::all(self.seats).filter(|&other| other != seat) {
            let Some(chosen) = state.players[other].choice.filter(|&choice| self.withholds(choice)) else {
                continue;
            };
            let step = if let Action::Castle { .. } = chosen { Step::AskCastle } else { Step::AskMark };
            let (mut drawn, mut offers) = (chosen, 0);
            self.offer_step(state, other, step, &mut |action| {
                // Reservoir sampling: each option replaces the current one with a fair probability.
                offers += 1;
                if rng.below(offers) == 0 {
                    drawn = action;
                }
            });
            state.players[other].choice = Some(drawn);
        }
    }

    /// Whether another seat has chosen a castle that nobody else may have.
    pub(crate) fn castle_taken(&self, state: &State, hex: Hex) -> bool {
        self.castles == Castles::Different
            && state.players.0.iter().any(|player| player.choice == Some(Action::Castle { hex }))
    }
}
