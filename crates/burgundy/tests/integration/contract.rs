use burgundy::Burgundy;

/// Plays random games at each table. `RUN_SLOW_TESTS=1` plays many more.
fn games() -> u32 {
    if std::env::var_os("RUN_SLOW_TESTS").is_some() { 200 } else { 6 }
}

#[test]
fn every_table_keeps_the_contract() {
    let mut seen = testkit::Report::default();
    for (name, config) in Burgundy::all_tables() {
        let rules = Burgundy::new(&config).unwrap_or_else(|errors| panic!("{name}: {errors}"));
        let report = testkit::check(&rules, games()).unwrap_or_else(|broken| panic!("{name}\n{broken}"));
        for (most, now) in seen.headroom.iter_mut().zip(report.headroom) {
            *most = (most.0.max(now.0), now.1);
        }
        seen.secret_redeals += report.secret_redeals;
        seen.pairs += report.pairs;
        seen.twins += report.twins;
    }
    // The tables include secret set-ups, and the flow has room to spare.
    assert!(seen.secret_redeals > 0 && seen.pairs > 0 && seen.twins > 0, "{seen}");
    assert!(seen.headroom.iter().all(|&(used, room)| used + 2 <= room), "{seen}");
}

#[test]
fn keyed_luck_draws_the_same_whatever_is_played() {
    use std::sync::Arc;

    use play::{Header, Keyed, Match};

    let rules = Arc::new(Burgundy::new(&engine::Config::seats(2)).unwrap());
    let chance_entries = |choice: usize| -> Vec<String> {
        let header = Header::new("burgundy", burgundy::RULES_VERSION, engine::Config::seats(2));
        let mut game = Match::new(Arc::clone(&rules), header);
        let mut luck = Keyed::new(7);
        let mut drawn = Vec::new();
        loop {
            game.settle(&mut luck).unwrap();
            let engine::Pending::Seats(seats) = game.pending() else { break };
            let seat = seats.lowest().unwrap();
            let legal = game.legal(seat);
            // One plays the first legal action, the other the last: different games with the same luck.
            let action = if choice == 0 { legal[0] } else { *legal.last().unwrap() };
            game.play(seat, &action.to_string()).unwrap();
        }
        for entry in game.record().entries() {
            if entry.actor == engine::Actor::Chance {
                drawn.push(entry.text.clone());
            }
        }
        drawn
    };
    let (one, other) = (chance_entries(0), chance_entries(1));
    assert!(one.len() > 150);
    assert_eq!(one, other);
}
