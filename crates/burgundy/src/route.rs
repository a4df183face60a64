//! An estate's trade route: its cards, and the goods on them.

use crate::content::{Bonus, CARD_SPACES, Card, CardSpec, Good, MAX_CARDS, ROUTE};

/// What is on each card at a table.
pub(crate) type Cards = [CardSpec; Card::COUNT];

/// A trade route, from left to right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Route {
    pub(crate) cards: [Option<Card>; MAX_CARDS],
    /// The number of the good on each space, or 0 if the space is free. Two spaces share a byte.
    laid: [u8; ROUTE.div_ceil(2)],
}

impl Route {
    /// The cards.
    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.cards.iter().flatten().copied()
    }

    /// Every space: its colour, its bonus and the good on it.
    pub(crate) fn spaces<'a>(
        &'a self,
        cards: &'a Cards,
    ) -> impl Iterator<Item = (Good, Bonus, Option<Good>)> + 'a {
        let printed =
            self.cards().flat_map(move |card| (0..CARD_SPACES).map(move |n| cards[card.index()].space(n)));
        printed.enumerate().map(|(place, (good, bonus))| (good, bonus, self.good_on(place)))
    }

    /// The goods on it, from the left.
    pub fn laid(&self) -> impl Iterator<Item = Good> + '_ {
        (0..ROUTE).map_while(|place| self.good_on(place))
    }

    fn good_on(&self, place: usize) -> Option<Good> {
        let number = self.laid[place / 2] >> (place % 2 * 4) & 0xf;
        number.checked_sub(1).map(|index| Good::at(index.into()))
    }

    fn put(&mut self, place: usize, good: Good) {
        debug_assert!(self.good_on(place).is_none());
        self.laid[place / 2] |= good.value() << (place % 2 * 4);
    }

    /// How many goods of a colour are on it.
    pub fn count(&self, good: Good) -> u8 {
        self.laid().filter(|&laid| laid == good).count() as u8
    }

    /// Lays a good on the next free space. Says what is printed there, or nothing if the route is full.
    /// r[burgundy.route.lay]
    pub(crate) fn lay(&mut self, cards: &Cards, good: Good) -> Option<(Good, Bonus)> {
        let place = (0..ROUTE).find(|&place| self.good_on(place).is_none())?;
        let card = (*self.cards.get(place / CARD_SPACES)?)?;
        self.put(place, good);
        Some(cards[card.index()].space(place % CARD_SPACES))
    }

    /// Puts goods on the first spaces, for an arranged position.
    pub(crate) fn set_laid(&mut self, goods: &[Good]) {
        for (place, &good) in goods.iter().enumerate() {
            self.put(place, good);
        }
    }

    /// Whether there are more goods than spaces.
    pub(crate) fn is_overfull(&self) -> bool {
        self.laid().count() > CARD_SPACES * self.cards().count()
    }

    /// Makes a card that is not in order yet the next one.
    pub(crate) fn put_next(&mut self, place: usize, card: Card) {
        let at = self.cards.iter().position(|&other| other == Some(card));
        let at = at.expect("legal offers only cards of the route");
        self.cards[place..=at].rotate_right(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goods_are_laid_from_the_left_until_the_route_is_full() {
        let mut route = Route::default();
        assert_eq!(route.lay(&crate::content::CARDS, Good::at(0)), None);
        route.cards[0] = Some(Card::at(8));
        assert_eq!(route.lay(&crate::content::CARDS, Good::at(5)), Some((Good::at(0), Bonus::Silver)));
        assert_eq!(route.lay(&crate::content::CARDS, Good::at(5)), Some((Good::at(5), Bonus::Action)));
        assert_eq!(route.lay(&crate::content::CARDS, Good::at(1)), Some((Good::at(4), Bonus::TakeBuilding)));
        assert_eq!(route.lay(&crate::content::CARDS, Good::at(1)), None);
        assert_eq!(route.laid().collect::<Vec<_>>(), [5, 5, 1].map(Good::at));
        assert_eq!((route.count(Good::at(5)), route.is_overfull()), (2, false));
    }

    #[test]
    fn cards_that_are_not_in_order_yet_keep_theirs() {
        let mut route = Route::default();
        for (place, card) in route.cards[..4].iter_mut().zip([1, 2, 3, 4]) {
            *place = Some(Card::at(card));
        }
        route.put_next(1, Card::at(4));
        let cards: Vec<usize> = route.cards().map(Card::index).collect();
        assert_eq!(cards, [1, 4, 2, 3]);
    }
}
