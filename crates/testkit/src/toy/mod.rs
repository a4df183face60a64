//! A small fruit market with everything a box may have: a bag, secret bids, a reveal, choices in
//! turn. We can plant bugs in it to prove that the contract catches them.
//!
//! Each round, one fruit fewer than there are seats is drawn. Everyone bids coins in secret. Then, from the
//! highest bid down, each seat takes a fruit for points or passes for a coin.
//!
//! With a parcel, one more fruit is packed each round, and only one seat sees it at first. The bids are turned
//! up one by one. A seat whose bid is turned up may look into the parcel, and in the end it is unpacked.
//!
//! With plans, each seat answers several questions in secret: for each fruit whether it goes on the shopping list,
//! then its bid, then that it is ready. Only after `ready` is its plan complete.
mod menu;
mod mutant;
mod rules;
mod sketch;
mod stage;
mod words;

use engine::{
    Bag, Config, ConfigErrors, Flow, Frame, Kind, Line, PerSeat, Rules as _, Seat, SeatSet, Sink, Veil,
};
pub use menu::{MENU, RULES, STUDY};
pub use mutant::Mutant;
pub use words::{Action, Event, Fruit, Prompt, View};

const SEATS: usize = 4;
const COPIES: u8 = 8;
const FRUITS: [&str; 3] = ["apple", "pear", "plum"];
/// Each seat's bid lies behind the veil with the seat's number, and the parcel behind this one.
const PARCEL: Veil = Veil(SEATS as u8);

/// The market composed for one table.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a question that a table answers")]
pub struct Toy {
    seats: u8,
    rounds: u8,
    coins: u8,
    /// What passing gains.
    pass: u8,
    parcels: bool,
    plans: bool,
    /// All seats are on one side.
    together: bool,
    /// Seats opposite each other are on one side.
    pairs: bool,
    mutant: Option<Mutant>,
}

impl Toy {
    /// The quick market for this many seats.
    pub fn new(seats: u8) -> Toy {
        Toy {
            seats,
            rounds: 3,
            coins: 5,
            pass: 1,
            parcels: false,
            plans: false,
            together: false,
            pairs: false,
            mutant: None,
        }
    }

    /// The same with a bug.
    pub fn mutant(seats: u8, mutant: Mutant) -> Toy {
        Toy { mutant: Some(mutant), ..Toy::new(seats) }
    }

    /// The same with a parcel in each round.
    #[must_use]
    pub fn with_parcels(self) -> Toy {
        Toy { parcels: true, ..self }
    }

    /// The same with a plan of several secret entries in each round.
    #[must_use]
    pub fn with_plans(self) -> Toy {
        Toy { plans: true, ..self }
    }
}

impl Toy {
    /// Composes rules from a config, or reports everything that is not on the menu.
    pub fn compose(config: &Config) -> Result<Toy, ConfigErrors> {
        let errors = MENU.check(config);
        if !errors.is_empty() {
            return Err(ConfigErrors(errors));
        }
        let has = |id: &str| config.modules.iter().any(|module| module == id);
        let coins = MENU.choice(config, "coins").parse().expect("the menu has checked it");
        Ok(Toy {
            seats: MENU.seats(config),
            rounds: if MENU.edition(config) == "long" { 5 } else { 3 },
            coins: match MENU.choice(config, "purse") {
                _ if has("poor") => 1,
                "triple" if has("rich") => coins * 3,
                _ if has("rich") => coins * 2,
                _ => coins,
            },
            pass: MENU.choice(config, "overlay.pass.coins").parse().expect("the menu has checked it"),
            parcels: false,
            plans: false,
            together: has("together"),
            pairs: has("pairs"),
            mutant: None,
        })
    }

    /// Every table on which we check the contract.
    pub fn all_tables() -> Vec<(String, Config)> {
        MENU.module_tables()
    }

    /// The same with a bug.
    #[must_use]
    pub fn with(self, mutant: Mutant) -> Toy {
        Toy { mutant: Some(mutant), ..self }
    }

    /// In pairs, partners sit opposite each other.
    fn side_of(&self, seat: Seat) -> Seat {
        match self.together {
            true => Seat(0),
            false if self.pairs => Seat(seat.0 % 2),
            false => seat,
        }
    }

    fn has(&self, mutant: Mutant) -> bool {
        self.mutant == Some(mutant)
    }
}
/// A point where the market pauses or continues.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Step {
    /// Unused room.
    #[default]
    Nothing,
    /// A round begins.
    Round,
    /// This many fruits are still to be drawn.
    Draw(u8),
    /// All seats are asked for a bid.
    Bids,
    /// A seat is asked whether this fruit goes on its list.
    List(u8),
    /// A seat is asked for a bid.
    Bid,
    /// A seat is asked whether its plan is complete.
    Ready,
    /// A fruit is packed.
    Pack,
    /// The bids are turned up.
    Reveal,
    /// The bids are turned up one by one, this seat's next.
    TurnUp(u8),
    /// One seat's turn.
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
            Step::Draw(_) | Step::Pack | Step::Reveal | Step::TurnUp(_) => Kind::Chance,
            Step::List(_) | Step::Bid | Step::Ready | Step::Choose => Kind::Ask,
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
    /// The seats whose bids are turned up.
    open: SeatSet,
    parcel: Option<Fruit>,
    eager: Option<Seat>,
    players: PerSeat<Player, SEATS>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Player {
    coins: u8,
    bid: Option<u8>,
    /// Which fruits are on its list, as far as it has been asked.
    list: [Option<bool>; 3],
    fruit: [u8; 3],
    points: u8,
}

impl Toy {
    fn resolve_step(&self, state: &mut State, step: Step) {
        match step {
            Step::Round => {
                let draw = Step::Draw(self.seats - 1);
                if self.parcels {
                    let steps = [draw, Step::Pack, Step::Bids, Step::TurnUp(0), Step::Close];
                    state.flow.then(Line::Main, &steps);
                } else {
                    state.flow.then(Line::Main, &[draw, Step::Bids, Step::Reveal, Step::Close]);
                }
            }
            Step::Bids => {
                state.open = SeatSet::EMPTY;
                let first = if self.plans { Step::List(0) } else { Step::Bid };
                for seat in Seat::all(self.seats) {
                    state.flow.push(Line::Lane(seat), first);
                }
            }
            Step::Turn(seat) => state.flow.push(Line::Lane(Seat(seat)), Step::Choose),
            Step::Close => self.close(state),
            Step::Nothing
            | Step::Draw(_)
            | Step::Pack
            | Step::List(_)
            | Step::Bid
            | Step::Ready
            | Step::Reveal
            | Step::TurnUp(_)
            | Step::Choose => unreachable!("{step:?} is not automatic"),
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
            state.players[seat].list = [None; 3];
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

    /// The seat that sees the parcel from the beginning.
    fn packer(&self, state: &State) -> Seat {
        Seat(state.round % self.seats)
    }

    fn left_of(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.seats)
    }

    /// Who may look into the parcel.
    fn peeks(&self, state: &State) -> SeatSet {
        let packer = self.packer(state);
        let mut seats = SeatSet::only(packer);
        if self.has(Mutant::SilentDraw) {
            seats.insert(self.left_of(packer));
        }
        if self.has(Mutant::Whispering) {
            let bidders = Seat::all(self.seats).filter(|&seat| state.players[seat].bid.is_some());
            seats = seats.with(bidders.map(|seat| self.left_of(seat)).collect());
        }
        match state.open.iter().last() {
            Some(last) if self.has(Mutant::LoweredVeil) => seats.with(SeatSet::only(last)),
            _ => seats.with(state.open),
        }
    }

    /// Whether the bids were turned up just now.
    fn is_first_turn(&self, state: &State) -> bool {
        let turns = state.flow.frames(Line::Main).iter().filter(|step| matches!(step, Step::Turn(_)));
        turns.count() + 1 == usize::from(self.seats)
    }

    /// Turns up one bid. After the last, the parcel is unpacked.
    fn turn_up(&self, state: &mut State, seat: u8, sink: &mut impl Sink<Event>) {
        state.open.insert(Seat(seat));
        if seat + 1 < self.seats {
            state.flow.push(Line::Main, Step::TurnUp(seat + 1));
            return;
        }
        let fruit = state.parcel.take().expect("a fruit was packed before the bids");
        state.stall.put(fruit.0 as usize);
        sink.emit(Event::Drawn { fruit: FRUITS[fruit.0 as usize] });
        self.reveal(state, sink);
    }

    /// Everyone pays. The highest bid chooses first, and among equal bids the lowest seat.
    fn reveal(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        state.open = SeatSet::EVERYONE;
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
/// The names of this many of each fruit.
fn names(counts: [u8; 3]) -> Vec<&'static str> {
    let each = FRUITS.iter().zip(counts);
    each.flat_map(|(&name, count)| std::iter::repeat_n(name, count as usize)).collect()
}
