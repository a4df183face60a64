//! What a net sees of a position in Orléans.
//!
//! It sees what stays open during planning: who has which followers, but not who was drawn or where they were planned. So
//! it judges a round before the luck of its draws.

#![expect(clippy::cast_precision_loss, reason = "there are a few dozen of anything at most")]

use ::orleans::{
    Estate, Orleans, Source, State, bits,
    content::{
        Citizen, DEVELOPMENT, DRAWS, Deed, Edge, Follower, Good, Hour, Place, Role, STATIONS, STATUS,
        TOWN_EDGES, TRACKS, Town, status,
    },
    scenarios::{Deck, Scenario},
};
use engine::{Config, Pending, Rules as _, Seat};
use search::net::Lens;

/// Increase it whenever an input is added, removed or changes its meaning. Then train the net
/// again.
const VERSION: u16 = 2;

/// Rounds of the longest game it sees.
const ROUNDS: usize = 18;
/// Larger counts are cut to this one.
const MOST_COINS: usize = 5;
const MOST_FOOD: usize = 3;
const MOST_MARKS: usize = 16;
const MOST_PEOPLE: usize = 6;
const SPACES: usize = 9;
/// Followers beyond the number that can be drawn, from -3 to 8.
const SPARE: usize = 12;
/// Leads from -4 to 4.
const LEADS: usize = 9;
const VALUES: usize = 6;
const RIVAL_INPUTS: usize = 10;

// Where each input is.
const CLOCK: usize = 0;
const SEATS: usize = CLOCK + ROUNDS + 1;
const PROSPERITY: usize = SEATS + 4;
const HOUR: usize = PROSPERITY + 1;
const HOURS: usize = HOUR + Hour::BASE;
const COINS: usize = HOURS + Hour::BASE;
const POOR: usize = COINS + 1;
const GOODS: usize = POOR + MOST_COINS + 1;
const FOOD: usize = GOODS + Good::COUNT;
const BOOKS: usize = FOOD + MOST_FOOD + 1;
const MARKS: usize = BOOKS + DEVELOPMENT as usize + 1;
const POINTS: usize = MARKS + MOST_MARKS + 1;
const TRACK: usize = POINTS + 2;
const TRACK_TIME: usize = TRACK + TRACKS * SPACES;
const PEOPLE: usize = TRACK_TIME + TRACKS;
const PEOPLE_TIME: usize = PEOPLE + Role::COUNT * (MOST_PEOPLE + 1);
const ROOM: usize = PEOPLE_TIME + Role::COUNT;
const TECHNOLOGY: usize = ROOM + SPARE;
const COVERED: usize = TECHNOLOGY + Place::COUNT;
/// A Bathhouse of the later edition is another tile. No tile is a place of a board, so the row of one is free.
const LATER_BATHHOUSE: Place = Place::BourgeoisHouse;
const TILE: usize = COVERED + Role::COUNT;
const TILE_TIME: usize = TILE + Place::COUNT;
const STANDING: usize = TILE_TIME + Place::COUNT;
const MERCHANT: usize = STANDING + Place::COUNT;
const AROUND: usize = MERCHANT + Town::COUNT;
const BUILT: usize = AROUND + VALUES + 4;
const MOST_BUILT: usize = BUILT + STATIONS as usize + 1;
const CITIZEN: usize = MOST_BUILT + LEADS;
const DEED: usize = CITIZEN + Citizen::COUNT;
const STOCK: usize = DEED + Deed::COUNT;
const LEFT: usize = STOCK + Role::COUNT;
const FARMERS: usize = LEFT + 3;
const RIVAL: usize = FARMERS + LEADS;
const TOTAL: usize = RIVAL + RIVAL_INPUTS;

/// Coins and goods that a round gains, at least.
const ROUND: f32 = 3.0;
/// The share of what the planner expects for the rest of the game.
const CAUTION: f32 = 0.75;
/// Trading stations and citizens, and development points, that one round gives. They belong to the net, which learns what they leave out.
const MARKS_A_ROUND: f32 = 0.55;
const BOOKS_A_ROUND: f32 = 3.56;

/// The lens for games with points.
#[derive(Clone, Copy, Debug)]
pub(super) struct OrleansLens;

impl Lens<Orleans> for OrleansLens {
    /// Elsewhere points are not what counts.
    fn sees(&self, rules: &Orleans) -> bool {
        matches!(rules.scenario().scenario, Scenario::Base | Scenario::Prosperity)
    }

    fn inputs(&self) -> usize {
        TOTAL
    }

    fn version(&self) -> u16 {
        VERSION
    }

    fn look(&self, rules: &Orleans, state: &State, seat: Seat, acc: &mut Vec<(u16, f32)>) {
        let mut me = state.estates[seat];
        me.unplan();
        let left = rules.rounds().saturating_sub(state.round);
        let time = f32::from(left) / ROUNDS as f32;
        let mut sight = Sight { rules, state, seat, me: &me, left, time, acc };
        sight.clock();
        sight.purse();
        sight.tracks();
        sight.people();
        sight.places();
        sight.map();
        sight.citizens();
        sight.rivals();
    }

    /// Points so far, with the stations, citizens and development to expect.
    fn base(&self, rules: &Orleans, state: &State, seat: Seat) -> f32 {
        let points = |source| f32::from(rules.points_from(state, seat, source));
        let sum: f32 = Source::ALL.into_iter().map(points).sum();
        if rules.pending(state) == Pending::Over {
            return sum;
        }
        let me = &state.estates[seat];
        let left = f32::from(rules.rounds().saturating_sub(state.round));
        let marks = f32::from(me.built() + me.citizens) + CAUTION * left * MARKS_A_ROUND;
        let books = f32::from(me.development) + CAUTION * left * BOOKS_A_ROUND;
        sum - points(Source::Development) + marks * status_at(books) + left * ROUND
    }
}

/// The status on a space of the development track, with the way to the next one.
fn status_at(books: f32) -> f32 {
    let space = books.min(DEVELOPMENT.into());
    let reached = status(space as u8);
    let Some(&next) = STATUS.get(usize::from(reached)) else { return reached.into() };
    let from = f32::from(STATUS[usize::from(reached) - 1]);
    f32::from(reached) + (space - from) / (f32::from(next) - from)
}

/// Where to learn: mostly with two seats, and now and then Prosperity.
pub(super) fn tables() -> Vec<Config> {
    let prosperity = Config { modules: vec!["prosperity".to_owned()], ..Config::seats(2) };
    let later = Config::seats(2).option("bathhouse", "later");
    [2, 2, 2, 3, 4, 2, 2, 3, 5].map(Config::seats).into_iter().chain([prosperity, later]).collect()
}

/// A position as one seat sees it, and where the inputs go.
struct Sight<'a> {
    rules: &'a Orleans,
    state: &'a State,
    seat: Seat,
    /// The seat's estate before it planned anything.
    me: &'a Estate,
    /// Rounds after this one, and as a share of a long game.
    left: u8,
    time: f32,
    acc: &'a mut Vec<(u16, f32)>,
}

impl Sight<'_> {
    fn put(&mut self, input: usize, value: f32) {
        debug_assert!(input < TOTAL);
        if value != 0.0 {
            self.acc.push((input as u16, value));
        }
    }

    /// One of several inputs, by a count. Everything above `most` shares the last one.
    fn put_count(&mut self, input: usize, count: u8, most: usize) {
        self.put(input + usize::from(count).min(most), 1.0);
    }

    /// How far the seat is ahead of another.
    fn put_lead(&mut self, input: usize, own: u8, other: u8) {
        let lead = (i32::from(own) - i32::from(other)).clamp(-4, 4) + 4;
        self.put(input + lead as usize, 1.0);
    }

    fn clock(&mut self) {
        let (rules, state) = (self.rules, self.state);
        self.put_count(CLOCK, self.left, ROUNDS);
        self.put(SEATS + usize::from(rules.seats()).saturating_sub(2), 1.0);
        if rules.scenario().scenario == Scenario::Prosperity {
            self.put(PROSPERITY, 1.0);
        }
        if rules.scenario().deck != Deck::Hourglass {
            return;
        }
        let turned = state.turned();
        // The event of this round is still to come, once it has been turned.
        let now = turned.get(usize::from(state.round).wrapping_sub(1)).map(|hour| hour.index());
        if let Some(hour) = now {
            self.put(HOUR + hour.min(Hour::BASE - 1), 1.0);
        }
        for hour in 0..Hour::BASE {
            let past = turned.iter().filter(|one| one.index() == hour).count() as f32;
            self.put(HOURS + hour, 1.0 - past / f32::from(Hour::TILES));
        }
    }

    fn purse(&mut self) {
        let me = self.me;
        self.put(COINS, f32::from(me.coins) / 20.0);
        self.put_count(POOR, me.coins.min(255) as u8, MOST_COINS);
        for (good, count) in me.goods.into_iter().enumerate() {
            self.put(GOODS + good, f32::from(count) / 4.0);
        }
        self.put_count(FOOD, me.food(), MOST_FOOD);
        let marks = me.built() + me.citizens;
        self.put_count(BOOKS, me.development, DEVELOPMENT.into());
        self.put_count(MARKS, marks, MOST_MARKS);
        self.put(POINTS, f32::from(me.development_points()) / 20.0);
        self.put(POINTS + 1, f32::from(marks) * self.time / 4.0);
    }

    fn tracks(&mut self) {
        for (role, space) in self.me.tracks.into_iter().enumerate() {
            self.put_count(TRACK + role * SPACES, space, SPACES - 1);
            self.put(TRACK_TIME + role, f32::from(space) * self.time / 3.0);
        }
    }

    fn people(&mut self) {
        let mut people = [0_u8; Role::COUNT];
        for (kind, count) in self.me.everyone().into_iter().enumerate() {
            people[Follower::at(kind).role().index()] += count;
        }
        for (role, count) in people.into_iter().enumerate() {
            self.put_count(PEOPLE + role * (MOST_PEOPLE + 1), count, MOST_PEOPLE);
            self.put(PEOPLE_TIME + role, f32::from(count) * self.time / 3.0);
        }
        let draws = i32::from(DRAWS[self.me.track(Role::Knight) as usize]);
        let spare = i32::from(people.iter().sum::<u8>()) - draws;
        self.put(ROOM + (spare + 3).clamp(0, SPARE as i32 - 1) as usize, 1.0);
    }

    /// Tiles, technology, and followers waiting on places.
    fn places(&mut self) {
        let (rules, me) = (self.rules, self.me);
        for tile in Place::in_mask(me.tiles) {
            let tile = match tile {
                Place::Bathhouse if !rules.bathes_by_itself() => LATER_BATHHOUSE,
                _ => tile,
            };
            self.put(TILE + tile.index(), 1.0);
            self.put(TILE_TIME + tile.index(), self.time);
        }
        for space in bits(me.technology) {
            let (place, need) = rules.space(space);
            self.put(TECHNOLOGY + place.index(), self.time);
            if let Some(role) = need.role() {
                self.put(COVERED + role.index(), self.time);
            }
        }
        for place in Place::in_mask(me.places()) {
            let standing = (rules.mask(place) & me.filled).count_ones();
            self.put(STANDING + place.index(), standing as f32 / 2.0);
        }
    }

    /// Where the merchant is, and what is around it.
    fn map(&mut self) {
        let (state, here) = (self.state, self.me.merchant);
        let stations = self.me.stations;
        let open = |town: Town| {
            stations & town.bit() == 0 && (town == Town::Orleans || state.stations_in(town) == 0)
        };
        self.put(MERCHANT + here.index(), 1.0);
        let mut best = 0;
        let (mut towns, mut further) = (0_u32, 0_u32);
        for edge in bits(TOWN_EDGES[here.index()]).map(|edge| Edge::at(edge.into())) {
            let lies = |good: &&Good| state.map[good.index()] & edge.spaces() != 0;
            best = Good::ALL.iter().filter(lies).map(|good| good.value()).fold(best, u8::max);
            let next = edge.from(here);
            towns |= if open(next) { next.bit() } else { 0 };
            for edge in bits(TOWN_EDGES[next.index()]) {
                let next = Edge::at(edge.into()).from(next);
                further |= if open(next) { next.bit() } else { 0 };
            }
        }
        self.put_count(AROUND, best, VALUES - 1);
        self.put(AROUND + VALUES, f32::from(u8::from(open(here))));
        self.put(AROUND + VALUES + 1, towns.count_ones() as f32 / 3.0);
        self.put(AROUND + VALUES + 2, further.count_ones() as f32 / 8.0);
        let goods =
            Good::ALL.iter().map(|good| state.map[good.index()].count_ones() * u32::from(good.value()));
        self.put(AROUND + VALUES + 3, goods.sum::<u32>() as f32 / 100.0);
        self.put_count(BUILT, self.me.built(), STATIONS.into());
    }

    /// What is left on the table.
    fn citizens(&mut self) {
        let (rules, state) = (self.rules, self.state);
        for citizen in Citizen::in_mask(state.citizens) {
            self.put(CITIZEN + citizen.index(), 1.0);
        }
        for &deed in rules.scenario().deeds {
            let spaces = Role::ALL.iter().fold(0, |all, &role| all | rules.deed_spaces(deed, role));
            self.put(DEED + deed.index(), (spaces & !state.deeds).count_ones() as f32 / 4.0);
        }
        for (role, count) in state.stock.into_iter().enumerate() {
            self.put(STOCK + role, f32::from(count.min(6)) / 6.0);
        }
        self.put(LEFT, f32::from(state.technology) / 8.0);
        self.put(LEFT + 1, state.tiles.count_ones() as f32 / 10.0);
        if state.first == self.seat {
            self.put(LEFT + 2, 1.0);
        }
    }

    /// The rivals, as far as they matter: in races, and for the census.
    fn rivals(&mut self) {
        let (state, seat, me) = (self.state, self.seat, self.me);
        let rivals =
            || Seat::all(self.rules.seats()).filter(|&one| one != seat).map(|one| &state.estates[one]);
        let most = |of: fn(&Estate) -> u8| rivals().map(of).max().unwrap_or(0);
        let numbers = [
            f32::from(most(|rival| rival.coins.min(255) as u8)) / 20.0,
            f32::from(most(|rival| rival.development)) / 10.0,
            f32::from(most(|rival| rival.built() + rival.citizens)) / 5.0,
            f32::from(most(|rival| rival.track(Role::Boatman))) / 3.0,
            f32::from(most(|rival| rival.track(Role::Craftsman))) / 3.0,
            f32::from(most(|rival| rival.track(Role::Trader))) / 3.0,
            f32::from(most(|rival| rival.track(Role::Knight))) / 3.0,
            f32::from(most(|rival| rival.track(Role::Scholar))) / 3.0,
            f32::from(most(Estate::goods_total)) / 10.0,
            f32::from(most(|rival| rival.tiles.count_ones() as u8)) / 3.0,
        ];
        let (farmers, built) = (most(|rival| rival.track(Role::Farmer)), most(Estate::built));
        for (index, number) in numbers.into_iter().enumerate() {
            self.put(RIVAL + index, number);
        }
        self.put_lead(FARMERS, me.track(Role::Farmer), farmers);
        if state.has_citizen(Citizen::Stations) {
            self.put_lead(MOST_BUILT, me.built(), built);
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::{Actor, Rng};
    use search::{Room, playout};

    use super::*;

    #[test]
    fn every_input_of_random_games_is_in_its_place() {
        for config in tables() {
            let rules = Orleans::new(&config).unwrap();
            let (mut state, mut luck, mut decisions) = (rules.start(), Rng::new(1), Rng::new(2));
            let mut most = 0;
            let look = |state: &State, _: Actor, _| {
                for seat in Seat::all(rules.seats()) {
                    let mut inputs = Vec::new();
                    OrleansLens.look(&rules, state, seat, &mut inputs);
                    most = most.max(inputs.len());
                    for (input, value) in inputs {
                        assert!(usize::from(input) < TOTAL && value.abs() < 8.0, "{input} is {value}");
                    }
                }
            };
            let choose = |_: &State, _, legal: &[_]| *decisions.pick(legal);
            playout(&rules, &mut state, &mut luck, &mut Room::default(), choose, look);
            assert!((60..200).contains(&most), "at most {most} inputs");
        }
    }
}
