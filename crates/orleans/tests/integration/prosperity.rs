//! Prosperity: random games, the contract, and second versions of what its clauses say.

use std::{fs, sync::Arc};

use engine::{Actor, Config, Pending, Rng, Rules as _, Seat, Viewer};
use orleans::{
    Action, Ask, Event, Goal, Orleans, PlayerView, RULES_VERSION, State, What,
    content::{EDGES, Hour, Place, Town},
    scenarios::prosperity::Act,
};
use play::{Entry, Header, Luck as _, Match, Mirror, Record, Seeded};
use testkit::{golden, perft};

use crate::{
    audited::{self, Seen},
    blessing, deep, folder, games, open,
};

/// A table of this scenario.
pub(crate) fn prosperity(seats: u8) -> Orleans {
    let config = Config { modules: vec!["prosperity".to_owned()], ..Config::seats(seats) };
    Orleans::new(&config).unwrap()
}

#[test]
fn random_games_pass_the_audit_to_the_end() {
    let mut rng = Rng::new(21);
    let mut seen = Seen::new();
    for game in 0..games(80, 4000) {
        let rules = prosperity(2 + (game % 4) as u8);
        let end = audited::play(&rules, &mut rng, &mut seen, |rng, state, seat, legal| match game % 8 {
            0 => *rng.pick(legal),
            1 | 2 => deep(rng, state, seat, legal),
            3 if state.hour() == Hour::PilgrimsDay => idler(rng, legal),
            _ => builder(rng, state, seat, legal),
        });
        assert_eq!(end.round, 16);
    }
    let known = [
        "keep",
        "work scriptorium",
        "carpenter",
        "carpenter stay",
        "build structure",
        "supply",
        "buy monk",
        "buy citizen",
        "buy wine",
        "swap",
        "card",
        "found",
        "return knight",
        "travel event",
        "coins",
    ];
    audited::assert_played(&seen, &known);
}

/// A seat whose followers stay in the market, so that it can send pilgrims.
fn idler(rng: &mut Rng, legal: &[Action]) -> Action {
    let idle = |action: &&Action| matches!(action, Action::Leave { .. } | Action::Stay { .. });
    legal.iter().find(idle).copied().unwrap_or_else(|| *rng.pick(legal))
}

/// A seat that lives for its structures: it fills the Carpenter, walks to the town of its card and builds, and gives
/// everything to its structures. Uniform play hardly ever builds one.
pub(crate) fn builder(rng: &mut Rng, state: &State, seat: Seat, legal: &[Action]) -> Action {
    let card = state.estates[seat].structures.hand.card;
    let wish = |action: &Action| -> u32 {
        match *action {
            Action::Prosperity(Act::Build { .. }) => 100,
            Action::Prosperity(Act::Stay { .. }) => 90,
            Action::Prosperity(Act::Supply { .. } | Act::Coins { .. }) => 80,
            Action::Send { goal: Goal::Structure(_), .. } => 70,
            Action::Prosperity(Act::Step { town, .. }) => {
                let nearer = distance(town, card) < distance(state.prosperity.carpenter, card);
                if nearer { 60 } else { 0 }
            }
            Action::Plan { spot } => match spot.place {
                Place::Carpenter => 50,
                Place::TownHall => 40,
                _ => 1,
            },
            _ => 1,
        }
    };
    let best = legal.iter().map(wish).max().unwrap_or(0);
    if best <= 1 || rng.below(10) == 0 {
        return deep(rng, state, seat, legal);
    }
    let wished: Vec<Action> = legal.iter().copied().filter(|action| wish(action) == best).collect();
    *rng.pick(&wished)
}

/// Steps between two towns, by road or waterway.
fn distance(from: Town, to: Town) -> u32 {
    let mut reached = from.bit();
    for steps in 0.. {
        if reached & to.bit() != 0 {
            return steps;
        }
        let edges = EDGES.iter().map(|edge| edge.towns[0].bit() | edge.towns[1].bit());
        reached = edges.filter(|both| both & reached != 0).fold(reached, |all, both| all | both);
    }
    unreachable!("every town can be reached")
}

/// How likely an action is, so that seats build and draw cards.
fn eager(action: Action) -> u32 {
    match action {
        Action::Man { .. } => 20,
        Action::Plan { spot } if spot.place == Place::Carpenter => 200,
        Action::Prosperity(Act::Build { .. } | Act::Stay { .. }) => 1000,
        Action::Prosperity(_) | Action::Send { .. } => 40,
        Action::Pass | Action::Stop | Action::Leave { .. } => 1,
        _ => 4,
    }
}

#[test]
fn its_tables_keep_the_contract() {
    for seats in 2..=5 {
        let rules = prosperity(seats);
        let report = testkit::check_picking(&rules, games(2, 40) as u32, eager)
            .unwrap_or_else(|broken| panic!("{seats}: {broken}"));
        assert!(report.twins > 10 && report.changed_redeals > 100, "{report}");
        assert!(report.headroom.iter().all(|&(used, room)| used < room), "{report}");
        assert!(report.fills > 100, "{report}");
    }
}

/// How many mirrors in a golden game do not hold what their seats know.
fn wrong_mirrors(name: &str) -> usize {
    let text = fs::read_to_string(folder("golden").join(format!("{name}.game"))).unwrap();
    let record = Record::parse(&text).unwrap();
    let rules = Arc::new(open(&record.header).unwrap());
    let mut wrong = 0;
    for upto in (0..record.len()).step_by(100) {
        let game = Match::replay(Arc::clone(&rules), &record, Some(upto)).unwrap();
        for seat in Seat::all(rules.seats()) {
            let mut mirror = Mirror::new(Arc::clone(&rules), seat, Rng::new(7));
            let told: Vec<Entry> = game.entries_for(Viewer::Seat(seat), 0).collect();
            let lost = mirror.hear(0, &told).is_err();
            let redealt = |state: &State| {
                let mut state = *state;
                rules.redeal(&mut state, seat, &mut Rng::new(1));
                state
            };
            wrong += usize::from(lost || mirror.state().map(redealt) != Some(redealt(game.state())));
        }
    }
    wrong
}

/// r[orleans.prosperity.cards-secret] In both games the pile runs out. Before version 4 a seat could learn a card then
/// without an entry, and its record does not say what it knows.
#[test]
fn only_older_records_leave_out_what_a_seat_knows() {
    assert!(wrong_mirrors("prosperity-pile-run-out") > 0);
    assert_eq!(wrong_mirrors("prosperity-version-4"), 0);
}

/// The points of every card, as the clauses say.
const POINTS: [(&str, u16); 22] = [
    ("chartres", 11),
    ("etampes", 9),
    ("lemans", 10),
    ("chateaudun", 8),
    ("montargis", 9),
    ("vendome", 10),
    ("blois", 12),
    ("briare", 9),
    ("tours", 13),
    ("chinon", 11),
    ("sancerre", 10),
    ("nevers", 10),
    ("montrichard", 10),
    ("vierzon", 10),
    ("loches", 12),
    ("bourges", 12),
    ("chatellerault", 11),
    ("leblanc", 9),
    ("chateauroux", 10),
    ("argenton", 11),
    ("lachatre", 9),
    ("stamand", 12),
];

/// Counts everything that is worth something, from what everyone sees.
fn naive_points(player: &PlayerView) -> u16 {
    let (mut coins, mut goods, mut points) = (player.coins, player.goods, 0);
    for structure in &player.structures {
        let missing = structure.followers.iter().any(|need| !need.filled)
            || structure.goods.iter().any(|need| !need.filled)
            || structure.coins < structure.coins_needed;
        if missing {
            coins += u16::from(structure.coins);
            for need in structure.goods.iter().filter(|need| need.filled) {
                goods[need.good.index()] += 1;
            }
        } else {
            points += POINTS.iter().find(|(town, _)| *town == structure.town.name()).unwrap().1;
        }
    }
    points += coins;
    points += goods.iter().zip(1..).map(|(&count, value)| u16::from(count) * value).sum::<u16>();
    if player.places.iter().any(|place| place.place == Place::Depot) {
        points += 5 * u16::from(*goods.iter().min().unwrap());
    }
    let stars = [0, 4, 9, 15, 22, 30].iter().filter(|star| **star <= player.development).count() as u16;
    points + (u16::from(player.citizens) + player.stations.len() as u16) * stars
}

/// What a seat may send or supply to its structures, from what everyone sees.
fn naive_structure_acts(player: &PlayerView) -> Vec<String> {
    let mut acts = Vec::new();
    for structure in &player.structures {
        let town = structure.town;
        for place in player
            .places
            .iter()
            .filter(|place| [Place::TownHall, Place::GunpowderTower].contains(&place.place))
        {
            for need in structure.followers.iter().filter(|need| !need.filled) {
                if place.spaces.iter().any(|space| space.follower == Some(need.role.neutral())) {
                    acts.push(format!("send {} {} {town}", place.place, need.role));
                }
            }
        }
        for need in structure.goods.iter().filter(|need| !need.filled && player.goods[need.good.index()] > 0)
        {
            acts.push(format!("supply {town} {}", need.good));
        }
        for coins in 1..=structure.coins_needed - structure.coins {
            if player.coins >= coins.into() {
                acts.push(format!("supply {town} coins {coins}"));
            }
        }
    }
    acts.sort();
    acts.dedup();
    acts
}

/// r[orleans.prosperity.goal] r[orleans.prosperity.score-unfinished] r[orleans.prosperity.man-goods]
#[test]
fn a_naive_count_agrees_with_every_result() {
    let mut rng = Rng::new(23);
    let (mut legal, mut outcomes) = (Vec::new(), Vec::new());
    let (mut complete, mut unfinished, mut acts, mut wins) = (0, 0, 0, 0);
    for game in 0..games(24, 800) {
        let rules = prosperity(2 + (game % 4) as u8);
        let mut state = rules.start();
        // The points of complete structures a second time, from the events.
        let mut told = [0_u16; 5];
        loop {
            let mut events: Vec<Event> = Vec::new();
            let (actor, action) = match rules.pending(&state) {
                Pending::Over => break,
                Pending::Chance => (Actor::Chance, rules.sample(&state, &mut rng, &mut outcomes)),
                Pending::Seats(seats) => {
                    let seat = seats.lowest().unwrap();
                    legal.clear();
                    rules.legal(&state, seat, &mut legal);
                    if rules.prompt(&state, seat).unwrap().ask == Ask::Act {
                        let view = rules.view(&state, Viewer::Everything);
                        let mut offered: Vec<String> = legal.iter().map(ToString::to_string).collect();
                        offered.retain(|text| {
                            let goal =
                                text.split(' ').nth(3).is_some_and(|goal| goal.parse::<Town>().is_ok());
                            text.starts_with("supply") || text.starts_with("send") && goal
                        });
                        offered.sort();
                        let naive = naive_structure_acts(&view.players[seat.index()]);
                        acts += naive.len();
                        assert_eq!(offered, naive);
                    }
                    (Actor::Seat(seat), builder(&mut rng, &state, seat, &legal))
                }
            };
            rules.apply(&mut state, actor, action, &mut events);
            for event in &events {
                if let What::CompletesStructure { seat, town } = event.what {
                    told[seat.index()] += POINTS.iter().find(|(name, _)| *name == town.name()).unwrap().1;
                }
            }
        }
        let view = rules.view(&state, Viewer::Everything);
        let outcome = rules.outcome(&state).unwrap();
        let key = |player: &PlayerView| (naive_points(player), player.development);
        for player in &view.players {
            assert_eq!(player.score, naive_points(player));
            assert_eq!(outcome.scores[player.seat], naive_points(player) as i16);
            let better = view.players.iter().filter(|other| key(other) > key(player)).count();
            assert_eq!(usize::from(outcome.ranks[player.seat]), better + 1);
            let structures = player.sources.iter().find(|row| row.source.name() == "structures").unwrap();
            assert_eq!(structures.points, told[player.seat.index()]);
            complete += player.structures.iter().filter(|structure| structure.complete).count();
            unfinished += player.structures.iter().filter(|structure| !structure.complete).count();
            wins += usize::from(better == 0 && structures.points > 0);
        }
    }
    assert!(
        complete > 8 && unfinished > 20 && acts > 200 && wins > 0,
        "{complete} {unfinished} {acts} {wins}"
    );
}

/// A golden game: its seats, and whether the pile must run out.
const GOLDEN: [(&str, u8, bool); 6] = [
    ("prosperity-2", 2, false),
    ("prosperity-3", 3, false),
    ("prosperity-4", 4, false),
    ("prosperity-5", 5, false),
    ("prosperity-pile-run-out", 5, true),
    ("prosperity-version-4", 5, true),
];

/// Plays as `golden::generate_with` does, and says whether the game is what we want: several structures are complete,
/// or somebody wants a card and there is none.
fn fits(rules: &Orleans, seed: u64, run_out: bool) -> bool {
    let (mut rng, mut luck) = (Rng::new(seed), Seeded::new(seed));
    let (mut state, mut legal, mut outcomes) = (rules.start(), Vec::new(), Vec::new());
    let (mut complete, mut short) = (0, false);
    loop {
        legal.clear();
        outcomes.clear();
        let (actor, action) = match rules.pending(&state) {
            Pending::Over => break,
            Pending::Chance => {
                rules.outcomes(&state, &mut outcomes);
                (Actor::Chance, luck.pick(rules.chance_key(&state), &outcomes).unwrap())
            }
            Pending::Seats(seats) => {
                let seat = seats.lowest().unwrap();
                rules.legal(&state, seat, &mut legal);
                (Actor::Seat(seat), builder(&mut rng, &state, seat, &legal))
            }
        };
        let mut events: Vec<Event> = Vec::new();
        rules.apply(&mut state, actor, action, &mut events);
        complete +=
            events.iter().filter(|event| matches!(event.what, What::CompletesStructure { .. })).count();
        let nothing = |event: &Event| {
            event.clause == "orleans.prosperity.cards-short" && matches!(event.what, What::NoneLeft { .. })
        };
        short |= events.iter().any(nothing);
    }
    if run_out { short } else { complete > 2 }
}

fn config(seats: u8) -> Config {
    Config { modules: vec!["prosperity".to_owned()], ..Config::seats(seats).edition("base") }
}

#[test]
fn golden_games_replay_exactly() {
    let folder = folder("golden");
    for (name, seats, run_out) in GOLDEN {
        let path = folder.join(format!("{name}.game"));
        if blessing() && !path.exists() {
            let rules = Orleans::new(&config(seats)).unwrap();
            let seed = (0..3000).find(|&seed| fits(&rules, seed, run_out)).expect("there are many seeds");
            let header = Header::new("orleans", RULES_VERSION, config(seats));
            let mut rng = Rng::new(seed);
            let mut policy = |_: &Orleans, state: &State, seat: Seat, legal: &[Action]| {
                builder(&mut rng, state, seat, legal)
            };
            let mut label = |_: &Orleans, before: &State, after: &State| {
                (before.round != after.round && after.round % 6 == 1)
                    .then(|| format!("round {}", after.round))
            };
            let luck = &mut Seeded::new(seed);
            let game = golden::generate_with(Arc::new(rules), header, luck, &mut policy, &mut label);
            fs::write(&path, game.to_string()).unwrap();
        } else if blessing() {
            let text = fs::read_to_string(&path).unwrap();
            fs::write(&path, golden::bless(name, &text, &open).unwrap()).unwrap();
        }
        assert!(path.exists(), "{name}.game is missing: run with LOIRE_BLESS=1");
    }
    if blessing() {
        golden::bless_events(&folder, &open).unwrap();
    }
    for (name, ..) in GOLDEN {
        let text = fs::read_to_string(folder.join(format!("{name}.game"))).unwrap();
        let failures = golden::check(name, &text, &open);
        assert!(failures.is_empty(), "{failures:#?}");
        assert!(folder.join(format!("{name}.events")).exists(), "{name}.events is missing");
    }
}

/// The number of ways in which the set-up and a carpenter with three followers can go on.
#[test]
fn counts_have_not_changed() {
    let folder = folder("perft");
    let wanted = [("prosperity-start-2", 2, 3), ("prosperity-start-5", 5, 3), ("prosperity-carpenter", 3, 4)];
    for (name, seats, depth) in wanted {
        let path = folder.join(format!("{name}.txt"));
        if blessing() && !path.exists() {
            let record = if name == "prosperity-carpenter" {
                carpenter_record(seats)
            } else {
                let rules = Arc::new(Orleans::new(&config(seats)).unwrap());
                Match::new(rules, Header::new("orleans", RULES_VERSION, config(seats))).record().to_string()
            };
            let depths: Vec<String> = (1..=depth).map(|depth| format!("depth {depth}\n")).collect();
            let depths = depths.concat();
            let text = perft::bless(name, &format!("{record}{depths}"), &open).unwrap();
            fs::write(&path, text).unwrap();
        }
        let text = fs::read_to_string(&path).unwrap();
        assert!(perft::check(name, &text, &open).is_empty(), "{name}");
    }
}

/// A game up to a turn in which the carpenter can go three steps and build.
fn carpenter_record(seats: u8) -> String {
    let rules = Arc::new(Orleans::new(&config(seats)).unwrap());
    for seed in 0..2000 {
        let (mut rng, mut state, mut legal) = (Rng::new(seed), rules.start(), Vec::new());
        let mut game = Match::new(rules.clone(), Header::new("orleans", RULES_VERSION, config(seats)));
        loop {
            let (actor, action) = match rules.pending(&state) {
                Pending::Over => break,
                Pending::Chance => (Actor::Chance, rules.sample(&state, &mut rng, &mut Vec::new())),
                Pending::Seats(seats) => {
                    let seat = seats.lowest().unwrap();
                    legal.clear();
                    rules.legal(&state, seat, &mut legal);
                    let stays =
                        legal.iter().any(|action| matches!(action, Action::Prosperity(Act::Stay { .. })));
                    let place = rules.mask(Place::Carpenter);
                    if stays && (state.estates[seat].filled & place).count_ones() == 3 {
                        return game.record().to_string();
                    }
                    (Actor::Seat(seat), builder(&mut rng, &state, seat, &legal))
                }
            };
            game.act(actor, action).unwrap();
            rules.apply(&mut state, actor, action, &mut ());
        }
    }
    panic!("no game reaches such a turn")
}

/// r[orleans.prosperity.cards-secret] A redeal keeps what a seat knows and changes what it cannot know.
#[test]
fn a_redeal_keeps_what_a_seat_knows() {
    let rules = prosperity(3);
    let mut rng = Rng::new(31);
    let (mut known, mut changed) = (0, 0);
    for _ in 0..games(6, 60) {
        let (mut state, mut legal) = (rules.start(), Vec::new());
        loop {
            let (actor, action) = match rules.pending(&state) {
                Pending::Over => break,
                Pending::Chance => (Actor::Chance, rules.sample(&state, &mut rng, &mut Vec::new())),
                Pending::Seats(seats) => {
                    let seat = seats.lowest().unwrap();
                    legal.clear();
                    rules.legal(&state, seat, &mut legal);
                    (Actor::Seat(seat), builder(&mut rng, &state, seat, &legal))
                }
            };
            rules.apply(&mut state, actor, action, &mut ());
            if state.planning() || rules.pending(&state) == Pending::Over {
                continue;
            }
            let mut other = state;
            rules.redeal(&mut other, Seat(0), &mut rng);
            rules.audit(&other).unwrap();
            let [mine, theirs] = [&state, &other].map(|state| state.estates[Seat(0)].structures);
            assert_eq!(mine, theirs);
            for (before, after) in state.prosperity.under.iter().zip(&other.prosperity.under) {
                if before.known.contains(Seat(0)) {
                    known += 1;
                    assert_eq!(before, after);
                }
            }
            changed +=
                u32::from(state.estates[Seat(1)].structures.hand != other.estates[Seat(1)].structures.hand);
        }
    }
    assert!(known > 100 && changed > 100, "{known} {changed}");
}
