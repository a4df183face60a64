//! Which values a die can be changed to, and at what cost.

use crate::content::{Kind, Power, PowerSet};

/// A set of die values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Values(u8);

impl Values {
    /// Every value, for an action without a die.
    pub const ALL: Values = Values(0b11_1111);

    #[inline]
    pub fn bits(self) -> u8 {
        self.0
    }

    /// Calls `f` with every value, lowest first.
    #[inline]
    pub fn each(self, mut f: impl FnMut(u8)) {
        let mut rest = self.0;
        while rest != 0 {
            f(rest.trailing_zeros() as u8 + 1);
            rest &= rest - 1;
        }
    }
}

/// What a die is used for. Each use has one purpose. r[burgundy.dice.free-step-single]
/// It is known by the powers that give it a free step. r[burgundy.dice.free-step]
/// r[burgundy.dice.free-step-scope]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Purpose(PowerSet);

impl Purpose {
    pub(crate) const TAKE: Purpose = Purpose(PowerSet::of(&[Power::StepTake]));
    pub(crate) const SELL: Purpose = Purpose(PowerSet::NONE);
    /// Making both dice equal. r[burgundy.shield.m8]
    pub(crate) const DOUBLE: Purpose = Purpose(PowerSet::NONE);

    /// Placing a tile that counts as this kind, or as none.
    #[inline]
    pub(crate) fn place(kind: Option<Kind>) -> Purpose {
        Purpose(match kind {
            Some(Kind::Building) => PowerSet::of(&[Power::StepBuildings]),
            Some(Kind::Ship | Kind::Livestock) => PowerSet::of(&[Power::StepShipsLivestock]),
            Some(Kind::Castle | Kind::Mine | Kind::Monastery) => {
                PowerSet::of(&[Power::StepCastlesMinesMonasteries])
            }
            None => PowerSet::NONE,
        })
    }
}

/// How free steps work at this table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FreeStep {
    /// A free step can be combined with paid workers. r[burgundy.dice.free-step-plus-workers]
    pub combine: bool,
    /// With monastery 8 a free step may be 2. r[burgundy.dice.free-step-m8]
    pub doubled: bool,
}

/// The values within reach, without and with a free step. r[burgundy.dice.free-step]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reach {
    plain: Values,
    free: Values,
    /// The powers of the seat that reaches.
    powers: PowerSet,
}

impl Reach {
    /// Every value, for an action without a die.
    pub(crate) const ALL: Reach = Reach { plain: Values::ALL, free: Values::ALL, powers: PowerSet::NONE };

    /// The values within reach for one purpose.
    #[inline]
    pub(crate) fn values(self, purpose: Purpose) -> Values {
        if self.powers.meets(purpose.0) { self.free } else { self.plain }
    }
}

/// Worker costs, looked up by (monastery 8, free step, shown value, wanted value). The sides are powers of
/// two, because masking an index is faster than checking it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DiceTable {
    cost: [[[[u8; 8]; 8]; 2]; 2],
    /// The values within reach with 0, 1, 2, 3 or more workers, without and with a free step.
    reach: [[[[Values; 2]; 4]; 8]; 2],
}

impl DiceTable {
    pub(crate) fn new(free_step: FreeStep) -> DiceTable {
        let mut table = DiceTable { cost: [[[[0; 8]; 8]; 2]; 2], reach: [[[[Values(0); 2]; 4]; 8]; 2] };
        for two in 0..2 {
            for free in 0..2 {
                for shown in 1..=6 {
                    for wanted in 1..=6 {
                        let cost = workers(free_step, two == 1, free == 1, shown as u8, wanted as u8);
                        table.cost[two][free][shown][wanted] = cost;
                        for owned in cost..4 {
                            table.reach[two][shown][owned as usize][free].0 |= 1 << (wanted - 1);
                        }
                    }
                }
            }
        }
        table
    }

    /// The values a die can be used as.
    #[inline]
    pub(crate) fn reach(&self, powers: PowerSet, shown: u8, workers: u16) -> Reach {
        let two = usize::from(powers.has(Power::WorkerTwo));
        let [plain, free] = self.reach[two][(shown & 7) as usize][workers.min(3) as usize];
        Reach { plain, free, powers }
    }

    /// The fewest workers that change a die to a value. r[burgundy.dice.when]
    #[inline]
    pub(crate) fn cost(&self, powers: PowerSet, purpose: Purpose, shown: u8, wanted: u8) -> u8 {
        let two = usize::from(powers.has(Power::WorkerTwo));
        let free = usize::from(powers.meets(purpose.0));
        self.cost[two][free][(shown & 7) as usize][(wanted & 7) as usize]
    }
}

/// r[burgundy.dice.formula] ceiling(max(0, distance - free) / step) on the ring of six values.
/// r[burgundy.dice.wrap]
fn workers(free_step: FreeStep, two: bool, free: bool, shown: u8, wanted: u8) -> u8 {
    let around = shown.abs_diff(wanted);
    let distance = around.min(6 - around);
    let step = if two { 2 } else { 1 };
    let gift = match (free, two && free_step.doubled) {
        (false, _) => 0,
        (true, false) => 1,
        (true, true) => 2,
    };
    if distance <= gift {
        0
    } else if free_step.combine {
        (distance - gift).div_ceil(step)
    } else {
        distance.div_ceil(step)
    }
}
