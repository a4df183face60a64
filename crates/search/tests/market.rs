//! Playouts and bots on the toy market.

use engine::{Fact, Pending, Rng, Rules as _, Seat, Stage as _};
use search::{Bot as _, GreedyBot, Guide, RandomBot, Room, divide, imagine, perft, playout, random_playout};
use testkit::toy::Toy;

struct Points;

impl Guide<Toy> for Points {
    fn value(&self, rules: &Toy, state: &<Toy as engine::Rules>::State, seat: Seat) -> f32 {
        match rules.inspect(state, &[&seat.to_string(), "points"]) {
            Ok((_, Fact::Number(points))) => f32::from(i16::try_from(points).expect("few points")),
            other => panic!("points are a number, not {other:?}"),
        }
    }
}

#[test]
fn a_playout_ends_and_its_seed_repeats_it() {
    let rules = Toy::new(3);
    let play = |seed| {
        let mut state = rules.start();
        let plies = random_playout(&rules, &mut state, &mut Rng::new(seed), &mut Room::default());
        assert_eq!(rules.pending(&state), Pending::Over);
        assert!(plies.seats > 0 && plies.chance > 0 && plies.options >= plies.seats);
        (plies, state)
    };
    assert_eq!(play(7), play(7));
    assert_ne!(play(7), play(8));
}

#[test]
fn greedy_beats_random_at_the_market() {
    let rules = Toy::new(2);
    let mut wins = 0;
    for seed in 0..200 {
        let mut greedy = GreedyBot::new(Points, seed);
        let mut random = RandomBot::new(seed);
        let mut dreams = Rng::new(seed);
        let mut state = rules.start();
        let choose = |state: &_, seat: Seat, legal: &[_]| {
            let imagined = imagine(&rules, state, seat, &mut dreams);
            if seat == Seat(0) {
                greedy.choose(&rules, &imagined, seat, legal)
            } else {
                random.choose(&rules, &imagined, seat, legal)
            }
        };
        playout(&rules, &mut state, &mut Rng::new(seed), &mut Room::default(), choose, |_, _, _| {});
        let outcome = rules.outcome(&state).expect("the playout ended");
        wins += u32::from(outcome.scores[Seat(0)] > outcome.scores[Seat(1)]);
    }
    assert!(wins > 110, "{wins} of 200");
}

#[test]
fn a_count_can_be_split_by_the_next_action() {
    let rules = Toy::new(2);
    let divided = divide(&rules, &rules.start(), 2);
    let expected = ["* draw apple", "* draw pear", "* draw plum"].map(|text| (text.to_owned(), 6));
    assert_eq!(divided, expected);
    assert_eq!(perft(&rules, &rules.start(), 2), 18);
}
