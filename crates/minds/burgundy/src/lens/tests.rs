use ::burgundy::content::Tile;
use engine::{Actor, Config, Rng, Stage as _};
use search::{Room, playout};

use super::*;

fn seen(rules: &Burgundy, state: &State, seat: Seat) -> Vec<(u16, f32)> {
    let mut acc = Vec::new();
    BurgundyLens.look(rules, state, seat, &mut acc);
    acc
}

#[test]
fn every_input_of_random_games_at_every_kind_of_table_is_in_its_place() {
    let tables = Burgundy::all_tables();
    for (name, config) in tables.iter().step_by(3) {
        let rules = Burgundy::new(config).unwrap();
        let (mut state, mut luck) = (rules.start(), Rng::new(1));
        let mut most = 0;
        let look = |state: &State, _: Actor, _| {
            for seat in Seat::all(rules.seats()) {
                let inputs = seen(&rules, state, seat);
                most = most.max(inputs.len());
                for (input, value) in inputs {
                    assert!(usize::from(input) < TOTAL, "{name}: {input}");
                    assert!(value.is_finite() && value.abs() < 8.0, "{name}: {input} is {value}");
                }
            }
        };
        let mut decisions = Rng::new(2);
        let choose = |_: &State, _, legal: &[_]| *decisions.pick(legal);
        playout(&rules, &mut state, &mut luck, &mut Room::default(), choose, look);
        assert!((60..260).contains(&most), "{name}: at most {most} inputs");
    }
}

#[test]
fn a_tile_in_the_storage_changes_only_what_is_seen_of_the_storage() {
    let rules = Burgundy::new(&Config::seats(2)).unwrap();
    let arranged = |given: &[&str]| {
        let mut state = rules.blank();
        for line in given {
            rules.arrange(&mut state, &line.split(' ').collect::<Vec<_>>()).unwrap();
        }
        rules.ready(&mut state).unwrap();
        seen(&rules, &state, Seat(0))
    };
    let (with, without) = (arranged(&["p1 dice 3 4", "p1 storage mine"]), arranged(&["p1 dice 3 4"]));
    let changed: Vec<u16> =
        with.iter().filter(|input| !without.contains(input)).map(|input| input.0).collect();
    let stored = |input: u16| (rows::STORED.first..rows::DEPOT_TILE.first).contains(&input);
    assert!(changed.len() >= 3 && changed.iter().all(|&input| stored(input)), "{changed:?}");
    assert!(changed.contains(&(rows::STORED_TILE.first + Tile::MINE.index() as u16)));
}

#[test]
fn dice_count_only_until_the_turn_is_over() {
    let rules = Burgundy::new(&Config::seats(2)).unwrap();
    let mut state = rules.blank();
    for line in ["p1 dice 3 4", "p2 dice 1 2"] {
        rules.arrange(&mut state, &line.split(' ').collect::<Vec<_>>()).unwrap();
    }
    rules.ready(&mut state).unwrap();
    let dice = |state: &State, seat| {
        let inputs = seen(&rules, state, Seat(seat));
        (0..3).find(|&dice| inputs.contains(&(rows::DICE.first + dice, 1.0))).unwrap()
    };
    let mut play = |seat, expected: [(u16, u16); 3]| {
        for (action, expected) in ["workers d1", "workers d2", "end"].iter().zip(expected) {
            let (actor, mut legal) = (Seat(seat), Vec::new());
            rules.legal(&state, actor, &mut legal);
            let action = action.parse().unwrap();
            assert!(legal.contains(&action), "{action} is not among {legal:?}");
            rules.apply(&mut state, Actor::Seat(actor), action, &mut ());
            assert_eq!((dice(&state, 0), dice(&state, 1)), expected);
        }
    };
    play(0, [(1, 2), (0, 2), (0, 2)]);
    play(1, [(0, 1), (0, 0), (0, 0)]);
}
