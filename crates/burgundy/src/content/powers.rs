/// A rule that a tile changes while it is in the duchy. One bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Power {
    /// A town may have two buildings of the same type. r[burgundy.monastery.01]
    EqualBuildings,
    /// Mines also pay a worker. r[burgundy.monastery.02]
    MineWorkers,
    /// A sale pays 2 silver. r[burgundy.monastery.03]
    SaleSilver,
    /// A sale also pays a worker. r[burgundy.monastery.04]
    SaleWorker,
    /// A ship loads from two neighbouring depots. r[burgundy.monastery.05]
    TwoDepots,
    /// The seat may buy from every depot. r[burgundy.monastery.06]
    BuyAnywhere,
    /// A purchase may be paid for with workers. r[burgundy.monastery.06]
    PayWorkers,
    /// Every livestock tile that scores is worth 1 more point. r[burgundy.monastery.07]
    LivestockMore,
    /// A worker changes a die by up to 2. r[burgundy.monastery.08]
    WorkerTwo,
    /// Free step for dice that place buildings. r[burgundy.monastery.09]
    StepBuildings,
    /// Free step for dice that place ships or livestock. r[burgundy.monastery.10]
    StepShipsLivestock,
    /// Free step for dice that place castles, mines or monasteries. r[burgundy.monastery.11]
    StepCastlesMinesMonasteries,
    /// Free step for dice that take tiles. r[burgundy.monastery.12]
    StepTake,
    /// Taking workers also gives 1 silver. r[burgundy.monastery.13]
    WorkersSilver,
    /// Taking workers gives 4. r[burgundy.monastery.14]
    WorkersFour,
    /// The track piece is always on top of its stack. r[burgundy.monastery.27]
    OnTop,
    /// Silver buys workers. r[burgundy.monastery.28]
    HireWorkers,
    /// All pastures count as one for livestock points. r[burgundy.shield.01]
    OnePasture,
    /// All pastures also count as one area. r[burgundy.shield.01]
    OnePastureArea,
    /// 1 worker whenever another player gains some. r[burgundy.shield.02]
    WorkerWithOthers,
    /// As many workers as another player gains. r[burgundy.shield.02]
    WorkersWithOthers,
    /// Tribute may be paid with workers. r[burgundy.shield.03]
    TributeInWorkers,
    /// Any number of tiles can be stored. r[burgundy.shield.04]
    UnlimitedStorage,
    /// A ship also takes the goods of one colour from all depots. r[burgundy.shield.05]
    GoodsEverywhere,
    /// The monasteries of another player count too. r[burgundy.shield.06]
    CopyMonasteries,
    /// Bonus tiles score double. r[burgundy.shield.07]
    BonusDouble,
    /// Mines pay twice their silver. r[burgundy.shield.08]
    MinesDouble,
    /// Mines pay twice their workers. r[burgundy.shield.08]
    MineWorkersDouble,
    /// A sale pays 1 silver for each goods tile. r[burgundy.shield.09]
    SilverPerGood,
    /// Monasteries score double at the end. r[burgundy.shield.10]
    MonasteriesDouble,
    /// A castle's action may be taking a shield. r[burgundy.shield.11]
    CastleTakesShield,
    /// Sold goods score double. r[burgundy.shield.12]
    SaleDouble,
    /// Shields score double. r[burgundy.shield.13]
    ShieldsDouble,
    /// A tile from a numbered depot at the end of each phase. r[burgundy.shield.14]
    HarvestNumbered,
    /// A tile from the black depot at the end of each phase. r[burgundy.shield.15]
    HarvestBlack,
    /// One die may be set to any value each turn. r[burgundy.shield.16]
    SetDie,
    /// Areas score as the next larger size. r[burgundy.shield.17]
    LargerAreas,
    /// Tiles need no neighbour. r[burgundy.shield.18]
    PlaceAnywhere,
}

/// Some powers, such as those of one seat. They follow from what is in its duchy: see `duchy.rs`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PowerSet(u64);

impl PowerSet {
    pub const NONE: PowerSet = PowerSet(0);

    pub const fn of(powers: &[Power]) -> PowerSet {
        let mut bits = 0;
        let mut n = 0;
        while n < powers.len() {
            bits |= 1 << powers[n] as u64;
            n += 1;
        }
        PowerSet(bits)
    }

    #[inline]
    pub fn has(self, power: Power) -> bool {
        self.0 & (1 << power as u64) != 0
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the two sets share a power.
    #[inline]
    pub fn meets(self, other: PowerSet) -> bool {
        self.0 & other.0 != 0
    }

    /// The powers of this set that are not in the other.
    #[inline]
    #[must_use]
    pub fn without(self, other: PowerSet) -> PowerSet {
        PowerSet(self.0 & !other.0)
    }

    /// The powers of both sets.
    #[inline]
    #[must_use]
    pub fn and(self, other: PowerSet) -> PowerSet {
        PowerSet(self.0 | other.0)
    }
}
