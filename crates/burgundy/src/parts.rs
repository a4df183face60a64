//! What follows a placement, a sale and a ship: lists of parts that run in order.
//!
//! Most parts run immediately. If a part may ask a question at this table, the parts after it wait on the
//! seat's lane, so everything the question leads to is finished first. r[burgundy.engine.depth-first]

use std::{fmt, marker::PhantomData, str::FromStr};

use engine::Unreadable;

/// One of a list of parts. They run in the order of `ALL`.
pub(crate) trait Part: Copy + 'static {
    const ALL: &'static [Self];

    fn bit(self) -> u8;
}

macro_rules! parts {
    ($(#[$about:meta])* $name:ident { $($(#[$part_about:meta])* $part:ident),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum $name { $($(#[$part_about])* $part),+ }

        impl Part for $name {
            const ALL: &'static [$name] = &[$($name::$part),+];

            #[inline]
            fn bit(self) -> u8 {
                1 << self as u8
            }
        }

        const _: () = assert!($name::ALL.len() <= 8);
    };
}

parts! {
    /// What follows a placement. r[burgundy.engine.score-first] No part scores twice, so that every gain of points
    /// can be interrupted.
    Placing {
        /// The tile's own points.
        Own,
        /// What a monastery adds to them. r[burgundy.monastery.07]
        More,
        /// The size of a completed area. r[burgundy.area.size-table]
        Size,
        /// The phase in which it was completed. r[burgundy.area.phase-bonus]
        Phase,
        /// The bonus tile of a completed colour. r[burgundy.colour.first] r[burgundy.colour.second]
        Colour,
        /// Border posts that the tile joins, and the award for the third. Nothing interrupts them, so this part
        /// may score more than once. r[burgundy.border.pair]
        Posts,
        /// What a monastery scores as soon as it is placed. r[burgundy.solo.monastery]
        Scoring,
        /// The tile's effect. r[burgundy.place.effect]
        Effect,
    }
}

parts! {
    /// What follows a sale. r[burgundy.sell.income]
    Sale {
        Points,
        Income,
        /// The goods go on the trade route. r[burgundy.route.income-first]
        Lay,
    }
}

parts! {
    /// What follows a ship. r[burgundy.ship.any-depot]
    Voyage {
        Load,
        /// The goods of one colour from all depots. r[burgundy.shield.05]
        Colour,
        /// The goods left in the depots leave the game. r[burgundy.solo.ship]
        Clear,
        /// The seat may give goods for a face-down tile. r[burgundy.solo.exchange]
        Exchange,
        /// The track piece moves. r[burgundy.ship.track-mandatory]
        Sail,
    }
}

/// A part of a placement or a sale that a seat may call first. r[burgundy.solo.order]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pending {
    Placing(Placing),
    /// The points of a sale, or all those of a placement together. r[burgundy.solo.gains]
    Points,
    /// The income of a sale.
    Income,
}

/// The words for the parts of a placement, in their order.
const PLACING: [&str; Placing::ALL.len()] =
    ["own", "more", "size", "phase", "colour", "posts", "scoring", "effect"];

impl fmt::Display for Pending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match *self {
            Pending::Placing(part) => PLACING[part as usize],
            Pending::Points => "points",
            Pending::Income => "income",
        })
    }
}

impl FromStr for Pending {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Pending, Unreadable> {
        let placing = Placing::ALL.iter().map(|&part| Pending::Placing(part));
        let others = [Pending::Points, Pending::Income];
        placing.chain(others).find(|part| part.to_string() == text).ok_or_else(|| {
            Unreadable::new(text, format!("what comes first is {}, points or income", PLACING.join(", ")))
        })
    }
}

/// Some parts of a list: those of a table or a tile, or those still to run.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Parts<P>(u8, PhantomData<P>);

impl<P> Parts<P> {
    pub(crate) const NONE: Parts<P> = Parts(0, PhantomData);
}

#[expect(private_bounds, reason = "other crates see the sets but make none")]
impl<P: Part> Parts<P> {
    pub(crate) fn of(parts: &[P]) -> Parts<P> {
        parts.iter().fold(Parts::NONE, |all, &part| all.and(part, true))
    }

    pub(crate) fn all() -> Parts<P> {
        Parts::of(P::ALL)
    }

    /// The same with another part, if it applies.
    #[inline]
    #[must_use]
    pub(crate) fn and(self, part: P, applies: bool) -> Parts<P> {
        if applies { Parts(self.0 | part.bit(), PhantomData) } else { self }
    }

    /// How many parts there are.
    pub(crate) fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The parts, in their order.
    pub(crate) fn iter(self) -> impl Iterator<Item = P> {
        P::ALL.iter().copied().filter(move |&part| self.has(part))
    }

    /// The parts in both sets.
    #[inline]
    #[must_use]
    pub(crate) fn within(self, other: Parts<P>) -> Parts<P> {
        Parts(self.0 & other.0, PhantomData)
    }

    /// The parts that are not in the other set.
    #[must_use]
    pub(crate) fn less(self, other: Parts<P>) -> Parts<P> {
        Parts(self.0 & !other.0, PhantomData)
    }

    #[inline]
    pub(crate) fn has(self, part: P) -> bool {
        self.0 & part.bit() != 0
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Takes out the part that comes first.
    #[inline]
    fn take(&mut self) -> Option<P> {
        let part = *P::ALL.get(self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(part)
    }
}

/// A list of parts at one table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct List<P> {
    /// The parts in play.
    pub parts: Parts<P>,
    /// Those after which a question may be pending.
    pub asking: Parts<P>,
}

impl<P: Part> List<P> {
    pub(crate) fn new(asking: &[P]) -> List<P> {
        List { parts: Parts::all(), asking: Parts::of(asking) }
    }

    /// The same without some parts, which modules add.
    #[must_use]
    pub(crate) fn without(self, parts: &[P]) -> List<P> {
        List { parts: self.parts.less(Parts::of(parts)), ..self }
    }

    /// Adds a part.
    pub(crate) fn add(&mut self, part: P) {
        self.parts = self.parts.and(part, true);
    }

    /// The next part to run. If it may ask, `wait` is given the rest first, and this is the last.
    #[inline]
    pub(crate) fn next(self, left: &mut Parts<P>, wait: impl FnOnce(Parts<P>)) -> Option<P> {
        let part = left.take()?;
        if self.asking.has(part) && !left.is_empty() {
            wait(*left);
            *left = Parts::NONE;
        }
        Some(part)
    }
}

#[cfg(test)]
mod tests {
    use engine::{Actor, Config, Pending, Rng, Rules as _};

    use super::*;
    use crate::rules::Burgundy;

    #[test]
    fn parts_run_in_their_order() {
        let mut left = Parts::of(&[Placing::Effect, Placing::Own, Placing::Colour]);
        assert_eq!(left.take(), Some(Placing::Own));
        assert_eq!(left.take(), Some(Placing::Colour));
        assert_eq!(left.take(), Some(Placing::Effect));
        assert_eq!(left.take(), None);
    }

    /// Modules make parts ask that never ask in the base game. Then the rest waits as a frame.
    #[test]
    fn a_list_that_waits_after_every_part_plays_the_same_game() {
        let plain = Burgundy::new(&Config::seats(3)).unwrap();
        let mut waiting = plain.clone();
        waiting.placed.asking = Parts::all();
        waiting.sold.asking = Parts::all();
        waiting.shipped.asking = Parts::all();
        for seed in 0..20 {
            let (mut rng, mut legal) = (Rng::new(seed), Vec::new());
            let (mut one, mut other) = (plain.start(), waiting.start());
            loop {
                assert_eq!(one, other);
                let (actor, action) = match plain.pending(&one) {
                    Pending::Over => break,
                    Pending::Chance => (Actor::Chance, plain.sample(&one, &mut rng, &mut Vec::new())),
                    Pending::Seats(seats) => {
                        let seat = seats.lowest().unwrap();
                        legal.clear();
                        plain.legal(&one, seat, &mut legal);
                        (Actor::Seat(seat), *rng.pick(&legal))
                    }
                };
                let (mut told, mut told_waiting) = (Vec::new(), Vec::new());
                plain.apply(&mut one, actor, action, &mut told);
                waiting.apply(&mut other, actor, action, &mut told_waiting);
                assert_eq!(told, told_waiting, "{action}");
            }
        }
    }
}
