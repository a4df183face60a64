//! Golden games: one for every seat count, duchy, variant, option and way of ending.

use std::{fs, sync::Arc};

use burgundy_dice::{BurgundyDice, RULES_VERSION, State};
use engine::{Config, Outcome, Pending, Rules, Seat, Verdict};
use play::{Header, Match, Record};
use testkit::golden;

use crate::files::{blessing, folder, open};

/// Whether a game ended as the golden game should.
type Ending = fn(&BurgundyDice, &State, &Outcome) -> bool;

struct Golden {
    name: &'static str,
    config: Config,
    ending: Ending,
}

fn any(_: &BurgundyDice, _: &State, _: &Outcome) -> bool {
    true
}

fn lost(_: &BurgundyDice, _: &State, outcome: &Outcome) -> bool {
    outcome.verdict == Verdict::Lost
}

fn graded(least: i16, most: i16) -> impl Fn(&Outcome) -> bool {
    move |outcome| outcome.verdict == Verdict::Won && (least..=most).contains(&outcome.scores[Seat(0)])
}

/// One winner by points.
fn by_points(rules: &BurgundyDice, state: &State, outcome: &Outcome) -> bool {
    winners(rules, outcome) == 1 && !by_bonuses(rules, state, outcome)
}

/// Tied on points, with one winner by unused bonuses. r[burgundy-dice.end.tie-bonuses]
fn by_bonuses(rules: &BurgundyDice, _: &State, outcome: &Outcome) -> bool {
    let best = Seat::all(rules.seats()).map(|seat| outcome.scores[seat]).max();
    let tied = Seat::all(rules.seats()).filter(|&seat| Some(outcome.scores[seat]) == best).count();
    tied > 1 && winners(rules, outcome) == 1
}

/// Several winners. r[burgundy-dice.end.tie-shared]
fn shared(rules: &BurgundyDice, _: &State, outcome: &Outcome) -> bool {
    winners(rules, outcome) > 1
}

fn winners(rules: &BurgundyDice, outcome: &Outcome) -> usize {
    Seat::all(rules.seats()).filter(|&seat| outcome.ranks[seat] == 1).count()
}

fn goldens() -> Vec<Golden> {
    let table = |seats, duchy: &str| Config::seats(seats).edition("2017").option("boards", duchy);
    let golden = |name, config, ending| Golden { name, config, ending };
    vec![
        golden("solo-a-lost", table(1, "A"), lost),
        golden("solo-b-well-done", table(1, "B"), |_, _, outcome| graded(51, 60)(outcome)),
        golden("solo-c-excellent", table(1, "C"), |_, _, outcome| graded(61, 69)(outcome)),
        golden("solo-d-incredible", table(1, "D"), |_, _, outcome| graded(70, 200)(outcome)),
        golden("two-a-by-points", table(2, "A"), by_points),
        golden("two-b-by-bonuses", table(2, "B"), by_bonuses),
        golden("two-c-shared", table(2, "C"), shared),
        golden("three-d", table(3, "D"), any),
        golden("four-a", table(4, "A"), any),
        golden("five-b", table(5, "B"), any),
        golden("all-different", table(4, "C").option("castles", "all-different"), any),
        golden("all-the-same", table(5, "D").option("castles", "all-the-same"), any),
        golden("free-pass", table(2, "A").option("pass", "free"), any),
        golden("silver-not-at-once", table(3, "B").option("silver.just-earned", "forbidden"), any),
        golden("few-circles", table(2, "C").option("circles.worker", "2").option("circles.silver", "1"), any),
    ]
}

/// A game that ends as we want: random play, or greedy play in the solo game.
fn generate(golden: &Golden) -> Record {
    let rules = Arc::new(BurgundyDice::new(&golden.config).expect("golden tables can be composed"));
    let header = Header::new("burgundy-dice", RULES_VERSION, golden.config.clone());
    let mut label = |_: &BurgundyDice, before: &State, after: &State| {
        (before.round != after.round || before.phase != after.phase)
            .then(|| format!("phase {} round {}", after.phase + 1, after.round))
            .filter(|_| after.round % 4 == 1)
    };
    // Every golden game starts from a different seed, so no two have the same luck.
    let start = golden.name.bytes().fold(0_u64, |sum, byte| sum * 31 % 1_000_003 + u64::from(byte));
    for seed in start..start + 20_000 {
        let record = if golden.config.seats == 1 {
            let mut eager = eager(&rules, seed);
            golden::generate_with(
                Arc::clone(&rules),
                header.clone(),
                &mut play::Seeded::new(seed),
                &mut eager,
                &mut label,
            )
        } else {
            golden::generate(Arc::clone(&rules), header.clone(), seed, &mut label)
        };
        let game = Match::replay(Arc::clone(&rules), &record, None).expect("it was just played");
        let outcome = game.outcome().expect("it was played to its end");
        if (golden.ending)(&rules, game.state(), &outcome) {
            return record;
        }
    }
    panic!("no game of {} ends as wanted", golden.name);
}

/// Takes the action that scores the most points immediately, or a random one.
fn eager(
    _: &BurgundyDice,
    seed: u64,
) -> impl FnMut(&BurgundyDice, &State, Seat, &[burgundy_dice::Action]) -> burgundy_dice::Action {
    let mut rng = engine::Rng::new(seed);
    move |rules, state, seat, legal| {
        let points = |action| {
            let mut after = *state;
            rules.apply(&mut after, engine::Actor::Seat(seat), action, &mut ());
            let player = &after.players[seat];
            player.score() * 8 + player.all_unused() * 4 + player.front.reach().count_ones() as u16
        };
        let best = legal.iter().map(|&action| points(action)).max().expect("something is legal");
        let equal: Vec<_> = legal.iter().copied().filter(|&action| points(action) == best).collect();
        *rng.pick(&equal)
    }
}

#[test]
fn golden_games_replay_exactly() {
    let folder = folder("golden");
    if blessing() {
        fs::create_dir_all(&folder).unwrap();
        for golden in goldens() {
            let path = folder.join(format!("{}.game", golden.name));
            let text = fs::read_to_string(&path).ok();
            // A game that still replays is kept. Only the text below its checkpoints changes.
            let kept = text.and_then(|text| golden::bless(golden.name, &text, &open).ok());
            fs::write(&path, kept.unwrap_or_else(|| generate(&golden).to_string())).unwrap();
        }
        golden::bless_events(&folder, &open).unwrap();
    }
    let failures = golden::check_folder(&folder, &open).unwrap();
    let told: Vec<String> = failures.iter().map(ToString::to_string).collect();
    assert!(failures.is_empty(), "\n{}", told.join("\n"));
}

#[test]
fn there_is_a_golden_game_for_every_seat_count_variant_and_ending() {
    for golden in goldens() {
        let path = folder("golden").join(format!("{}.game", golden.name));
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", golden.name));
        let record = Record::parse(&text).unwrap();
        assert_eq!(record.header.config, golden.config, "{}", golden.name);
        let rules = Arc::new(open(&record.header).unwrap());
        let game = Match::replay(Arc::clone(&rules), &record, None).unwrap();
        assert_eq!(game.pending(), Pending::Over, "{}", golden.name);
        let outcome = game.outcome().unwrap();
        assert!((golden.ending)(&rules, game.state(), &outcome), "{} ends differently", golden.name);
    }
}
