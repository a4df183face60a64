//! Trade routes in scenarios.

use engine::{Fact, Seat, counted};

use crate::{
    content::{Card, Good, ROUTE},
    pieces::{At, Word},
    rules::Burgundy,
    stage::read,
    state::State,
};

pub(super) const WORDS: &[Word] = &[
    Word::new("route", At::Seat, Some(cards), |_, state, seat, _| {
        let cards = state.estates[seat].route.cards();
        Ok((1, Fact::List(cards.map(|card| card.to_string()).collect())))
    }),
    Word::new("laid", At::Seat, Some(goods), |_, state, seat, _| {
        let laid = state.estates[seat].route.laid();
        Ok((1, Fact::List(laid.map(|good| good.to_string()).collect())))
    }),
];

fn cards(rules: &Burgundy, state: &mut State, seat: Seat, words: &[&str]) -> Result<(), String> {
    let cards: Vec<Card> = words[1..].iter().map(|card| read(card)).collect::<Result<_, _>>()?;
    let limit = usize::from(rules.set_up.cards);
    if cards.len() != limit {
        // r[burgundy.route.count]
        let (named, limit) = (cards.len(), counted(limit, "card"));
        return Err(format!("a trade route has {limit} at this table, not {named}"));
    }
    for (place, card) in state.estates[seat].route.cards.iter_mut().zip(cards) {
        *place = Some(card);
    }
    Ok(())
}

fn goods(_: &Burgundy, state: &mut State, seat: Seat, words: &[&str]) -> Result<(), String> {
    let goods = words[1..].iter().filter(|&&good| good != "-");
    let goods: Vec<Good> = goods.map(|good| read(good)).collect::<Result<_, _>>()?;
    if goods.len() > ROUTE {
        return Err(format!("a trade route has at most {ROUTE} spaces"));
    }
    state.estates[seat].route.set_laid(&goods);
    Ok(())
}
