//! Objectives that a seat completes by itself: those of the Duel and of two solo scenarios.

mod explain;
mod play;
mod view;

use std::fmt;

use engine::Unreadable;
pub(crate) use explain::{check_objective, check_worth};
pub(crate) use play::mark_at_once;
pub(super) use play::{
    act, all_objectives, ask_objectives, complete, mark_objectives, offer_objectives, pursue,
};
pub use view::ObjectiveView;

use crate::content::{Town, named};

/// What counts where objectives do, for people and in events.
pub(crate) const MET: &str = "objectives met";

named! {
    /// What a seat has to achieve. A scenario lists its own in their order.
    Objective, "an objective is one of":
    Bookkeeping = "bookkeeping",
    Branches = "branches",
    Castle = "castle",
    Lady = "lady",
    Builder = "builder",
    Fortress = "fortress",
    Company = "company",
    Capital = "capital",
    Materials = "materials",
    WoolBourges = "wool-bourges",
    SetChartres = "set-chartres",
    FeastVendome = "feast-vendome",
    GrainTours = "grain-tours",
    BrocadeArgenton = "brocade-argenton",
}

/// What an objective asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Demand {
    /// A development status.
    Status(u8),
    /// This many trading stations, one of them in a town without a waterway.
    Branches(u8),
    /// A trading station in a town.
    Station(Town),
    /// Points from development.
    Development(u16),
    /// Coins, paid in one go, before the start of a round.
    Coins { coins: u8, before: Option<u8> },
    /// Goods, handed in where the merchant is.
    Goods { town: Town, goods: [u8; 5] },
    /// Wool and brocade, handed in where the merchant is, with at least one brocade.
    Fabrics { town: Town, count: u8 },
    /// Goods of this value, handed in where the merchant is.
    Worth { town: Town, points: u8 },
}

/// What is printed about an objective.
#[derive(Clone, Copy, Debug)]
pub struct ObjectiveRow {
    pub objective: Objective,
    /// Its name for people.
    pub title: &'static str,
    pub clause: &'static str,
    pub demand: Demand,
}

const fn row(
    objective: Objective,
    title: &'static str,
    clause: &'static str,
    demand: Demand,
) -> ObjectiveRow {
    ObjectiveRow { objective, title, clause, demand }
}

const fn deliver(town: Town, goods: [u8; 5]) -> Demand {
    Demand::Goods { town, goods }
}

#[rustfmt::skip]
pub const OBJECTIVES: [ObjectiveRow; Objective::COUNT] = [
    row(Objective::Bookkeeping, "Bookkeeping", "orleans.duel.objective-bookkeeping", Demand::Status(3)),
    row(Objective::Branches, "Three branches", "orleans.duel.objective-branches", Demand::Branches(3)),
    row(Objective::Castle, "Wine for the castle", "orleans.duel.objective-castle", deliver(Town::Chatellerault, [0, 0, 3, 0, 0])),
    row(Objective::Lady, "Cloth for the lady", "orleans.duel.objective-lady", Demand::Fabrics { town: Town::Orleans, count: 3 }),
    row(Objective::Builder, "Master builder", "orleans.vierzon.objective-builder", Demand::Coins { coins: 10, before: Some(9) }),
    row(Objective::Fortress, "Fortress", "orleans.vierzon.objective-fortress", Demand::Coins { coins: 25, before: None }),
    row(Objective::Company, "Building company", "orleans.vierzon.objective-company", Demand::Station(Town::Loches)),
    row(Objective::Capital, "Capital", "orleans.vierzon.objective-capital", Demand::Development(28)),
    row(Objective::Materials, "Building materials", "orleans.vierzon.objective-materials", Demand::Worth { town: Town::Vierzon, points: 12 }),
    row(Objective::WoolBourges, "Wool for Bourges", "orleans.salesman.objective-bourges", deliver(Town::Bourges, [0, 0, 0, 3, 0])),
    row(Objective::SetChartres, "All goods for Chartres", "orleans.salesman.objective-chartres", deliver(Town::Chartres, [1; 5])),
    row(Objective::FeastVendome, "A feast for Vendôme", "orleans.salesman.objective-vendome", deliver(Town::Vendome, [0, 2, 2, 0, 0])),
    row(Objective::GrainTours, "Grain for Tours", "orleans.salesman.objective-tours", deliver(Town::Tours, [3, 0, 0, 0, 0])),
    row(Objective::BrocadeArgenton, "Brocade for Argenton", "orleans.salesman.objective-argenton", deliver(Town::Argenton, [0, 0, 0, 0, 1])),
];

impl Objective {
    #[inline]
    pub const fn row(self) -> &'static ObjectiveRow {
        &OBJECTIVES[self.index()]
    }

    #[inline]
    pub const fn bit(self) -> u16 {
        1 << self as u8
    }
}

/// How fast a seat may complete objectives. r[orleans.vierzon.difficulty] r[orleans.salesman.difficulty]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Pace {
    /// Any number at any time.
    Free,
    /// One in each round.
    OneARound,
    /// One in each round, and in order. r[orleans.vierzon.in-order] r[orleans.salesman.in-order]
    InOrder,
}

named! {
    /// What an objective still lacks.
    Lack, "an objective lacks":
    /// The merchant is elsewhere.
    Town = "town",
    Goods = "goods",
    /// There is no brocade among the cloth.
    Brocade = "brocade",
    Coins = "coins",
    Status = "status",
    /// Too few trading stations, or none in the right town.
    Stations = "stations",
    /// No trading station in a town without a waterway.
    Inland = "inland",
    /// Too few points from development.
    Points = "points",
    /// It is too late.
    Late = "late",
    /// Another objective has been completed in this round.
    Round = "round",
    /// Another objective has to come first.
    Order = "order",
}

/// What is missing, as a set. Nothing is missing if it is empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Lacks(u16);

impl Lacks {
    pub(super) fn add(&mut self, lack: Lack, missing: bool) {
        if missing {
            self.0 |= 1 << lack as u8;
        }
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn has(self, lack: Lack) -> bool {
        self.0 >> lack as u8 & 1 == 1
    }

    pub fn iter(self) -> impl Iterator<Item = Lack> {
        Lack::ALL.iter().copied().filter(move |&lack| self.has(lack))
    }
}

/// How a seat completes an objective.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Act {
    /// `deliver castle`, `deliver lady 2`: with this many wool.
    Deliver { objective: Objective, wool: u8 },
    /// `pay builder`
    Pay { objective: Objective },
    /// `claim company`
    Claim { objective: Objective },
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Act::Deliver { objective: Objective::Lady, wool } => write!(f, "deliver lady {wool}"),
            Act::Deliver { objective, .. } => write!(f, "deliver {objective}"),
            Act::Pay { objective } => write!(f, "pay {objective}"),
            Act::Claim { objective } => write!(f, "claim {objective}"),
        }
    }
}

/// One action of every shape.
pub(crate) const EXAMPLES: &[&str] = &["deliver castle", "deliver lady 2", "pay builder", "claim company"];

/// Reads an action about objectives, if the words are one.
pub(crate) fn read(verb: &str, rest: &[&str]) -> Result<Option<Act>, Unreadable> {
    Ok(Some(match (verb, rest) {
        ("deliver", ["lady", wool]) => match wool.parse().ok().filter(|wool| *wool < 3) {
            Some(wool) => Act::Deliver { objective: Objective::Lady, wool },
            None => return Err(Unreadable::new(*wool, "how many of the three are wool, 0 to 2")),
        },
        ("deliver", ["lady"]) => {
            return Err(Unreadable::new(
                "lady",
                "say how many of the three are wool, such as `deliver lady 2`",
            ));
        }
        ("deliver", [objective]) => Act::Deliver { objective: objective.parse()?, wool: 0 },
        ("pay", [objective]) => Act::Pay { objective: objective.parse()? },
        ("claim", [objective]) => Act::Claim { objective: objective.parse()? },
        _ => return Ok(None),
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_in_order() {
        for (index, row) in OBJECTIVES.iter().enumerate() {
            assert_eq!(row.objective.index(), index);
        }
    }
}
