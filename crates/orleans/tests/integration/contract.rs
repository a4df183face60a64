use orleans::Orleans;

use crate::games;

/// Every table whose number leaves this rest, so that two tests share the work.
fn check_tables(rest: usize) {
    for (name, config) in Orleans::all_tables().into_iter().skip(rest).step_by(2) {
        let rules = Orleans::new(&config).unwrap();
        let games = games(2, 40) as u32;
        let report = testkit::check(&rules, games).unwrap_or_else(|broken| panic!("{name}: {broken}"));
        assert!(report.sketches > 0, "{name}: {report}");
        // The flow never fills up, so no game ends in a panic.
        assert!(report.headroom.iter().all(|&(used, room)| used < room), "{name}: {report}");
    }
}

/// `RUN_SLOW_TESTS=1` plays more games at each table.
#[test]
fn every_other_table_keeps_the_contract() {
    check_tables(0);
}

#[test]
fn and_so_do_those_between() {
    check_tables(1);
}
