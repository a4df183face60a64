//! How good a position in Natick is, for the greedy bot.
//!
//! Everything is measured in tenths of a point. Resources are worth more the closer they are to buying
//! something, and regions are worth what they will produce. The other seat's position counts against your
//! own.

use ::natick::{
    Action, Ask, Natick, State,
    content::{CAPACITY, DiceSet, DieEvent, Item, Purse, Region, Row, Side, Suit, TOWNS, VILLAGES},
};
use engine::{Pending, Rules as _, Seat};
use search::{Guide, Taste};

/// A point.
const POINT: f32 = 10.0;
/// How much the other seat's position counts against your own.
const RIVAL: f32 = 0.6;
/// The first, second and further regions of a kind.
const REGIONS: [f32; 5] = [0.0, 2.6, 4.2, 5.2, 5.8];
/// A resource, whatever it is used for.
const COIN: f32 = 0.5;
/// A resource that is still to be collected.
const COMING: f32 = 1.2;

/// The parts of a position that a taste weighs. The last are the dice.
const PARTS: usize = 5;
/// How much tastes differ: as much as possible without losing strength (`docs/bots.md` has the figures).
const SPREAD: f32 = 0.2;

#[derive(Clone, Copy, Debug)]
pub(crate) struct NatickGuide(Taste<PARTS>);

impl NatickGuide {
    pub(super) const PLAIN: NatickGuide = NatickGuide(Taste::PLAIN);

    pub(super) fn with_character(character: u64) -> NatickGuide {
        NatickGuide(Taste::of(character, SPREAD))
    }
}

impl Guide<Natick> for NatickGuide {
    fn value(&self, rules: &Natick, state: &State, seat: Seat) -> f32 {
        let other = Seat(1 - seat.0);
        if rules.pending(state) == Pending::Over {
            let rank = rules.outcome(state).map_or(1, |outcome| outcome.ranks[seat]);
            return if rank == 1 { 1000.0 } else { -1000.0 };
        }
        let strength = |seat| strength(&self.0, rules, state, seat);
        let standing = strength(seat) - RIVAL * strength(other);
        standing + dice(rules, state, seat) * self.0.of_part(PARTS - 1) - 0.2 * f32::from(state.offers)
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

fn strength(taste: &Taste<PARTS>, rules: &Natick, state: &State, seat: Seat) -> f32 {
    let colony = &state.colonies[seat];
    let points = f32::from(rules.points(state, seat)) * POINT;
    let mut land = 0.0;
    for suit in Suit::ALL {
        let count = Region::in_mask(colony.regions & Region::of_suit(suit)).count();
        land += REGIONS[count.min(4)];
    }
    let roads = Side::ALL.iter().filter(|&&side| colony.is_open(side)).count();
    let room = f32::from(u8::from(state.villages() < VILLAGES));
    let roads = [0.0, 3.0, 4.0][roads] * (0.4 + 0.6 * room);
    let raid = if state.raided(seat) { f32::from(state.resources(seat)) * 0.25 } else { 0.0 };
    taste.sum(points, [land, roads, purse(rules, state, seat), -raid, 0.0])
}

/// Resources, by how close they are to buying something.
fn purse(rules: &Natick, state: &State, seat: Seat) -> f32 {
    let purse = state.purse(seat);
    let mut worth: f32 = purse.iter().map(|&count| f32::from(count.min(4)) * COIN).sum();
    let (mut best, mut second) = (0.0_f32, 0.0_f32);
    for item in Item::ALL {
        let near = aim(state, seat, item) * nearness(purse, rules.cost(item));
        if near > best {
            (best, second) = (near, best);
        } else {
            second = second.max(near);
        }
    }
    worth += best * 0.6 + second * 0.3;
    worth
}

/// How much of a cost is available, from 0 to 1. The last resource counts most.
fn nearness(purse: Purse, cost: Purse) -> f32 {
    let all: u8 = cost.iter().sum();
    let there: u8 = cost.iter().zip(purse).map(|(&cost, there)| cost.min(there)).sum();
    let part = f32::from(there) / f32::from(all);
    part * part
}

/// What building something would be worth, if it can be built at all.
fn aim(state: &State, seat: Seat, item: Item) -> f32 {
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
        Item::Road => 4.0,
        Item::Village => 12.0,
        Item::Town => 11.0,
        Item::Trader | Item::Knight => 10.5,
        Item::Scout => 0.0,
    };
    if possible { worth } else { 0.0 }
}

/// The dice that are still to be used or chosen.
fn dice(rules: &Natick, state: &State, seat: Seat) -> f32 {
    let other = Seat(1 - seat.0);
    if let Some([one, two]) = state.divided() {
        let active = state.active;
        let passive = Seat(1 - active.0);
        let choice = [(one, two), (two, one)].map(|(kept, given)| {
            let [kept, given] = [(active, kept), (passive, given)]
                .map(|(seat, dice)| worth_of(rules, state, seat, dice, DiceSet::ALL));
            (kept - RIVAL * given, kept, given)
        });
        // The active seat will keep what is better for it.
        let (_, kept, given) = if choice[0].0 >= choice[1].0 { choice[0] } else { choice[1] };
        return if seat == active { kept - RIVAL * given } else { given - RIVAL * kept };
    }
    let [own, rival] = [seat, other].map(|seat| {
        let numbers = if state.to_collect(seat) { DiceSet::ALL.without(state.omens) } else { DiceSet::NONE };
        let used = DiceSet::from_bits(numbers.bits() | state.open_events(seat).bits());
        worth_of(rules, state, seat, state.held[seat], used)
    });
    own - RIVAL * rival
}

/// What some dice would gain for a seat.
fn worth_of(rules: &Natick, state: &State, seat: Seat, dice: DiceSet, used: DiceSet) -> f32 {
    let mut worth = 0.0;
    let regions = state.colonies[seat].regions;
    for die in dice.and(used).iter() {
        worth += match state.faces[die.index()].number() {
            Some(number) => {
                let room = state.coins.with_room(regions & Region::with_number(number));
                let coming =
                    Region::in_mask(room).filter(|region| state.pool[region.suit().index()] > 0).count();
                [0.0, 1.0, 2.0, 3.0, 3.5][coming.min(4)] * COMING
            }
            None => event(rules.event(die), state, seat),
        };
    }
    worth
}

fn event(event: DieEvent, state: &State, seat: Seat) -> f32 {
    let [own, others] = [seat, Seat(1 - seat.0)].map(|seat| &state.colonies[seat]);
    let loot = f32::from(state.resources(Seat(1 - seat.0)).min(CAPACITY)) / f32::from(CAPACITY);
    match event {
        DieEvent::RichHarvest => 1.5 * COMING,
        DieEvent::TradeAdvantage if own.trader_count() > 0 && own.trader_count() >= others.trader_count() => {
            1.2 * loot
        }
        DieEvent::Tournament if own.knight_count() > 0 && own.knight_count() >= others.knight_count() => {
            2.0 * loot
        }
        DieEvent::RaiderAttack if state.raided(seat) => -f32::from(state.resources(seat)) * 0.6,
        DieEvent::TradeAdvantage | DieEvent::Tournament | DieEvent::RaiderAttack => 0.0,
    }
}
