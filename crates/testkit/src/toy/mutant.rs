//! Bugs for the market.

/// A bug that can be planted in the market.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mutant {
    /// Seats see bids that are still secret.
    LeakingView,
    /// A bid may not equal a secret bid of another seat.
    LeakingLegality,
    /// The preview of a bid reveals secret bids of others.
    LeakingPreview,
    /// The events of a bid name the secret bids of others.
    LeakingEvents,
    /// A seat that bids all its coins is asked again, so the others can tell by the length of the record.
    AskingAgain,
    /// A bid of 0 is turned up immediately.
    EagerVeil,
    /// The seat to the left of the one that packs the parcel takes the fruit out for a moment, and no entry tells it which one
    /// it is.
    SilentDraw,
    /// The record tells everyone the bids one entry after everyone has seen them.
    LateVeil,
    /// Only the seat whose bid was turned up last may look into the parcel.
    LoweredVeil,
    /// The first seat to bid pays one coin less.
    OrderDependence,
    /// Two actions are written the same way.
    AmbiguousNotation,
    /// Passing makes a fruit out of nothing.
    DuplicatedTile,
    /// Nobody may pass when no fruit is left.
    DeadEnd,
    /// The rounds are never counted.
    Endless,
    /// Redealing leaves secret bids as they are.
    LazyRedeal,
    /// Redealt bids are always 0.
    TimidRedeal,
    /// Redealt bids may be higher than the seat can pay.
    LavishRedeal,
    /// Redealt bids depend on the true ones.
    ClingingRedeal,
    /// Redealing packs another fruit even for seats that have seen the first.
    ForgetfulRedeal,
    /// Redealing packs another fruit without unpacking the first.
    CarelessRedeal,
    /// Redealing changes what is in the bag, although everyone has seen what was drawn.
    DoubtingRedeal,
    /// Redealing leaves the parcel as it is.
    KeptParcel,
    /// The reason why a bid is too high names the highest secret bid.
    LeakingReasons,
    /// The bid that a seat makes to be done with it is the highest secret bid.
    LeakingFinish,
    /// A plan that is being made may not have the secret bid of another seat.
    LeakingSketch,
    /// The lines of a plan that is being made are in the order of the wishes.
    MuddledSketch,
    /// A plan is called done before it has a bid.
    HastySketch,
    /// A plan that is being made is not offered the highest bid.
    NarrowSketch,
    /// A plan that is being made is offered a bid that the seat cannot pay.
    GenerousSketch,
    /// Wishes that do not fit are dropped without a word.
    ForgetfulSketch,
    /// The picture of a plan does not show what is on the list.
    FadedSketch,
    /// Everyone learns of a bid when it is made.
    LoudBids,
    /// Nobody is told that a plum gives points.
    SilentPoints,
    /// Every round draws with the luck of the first.
    RepeatedLuck,
    /// Sampling never draws a plum.
    NoPlums,
    /// Sampling prefers the most common fruit.
    HeavyDraws,
    /// Taking a plum panics.
    Panics,
    /// The last bid itself shows all bids, before they are turned up. Not a bug, but it tests undo.
    NoReveal,
    /// A seat that bids shows the parcel to the seat on its left. Not a bug either.
    Whispering,
    /// Draws are weighted by what has left the bag.
    ZeroWeight,
    /// Everyone is ranked alone, partners or not.
    UnequalPartners,
    /// A table that lost together still comes first.
    FirstOfNone,
}
