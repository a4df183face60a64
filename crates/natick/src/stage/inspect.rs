use engine::{Fact, Seat};

use super::{COLONY, UNKNOWN, read, seat};
use crate::{
    content::{Place, Region, Regions, Row, Suit},
    rules::Natick,
    state::State,
};

impl Natick {
    pub(super) fn inspect_state(&self, state: &State, words: &[&str]) -> Result<(usize, Fact), String> {
        let (villages, towns) = state.tiles();
        Ok(match *words {
            ["first", ..] => (1, Fact::List(vec![state.first.to_string()])),
            ["turn", ..] => (1, Fact::List(vec![state.active.to_string()])),
            ["turns", ..] => (1, Fact::Number(state.turn.into())),
            ["idle", ..] => (1, number(state.idle)),
            ["offers", ..] => (1, number(state.offers)),
            ["dice", ..] => (1, Fact::List(state.faces.iter().map(ToString::to_string).collect())),
            ["pool", suit, ..] => (2, number(state.pool[read::<Suit>(suit)?.index()])),
            ["stack", "villages", ..] => (2, number(villages)),
            ["stack", "towns", ..] => (2, number(towns)),
            ["stack", "count", ..] => (2, number(state.stack.count_ones() as u8)),
            ["stack", ..] => (1, regions(state.stack)),
            ["pawns", ..] => (1, number(state.pawns())),
            [who, ref rest @ ..] if who.starts_with('p') && who.len() == 2 => {
                let (used, fact) = self.inspect_colony(state, seat(who)?, rest)?;
                (used + 1, fact)
            }
            _ => return Err(UNKNOWN.to_owned()),
        })
    }

    fn inspect_colony(&self, state: &State, seat: Seat, words: &[&str]) -> Result<(usize, Fact), String> {
        let colony = &state.colonies[seat];
        let places = |places: &mut dyn Iterator<Item = Place>| {
            Fact::List(places.map(|place| place.to_string()).collect())
        };
        let is_town = |place: &Place| colony.is_town(*place);
        let has_trader = |road: &Place| colony.has_trader(*road);
        Ok(match *words {
            ["points", ..] => (1, number(self.points(state, seat))),
            ["unguarded", ..] => (1, number(state.unguarded(seat))),
            ["resources", ..] => (1, number(state.resources(seat))),
            ["dice", ..] => {
                let held = state.held[seat];
                (1, Fact::List((!held.is_empty()).then(|| held.to_string()).into_iter().collect()))
            }
            ["coins", region, ..] => (2, number(state.coins.on(read(region)?))),
            ["regions", ..] => (1, regions(colony.regions)),
            ["at", region, ..] => {
                let region: Region = read(region)?;
                let space = state.spaces[region.index()].place();
                let space = space.filter(|_| colony.regions & region.bit() != 0);
                let words = space.map(|(place, row)| vec![place.to_string(), row.to_string()]);
                (2, Fact::List(words.unwrap_or_default()))
            }
            ["villages", ..] => (1, places(&mut colony.settlements().filter(|place| !is_town(place)))),
            ["towns", ..] => (1, places(&mut colony.settlements().filter(is_town))),
            ["roads", ..] => (1, places(&mut colony.roads())),
            ["traders", ..] => (1, places(&mut colony.roads().filter(has_trader))),
            ["knights", ..] => {
                let mut knights = Vec::new();
                for place in colony.settlements() {
                    for row in Row::ALL {
                        if colony.has_knight(place, row) {
                            knights.push(format!("{place}-{row}"));
                        }
                    }
                }
                (1, Fact::List(knights))
            }
            [suit, ..] => {
                let suit: Suit = read(suit).map_err(|_| COLONY.to_owned())?;
                (1, number(state.purse(seat)[suit.index()]))
            }
            [] => return Err(COLONY.to_owned()),
        })
    }
}

fn number(value: u8) -> Fact {
    Fact::Number(value.into())
}

fn regions(mask: Regions) -> Fact {
    Fact::Bag(Region::in_mask(mask).map(|region| region.to_string()).collect())
}
