//! Structures: what is placed there, and what they are worth. r[orleans.prosperity.man]

use engine::{Line, Seat, Sink};

use super::{Act, Card, Prosperity, Site, step::Step as Own};
use crate::{
    action::{Action, Goal},
    content::{Good, Place, Role, Town},
    estate::bits,
    event::{Event, What},
    rules::Orleans,
    state::State,
    step::Step,
};

impl Prosperity {
    fn card(rules: &Orleans, town: Town) -> &Card {
        &rules.terms.cards[town.index()]
    }

    /// The card of a structure and what has been placed there.
    fn structure<'a>(rules: &'a Orleans, state: &'a State, town: Town) -> (&'a Card, &'a Site) {
        (Prosperity::card(rules, town), &state.prosperity.sites[town.index()])
    }

    /// Whether a structure has everything it needs. r[orleans.prosperity.man-complete]
    pub(super) fn is_complete(rules: &Orleans, state: &State, town: Town) -> bool {
        let (card, site) = Prosperity::structure(rules, state, town);
        site.items == card.items() && site.coins == card.coins
    }

    /// A seat's structures that still need something.
    pub(super) fn unfinished(rules: &Orleans, state: &State, seat: Seat) -> impl Iterator<Item = Town> {
        let towns = state.estates[seat].structures.towns();
        towns.filter(move |&town| !Prosperity::is_complete(rules, state, town))
    }

    /// The same with a good. r[orleans.prosperity.man-goods]
    pub(super) fn lacks_good(rules: &Orleans, state: &State, town: Town, good: Good) -> u8 {
        let (card, site) = Prosperity::structure(rules, state, town);
        card.goods[good.index()] & !site.items
    }

    /// Coins that a structure still needs.
    pub(super) fn lacks_coins(rules: &Orleans, state: &State, town: Town) -> u8 {
        let (card, site) = Prosperity::structure(rules, state, town);
        card.coins - site.coins
    }

    /// Own structures to which a follower can be sent.
    pub(super) fn offer_manning(
        rules: &Orleans,
        state: &State,
        seat: Seat,
        place: Place,
        role: Role,
        offer: &mut impl FnMut(Action),
    ) {
        for town in state.estates[seat].structures.towns() {
            if rules.lacks_role(state, town, role) != 0 {
                offer(Action::Send { place, role, goal: Goal::Structure(town), book: false });
            }
        }
    }

    /// A follower who has been sent stays at the structure. r[orleans.prosperity.man-back]
    pub(super) fn man_structure(
        rules: &Orleans,
        state: &mut State,
        seat: Seat,
        role: Role,
        town: Town,
        sink: &mut impl Sink<Event>,
    ) {
        let free = rules.lacks_role(state, town, role);
        Prosperity::place(rules, state, seat, town, free, sink);
    }

    /// One more of these items is there.
    fn place(
        rules: &Orleans,
        state: &mut State,
        seat: Seat,
        town: Town,
        free: u8,
        sink: &mut impl Sink<Event>,
    ) {
        state.prosperity.sites[town.index()].items |= free & free.wrapping_neg();
        Prosperity::complete_structure(rules, state, seat, town, sink);
    }

    /// What a seat can place at its structures without an action. r[orleans.prosperity.man-goods]
    pub(super) fn offer_supplies(rules: &Orleans, state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
        let estate = &state.estates[seat];
        for town in estate.structures.towns() {
            for &good in Good::ALL.iter().filter(|good| estate.goods[good.index()] > 0) {
                if Prosperity::lacks_good(rules, state, town, good) != 0 {
                    offer(Action::Prosperity(Act::Supply { town, good }));
                }
            }
            let most = estate.coins.min(Prosperity::lacks_coins(rules, state, town).into()) as u8;
            (1..=most).for_each(|coins| offer(Action::Prosperity(Act::Coins { town, coins })));
        }
    }

    /// Places a good or coins at a structure.
    pub(super) fn supply_structure(
        rules: &Orleans,
        state: &mut State,
        seat: Seat,
        act: Act,
        sink: &mut impl Sink<Event>,
    ) {
        const CLAUSE: &str = "orleans.prosperity.man-goods";
        match act {
            Act::Supply { town, good } => {
                state.estates[seat].goods[good.index()] -= 1;
                let what = What::Supplies { seat, town, good: Some(good), coins: 0 };
                sink.emit(Event::new(CLAUSE, what));
                let free = Prosperity::lacks_good(rules, state, town, good);
                Prosperity::place(rules, state, seat, town, free, sink);
            }
            Act::Coins { town, coins } => {
                state.estates[seat].coins -= u16::from(coins);
                state.prosperity.sites[town.index()].coins += coins;
                sink.emit(Event::new(CLAUSE, What::Supplies { seat, town, good: None, coins }));
                Prosperity::complete_structure(rules, state, seat, town, sink);
            }
            _ => unreachable!("{act} supplies nothing"),
        }
    }

    /// r[orleans.prosperity.man-complete] Followers go back to the stock.
    /// r[orleans.prosperity.man-complete-goods] Goods and coins leave the game.
    fn complete_structure(
        rules: &Orleans,
        state: &mut State,
        seat: Seat,
        town: Town,
        sink: &mut impl Sink<Event>,
    ) {
        if !Prosperity::is_complete(rules, state, town) {
            return;
        }
        let what = What::CompletesStructure { seat, town };
        sink.emit(Event::new("orleans.prosperity.man-complete", what));
        let card = Prosperity::card(rules, town);
        for (&role, items) in Role::ALL.iter().zip(card.followers).filter(|(_, items)| *items != 0) {
            let count = items.count_ones() as u8;
            state.stock[role.index()] += count;
            sink.emit(Event::new("orleans.prosperity.man-complete", What::Stocked { role, count }));
        }
        for (out, items) in state.out.goods.iter_mut().zip(card.goods) {
            *out += items.count_ones() as u8;
        }
    }

    /// Goods of a kind that are at a seat's unfinished structures. r[orleans.prosperity.score-unfinished]
    pub(super) fn goods_at_sites(rules: &Orleans, state: &State, seat: Seat, good: Good) -> u8 {
        let there = |town: Town| {
            let (card, site) = Prosperity::structure(rules, state, town);
            (card.goods[good.index()] & site.items).count_ones() as u8
        };
        Prosperity::unfinished(rules, state, seat).map(there).sum()
    }

    /// Neutral followers of a role that are there.
    pub(super) fn followers_at_sites(rules: &Orleans, state: &State, seat: Seat, role: Role) -> u8 {
        let there = |town: Town| {
            let (card, site) = Prosperity::structure(rules, state, town);
            (card.followers[role.index()] & site.items).count_ones() as u8
        };
        Prosperity::unfinished(rules, state, seat).map(there).sum()
    }

    /// Coins that are there.
    pub(super) fn coins_at_sites(rules: &Orleans, state: &State, seat: Seat) -> u16 {
        let there = |town: Town| u16::from(state.prosperity.sites[town.index()].coins);
        Prosperity::unfinished(rules, state, seat).map(there).sum()
    }

    /// The points of a seat's complete structures. r[orleans.prosperity.goal]
    pub(super) fn points(rules: &Orleans, state: &State, seat: Seat) -> u16 {
        let towns = state.estates[seat]
            .structures
            .towns()
            .filter(|&town| Prosperity::is_complete(rules, state, town));
        towns.map(|town| u16::from(Prosperity::card(rules, town).points)).sum()
    }

    /// The town whose structure covers a goods space.
    pub(crate) fn structure_on(state: &State, space: u8) -> Option<Town> {
        let built = state.estates.0.iter().fold(0, |all, estate| all | estate.structures.built);
        let mut towns = bits(built.into()).map(|town| Town::at(town.into()));
        towns.find(|town| state.prosperity.sites[town.index()].space == space)
    }

    /// r[orleans.scenario.free] Just before and just after the event, structures can be supplied. An event that
    /// was during the round needs only one of these.
    pub(super) fn ask_supplies(rules: &Orleans, state: &mut State) {
        let before = state.flow.frames(Line::Main).last() == Some(&Step::Event);
        if before && state.hour().row().fate == crate::content::Fate::Nothing {
            return;
        }
        for seat in rules.in_order(state.first).rev() {
            state.flow.push(Line::Main, Step::Prosperity(Own::Supplier(seat)));
        }
    }

    /// Asks a seat that can place something.
    pub(super) fn ask_supply(rules: &Orleans, state: &mut State, seat: Seat) {
        let mut any = false;
        Prosperity::offer_supplies(rules, state, seat, &mut |_| any = true);
        if any {
            state.flow.push(Line::Lane(seat), Step::Prosperity(Own::AskSupply));
        }
    }
}

impl Orleans {
    /// The followers of a role that a structure still needs, as bits. r[orleans.prosperity.man-fit]
    pub fn lacks_role(&self, state: &State, town: Town, role: Role) -> u8 {
        let (card, site) = Prosperity::structure(self, state, town);
        card.followers[role.index()] & !site.items
    }
}
