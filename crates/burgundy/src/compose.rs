//! From a config to rules: the only place that reads the table's options.

mod boards;
pub(crate) mod draft;
mod earlier;
mod overlay;
mod tables;

use engine::{Config, ConfigErrors, Edition, FreeText, Menu, OVERLAY, OptionSpec, Seat};

pub(crate) use self::{
    boards::shared_by,
    overlay::{board_key, card_key},
};
use self::{
    boards::{boards, read_set_up},
    draft::Draft,
};
use crate::{
    content::{
        CARDS, Card, DEPOTS, EndScore, FROM_DEPOT_6, Kind, Power, PowerSet, SHIELDS, TILES, TRACK_SPACES,
        Tile, TileSpec, TypeSet,
    },
    dice::{DiceTable, FreeStep},
    estate::MAX_SEATS,
    modules,
    parts::{List, Parts, Placing, Sale, Voyage},
    route::Cards,
    rules::{Burgundy, Colours, Goal, Limits, Posts, Purchase, SetUp},
    step::Step,
};

/// Bumped only when a recorded game would play differently.
pub const RULES_VERSION: u16 = 2;

/// The editions, seats and options a table can choose.
pub const MENU: Menu = Menu {
    title: "Burgundy",
    editions: &[
        Edition { id: "2019", about: "the 2019 edition: ten duchies, and its own rule for when you may buy" },
        Edition { id: "2011", about: "the first edition: nine duchies" },
    ],
    modules: modules::ROWS,
    seats: 2..=4,
    usual_seats: 2,
    options: OPTIONS,
    overlay: overlay::OVERLAY,
    earlier: earlier::EARLIER,
};

/// Every table option of the base game, with its default first.
#[rustfmt::skip]
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec::free("boards", FreeText { default: "1", check: |_| Ok(()) }, "the duchies: one number for all, one for each seat, `dealt` to have one dealt to each, or `expert` to have two dealt and choose; default 1", "burgundy.setup.board-2019"),
    OptionSpec::one_of("start-castle", &["standard", "choose"], "duchy 1, and in 2019 duchy 2, start in the centre; with `choose`, and on all other duchies, each seat chooses a castle space", "burgundy.expert.castle"),
    OptionSpec::one_of("tie.empty", &["fewest", "most"], "first tie-break: fewest or most empty spaces in the duchy", "burgundy.tie.empty"),
    OptionSpec::one_of("m6.payment", &["pure", "mixed"], "2019: whether monastery 6 also allows paying 1 silver and 1 worker", "burgundy.monastery.06-payment"),
    OptionSpec::one_of("storage.discard", &["any-gain", "take-action-only"], "whether you can discard from a full storage whenever you gain a tile or only when you take one", "burgundy.storage.discard"),
    OptionSpec::one_of("dice.free-step.combine", &["on", "off"], "whether the free step of monasteries 9-12 adds to paid workers", "burgundy.dice.free-step-plus-workers"),
    OptionSpec::one_of("dice.free-step.m8", &["off", "on"], "whether monastery 8 makes the free step of monasteries 9-12 up to 2", "burgundy.dice.free-step-m8"),
    OptionSpec::one_of("purchase.window", &["edition", "any-decision", "between-actions"], "when you may buy a tile; by default as in the edition", "burgundy.purchase.option"),
    OptionSpec::one_of("expert.pairs", &["two-random", "one-random", "free-choice"], "expert set-up: which duchies a seat may choose from", "burgundy.expert.pairs"),
    OptionSpec::one_of("area.cap", &["8", "none"], "2019: whether an area that counts as larger than 8 scores as 8, or 45 for 9 and 55 for 10", "burgundy.area.cap"),
    OptionSpec::one_of("expert.reveal", &["open", "secret"], "whether set-up choices are made openly in turn order or secretly and simultaneously", "burgundy.expert.reveal"),
];

impl<'a> Draft<'a> {
    /// The base game of an edition, with the table's options.
    fn new(config: &'a Config) -> Draft<'a> {
        let mut errors = MENU.check(config);
        let edition = if MENU.edition(config) == "2011" { 2011 } else { 2019 };
        let seats = MENU.seats(config);
        let choice = |id: &str| MENU.choice(config, id);
        check_edition(config, edition, &mut errors);
        let boards = boards(edition, config);
        let set_up = read_set_up(config, edition, &boards, &mut errors);
        let rules = Burgundy {
            edition,
            seats,
            estates: MAX_SEATS as u8,
            tiles: tiles(edition),
            cards: cards(config),
            boards,
            depots: depots(seats),
            stacks: Vec::new(),
            counters: modules::counters(),
            words: modules::words(),
            copies: TypeSet::BASE,
            white_steps: false,
            dice: DiceTable::new(FreeStep {
                combine: choice("dice.free-step.combine") == "on",
                doubled: choice("dice.free-step.m8") == "on",
            }),
            game_steps: game_steps(seats, &set_up),
            phase_steps: PHASE.to_vec(),
            round_steps: round_steps(seats),
            set_up,
            // r[burgundy.building.optional] r[burgundy.ship.any-depot] Only effects and loading ask.
            placed: List::new(&[Placing::Effect]).without(&[Placing::Posts, Placing::Scoring]),
            together: Parts::NONE,
            sold: List::new(&[]).without(&[Sale::Lay]),
            shipped: List::new(&[Voyage::Load]).without(&[Voyage::Colour, Voyage::Clear, Voyage::Exchange]),
            shields: SHIELDS,
            shields_laid: [0; 6],
            sheds: true,
            free_order: false,
            colours: Colours::BonusTiles,
            goal: Goal::Points,
            purchase: Purchase {
                any_decision: match choice("purchase.window") {
                    "any-decision" => true,
                    "between-actions" => false,
                    _ => edition == 2019,
                },
                mixed: choice("m6.payment") == "mixed",
                makes_room: choice("storage.discard") == "any-gain",
            },
            limits: Limits {
                slots: seats,
                sale: seats,
                bonus: [seats + 3, seats],
                black: seats * 2,
                goods_colours: 3,
                storage: 3,
                shared: 0,
                area: if choice("area.cap") == "none" { 10 } else { 8 },
                ships: TRACK_SPACES,
            },
            posts: Posts { by_pair: true, award: [0; 2] },
            sales_wait: false,
            tie_fewest: choice("tie.empty") == "fewest",
            tie_track: true,
            absent: modules::absent(config),
        };
        Draft { rules, errors, config }
    }

    /// The value of an option.
    pub(crate) fn choice(&self, option: &str) -> &str {
        MENU.choice(self.config, option)
    }
}

impl Burgundy {
    /// Composes the rules for a table, or reports every problem in the config.
    pub fn new(config: &Config) -> Result<Burgundy, ConfigErrors> {
        let mut draft = Draft::new(config);
        // A module changes what it knows to be there, so it never meets one that it excludes.
        let excluded = |id: &&str| config.modules.iter().any(|other| other == id);
        if !MENU.modules(config).any(|module| module.excludes.iter().any(excluded)) {
            modules::add(&mut draft);
        }
        if draft.errors.is_empty() { Ok(draft.rules) } else { Err(ConfigErrors(draft.errors)) }
    }
}

/// r[burgundy.phase.count] The steps of a phase.
const PHASE: [Step; 10] = [
    Step::RemoveTiles,
    Step::FillDepots,
    Step::FillBlack,
    Step::RevealGoods,
    Step::Round(1),
    Step::Round(2),
    Step::Round(3),
    Step::Round(4),
    Step::Round(5),
    Step::Income,
];

/// The steps of the game. r[burgundy.expert.deal]
fn game_steps(seats: u8, set_up: &SetUp) -> Vec<Step> {
    let mut steps = vec![Step::RollOff(engine::SeatSet::first(seats).bits()), Step::StartGoods];
    if set_up.boards_dealt > 0 {
        steps.push(Step::DealBoards);
    }
    if set_up.choose_castle.contains(&true) {
        steps.push(Step::ChooseBoards);
        if set_up.secret {
            steps.push(Step::Reveal);
        }
    }
    steps.push(Step::Found);
    steps.extend((0..5).map(Step::Phase));
    steps.push(Step::FinalScoring);
    steps
}

/// r[burgundy.round.roll] The steps of a round before its turns.
fn round_steps(seats: u8) -> Vec<Step> {
    let mut steps: Vec<Step> = Seat::all(seats).map(Step::RollDice).collect();
    steps.extend([Step::RollWhite, Step::PlaceGood]);
    steps
}

/// Options that only the 2019 edition has.
fn check_edition(config: &Config, edition: u16, errors: &mut Vec<String>) {
    let choice = |id: &str| MENU.choice(config, id);
    if edition == 2011 && choice("m6.payment") == "mixed" {
        errors.push("option m6.payment: monastery 6 takes workers only in the 2019 edition".to_owned());
    }
    if edition == 2011 && choice("area.cap") == "none" {
        errors
            .push("option area.cap: only modules of the 2019 edition make an area larger than 8".to_owned());
    }
}

/// The route cards. An overlay may replace what is printed.
fn cards(config: &Config) -> Cards {
    let mut cards = CARDS;
    for card in Card::all() {
        let text = config.options.get(&format!("{OVERLAY}route.{card}"));
        // The menu has reported a text that is wrong.
        if let Some(spaces) = text.and_then(|text| overlay::read_card(text).ok()) {
            cards[card.index()] = cards[card.index()].with_spaces(spaces);
        }
    }
    cards
}

/// The tiles of an edition: the printed rows, with the three that changed in 2019.
fn tiles(edition: u16) -> [TileSpec; Tile::COUNT] {
    let mut tiles = TILES;
    // Tiles of the modules have no copies, unless the table uses them. r[burgundy.module.optional]
    for spec in &mut tiles[Tile::BASE..] {
        spec.copies = [0, 0];
        spec.stacked = 0;
    }
    if edition == 2019 {
        // r[burgundy.monastery.06] r[burgundy.monastery.15] r[burgundy.monastery.26]
        tiles[Tile::monastery(6).index()].powers = PowerSet::of(&[Power::BuyAnywhere, Power::PayWorkers]);
        tiles[Tile::monastery(15).index()].end = EndScore::PerSoldColour(2);
        tiles[Tile::monastery(26).index()].end = EndScore::PerBonusTile(3);
    }
    tiles
}

/// The depot spaces by phase. With 3 seats one of them changes.
fn depots(seats: u8) -> [[[Kind; crate::content::SLOTS]; 6]; 5] {
    let mut phases = [DEPOTS; 5];
    if seats == 3 {
        for (phase, depots) in phases.iter_mut().enumerate() {
            depots[5][2] = FROM_DEPOT_6[phase];
        }
    }
    phases
}
