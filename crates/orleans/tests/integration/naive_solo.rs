//! Second, naive versions of objectives, payments and results, from the words of a position.

use engine::{Config, Pending, Rng, Rules as _, Seat, Stage as _, Verdict};
use orleans::{End, Orleans, State};

use crate::games;

const GOODS: [&str; 5] = ["grain", "cheese", "wine", "wool", "brocade"];
const INLAND: [&str; 8] =
    ["lemans", "chartres", "etampes", "chateaudun", "vendome", "montargis", "chateauroux", "lachatre"];
const TOWNS: [&str; 14] = [
    "orleans",
    "chatellerault",
    "vierzon",
    "loches",
    "bourges",
    "chartres",
    "vendome",
    "tours",
    "argenton",
    "blois",
    "lemans",
    "montargis",
    "chateauroux",
    "nevers",
];

/// What one seat has, in plain numbers.
#[derive(Clone, Debug, Default)]
struct Purse {
    coins: usize,
    goods: [usize; 5],
    development: usize,
    citizens: usize,
    stations: Vec<&'static str>,
    merchant: &'static str,
    done: Vec<&'static str>,
    claimed: bool,
}

impl Purse {
    fn random(rng: &mut Rng, objectives: &[&'static str]) -> Purse {
        let mut purse = Purse {
            coins: rng.below(32) as usize,
            development: rng.below(31) as usize,
            citizens: rng.below(4) as usize,
            merchant: rng.pick::<&str>(&TOWNS),
            claimed: rng.below(4) == 0,
            ..Purse::default()
        };
        for good in &mut purse.goods {
            *good = rng.below(5) as usize;
        }
        // A few goods are as likely as many.
        if rng.below(3) == 0 {
            let kept = rng.below(5) as usize;
            (0..5).filter(|&good| good != kept).for_each(|good| purse.goods[good] = 0);
        }
        for town in TOWNS {
            if purse.stations.len() < 5 && rng.below(4) == 0 {
                purse.stations.push(town);
            }
        }
        for &objective in objectives {
            if rng.below(3) == 0 {
                purse.done.push(objective);
            }
        }
        purse.claimed &= !purse.done.is_empty();
        purse
    }

    fn lines(&self, who: &str) -> Vec<String> {
        let mut lines = vec![
            format!("{who} coins {}", self.coins),
            format!("{who} development {}", self.development),
            format!("{who} citizens {}", self.citizens),
            format!("{who} merchant {}", self.merchant),
        ];
        let goods = GOODS.iter().zip(self.goods).filter(|(_, count)| *count > 0);
        let goods: Vec<String> = goods.map(|(good, count)| format!("{good} {count}")).collect();
        if !goods.is_empty() {
            lines.push(format!("{who} goods {}", goods.join(" ")));
        }
        if !self.stations.is_empty() {
            lines.push(format!("{who} stations {}", self.stations.join(" ")));
        }
        if !self.done.is_empty() {
            lines.push(format!("{who} objectives {}", self.done.join(" ")));
        }
        if self.claimed {
            lines.push(format!("{who} claimed"));
        }
        lines
    }

    fn status(&self) -> usize {
        [0, 4, 9, 15, 22, 30].iter().filter(|&&space| space <= self.development).count()
    }

    fn worth(&self) -> usize {
        self.goods.iter().zip(1..).map(|(count, value)| count * value).sum()
    }

    /// The lines that would meet an objective, or `marked` if it is marked by itself.
    fn meets(&self, objective: &str, round: usize) -> Vec<String> {
        let deliver = |met: bool| if met { vec![format!("deliver {objective}")] } else { Vec::new() };
        let mark = |met: bool| if met { vec!["marked".to_owned()] } else { Vec::new() };
        let pay = |met: bool| if met { vec![format!("pay {objective}")] } else { Vec::new() };
        let [grain, cheese, wine, wool, brocade] = self.goods;
        match objective {
            "bookkeeping" => mark(self.status() >= 3),
            "branches" => {
                let inland = self.stations.iter().any(|town| INLAND.contains(town));
                mark(self.stations.len() >= 3 && inland)
            }
            "castle" => deliver(self.merchant == "chatellerault" && wine >= 3),
            "lady" => (0..3)
                .filter(|&part| self.merchant == "orleans" && part <= wool && 3 - part <= brocade)
                .map(|part| format!("deliver lady {part}"))
                .collect(),
            "builder" => pay(self.coins >= 10 && round <= 8),
            "fortress" => pay(self.coins >= 25),
            "company" => mark(self.stations.contains(&"loches")),
            "capital" => mark((self.stations.len() + self.citizens) * self.status() >= 28),
            "materials" => deliver(self.merchant == "vierzon" && self.worth() >= 12),
            "wool-bourges" => deliver(self.merchant == "bourges" && wool >= 3),
            "set-chartres" => {
                deliver(self.merchant == "chartres" && self.goods.iter().all(|&count| count > 0))
            }
            "feast-vendome" => deliver(self.merchant == "vendome" && cheese >= 2 && wine >= 2),
            "grain-tours" => deliver(self.merchant == "tours" && grain >= 3),
            "brocade-argenton" => deliver(self.merchant == "argenton" && brocade >= 1),
            other => panic!("{other} is not an objective"),
        }
    }
}

fn rules(module: &str, options: &[(&str, &str)]) -> Orleans {
    let config = Config { modules: vec![module.to_owned()], ..Config::default() };
    Orleans::new(&options.iter().fold(config, |config, (id, value)| config.option(id, value))).unwrap()
}

fn arranged(rules: &Orleans, lines: &[String]) -> State {
    let mut state = rules.blank();
    for line in lines {
        let words: Vec<&str> = line.split(' ').collect();
        rules.arrange(&mut state, &words).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
    rules.ready(&mut state).unwrap_or_else(|error| panic!("{lines:?}: {error}"));
    state
}

const TABLES: [(&str, &str, &[&str]); 7] = [
    ("duel", "usual", &["bookkeeping", "branches", "castle", "lady"]),
    ("vierzon", "usual", &["builder", "fortress", "company", "capital", "materials"]),
    ("vierzon", "one-a-round", &["builder", "fortress", "company", "capital", "materials"]),
    ("vierzon", "in-order", &["builder", "fortress", "company", "capital", "materials"]),
    (
        "salesman",
        "usual",
        &["wool-bourges", "set-chartres", "feast-vendome", "grain-tours", "brocade-argenton"],
    ),
    (
        "salesman",
        "one-a-round",
        &["wool-bourges", "set-chartres", "feast-vendome", "grain-tours", "brocade-argenton"],
    ),
    (
        "salesman",
        "in-order",
        &["wool-bourges", "set-chartres", "feast-vendome", "grain-tours", "brocade-argenton"],
    ),
];

/// r[orleans.duel.objectives] r[orleans.vierzon.objectives] r[orleans.salesman.objectives]
#[test]
fn objectives_agree_with_a_naive_reading() {
    let mut rng = Rng::new(31);
    let (mut offered, mut marked, mut won, mut held) = (0, 0, 0, 0);
    for (module, pace, objectives) in TABLES {
        let key = format!("{module}.difficulty");
        let options = if module == "duel" { vec![] } else { vec![(key.as_str(), pace)] };
        let rules = rules(module, &options);
        for _ in 0..games(1500, 40_000) {
            let mut purse = Purse::random(&mut rng, objectives);
            let stations: &[&str] = if module == "salesman" { &[] } else { &purse.stations };
            purse.stations = stations.to_vec();
            if module == "salesman" {
                purse.citizens = 0;
            }
            if purse.done.len() == objectives.len() {
                continue;
            }
            let round = 1 + rng.below(13) as usize;
            let mut lines = purse.lines("p1");
            lines.push(format!("round {round}"));
            let state = arranged(&rules, &lines);

            // First what is marked by itself, then what the player has to claim.
            let free = pace == "usual";
            let mut done = purse.done.clone();
            let mut expected = Vec::new();
            for &objective in objectives.iter().filter(|objective| !purse.done.contains(objective)) {
                let first = objectives.iter().find(|objective| !purse.done.contains(objective));
                let allowed = free || !purse.claimed && (pace != "in-order" || first == Some(&objective));
                for line in purse.meets(objective, round) {
                    match (line.as_str(), allowed) {
                        (_, false) => held += 1,
                        ("marked", true) if free => done.push(objective),
                        ("marked", true) => expected.push(format!("claim {objective}")),
                        _ => expected.push(line),
                    }
                }
            }
            marked += done.len() - purse.done.len();
            let names: Vec<String> = objectives
                .iter()
                .filter(|name| {
                    let objective: orleans::scenarios::objectives::Objective = name.parse().unwrap();
                    state.estates[Seat(0)].objectives & objective.bit() != 0
                })
                .map(ToString::to_string)
                .collect();
            done.sort_by_key(|name| objectives.iter().position(|other| other == name));
            assert_eq!(names, done, "{module} {pace} {purse:?}");
            if done.len() == objectives.len() && module != "duel" {
                assert_eq!(rules.outcome(&state).unwrap().verdict, Verdict::Won);
                won += 1;
                continue;
            }
            let mut legal = Vec::new();
            rules.legal(&state, Seat(0), &mut legal);
            let verbs = ["deliver", "pay", "claim"];
            let legal: Vec<String> = legal
                .iter()
                .map(ToString::to_string)
                .filter(|text| verbs.iter().any(|verb| text.starts_with(verb)))
                .collect();
            assert_eq!(legal, expected, "{module} {pace} round {round} {purse:?}");
            offered += legal.len();
        }
    }
    assert!(offered > 1000 && marked > 300 && won > 2 && held > 200, "{offered} {marked} {won} {held}");
}

/// What an event demands of a seat of the Duel. True if it can pay.
fn can_pay(event: &str, purse: &Purse, technology: usize) -> bool {
    let food: usize = purse.goods[..3].iter().sum();
    let all: usize = purse.goods.iter().sum();
    match event {
        "harvest" => food >= 1 || purse.coins >= 5,
        "cheese-day" => purse.goods[1] >= 1,
        "technology-tax" => purse.coins >= technology,
        "goods-tax" => purse.coins >= all,
        "dues-7" => purse.worth() + purse.coins >= 7,
        "dues-4" => purse.worth() + purse.coins >= 4,
        "harvest-2" => food >= 2,
        _ => true,
    }
}

/// r[orleans.duel.unpaid] r[orleans.duel.unpaid-both]
#[test]
fn who_cannot_pay_agrees_with_a_naive_reading() {
    let rules = rules("duel", &[]);
    let mut rng = Rng::new(32);
    let mut ends = [0; 3];
    for _ in 0..games(2500, 60_000) {
        let event = *rng.pick(&[
            "harvest",
            "cheese-day",
            "technology-tax",
            "goods-tax",
            "dues-7",
            "dues-4",
            "harvest-2",
            "trading-day-3",
            "trade",
        ]);
        let purses = [(); 2].map(|()| {
            let mut purse = Purse::random(&mut rng, &[]);
            purse.coins = rng.below(7) as usize;
            purse.goods.iter_mut().for_each(|good| *good = usize::from(rng.below(4) == 0));
            (purse.stations, purse.claimed) = (Vec::new(), false);
            purse
        });
        let technology = rng.below(3) as usize;
        let mut lines = vec![format!("event {event}"), "ask event".to_owned()];
        for (purse, who) in purses.iter().zip(["p1", "p2"]) {
            lines.extend(purse.lines(who));
        }
        let tiles = ["wagon farmer", "castle farmer"][..technology].join(" ");
        if technology > 0 {
            lines.push(format!("p1 technology {tiles}"));
        }
        let state = arranged(&rules, &lines);
        let pays = [can_pay(event, &purses[0], technology), can_pay(event, &purses[1], 0)];
        for (seat, pays) in Seat::all(2).zip(pays) {
            assert_eq!(state.fallen.contains(seat), !pays, "{event} {purses:?} {technology}");
        }
        let failed = pays.iter().filter(|pays| !**pays).count();
        ends[failed] += 1;
        assert_eq!(rules.pending(&state) == Pending::Over, failed > 0);
        let Some(outcome) = rules.outcome(&state) else { continue };
        let ranks = [outcome.ranks[Seat(0)], outcome.ranks[Seat(1)]];
        let expected = match pays {
            [true, false] => [1, 2],
            [false, true] => [2, 1],
            _ => [1, 1],
        };
        assert_eq!(ranks, expected, "{event} {purses:?}");
    }
    assert!(ends.iter().all(|&count| count > 50), "{ends:?}");
}

/// r[orleans.duel.goal] r[orleans.duel.tie-goods] r[orleans.duel.tie-coins] r[orleans.duel.nobody]
#[test]
fn results_of_the_duel_agree_with_a_naive_reading() {
    let rules = rules("duel", &[]);
    let mut rng = Rng::new(33);
    let objectives = TABLES[0].2;
    let mut seen = [0; 4];
    for _ in 0..games(2500, 60_000) {
        let round = if rng.below(2) == 0 { 16 } else { 3 };
        let purses = [(); 2].map(|()| {
            let mut purse = Purse::random(&mut rng, objectives);
            purse.coins = rng.below(3) as usize;
            purse.goods = [rng.below(2) as usize, rng.below(2) as usize, 0, 0, 0];
            if rng.below(2) == 0 {
                purse.done = objectives.to_vec();
            }
            (purse.stations, purse.claimed) = (Vec::new(), false);
            purse
        });
        let mut lines = vec![format!("round {round}"), "ask end".to_owned()];
        for (purse, who) in purses.iter().zip(["p1", "p2"]) {
            lines.extend(purse.lines(who));
        }
        let state = arranged(&rules, &lines);
        let all = purses.iter().any(|purse| purse.done.len() == 4);
        let over = all || round == 16;
        assert_eq!(rules.pending(&state) == Pending::Over, over, "{purses:?}");
        let Some(outcome) = rules.outcome(&state) else {
            seen[0] += 1;
            continue;
        };
        assert_eq!(state.end, if all { End::Objectives } else { End::Rounds });
        let [a, b] = &purses;
        let better = |a: &Purse, b: &Purse| {
            if a.done.len() != b.done.len() {
                a.done.len() > b.done.len()
            } else if a.worth() != b.worth() {
                a.worth() > b.worth()
            } else {
                a.coins > b.coins
            }
        };
        let ranks = [outcome.ranks[Seat(0)], outcome.ranks[Seat(1)]];
        let expected = if better(a, b) {
            [1, 2]
        } else if better(b, a) {
            [2, 1]
        } else {
            [1, 1]
        };
        assert_eq!(ranks, expected, "{purses:?}");
        seen[usize::from(expected[0] + expected[1] - 1)] += 1;
        seen[3] += usize::from(all);
    }
    assert!(seen.iter().all(|&count| count > 20), "{seen:?}");
}
