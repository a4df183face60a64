//! The market as a box.

use engine::{
    Actor, Line, Next, Outcome, Pending, PerSeat, Rng, Rules, Seat, SeatSet, Sink, Stage as _, Verdict,
    Viewer,
};

use super::{Action, COPIES, Event, FRUITS, Fruit, Mutant, Prompt, State, Step, Toy, View, names};

impl Rules for Toy {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Prompt = Prompt;

    fn seats(&self) -> u8 {
        self.seats
    }

    fn start(&self) -> State {
        let mut state = self.blank();
        for seat in Seat::all(self.seats) {
            state.players[seat].coins = self.coins;
        }
        state.flow.push(Line::Main, Step::Round);
        self.advance(&mut state);
        state
    }

    fn pending(&self, state: &State) -> Pending {
        state.flow.pending()
    }

    fn legal(&self, state: &State, seat: Seat, acc: &mut Vec<Action>) {
        match state.flow.asked(seat) {
            Some(Step::Bid) => {
                let others = || Seat::all(self.seats).filter(|&other| other != seat);
                let taken = |bid| others().any(|other| state.players[other].bid == Some(bid));
                for bid in 0..=state.players[seat].coins {
                    if bid > 0 && self.has(Mutant::LeakingLegality) && taken(bid) {
                        continue;
                    }
                    acc.push(Action::Bid(bid));
                }
            }
            Some(Step::Choose) => {
                let mumble = self.has(Mutant::AmbiguousNotation);
                acc.extend(state.stall.iter().map(|(fruit, _)| {
                    let fruit = Fruit(fruit as u8);
                    if mumble { Action::Mumble(fruit) } else { Action::Take(fruit) }
                }));
                if !(self.has(Mutant::DeadEnd) && state.stall.is_empty()) {
                    acc.push(Action::Pass);
                }
            }
            _ => {}
        }
    }

    fn outcomes(&self, state: &State, acc: &mut Vec<(Action, u32)>) {
        match state.flow.next() {
            Next::Chance(_, Step::Draw(_)) if self.has(Mutant::ZeroWeight) => {
                let counts = state.bag.counts().iter().enumerate();
                acc.extend(
                    counts.map(|(fruit, &count)| (Action::Draw(Fruit(fruit as u8)), (COPIES - count).into())),
                );
            }
            Next::Chance(_, Step::Draw(_)) => acc.extend(
                state.bag.iter().map(|(fruit, count)| (Action::Draw(Fruit(fruit as u8)), count.into())),
            ),
            Next::Chance(..) => acc.push((Action::Reveal, 1)),
            Next::Auto(..) | Next::Ask(_) | Next::Over => {}
        }
    }

    fn apply(&self, state: &mut State, actor: Actor, action: Action, sink: &mut impl Sink<Event>) {
        match (actor, action) {
            (Actor::Chance, Action::Draw(fruit)) => {
                let Step::Draw(left) = state.flow.pop(Line::Main) else { unreachable!("chance draws") };
                state.bag.take(fruit.0 as usize);
                state.stall.put(fruit.0 as usize);
                sink.emit(Event::Drawn { fruit: FRUITS[fruit.0 as usize] });
                if left > 1 {
                    state.flow.push(Line::Main, Step::Draw(left - 1));
                }
            }
            (Actor::Chance, _) => {
                state.flow.pop(Line::Main);
                self.reveal(state, sink);
            }
            (Actor::Seat(seat), action) => {
                state.flow.pop(Line::Lane(seat));
                match action {
                    Action::Bid(bid) => {
                        state.players[seat].bid = Some(bid);
                        if self.has(Mutant::OrderDependence) {
                            state.eager = state.eager.or(Some(seat));
                        }
                        sink.emit(Event::Bid { seat });
                        if self.has(Mutant::NoReveal) {
                            state.open = matches!(state.flow.next(), Next::Chance(..));
                        }
                    }
                    Action::Take(fruit) | Action::Mumble(fruit) => {
                        assert!(!(self.has(Mutant::Panics) && fruit.0 == 2), "this mutant cannot take plums");
                        state.stall.take(fruit.0 as usize);
                        let player = &mut state.players[seat];
                        player.fruit[fruit.0 as usize] += 1;
                        player.points += fruit.points();
                        sink.emit(Event::Took { seat, points: fruit.points() });
                    }
                    Action::Pass => {
                        state.players[seat].coins += 1;
                        if self.has(Mutant::DuplicatedTile) {
                            state.bag.put(0);
                        }
                        sink.emit(Event::Passed { seat });
                    }
                    Action::Draw(_) | Action::Reveal => unreachable!("only chance does that"),
                }
            }
        }
        self.advance(state);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        if self.pending(state) != Pending::Over {
            return None;
        }
        let strength = |seat| (state.players[seat].points, state.players[seat].coins);
        let mut outcome =
            Outcome { ranks: PerSeat::default(), scores: PerSeat::default(), verdict: Verdict::Ranked };
        for seat in Seat::all(self.seats) {
            let better = Seat::all(self.seats).filter(|&other| strength(other) > strength(seat)).count();
            outcome.ranks[seat] = better as u8 + 1;
            outcome.scores[seat] = state.players[seat].points.into();
        }
        Some(outcome)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let seats = Seat::all(self.seats).map(|seat| {
            let player = &state.players[seat];
            let known = state.open
                || viewer == Viewer::Everything
                || viewer == Viewer::Seat(seat)
                || (self.has(Mutant::LeakingView) && viewer != Viewer::Spectator);
            let bid = match player.bid {
                None => "-".to_owned(),
                Some(bid) if known => bid.to_string(),
                Some(_) => "?".to_owned(),
            };
            (player.coins, player.points, bid)
        });
        View { round: state.round, stall: names(*state.stall.counts()), seats: seats.collect() }
    }

    fn prompt(&self, state: &State, seat: Seat) -> Option<Prompt> {
        match state.flow.asked(seat)? {
            Step::Bid => Some(Prompt::Bid { most: state.players[seat].coins }),
            _ => Some(Prompt::Choose),
        }
    }

    fn preview(&self, state: &State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        self.apply(&mut state.clone(), Actor::Seat(seat), action, sink);
        if self.has(Mutant::LeakingPreview) {
            let secret = state.players.0.iter().filter_map(|player| player.bid).max();
            sink.emit(Event::Took { seat, points: secret.unwrap_or(0) });
        }
    }

    fn audience(&self, _: &State, actor: Actor, action: Action) -> SeatSet {
        match (actor, action) {
            (Actor::Seat(seat), Action::Bid(_)) => SeatSet::only(seat),
            _ => SeatSet::EVERYONE,
        }
    }

    fn revealed(&self, state: &State) -> bool {
        state.open
    }

    fn redeal(&self, state: &mut State, seat: Seat, rng: &mut Rng) {
        if state.open || self.has(Mutant::LazyRedeal) {
            return;
        }
        for other in Seat::all(self.seats).filter(|&other| other != seat) {
            let player = &mut state.players[other];
            let most = match () {
                () if self.has(Mutant::TimidRedeal) => 0,
                () if self.has(Mutant::LavishRedeal) => player.coins + 2,
                () => player.coins,
            };
            player.bid = player.bid.map(|_| rng.below(u32::from(most) + 1) as u8);
        }
    }

    fn sample(&self, state: &State, rng: &mut Rng, scratch: &mut Vec<(Action, u32)>) -> Action {
        scratch.clear();
        self.outcomes(state, scratch);
        if self.has(Mutant::HeavyDraws) {
            for (_, weight) in scratch.iter_mut() {
                *weight = weight.pow(6);
            }
        }
        if self.has(Mutant::NoPlums) && scratch.len() > 1 {
            scratch.retain(|&(action, _)| action != Action::Draw(Fruit(2)));
        }
        rng.weighted(scratch)
    }

    fn chance_key(&self, state: &State) -> u64 {
        let round = u64::from(state.round) * 16;
        match state.flow.next() {
            Next::Chance(_, Step::Draw(left)) => round + u64::from(left),
            _ => round,
        }
    }

    fn headroom(&self, state: &State) -> [(usize, usize); 2] {
        state.flow.fill()
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        for (fruit, name) in FRUITS.iter().enumerate() {
            let owned: u8 = state.players.0.iter().map(|player| player.fruit[fruit]).sum();
            let all = owned + state.bag.count(fruit) + state.stall.count(fruit) + state.discard.count(fruit);
            if all != COPIES {
                return Err(format!("there are {all} of {name}, not {COPIES}"));
            }
        }
        Ok(())
    }
}
