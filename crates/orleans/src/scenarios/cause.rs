//! What goods of some value are paid for.

use super::objectives::Objective;

/// What the goods are paid for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// r[orleans.duel.event-dues]
    Dues,
    /// r[orleans.vierzon.objective-materials]
    Materials,
    /// r[orleans.invasion.event-robbery]
    Robbery,
}

impl Cause {
    /// The clause that asks for the goods.
    pub(crate) const fn clause(self) -> &'static str {
        match self {
            Cause::Dues => "orleans.duel.event-dues",
            Cause::Materials => Objective::Materials.row().clause,
            Cause::Robbery => "orleans.invasion.event-robbery",
        }
    }

    /// Whether coins count too, a point each.
    pub(crate) const fn takes_coins(self) -> bool {
        matches!(self, Cause::Dues)
    }
}
