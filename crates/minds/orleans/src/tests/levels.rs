//! What levels do that `greedy` does not.

use ::orleans::{Action, Orleans, State, scenarios::Scenario};
use engine::{Config, Rng, Rules as _, Seat};
use search::{Bot as _, Mind as _, Room, Turns, playout};
use shelf::BoxSpec as _;

use super::{Tally, greedy, play, table};
use crate::{BOX, courses::Course, desk::Desk, greedy::Planner, weights::Guidance};

/// Levels have practised the base game and Prosperity. The yardsticks have not.
#[test]
fn only_levels_have_practised() {
    let numbers = |guidance: Guidance, scenario| {
        guidance.with_character(7).weights(scenario, Course(0)).all().collect::<Vec<f32>>()
    };
    let differ = |scenario| numbers(Guidance::taught(), scenario) != numbers(Guidance::plain(), scenario);
    assert!(differ(Scenario::Base) && differ(Scenario::Prosperity) && !differ(Scenario::Duel));
}

/// At first sight, a level sees more than `greedy`.
#[test]
fn practice_beats_greedy() {
    let rules = table(2);
    let wins = (0..40_u64).filter(|&seed| {
        let seat = (seed % 2) as usize;
        let mut bots = [greedy(), greedy()];
        bots[seat] = Box::new(Planner::new(&Guidance::taught().with_character(seed)));
        let scores = play(&rules, seed, &mut bots, &mut Tally::default());
        scores[seat] > scores[1 - seat]
    });
    assert!(wins.count() >= 26);
}

/// The net judges a position six rounds later, so a few simulated games are enough.
#[test]
fn hard_beats_medium() {
    let game = &BOX;
    let wins = (0..8_u64).filter(|&seed| {
        let seat = (seed % 2) as usize;
        let mut bots = ["medium".to_owned(), "medium".to_owned()];
        bots[seat] = "hard@16".to_owned();
        game.arena(&Config::seats(2), &bots).unwrap().game(seed, false).ranks[seat] == 1
    });
    assert!(wins.count() >= 5);
}

/// Whom to recruit is worth a comparison where a net judges positions. Elsewhere games go to the end, and it takes many
/// to show anything.
#[test]
fn bots_compare_whom_to_recruit() {
    let compared = |modules: &[&str], seats: u8, turns_at_most: usize| {
        let modules = modules.iter().map(|&one| one.to_owned()).collect();
        let rules = Orleans::new(&Config { modules, ..Config::seats(seats) }).unwrap();
        let (mind, mut turns, mut most) = (Desk::mind(0), Turns::new(12), 0);
        let mut planner = Planner::new(&Guidance::plain());
        let choose = |state: &State, seat: Seat, legal: &[Action]| {
            if legal.iter().filter(|action| matches!(action, Action::Recruit { .. })).count() > 1
                && !legal.iter().any(|action| matches!(action, Action::Open { .. }))
            {
                mind.turns(&rules, state, seat, turns_at_most, &mut turns);
                most = most.max(turns.found.len());
            }
            planner.choose(&rules, state, seat, legal)
        };
        playout(&rules, &mut rules.start(), &mut Rng::new(5), &mut Room::default(), choose, |_, _, _| ());
        most
    };
    assert!(compared(&[], 2, 2) > 1 && compared(&["prosperity"], 2, 2) > 1);
    assert!(compared(&["vierzon"], 1, 12) > 1);
    assert_eq!([compared(&["vierzon"], 1, 2), compared(&["dignitary"], 1, 12)], [1, 1]);
}

/// The Harvest of round 2 costs the five coins that a citizen in round 1 would cost three of. r[orleans.duel.unpaid]
#[test]
fn low_levels_do_not_throw_the_duel_away() {
    let config = Config { modules: vec!["duel".to_owned()], ..Config::seats(2) };
    for level in ["novice", "easy", "medium"] {
        let arena = BOX.arena(&config, &[level.to_owned(), level.to_owned()]).unwrap();
        let games: Vec<_> = (0..40).map(|seed| arena.game(seed, false)).collect();
        let early = games.iter().filter(|game| game.turns <= 2).count();
        let unpaid = games.iter().filter(|game| game.ending == "somebody could not pay").count();
        assert!(early == 0 && unpaid <= 8, "{level}: {early} in round 2, {unpaid} unpaid, of 40");
    }
}
