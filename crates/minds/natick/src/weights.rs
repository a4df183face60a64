//! The numbers that guide the bots, in tenths of a point unless their sentence says otherwise. `games/natick/weights.txt` has their values.

use std::sync::LazyLock;

use search::{
    named_numbers,
    numbers::{self, Form, Name, Sheet},
};

named_numbers! {
    /// What a position is judged by.
    Weight:
    Rival "rival" "How much the position of the other seat counts against the own one."
    Regions1 "regions.1" "The first, second and further regions of a kind."
    Regions2 "regions.2" "The first, second and further regions of a kind."
    Regions3 "regions.3" "The first, second and further regions of a kind."
    Regions4 "regions.4" "The first, second and further regions of a kind."
    OneRoad "roads.1" "Roads without a settlement at their end: one, and two."
    TwoRoads "roads.2" "Roads without a settlement at their end: one, and two."
    RoadLast "road-last" "The share of that if no village is left to build."
    Coin "coin" "A resource, whatever it is used for."
    Nearest "nearest" "The share of the worth of what is nearest to being paid for."
    SecondNearest "second-nearest" "The same for what is nearest after that."
    Road "road" "Building a road."
    Village "village" "Building a village."
    Town "town" "Building a town."
    Pawn "pawn" "Placing a trader or a knight."
    Coming "coming" "A resource that is still to be collected."
    Harvest "harvest" "A rich harvest, in resources that are still to be collected."
    TradeAdvantage "trade-advantage" "A trade advantage, if the other seat has as much as it can store."
    Tournament "tournament" "A tournament, likewise."
    Raid "raid" "What raiders cost for each resource before they come."
    RaiderAttack "raider-attack" "The same when they come."
    Offer "offer" "What each offer of a turn costs."
}

/// The numbers of one bot.
pub(super) type Numbers = numbers::Numbers<{ Weight::COUNT }>;

/// What the file has to hold.
pub(super) static FORM: LazyLock<Form> = LazyLock::new(|| Form {
    id: "natick",
    scopes: vec!["base"],
    names: Name::list(Weight::ROWS, None),
    text: include_str!("../../../../games/natick/weights.txt"),
});

/// The plain numbers, as the yardsticks use them.
pub(super) static PLAIN: LazyLock<Numbers> = LazyLock::new(|| read(&Sheet::built_in(&FORM), false));
/// What practice has taught the levels.
pub(super) static TAUGHT: LazyLock<Numbers> = LazyLock::new(|| read(&Sheet::built_in(&FORM), true));

/// What a file says, with or without what practice has taught.
pub(super) fn read(sheet: &Sheet, taught: bool) -> Numbers {
    Numbers::take(&mut sheet.numbers(0, taught))
}
