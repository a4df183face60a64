//! A small fruit market with everything a box may have: a bag, secret bids, a reveal, choices in
//! turn. Bugs can be planted in it to prove that the contract catches them.
//!
//! Each round one fruit fewer than there are seats is drawn; all bid coins in secret; from the highest bid
//! down each seat takes a fruit for points or passes for a coin.

use std::{fmt, str::FromStr};

use engine::{
    Actor, Bag, Change, Config, ConfigErrors, Fact, Flow, Frame, Happening, Kind, Line, Next, Outcome,
    Pending, PerSeat, Rng, Rules, Seat, SeatSet, Sink, Stage, Unreadable, Verdict, Viewer,
};
use serde::Serialize;

const SEATS: usize = 4;
const COPIES: u8 = 8;
const FRUITS: [&str; 3] = ["apple", "pear", "plum"];

/// The market composed for one table.
#[derive(Clone, Debug)]
pub struct Toy {
    seats: u8,
    rounds: u8,
    coins: u8,
    mutant: Option<Mutant>,
}

/// A bug that can be planted in the market.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mutant {
    /// Seats see bids that are still secret.
    LeakingView,
    /// A bid may not equal a secret bid of another seat.
    LeakingLegality,
    /// Whoever bids first pays one coin less.
    OrderDependence,
    /// Two actions are written alike.
    AmbiguousNotation,
    /// Passing makes a fruit out of nothing.
    DuplicatedTile,
    /// Nobody may pass when no fruit is left.
    DeadEnd,
    /// The rounds are never counted.
    Endless,
    /// Redealing leaves secret bids as they are.
    LazyRedeal,
    /// Draws are weighed by what has left the bag.
    ZeroWeight,
}

impl Toy {
    /// The quick market for some seats.
    pub fn new(seats: u8) -> Toy {
        Toy { seats, rounds: 3, coins: 5, mutant: None }
    }

    /// The same with a bug.
    pub fn mutant(seats: u8, mutant: Mutant) -> Toy {
        Toy { mutant: Some(mutant), ..Toy::new(seats) }
    }

    /// Rules from words: editions `quick` and `long`, 2 to 4 seats, option `coins`.
    pub fn compose(config: &Config) -> Result<Toy, ConfigErrors> {
        let mut errors = Vec::new();
        let mut toy = Toy::new(if config.seats == 0 { 2 } else { config.seats });
        if !(2..=SEATS as u8).contains(&toy.seats) {
            errors.push(format!("{} seats: the market has room for 2 to 4", toy.seats));
        }
        match config.edition.as_deref() {
            None | Some("quick") => {}
            Some("long") => toy.rounds = 5,
            Some(other) => errors.push(format!("edition {other}: quick or long")),
        }
        for (id, value) in &config.options {
            match (id.as_str(), value.parse()) {
                ("coins", Ok(coins)) if coins <= 20 => toy.coins = coins,
                ("coins", _) => errors.push(format!("option coins {value}: 0 to 20")),
                _ => errors.push(format!("option {id}: only coins is known")),
            }
        }
        if errors.is_empty() { Ok(toy) } else { Err(ConfigErrors(errors)) }
    }

    fn has(&self, mutant: Mutant) -> bool {
        self.mutant == Some(mutant)
    }
}

/// A fruit by its number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fruit(u8);

impl Fruit {
    fn points(self) -> u8 {
        self.0 + 1
    }
}

impl fmt::Display for Fruit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(FRUITS[self.0 as usize])
    }
}

impl FromStr for Fruit {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Fruit, Unreadable> {
        let fruit = FRUITS.iter().position(|name| *name == text);
        fruit
            .map(|fruit| Fruit(fruit as u8))
            .ok_or_else(|| Unreadable::new(text, "a fruit is apple, pear or plum"))
    }
}

/// Where the market pauses or goes on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Step {
    /// Unused room.
    #[default]
    Nothing,
    /// A round begins.
    Round,
    /// So many fruits are still to be drawn.
    Draw(u8),
    /// All seats are asked for a bid.
    Bids,
    /// A seat is asked for a bid.
    Bid,
    /// The bids are turned up.
    Reveal,
    /// The turn of one seat.
    Turn(u8),
    /// A seat is asked for its choice.
    Choose,
    /// A round ends.
    Close,
}

impl Frame for Step {
    fn kind(self) -> Kind {
        match self {
            Step::Nothing | Step::Round | Step::Bids | Step::Turn(_) | Step::Close => Kind::Auto,
            Step::Draw(_) | Step::Reveal => Kind::Chance,
            Step::Bid | Step::Choose => Kind::Ask,
        }
    }
}

/// The whole position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    flow: Flow<Step, 8, 4, SEATS>,
    bag: Bag<3>,
    stall: Bag<3>,
    discard: Bag<3>,
    round: u8,
    open: bool,
    eager: Option<Seat>,
    players: PerSeat<Player, SEATS>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Player {
    coins: u8,
    bid: Option<u8>,
    fruit: [u8; 3],
    points: u8,
}

/// One answer to one question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `bid 2`
    Bid(u8),
    /// `take plum`
    Take(Fruit),
    /// `take some`: only a mutant says so.
    Mumble(Fruit),
    /// `pass`
    Pass,
    /// `draw apple`
    Draw(Fruit),
    /// `reveal`
    Reveal,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bid(coins) => write!(f, "bid {coins}"),
            Action::Take(fruit) => write!(f, "take {fruit}"),
            Action::Mumble(_) => f.write_str("take some"),
            Action::Pass => f.write_str("pass"),
            Action::Draw(fruit) => write!(f, "draw {fruit}"),
            Action::Reveal => f.write_str("reveal"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["bid", coins] => {
                let coins = coins.parse().map_err(|_| Unreadable::new(coins, "a number of coins"))?;
                Ok(Action::Bid(coins))
            }
            ["take", "some"] => Ok(Action::Mumble(Fruit(0))),
            ["take", fruit] => fruit.parse().map(Action::Take),
            ["draw", fruit] => fruit.parse().map(Action::Draw),
            ["pass"] => Ok(Action::Pass),
            ["reveal"] => Ok(Action::Reveal),
            _ => Err(Unreadable::new(text, "`bid N`, `take FRUIT` or `pass`")),
        }
    }
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
pub enum Event {
    /// A fruit came to the stall.
    Drawn {
        /// Its name.
        fruit: &'static str,
    },
    /// A seat put its bid down.
    Bid {
        /// Who.
        seat: Seat,
    },
    /// A seat paid its bid.
    Paid {
        /// Who.
        seat: Seat,
        /// How much.
        coins: u8,
    },
    /// A seat took a fruit.
    Took {
        /// Who.
        seat: Seat,
        /// What it was worth.
        points: u8,
    },
    /// A seat passed and was paid a coin.
    Passed {
        /// Who.
        seat: Seat,
    },
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Drawn { fruit } => write!(f, "The {fruit} comes to the stall."),
            Event::Bid { seat } => write!(f, "{seat} bids."),
            Event::Paid { seat, coins } => write!(f, "{seat} pays {coins}."),
            Event::Took { seat, points } => write!(f, "{seat} takes a fruit for {points}."),
            Event::Passed { seat } => write!(f, "{seat} passes for a coin."),
        }
    }
}

impl Happening for Event {
    fn clause(&self) -> &'static str {
        match self {
            Event::Drawn { .. } => "toy.draw",
            Event::Bid { .. } => "toy.bid",
            Event::Paid { .. } => "toy.bid.pay",
            Event::Took { .. } => "toy.take.points",
            Event::Passed { .. } => "toy.pass.coin",
        }
    }

    fn change(&self) -> Option<Change> {
        match *self {
            Event::Drawn { .. } | Event::Bid { .. } => None,
            Event::Paid { seat, coins } => Some(Change { seat, what: "coins", by: -i32::from(coins) }),
            Event::Took { seat, points } => Some(Change { seat, what: "points", by: points.into() }),
            Event::Passed { seat } => Some(Change { seat, what: "coins", by: 1 }),
        }
    }
}

/// What a viewer sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The round, from 0.
    pub round: u8,
    /// Fruits on the stall.
    pub stall: Vec<&'static str>,
    /// Each seat's coins, points and bid: `-`, `?` or a number.
    pub seats: Vec<(u8, u8, String)>,
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "round {} stall {}", self.round, self.stall.join(" "))?;
        for (number, (coins, points, bid)) in self.seats.iter().enumerate() {
            writeln!(f, "{} coins {coins} points {points} bid {bid}", Seat(number as u8))?;
        }
        Ok(())
    }
}

/// What a seat is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "ask", rename_all = "lowercase")]
pub enum Prompt {
    /// How much to bid.
    Bid {
        /// The highest bid it can pay.
        most: u8,
    },
    /// What to take.
    Choose,
}

impl fmt::Display for Prompt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Prompt::Bid { most } => write!(f, "Bid 0 to {most} coins."),
            Prompt::Choose => f.write_str("Take a fruit or pass."),
        }
    }
}

impl Toy {
    fn advance(&self, state: &mut State) {
        while let Next::Auto(line, step) = state.flow.next() {
            state.flow.pop(line);
            self.resolve(state, step);
        }
    }

    fn resolve(&self, state: &mut State, step: Step) {
        match step {
            Step::Round => {
                state
                    .flow
                    .then(Line::Main, &[Step::Draw(self.seats - 1), Step::Bids, Step::Reveal, Step::Close]);
            }
            Step::Bids => {
                state.open = false;
                for seat in Seat::all(self.seats) {
                    state.flow.push(Line::Lane(seat), Step::Bid);
                }
            }
            Step::Turn(seat) => state.flow.push(Line::Lane(Seat(seat)), Step::Choose),
            Step::Close => self.close(state),
            Step::Nothing | Step::Draw(_) | Step::Bid | Step::Reveal | Step::Choose => {
                unreachable!("{step:?} is not automatic")
            }
        }
    }

    fn close(&self, state: &mut State) {
        for fruit in 0..FRUITS.len() {
            while state.stall.count(fruit) > 0 {
                state.stall.take(fruit);
                state.discard.put(fruit);
            }
        }
        for seat in Seat::all(self.seats) {
            state.players[seat].bid = None;
        }
        state.eager = None;
        if self.has(Mutant::Endless) {
            let mut fresh = self.start();
            fresh.players = state.players;
            for player in &mut fresh.players.0 {
                *player = Player { coins: player.coins, ..Player::default() };
            }
            *state = fresh;
            return;
        }
        state.round += 1;
        if state.round < self.rounds {
            state.flow.push(Line::Main, Step::Round);
        }
    }

    /// Everyone pays; the highest bid chooses first, equal bids from the lowest seat.
    fn reveal(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        state.open = true;
        let mut order: Vec<Seat> = Seat::all(self.seats).collect();
        order.sort_by_key(|&seat| std::cmp::Reverse(state.players[seat].bid));
        let turns: Vec<Step> = order.iter().map(|seat| Step::Turn(seat.0)).collect();
        state.flow.then(Line::Main, &turns);
        for seat in Seat::all(self.seats) {
            let rebate = u8::from(self.has(Mutant::OrderDependence) && state.eager == Some(seat));
            let player = &mut state.players[seat];
            let coins = player.bid.expect("all have bid").saturating_sub(rebate);
            player.coins -= coins;
            sink.emit(Event::Paid { seat, coins });
        }
    }
}

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
        match state.flow.next() {
            Next::Ask(seats) => Pending::Seats(seats),
            Next::Chance(..) => Pending::Chance,
            Next::Over => Pending::Over,
            Next::Auto(..) => unreachable!("the state is at rest"),
        }
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
                    }
                    Action::Take(fruit) | Action::Mumble(fruit) => {
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
        View { round: state.round, stall: names(state.stall.counts()), seats: seats.collect() }
    }

    fn prompt(&self, state: &State, seat: Seat) -> Option<Prompt> {
        match state.flow.asked(seat)? {
            Step::Bid => Some(Prompt::Bid { most: state.players[seat].coins }),
            _ => Some(Prompt::Choose),
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
            player.bid = player.bid.map(|_| rng.below(u32::from(player.coins) + 1) as u8);
        }
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

/// The names of so many of each fruit.
fn names(counts: &[u8; 3]) -> Vec<&'static str> {
    let each = FRUITS.iter().zip(counts);
    each.flat_map(|(&name, &count)| std::iter::repeat_n(name, count as usize)).collect()
}

/// Takes a fruit named by a person out of the bag.
fn from_bag(bag: &mut Bag<3>, name: &str) -> Result<usize, String> {
    let fruit: Fruit = name.parse().map_err(|error: Unreadable| error.to_string())?;
    let fruit = fruit.0 as usize;
    if bag.count(fruit) == 0 {
        return Err(format!("there are only {COPIES} of {name}"));
    }
    bag.take(fruit);
    Ok(fruit)
}

impl Stage for Toy {
    fn blank(&self) -> State {
        State {
            flow: Flow::default(),
            bag: Bag::new([COPIES; 3]),
            stall: Bag::default(),
            discard: Bag::default(),
            round: 0,
            open: true,
            eager: None,
            players: PerSeat::default(),
        }
    }

    /// `round 2`, `stall apple plum`, `p1 coins 3`, `p1 owns plum`, `bids`, `turn p1 p2`.
    fn arrange(&self, state: &mut State, words: &[&str]) -> Result<(), String> {
        let number = |word: &str| word.parse::<u8>().map_err(|_| format!("`{word}` is no number"));
        let seat = |word: &str| {
            let seat = word.parse::<Seat>().map_err(|error| error.to_string())?;
            if seat.0 < self.seats { Ok(seat) } else { Err(format!("there is no {seat}")) }
        };
        match words {
            ["round", round] => state.round = number(round)?,
            ["stall", fruits @ ..] => {
                for fruit in fruits {
                    state.stall.put(from_bag(&mut state.bag, fruit)?);
                }
            }
            [who, "coins", coins] => state.players[seat(who)?].coins = number(coins)?,
            [who, "owns", fruit] => {
                let seat = seat(who)?;
                state.players[seat].fruit[from_bag(&mut state.bag, fruit)?] += 1;
            }
            ["bids"] => state.flow.then(Line::Main, &[Step::Bids, Step::Reveal, Step::Close]),
            ["turn", order @ ..] => {
                state.flow.push(Line::Main, Step::Close);
                for who in order.iter().rev() {
                    state.flow.push(Line::Main, Step::Turn(seat(who)?.0));
                }
            }
            _ => {
                let known =
                    "`round N`, `stall FRUIT...`, `p1 coins N`, `p1 owns FRUIT`, `bids` or `turn p1 p2`";
                return Err(format!("a line is {known}"));
            }
        }
        Ok(())
    }

    fn ready(&self, state: &mut State) -> Result<(), String> {
        if state.flow == Flow::default() {
            return Err("nobody is asked: say `bids` or `turn p1`".to_owned());
        }
        self.advance(state);
        Ok(())
    }

    fn inspect(&self, state: &State, words: &[&str]) -> Result<(usize, Fact), String> {
        let player = |word: &str| {
            let seat = word.parse::<Seat>().ok().filter(|seat| seat.0 < self.seats);
            seat.map(|seat| &state.players[seat]).ok_or_else(|| format!("`{word}` is no seat"))
        };
        let owned = |names: Vec<&str>| names.into_iter().map(str::to_owned).collect();
        match words {
            ["round", ..] => Ok((1, Fact::Number(state.round.into()))),
            ["stall", ..] => Ok((1, Fact::Bag(owned(names(state.stall.counts()))))),
            ["order", ..] => {
                let main = state.flow.frames(Line::Main).iter().rev();
                let turns = main.filter_map(|step| match step {
                    Step::Turn(seat) => Some(Seat(*seat).to_string()),
                    _ => None,
                });
                Ok((1, Fact::List(turns.collect())))
            }
            [who, "coins", ..] => Ok((2, Fact::Number(player(who)?.coins.into()))),
            [who, "points", ..] => Ok((2, Fact::Number(player(who)?.points.into()))),
            [who, "fruit", ..] => Ok((2, Fact::Bag(owned(names(&player(who)?.fruit))))),
            _ => Err("a fact is `round`, `stall`, `order`, `p1 coins`, `p1 points` or `p1 fruit`".to_owned()),
        }
    }
}
