//! How deep the flow gets when a seat keeps its own turn going.

use burgundy::{Burgundy, State};
use engine::{Actor, Pending, Rng, Rules as _, Seat};

/// The most frames that ever waited on the first seat's lane, in 400 turns from one position. Answers of a low rank
/// come first; `rank` gets the verb and the whole action. There is always room for four more.
pub(crate) fn deepest_chain(rules: &Burgundy, from: &State, rank: impl Fn(&str, &str) -> u8) -> usize {
    let (mut deepest, mut legal) = (0, Vec::new());
    for seed in 0..400 {
        let (mut state, mut rng) = (*from, Rng::new(seed));
        while let Pending::Seats(_) = rules.pending(&state) {
            legal.clear();
            rules.legal(&state, Seat(0), &mut legal);
            let texts: Vec<String> = legal.iter().map(ToString::to_string).collect();
            let ranks: Vec<u8> =
                texts.iter().map(|text| rank(text.split(' ').next().unwrap_or_default(), text)).collect();
            let most = if rng.below(3) == 0 { 2 } else { 0 };
            let best = (*ranks.iter().min().expect("there is always an answer")).max(most);
            let good: Vec<usize> = (0..legal.len()).filter(|&at| ranks[at] <= best).collect();
            let at = *rng.pick(&good);
            if texts[at] == "end" {
                break;
            }
            rules.apply(&mut state, Actor::Seat(Seat(0)), legal[at], &mut ());
            let [_, (used, room)] = rules.headroom(&state);
            assert!(used + 4 <= room, "{used} of {room}");
            deepest = deepest.max(used);
        }
    }
    deepest
}
