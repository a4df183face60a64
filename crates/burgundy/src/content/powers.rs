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

    /// The powers of both sets.
    #[inline]
    #[must_use]
    pub fn and(self, other: PowerSet) -> PowerSet {
        PowerSet(self.0 | other.0)
    }
}
