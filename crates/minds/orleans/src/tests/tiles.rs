//! Which place tiles bots open.

use std::collections::BTreeMap;

use ::orleans::content::Place;
use ::orleans::{Action, Orleans, State};
use engine::{Config, Rng, Rules as _, Seat};
use search::{Bot as _, Mind as _, Room, Turns, playout};
use shelf::{BoxSpec as _, Witness as _};

use super::table;
use crate::{BOX, desk::Desk, greedy::Planner, mind::favourites, weights::Guidance};

/// Simulated games compare every tile, and a favourite of the seat starts with a little more. Advice knows no favourites.
#[test]
fn every_tile_is_compared_and_favourites_start_ahead() {
    let (rules, mut looked) = (table(2), 0);
    let character = (0..400).find(|&character| favourites(character)[0] == Place::Brewery).unwrap();
    let mind = Desk::mind(character);
    let mut planner = Planner::new(&Guidance::plain());
    let choose = |state: &State, seat: Seat, legal: &[Action]| {
        if legal.len() > 1 && legal.iter().all(|action| matches!(action, Action::Open { .. })) {
            let mut turns = Turns::new(12);
            mind.turns(&rules, state, seat, 2, &mut turns);
            assert_eq!(turns.found.len(), legal.len());
            let liked = |action: Action| matches!(action, Action::Open { tile } if favourites(character).contains(&tile));
            assert!(turns.found.iter().all(|turn| (turn.value > 0.0) == liked(turn.actions[0])));
            looked += usize::from(turns.found.iter().any(|turn| turn.value > 0.0));
        }
        planner.choose(&rules, state, seat, legal)
    };
    playout(&rules, &mut rules.start(), &mut Rng::new(5), &mut Room::default(), choose, |_, _, _| ());
    assert!(looked > 0);
}

#[test]
fn every_tile_is_somebodys_favourite() {
    let liked = (0..400).flat_map(favourites).fold(0, |tiles, tile| tiles | tile.bit());
    assert_eq!(liked.count_ones(), 20);
}

/// Four hundred games of `hard` against itself, as docs/bots.md has them: every tile is opened in at least 3 % of them, and with the later
/// Bathhouse it hardly matters who begins. `RUN_SLOW_TESTS=1` plays them. r[orleans.tile.bathhouse-later]
#[test]
fn hard_opens_every_tile_and_the_start_is_even_with_the_later_bathhouse() {
    const GAMES: u32 = 400;
    if std::env::var_os("RUN_SLOW_TESTS").is_none() {
        return;
    }
    for edition in ["first", "later"] {
        let config = Config::seats(2).option("bathhouse", edition);
        let bots = ["hard".to_owned(), "hard".to_owned()];
        let arena = BOX.arena(&config, &bots).unwrap();
        let (mut opened, mut begins) = (BTreeMap::<String, u32>::new(), 0.0);
        for seed in 0..GAMES {
            let game = arena.game(6201 + u64::from(seed), true);
            begins += game.won(game.order.as_ref().unwrap()[0].index());
            for entry in game.record.unwrap().entries() {
                if let Some(tile) = entry.text.strip_prefix("open ") {
                    *opened.entry(tile.to_owned()).or_default() += 1;
                }
            }
        }
        assert_eq!(opened.len(), 20, "{edition}: {opened:?}");
        assert!(opened.values().all(|&count| count * 100 >= 3 * GAMES), "{edition}: {opened:?}");
        let share = begins / f64::from(GAMES);
        assert!(edition == "first" || (0.4..=0.6).contains(&share), "{edition}: {share}");
    }
}

/// Whoever begins opens the Bathhouse of the first edition, and reviews say so. r[orleans.tile.bathhouse]
#[test]
fn reviews_name_the_head_start_by_the_bathhouse() {
    let named = |config: Config| Desk::head_start(&Orleans::new(&config).unwrap()).is_some();
    let module = |module: &str| Config { modules: vec![module.to_owned()], ..Config::seats(2) };
    assert!((2..=5).all(|seats| named(Config::seats(seats))));
    assert!(!named(Config::seats(2).option("bathhouse", "later")));
    assert!(!named(module("prosperity")) && !named(module("duel")));
}
