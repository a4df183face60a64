//! Playing a game allocates nothing.

use engine::{Actor, Pending, Rng, Rules as _};

use crate::{deep, table};

#[test]
fn legal_outcomes_and_apply_do_not_allocate() {
    let tables = [
        table(2, &[]),
        table(3, &[("places", "all")]),
        table(2, &[("planning", "open"), ("technology.timing", "after-passing")]),
        table(5, &[("events", "abc")]),
        crate::prosperity::prosperity(3),
    ];
    let solo = crate::solo::tables().into_iter().map(|(_, config)| orleans::Orleans::new(&config).unwrap());
    let tables: Vec<_> = tables.into_iter().chain(solo).collect();
    let mut rng = Rng::new(3);
    let (mut legal, mut outcomes) = (Vec::with_capacity(256), Vec::with_capacity(64));
    let counted = allocation_counter::measure(|| {
        for game in 0..40 {
            let rules = &tables[game % tables.len()];
            let mut state = rules.start();
            loop {
                legal.clear();
                outcomes.clear();
                let (actor, action) = match rules.pending(&state) {
                    Pending::Over => break,
                    Pending::Chance => {
                        rules.outcomes(&state, &mut outcomes);
                        (Actor::Chance, rng.weighted(&outcomes))
                    }
                    Pending::Seats(seats) => {
                        let seat = seats.lowest().unwrap();
                        rules.legal(&state, seat, &mut legal);
                        (Actor::Seat(seat), deep(&mut rng, &state, seat, &legal))
                    }
                };
                rules.apply(&mut state, actor, action, &mut ());
            }
        }
    });
    assert_eq!(counted.count_total, 0);
}
