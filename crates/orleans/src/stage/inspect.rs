//! The facts that `then` lines check.

use engine::{Fact, Seat};

use super::{PLAYER, UNKNOWN, read, track};
use crate::{
    content::{Citizen, DRAWS, Deed, Edge, Follower, Good, Place, Role, Town},
    estate::{Estate, Followers, bits},
    event::Source,
    rules::Orleans,
    state::State,
};

impl Orleans {
    pub(super) fn inspect_line(&self, state: &State, words: &[&str]) -> Result<(usize, Fact), String> {
        if let Some(found) = self.scene().inspect(self, state, words) {
            return found;
        }
        Ok(match *words {
            ["spare-citizens", ..] => (1, number(state.spare_citizens)),
            ["lost-citizens", ..] => (1, number(state.lost_citizens)),
            ["end", ..] => (1, one(Some(state.end))),
            ["round", ..] => (1, number(state.round)),
            ["first", ..] => (1, one(Some(state.first))),
            ["event", ..] => (1, one(state.turned().get(state.round.saturating_sub(1) as usize))),
            ["events", ..] => (1, list(state.turned())),
            ["census", "gains", ..] => (2, one(self.census_now(state)[0])),
            ["census", "pays", ..] => (2, one(self.census_now(state)[1])),
            ["goods", edge, ..] => {
                let edge: Edge = read(edge)?;
                let lying = |good: &Good| (state.map[good.index()] & edge.spaces()).count_ones() as usize;
                (2, repeated(Good::ALL.iter().map(|good| (good.to_string(), lying(good)))))
            }
            ["map", ..] => (1, number(state.map.iter().map(|spaces| spaces.count_ones()).sum::<u32>() as u8)),
            ["supply", "count", ..] => (2, number(state.supply.iter().sum())),
            ["supply", good, ..] => (2, number(state.supply[read::<Good>(good)?.index()])),
            ["stock", role, ..] => (2, number(state.stock[read::<Role>(role)?.index()])),
            ["technology-left", ..] => (1, number(state.technology)),
            ["tiles-left", "count", ..] => (2, number(state.tiles.count_ones() as u8)),
            ["tiles-left", ..] => (1, bag(Place::in_mask(state.tiles))),
            ["citizens-left", "count", ..] => (2, number(state.citizens.count_ones() as u8)),
            ["citizens-left", ..] => {
                (1, bag(Citizen::ALL.iter().filter(|&&citizen| state.has_citizen(citizen))))
            }
            ["deed", deed, role, value] if is_number(value) => {
                let deed: Deed = read(deed)?;
                (3, number(self.sent(state, deed, read(role)?) as u8))
            }
            ["deed", deed, ..] => {
                let deed: Deed = read(deed)?;
                (2, repeated(Role::ALL.iter().map(|&role| (role.to_string(), self.sent(state, deed, role)))))
            }
            ["out", "goods", ..] => (2, number(state.out.goods.iter().sum())),
            ["out", "citizens", ..] => (2, number(state.lost_citizens)),
            ["out", "technology", ..] => (2, number(state.out.technology)),
            ["out", "tiles", ..] => (2, bag(Place::in_mask(state.out.tiles))),
            ["out", what, ..] => match what.parse::<Good>() {
                Ok(good) => (2, number(state.out.goods[good.index()])),
                Err(_) => (2, number(state.out.followers[read::<Role>(what).map_err(|_| OUT)?.index()])),
            },
            [who, ref rest @ ..] if who.starts_with('p') && who.len() == 2 => {
                let (used, fact) = self.inspect_player(state, self.seat(who)?, rest)?;
                (used + 1, fact)
            }
            _ => return Err(UNKNOWN.to_owned()),
        })
    }

    fn inspect_player(&self, state: &State, seat: Seat, words: &[&str]) -> Result<(usize, Fact), String> {
        let estate = &state.estates[seat];
        Ok(match *words {
            ["coins", ..] => (1, Fact::Number(estate.coins.into())),
            ["goods", good, value] if good.parse::<Good>().is_ok() && is_number(value) => {
                (2, number(estate.goods[read::<Good>(good)?.index()]))
            }
            ["goods", ..] => {
                let counts =
                    Good::ALL.iter().map(|good| (good.to_string(), estate.goods[good.index()].into()));
                (1, repeated(counts))
            }
            ["market", ref rest @ ..] => followers(&estate.waiting(), rest)?,
            ["bag", ref rest @ ..] => followers(&estate.bag, rest)?,
            ["on", place, ..] => (2, self.standing_on(estate, read(place)?)),
            // A place and the kind that its tile covers. Places alone are a list.
            ["technology", place, kind, ..] if is_place(place) && !is_place(kind) => {
                let spaces = bits(estate.technology & self.mask(read(place)?));
                (2, list(&spaces.map(|space| self.space(space).1).collect::<Vec<_>>()))
            }
            ["technology", ..] => (1, bag(bits(estate.technology).map(|space| self.space(space).0))),
            ["track", name, ..] => (2, number(estate.tracks[track(name)?])),
            ["development", ..] => (1, number(estate.development)),
            ["status", ..] => (1, number(estate.status())),
            ["citizens", ..] => (1, number(estate.citizens)),
            ["tiles", ..] => (1, bag(Place::in_mask(estate.tiles))),
            ["fresh", ..] => (1, bag(Place::in_mask(estate.fresh))),
            ["stations", ..] => (1, bag(Town::ALL.iter().filter(|town| estate.stations & town.bit() != 0))),
            ["stations-left", ..] => (1, number(estate.stations_left)),
            ["built", ..] => (1, number(estate.built())),
            ["merchant", ..] => (1, one(Some(estate.merchant))),
            ["passed", ..] => (1, number(state.passed.contains(seat).into())),
            ["objectives", ..] => (
                1,
                bag(self
                    .scenario
                    .objectives
                    .iter()
                    .filter(|objective| estate.objectives & objective.bit() != 0)),
            ),
            ["claimed", ..] => (1, number(estate.claimed.into())),
            ["fallen", ..] => (1, number(state.fallen.contains(seat).into())),
            ["missing", objective, ..] => (2, bag(self.missing(state, seat, read(objective)?).iter())),
            ["active", ..] => {
                (1, bag(Place::in_mask(estate.places()).filter(|&place| self.usable(estate, place))))
            }
            ["draws", ..] => (1, number(DRAWS[estate.track(Role::Knight) as usize])),
            ["owed", ..] => (1, number(estate.owed.iter().sum())),
            ["score", ..] => (1, Fact::Number(self.total(state, seat).into())),
            ["source", name, ..] => {
                let source = Source::ALL.into_iter().find(|source| source.name() == name);
                let source = source.ok_or_else(|| {
                    format!("a source is one of {}", Source::ALL.map(Source::name).join(", "))
                })?;
                (2, Fact::Number(self.points_from(state, seat, source).into()))
            }
            [good, ..] if good.parse::<Good>().is_ok() => {
                (1, number(estate.goods[read::<Good>(good)?.index()]))
            }
            _ => return Err(PLAYER.to_owned()),
        })
    }

    /// The followers on a place in the order of its spaces, with `-` for an empty one.
    fn standing_on(&self, estate: &Estate, place: Place) -> Fact {
        let mask = self.mask(place);
        if estate.filled & mask == 0 {
            return Fact::List(Vec::new());
        }
        let standing = bits(mask).map(|space| match estate.filled >> space & 1 {
            1 => estate.standing(space).to_string(),
            _ => "-".to_owned(),
        });
        Fact::List(standing.collect())
    }
}

const OUT: &str = "what can be out of the game: a good, a kind of follower, technology, tiles, citizens";

impl Orleans {
    /// How many followers with a role are on a deed.
    fn sent(&self, state: &State, deed: Deed, role: Role) -> usize {
        (state.deeds & self.deed_spaces(deed, role)).count_ones() as usize
    }
}

/// A pile of followers, or how many of one kind are in it.
fn followers(pile: &Followers, words: &[&str]) -> Result<(usize, Fact), String> {
    Ok(match *words {
        ["count", ..] => (2, number(pile.len())),
        [kind, value] if kind.parse::<Follower>().is_ok() && is_number(value) => {
            (2, number(pile.count(read::<Follower>(kind)?.index())))
        }
        _ => (1, repeated(pile.iter().map(|(kind, count)| (Follower::at(kind).to_string(), count.into())))),
    })
}

fn is_place(word: &str) -> bool {
    word.parse::<Place>().is_ok()
}

fn is_number(word: &str) -> bool {
    word.trim_start_matches(['+', '-', '=']).parse::<u16>().is_ok()
}

fn number(value: u8) -> Fact {
    Fact::Number(value.into())
}

fn one<T: ToString>(value: Option<T>) -> Fact {
    Fact::List(value.into_iter().map(|value| value.to_string()).collect())
}

fn list<T: ToString>(values: &[T]) -> Fact {
    Fact::List(values.iter().map(ToString::to_string).collect())
}

fn bag<T: ToString>(values: impl Iterator<Item = T>) -> Fact {
    Fact::Bag(values.map(|value| value.to_string()).collect())
}

/// Words, each repeated as often as its count says.
fn repeated(counts: impl Iterator<Item = (String, usize)>) -> Fact {
    Fact::Bag(counts.flat_map(|(word, count)| std::iter::repeat_n(word, count)).collect())
}
