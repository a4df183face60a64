//! Plans follow from what a seat sees.

use ::orleans::{Action, Orleans, State};
use engine::{Config, Rng, Rules as _, Seat};
use search::{Bot, Room, imagine, playout};

use super::{Player, Tally, greedy, invasion, play, table};
use crate::{greedy::Planner, weights::Guidance};

/// Asks a new bot, which imagines other plans, the same question.
struct Twice(Planner, Rng);

impl Bot<Orleans> for Twice {
    fn choose(&mut self, rules: &Orleans, state: &State, seat: Seat, legal: &[Action]) -> Action {
        let dream = imagine(rules, state, seat, &mut self.1);
        let answer = self.0.choose(rules, state, seat, legal);
        let again = Planner::new(&Guidance::plain()).choose(rules, &dream, seat, legal);
        assert_eq!(answer, again, "round {}", state.round);
        answer
    }
}

#[test]
fn a_plan_depends_on_nothing_that_is_hidden_and_on_no_earlier_answer() {
    let scenario = |module: &str, seats| {
        Orleans::new(&Config { modules: vec![module.to_owned()], ..Config::seats(seats) }).unwrap()
    };
    let tables = [
        table(2),
        table(4),
        invasion(3, "open"),
        invasion(4, "hidden"),
        scenario("duel", 2),
        scenario("vierzon", 1),
    ];
    for rules in tables {
        let twice =
            |seat: u8| Box::new(Twice(Planner::new(&Guidance::plain()), Rng::new(seat.into()))) as Player;
        let mut bots: Vec<Player> = (0..rules.seats()).map(twice).collect();
        play(&rules, 3, &mut bots, &mut Tally::default());
    }
}

/// A bot would make the same plan again, and everybody would be asked again. r[orleans.plan.open]
#[test]
fn bots_keep_their_plans() {
    let rules = invasion(3, "open");
    let (mut state, mut asked) = (rules.start(), 0);
    let mut bots: Vec<Player> = (0..3).map(|_| greedy()).collect();
    let choose = |state: &State, seat: Seat, legal: &[Action]| {
        let chosen = bots[seat.index()].choose(&rules, state, seat, legal);
        if legal.contains(&Action::Replan) {
            asked += 1;
            assert_eq!(chosen, Action::Ready);
        }
        chosen
    };
    playout(&rules, &mut state, &mut Rng::new(1), &mut Room::default(), choose, |_, _, _| ());
    assert!(asked > 9, "{asked}");
}
