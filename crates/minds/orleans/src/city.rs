//! Invasion: what support places and answers are worth.

use ::orleans::{
    content::{Follower, Good, Hour, Place, Town},
    scenarios::{
        invasion::{Act, Address, Answer, Store, To},
        worth,
    },
};
use engine::Seat;

use super::{
    characters::suits,
    dues::{ROBBERY, robbed},
    gains::Yield,
    others,
    outlook::Outlook,
    team::Team,
    treaty,
    weights::{Price, Weight},
};

/// Losing the game, or what must not be done.
const NEVER: f32 = -100.0;

impl Outlook<'_> {
    /// What the support places are worth to the city.
    pub(super) fn support(&self, place: Place) -> Option<Yield> {
        let team = self.team.as_ref()?;
        let worth = match place {
            Place::Vehicle => {
                let gifts = self.rivals().map(|seat| self.present(seat));
                gifts.fold(self.cart(team), f32::max)
            }
            Place::GuildHouse => {
                let stores = [Store::Treasury, Store::Swordsmith].map(Address::Store);
                let seats = self.rivals().map(Address::Seat);
                let funds = stores.into_iter().chain(seats).flat_map(|to| {
                    let coins = 1..=self.me.coins.min(4) as u8;
                    coins.map(move |coins| self.fund(team, to, coins))
                });
                funds.fold(0.0, f32::max)
            }
            _ => 0.0,
        };
        (worth > 0.0).then_some(Yield { worth, books: 0 })
    }

    /// What bringing goods to the city is worth: the best three.
    fn cart(&self, team: &Team) -> f32 {
        let mut loads = [0.0; 3];
        let mut goods = self.me.goods;
        let mut city = self.state.city.goods;
        for load in &mut loads {
            let next = Good::ALL.iter().copied().filter(|good| {
                let at = good.index();
                goods[at] + team.spare[at] > self.me.goods[at] && city[at] < self.rules.city_needs().goods[at]
            });
            let Some(best) = next.max_by(|a, b| team.deliver[a.index()].total_cmp(&team.deliver[b.index()]))
            else {
                break;
            };
            goods[best.index()] -= 1;
            city[best.index()] += 1;
            *load = self.load(team, best, worth_of(goods));
        }
        loads.into_iter().filter(|&load| load > 0.0).sum()
    }

    /// What bringing goods to another seat is worth.
    fn present(&self, seat: Seat) -> f32 {
        // Three goods are worth no more than this.
        let left = worth::worth(self.me).saturating_sub(3 * 5);
        if self.state.hour() == Hour::Robbery && left < ROBBERY && self.me.defence.towers == 0 {
            return 0.0;
        }
        others::cart(self.rules, self.state, self.seat, seat)
    }

    /// What bringing one good to the city is worth when goods worth this much stay behind.
    fn load(&self, team: &Team<'_>, good: Good, left: u16) -> f32 {
        let worth = team.deliver[good.index()];
        if left >= ROBBERY || robbed(self.state) {
            return worth;
        }
        match (self.state.hour(), self.me.defence.towers) {
            (Hour::Robbery, 0) => NEVER,
            (Hour::Robbery, _) => worth - self.weights.price(Price::Tower),
            _ => worth - team.safe(self.me) * f32::from(good.value()),
        }
    }

    /// What bringing coins to the city or to another seat is worth.
    fn fund(&self, team: &Team<'_>, to: Address, coins: u8) -> f32 {
        let (city, needs) = (&self.state.city, self.rules.city_needs());
        let (worth, room) = match to {
            Address::Store(Store::Treasury) => (team.treasury, needs.treasury - city.treasury),
            Address::Store(Store::Swordsmith) => (team.swordsmith, needs.swordsmith - city.swordsmith),
            Address::Seat(seat) => {
                let (room, worth) = others::coins(self.rules, self.state, seat);
                (worth, room)
            }
            Address::Store(_) => return -1.0,
        };
        let purse = f32::from(self.me.coins) - self.due;
        let by = f32::from(coins);
        if coins > room || purse - by < team.own_coins {
            return -1.0;
        }
        by * (worth + team.coin()) + self.coins(-by)
    }

    /// What it is worth for the merchant to reach a town, compared with where it is now.
    pub(super) fn move_to(&self, team: &Team<'_>, town: Town) -> f32 {
        let stand = |town: Town| {
            let open = self.has_room(town) && self.me.stations_left > 0;
            let station =
                if open { self.weights.of(Weight::Arrived) * team.station[town.index()] } else { 0.0 };
            self.aim.near[town.index()] + station
        };
        stand(town) - stand(self.me.merchant)
    }

    /// Whether a follower is to stay in the Market.
    pub(super) fn keeps(&self, follower: Follower) -> bool {
        self.team.as_ref().is_some_and(|team| team.keeps == Some(follower))
    }

    /// What an action of Invasion is worth.
    pub(super) fn defence(&self, act: Act) -> f32 {
        let Some(team) = self.team.as_ref() else { return 0.0 };
        match act {
            Act::Haul { to: To::City } => self.cart(team),
            Act::Haul { to: To::Seat(seat) } => self.present(seat),
            Act::Load { good, to: Address::Seat(seat) } if team.spare[good.index()] > 0 => {
                others::good(self.rules, self.state, seat, good) - 0.1
            }
            Act::Load { good, to: Address::Store(_) } if team.spare[good.index()] > 0 => {
                let left = worth::worth(self.me) - u16::from(good.value());
                self.load(team, good, left)
            }
            Act::Fund { to, coins } => self.fund(team, to, coins),
            Act::FitCatapult => team.catapult,
            Act::Choose { character } => suits(character, self.seats),
            Act::Event(answer) => self.answer(team, answer),
            _ => -1.0,
        }
    }

    fn answer(&self, team: &Team<'_>, answer: Answer) -> f32 {
        match answer {
            Answer::Offer(item) => treaty::item(self, team, item),
            Answer::Propose | Answer::Accept => 5.0,
            Answer::Skip | Answer::Decline => 0.0,
            Answer::Train { role } => self.train(role),
            Answer::Build => team.station[self.me.merchant.index()] + self.coins(-4.0),
            Answer::Raze { .. } => -self.weights.price(Price::Tower),
            Answer::Home => self.move_to(team, Town::Orleans),
        }
    }
}

/// What goods are worth together.
fn worth_of(goods: [u8; Good::COUNT]) -> u16 {
    Good::ALL.iter().map(|good| u16::from(goods[good.index()]) * u16::from(good.value())).sum()
}
