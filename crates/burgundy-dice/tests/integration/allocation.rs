use burgundy_dice::BurgundyDice;
use engine::{Actor, Config, Pending, Rng, Rules};

/// `legal`, `outcomes` and `apply` never allocate.
#[test]
fn a_game_allocates_nothing_but_the_callers_buffers() {
    for seats in 1..=5 {
        let rules = BurgundyDice::new(&Config::seats(seats)).unwrap();
        let mut rng = Rng::new(u64::from(seats));
        let mut legal = Vec::with_capacity(2048);
        let mut outcomes = Vec::with_capacity(1024);
        let info = allocation_counter::measure(|| {
            for _ in 0..20 {
                let mut state = rules.start();
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
            }
        });
        assert_eq!(info.count_total, 0, "{seats} seats");
    }
}
