//! The numbers that guide the bots. `games/burgundy-dice/weights.txt` has their values.

use std::sync::LazyLock;

use search::{
    named_numbers,
    numbers::{self, Form, Name, Sheet},
};

named_numbers! {
    /// What a sheet is judged by. The bonuses come first, in their order.
    Weight:
    Monk "monk" "A monk, while there are rounds left to use it."
    Silver "silver" "A silver, likewise."
    Commodity "commodity" "A commodity, likewise."
    Worker "worker" "A worker, likewise."
    More "more" "Each further bonus of a kind, as a share of the one before."
    Attention "attention" "The share of the rounds that an area can count on."
    Remote "remote" "How much of that is left for an area without a marked hex next to it."
    Patience "patience" "The share of an area's likely points that counts before it is complete."
    Colour "colour" "The same for colours."
    Breadth "breadth" "A use for every roll."
}

/// The numbers of one bot.
pub(super) type Numbers = numbers::Numbers<{ Weight::COUNT }>;

/// What the file has to hold.
pub(super) static FORM: LazyLock<Form> = LazyLock::new(|| Form {
    id: "burgundy-dice",
    scopes: vec!["base"],
    names: Name::list(Weight::ROWS, None),
    text: include_str!("../../../../games/burgundy-dice/weights.txt"),
});

/// The plain numbers, as the yardsticks use them.
pub(super) static PLAIN: LazyLock<Numbers> = LazyLock::new(|| read(&Sheet::built_in(&FORM), false));
/// What practice has taught the levels.
pub(super) static TAUGHT: LazyLock<Numbers> = LazyLock::new(|| read(&Sheet::built_in(&FORM), true));

/// What a file says, with or without what practice has taught.
pub(super) fn read(sheet: &Sheet, taught: bool) -> Numbers {
    Numbers::take(&mut sheet.numbers(0, taught))
}
