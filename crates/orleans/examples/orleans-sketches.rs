//! How long sketches take, in random games at every table: `cargo run --example orleans-sketches`.
#![expect(
    clippy::disallowed_methods,
    clippy::print_stdout,
    reason = "it measures, and is no part of the rules"
)]

use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};

use engine::{Actor, Pending, Rng, Rules as _, Seat, Viewer};
use orleans::{Action, Orleans, State};

type Times = BTreeMap<&'static str, Vec<Duration>>;

/// The shortest of five times, because the machine may be busy.
fn best(mut what: impl FnMut()) -> Duration {
    let time = |_| {
        let begun = Instant::now();
        what();
        begun.elapsed()
    };
    (0..5).map(time).min().expect("there are five")
}

/// Wishes for what is offered, one by one, until there is nothing more. Notes how long each sketch takes, and what a page
/// needs of it.
fn measure(rules: &Orleans, state: &State, seat: Seat, rng: &mut Rng, times: &mut Times) {
    let mut wishes: Vec<Action> = Vec::new();
    loop {
        let Some(sketch) = rules.sketch(state, seat, &wishes) else { return };
        let took = best(|| drop(rules.sketch(state, seat, &wishes)));
        let kind = match sketch.last {
            Some(Action::Ready) => "plan",
            Some(_) => "proposal",
            None => "choice",
        };
        times.entry(kind).or_default().push(took);
        let view = || serde_json::to_string(&rules.view(&sketch.look, Viewer::Seat(seat))).unwrap();
        times.entry("view as JSON").or_default().push(best(|| assert!(view().len() > 100)));
        if sketch.more.is_empty() {
            return;
        }
        wishes.push(*rng.pick(&sketch.more));
    }
}

fn main() {
    let (mut rng, mut times) = (Rng::new(1), Times::new());
    for (_, config) in Orleans::all_tables() {
        let rules = Orleans::new(&config).expect("it is a table of the menu");
        let mut state = rules.start();
        loop {
            let (actor, action) = match rules.pending(&state) {
                Pending::Over => break,
                Pending::Chance => (Actor::Chance, rules.sample(&state, &mut rng, &mut Vec::new())),
                Pending::Seats(seats) => {
                    let seat = seats.lowest().expect("some seat has to act");
                    if rng.below(4) == 0 {
                        measure(&rules, &state, seat, &mut rng, &mut times);
                    }
                    let mut legal = Vec::new();
                    rules.legal(&state, seat, &mut legal);
                    let weigh = |action| match action {
                        Action::Man { .. } | Action::Draw { .. } | Action::Send { .. } => (action, 20),
                        Action::Pass | Action::Leave { .. } => (action, 1),
                        _ => (action, 4),
                    };
                    (Actor::Seat(seat), rng.weighted(&legal.into_iter().map(weigh).collect::<Vec<_>>()))
                }
            };
            rules.apply(&mut state, actor, action, &mut ());
        }
    }
    for (kind, mut all) in times {
        all.sort_unstable();
        let at = |share: usize| all[(all.len() - 1) * share / 100].as_secs_f64() * 1000.0;
        let (half, most) = (at(50), at(100));
        println!("{kind}: {} times, half {half:.3} ms, 99% {:.3} ms, all {most:.3} ms", all.len(), at(99));
    }
}
