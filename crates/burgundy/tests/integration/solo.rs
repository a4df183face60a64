//! The solo game by itself, which the other tests only touch.

use burgundy::Burgundy;
use engine::Config;

fn table(board: &str) -> Config {
    let mut config = Config::seats(1).option("boards", board);
    config.modules.push("solo".to_owned());
    config
}

#[test]
fn the_solo_game_keeps_the_contract() {
    for board in ["13a", "13b"] {
        for (option, value) in [("solo.gains", "lump"), ("solo.target", "45"), ("storage.discard", "take-action-only")]
        {
            let rules = Burgundy::new(&table(board).option(option, value)).unwrap();
            let report = testkit::check(&rules, 6).unwrap_or_else(|broken| panic!("{board} {value}\n{broken}"));
            assert!(report.headroom.iter().all(|&(used, room)| used + 2 <= room), "{report}");
        }
    }
}
