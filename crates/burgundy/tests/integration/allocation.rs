use burgundy::Burgundy;
use engine::{Actor, Config, Pending, Rng, Rules};

/// Plays whole games after one that warms up the buffers. The rules allocate nothing.
#[test]
fn legal_outcomes_and_apply_do_not_allocate() {
    for seats in 2..=4 {
        let rules = Burgundy::new(&Config::seats(seats)).unwrap();
        let (mut legal, mut outcomes) = (Vec::with_capacity(1024), Vec::with_capacity(128));
        let mut rng = Rng::new(9);
        let start = rules.start();
        let mut play = || {
            let mut state = start;
            loop {
                let (actor, action) = match rules.pending(&state) {
                    Pending::Over => break,
                    Pending::Chance => {
                        outcomes.clear();
                        rules.outcomes(&state, &mut outcomes);
                        (Actor::Chance, rng.weighted(&outcomes))
                    }
                    Pending::Seats(asked) => {
                        let seat = asked.lowest().unwrap();
                        legal.clear();
                        rules.legal(&state, seat, &mut legal);
                        (Actor::Seat(seat), *rng.pick(&legal))
                    }
                };
                rules.apply(&mut state, actor, action, &mut ());
            }
        };
        play();
        let counted = allocation_counter::measure(|| (0..20).for_each(|_| play()));
        assert_eq!(counted.count_total, 0, "with {seats} seats");
    }
}
