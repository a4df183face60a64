//! What things are worth to one seat now.

use ::orleans::{
    Estate, Followers, Orleans, State, Take, coins_due,
    content::{
        Bans, CITIZEN_SPACES, COIN_SPACES, Citizen, DEVELOPMENT, DRAWS, Effect, Fate, Follower, Good, Hour,
        Place, Role, STATUS, Town, status,
    },
    scenarios::{Deck, Scenario, Unpaid},
};
use engine::Seat;

use super::{aim::Aim, dues::coins_short, team::Team, weights::Weight, weights::Weights};

/// What torture costs for each coin, on top of the coin.
const TORTURE: f32 = 6.0;
/// What each missing coin costs when it loses the game.
const LOSS: f32 = 60.0;
/// Coins for a harvest without food.
const HARVEST: f32 = 5.0;

/// What the events to come do.
#[derive(Clone, Copy, Debug, Default)]
struct Coming {
    /// Coins for each trading station, and for each development status.
    stations: f32,
    status: f32,
    /// The share of a coin that each good costs.
    taxes: f32,
    /// How often food is due.
    harvests: f32,
    /// Coins that the next round's event costs.
    next: f32,
}

impl Coming {
    fn new(rules: &Orleans, state: &State) -> Coming {
        let round = usize::from(state.round.saturating_sub(1));
        let schedule = match rules.scenario().deck {
            Deck::Fixed(schedule) => schedule,
            Deck::Hourglass => return Coming::shuffled(state),
            Deck::Stacks(_) => return Coming::default(),
        };
        let mut coming = Coming::default();
        for hour in schedule.iter().skip(round) {
            match hour.row().fate {
                Fate::Stations(coins) => coming.stations += f32::from(coins),
                Fate::Status(coins) => coming.status += f32::from(coins),
                Fate::Goods(taxed) => coming.taxes += 1.0 / f32::from(taxed),
                Fate::Harvest | Fate::Food { .. } => coming.harvests += f32::from(rules.food_due(*hour).0),
                _ => {}
            }
        }
        coming.next = schedule.get(round + 1).map_or(0.0, |hour| match hour.row().fate {
            Fate::Coins(coins) | Fate::Food { coins: Some(coins), .. } => coins.into(),
            Fate::PayStatus => 3.0,
            _ => 0.0,
        });
        coming
    }

    /// With hourglass tiles, the events not yet turned are still to come.
    fn shuffled(state: &State) -> Coming {
        let turned = state.turned();
        let past = &turned[..turned.len().saturating_sub(1)];
        let ahead = |hour: Hour| {
            let past = past.iter().filter(|&&one| one == hour).count() as u8;
            f32::from(Hour::TILES.saturating_sub(past))
        };
        Coming {
            stations: ahead(Hour::TradingDay),
            status: ahead(Hour::Income),
            taxes: ahead(Hour::Taxes) / 3.0,
            harvests: ahead(Hour::Harvest),
            next: 0.0,
        }
    }
}

/// A seat's view of the game, with what it expects until the end. Of the other seats' boards it reads only what
/// stays open during planning.
pub(super) struct Outlook<'a> {
    pub(super) rules: &'a Orleans,
    pub(super) state: &'a State,
    pub(super) me: &'a Estate,
    pub(super) weights: &'a Weights,
    pub(super) seat: Seat,
    pub(super) seats: u8,
    /// Rounds after this one.
    pub(super) left: f32,
    /// The development status to expect at the end.
    pub(super) status: f32,
    /// Trading stations and citizens to expect at the end.
    marks: f32,
    /// Followers, by role.
    pub(super) people: [f32; Role::COUNT],
    pub(super) total: f32,
    pub(super) draws: f32,
    /// Coins that this round's event will cost.
    pub(super) due: f32,
    /// What the scenario wants.
    pub(super) aim: Aim<'a>,
    /// What the team wants, where everyone plays together.
    pub(super) team: Option<Team<'a>>,
    /// What the events to come do, including this round's.
    coming: Coming,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(
        rules: &'a Orleans,
        state: &'a State,
        seat: Seat,
        me: &'a Estate,
        weights: &'a Weights,
    ) -> Outlook<'a> {
        let left = f32::from(rules.rounds().saturating_sub(state.round));
        let mut people = [0.0; Role::COUNT];
        for (kind, count) in me.everyone().into_iter().enumerate() {
            people[Follower::at(kind).role().index()] += f32::from(count);
        }
        let mut aim = Aim::new(rules, state, seat, me, weights);
        let together = rules.scenario().scenario == Scenario::Invasion;
        let team = together.then(|| Team::new(rules, state, seat, me, weights, &mut aim));
        let mut outlook = Outlook {
            rules,
            state,
            me,
            weights,
            seat,
            seats: engine::Rules::seats(rules),
            left,
            status: 0.0,
            marks: 0.0,
            people,
            total: people.iter().sum(),
            draws: f32::from(DRAWS[me.track(Role::Knight) as usize]),
            due: 0.0,
            aim,
            team,
            coming: Coming::new(rules, state),
        };
        if outlook.team.is_none() {
            outlook.marks = f32::from(me.built() + me.citizens) + left * weights.of(Weight::Marks);
        }
        outlook.status =
            outlook.status_at(f32::from(me.development) + left * weights.of(Weight::Development));
        outlook.due = outlook.due_now();
        outlook
    }

    /// The status on a space of the development track, with the way to the next one.
    fn status_at(&self, development: f32) -> f32 {
        let space = development.min(DEVELOPMENT.into());
        let reached = status(space as u8);
        let Some(&next) = STATUS.get(reached as usize) else { return reached.into() };
        let from = f32::from(STATUS[reached as usize - 1]);
        // Near the end, only what is reached counts.
        let hope = (self.left / self.weights.of(Weight::Hope)).min(0.9);
        f32::from(reached) + hope * (space - from) / (f32::from(next) - from)
    }

    fn food(&self) -> u8 {
        Good::ALL.iter().filter(|good| good.food()).map(|good| self.me.goods[good.index()]).sum()
    }

    /// Coins that this round's event will cost, as things are.
    fn due_now(&self) -> f32 {
        let asked = self.team.as_ref().map_or(0.0, |team| team.due);
        let (food, coins) = self.rules.food_due(self.state.hour());
        match self.state.hour().row().fate {
            Fate::Harvest | Fate::Food { .. } if self.food() < food => asked + coins.map_or(0.0, f32::from),
            Fate::Harvest | Fate::Food { .. } => asked,
            Fate::Special => asked + f32::from(coins_short(self.me, self.state.hour())),
            _ => asked + f32::from(coins_due(self.me, self.state.hour())),
        }
    }

    /// What gaining or paying coins is worth. Coins that will be needed are worth more.
    pub(super) fn coins(&self, by: f32) -> f32 {
        let now = f32::from(self.me.coins) - self.due;
        self.purse(now + by) - self.purse(now)
    }

    /// What coins are worth once this round's event is paid.
    fn purse(&self, coins: f32) -> f32 {
        if let Some(team) = &self.team {
            return team.purse(coins);
        }
        if coins < 0.0 {
            let torture = match self.rules.scenario().unpaid {
                Unpaid::Torture => TORTURE,
                Unpaid::Loss(_) => LOSS,
            };
            return coins * (1.0 + torture);
        }
        // One for the census and one more, or a harvest without food.
        let now = matches!(self.state.hour().row().fate, Fate::Harvest | Fate::Food { .. });
        let later = self.coming.harvests - f32::from(now);
        let needed = if later > 0.0 && self.food() == 0 { HARVEST } else { 2.0 };
        let needed = if self.left > 0.0 { f32::max(needed, self.coming.next) } else { 0.0 };
        coins + self.weights.of(Weight::Reserve) * coins.min(needed) + self.aim.purse(coins)
    }

    /// What another piece of a good is worth.
    pub(super) fn good(&self, good: Good) -> f32 {
        self.worth_of(good, self.aim.good(self.me, good))
    }

    /// What a good is worth that the seat has and would give away.
    pub(super) fn parted(&self, good: Good) -> f32 {
        self.worth_of(good, self.aim.kept(self.me, good))
    }

    fn worth_of(&self, good: Good, wish: f32) -> f32 {
        if let Some(team) = &self.team {
            return team.good[good.index()];
        }
        let mut worth = f32::from(good.value()) - self.coming.taxes * 0.8 + wish;
        let food = f32::from(self.food());
        if good.food() && self.due > 0.0 {
            match self.state.hour().row().fate {
                // It saves the coins, and then it is gone.
                Fate::Harvest => return self.coins(HARVEST) + 0.1 * worth,
                Fate::Food { .. } => worth += 0.5 * self.coins(self.due),
                _ => {}
            }
        }
        if good.food() && food < self.coming.harvests {
            worth += self.weights.of(Weight::Food);
        }
        if self.me.tiles & Place::Depot.bit() != 0 {
            let least = self.me.goods.iter().min().copied().unwrap_or(0);
            let lowest = Good::ALL.iter().filter(|one| self.me.goods[one.index()] == least).count();
            if self.me.goods[good.index()] == least {
                worth += if lowest == 1 { 5.0 } else { 0.6 };
            }
        }
        worth.max(0.1)
    }

    /// What a good on the way is worth.
    pub(super) fn taken(&self, take: Take) -> f32 {
        match take {
            Take::Nothing => 0.0,
            Take::Good(good) => self.good(good),
            // Nobody knows which one it is.
            Take::Hidden => 2.5,
        }
    }

    /// What this many development points are worth.
    pub(super) fn books(&self, count: u8) -> f32 {
        let from = self.me.development;
        let to = (from + count).min(DEVELOPMENT);
        let status_gain = self.status_at(to.into()) - self.status_at(from.into());
        let mut worth = self.aim.development_points * self.marks * status_gain;
        let income = self.coming.status * self.aim.coin(self.me.coins);
        worth += income * f32::from(status(to) - status(from)) + self.aim.books(from, to);
        for (space, coins) in COIN_SPACES {
            if from < space && space <= to {
                worth += self.coins(coins.into());
            }
        }
        for (space, citizen) in CITIZEN_SPACES.into_iter().zip(Citizen::ON_DEVELOPMENT) {
            if from < space && self.state.has_citizen(citizen) {
                worth += if space <= to { self.citizen() } else { self.closer(count, space - from) };
            }
        }
        worth
    }

    /// What it is worth to come closer to a citizen that others may take first.
    pub(super) fn closer(&self, steps: u8, distance: u8) -> f32 {
        let share = f32::from(steps) / f32::from(distance);
        let in_time = f32::from(distance) < self.left * self.weights.of(Weight::Development) + 1.0;
        if in_time { 0.3 * self.weights.of(Weight::Race) * self.citizen() * share } else { 0.0 }
    }

    /// A trading station or citizen.
    pub(super) fn mark(&self) -> f32 {
        if self.team.is_some() { 0.0 } else { self.aim.development_points * self.status }
    }

    /// A citizen.
    pub(super) fn citizen(&self) -> f32 {
        self.mark() + self.aim.citizen
    }

    /// A trading station in a town.
    pub(super) fn station(&self, town: Town) -> f32 {
        if let Some(team) = &self.team {
            return team.station[town.index()];
        }
        let income = self.coming.stations * self.aim.coin(self.me.coins);
        let mut worth = self.mark() + income + self.aim.station + self.aim.build[town.index()];
        // The citizen for having the most stations.
        let others = self.rivals().map(|seat| self.state.estates[seat].built()).max().unwrap_or(0);
        if self.me.built() <= others + 1 {
            worth += 0.3 * self.weights.of(Weight::Race) * self.status;
        }
        if self.me.uses(Place::Vineyard) && town.at_river() {
            worth += 1.0;
        }
        worth
    }

    /// Whether a town has room for a station of the seat.
    pub(super) fn has_room(&self, town: Town) -> bool {
        let tower = self.team.as_ref().is_some_and(|team| team.towers & town.bit() != 0);
        if tower {
            return false;
        }
        self.me.stations & town.bit() == 0 && (town == Town::Orleans || self.state.stations_in(town) == 0)
    }

    /// Whether a place only moves along roads and this round's event closes them.
    pub(super) fn lacks_roads(&self, place: Place) -> bool {
        let only_roads = matches!(place.row().effect, Effect::Travel { waterways: false, .. });
        self.team.is_some() && only_roads && self.state.hour().bans().has(Bans::ROADS)
    }

    /// The followers in the Market who may be placed.
    pub(super) fn for_work(&self) -> Followers {
        let mut market = self.me.market;
        if let Some(kept) = self.team.as_ref().and_then(|team| team.keeps)
            && market.count(kept.index()) > 0
        {
            market.take(kept.index());
        }
        market
    }

    /// The other seats.
    pub(super) fn rivals(&self) -> impl Iterator<Item = Seat> + use<> {
        let seat = self.seat;
        Seat::all(self.seats).filter(move |&other| other != seat)
    }

    /// What one more follower of a role is worth, or one fewer costs.
    pub(super) fn follower(&self, role: Role) -> f32 {
        self.follower_without(role, 0.0)
    }

    /// The same when this many of the role are already gone.
    pub(super) fn follower_without(&self, role: Role, gone: f32) -> f32 {
        let spare = self.total - gone - self.draws;
        // A bag that is smaller than the hand wastes draws, and one that is too large hides the good ones.
        let room = (self.weights.of(Weight::Room) - spare * self.weights.of(Weight::Crowd)).clamp(-0.15, 1.0);
        let want =
            self.weights.shares[role.index()] * self.total.max(self.draws) - self.people[role.index()] + gone;
        let want = if role == Role::Monk { 0.5 } else { want.clamp(-2.0, 1.5) };
        self.left * (self.weights.of(Weight::Follower) * room + self.weights.of(Weight::Wanted) * want)
    }
}
