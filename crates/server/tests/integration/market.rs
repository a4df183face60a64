//! The toy market as a box: secret bids, a bag, and modules that make it crash, leak or co-operative.

use std::sync::{
    Mutex,
    atomic::{AtomicBool, AtomicUsize, Ordering},
};

use engine::{
    Actor, Audience, Config, ConfigErrors, Fact, Menu, Module, Outcome, Pending, PerSeat, Rng, Rules, Seat,
    SeatSet, Sink, Stage, Veil, Verdict, Viewer,
};
use search::{Bot, NoMind, Stop};
use shelf::{About, Archive, BotKind, BotSetup, BotSpec, BoxSpec, Edition, GameBox, Shelf, Witness};
use testkit::toy::{Action, Event, Mutant, Prompt, STUDY, State, Toy, View};

struct Slow;

impl Bot<Market> for Slow {
    fn choose(&mut self, _: &Market, _: &State, _: Seat, legal: &[Action]) -> Action {
        std::thread::sleep(std::time::Duration::from_secs(8));
        legal[0]
    }
}

/// Thinks until it is asked to stop, and bids nothing.
struct Patient(Stop);

impl Bot<Market> for Patient {
    fn choose(&mut self, _: &Market, _: &State, _: Seat, legal: &[Action]) -> Action {
        while !self.0.is_asked() {
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        legal[0]
    }
}

/// How many of the next bots are thinking.
pub(crate) static COUNTED: AtomicUsize = AtomicUsize::new(0);

/// The same, and the test can see whether it still thinks.
struct Counted(Stop);

impl Bot<Market> for Counted {
    fn choose(&mut self, rules: &Market, state: &State, seat: Seat, legal: &[Action]) -> Action {
        COUNTED.fetch_add(1, Ordering::SeqCst);
        let action = Patient(self.0.clone()).choose(rules, state, seat, legal);
        COUNTED.fetch_sub(1, Ordering::SeqCst);
        action
    }
}

/// Opens for the bots that wait for it, one gate for each test.
pub(crate) static GATES: [AtomicBool; 4] = [const { AtomicBool::new(false) }; 4];

/// The bots that began to think at the first gate, in order.
pub(crate) static BEGUN: Mutex<Vec<&str>> = Mutex::new(Vec::new());

/// Thinks until its gate is open, even if it is asked to stop.
struct Held(usize);

impl Bot<Market> for Held {
    fn choose(&mut self, _: &Market, _: &State, _: Seat, legal: &[Action]) -> Action {
        if self.0 == 0 {
            BEGUN.lock().unwrap().push("held");
        }
        while !GATES[self.0].load(Ordering::SeqCst) {
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        legal[0]
    }
}

/// Notes when it begins, and answers immediately.
struct Marked;

impl Bot<Market> for Marked {
    fn choose(&mut self, _: &Market, _: &State, _: Seat, legal: &[Action]) -> Action {
        BEGUN.lock().unwrap().push("marked");
        legal[0]
    }
}

struct Breaks;

impl Bot<Market> for Breaks {
    fn choose(&mut self, _: &Market, _: &State, _: Seat, _: &[Action]) -> Action {
        panic!("this bot always crashes")
    }
}

/// Bids everything it has.
struct Greedy;

impl Bot<Market> for Greedy {
    fn choose(&mut self, _: &Market, _: &State, _: Seat, legal: &[Action]) -> Action {
        legal[legal.len() - 1]
    }
}

pub(crate) static BOXES: Shelf = Shelf(&[&MARKET]);

/// Whether it takes for ever to read the record of a game with the module `waits`.
pub(crate) static UNREADABLE: AtomicBool = AtomicBool::new(false);

pub(crate) static MARKET: GameBox = GameBox::of::<Desk>(&FILES);

static FILES: Archive = Archive::Rules(&[
    (
        "en",
        "## Bidding\n\nr[market.bid]  quick · printed\nAll bid in secret.\n\n```words\nauction: bid\n```\n",
    ),
    ("de", "## Bieten\n\nr[market.bid]  00000000\nAlle bieten geheim.\n\n```words\nAuktion: bieten\n```\n"),
    ("study.txt", STUDY),
]);

static ABOUT: About = About {
    id: "market",
    title: "The Market",
    menu: Menu {
        earlier: &[],
        title: "The Market",
        editions: &[Edition { id: "quick", about: "3 rounds" }, Edition { id: "long", about: "5 rounds" }],
        modules: MODULES,
        seats: 2..=4,
        usual_seats: 2,
        options: testkit::toy::MENU.options,
        overlay: testkit::toy::MENU.overlay,
    },
    version: 1,
    translations: &["de"],
    provenance: |_| Vec::new(),
    catalog: None,
    unsaid: &[],
    legend: Vec::new,
    complete: None,
};

/// Faults of the server's box, and a game that everybody wins together.
const MODULES: &[Module] = &[
    Module::new("panics", "Panics", "taking a plum panics", "market.bid"),
    Module::new("shows", "Shows", "everybody sees the bids", "market.bid"),
    Module::new("forbids", "Forbids", "no bid may equal a secret one", "market.bid"),
    Module::new("blabs", "Blabs", "events name secret bids", "market.bid"),
    Module::new("parcels", "Parcels", "those who bid show the next seat a fruit", "market.bid"),
    Module::new("plans", "Plans", "everybody makes a list in secret", "market.bid"),
    Module::new("waits", "Waits", "a test may hold up those who read its record", "market.bid"),
    Module::new("together", "Together", "everybody wins", "market.bid"),
    Module { seats: Some(2..=2), ..Module::new("team", "Team", "two on one side", "market.bid") },
    Module { seats: Some(4..=4), ..Module::new("pairs", "In pairs", "two against two", "market.bid") },
];

pub(crate) struct Market {
    toy: Toy,
    together: bool,
    /// Everybody is on one side.
    team: bool,
    /// Partners sit opposite each other.
    pairs: bool,
    odd: Option<Odd>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Odd {
    /// Bidders can see what the others have bid.
    Blabs,
    /// A test may hold up those who read the record.
    Waits,
}

impl Rules for Market {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Prompt = Prompt;

    fn seats(&self) -> u8 {
        self.toy.seats()
    }

    fn start(&self) -> State {
        while self.odd == Some(Odd::Waits) && UNREADABLE.load(Ordering::SeqCst) {
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        self.toy.start()
    }

    fn pending(&self, state: &State) -> Pending {
        self.toy.pending(state)
    }

    fn legal(&self, state: &State, seat: Seat, acc: &mut Vec<Action>) {
        self.toy.legal(state, seat, acc);
    }

    fn outcomes(&self, state: &State, acc: &mut Vec<(Action, u32)>) {
        self.toy.outcomes(state, acc);
    }

    fn apply(&self, state: &mut State, actor: Actor, action: Action, sink: &mut impl Sink<Event>) {
        self.toy.apply(state, actor, action, sink);
        if let (Some(Odd::Blabs), Actor::Seat(seat), Action::Bid(_)) = (self.odd, actor, action) {
            for (other, (_, _, bid)) in
                Seat::all(self.seats()).zip(self.view(state, Viewer::Everything).seats)
            {
                if let Some(points) = bid.parse().ok().filter(|_| other != seat) {
                    sink.emit(Event::Took { seat: other, points });
                }
            }
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let mut outcome = self.toy.outcome(state)?;
        if self.together {
            outcome.verdict = Verdict::Won;
            outcome.ranks = PerSeat::all(1);
        }
        if self.pairs {
            let scores = [0, 1].map(|side| outcome.scores[Seat(side)] + outcome.scores[Seat(side + 2)]);
            for seat in Seat::all(4) {
                let [own, other] = [scores[usize::from(seat.0 % 2)], scores[usize::from(1 - seat.0 % 2)]];
                outcome.side_scores[seat] = own;
                outcome.ranks[seat] = if own >= other { 1 } else { 3 };
            }
        }
        Some(outcome)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.toy.view(state, viewer)
    }

    fn prompt(&self, state: &State, seat: Seat) -> Option<Prompt> {
        self.toy.prompt(state, seat)
    }

    fn audience(&self, state: &State, actor: Actor, action: Action) -> Audience {
        self.toy.audience(state, actor, action)
    }

    fn lifted(&self, state: &State, veil: Veil) -> SeatSet {
        self.toy.lifted(state, veil)
    }

    fn redeal(&self, state: &mut State, seat: Seat, rng: &mut Rng) {
        self.toy.redeal(state, seat, rng);
    }

    fn chance_key(&self, state: &State) -> u64 {
        self.toy.chance_key(state)
    }

    fn side(&self, seat: Seat) -> Seat {
        match (self.team, self.pairs) {
            (true, _) => Seat(0),
            (false, true) => Seat(seat.0 % 2),
            (false, false) => seat,
        }
    }

    fn headroom(&self, state: &State) -> [(usize, usize); 2] {
        self.toy.headroom(state)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        self.toy.audit(state)
    }
}

impl Stage for Market {
    fn blank(&self) -> State {
        self.toy.blank()
    }

    fn arrange(&self, state: &mut State, words: &[&str]) -> Result<(), String> {
        self.toy.arrange(state, words)
    }

    fn ready(&self, state: &mut State) -> Result<(), String> {
        self.toy.ready(state)
    }

    fn examples(&self) -> &'static [&'static str] {
        self.toy.examples()
    }

    fn inspect(&self, state: &State, words: &[&str]) -> Result<(usize, Fact), String> {
        self.toy.inspect(state, words)
    }
}

/// A bot that a test watches.
const fn test_bot(name: &'static str, make: fn(&BotSetup) -> Box<dyn Bot<Market>>) -> BotSpec<Market> {
    BotSpec { name, about: "for a test", kind: BotKind::Test, thinks: true, make }
}

static BOTS: &[BotSpec<Market>] = &[
    BotSpec {
        name: "slow",
        about: "thinks for ever",
        kind: BotKind::Test,
        thinks: false,
        make: |_| Box::new(Slow),
    },
    BotSpec {
        name: "patient",
        about: "thinks until it is told to stop",
        kind: BotKind::Test,
        thinks: true,
        make: |setup| Box::new(Patient(setup.stop.clone())),
    },
    BotSpec {
        name: "counted",
        about: "thinks until it is told to stop, and is counted",
        kind: BotKind::Test,
        thinks: true,
        make: |setup| Box::new(Counted(setup.stop.clone())),
    },
    test_bot("held-0", |_| Box::new(Held(0))),
    test_bot("held-1", |_| Box::new(Held(1))),
    test_bot("held-2", |_| Box::new(Held(2))),
    test_bot("held-3", |_| Box::new(Held(3))),
    test_bot("marked", |_| Box::new(Marked)),
    BotSpec {
        name: "breaks",
        about: "breaks down",
        kind: BotKind::Test,
        thinks: false,
        make: |_| Box::new(Breaks),
    },
    BotSpec {
        name: "greedy",
        about: "takes all it can",
        kind: BotKind::Yardstick,
        thinks: false,
        make: |_| Box::new(Greedy),
    },
    BotSpec::RANDOM,
];

struct Desk;

impl Witness for Desk {
    type Rules = Market;

    const SOURCES: &'static [&'static str] = &["fruit"];

    fn compose(config: &Config) -> Result<Market, ConfigErrors> {
        let errors = MARKET.menu.check(config);
        if !errors.is_empty() {
            return Err(ConfigErrors(errors));
        }
        let toy = Toy::compose(&Config { modules: Vec::new(), ..config.clone() })?;
        let has = |module: &str| config.modules.iter().any(|other| other == module);
        let mutants = [
            ("panics", Mutant::Panics),
            ("shows", Mutant::LeakingView),
            ("forbids", Mutant::LeakingLegality),
            ("parcels", Mutant::Whispering),
        ];
        let mutant = mutants.into_iter().find(|(module, _)| has(module));
        let toy = mutant.map_or(toy.clone(), |(_, mutant)| Toy::mutant(toy.seats(), mutant));
        let toy = if has("parcels") { toy.with_parcels() } else { toy };
        let toy = if has("plans") { toy.with_plans() } else { toy };
        let odd = [("blabs", Odd::Blabs), ("waits", Odd::Waits)];
        Ok(Market {
            toy,
            together: has("together"),
            team: has("team"),
            pairs: has("pairs"),
            odd: odd.into_iter().find(|(module, _)| has(module)).map(|(_, odd)| odd),
        })
    }

    fn points_by_source(rules: &Market, state: &State, seat: Seat, acc: &mut Vec<i32>) {
        if let Ok((_, Fact::Number(points))) = rules.inspect(state, &[&seat.to_string(), "points"]) {
            acc.push(points);
        }
    }

    fn opening_order(_: &Market, _: &State) -> Option<Vec<Seat>> {
        None
    }
}

impl BoxSpec for Desk {
    const ABOUT: &'static About = &ABOUT;

    type Mind = NoMind;

    fn bots() -> &'static [BotSpec<Market>] {
        BOTS
    }

    fn mind(_: u64) -> NoMind {
        NoMind
    }
}
