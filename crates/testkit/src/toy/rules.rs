//! The market as a box.

use engine::{
    Actor, Audience, Flow, Flowing, Line, Next, Outcome, Reason, Rng, Rules as _, Seat, SeatSet, Sink,
    Sketch, Stage as _, Stepped, Veil, Verdict, Viewer,
};

use super::{
    Action, COPIES, Event, FRUITS, Fruit, Mutant, PARCEL, Prompt, SEATS, State, Step, Toy, View, names,
};

/// The highest bid so far, open or not. Only mutants ask.
fn highest_bid(state: &State) -> u8 {
    state.players.0.iter().filter_map(|player| player.bid).max().unwrap_or(0)
}

impl Toy {
    /// Whether a seat may make a bid that it can pay.
    pub(super) fn may_bid(&self, state: &State, seat: Seat, bid: u8) -> bool {
        let others = || Seat::all(self.seats).filter(|&other| other != seat);
        let taken = || others().any(|other| state.players[other].bid == Some(bid));
        bid == 0 || !self.has(Mutant::LeakingLegality) || !taken()
    }
}

impl Flowing for State {
    type Step = Step;
    type Flow = Flow<Step, 8, 4, SEATS>;

    fn flow(&self) -> &Self::Flow {
        &self.flow
    }

    fn flow_mut(&mut self) -> &mut Self::Flow {
        &mut self.flow
    }
}

impl Stepped for Toy {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Prompt = Prompt;

    fn seats(&self) -> u8 {
        self.seats
    }

    fn unpack(&self) -> State {
        let mut state = self.blank();
        for seat in Seat::all(self.seats) {
            state.players[seat].coins = self.coins;
        }
        state.flow.push(Line::Main, Step::Round);
        state
    }

    fn offer(&self, state: &State, seat: Seat, step: Step, offer: &mut impl FnMut(Action)) {
        if let Step::List(fruit) = step {
            offer(Action::List(Fruit(fruit)));
            offer(Action::Skip(Fruit(fruit)));
        } else if step == Step::Ready {
            offer(Action::Ready);
        } else if step == Step::Bid {
            let bids = (0..=state.players[seat].coins).filter(|&bid| self.may_bid(state, seat, bid));
            bids.for_each(|bid| offer(Action::Bid(bid)));
        } else {
            let mumble = self.has(Mutant::AmbiguousNotation);
            for (fruit, _) in state.stall.iter() {
                let fruit = Fruit(fruit as u8);
                offer(if mumble { Action::Mumble(fruit) } else { Action::Take(fruit) });
            }
            if !(self.has(Mutant::DeadEnd) && state.stall.is_empty()) {
                offer(Action::Pass);
            }
        }
    }

    fn weigh(&self, state: &State, step: Step, list: &mut impl FnMut(Action, u32)) {
        match step {
            Step::Draw(_) if self.has(Mutant::ZeroWeight) => {
                for (fruit, &count) in state.bag.counts().iter().enumerate() {
                    list(Action::Draw(Fruit(fruit as u8)), (COPIES - count).into());
                }
            }
            Step::Draw(_) | Step::Pack => {
                for (fruit, count) in state.bag.iter() {
                    list(Action::Draw(Fruit(fruit as u8)), count.into());
                }
            }
            _ => list(Action::Reveal, 1),
        }
    }

    fn answer(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        state.flow.pop(Line::Lane(seat));
        match action {
            Action::List(fruit) | Action::Skip(fruit) => {
                state.players[seat].list[fruit.0 as usize] = Some(action == Action::List(fruit));
                let next = if fruit.0 < 2 { Step::List(fruit.0 + 1) } else { Step::Bid };
                state.flow.push(Line::Lane(seat), next);
            }
            Action::Ready => sink.emit(Event::Ready { seat }),
            Action::Bid(bid) => {
                if self.plans {
                    state.flow.push(Line::Lane(seat), Step::Ready);
                }
                let again = state.players[seat].bid.replace(bid).is_some();
                if self.has(Mutant::AskingAgain) && bid == state.players[seat].coins && !again {
                    state.flow.push(Line::Lane(seat), Step::Bid);
                }
                if self.has(Mutant::OrderDependence) {
                    state.eager = state.eager.or(Some(seat));
                }
                sink.emit(Event::Bid { seat });
                let have_bid = |seat| state.players[seat].bid.is_some();
                if self.has(Mutant::NoReveal) && Seat::all(self.seats).all(have_bid) {
                    state.open = SeatSet::EVERYONE;
                }
                if self.has(Mutant::LeakingEvents) {
                    for other in Seat::all(self.seats).filter(|&other| other != seat) {
                        if let Some(points) = state.players[other].bid {
                            sink.emit(Event::Took { seat: other, points });
                        }
                    }
                }
            }
            Action::Take(fruit) | Action::Mumble(fruit) => {
                assert!(!(self.has(Mutant::Panics) && fruit.0 == 2), "this mutant cannot take plums");
                state.stall.take(fruit.0 as usize);
                let player = &mut state.players[seat];
                player.fruit[fruit.0 as usize] += 1;
                player.points += fruit.points();
                let silent = self.has(Mutant::SilentPoints) && fruit.0 == 2;
                let points = if silent { 0 } else { fruit.points() };
                sink.emit(Event::Took { seat, points });
            }
            Action::Pass => {
                state.players[seat].coins += self.pass;
                if self.has(Mutant::DuplicatedTile) {
                    state.bag.put(0);
                }
                sink.emit(Event::Passed { seat });
            }
            Action::Draw(_) | Action::Reveal => unreachable!("only chance does that"),
        }
    }

    fn befall(&self, state: &mut State, _: Line, step: Step, action: Action, sink: &mut impl Sink<Event>) {
        match (step, action) {
            (Step::Draw(left), Action::Draw(fruit)) => {
                state.bag.take(fruit.0 as usize);
                state.stall.put(fruit.0 as usize);
                sink.emit(Event::Drawn { fruit: FRUITS[fruit.0 as usize] });
                if left > 1 {
                    state.flow.push(Line::Main, Step::Draw(left - 1));
                }
            }
            (Step::Pack, Action::Draw(fruit)) => {
                state.bag.take(fruit.0 as usize);
                state.parcel = Some(fruit);
                sink.emit(Event::Packed { fruit: FRUITS[fruit.0 as usize] });
            }
            (Step::TurnUp(seat), _) => self.turn_up(state, seat, sink),
            _ => self.reveal(state, sink),
        }
    }

    fn resolve(&self, state: &mut State, _: Line, step: Step, _: &mut impl Sink<Event>) {
        self.resolve_step(state, step);
    }

    fn result(&self, state: &State) -> Outcome {
        let alone = |seat| (state.players[seat].points, state.players[seat].coins);
        let partners =
            |seat| Seat::all(self.seats).filter(move |&other| self.side_of(other) == self.side_of(seat));
        let strength = |seat| {
            let one = |(points, coins), (more, left)| (points + more, coins + left);
            partners(seat).map(alone).fold((0, 0), one)
        };
        let ranked = |seat| if self.has(Mutant::UnequalPartners) { alone(seat) } else { strength(seat) };
        let mut outcome = Outcome::new(match strength(Seat(0)).0 {
            _ if !self.together => Verdict::Ranked,
            points if points >= 3 * self.seats => Verdict::Won,
            _ => Verdict::Lost,
        });
        let best = if outcome.verdict == Verdict::Lost && !self.has(Mutant::FirstOfNone) { 2 } else { 1 };
        for seat in Seat::all(self.seats) {
            let better = Seat::all(self.seats).filter(|&other| ranked(other) > ranked(seat)).count();
            outcome.ranks[seat] = better as u8 + best;
            outcome.scores[seat] = alone(seat).0.into();
            outcome.side_scores[seat] = strength(seat).0.into();
        }
        outcome
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let seats = Seat::all(self.seats).map(|seat| {
            let player = &state.players[seat];
            let known = state.open.contains(seat)
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
        let peeks = match viewer {
            Viewer::Everything => true,
            Viewer::Seat(seat) => self.peeks(state).contains(seat),
            Viewer::Spectator => SeatSet::first(self.seats).without(self.peeks(state)).is_empty(),
        };
        let parcel = state.parcel.map(|fruit| if peeks { FRUITS[fruit.0 as usize] } else { "?" });
        let lists = self.plans.then(|| {
            let list = |seat| {
                let known = state.open.contains(seat) || matches!(viewer, Viewer::Everything);
                match state.players[seat].list {
                    list if known || viewer == Viewer::Seat(seat) => {
                        names(list.map(|listed| u8::from(listed == Some(true)))).join(" ")
                    }
                    _ => "?".to_owned(),
                }
            };
            Seat::all(self.seats).map(list).collect()
        });
        let stall = names(*state.stall.counts());
        View { round: state.round, stall, parcel, lists, seats: seats.collect() }
    }

    fn prompt(&self, state: &State, seat: Seat, step: Step) -> Prompt {
        match step {
            Step::List(fruit) => Prompt::List { fruit: FRUITS[fruit as usize] },
            Step::Bid => Prompt::Bid { most: state.players[seat].coins },
            Step::Ready => Prompt::Ready,
            _ => Prompt::Choose,
        }
    }

    fn preview(&self, state: &State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        self.apply(&mut state.clone(), Actor::Seat(seat), action, sink);
        if self.has(Mutant::LeakingPreview) {
            sink.emit(Event::Took { seat, points: highest_bid(state) });
        }
    }

    fn explain(&self, state: &State, seat: Seat, action: Action) -> Option<Reason> {
        let too_high = matches!(action, Action::Bid(bid) if bid > state.players[seat].coins);
        let reason = Reason::new("toy.bid", "outbid", 0);
        (self.has(Mutant::LeakingReasons) && too_high).then(|| reason.with("coins", highest_bid(state)))
    }

    fn finish(&self, state: &State, seat: Seat, step: Step) -> Option<Action> {
        let bid = highest_bid(state).min(state.players[seat].coins);
        (self.has(Mutant::LeakingFinish) && step == Step::Bid).then_some(Action::Bid(bid))
    }

    fn sketch(
        &self,
        state: &State,
        seat: Seat,
        step: Step,
        wishes: &[Action],
    ) -> Option<Sketch<State, Action>> {
        let plans = self.plans && matches!(step, Step::List(_) | Step::Bid | Step::Ready);
        plans.then(|| self.sketch_plan(state, seat, wishes))
    }

    fn audience(&self, state: &State, actor: Actor, action: Action) -> Audience {
        match (actor, action) {
            (_, Action::Bid(_)) if self.has(Mutant::LoudBids) => Audience::Everyone,
            (Actor::Seat(seat), Action::Bid(_) | Action::List(_) | Action::Skip(_) | Action::Ready) => {
                Audience::Behind(Veil(seat.0), SeatSet::only(seat))
            }
            (Actor::Chance, _) if matches!(state.flow.next(), Next::Chance(_, Step::Pack)) => {
                Audience::Behind(PARCEL, SeatSet::only(self.packer(state)))
            }
            _ => Audience::Everyone,
        }
    }

    fn lifted(&self, state: &State, veil: Veil) -> SeatSet {
        let seat = Seat(veil.0);
        match veil {
            PARCEL if state.parcel.is_some() && self.has(Mutant::SilentDraw) => {
                SeatSet::only(self.packer(state)).with(state.open)
            }
            PARCEL if state.parcel.is_some() => self.peeks(state),
            PARCEL => SeatSet::EVERYONE,
            _ if self.has(Mutant::LateVeil) && self.is_first_turn(state) => SeatSet::EMPTY,
            _ if state.open.contains(seat) => SeatSet::EVERYONE,
            _ if self.has(Mutant::EagerVeil) && state.players[seat].bid == Some(0) => SeatSet::EVERYONE,
            _ => SeatSet::EMPTY,
        }
    }

    fn redeal(&self, state: &mut State, seat: Seat, rng: &mut Rng) {
        if self.has(Mutant::LazyRedeal) {
            return;
        }
        if self.has(Mutant::DoubtingRedeal) && state.discard.count(0) > 0 {
            state.discard.take(0);
            state.bag.put(0);
        }
        let knows = self.peeks(state).contains(seat) && !self.has(Mutant::ForgetfulRedeal);
        if let Some(fruit) = state.parcel.filter(|_| !knows && !self.has(Mutant::KeptParcel)) {
            if !self.has(Mutant::CarelessRedeal) {
                state.bag.put(fruit.0 as usize);
            }
            let fruits: Vec<(u8, u32)> =
                state.bag.iter().map(|(fruit, count)| (fruit as u8, count.into())).collect();
            let packed = rng.weighted(&fruits);
            state.bag.take(packed.into());
            state.parcel = Some(Fruit(packed));
        }
        for other in Seat::all(self.seats).filter(|&other| other != seat && !state.open.contains(other)) {
            let player = &mut state.players[other];
            player.list = player.list.map(|listed| listed.map(|_| rng.below(2) == 0));
            let most = match () {
                () if self.has(Mutant::TimidRedeal) => 0,
                () if self.has(Mutant::LavishRedeal) => player.coins + 2,
                () => player.coins,
            };
            let cling = self.has(Mutant::ClingingRedeal);
            player.bid = player.bid.map(|bid| {
                let drawn = rng.below(u32::from(most) + 1) as u8;
                if cling { (bid + drawn) % (most + 1) } else { drawn }
            });
        }
    }

    fn sample(&self, state: &State, step: Step, rng: &mut Rng, scratch: &mut Vec<(Action, u32)>) -> Action {
        scratch.clear();
        self.weigh(state, step, &mut |action, weight| scratch.push((action, weight)));
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

    fn chance_key(&self, state: &State, step: Step) -> u64 {
        let round = if self.has(Mutant::RepeatedLuck) { 0 } else { u64::from(state.round) * 16 };
        match step {
            Step::Draw(left) => round + u64::from(left),
            Step::TurnUp(seat) => round + 8 + u64::from(seat),
            Step::Pack => round + 15,
            _ => round,
        }
    }

    fn side(&self, seat: Seat) -> Seat {
        self.side_of(seat)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        for (fruit, name) in FRUITS.iter().enumerate() {
            let owned: u8 = state.players.0.iter().map(|player| player.fruit[fruit]).sum();
            let packed = u8::from(state.parcel == Some(Fruit(fruit as u8)));
            let bags = [&state.bag, &state.stall, &state.discard].map(|bag| bag.count(fruit));
            let all = owned + packed + bags.iter().sum::<u8>();
            if all != COPIES {
                return Err(format!("there are {all} of {name}, not {COPIES}"));
            }
        }
        Ok(())
    }
}
