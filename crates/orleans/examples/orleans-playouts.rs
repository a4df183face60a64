//! A few fixed random games, for counting instructions: `cargo xtask bench-instructions`.

use engine::{Actor, Config, Pending, Rng, Rules, Seat};
use orleans::Orleans;

const GAMES: u32 = 200;

fn main() {
    let rules = Orleans::new(&Config::seats(2)).expect("the default table can be played");
    let (mut legal, mut outcomes) = (Vec::with_capacity(1024), Vec::with_capacity(128));
    let (start, mut rng) = (rules.start(), Rng::new(1));
    let mut points = 0_u32;
    for _ in 0..GAMES {
        let mut state = start;
        loop {
            let (actor, action) = match rules.pending(&state) {
                Pending::Over => break,
                Pending::Chance => (Actor::Chance, rules.sample(&state, &mut rng, &mut outcomes)),
                Pending::Seats(seats) => {
                    let seat = seats.lowest().expect("some seat has to act");
                    legal.clear();
                    rules.legal(&state, seat, &mut legal);
                    (Actor::Seat(seat), *rng.pick(&legal))
                }
            };
            rules.apply(&mut state, actor, action, &mut ());
        }
        points += u32::from(rules.total(&state, Seat(0)));
    }
    // Use the result, or the compiler might optimise the games away.
    assert!(points > 0);
}
