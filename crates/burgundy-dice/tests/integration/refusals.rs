//! Illegal actions are refused with the rule that forbids them.

use std::sync::Arc;

use burgundy_dice::BurgundyDice;
use engine::{Actor, Config, Rules as _, Seat, Stage as _};
use play::{Header, Match};

/// The clause and the sentence of a refusal in an arranged solo position.
fn refusal(given: &[&str], action: &str) -> (&'static str, String) {
    refusal_at(&Config::seats(1), given, action)
}

fn refusal_at(config: &Config, given: &[&str], action: &str) -> (&'static str, String) {
    let rules = BurgundyDice::new(config).unwrap();
    let mut state = rules.blank();
    for line in given {
        let words: Vec<&str> = line.split(' ').collect();
        rules.arrange(&mut state, &words).unwrap();
    }
    rules.ready(&mut state).unwrap();
    let action = action.parse().unwrap_or_else(|error| panic!("{error}"));
    let reason = rules.explain(&state, Seat(0), action).unwrap_or_else(|| panic!("{action} is legal"));
    words::check_reason(&reason).unwrap_or_else(|problem| panic!("{action}: {problem}"));
    (reason.clause, words::english(&reason))
}

const BESIDE_BLUE: &[&str] = &["p1 castle r3c2", "p1 silver 1", "dice 2 4 orange blue 1"];

#[test]
fn a_wrong_number_for_the_colour() {
    let (clause, sentence) = refusal(BESIDE_BLUE, "mark dice r4c2 4");
    assert_eq!(clause, "burgundy-dice.mark.blue");
    assert_eq!(sentence, "r4c2 is blue and takes 5 or 6, not 4");
}

#[test]
fn a_number_that_is_already_in_the_city() {
    let given = ["p1 castle r3c2", "p1 mark r2c1 2", "dice 2 4 orange blue 1"];
    let (clause, sentence) = refusal(&given, "mark dice r2c2 2");
    assert_eq!(clause, "burgundy-dice.mark.city");
    assert_eq!(sentence, "the city at r2c2 already has a 2, and its numbers must all differ");
}

#[test]
fn a_number_that_differs_from_the_pasture() {
    let given = ["p1 castle r3c2", "p1 mark r3c3 5", "dice 2 4 yellow blue 1"];
    let (clause, sentence) = refusal(&given, "mark dice r3c4 2");
    assert_eq!(clause, "burgundy-dice.mark.pasture");
    assert_eq!(sentence, "the pasture at r3c4 has 5, and its numbers must all be equal");
}

#[test]
fn a_number_that_is_not_next_to_the_castle() {
    let given = ["p1 castle r3c2", "p1 mark r3c3 3 r3c4 3", "dice 2 4 green blue 1"];
    let (clause, sentence) = refusal(&given, "mark dice r3c5 4");
    assert_eq!(clause, "burgundy-dice.mark.castle");
    assert_eq!(sentence, "4 is not next to the castle on r3c5, which takes 3");
}

#[test]
fn a_hex_that_is_not_adjacent_or_not_vacant() {
    let (clause, sentence) = refusal(BESIDE_BLUE, "mark dice r4c5 4");
    assert_eq!(
        (clause, sentence.as_str()),
        ("burgundy-dice.round.adjacent", "r4c5 is not adjacent to a marked hex")
    );
    let (clause, sentence) = refusal(BESIDE_BLUE, "mark dice r3c2 4");
    assert_eq!((clause, sentence.as_str()), ("burgundy-dice.round.vacant", "r3c2 is already marked"));
}

#[test]
fn a_second_bonus_in_the_round() {
    let given = ["p1 castle r3c2", "p1 monks 1", "p1 workers 1", "p1 silver 1", "dice 2 6 orange gray 1"];
    for action in
        ["mark monk r4c2 6 r2c1 2", "mark worker r2c1 3 r2c2 2", "mark monk r4c2 5", "mark worker r3c3 1"]
    {
        let (clause, sentence) = refusal(&given, action);
        assert_eq!(clause, "burgundy-dice.bonus.one", "{action}");
        assert!(sentence.contains("you may use one"), "{sentence}");
    }
    let (clause, _) = refusal(&given, "mark silver r2c1 2 r4c2 6");
    assert_eq!(clause, "burgundy-dice.bonus.rolled-only");
    let unreadable = "mark monk worker r4c2 5".parse::<burgundy_dice::Action>().unwrap_err();
    assert!(unreadable.to_string().contains("only one bonus may be used in a round"), "{unreadable}");
}

#[test]
fn the_same_two_dice() {
    let given = ["p1 castle r3c2", "p1 silver 1", "dice 1 5 yellow gray 1"];
    let (clause, sentence) = refusal(&given, "mark silver r3c3 1 r3c4 1");
    assert_eq!(clause, "burgundy-dice.bonus.other-die");
    assert!(sentence.starts_with("both hexes would use the same two dice (1 and yellow)"), "{sentence}");
}

#[test]
fn values_that_were_not_rolled_and_bonuses_the_seat_does_not_have() {
    let (clause, sentence) = refusal(BESIDE_BLUE, "mark dice r3c3 4");
    assert_eq!(clause, "burgundy-dice.round.combination");
    assert_eq!(sentence, "no die shows yellow (blue, orange): you need a monk, and you have none");
    let (clause, sentence) = refusal(BESIDE_BLUE, "mark dice r4c2 5");
    assert_eq!(clause, "burgundy-dice.round.combination");
    assert_eq!(sentence, "no die shows 5 (2, 4): you need a worker, and you have none");
    assert_eq!(refusal(BESIDE_BLUE, "mark monk r3c3 4").0, "burgundy-dice.bonus.monk");
    assert_eq!(refusal(BESIDE_BLUE, "mark worker r4c2 5").0, "burgundy-dice.bonus.worker");
    assert_eq!(refusal(BESIDE_BLUE, "mark monk r2c1 4").0, "burgundy-dice.bonus.needed");
    assert_eq!(refusal(BESIDE_BLUE, "mark dice r2c1 2 r2c2 4").0, "burgundy-dice.bonus.silver");
    assert_eq!(refusal(BESIDE_BLUE, "mark silver r2c1 2").0, "burgundy-dice.bonus.silver-second");
    assert_eq!(refusal(BESIDE_BLUE, "pass").0, "burgundy-dice.round.pass");
    assert_eq!(refusal(BESIDE_BLUE, "castle r3c5").0, "burgundy-dice.setup.castle");
    assert_eq!(refusal(BESIDE_BLUE, "reveal").0, "burgundy-dice.round.order");
    let poor = ["p1 castle r3c2", "dice 2 4 orange gray 1"];
    assert_eq!(refusal(&poor, "mark silver r2c1 2 r2c2 4").0, "burgundy-dice.bonus.silver-earned");
}

#[test]
fn start_castles() {
    let rules = BurgundyDice::new(&Config::seats(2).option("castles", "all-different")).unwrap();
    let mut state = rules.start();
    let explain = |state: &_, seat, text: &str| rules.explain(state, seat, text.parse().unwrap()).unwrap();
    assert_eq!(words::english(&explain(&state, Seat(0), "castle r1c1")), "r1c1 is a river, not a castle");
    assert_eq!(explain(&state, Seat(0), "pass").clause, "burgundy-dice.setup.castle");
    rules.apply(&mut state, Actor::Seat(Seat(0)), "castle r3c2".parse().unwrap(), &mut ());
    assert_eq!(explain(&state, Seat(1), "castle r3c2").clause, "burgundy-dice.variant.all-different");
}

/// Every action that can be written and is illegal has a reason, and legal actions have none.
#[test]
fn every_refusal_has_a_reason() {
    let mut legal = Vec::new();
    for seed in 0..6 {
        let rules = BurgundyDice::new(&Config::seats(1)).unwrap();
        let mut rng = engine::Rng::new(seed);
        let mut state = rules.start();
        while rules.outcome(&state).is_none() {
            if rules.pending(&state) == engine::Pending::Chance {
                let roll = rules.sample(&state, &mut rng, &mut Vec::new());
                rules.apply(&mut state, Actor::Chance, roll, &mut ());
                continue;
            }
            legal.clear();
            rules.legal(&state, Seat(0), &mut legal);
            for means in ["dice", "monk", "worker"] {
                for hex in burgundy_dice::content::Hex::all() {
                    for number in 1..=6 {
                        let action = format!("mark {means} {hex} {number}").parse().unwrap();
                        let told = rules.explain(&state, Seat(0), action).is_some();
                        assert_eq!(told, !legal.contains(&action), "{action}");
                    }
                }
            }
            let firsts: Vec<String> = legal.iter().map(ToString::to_string).collect();
            for first in firsts.iter().filter(|text| text.starts_with("mark dice")).take(4) {
                for hex in burgundy_dice::content::Hex::all() {
                    for number in 1..=6 {
                        let text = format!("{} {hex} {number}", first.replace("dice", "silver"));
                        let action = text.parse().unwrap();
                        let told = rules.explain(&state, Seat(0), action).is_some();
                        assert_eq!(told, !legal.contains(&action), "{action}");
                    }
                }
            }
            let action = *rng.pick(&legal);
            rules.apply(&mut state, Actor::Seat(Seat(0)), action, &mut ());
        }
    }
}

#[test]
fn a_match_passes_the_reason_on() {
    let config = Config::seats(1);
    let rules = Arc::new(BurgundyDice::new(&config).unwrap());
    let mut game = Match::new(rules, Header::new("burgundy-dice", 1, config));
    let refused = game.play(Seat(0), "castle r1c1").unwrap_err().to_string();
    assert!(
        refused.starts_with(
            "`castle r1c1` is not allowed now: r1c1 is a river, not a castle r[burgundy-dice.setup.castle]"
        ),
        "{refused}"
    );
}

#[test]
fn near_misses_at_every_table_have_reasons() {
    let mut heard = testkit::Heard::default();
    for (name, config) in BurgundyDice::all_tables().iter().step_by(4) {
        let rules = BurgundyDice::new(config).unwrap();
        testkit::check_reasons(&rules, 1, &mut heard).unwrap_or_else(|problem| panic!("{name}: {problem}"));
    }
    let rules = include_str!("../../../../games/burgundy-dice/RULES.md");
    for clause in &heard.clauses {
        assert!(rules.contains(&format!("\nr[{clause}]")), "{clause} is not in RULES.md");
    }
    // The others are tested one by one above.
    let words = burgundy_dice::Why::ALL.iter().filter(|word| heard.words.contains(*word)).count();
    assert!(words >= 15, "{:?}", heard.words);
}
