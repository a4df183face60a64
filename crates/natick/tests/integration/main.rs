//! Contract of the box.
#[test]
fn contract() {
    for (name, config) in natick::Natick::all_tables() {
        let rules = natick::Natick::new(&config).unwrap();
        let report = testkit::conform(&rules, 20);
        eprintln!("{name}: {report}");
    }
}
