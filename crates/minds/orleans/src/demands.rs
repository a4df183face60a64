//! Invasion: what a seat's own objective, the events and the dues ask for.

use ::orleans::{
    Estate, Orleans, State,
    content::{Deed, Good, Hour, Role, STATUS, Town},
    scenarios::{
        invasion::{Due, Measure, STACKS, TOWER_TOWNS},
        worth,
    },
};
use engine::Seat;

use super::{
    aim::Aim,
    dues::{ROBBERY, robbed},
    partners::LOSS,
    team::{Team, own_coins},
    weights::Price,
};

/// How many rounds before a due the Estate Manager starts to prepare for it.
const AHEAD: u8 = 8;

impl Team<'_> {
    /// A part of the seat's own objective.
    pub(super) fn meet(&mut self, measure: Measure, have: u16, need: u16, aim: &mut Aim<'_>) {
        let pressing = self.pressing(Price::OwnLag, have, need);
        let weights = self.weights;
        let each = |price: Price| weights.price_on_course(price) * pressing;
        if matches!(measure, Measure::Coins | Measure::Wealth) {
            // Those already there count until something else has replaced them.
            self.own_coin = each(Price::OwnCoin);
        }
        if have >= need {
            return;
        }
        match measure {
            Measure::Status => aim.read(STATUS[usize::from(need) - 1], each(Price::OwnDevelopment)),
            Measure::Development => aim.read(need as u8, each(Price::OwnDevelopment)),
            Measure::KnightsTrack => aim.recruit[Role::Knight.index()] += each(Price::OwnStep),
            Measure::BoatmenTrack => aim.recruit[Role::Boatman.index()] += each(Price::OwnStep),
            Measure::Monk => aim.recruit[Role::Monk.index()] += each(Price::OwnMonk),
            Measure::Tiles => aim.recruit[Role::Trader.index()] += each(Price::OwnTile),
            Measure::Technology => aim.recruit[Role::Craftsman.index()] += each(Price::OwnTechnology),
            Measure::Wool => self.good[Good::Wool.index()] += 3.0 * each(Price::OwnGood),
            Measure::Wealth => {
                for good in [Good::Wool, Good::Brocade] {
                    self.good[good.index()] += each(Price::OwnGood) * f32::from(good.value());
                }
            }
            Measure::Food => {
                for good in [Good::Grain, Good::Cheese, Good::Wine] {
                    self.good[good.index()] += each(Price::OwnGood) * f32::from(good.value());
                }
            }
            Measure::Citizens => aim.citizen += each(Price::OwnCitizen),
            measure if measure.index() <= Measure::Monk.index() => {
                let worth = each(Price::OwnJoin);
                let walls = aim.deed[Deed::CityWalls.index()];
                let hall = &mut aim.deed[Deed::AssemblyHall.index()];
                // The walls take anybody's knights, the hall only this seat's.
                *hall = hall.max(worth).max(walls + 1.0);
            }
            _ => {}
        }
    }

    /// What the event of this round asks for, and what robbers may take later.
    pub(super) fn expect(
        &mut self,
        rules: &Orleans,
        state: &State,
        seat: Seat,
        me: &Estate,
        aim: &mut Aim<'_>,
    ) {
        self.own_coins = own_coins(rules, state, seat).into();
        let hour = state.hour();
        let seats = || Seat::all(engine::Rules::seats(rules)).map(|seat| &state.estates[seat]);
        match hour {
            Hour::Trip => {
                let owed = (4.0 - f32::from(me.coins)).max(0.0);
                aim.near[Town::Orleans.index()] -= 4.0 * self.coin + LOSS * owed;
                self.due += f32::from(trip(state, seat));
            }
            Hour::Demolition | Hour::Arson => {
                let tiles: u32 = seats()
                    .map(|one| if hour == Hour::Arson { one.tiles } else { one.technology }.count_ones())
                    .sum();
                let needed = if engine::Rules::seats(rules) > 3 { 3 } else { 2_u32 };
                let owed = f32::from((6 * needed.saturating_sub(tiles)) as u16);
                let purses = f32::from(seats().map(|one| one.coins).sum::<u16>());
                if owed > purses {
                    self.due += f32::from(me.coins) + owed - purses;
                } else if purses > 0.0 {
                    self.due += f32::from(me.coins) * owed / purses;
                }
                let coin = if owed > purses { LOSS } else { self.coin };
                let tile = if owed > 0.0 { 6.0 * coin } else { 0.0 };
                *if hour == Hour::Arson { &mut self.tile } else { &mut self.technology } = tile;
            }
            _ => {}
        }
        self.floor = self.floor.max(risk(rules, state, me));
        if worth::worth(me) < ROBBERY && !robbed(state) {
            let now = hour == Hour::Robbery && me.defence.towers == 0;
            for &good in Good::ALL {
                let each = if now { LOSS } else { self.safe(me) };
                self.good[good.index()] += each * f32::from(good.value());
            }
        }
    }

    /// The Estate Manager prepares for what is due.
    pub(super) fn pay_dues(&mut self, rules: &Orleans, state: &State, me: &Estate, aim: &mut Aim<'_>) {
        let last = (state.round + AHEAD).min(rules.rounds());
        for (round, ahead) in (state.round..=last).zip(0_u8..) {
            let urgent = LOSS / f32::from(1 + ahead);
            match rules.due(round) {
                Due::Coins(coins) if ahead == 0 => self.due += f32::from(coins),
                Due::Coins(coins) if ahead < 3 => self.dues += f32::from(coins),
                Due::Goods(good, count) if me.goods[good.index()] < count => {
                    self.good[good.index()] += urgent;
                }
                Due::Books(books) if me.development < books => aim.read(books, urgent),
                Due::Follower(role) => {
                    if me.everyone()[role.neutral().index()] < 2 {
                        aim.recruit[role.index()] += urgent;
                    }
                    if ahead < 5 {
                        self.keeps = self.keeps.or(Some(role.neutral()));
                    }
                }
                Due::Technology if me.technology == 0 => self.technology += urgent,
                Due::Station if me.stations == 0 => {
                    // Nobody travels or builds without a knight.
                    if me.track(Role::Knight) < 2 {
                        aim.recruit[Role::Knight.index()] += urgent;
                    }
                    for &town in Town::ALL.iter().filter(|town| TOWER_TOWNS & town.bit() == 0) {
                        self.station[town.index()] += urgent;
                        aim.near[town.index()] += 0.5 * urgent;
                    }
                }
                Due::Place if me.tiles == 0 => self.tile += urgent,
                _ => {}
            }
        }
    }
}

/// Coins that each seat may need for an event that has not been turned yet.
fn risk(rules: &Orleans, state: &State, me: &Estate) -> f32 {
    let seats = engine::Rules::seats(rules);
    let ahead = |hour: Hour| !state.turned().contains(&hour);
    let second = state.round > STACKS.drawn(seats)[0];
    let each = |tiles: &dyn Fn(&Estate) -> u64| {
        let tiles: u32 = Seat::all(seats).map(|seat| tiles(&state.estates[seat]).count_ones()).sum();
        let needed = if seats > 3 { 3 } else { 2_u32 };
        6.0 * f32::from(needed.saturating_sub(tiles) as u16) / f32::from(seats)
    };
    let trip = if !second && ahead(Hour::Trip) && me.merchant == Town::Orleans { 4.0 } else { 0.0 };
    let tiles = match (second, ahead(Hour::Demolition), ahead(Hour::Arson)) {
        (false, true, _) => each(&|one| one.technology),
        (true, _, true) => each(&|one| one.tiles),
        _ => 0.0,
    };
    f32::max(trip, tiles)
}

/// Coins for a merchant in Orléans.
pub(super) fn trip(state: &State, seat: Seat) -> u8 {
    if state.hour() == Hour::Trip && state.estates[seat].merchant == Town::Orleans { 4 } else { 0 }
}
