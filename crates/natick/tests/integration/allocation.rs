//! Playing a game allocates nothing.

use engine::{Actor, Config, Pending, Rng, Rules as _};
use natick::Natick;

#[test]
fn legal_outcomes_and_apply_do_not_allocate() {
    let rules = Natick::new(&Config::seats(2)).unwrap();
    let mut rng = Rng::new(3);
    let (mut legal, mut outcomes) = (Vec::with_capacity(64), Vec::with_capacity(1024));
    let counted = allocation_counter::measure(|| {
        for _ in 0..50 {
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
                        (Actor::Seat(seat), *rng.pick(&legal))
                    }
                };
                rules.apply(&mut state, actor, action, &mut ());
            }
        }
    });
    assert_eq!(counted.count_total, 0);
}
