//! The facts that `then` lines check.

use engine::{Fact, Line, Seat};

use super::{numbered, read};
use crate::{
    action::Store,
    content::{Duchy, Good, Kind, Space, Tile, phase_letter},
    pieces::At,
    rules::Burgundy,
    source::Source,
    state::State,
    step::Step,
    view::pile_views,
};

impl Burgundy {
    pub(super) fn inspect_line(&self, state: &State, words: &[&str]) -> Result<(usize, Fact), String> {
        let number = |value: u32| Fact::Number(value as i32);
        match *words {
            ["phase", ..] => Ok((1, Fact::List(vec![phase_letter(state.phase).to_string()]))),
            ["round", ..] => Ok((1, number(state.round.into()))),
            ["white", ..] => Ok((1, number(state.white.into()))),
            ["white-die", ..] => Ok((1, Fact::List(vec![state.white_holder.to_string()]))),
            ["order", ..] => {
                let coming = state.flow.frames(Line::Main).iter().rev().filter_map(|step| match step {
                    Step::Turn(seat) => Some(seat),
                    _ => None,
                });
                let order = state.turn.iter().chain(coming).map(Seat::to_string);
                Ok((1, Fact::List(order.collect())))
            }
            ["turn", ..] => Ok((1, Fact::List(state.turn.iter().map(Seat::to_string).collect()))),
            ["track", ..] => {
                let order = &state.track.order[..self.seats as usize];
                let pieces = order.iter().map(|&seat| format!("{seat}@{}", state.track.space[seat]));
                Ok((1, Fact::List(pieces.collect())))
            }
            ["depot", depot, ..] => {
                let tiles = state.tiles_in(read(depot)?);
                Ok((2, Fact::Bag(tiles.iter().flatten().map(Tile::to_string).collect())))
            }
            ["goods", depot, good, value] if good.parse::<Good>().is_ok() && is_number(value) => {
                let counts = state.depot_goods[numbered(depot)?.index()];
                Ok((3, number(counts[read::<Good>(good)?.index()].into())))
            }
            ["goods", depot, ..] => Ok((2, goods_bag(state.depot_goods[numbered(depot)?.index()]))),
            ["round-goods", ..] => {
                Ok((1, Fact::List(state.round_goods.iter().flatten().map(Good::to_string).collect())))
            }
            ["pile", "goods", ..] => Ok((2, number(state.goods.len().into()))),
            ["pile", name, ..] => pile_views(state)
                .into_iter()
                .find(|pile| pile.pile == name)
                .map(|pile| (2, number(pile.count.into())))
                .ok_or_else(|| "a pile is a kind of tile, black, or goods".to_owned()),
            [seat, ref rest @ ..] if seat.starts_with('p') && seat.len() == 2 => {
                let (used, fact) = self.inspect_player(state, self.seat_named(seat)?, rest)?;
                Ok((used + 1, fact))
            }
            _ => self.inspect_owned(state, At::Table, Seat(0), words).unwrap_or_else(|| Err(self.lines())),
        }
    }

    fn inspect_player(&self, state: &State, seat: Seat, words: &[&str]) -> Result<(usize, Fact), String> {
        let (hand, estate) = (&state.hands[seat], &state.estates[seat]);
        let number = |value: u32| Fact::Number(value as i32);
        Ok(match *words {
            ["silver", ..] => (1, number(estate.silver.into())),
            ["workers", ..] => (1, number(estate.workers.into())),
            ["points", ..] => (1, number(hand.score().into())),
            ["goods", good, value] if good.parse::<Good>().is_ok() && is_number(value) => {
                (2, number(estate.goods[read::<Good>(good)?.index()].into()))
            }
            ["sold", good, value] if good.parse::<Good>().is_ok() && is_number(value) => {
                (2, number(estate.sold[read::<Good>(good)?.index()].into()))
            }
            ["goods", ..] => (1, goods_bag(estate.goods)),
            ["sold", ..] => (1, goods_bag(estate.sold)),
            ["storage", ..] => {
                (1, Fact::Bag(state.stored(seat, Store::Own).map(|tile| tile.to_string()).collect()))
            }
            ["shared", ..] => (1, Fact::Bag(estate.shared.tiles().map(|tile| tile.to_string()).collect())),
            ["tile", space, ..] => {
                let space = read::<Space>(space)?;
                let there = self.placed_board(state, seat)?.has(space);
                let tile = estate.duchy[space.index()].filter(|_| there);
                (2, Fact::List(tile.iter().map(Tile::to_string).collect()))
            }
            ["dice", ..] => {
                let dice = hand.dice.map(|die| if die == 0 { "-".to_owned() } else { die.to_string() });
                (1, Fact::Bag(dice.to_vec()))
            }
            ["empty", ..] => (1, number(self.empty_spaces(estate))),
            ["areas", kind, ..] => {
                let sizes = self.placed_board(state, seat)?.area_sizes(read(kind)?);
                (2, Fact::List(sizes.iter().map(u32::to_string).collect()))
            }
            ["bonus", ..] => {
                let won = |bits: u8, size: &'static str| {
                    let kinds = Kind::ALL.into_iter().filter(move |kind| bits & (1 << kind.index()) != 0);
                    kinds.map(move |kind| format!("{kind}-{size}"))
                };
                (1, Fact::Bag(won(estate.large, "large").chain(won(estate.small, "small")).collect()))
            }
            ["source", name, ..] => {
                let source = Source::ALL.into_iter().find(|source| source.name() == name);
                let source = source.ok_or_else(|| {
                    format!("a source is one of {}", Source::ALL.map(Source::name).join(", "))
                })?;
                (2, number(hand.points[source.index()].into()))
            }
            ["board", ..] => (1, Fact::List(estate.board.iter().map(Duchy::to_string).collect())),
            ["castle", ..] => {
                let space = estate.castle.map(|space| space.to_string());
                (1, Fact::List(space.into_iter().collect()))
            }
            ["bought", ..] => (1, number(hand.bought.into())),
            _ => {
                return self
                    .inspect_owned(state, At::Seat, seat, words)
                    .unwrap_or_else(|| Err(self.lines_of_seats()));
            }
        })
    }

    /// A fact that belongs to a module.
    fn inspect_owned(
        &self,
        state: &State,
        at: At,
        seat: Seat,
        words: &[&str],
    ) -> Option<Result<(usize, Fact), String>> {
        let first = *words.first()?;
        if let Some(counter) = self.counters.iter().find(|counter| counter.at == at && counter.id == first) {
            return Some(Ok((1, Fact::Number((counter.get)(state).into()))));
        }
        let word = self.words.iter().find(|word| word.at == at && word.id == first)?;
        Some((word.fact)(self, state, seat, words))
    }
}

/// A value or a change, as written in `then` lines.
fn is_number(word: &str) -> bool {
    word.parse::<i32>().is_ok()
}

pub(crate) fn goods_bag(counts: [u8; Good::COUNT]) -> Fact {
    let names = Good::all().flat_map(|good| vec![good.to_string(); counts[good.index()] as usize]);
    Fact::Bag(names.collect())
}
