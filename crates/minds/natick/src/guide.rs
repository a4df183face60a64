//! How good a position in Natick is, for the greedy bot.
//!
//! Everything is measured in tenths of a point. Resources are worth more the closer they are to buying
//! something, and regions are worth what they will produce. The other seat's position counts against your
//! own.

use std::sync::LazyLock;

use ::natick::{
    Action, Ask, Natick, State,
    content::{CAPACITY, DiceSet, DieEvent, Item, Purse, Region, Row, Side, Suit, TOWNS, VILLAGES},
};
use engine::{Pending, Rules as _, Seat};
use search::{Guide, Taste};

use super::weights::{Numbers, PLAIN, Weight};

/// A point.
const POINT: f32 = 10.0;
/// The parts of a position that a taste weighs. The last are the dice.
const PARTS: usize = 5;
/// How much tastes differ: as much as possible without losing strength (`docs/bots.md` has the figures).
const SPREAD: f32 = 0.2;

#[derive(Clone, Copy, Debug)]
pub(crate) struct NatickGuide {
    numbers: Numbers,
    taste: Taste<PARTS>,
}

impl NatickGuide {
    /// The guide of the yardsticks, and of the net.
    pub(super) fn plain() -> &'static NatickGuide {
        static GUIDE: LazyLock<NatickGuide> = LazyLock::new(|| NatickGuide::new(&PLAIN));
        &GUIDE
    }

    pub(super) fn new(numbers: &Numbers) -> NatickGuide {
        NatickGuide { numbers: *numbers, taste: Taste::PLAIN }
    }

    /// The same with the taste of a character.
    pub(super) fn with_character(self, character: u64) -> NatickGuide {
        NatickGuide { taste: Taste::of(character, SPREAD), ..self }
    }

    #[inline]
    fn of(&self, weight: Weight) -> f32 {
        self.numbers.of(weight)
    }
}

impl Guide<Natick> for NatickGuide {
    fn value(&self, rules: &Natick, state: &State, seat: Seat) -> f32 {
        let other = Seat(1 - seat.0);
        if rules.pending(state) == Pending::Over {
            let rank = rules.outcome(state).map_or(1, |outcome| outcome.ranks[seat]);
            return if rank == 1 { 1000.0 } else { -1000.0 };
        }
        let strength = |seat| self.strength(rules, state, seat);
        let standing = strength(seat) - self.of(Weight::Rival) * strength(other);
        let dice = self.dice(rules, state, seat) * self.taste.of_part(PARTS - 1);
        standing + dice - self.of(Weight::Offer) * f32::from(state.offers)
    }

    /// An action's costs and gains are settled before the position is judged.
    fn unsettled(&self, rules: &Natick, state: &State, seat: Seat) -> bool {
        rules.prompt(state, seat).is_some_and(|prompt| match prompt.ask {
            Ask::Event
            | Ask::Give
            | Ask::Discard
            | Ask::Collect
            | Ask::Pay
            | Ask::Store
            | Ask::Scout
            | Ask::Put => true,
            Ask::Region | Ask::FirstRoad | Ask::Divide | Ask::Keep | Ask::Turn | Ask::Offer | Ask::Accept => {
                false
            }
        })
    }

    /// An optional event is judged when the seat decides whether to use it.
    fn relevant(&self, action: Action) -> bool {
        !matches!(action, Action::Skip { .. })
    }
}

impl NatickGuide {
    /// Regions of one kind.
    fn regions(&self, count: usize) -> f32 {
        match count.min(4) {
            0 => 0.0,
            count => self.numbers.all()[Weight::Regions1 as usize + count - 1],
        }
    }

    /// A seat's points, and what it has for more.
    fn strength(&self, rules: &Natick, state: &State, seat: Seat) -> f32 {
        let colony = &state.colonies[seat];
        let points = f32::from(rules.points(state, seat)) * POINT;
        let mut land = 0.0;
        for suit in Suit::ALL {
            let count = Region::in_mask(colony.regions & Region::of_suit(suit)).count();
            land += self.regions(count);
        }
        let roads = Side::ALL.iter().filter(|&&side| colony.is_open(side)).count();
        let room = if state.villages() < VILLAGES { 1.0 } else { self.of(Weight::RoadLast) };
        let roads = [0.0, self.of(Weight::OneRoad), self.of(Weight::TwoRoads)][roads] * room;
        let raid =
            if state.raided(seat) { f32::from(state.resources(seat)) * self.of(Weight::Raid) } else { 0.0 };
        self.taste.sum(points, [land, roads, self.purse(rules, state, seat), -raid, 0.0])
    }

    /// Resources, by how close they are to buying something.
    fn purse(&self, rules: &Natick, state: &State, seat: Seat) -> f32 {
        let purse = state.purse(seat);
        let mut worth: f32 = purse.iter().map(|&count| f32::from(count.min(4)) * self.of(Weight::Coin)).sum();
        let (mut best, mut second) = (0.0_f32, 0.0_f32);
        for item in Item::ALL {
            let near = self.aim(state, seat, item) * nearness(purse, rules.cost(item));
            if near > best {
                (best, second) = (near, best);
            } else {
                second = second.max(near);
            }
        }
        worth += best * self.of(Weight::Nearest) + second * self.of(Weight::SecondNearest);
        worth
    }

    /// What building something would be worth, if it can be built at all.
    fn aim(&self, state: &State, seat: Seat, item: Item) -> f32 {
        let colony = &state.colonies[seat];
        let open = Side::ALL.iter().any(|&side| colony.is_open(side));
        let pawns = state.pawns() > 0;
        let possible = match item {
            Item::Road => !open && state.tiles() != (0, 0),
            Item::Village => open && state.villages() < VILLAGES,
            Item::Town => colony.village_count() > 0 && state.towns() < TOWNS,
            Item::Trader => pawns && colony.roads().any(|road| colony.takes_trader(road)),
            Item::Knight => {
                pawns
                    && colony
                        .settlements()
                        .any(|place| Row::ALL.iter().any(|&row| colony.takes_knight(place, row)))
            }
            Item::Scout => false,
        };
        let worth = match item {
            Item::Road => self.of(Weight::Road),
            Item::Village => self.of(Weight::Village),
            Item::Town => self.of(Weight::Town),
            Item::Trader | Item::Knight => self.of(Weight::Pawn),
            Item::Scout => 0.0,
        };
        if possible { worth } else { 0.0 }
    }

    /// The dice that are still to be used or chosen.
    fn dice(&self, rules: &Natick, state: &State, seat: Seat) -> f32 {
        let (other, rival_counts) = (Seat(1 - seat.0), self.of(Weight::Rival));
        if let Some([one, two]) = state.divided() {
            let active = state.active;
            let passive = Seat(1 - active.0);
            let choice = [(one, two), (two, one)].map(|(kept, given)| {
                let [kept, given] = [(active, kept), (passive, given)]
                    .map(|(seat, dice)| self.worth_of(rules, state, seat, dice, DiceSet::ALL));
                (kept - rival_counts * given, kept, given)
            });
            // The active seat will keep what is better for it.
            let (_, kept, given) = if choice[0].0 >= choice[1].0 { choice[0] } else { choice[1] };
            return if seat == active { kept - rival_counts * given } else { given - rival_counts * kept };
        }
        let [own, rival] = [seat, other].map(|seat| {
            let numbers =
                if state.to_collect(seat) { DiceSet::ALL.without(state.omens) } else { DiceSet::NONE };
            let used = DiceSet::from_bits(numbers.bits() | state.open_events(seat).bits());
            self.worth_of(rules, state, seat, state.held[seat], used)
        });
        own - rival_counts * rival
    }

    /// What some dice would gain for a seat.
    fn worth_of(&self, rules: &Natick, state: &State, seat: Seat, dice: DiceSet, used: DiceSet) -> f32 {
        let mut worth = 0.0;
        let regions = state.colonies[seat].regions;
        for die in dice.and(used).iter() {
            worth += match state.faces[die.index()].number() {
                Some(number) => {
                    let room = state.coins.with_room(regions & Region::with_number(number));
                    let coming =
                        Region::in_mask(room).filter(|region| state.pool[region.suit().index()] > 0).count();
                    [0.0, 1.0, 2.0, 3.0, 3.5][coming.min(4)] * self.of(Weight::Coming)
                }
                None => self.event(rules.event(die), state, seat),
            };
        }
        worth
    }

    fn event(&self, event: DieEvent, state: &State, seat: Seat) -> f32 {
        let [own, others] = [seat, Seat(1 - seat.0)].map(|seat| &state.colonies[seat]);
        let loot = f32::from(state.resources(Seat(1 - seat.0)).min(CAPACITY)) / f32::from(CAPACITY);
        match event {
            DieEvent::RichHarvest => self.of(Weight::Harvest) * self.of(Weight::Coming),
            DieEvent::TradeAdvantage
                if own.trader_count() > 0 && own.trader_count() >= others.trader_count() =>
            {
                self.of(Weight::TradeAdvantage) * loot
            }
            DieEvent::Tournament if own.knight_count() > 0 && own.knight_count() >= others.knight_count() => {
                self.of(Weight::Tournament) * loot
            }
            DieEvent::RaiderAttack if state.raided(seat) => {
                -f32::from(state.resources(seat)) * self.of(Weight::RaiderAttack)
            }
            DieEvent::TradeAdvantage | DieEvent::Tournament | DieEvent::RaiderAttack => 0.0,
        }
    }
}

/// How much of a cost is available, from 0 to 1. The last resource counts most.
fn nearness(purse: Purse, cost: Purse) -> f32 {
    let all: u8 = cost.iter().sum();
    let there: u8 = cost.iter().zip(purse).map(|(&cost, there)| cost.min(there)).sum();
    let part = f32::from(there) / f32::from(all);
    part * part
}
