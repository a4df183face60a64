use burgundy_dice::BurgundyDice;
use engine::Config;
use testkit::conform;

/// Every combination of seats, duchy, variant and option. `RUN_SLOW_TESTS=1` plays more games at each table.
#[test]
fn every_table_keeps_the_contract() {
    let games = if std::env::var_os("RUN_SLOW_TESTS").is_some() { 50 } else { 2 };
    for (name, config) in BurgundyDice::all_tables() {
        let rules = BurgundyDice::new(&config).expect("all tables can be composed");
        let report = testkit::check(&rules, games).unwrap_or_else(|broken| panic!("{name}: {broken}"));
        assert_eq!(report.games, games, "{name}");
        let [(main, main_room), (lane, lane_room)] = report.headroom;
        assert!(main < main_room && lane <= lane_room, "{name}: {report}");
    }
}

#[test]
fn hidden_choices_are_redealt_and_commute() {
    let rules = BurgundyDice::new(&Config::seats(3)).unwrap();
    let report = conform(&rules, 10);
    assert!(report.changed_redeals > 100 && report.pairs > 100 && report.twins > 40, "{report}");
}
