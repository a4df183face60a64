//! From a config to rules: the only place that reads the table's options.

mod overlay;

mod tables;

use engine::{Config, ConfigErrors, Edition, FreeText, Menu, OVERLAY, OptionSpec, Seat};

pub(crate) use self::overlay::{board_key, card_key};
use crate::{
    content::{
        BOARDS, Board, BoardSpec, CARDS, Card, DEPOTS, Duchy, EndScore, FROM_DEPOT_6, Kind, Layout, Power,
        PowerSet, SHIELDS, START_GOODS, START_SILVER, START_WORKERS, TILES, TRACK_SPACES, Tile, TileSpec,
        TypeSet, parse_board,
    },
    dice::{DiceTable, FreeStep},
    modules,
    parts::{List, Parts, Placing, Sale, Voyage},
    route::Cards,
    rules::{Burgundy, Colours, Goal, Limits, Posts, Purchase, SetUp},
    state::MAX_SEATS,
    step::Step,
};

/// Bumped only when a recorded game would play differently.
pub const RULES_VERSION: u16 = 1;

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
};

/// Every table option of the base game, with its default first.
#[rustfmt::skip]
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec::free("boards", FreeText { default: "1", check: |_| Ok(()) }, "the duchies: one number for all, one for each seat, or `expert` to have them dealt; default 1", "burgundy.setup.board-2019"),
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

/// The rules under construction. It begins as the base game, and modules change it before anybody plays.
pub(crate) struct Draft<'a> {
    pub rules: Burgundy,
    /// Everything that is wrong with the config.
    pub errors: Vec<String>,
    config: &'a Config,
}

impl<'a> Draft<'a> {
    /// The base game of an edition, with the table's options.
    fn new(config: &'a Config) -> Draft<'a> {
        let mut errors = MENU.check(config);
        let edition = if MENU.edition(config) == "2011" { 2011 } else { 2019 };
        let seats = MENU.seats(config);
        let choice = |id: &str| MENU.choice(config, id);
        if edition == 2011 && choice("m6.payment") == "mixed" {
            errors.push("option m6.payment: monastery 6 takes workers only in the 2019 edition".to_owned());
        }
        if edition == 2011 && choice("area.cap") == "none" {
            errors.push(
                "option area.cap: only modules of the 2019 edition make an area larger than 8".to_owned(),
            );
        }
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
            stack: None,
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
        };
        Draft { rules, errors, config }
    }

    /// Whether the table uses a module.
    pub(crate) fn uses(&self, module: &str) -> bool {
        self.config.modules.iter().any(|id| id == module)
    }

    /// The value of an option.
    pub(crate) fn choice(&self, option: &str) -> &str {
        MENU.choice(self.config, option)
    }

    /// Puts the printed copies of some tiles in their piles. r[burgundy.module.piles]
    pub(crate) fn include(&mut self, tiles: &[TileSpec]) {
        for spec in tiles {
            let row = &mut self.rules.tiles[Tile::named(spec.name).index()];
            row.copies = spec.copies;
            row.stacked = spec.stacked;
        }
    }

    /// Puts a step into every phase, after another one.
    pub(crate) fn after(&mut self, step: Step, new: Step) {
        let steps = &mut self.rules.phase_steps;
        let place = steps.iter().position(|&other| other == step);
        steps.insert(place.expect("the step is part of a phase") + 1, new);
    }
}

impl Burgundy {
    /// Composes the rules for a table, or reports every problem in the config.
    pub fn new(config: &Config) -> Result<Burgundy, ConfigErrors> {
        let mut draft = Draft::new(config);
        modules::add(&mut draft);
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

/// The boards of a table, by row of their duchy: those of the edition, or those that a module plays on. An overlay
/// may replace what is printed.
fn boards(edition: u16, config: &Config) -> Vec<Option<Board>> {
    let names = modules::duchies(config);
    let mut boards = vec![None; Duchy::COUNT + 1];
    let of_edition = BOARDS.iter().filter(|spec| spec.edition == edition);
    for spec in of_edition.filter(|spec| {
        if names.is_empty() {
            Duchy::numbered().any(|duchy| duchy == spec.duchy)
        } else {
            names.contains(&spec.duchy.name())
        }
    }) {
        // The menu has reported a text that is wrong.
        let house = board_key(spec)
            .and_then(|key| config.options.get(&format!("{OVERLAY}{key}")))
            .and_then(|text| overlay::check(spec, text).ok());
        let printed = || parse_board(spec).expect("a test parses every printed board");
        boards[spec.duchy.row() as usize] = Some(house.unwrap_or_else(printed));
    }
    boards
}

fn read_set_up(config: &Config, edition: u16, boards: &[Option<Board>], errors: &mut Vec<String>) -> SetUp {
    let secret = MENU.choice(config, "expert.reveal") == "secret";
    let start_player =
        if edition == 2011 { "burgundy.setup.start-player-2011" } else { "burgundy.setup.start-player-2019" };
    let mut set_up = SetUp {
        boards: [None; 4],
        boards_dealt: 0,
        choose_castle: [false; 4],
        secret,
        silver: START_SILVER,
        workers: START_WORKERS,
        goods: START_GOODS,
        cards: 0,
        different: false,
        start_player,
    };
    let asked = MENU.choice(config, "boards").trim();
    let names = modules::duchies(config);
    let owners = MENU.seats(config) / shared_by(&names);
    // With a module that has duchies of its own, everyone gets one of them unless the table says otherwise.
    let usual = match names.first() {
        Some(&first) if in_numbers(edition, Duchy::named(first)) => first.to_owned(),
        _ => names[..names.len().min(owners.into())].join(" "),
    };
    let asked =
        if config.options.contains_key("boards") || names.is_empty() { asked } else { usual.as_str() };
    if asked == "expert" {
        set_up.boards_dealt = match MENU.choice(config, "expert.pairs") {
            "one-random" => 1,
            "free-choice" => 0,
            _ => 2,
        };
        set_up.choose_castle = [true; 4];
        let seats = MENU.seats(config);
        let (all, dealt) = (boards.iter().flatten().count(), usize::from(set_up.boards_dealt * seats));
        if dealt > all {
            errors.push(format!(
                "boards expert: {seats} seats would be dealt {dealt} duchies, and there are only {all}; choose \
                 expert.pairs one-random or free-choice, r[burgundy.expert.pairs]"
            ));
        }
        return set_up;
    }
    let duchies = read_boards(asked, &names, (edition, owners), boards, errors);
    let choose = MENU.choice(config, "start-castle") == "choose";
    for (seat, &duchy) in duchies.iter().cycle().take(MENU.seats(config).into()).enumerate() {
        set_up.boards[seat] = Some(duchy);
        // The first of partners chooses. r[burgundy.team.castle]
        let first = seat < usize::from(owners);
        set_up.choose_castle[seat] = first && (choose || !starts_in_the_centre(edition, duchy));
    }
    set_up
}

/// How many seats share each of these duchies: two a double one. r[burgundy.team.board]
pub(crate) fn shared_by(names: &[&str]) -> u8 {
    let double =
        |spec: &BoardSpec| matches!(spec.layout, Layout::Double(_)) && names.contains(&spec.duchy.name());
    if BOARDS.iter().any(double) { 2 } else { 1 }
}

/// Whether the start castle of a duchy has its place: on the boards for a first game.
/// r[burgundy.setup.board-2011] r[burgundy.setup.board-2019] r[burgundy.team.castle]
fn starts_in_the_centre(edition: u16, duchy: Duchy) -> bool {
    duchy == FIRST || (edition == 2019 && (Some(duchy) == Duchy::number(2) || duchy == Duchy::named("12a")))
}

/// Whether there is a copy of a duchy for everyone. r[burgundy.comp.duchies-2011] r[burgundy.comp.duchies-2019]
/// r[burgundy.team.board]
fn in_numbers(edition: u16, duchy: Duchy) -> bool {
    starts_in_the_centre(edition, duchy) || duchy == Duchy::named("12b")
}

/// The duchy of a first game.
const FIRST: Duchy = Duchy::number(1).expect("duchies are numbered from 1");

/// A duchy for each seat, or for each team. The config gives one number for all or one for each.
fn read_boards(
    asked: &str,
    names: &[&str],
    (edition, owners): (u16, u8),
    boards: &[Option<Board>],
    errors: &mut Vec<String>,
) -> Vec<Duchy> {
    let exists = |duchy: &Duchy| boards[duchy.row() as usize].is_some();
    let mut duchies: Vec<Duchy> = Vec::new();
    for word in asked.split([' ', ',']).filter(|word| !word.is_empty()) {
        let duchy = word.parse().ok().filter(exists);
        if duchy.is_none() {
            let has = match names {
                [] => {
                    format!("the {edition} edition has duchies 1 to {}", if edition == 2011 { 9 } else { 10 })
                }
                _ => format!("this table has duchies {}", names.join(", ")),
            };
            errors.push(format!("board {word}: {has}, or `expert`"));
        }
        duchies.push(duchy.unwrap_or(FIRST));
    }
    for duchy in Duchy::all() {
        let asked = duchies.iter().filter(|&&other| other == duchy).count();
        if asked > 1 && !in_numbers(edition, duchy) {
            // Duchies of a module are all different, or the module says who shares one.
            let hint = if names.is_empty() {
                format!("; write `boards {duchy}` if all seats should play on the same duchy")
            } else {
                String::new()
            };
            errors.push(format!(
                "boards {asked_text}: the box has only one duchy {duchy}, not {asked}{hint}",
                asked_text = duchies.iter().map(Duchy::to_string).collect::<Vec<_>>().join(" ")
            ));
        }
    }
    match duchies.len() {
        1 => duchies.resize(owners as usize, duchies[0]),
        count if count != owners as usize => {
            let who = if shared_by(names) == 1 { "seat" } else { "team" };
            errors.push(format!(
                "boards {asked}: {count} duchies for {owners} {who}s; give one number for all or one for each {who}"
            ));
            duchies.resize(owners as usize, FIRST);
        }
        _ => {}
    }
    duchies
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
