//! What a viewer sees of cards, structures and the carpenter.

use engine::{Next, Seat, Viewer};
use serde::Serialize;

use super::{Prosperity, Slot, StructureRow};
use crate::{
    content::{Edge, Good, Role, SPACE_EDGE, Town},
    rules::Orleans,
    scenarios::Scenario,
    state::State,
};

/// What Prosperity adds to the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ProsperityView {
    /// Where the carpenter is.
    pub carpenter: Town,
    /// How many cards the pile has.
    pub pile: u8,
    /// Cards of the pile that this viewer knows, because they put them there.
    pub known: Vec<KnownCard>,
    /// All cards, with what they need at this table.
    pub cards: Vec<StructureCard>,
    /// The prices of Market Day, by good.
    pub prices: [u8; 5],
}

/// A card in the pile. Place 1 is the top.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct KnownCard {
    pub place: u8,
    pub card: Town,
}

/// What a structure needs and is worth.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct StructureCard {
    pub town: Town,
    pub title: &'static str,
    pub followers: Vec<Role>,
    pub goods: Vec<Good>,
    pub coins: u8,
    pub points: u8,
}

/// A structure that a seat has built.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct StructureView {
    pub town: Town,
    /// The road or waterway with the good that it covers.
    pub edge: Edge,
    pub complete: bool,
    pub followers: Vec<FollowerNeed>,
    pub goods: Vec<GoodNeed>,
    /// Coins that are there, and how many it needs.
    pub coins: u8,
    pub coins_needed: u8,
    /// Points once it is complete.
    pub points: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct FollowerNeed {
    pub role: Role,
    pub filled: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct GoodNeed {
    pub good: Good,
    pub filled: bool,
}

impl ProsperityView {
    pub(crate) fn new(rules: &Orleans, state: &State, viewer: Viewer) -> Option<ProsperityView> {
        if rules.scene() != Scenario::Prosperity {
            return None;
        }
        let board = &state.prosperity;
        let on_top = board.unseen.count_ones() as u8;
        let under = board.under.iter().take_while(|slot| !slot.is_empty());
        let known = under
            .zip(on_top + 1..)
            .filter(|(slot, _)| Prosperity::knows_card(rules, state, viewer, None, **slot));
        Some(ProsperityView {
            carpenter: board.carpenter,
            pile: board.pile(),
            known: known.map(|(slot, place)| KnownCard { place, card: slot.card }).collect(),
            cards: Town::ALL[1..].iter().map(|&town| StructureCard::new(rules, town)).collect(),
            prices: rules.terms.prices,
        })
    }
}

impl StructureCard {
    fn new(rules: &Orleans, town: Town) -> StructureCard {
        let card = &rules.terms.cards[town.index()];
        let followers = Role::ALL.iter().zip(card.followers).flat_map(|(&role, bits)| repeat(role, bits));
        let goods = Good::ALL.iter().zip(card.goods).flat_map(|(&good, bits)| repeat(good, bits));
        StructureCard {
            town,
            title: StructureRow::of(town).title,
            followers: followers.collect(),
            goods: goods.collect(),
            coins: card.coins,
            points: card.points,
        }
    }
}

fn repeat<T: Copy>(item: T, bits: u8) -> impl Iterator<Item = T> {
    std::iter::repeat_n(item, bits.count_ones() as usize)
}

impl StructureView {
    /// The structures of a seat, in the order of the towns.
    pub(crate) fn list(rules: &Orleans, state: &State, seat: Seat) -> Vec<StructureView> {
        let towns = state.estates[seat].structures.towns();
        towns.map(|town| StructureView::new(rules, state, town)).collect()
    }

    fn new(rules: &Orleans, state: &State, town: Town) -> StructureView {
        let (card, site) = (&rules.terms.cards[town.index()], &state.prosperity.sites[town.index()]);
        let filled = |bits: u8| crate::estate::bits(bits.into()).map(|bit| site.items >> bit & 1 == 1);
        let followers = Role::ALL.iter().zip(card.followers);
        let goods = Good::ALL.iter().zip(card.goods);
        StructureView {
            town,
            edge: SPACE_EDGE[site.space as usize],
            complete: Prosperity::is_complete(rules, state, town),
            followers: followers
                .flat_map(|(&role, bits)| filled(bits).map(move |filled| FollowerNeed { role, filled }))
                .collect(),
            goods: goods
                .flat_map(|(&good, bits)| filled(bits).map(move |filled| GoodNeed { good, filled }))
                .collect(),
            coins: site.coins,
            coins_needed: card.coins,
            points: card.points,
        }
    }
}

impl Prosperity {
    /// Whether a viewer may know a card. A seat knows its own. r[orleans.prosperity.cards-secret]
    pub(super) fn knows_card(
        rules: &Orleans,
        state: &State,
        viewer: Viewer,
        owner: Option<Seat>,
        slot: Slot,
    ) -> bool {
        match viewer {
            _ if state.flow.next() == Next::Over => true,
            Viewer::Everything => true,
            Viewer::Seat(seat) => owner == Some(seat) || slot.known.contains(seat),
            Viewer::Spectator => Seat::all(rules.seats).all(|seat| slot.known.contains(seat)),
        }
    }

    /// Takes away what a viewer may not know about a seat's cards.
    pub(crate) fn hide_cards(rules: &Orleans, state: &mut State, viewer: Viewer, seat: Seat) {
        let slots = state.estates[seat].structures;
        let hide = |slot: Slot| {
            if Prosperity::knows_card(rules, state, viewer, Some(seat), slot) { slot } else { Slot::EMPTY }
        };
        let (hand, drawn) = (hide(slots.hand), slots.drawn.map(hide));
        (state.estates[seat].structures.hand, state.estates[seat].structures.drawn) = (hand, drawn);
    }
}
