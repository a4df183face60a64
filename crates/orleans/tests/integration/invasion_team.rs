//! Invasion, the decisions of the team: every draft can be finished, and every division of a burden can be
//! drafted in exactly one way. Also records of how games are lost.

use std::{collections::BTreeSet, fs, sync::Arc};

use engine::{Actor, Config, Pending, Rng, Rules as _, Seat, Stage as _, Viewer};
use orleans::{
    Action, Ask, Event, Orleans, RULES_VERSION, State, What,
    content::Hour,
    scenarios::invasion::{self, Act, Answer, Consent, Demanded, TallyView},
};
use play::{Header, Luck as _, Match, Seeded};
use testkit::{golden, perft};

use crate::{blessing, deep, folder, games, open};

fn config(seats: u8, team: &str) -> Config {
    let config = Config { modules: vec!["invasion".to_owned()], ..Config::seats(seats).edition("base") };
    config.option("invasion.team", team)
}

fn table(seats: u8) -> Orleans {
    Orleans::new(&config(seats, "agreement")).unwrap()
}

/// A position in which the event of the round strikes. The lines are separated by bars.
fn given(rules: &Orleans, event: Hour, lines: &str) -> State {
    arranged(rules, "ask event", event, lines)
}

fn arranged(rules: &Orleans, ask: &str, event: Hour, lines: &str) -> State {
    let mut state = rules.blank();
    let event = format!("event {event}");
    for line in [ask, &event].into_iter().chain(lines.split(" | ").filter(|line| !line.is_empty())) {
        let words: Vec<&str> = line.split(' ').collect();
        rules.arrange(&mut state, &words).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
    rules.ready(&mut state).unwrap_or_else(|error| panic!("{lines}: {error}"));
    state
}

fn legal(rules: &Orleans, state: &State, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    rules.legal(state, seat, &mut legal);
    legal
}

const PROPOSE: Action = Action::Invasion(Act::Event(Answer::Propose));

/// How many finished drafts there are, no two of them equal.
fn drafts(rules: &Orleans, state: &State) -> u64 {
    fn visit(rules: &Orleans, state: &State, seen: &mut BTreeSet<Vec<String>>, path: &mut Vec<String>) {
        let actions = legal(rules, state, Seat(0));
        assert!(!actions.is_empty() && actions.len() <= 62, "{} answers after {path:?}", actions.len());
        for action in actions {
            if action == PROPOSE {
                let mut items = path.clone();
                items.sort();
                assert!(seen.insert(items), "{path:?} has two forms");
            } else if let Action::Invasion(Act::Event(Answer::Offer(item))) = action {
                let mut next = *state;
                rules.apply(&mut next, Actor::Seat(Seat(0)), action, &mut ());
                path.push(item.to_string());
                visit(rules, &next, seen, path);
                path.pop();
            }
        }
    }
    let mut seen = BTreeSet::new();
    visit(rules, state, &mut seen, &mut Vec::new());
    seen.len() as u64
}

/// The number of ways to divide a number into parts of at most these sizes.
fn splits(total: u16, most: &[u16]) -> u64 {
    match most.split_first() {
        None => u64::from(total == 0),
        Some((&first, rest)) => (0..=first.min(total)).map(|part| splits(total - part, rest)).sum(),
    }
}

fn choose(of: u64, count: u64) -> u64 {
    (0..count).fold(1, |ways, step| ways * (of - step) / (step + 1))
}

/// This many tiles, and coins for those that are kept.
fn tiles_or_coins(tiles: u64, needed: u64, coins: &[u16]) -> u64 {
    (0..=needed.min(tiles))
        .map(|given| choose(tiles, given) * splits(6 * (needed - given) as u16, coins))
        .sum()
}

#[test]
fn every_division_of_a_demolition_can_be_drafted_in_one_way() {
    let lines = "p1 technology wagon farmer castle farmer | p3 technology ship boatman village farmer | \
                 p1 coins 7 | p2 coins 3 | p3 coins 9";
    let rules = table(3);
    let state = given(&rules, Hour::Demolition, lines);
    assert_eq!(drafts(&rules, &state), tiles_or_coins(4, 2, &[7, 3, 9]));
    let rules = table(5);
    let lines =
        "p2 technology wagon farmer | p5 technology ship boatman | p1 coins 5 | p4 coins 2 | p5 coins 3";
    let state = given(&rules, Hour::Demolition, lines);
    assert_eq!(drafts(&rules, &state), tiles_or_coins(2, 3, &[5, 0, 0, 2, 3]));
}

#[test]
fn every_division_of_an_arson_can_be_drafted_in_one_way() {
    let rules = table(4);
    let lines =
        "p1 tiles school | p3 tiles hayrick well | p1 coins 11 | p2 coins 1 | p3 coins 4 | p4 coins 20";
    let state = given(&rules, Hour::Arson, lines);
    assert_eq!(drafts(&rules, &state), tiles_or_coins(3, 3, &[11, 1, 4, 20]));
}

#[test]
fn every_division_of_coins_and_points_can_be_drafted_in_one_way() {
    let rules = table(4);
    let state = given(&rules, Hour::GoodTrade, "p1 coins 3 | p2 coins 9 | p4 coins 5");
    assert_eq!(drafts(&rules, &state), splits(8, &[3, 9, 0, 5]));
    let lines = "p1 development 4 | p2 bag monk 2 | p2 on town-hall monk monk | p2 market monk | p3 development 1 | \
                 p3 on ship monk - - | p4 development 9";
    let state = given(&rules, Hour::WitchHunt, lines);
    assert_eq!(drafts(&rules, &state), splits(6, &[4, 0, 1, 9, 1, 2, 2, 1]));
    let state = given(&rules, Hour::Donation, "p1 development 29 | p2 development 30 | p4 development 30");
    assert_eq!(drafts(&rules, &state), 4 * splits(3, &[9; 4]) * splits(3, &[1, 0, 9, 0]));
}

#[test]
fn every_choice_of_common_things_can_be_drafted_in_one_way() {
    let rules = table(4);
    let lines = "goods r-lemans-chartres grain grain | goods r-stamand-nevers grain wine | goods w-orleans-briare grain grain | \
                 goods r-orleans-vierzon grain";
    let state = given(&rules, Hour::Drought, lines);
    assert_eq!(drafts(&rules, &state), splits(4, &[2, 1, 2, 1]));
    let state = given(
        &rules,
        Hour::Earthquake,
        "tiles-left hayrick winery windmill library cellar school well tavern",
    );
    assert_eq!(drafts(&rules, &state), choose(8, 5));
    let lines = "p1 bag monk | p1 market monk | p2 bag monk 3 | p3 on town-hall monk - | p4 market monk | p4 bag monk";
    let state = given(&rules, Hour::RomeCalling, lines);
    // There are fifteen citizens.
    assert_eq!(drafts(&rules, &state), 2 * 2 + 15);
    let lines = "p1 merchant tours | p2 merchant chartres | p3 merchant blois | p4 merchant briare | \
                 goods w-blois-tours wine | goods w-briare-sancerre wool wool | goods w-orleans-briare wool grain";
    let state = given(&rules, Hour::GoodWinds, lines);
    // Four waterways from Tours, two from Blois and two from Briare, and what can be taken there.
    assert_eq!(drafts(&rules, &state), (4 + 1) + (2 + 1) + (2 + 1 + 2));
}

/// Up to three deals, sales first. Counts who sells and buys what, who gets the coins and who pays.
fn wool_markets(wool: [u16; 2], brocade: [u16; 2], supply: [u16; 2], coins: [u16; 2]) -> u64 {
    let mut ways = 0;
    // For each seat: wool sold, brocade sold, wool bought, brocade bought.
    for deals in 0..4_u32.pow(8) {
        let part = |index: u32| (deals >> (2 * index) & 3) as u16;
        let [sold, bought] =
            [[[part(0), part(1)], [part(2), part(3)]], [[part(4), part(5)], [part(6), part(7)]]];
        let all: u16 = (0..8).map(part).sum();
        let [wool_sold, brocade_sold] = [sold[0][0] + sold[1][0], sold[0][1] + sold[1][1]];
        let [wool_bought, brocade_bought] = [bought[0][0] + bought[1][0], bought[0][1] + bought[1][1]];
        let there = (0..2).all(|seat| sold[seat][0] <= wool[seat] && sold[seat][1] <= brocade[seat]);
        let in_supply = wool_bought <= supply[0] + wool_sold && brocade_bought <= supply[1] + brocade_sold;
        if all == 0 || all > 3 || !there || !in_supply {
            continue;
        }
        let (proceeds, cost) = (2 * wool_sold + 3 * brocade_sold, 2 * wool_bought + 3 * brocade_bought);
        for first in 0..=proceeds {
            ways += splits(cost, &[coins[0] + first, coins[1] + proceeds - first]);
        }
    }
    ways
}

#[test]
fn every_wool_market_can_be_drafted_in_one_way() {
    let rules = table(2);
    let lines = "p1 goods wool 2 brocade 1 | p2 goods wool 1 | p1 coins 3 | p2 coins 1 | supply wool 1 | supply brocade 2";
    let state = given(&rules, Hour::WoolMarket, lines);
    assert_eq!(drafts(&rules, &state), wool_markets([2, 1], [1, 0], [1, 2], [3, 1]));
    let state = given(&rules, Hour::WoolMarket, "p2 goods brocade 3 | p2 coins 12 | supply brocade 0");
    assert_eq!(drafts(&rules, &state), wool_markets([0, 0], [0, 3], [15, 0], [0, 12]));
}

/// A seat with all sorts of things, so that drafts are long.
fn rich(rng: &mut Rng, seats: u8) -> String {
    let mut lines = Vec::new();
    let mut tiles =
        vec!["hayrick", "windmill", "cellar", "school", "well", "gunpowder-tower", "library", "tavern"];
    for seat in 1..=seats {
        let mut add = |line: String| lines.push(format!("p{seat} {line}"));
        add(format!("coins {}", rng.below(24)));
        add(format!("development {}", rng.below(31)));
        add(format!("goods wool {} brocade {} grain {}", rng.below(3), rng.below(2), rng.below(3)));
        add(format!("merchant {}", rng.pick(&["orleans", "tours", "blois", "chartres", "nevers"])));
        add(format!("bag monk {} knight {}", rng.below(2), rng.below(2)));
        if rng.below(2) == 0 {
            add("technology wagon farmer castle farmer".to_owned());
        }
        let own = tiles.split_off(tiles.len() - rng.below(2) as usize);
        if !own.is_empty() {
            add(format!("tiles {}", own.join(" ")));
        }
    }
    lines.push("goods r-lemans-chartres grain".to_owned());
    lines.push("goods w-orleans-blois grain".to_owned());
    lines.push("goods r-orleans-vierzon grain".to_owned());
    lines.push("goods w-blois-tours brocade".to_owned());
    lines.push("goods w-tours-loches grain".to_owned());
    lines.push("goods r-bourges-nevers grain".to_owned());
    lines.join(" | ")
}

/// Every event with seats that have a lot: the draft never gets stuck, and everyone always has an answer.
#[test]
fn every_event_ends_whatever_the_seats_have() {
    let mut rng = Rng::new(17);
    let (mut most, mut lost) = (0, 0);
    for game in 0..games(240, 20_000) {
        let seats = 2 + (game % 4) as u8;
        let team = ["agreement", "first-seat"][game as usize / 4 % 2];
        let rules = Orleans::new(&config(seats, team)).unwrap();
        let events: Vec<Hour> =
            invasion::STACKS.first.iter().chain(invasion::STACKS.second).copied().collect();
        let event = events[game as usize % events.len()];
        let mut state = given(&rules, event, &rich(&mut rng, seats));
        let round = state.round;
        let mut plies = 0;
        while state.round == round {
            let (actor, action) = match rules.pending(&state) {
                Pending::Over => break,
                Pending::Chance => (Actor::Chance, rules.sample(&state, &mut rng, &mut Vec::new())),
                Pending::Seats(waiting) => {
                    let waiting: Vec<Seat> = waiting.iter().collect();
                    let seat = *rng.pick(&waiting);
                    let actions = legal(&rules, &state, seat);
                    most = most.max(actions.len());
                    assert!(!actions.is_empty(), "{event}, {seats} seats");
                    assert!(rules.prompt(&state, seat).is_some_and(|prompt| !prompt.to_string().is_empty()));
                    (Actor::Seat(seat), *rng.pick(&actions))
                }
            };
            rules.apply(&mut state, actor, action, &mut ());
            rules.audit(&state).unwrap_or_else(|problem| panic!("{event}, {action}: {problem}"));
            plies += 1;
            assert!(plies < 200, "{event} does not end");
        }
        lost += u32::from(state.round == round);
        assert!(!state.proposal.open(), "{event} is not settled");
    }
    assert!(most <= 62, "{most} answers to one question");
    assert!(lost > 0, "nobody lost");
}

/// A golden game: its name, its table, and the event that ends it, or the clause of a deadlock.
struct Wanted {
    name: &'static str,
    seats: u8,
    event: Hour,
    deadlock: bool,
}

const fn lost(name: &'static str, seats: u8, event: Hour) -> Wanted {
    Wanted { name, seats, event, deadlock: false }
}

const WANTED: &[Wanted] = &[
    lost("invasion-lost-demolition", 2, Hour::Demolition),
    lost("invasion-lost-trip", 3, Hour::Trip),
    lost("invasion-lost-arson", 4, Hour::Arson),
    lost("invasion-lost-robbery", 5, Hour::Robbery),
    lost("invasion-lost-witch-hunt", 2, Hour::WitchHunt),
    Wanted { name: "invasion-deadlock", seats: 3, event: Hour::Drought, deadlock: true },
];

impl Wanted {
    /// In a deadlock everyone declines what others propose.
    fn choose(&self, rng: &mut Rng, state: &State, seat: Seat, actions: &[Action]) -> Action {
        let decline = Action::Invasion(Act::Event(Answer::Decline));
        if self.deadlock && actions.contains(&decline) { decline } else { deep(rng, state, seat, actions) }
    }

    fn happens(&self, event: &Event, hour: Hour) -> bool {
        match event.what {
            What::Doomed { .. } => !self.deadlock && event.clause == self.event.clause(),
            What::LastDraft { .. } => self.deadlock && hour == self.event,
            _ => false,
        }
    }

    /// Whether the game with this seed is what we want. It plays as `golden::generate_with` does.
    fn fits(&self, rules: &Orleans, seed: u64) -> bool {
        let (mut rng, mut luck) = (Rng::new(seed), Seeded::new(seed));
        let (mut state, mut outcomes) = (rules.start(), Vec::new());
        let (mut found, mut events): (bool, Vec<Event>) = (false, Vec::new());
        loop {
            outcomes.clear();
            let (actor, action) = match rules.pending(&state) {
                Pending::Over => return found,
                Pending::Chance => {
                    rules.outcomes(&state, &mut outcomes);
                    (Actor::Chance, luck.pick(rules.chance_key(&state), &outcomes).unwrap())
                }
                Pending::Seats(seats) => {
                    let seat = seats.lowest().unwrap();
                    let actions = legal(rules, &state, seat);
                    (Actor::Seat(seat), self.choose(&mut rng, &state, seat, &actions))
                }
            };
            events.clear();
            rules.apply(&mut state, actor, action, &mut events);
            found |= state.round > 0 && events.iter().any(|event| self.happens(event, state.hour()));
        }
    }

    fn generate(&self, from: u64) -> String {
        let rules = Orleans::new(&config(self.seats, "agreement")).unwrap();
        let seed = (from..from + 20_000).find(|&seed| self.fits(&rules, seed)).expect("there are many seeds");
        let header = Header::new("orleans", RULES_VERSION, config(self.seats, "agreement"));
        let mut rng = Rng::new(seed);
        let mut policy = |_: &Orleans, state: &State, seat: Seat, actions: &[Action]| {
            self.choose(&mut rng, state, seat, actions)
        };
        let mut label = |_: &Orleans, before: &State, after: &State| {
            (before.round != after.round && after.round % 6 == 1).then(|| format!("round {}", after.round))
        };
        let luck = &mut Seeded::new(seed);
        golden::generate_with(Arc::new(rules), header, luck, &mut policy, &mut label).to_string()
    }
}

/// The golden games are checked with all others.
#[test]
fn every_way_to_lose_at_once_has_a_golden_game() {
    for (number, wanted) in (50_u64..).zip(WANTED) {
        let path = folder("golden").join(format!("{}.game", wanted.name));
        if blessing() && !path.exists() {
            fs::write(&path, wanted.generate(number * 100_000)).unwrap();
        }
        assert!(path.exists(), "{}.game is missing: run with LOIRE_BLESS=1", wanted.name);
    }
}

/// What is played whenever it is legal, so that there is technology to give.
const EAGER: &[&str] = &["recruit village craftsman", "man village"];

/// A game of three seats up to a Demolition in which tiles and coins can be given.
fn find_demolition() -> String {
    let rules = Arc::new(table(3));
    let here = |state: &State, seat: Seat| {
        state.round > 0
            && state.hour() == Hour::Demolition
            && rules.prompt(state, seat).is_some_and(|prompt| prompt.ask == Ask::Propose)
            && legal(&rules, state, seat).len() >= 6
            && state.estates.0.iter().any(|estate| estate.technology != 0)
    };
    for seed in 0..5000 {
        let (mut rng, mut state, mut entries) = (Rng::new(seed), rules.start(), Vec::new());
        loop {
            let (actor, action) = match rules.pending(&state) {
                Pending::Over => break,
                Pending::Chance => (Actor::Chance, rules.sample(&state, &mut rng, &mut Vec::new())),
                Pending::Seats(seats) => {
                    if seats.iter().any(|seat| here(&state, seat)) {
                        let mut game = Match::new(
                            rules.clone(),
                            Header::new("orleans", RULES_VERSION, config(3, "agreement")),
                        );
                        for (actor, action) in entries {
                            game.act(actor, action).unwrap();
                        }
                        return format!("{}depth 1\ndepth 2\ndepth 3\ndepth 4\n", game.record());
                    }
                    let seat = seats.lowest().unwrap();
                    let actions = legal(&rules, &state, seat);
                    let eager = |action: &&Action| EAGER.contains(&action.to_string().as_str());
                    let action = actions.iter().find(eager).copied();
                    (Actor::Seat(seat), action.unwrap_or_else(|| deep(&mut rng, &state, seat, &actions)))
                }
            };
            rules.apply(&mut state, actor, action, &mut ());
            entries.push((actor, action));
        }
    }
    panic!("no game reaches a Demolition with a choice")
}

/// The counts are checked with all others.
#[test]
fn a_demolition_has_perft_counts() {
    let path = folder("perft").join("invasion-demolition-draft.txt");
    if blessing() && !path.exists() {
        let text = find_demolition();
        fs::write(&path, perft::bless(&path.display().to_string(), &text, &open).unwrap()).unwrap();
    }
    assert!(path.exists(), "invasion-demolition-draft.txt is missing: run with LOIRE_BLESS=1");
}

/// The view says before the event whether the team could meet it.
#[test]
fn the_view_says_whether_a_demand_could_be_met() {
    let rules = table(3);
    let seen = |event: Hour, lines: &str| {
        let state = arranged(&rules, "ask act", event, lines);
        let demand = rules.view(&state, Viewer::Spectator).demand.expect("the event makes a demand");
        (demand.team, demand.optional, demand.deadly, demand.could, demand.short)
    };
    let team = |could: bool| (true, false, true, could, Vec::new());
    assert_eq!(seen(Hour::Demolition, "p1 coins 11"), team(false));
    assert_eq!(seen(Hour::Demolition, "p1 coins 5 | p3 coins 7"), team(true));
    assert_eq!(seen(Hour::Arson, "p1 tiles well | p3 coins 6"), team(true));
    assert_eq!(seen(Hour::Arson, "p1 tiles well | p3 coins 5"), team(false));
    assert_eq!(seen(Hour::WitchHunt, "p1 development 4 | p3 bag monk"), team(false));
    assert_eq!(seen(Hour::WitchHunt, "p1 development 4 | p3 bag monk 2"), team(true));
    assert_eq!(seen(Hour::GoodTrade, "p1 coins 8"), (true, true, false, true, Vec::new()));
    assert_eq!(seen(Hour::GoodTrade, "p1 coins 7"), (true, true, false, false, Vec::new()));
    assert_eq!(seen(Hour::Drought, ""), (true, false, false, true, Vec::new()));
    let alone =
        |short: &[u8]| (false, false, true, short.is_empty(), short.iter().map(|&seat| Seat(seat)).collect());
    assert_eq!(seen(Hour::Trip, "p1 coins 4 | p2 coins 3 | p3 merchant blois"), alone(&[1]));
    assert_eq!(
        seen(Hour::Robbery, "p1 goods brocade 1 | p2 towers lemans | p3 goods wool 1 grain 1"),
        alone(&[])
    );
    assert_eq!(seen(Hour::Robbery, "p1 goods wool 1"), alone(&[0, 1, 2]));
    // Other events demand nothing, and neither does one that is over.
    let state = arranged(&rules, "ask act", Hour::Income, "");
    assert_eq!(rules.view(&state, Viewer::Spectator).demand, None);
    let state = arranged(&rules, "ask draw", Hour::Arson, "");
    assert!(rules.view(&state, Viewer::Spectator).demand.is_some());
    let state = given(&rules, Hour::Escape, "");
    assert_eq!(rules.view(&state, Viewer::Spectator).demand, None);
}

/// What a proposal looks like while it is drafted and while it is answered.
#[test]
fn the_view_shows_the_proposal() {
    let rules = table(3);
    let mut state = given(&rules, Hour::Demolition, "p1 technology wagon farmer | p2 coins 9 | p3 coins 3");
    let play = |state: &mut State, seat: u8, action: &str| {
        rules.apply(state, Actor::Seat(Seat(seat)), action.parse().unwrap(), &mut ());
    };
    let seen = |state: &State| rules.view(state, Viewer::Spectator).proposal.expect("there is a proposal");
    let tally = |measure: Demanded, needed: u8, met: u8| TallyView { measure, needed, met };
    let prompt = |state: &State, seat: u8| rules.prompt(state, Seat(seat)).unwrap().to_string();
    let view = seen(&state);
    assert_eq!(
        (view.drafter, view.draft, view.proposed, view.complete, view.holds),
        (Seat(0), 1, false, false, false)
    );
    assert_eq!(view.demand, [tally(Demanded::Technology, 2, 0), tally(Demanded::Coins, 12, 0)]);
    assert_eq!(
        prompt(&state, 0),
        "Demolition, your draft for the team: nothing yet. Still missing: 2 technology tiles or 12 coins"
    );
    play(&mut state, 0, "offer p1 technology wagon");
    play(&mut state, 0, "offer p2 coins 4");
    let view = seen(&state);
    assert_eq!(view.demand, [tally(Demanded::Technology, 2, 1), tally(Demanded::Coins, 6, 4)]);
    assert_eq!(
        prompt(&state, 0),
        "Demolition, your draft for the team: 1 technology tile, 4 coins. Still missing: 2 coins"
    );
    let items: Vec<(String, Option<Seat>, u8)> =
        view.items.iter().map(|item| (item.item.to_string(), item.giver, item.count)).collect();
    assert_eq!(
        items,
        [
            ("offer p1 technology wagon".to_owned(), Some(Seat(0)), 1),
            ("offer p2 coins 4".to_owned(), Some(Seat(1)), 4)
        ]
    );
    play(&mut state, 0, "offer p3 coins 2");
    assert!(seen(&state).complete && prompt(&state, 0).ends_with("Nothing is missing: propose it"));
    play(&mut state, 0, "propose");
    play(&mut state, 2, "decline");
    let answers: Vec<(Seat, Consent)> =
        seen(&state).answers.iter().map(|answer| (answer.seat, answer.answer)).collect();
    assert_eq!(answers, [(Seat(1), Consent::Open), (Seat(2), Consent::Declined)]);
    assert!(seen(&state).proposed);
    play(&mut state, 1, "accept");
    let view = seen(&state);
    assert_eq!((view.drafter, view.draft, view.items.len(), view.answers.len()), (Seat(1), 2, 0, 0));
}
