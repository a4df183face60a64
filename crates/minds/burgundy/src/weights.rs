//! The numbers that guide the bots, in points unless their sentence says otherwise. `games/burgundy/weights.txt` has their values.

use std::sync::LazyLock;

use search::{
    named_numbers,
    numbers::{self, Form, Name, Sheet},
};

named_numbers! {
    /// What a position is judged by.
    Weight:
    Silver "silver" "A silver, up to six. Later ones are worth 1."
    SilverLate "silver-late" "How much less it is worth at the end."
    Worker "worker" "One of the first three workers."
    WorkerLate "worker-late" "How much less it is worth at the end."
    SpareWorker "spare-worker" "One of the next three workers. Later ones are worth a half."
    SpareWorkerLate "spare-worker-late" "How much less it is worth at the end."
    GoodPoints "good-points" "A goods tile, for each point that its sale will give."
    Good "good" "A goods tile besides."
    Sale "sale" "Each colour that can still be sold."
    Die "die" "An unused die: about what two workers are worth."
    Action "action" "The same while shields can be taken. A double takes both dice, so the second one counts as an action."
    SetDie "set-die" "A die that can still be set in this turn: just enough to keep it for when it helps."
    Stored1 "stored.1" "The share of its placement value that a stored tile is worth, best tile first."
    Stored2 "stored.2" "The share of its placement value that a stored tile is worth, best tile first."
    Stored3 "stored.3" "The share of its placement value that a stored tile is worth, best tile first."
    Stored4 "stored.4" "The share of its placement value that a stored tile is worth, best tile first."
    Stuck "stuck" "What a full storage with no tile that can be placed costs: a tile to place now is worth more than a good one."
    Variety "variety" "A kind and value of space next to the duchy."
    Order "order" "Each seat that plays later in a round."
    Colour "colour" "The bonus tile for a colour that is nearly complete."
    Area "area" "The points of an area that is nearly complete."
    ExtraAction "extra-action" "An action without a die."
    ExtraTake "extra-take" "A tile taken through the effect of a building."
    TownHall "town-hall" "A tile placed through the effect of a town hall."
    Warehouse "warehouse" "The points of a sale through the effect of a warehouse, besides a point."
    Copy "copy" "The best effect of a building, whatever it is: never less than that of a watchtower."
    Next "next" "What remains of a placement's value if it needs another one first."
    Far "far" "What remains of a placement's value if it needs several others first."
    GainedSilver "gained-silver" "A silver that a tile gives."
    GainedWorker "gained-worker" "A worker that a tile gives."
    Ship "ship" "A place in the turn order, with a ship."
    Mine "mine" "A mine, for each phase."
    MineWorker "mine-worker" "The same for the workers that it gives with a power."
    Unpaid "unpaid" "What remains of a shield's worth while nothing pays its tribute and the whole phase is still to come."
    Tribute "tribute" "The tribute of a shield, for each phase."
    Post "post" "What remains of a post's points for each tile that is still missing on the way to it."
    Route "route" "What a bonus of the trade route is worth before the goods for it are sold."
    FillStored1 "filling.stored.1" "Where the duchy must be filled, the unit is an action. Stored tiles, the best one first."
    FillStored2 "filling.stored.2" "Where the duchy must be filled, the unit is an action. Stored tiles, the best one first."
    FillStored3 "filling.stored.3" "Where the duchy must be filled, the unit is an action. Stored tiles, the best one first."
    FillCovered "filling.covered" "A tile in the duchy."
    FillAction "filling.action" "A free action."
    FillDie "filling.die" "An unused die."
    FillSilver "filling.silver" "A silver that will buy part of a tile."
    FillWorker "filling.worker" "One of the first four workers."
    FillSpareWorker "filling.spare-worker" "Another worker."
    FillGood "filling.good" "A goods tile."
    FillExchange "filling.exchange" "Five goods, which a ship may exchange for a tile."
    FillCounter "filling.counter" "A counter that has almost reached its target."
    FillColour "filling.colour" "A colour that is almost complete."
    FillReward "filling.reward" "The tile for a complete colour."
    FillEffect "filling.effect" "A tile taken or placed by a building."
    FillMine "filling.mine" "A mine's silver, for each phase."
    FillVariety "filling.variety" "A kind and value of space next to the duchy."
    FillAhead "filling.ahead" "The share of its effect that a stored tile is worth already."
    FillArea "filling.area" "The points of areas that are almost complete."
    FillPower "filling.power" "A monastery's power, for each of the points that it is worth in other games."
    FillStuck "filling.stuck" "What a full storage with no tile that can be placed costs."
    FillNext "filling.next" "What remains of a stored tile's worth if it needs another one first."
    FillFar "filling.far" "The same if it needs several."
}

/// The numbers of one bot.
pub(super) type Numbers = numbers::Numbers<{ Weight::COUNT }>;

/// What the file has to hold.
pub(super) static FORM: LazyLock<Form> = LazyLock::new(|| Form {
    id: "burgundy",
    scopes: vec!["base"],
    names: Name::list(Weight::ROWS, None),
    text: include_str!("../../../../games/burgundy/weights.txt"),
});

/// The plain numbers, as the yardsticks use them.
pub(super) static PLAIN: LazyLock<Numbers> = LazyLock::new(|| read(&Sheet::built_in(&FORM), false));
/// What practice has taught the levels.
pub(super) static TAUGHT: LazyLock<Numbers> = LazyLock::new(|| read(&Sheet::built_in(&FORM), true));

/// What a file says, with or without what practice has taught.
pub(super) fn read(sheet: &Sheet, taught: bool) -> Numbers {
    Numbers::take(&mut sheet.numbers(0, taught))
}
