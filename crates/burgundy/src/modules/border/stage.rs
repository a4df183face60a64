//! Awards and joined posts in scenarios.

use engine::{Fact, Seat};

use crate::{
    pieces::{At, Word},
    posts::Pairs,
    rules::Burgundy,
    state::State,
};

pub(super) const WORDS: &[Word] = &[
    Word {
        ready: Some(earned),
        ..Word::new("award", At::Table, Some(award), |_, state, _, _| {
            Ok((1, Fact::List(state.awards.iter().flatten().map(Seat::to_string).collect())))
        })
    },
    Word::new("joined", At::Seat, None, |_, state, seat, _| {
        let joined = state.estates[seat].joined.names();
        Ok((1, Fact::Bag(joined.map(|posts| posts.join("-")).collect())))
    }),
];

fn award(rules: &Burgundy, state: &mut State, _: Seat, words: &[&str]) -> Result<(), String> {
    let seats = &words[1..];
    if seats.len() > 2 {
        return Err("awards are for the first two seats to join all border posts".to_owned());
    }
    // `-` stands for none, as in `then` lines.
    let seats = seats.iter().filter(|&&seat| seat != "-");
    for (award, seat) in state.awards.iter_mut().zip(seats) {
        *award = Some(rules.seat_named(seat)?);
    }
    Ok(())
}

/// Refuses awards that nobody has earned. r[burgundy.border.all]
fn earned(_: &Burgundy, state: &mut State) -> Result<(), String> {
    let unearned = |seat: &Seat| state.estates[*seat].joined != Pairs::ALL;
    match state.awards.into_iter().flatten().find(unearned) {
        Some(seat) => Err(format!(
            "{seat} has an award, but its tiles do not join all three border posts; add the tiles that do \
             (`{seat} tile …`), or leave the award out"
        )),
        None => Ok(()),
    }
}
