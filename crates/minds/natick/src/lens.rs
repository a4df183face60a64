//! What a net sees of a position in Natick from one seat: both colonies, described in the same way, and what
//! they share.
//!
//! It looks at positions in which chance acts next. Where somebody still has to answer something, such as how to
//! divide the dice, the quick player answers first.

use ::natick::{
    Natick, State,
    content::{Item, PAWNS, Purse, Region, Row, Side, Suit, TOWNS, VILLAGES},
};
use engine::{Actor, Config, Pending, Rules as _, Seat};
use search::{Bot as _, GreedyBot, net::Lens};

use super::{buildable::buildable, guide::NatickGuide, mind::chance_value};

/// Increase it whenever an input is added, removed or changes its meaning. Then train the net
/// again.
const VERSION: u16 = 1;

/// The most actions a quick player answers with.
const LONGEST: usize = 200;

/// Inputs that say which of several values something has. Larger values count as the last one.
#[derive(Clone, Copy)]
struct Inputs {
    first: usize,
    values: usize,
}

impl Inputs {
    const fn after(before: Inputs, values: usize) -> Inputs {
        Inputs { first: before.first + before.values, values }
    }

    const fn end(self) -> usize {
        self.first + self.values
    }
}

const NUMBERS: usize = 4;

// What is seen of each colony. A list for every suit, number or item is contiguous.
const POINTS: Inputs = Inputs { first: 0, values: 10 };
const VILLAGE: Inputs = Inputs::after(POINTS, 5);
const TOWN: Inputs = Inputs::after(VILLAGE, 5);
const TRADER: Inputs = Inputs::after(TOWN, 5);
const KNIGHT: Inputs = Inputs::after(TRADER, 5);
const OPEN: Inputs = Inputs::after(KNIGHT, 3);
const COINS: Inputs = Inputs::after(OPEN, 7 * Suit::COUNT);
const LAND: Inputs = Inputs::after(COINS, 5 * Suit::COUNT);
const ROOM: Inputs = Inputs::after(LAND, 4 * Suit::COUNT);
const YIELD: Inputs = Inputs::after(ROOM, 5 * NUMBERS);
const REGION: Inputs = Inputs::after(YIELD, Region::COUNT);
const FULL: Inputs = Inputs::after(REGION, Region::COUNT);
const SHORT: Inputs = Inputs::after(FULL, 5 * Item::COUNT);
const SHORT_AFTER_TRADE: Inputs = Inputs::after(SHORT, 4 * Item::COUNT);
const SLOTS: Inputs = Inputs::after(SHORT_AFTER_TRADE, 2 * 4);
const BUILDABLE: Inputs = Inputs::after(SLOTS, 5);
const GOAL: Inputs = Inputs::after(BUILDABLE, 3);
const WEALTH: Inputs = Inputs::after(GOAL, 14);
const UNGUARDED: Inputs = Inputs::after(WEALTH, 10);
const MARKET: Inputs = Inputs::after(UNGUARDED, Suit::COUNT);
const MOST: Inputs = Inputs::after(MARKET, 2);
const COLONY: usize = MOST.end();

// What both share.
const MOMENT: Inputs = Inputs { first: 2 * COLONY, values: 4 };
const FIRST: Inputs = Inputs::after(MOMENT, 4);
const LEAD: Inputs = Inputs::after(FIRST, 2 * 11);
const VILLAGES_LEFT: Inputs = Inputs::after(LEAD, 5);
const TOWNS_LEFT: Inputs = Inputs::after(VILLAGES_LEFT, 5);
const PAWNS_LEFT: Inputs = Inputs::after(TOWNS_LEFT, 5);
const TILES: Inputs = Inputs::after(PAWNS_LEFT, 9);
const POOL: Inputs = Inputs::after(TILES, 7 * Suit::COUNT);
const STACK: Inputs = Inputs::after(POOL, Region::COUNT);
const IDLE: Inputs = Inputs::after(STACK, 5);
const AGE: Inputs = Inputs::after(IDLE, 8);
const TOTAL: usize = AGE.end();

/// The lens of Natick.
#[derive(Clone, Copy, Debug)]
pub(super) struct NatickLens;

impl Lens<Natick> for NatickLens {
    fn inputs(&self) -> usize {
        TOTAL
    }

    fn version(&self) -> u16 {
        VERSION
    }

    fn settle(&self, rules: &Natick, state: &State) -> Option<State> {
        if !matches!(rules.pending(state), Pending::Seats(_)) {
            return None;
        }
        let (mut state, mut quick, mut legal) =
            (*state, GreedyBot::new(*NatickGuide::plain(), 0), Vec::new());
        for _ in 0..LONGEST {
            let Pending::Seats(seats) = rules.pending(&state) else { break };
            let seat = seats.lowest().expect("somebody is asked");
            legal.clear();
            rules.legal(&state, seat, &mut legal);
            let action = quick.choose(rules, &state, seat, &legal);
            rules.apply(&mut state, Actor::Seat(seat), action, &mut ());
        }
        Some(state)
    }

    fn look(&self, rules: &Natick, state: &State, seat: Seat, acc: &mut Vec<(u16, f32)>) {
        let mut eye = Eye { rules, state, acc, shift: 0 };
        let other = Seat(1 - seat.0);
        eye.colony(seat, other);
        eye.shift = COLONY;
        eye.colony(other, seat);
        eye.shift = 0;
        eye.shared(seat, other);
    }

    fn base(&self, rules: &Natick, state: &State, seat: Seat) -> f32 {
        chance_value(NatickGuide::plain(), rules, state, seat)
    }

    /// Only winning counts.
    fn result(&self, rules: &Natick, end: &State, seat: Seat) -> f32 {
        self.base(rules, end, seat)
    }
}

/// Where to learn: mostly with the usual costs.
pub(super) fn tables() -> Vec<Config> {
    let usual = || Config::seats(2);
    vec![usual(), usual(), usual(), usual(), usual(), usual(), usual(), usual().option("costs", "heavy")]
}

struct Eye<'a> {
    rules: &'a Natick,
    state: &'a State,
    acc: &'a mut Vec<(u16, f32)>,
    /// Where the inputs of a colony begin.
    shift: usize,
}

impl Eye<'_> {
    /// Says which value something has.
    fn is(&mut self, inputs: Inputs, value: usize) {
        self.is_in(inputs, 0, inputs.values, value);
    }

    /// The same for one row of a table.
    fn is_in(&mut self, inputs: Inputs, row: usize, values: usize, value: usize) {
        let place = row * values + value.min(values - 1);
        debug_assert!(place < inputs.values);
        self.acc.push(((self.shift + inputs.first + place) as u16, 1.0));
    }

    /// Everything about a colony.
    fn colony(&mut self, seat: Seat, other: Seat) {
        let (rules, state) = (self.rules, self.state);
        let (colony, rival) = (&state.colonies[seat], &state.colonies[other]);
        let purse = state.purse(seat);
        let points = usize::from(rules.points(state, seat));
        self.is(POINTS, points);
        self.is(VILLAGE, colony.village_count().into());
        self.is(TOWN, colony.town_count().into());
        self.is(TRADER, colony.trader_count().into());
        self.is(KNIGHT, colony.knight_count().into());
        self.is(OPEN, colony.open_roads().into());
        let with_room = state.coins.with_room(colony.regions);
        for suit in Suit::ALL {
            let (row, own) = (suit.index(), Region::of_suit(suit));
            self.is_in(COINS, row, 7, purse[row].into());
            self.is_in(LAND, row, 5, (colony.regions & own).count_ones() as usize);
            self.is_in(ROOM, row, 4, (with_room & own).count_ones() as usize);
            if colony.markets & own != 0 {
                self.is(Inputs { first: MARKET.first + row, values: 1 }, 0);
            }
        }
        for (row, number) in (2..).take(NUMBERS).enumerate() {
            let ready = Region::in_mask(with_room & Region::with_number(number));
            let ready = ready.filter(|region| state.pool[region.suit().index()] > 0).count();
            self.is_in(YIELD, row, 5, ready);
        }
        for region in Region::in_mask(colony.regions) {
            self.is(REGION, region.index());
        }
        for region in Region::in_mask(colony.regions & !with_room) {
            self.is(FULL, region.index());
        }
        self.items(seat, purse);
        let gain = usize::from(buildable(rules, state, seat));
        self.is(BUILDABLE, gain);
        let target = usize::from(rules.target());
        self.is(GOAL, if points >= target { 2 } else { usize::from(points + gain >= target) });
        self.is(WEALTH, state.resources(seat).into());
        self.is(UNGUARDED, state.unguarded(seat).into());
        let counts =
            [(colony.trader_count(), rival.trader_count()), (colony.knight_count(), rival.knight_count())];
        for (place, (own, others)) in counts.into_iter().enumerate() {
            if own > 0 && own >= others {
                self.is(MOST, place);
            }
        }
    }

    /// How far a seat is from everything it can build.
    fn items(&mut self, seat: Seat, purse: Purse) {
        let (state, colony) = (self.state, &self.state.colonies[seat]);
        let traders = colony.roads().filter(|&road| colony.takes_trader(road)).count();
        let knights = colony
            .settlements()
            .flat_map(|place| Row::ALL.map(|row| (place, row)))
            .filter(|&(place, row)| colony.takes_knight(place, row))
            .count();
        self.is_in(SLOTS, 0, 4, traders);
        self.is_in(SLOTS, 1, 4, knights);
        let open = Side::ALL.iter().any(|&side| colony.is_open(side));
        let pawns = state.pawns() > 0;
        for item in Item::ALL {
            let possible = match item {
                Item::Road => state.tiles() != (0, 0),
                Item::Village => open && state.villages() < VILLAGES,
                Item::Town => colony.village_count() > 0 && state.towns() < TOWNS,
                Item::Trader => pawns && traders > 0,
                Item::Knight => pawns && knights > 0,
                Item::Scout => true,
            };
            if possible {
                let [short, after] = shortage(purse, self.rules.cost(item));
                self.is_in(SHORT, item.index(), 5, short);
                self.is_in(SHORT_AFTER_TRADE, item.index(), 4, after);
            }
        }
    }

    /// What both seats share.
    fn shared(&mut self, seat: Seat, other: Seat) {
        let (rules, state) = (self.rules, self.state);
        // Chance decides about a roll, or about a region that was just added.
        let own = usize::from(state.active == seat);
        self.is(MOMENT, 2 * own + usize::from(state.built));
        let first = usize::from(state.first == seat);
        self.is(FIRST, 2 * own + first);
        let [points, others] = [seat, other].map(|seat| usize::from(rules.points(state, seat)));
        self.is_in(LEAD, first, 11, (5 + points).saturating_sub(others));
        self.is(VILLAGES_LEFT, (VILLAGES - state.villages()).into());
        self.is(TOWNS_LEFT, (TOWNS - state.towns()).into());
        self.is(PAWNS_LEFT, state.pawns().min(PAWNS).into());
        let (villages, towns) = state.tiles();
        self.is(TILES, (villages + towns).into());
        for suit in Suit::ALL {
            self.is_in(POOL, suit.index(), 7, state.pool[suit.index()].into());
        }
        for region in Region::in_mask(state.stack) {
            self.is(STACK, region.index());
        }
        self.is(IDLE, usize::from(state.idle) / 4);
        self.is(AGE, usize::from(state.turn) / 8);
    }
}

/// How many resources are missing for a cost: now, and after trading spare ones with the bank.
fn shortage(purse: Purse, cost: Purse) -> [usize; 2] {
    let (mut short, mut trades) = (0, 0);
    for (there, cost) in purse.into_iter().zip(cost) {
        short += usize::from(cost.saturating_sub(there));
        trades += usize::from(there.saturating_sub(cost) / ::natick::content::BANK_RATE);
    }
    [short, short.saturating_sub(trades)]
}

#[cfg(test)]
mod tests {
    use engine::{Rng, Stage as _};
    use search::{Room, playout};

    use super::*;

    fn seen(rules: &Natick, state: &State, seat: u8) -> Vec<(u16, f32)> {
        let mut inputs = Vec::new();
        NatickLens.look(rules, state, Seat(seat), &mut inputs);
        inputs
    }

    #[test]
    fn every_input_of_random_games_at_every_table_is_in_its_place() {
        for (name, config) in Natick::all_tables() {
            let rules = Natick::new(&config).unwrap();
            let (mut state, mut luck, mut decisions) = (rules.start(), Rng::new(1), Rng::new(2));
            let mut most = 0;
            let look = |state: &State, _: Actor, _| {
                for seat in 0..2 {
                    let inputs = seen(&rules, state, seat);
                    most = most.max(inputs.len());
                    assert!(inputs.iter().all(|&(input, _)| usize::from(input) < TOTAL), "{name}");
                }
            };
            let choose = |_: &State, _, legal: &[_]| *decisions.pick(legal);
            playout(&rules, &mut state, &mut luck, &mut Room::default(), choose, look);
            assert!((80..200).contains(&most), "{name}: at most {most} inputs");
        }
    }

    #[test]
    fn each_seat_sees_the_colonies_from_its_own_side() {
        let rules = Natick::new(&Config::seats(2)).unwrap();
        let mut state = rules.blank();
        let given = [
            "turn p1",
            "p1 regions suns2 moons3 crowns4 arms5",
            "p1 coins suns2 2",
            "p2 regions suns3 moons4 crowns5 arms2",
            "p2 towns 0",
        ];
        for line in given {
            rules.arrange(&mut state, &line.split(' ').collect::<Vec<_>>()).unwrap();
        }
        rules.ready(&mut state).unwrap();
        let colony = |seat, first: usize| -> Vec<usize> {
            let inputs = seen(&rules, &state, seat).into_iter().map(|(input, _)| usize::from(input));
            inputs
                .filter(|input| (first..first + COLONY).contains(input))
                .map(|input| input - first)
                .collect()
        };
        assert_eq!(colony(0, 0), colony(1, COLONY));
        assert_eq!(colony(1, 0), colony(0, COLONY));
        assert!(colony(0, 0).contains(&(POINTS.first + 1)) && colony(1, 0).contains(&(POINTS.first + 2)));
        // The seat with the town is ahead, but nobody has won.
        let [village, town] = [0, 1].map(|seat| NatickLens.base(&rules, &state, Seat(seat)));
        assert!(village < town && village > -25.0 && town < 25.0, "{village} {town}");
    }

    #[test]
    fn a_position_settles_when_chance_acts_next() {
        let rules = Natick::new(&Config::seats(2)).unwrap();
        let (mut state, mut luck, mut decisions) = (rules.start(), Rng::new(3), Rng::new(4));
        let mut settled = 0;
        let look = |state: &State, _: Actor, _| match NatickLens.settle(&rules, state) {
            Some(after) => {
                assert!(!matches!(rules.pending(&after), Pending::Seats(_)));
                settled += 1;
            }
            None => assert_eq!(rules.pending(state), Pending::Chance),
        };
        let choose = |_: &State, _, legal: &[_]| *decisions.pick(legal);
        playout(&rules, &mut state, &mut luck, &mut Room::default(), choose, look);
        assert!(settled > 20, "{settled}");
    }

    #[test]
    fn what_is_left_over_can_be_traded() {
        assert_eq!(shortage([1, 1, 1, 1], [1, 1, 1, 1]), [0, 0]);
        assert_eq!(shortage([4, 0, 1, 1], [1, 1, 1, 1]), [1, 0]);
        assert_eq!(shortage([3, 0, 0, 1], [1, 1, 1, 1]), [2, 2]);
    }
}
