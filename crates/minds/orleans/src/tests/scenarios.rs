//! How `greedy` plays the scenarios.

use ::orleans::{
    Action, End, Orleans, State,
    content::Place,
    scenarios::invasion::{Act, Character},
};
use engine::{Config, Rng, Rules as _, Seat};
use search::{Bot as _, Room, playout};

use super::{Player, Tally, finish, greedy, invasion, play};
use crate::{BOX, characters::suits, greedy::Planner, weights::Guidance};

/// How games of a scenario end, and how many objectives ten seats meet on average.
fn scenario(module: &str, options: &[(&str, &str)], games: u32) -> ([u32; 3], u32) {
    let seats = if module == "duel" { 2 } else { 1 };
    let config = Config { modules: vec![module.to_owned()], ..Config::seats(seats) };
    let config = options.iter().fold(config, |config, (id, value)| config.option(id, value));
    let rules = Orleans::new(&config).unwrap();
    let (mut ends, mut met) = ([0; 3], 0);
    for seed in 0..games {
        let mut bots: Vec<Player> = (0..seats).map(|_| greedy()).collect();
        let state = finish(&rules, seed.into(), &mut bots, &mut Tally::default());
        let end = [End::Objectives, End::Rounds, End::Unpaid].iter().position(|&end| end == state.end);
        ends[end.unwrap()] += 1;
        met += Seat::all(seats).map(|seat| u32::from(rules.objectives_done(&state, seat))).sum::<u32>();
    }
    (ends, met * 10 / (games * u32::from(seats)))
}

#[test]
fn greedy_wins_some_games_of_travelling_salesman_and_hardly_ever_starves() {
    let ([won, _, starved], met) = scenario("salesman", &[], 60);
    assert!((12..=54).contains(&won) && starved <= 6, "{won} won, {starved} starved");
    assert!(met >= 36, "{met} deliveries");
    let ([won, _, starved], met) = scenario("salesman", &[("salesman.difficulty", "in-order")], 60);
    // In order it has won none of these games, with 1.9 deliveries on average.
    assert!(won <= 10 && starved <= 6, "{won} won in order, {starved} starved");
    assert!(met >= 15, "{met} deliveries in order");
}

#[test]
fn greedy_meets_most_objectives_of_capital_vierzon() {
    let ([won, ..], met) = scenario("vierzon", &[], 100);
    assert!((2..=95).contains(&won) && met >= 28, "{won} won, {met} objectives");
    let (_, met) = scenario("vierzon", &[("vierzon.difficulty", "in-order")], 60);
    assert!(met >= 15, "{met} objectives in order");
}

#[test]
fn greedy_pays_the_events_of_the_duel() {
    let ([won, rounds, unpaid], met) = scenario("duel", &[], 60);
    assert!(unpaid <= 12, "{unpaid} unpaid, {won} won, {rounds} to the last round");
    assert!(met >= 23, "{met} objectives");
}

#[test]
fn greedy_defends_the_city() {
    const GAMES: u32 = 40;
    for seats in 2..=5 {
        let rules = invasion(seats, "open");
        let (mut met, mut tally) = (0, Tally::default());
        for seed in 0..GAMES {
            let mut bots: Vec<Player> = (0..seats).map(|_| greedy()).collect();
            met += u32::from(play(&rules, seed.into(), &mut bots, &mut tally)[0] as u16);
        }
        // All seats have the same score: the objectives that are met.
        assert!(2 * met >= 5 * GAMES, "{seats}: {met} objectives in {GAMES} games");
        // Seats hardly ever lack what an event or a due asks for.
        assert!(tally.doomed * 3 <= GAMES, "{seats}: {} games lost at once", tally.doomed);
    }
}

/// Random players of the Duel soon fail to pay. Then their equal scores decide nothing. r[orleans.duel.unpaid]
#[test]
fn whoever_cannot_pay_does_not_lose_by_a_tie_break() {
    let config = Config { modules: vec!["duel".to_owned()], ..Config::seats(2) };
    let arena = BOX.arena(&config, &["random".to_owned(), "random".to_owned()]).unwrap();
    let games: Vec<_> = (0..10).map(|seed| arena.game(seed, false)).collect();
    let unpaid = games.iter().filter(|game| game.ending == "somebody could not pay");
    let equal: Vec<_> = unpaid.filter(|game| game.scores[0] == game.scores[1] && !game.is_shared()).collect();
    assert!(!equal.is_empty(), "it should happen often");
    assert!(equal.iter().all(|game| !game.by_tie_break()));
}

/// Nobody builds in Travelling Salesman, so a technology tile on the Guildhall would be wasted.
#[test]
fn greedy_fits_no_technology_where_nobody_builds() {
    let config = Config { modules: vec!["salesman".to_owned()], ..Config::seats(1) };
    let (rules, mut tally) = (Orleans::new(&config).unwrap(), Tally::default());
    for seed in 0..10 {
        play(&rules, seed, &mut [greedy()], &mut tally);
    }
    assert_ne!(tally.fitted, 0);
    assert_eq!(tally.fitted & Place::Guildhall.bit(), 0);
}

/// r[orleans.invasion.characters-chosen]
#[test]
fn bots_choose_characters_that_suit_them() {
    let config = Config { modules: vec!["invasion".to_owned()], ..Config::seats(3) };
    let rules = Orleans::new(&config.option("invasion.characters", "chosen")).unwrap();
    let mut chosen = Vec::new();
    let mut planner = Planner::new(&Guidance::plain());
    let choose = |state: &State, seat: Seat, legal: &[Action]| {
        let action = planner.choose(&rules, state, seat, legal);
        if let Action::Invasion(Act::Choose { character }) = action {
            chosen.push(character);
        }
        action
    };
    playout(&rules, &mut rules.start(), &mut Rng::new(1), &mut Room::default(), choose, |_, _, _| ());
    let mut best: Vec<Character> = Character::ALL.to_vec();
    best.sort_by(|&a, &b| suits(b, 3).total_cmp(&suits(a, 3)));
    assert_eq!(chosen, best[..3]);
    assert_ne!(chosen, Character::ALL[..3], "they are not simply the first ones");
}
