//! The lines of scenarios about cards, structures and the carpenter. See `docs/scenarios.md`.

use engine::{Fact, Seat, SeatSet};

use super::{Prosperity, Site, Slot, board::CARDS};
use crate::{
    content::{Edge, Good, Place, Role, Town},
    estate::bits,
    rules::Orleans,
    stage::{amount, read},
    state::State,
};

type Found = Option<Result<(usize, Fact), String>>;

impl Prosperity {
    /// Sets up what only this scenario has. `None` if the words are not about it.
    pub(super) fn arrange_words(
        rules: &Orleans,
        state: &mut State,
        words: &[&str],
    ) -> Option<Result<(), String>> {
        Some(match *words {
            ["carpenter", town] => read(town).map(|town| state.prosperity.carpenter = town),
            ["face-down", ref edges @ ..] if !edges.is_empty() => {
                Prosperity::arrange_face_down(rules, state, edges)
            }
            ["unseen", ref goods @ ..] if !goods.is_empty() => arrange_unseen(state, goods),
            ["pile", ref cards @ ..] if !cards.is_empty() => arrange_pile(state, cards),
            ["under", ref cards @ ..] if !cards.is_empty() => arrange_under(state, cards),
            ["spare-citizens", number] => Prosperity::arrange_spare(rules, state, number),
            [who, "card", card] => Prosperity::arrange_card(rules, state, who, card),
            [who, "structure", town, "edge", edge, ref items @ ..] => {
                Prosperity::arrange_structure(rules, state, who, [town, edge], items)
            }
            [who, "turned", ref tiles @ ..] if !tiles.is_empty() => {
                Prosperity::arrange_turned(rules, state, who, tiles)
            }
            _ => return None,
        })
    }

    fn arrange_face_down(rules: &Orleans, state: &mut State, edges: &[&str]) -> Result<(), String> {
        for word in edges {
            let edge: Edge = read(word)?;
            let free = edge.spaces() & rules.goods_spaces & !state.face_down;
            if free == 0 {
                return Err(format!("with {} seats {edge} has no room for another good", rules.seats));
            }
            state.face_down |= free & free.wrapping_neg();
        }
        Ok(())
    }

    fn arrange_spare(rules: &Orleans, state: &mut State, number: &str) -> Result<(), String> {
        let all = rules.scenario.spare_citizens;
        state.spare_citizens = amount(number, all.into())? as u8;
        state.lost_citizens = all - state.spare_citizens;
        Ok(())
    }

    fn arrange_card(rules: &Orleans, state: &mut State, who: &str, card: &str) -> Result<(), String> {
        let (seat, card) = (rules.seat(who)?, read_town(card)?);
        state.estates[seat].structures.hand = Slot { card, known: SeatSet::EMPTY };
        Ok(())
    }

    fn arrange_turned(rules: &Orleans, state: &mut State, who: &str, tiles: &[&str]) -> Result<(), String> {
        let seat = rules.seat(who)?;
        for word in tiles {
            let tile: Place = read(word)?;
            state.estates[seat].tiles |= tile.bit();
            state.estates[seat].turned |= tile.bit();
        }
        Ok(())
    }

    fn arrange_structure(
        rules: &Orleans,
        state: &mut State,
        who: &str,
        [town, edge]: [&str; 2],
        items: &[&str],
    ) -> Result<(), String> {
        let (seat, town, edge) = (rules.seat(who)?, read_town(town)?, read::<Edge>(edge)?);
        if !edge.row().towns.contains(&town) {
            return Err(format!("{edge} does not lead to {town}"));
        }
        if Prosperity::owner_of(state, town).is_some() {
            return Err(format!("there is only one structure in {town}"));
        }
        let taken = Town::ALL.iter().filter(|&&town| Prosperity::owner_of(state, town).is_some());
        let taken = taken.fold(0, |all, town| all | 1_u64 << state.prosperity.sites[town.index()].space);
        let free = edge.spaces() & rules.goods_spaces & !taken;
        if free == 0 {
            return Err(format!("{edge} has no room for another structure"));
        }
        // A face-down good of a later line goes on another space.
        let space = 63 - free.leading_zeros() as u8;
        state.estates[seat].structures.built |= town.bit();
        state.prosperity.sites[town.index()] = Prosperity::read_site(rules, town, space, items)?;
        Ok(())
    }

    /// What is at a structure: `farmer wine coins 2`.
    fn read_site(rules: &Orleans, town: Town, space: u8, words: &[&str]) -> Result<Site, String> {
        let card = &rules.terms.cards[town.index()];
        let mut site = Site { space, ..Site::default() };
        let mut words = words.iter();
        while let Some(&word) = words.next() {
            if word == "coins" {
                let number = words.next().ok_or("write how many coins there are")?;
                site.coins = amount(number, card.coins.into())? as u8;
                continue;
            }
            let needed = match word.parse::<Role>() {
                Ok(role) => card.followers[role.index()],
                Err(_) => card.goods[read::<Good>(word)?.index()],
            };
            let free = needed & !site.items;
            if free == 0 {
                return Err(format!("the structure in {town} needs no further {word}"));
            }
            site.items |= free & free.wrapping_neg();
        }
        Ok(site)
    }

    /// The seat that has a structure in a town.
    fn owner_of(state: &State, town: Town) -> Option<Seat> {
        let owner = state.estates.0.iter().position(|estate| estate.structures.built & town.bit() != 0);
        owner.map(|seat| Seat(seat as u8))
    }

    /// Fills in what no line has said: the other cards are in the pile, and hidden goods are grain as long as
    /// there is any.
    pub(super) fn fill_table(state: &mut State) -> Result<(), String> {
        let mut used = state.prosperity.gone & !PILE_SAID;
        let mut cards: u32 = 0;
        let under = state.prosperity.under.iter().map(|slot| slot.card.bit());
        let hands = state.estates.0.iter().map(|estate| estate.structures.hand.card.bit());
        let built = state.estates.0.iter().map(|estate| estate.structures.built);
        for mask in under.chain(hands).map(|mask| mask & !Town::Orleans.bit()).chain(built) {
            if let Some(town) = bits((cards & mask).into()).next() {
                return Err(format!("there is only one card of {}", Town::at(town.into())));
            }
            cards |= mask;
        }
        let all = ((1 << Town::COUNT) - 1) & !Town::Orleans.bit();
        if state.prosperity.gone & PILE_SAID != 0 {
            if let Some(town) = bits((cards & used).into()).next() {
                return Err(format!("there is only one card of {}", Town::at(town.into())));
            }
            state.prosperity.unseen = used;
            used |= cards;
            state.prosperity.gone = all & !used;
        } else {
            state.prosperity.unseen = all & !cards;
        }
        let covered: u8 = state.estates.0.iter().map(|estate| estate.structures.stations()).sum();
        let hidden = state.face_down.count_ones() as u8 + covered;
        let said: u8 = state.unseen.iter().sum();
        if said == 0 {
            state.unseen[Good::Grain.index()] = hidden.min(Good::COUNTS[0]);
            state.unseen[Good::Cheese.index()] = hidden.saturating_sub(Good::COUNTS[0]);
        } else if said < hidden {
            return Err(format!(
                "{hidden} goods lie face down or under structures, and only {said} are unseen"
            ));
        }
        Ok(())
    }

    /// Reads what only this scenario has. `None` if the words are not about it.
    pub(super) fn inspect_words(rules: &Orleans, state: &State, words: &[&str]) -> Found {
        Some(match *words {
            ["carpenter", ..] => Ok((1, list([state.prosperity.carpenter]))),
            ["pile", ..] => Ok((1, number(state.prosperity.pile()))),
            ["under", ..] => {
                let under = state.prosperity.under.iter().take_while(|slot| !slot.is_empty());
                Ok((1, list(under.map(|slot| slot.card))))
            }
            ["face-down", "count", ..] => Ok((2, number(state.face_down.count_ones() as u8))),
            ["face-down", edge, ..] => read::<Edge>(edge)
                .map(|edge| (2, number((state.face_down & edge.spaces()).count_ones() as u8))),
            ["unseen", "count", ..] => Ok((2, number(state.unseen.iter().sum()))),
            ["unseen", good, ..] => read::<Good>(good).map(|good| (2, number(state.unseen[good.index()]))),
            [who, "card" | "drawn" | "structures" | "structure" | "complete" | "turned", ..] => {
                Prosperity::inspect_seat(rules, state, who, &words[1..])
            }
            _ => return None,
        })
    }

    fn inspect_seat(
        rules: &Orleans,
        state: &State,
        who: &str,
        words: &[&str],
    ) -> Result<(usize, Fact), String> {
        let seat = rules.seat(who)?;
        let own = &state.estates[seat].structures;
        let cards = |slots: &[Slot]| {
            list(slots.iter().filter(|slot| !slot.is_empty()).map(|slot| slot.card).collect::<Vec<_>>())
        };
        Ok(match *words {
            ["card", ..] => (2, cards(&[own.hand])),
            ["drawn", ..] => (2, cards(&own.drawn)),
            ["structures", ..] => (2, bag(own.towns())),
            ["complete", ..] => {
                (2, bag(own.towns().filter(|&town| Prosperity::is_complete(rules, state, town))))
            }
            ["turned", ..] => (2, bag(Place::in_mask(state.estates[seat].turned))),
            ["structure", town, "coins", ..] => {
                let town = read_town(town)?;
                (4, number(state.prosperity.sites[town.index()].coins))
            }
            ["structure", town, ..] => {
                let town = read_town(town)?;
                let (card, site) = (&rules.terms.cards[town.index()], &state.prosperity.sites[town.index()]);
                let followers = Role::ALL.iter().map(ToString::to_string).zip(card.followers);
                let goods = Good::ALL.iter().map(ToString::to_string).zip(card.goods);
                let items = followers.chain(goods).flat_map(|(name, items)| {
                    std::iter::repeat_n(name, (items & site.items).count_ones() as usize)
                });
                (3, bag(items))
            }
            _ => return Err("write the town of the structure".to_owned()),
        })
    }
}

/// Set in `Board::gone` once a line has said which cards the pile has. The other bits are these cards.
const PILE_SAID: u32 = 1 << 31;

fn arrange_pile(state: &mut State, cards: &[&str]) -> Result<(), String> {
    let mut pile = PILE_SAID;
    for word in cards.iter().filter(|word| **word != "-") {
        pile |= read_town(word)?.bit();
    }
    state.prosperity.gone = pile;
    Ok(())
}

fn arrange_under(state: &mut State, cards: &[&str]) -> Result<(), String> {
    if cards.len() > CARDS {
        return Err(format!("there are only {CARDS} cards"));
    }
    for (slot, word) in state.prosperity.under.iter_mut().zip(cards) {
        *slot = Slot { card: read_town(word)?, known: SeatSet::EMPTY };
    }
    Ok(())
}

fn arrange_unseen(state: &mut State, words: &[&str]) -> Result<(), String> {
    for (good, count) in crate::stage::counted::<Good>(words)? {
        state.unseen[good.index()] = count;
    }
    Ok(())
}

fn read_town(word: &str) -> Result<Town, String> {
    match read(word)? {
        Town::Orleans => Err("there is no structure card for orleans".to_owned()),
        town => Ok(town),
    }
}

fn number(value: u8) -> Fact {
    Fact::Number(value.into())
}

fn list<T: ToString>(values: impl IntoIterator<Item = T>) -> Fact {
    Fact::List(values.into_iter().map(|value| value.to_string()).collect())
}

fn bag<T: ToString>(values: impl IntoIterator<Item = T>) -> Fact {
    Fact::Bag(values.into_iter().map(|value| value.to_string()).collect())
}
