//! One game to its end, with everything that must hold checked at every step.

use std::collections::BTreeMap;

use engine::{Actor, Pending, Rng, Rules as _, Seat};
use orleans::{Action, Orleans, State};

/// How often each action was played, by its text.
pub(crate) type Seen = BTreeMap<String, u64>;

/// Plays a game with this way of choosing, counts its actions and gives the last position.
pub(crate) fn play(
    rules: &Orleans,
    rng: &mut Rng,
    seen: &mut Seen,
    choose: impl Fn(&mut Rng, &State, Seat, &[Action]) -> Action,
) -> State {
    let (mut legal, mut outcomes) = (Vec::new(), Vec::new());
    let mut state = rules.start();
    for _ in 0..20_000 {
        rules.audit(&state).unwrap_or_else(|problem| panic!("round {}: {problem}", state.round));
        let (actor, action) = match rules.pending(&state) {
            Pending::Over => {
                assert!(rules.outcome(&state).is_some());
                return state;
            }
            Pending::Chance => (Actor::Chance, rules.sample(&state, rng, &mut outcomes)),
            Pending::Seats(seats) => {
                let seats: Vec<Seat> = seats.iter().collect();
                let seat = *rng.pick(&seats);
                legal.clear();
                rules.legal(&state, seat, &mut legal);
                assert!(!legal.is_empty(), "round {}: {seat} has nothing to do", state.round);
                let finish = rules.finish(&state, seat);
                assert!(finish.is_none_or(|action| legal.contains(&action)), "{finish:?} is not legal");
                (Actor::Seat(seat), choose(rng, &state, seat, &legal))
            }
        };
        *seen.entry(action.to_string()).or_insert(0) += 1;
        rules.apply(&mut state, actor, action, &mut ());
    }
    panic!("the game does not end")
}

/// Every one of these beginnings of an action was played, so the play was deep enough.
pub(crate) fn assert_played(seen: &Seen, forms: &[&str]) {
    for form in forms {
        let begins = |text: &String| {
            text.strip_prefix(form).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
        };
        assert!(seen.keys().any(begins), "nobody played `{form}`");
    }
}
