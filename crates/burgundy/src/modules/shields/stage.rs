//! Shields in scenarios.

use engine::{Fact, Seat};

use crate::{
    content::{CASTLES, DEPOT_SHIELDS, Kind, Power, Shield, Space},
    pieces::{At, Word},
    rules::Burgundy,
    stage::{numbered, read},
    state::State,
};

pub(super) const WORDS: &[Word] = &[
    Word {
        about: 2,
        ..Word::new("depot-shields", At::Table, Some(lay), |_, state, _, words| {
            let [_, depot, ..] = *words else { return Err(LAY.to_owned()) };
            let shields = state.depot_shields[numbered(depot)?.index()];
            Ok((2, Fact::Bag(shields.iter().flatten().map(ToString::to_string).collect())))
        })
    },
    Word { about: 2, ready: Some(ready), ..Word::new("shield", At::Seat, Some(stand), standing) },
    Word::new("named", At::Seat, Some(name), |_, state, seat, _| {
        let copies = state.estates[seat].powers.has(Power::CopyMonasteries);
        Ok((1, Fact::List(state.named.filter(|_| copies).iter().map(Seat::to_string).collect())))
    }),
    Word::new("shields", At::Seat, None, |_, state, seat, _| {
        let shields = state.estates[seat].shields;
        Ok((1, Fact::Bag(shields.iter().flatten().map(ToString::to_string).collect())))
    }),
];

const LAY: &str = "write `depot-shields 5 9`";
const STAND: &str = "write `p1 shield r4c4 9`";

fn lay(_: &Burgundy, state: &mut State, _: Seat, words: &[&str]) -> Result<(), String> {
    let [_, depot, shields @ ..] = words else { return Err(LAY.to_owned()) };
    let depot = numbered(depot)?;
    if shields.len() > DEPOT_SHIELDS {
        return Err(format!("a depot has at most {DEPOT_SHIELDS} shields"));
    }
    let mut laid: Vec<Shield> = shields.iter().map(|word| read(word)).collect::<Result<_, _>>()?;
    laid.sort_unstable();
    for (place, shield) in state.depot_shields[depot.index()].iter_mut().zip(laid) {
        *place = Some(shield);
    }
    Ok(())
}

fn stand(rules: &Burgundy, state: &mut State, seat: Seat, words: &[&str]) -> Result<(), String> {
    let [_, space, shield] = *words else { return Err(STAND.to_owned()) };
    let space: Space = read(space)?;
    let board = rules.placed_board(state, seat)?;
    let mut castles = board.list(board.of_kind[Kind::Castle.index()]).take(CASTLES);
    let castle = castles
        .position(|other| other == space)
        .ok_or_else(|| format!("{space} of duchy {} is not a castle space", board.duchy))?;
    state.estates[seat].shields[castle] = Some(read(shield)?);
    Ok(())
}

fn standing(rules: &Burgundy, state: &State, seat: Seat, words: &[&str]) -> Result<(usize, Fact), String> {
    let [_, space, ..] = *words else { return Err(STAND.to_owned()) };
    let estate = &state.estates[seat];
    let shield = rules.castle_at(estate, read::<Space>(space)?).and_then(|castle| estate.shields[castle]);
    Ok((2, Fact::List(shield.iter().map(ToString::to_string).collect())))
}

fn name(rules: &Burgundy, state: &mut State, seat: Seat, words: &[&str]) -> Result<(), String> {
    let [_, other] = *words else { return Err("write `p1 named p2`".to_owned()) };
    let other = rules.seat_named(other)?;
    if other == seat {
        return Err(format!("{seat} names another player"));
    }
    state.named = Some(other);
    Ok(())
}

/// Works out what the shields change, now that all of them are known.
fn ready(rules: &Burgundy, state: &mut State) -> Result<(), String> {
    if !rules.has_shields() {
        return Ok(());
    }
    for seat in rules.owners() {
        rules.refresh(state, seat);
    }
    if state.named.is_some() && rules.copier(state).is_none() {
        return Err("only the seat with shield 6 names a player".to_owned());
    }
    Ok(())
}
