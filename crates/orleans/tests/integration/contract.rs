use orleans::Orleans;

#[test]
fn every_table_keeps_the_contract() {
    for (name, config) in Orleans::all_tables() {
        let rules = Orleans::new(&config).unwrap();
        let report = testkit::check(&rules, 4).unwrap_or_else(|broken| panic!("{name}: {broken}"));
        // The flow never fills up, so no game ends in a panic.
        assert!(report.headroom.iter().all(|&(used, room)| used < room), "{name}: {report}");
    }
}
