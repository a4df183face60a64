//! The solo game by itself, which the other tests only touch.

use burgundy::Burgundy;
use engine::{Config, Stage as _};

use crate::chains::deepest_chain;

fn table(board: &str) -> Config {
    let mut config = Config::seats(1).option("boards", board);
    config.modules.push("solo".to_owned());
    config
}

#[test]
fn the_solo_game_keeps_the_contract() {
    for board in ["13a", "13b"] {
        for (option, value) in
            [("solo.gains", "lump"), ("solo.target", "45"), ("storage.discard", "take-action-only")]
        {
            let rules = Burgundy::new(&table(board).option(option, value)).unwrap();
            let report =
                testkit::check(&rules, 6).unwrap_or_else(|broken| panic!("{board} {value}\n{broken}"));
            assert!(report.headroom.iter().all(|&(used, room)| used + 2 <= room), "{report}");
        }
    }
}

/// The lowest target, much silver and a tile in every depot: with every gain another action begins before this one is
/// over. Random answers that prefer to leave something waiting find the deepest chains.
#[test]
fn the_lane_has_room_for_the_deepest_chain() {
    let rules = Burgundy::new(&table("13a")).unwrap();
    let mut arranged = rules.blank();
    let given = [
        "p1 castle se7",
        "p1 target 5",
        "p1 silver 200",
        "p1 workers 20",
        "p1 dice 6 5",
        "p1 tile se6 blank se11 mine ne2 mine se3 monastery1 se2 monastery7",
        "p1 storage cow4 castle warehouse",
        "p1 goods turquoise 5 violet 5 pink 5 red 5 brown 5 orange 5",
        "depot 1 warehouse ship",
        "depot 2 monastery16 castle",
        "depot 3 cow3 town-hall",
        "depot 4 ship warehouse",
        "depot 5 mine monastery24",
        "depot 6 town-hall cow2",
        "depot black castle town-hall cow3 warehouse",
        "goods 1 red violet",
        "goods 4 pink brown",
    ];
    for line in given {
        rules.arrange(&mut arranged, &line.split(' ').collect::<Vec<_>>()).unwrap();
    }
    rules.ready(&mut arranged).unwrap();
    // Points are bought up to the target, actions are never declined, and the turn ends last. What leaves something
    // waiting comes before taking a tile.
    let deepest = deepest_chain(&rules, &arranged, |verb, text| match verb {
        "points" if text != "points 5" => 3,
        "pass" | "end" | "workers" => 3,
        "take" | "buy" | "exchange" | "discard" => 2,
        "sell" => 1,
        _ => 0,
    });
    // Chains this deep leave no room to spare in the 16 frames that are enough for the base game.
    assert!(deepest > 12, "{deepest}");
}
