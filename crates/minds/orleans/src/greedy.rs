//! The bots of Orléans. A one-action guide cannot plan eight followers, so these bots make their own
//! plan.

use std::cell::OnceCell;

use ::orleans::{
    Action, Estate, From, Goal, Loss, Orleans, Spot, State, bits,
    content::{Citizen, Effect, Follower, Hour, Place, Role},
};
use engine::Seat;
use search::Bot;

use super::{
    arrears::is_reckless,
    courses::Course,
    journey::{Journey, Means, TRAVELS, edges},
    outlook::Outlook,
    plan::{Plan, best_worth, plan, plans},
    weights::Guidance,
};

/// Plans a whole round, then takes what others might take first.
///
/// It needs no memory: the plan follows from what the seat sees when planning begins. It keeps the last one only to
/// save time.
pub(crate) struct Planner {
    guidance: Guidance,
    course: Course,
    kept: Option<(u8, Estate, Plan)>,
}

impl Planner {
    pub(super) fn new(guidance: &Guidance) -> Planner {
        Planner { guidance: guidance.clone(), course: Course::default(), kept: None }
    }

    /// Plans on another course from now on.
    pub(super) fn follow(&mut self, course: Course) {
        if self.course != course {
            (self.course, self.kept) = (course, None);
        }
    }

    /// The best plans for this round, the best first.
    pub(super) fn plans(&self, rules: &Orleans, state: &State, seat: Seat, most: usize) -> Vec<Plan> {
        let start = unplanned(state, seat);
        let weights = self.guidance.weights(rules.scenario().scenario, self.course);
        plans(&Outlook::new(rules, state, seat, &start, &weights), most)
    }

    /// Decides on a plan.
    pub(super) fn keep(&mut self, state: &State, seat: Seat, plan: Plan) {
        self.kept = Some((state.round, unplanned(state, seat), plan));
    }

    /// What each action is worth, outside planning.
    pub(super) fn judged(
        &self,
        rules: &Orleans,
        state: &State,
        seat: Seat,
        legal: &[Action],
    ) -> Vec<(f32, Action)> {
        let weights = self.guidance.weights(rules.scenario().scenario, self.course);
        let outlook = Outlook::new(rules, state, seat, &state.estates[seat], &weights);
        let judge = Judge { outlook: &outlook, journey: OnceCell::new() };
        legal.iter().map(|&action| (judge.action(action), action)).collect()
    }

    /// Where each follower goes in this round.
    fn plan(&mut self, rules: &Orleans, state: &State, seat: Seat) -> &Plan {
        let start = unplanned(state, seat);
        let known =
            matches!(&self.kept, Some((round, estate, _)) if (*round, estate) == (state.round, &start));
        if !known {
            let weights = self.guidance.weights(rules.scenario().scenario, self.course);
            let outlook = Outlook::new(rules, state, seat, &start, &weights);
            self.kept = Some((state.round, start, plan(&outlook)));
        }
        &self.kept.as_ref().expect("it was just made").2
    }

    /// The answer for one follower: its lowest space that is still free.
    fn place(
        &mut self,
        rules: &Orleans,
        state: &State,
        seat: Seat,
        legal: &[Action],
        kind: Follower,
    ) -> Action {
        let filled = state.estates[seat].filled;
        let plan = self.plan(rules, state, seat);
        let space = (0..64_u8).find(|&space| plan[space as usize] == Some(kind) && filled >> space & 1 == 0);
        let wanted = space.map(|space| Action::Plan { spot: rules.spot(space, kind) });
        wanted.filter(|wanted| legal.contains(wanted)).unwrap_or(legal[legal.len() - 1])
    }
}

impl Bot<Orleans> for Planner {
    fn choose(&mut self, rules: &Orleans, state: &State, seat: Seat, legal: &[Action]) -> Action {
        if let [only] = legal {
            return *only;
        }
        match legal[legal.len() - 1] {
            // Every plan can be given follower by follower.
            Action::Leave { .. } => return legal[legal.len() - 1],
            Action::Stay { follower } => return self.place(rules, state, seat, legal, follower),
            _ => {}
        }
        let weights = self.guidance.weights(rules.scenario().scenario, self.course);
        let outlook = Outlook::new(rules, state, seat, &state.estates[seat], &weights);
        let judge = Judge { outlook: &outlook, journey: OnceCell::new() };
        let mut best = (f32::NEG_INFINITY, legal[0]);
        for &action in legal {
            let worth = judge.action(action);
            if worth > best.0 {
                best = (worth, action);
            }
        }
        best.1
    }

    fn shuns(&self, rules: &Orleans, state: &State, seat: Seat, action: Action) -> bool {
        is_reckless(rules, state, seat, action)
    }
}

/// A seat's estate before it planned anything.
fn unplanned(state: &State, seat: Seat) -> Estate {
    let mut start = state.estates[seat];
    start.unplan();
    // How far the answers have come makes no difference.
    (start.to_man, start.from, start.answers) = (0, 0, 0);
    start
}

/// Where the Dignitary's citizens are easiest to reach.
const EASY: [Citizen; 7] = [
    Citizen::Boatmen,
    Citizen::Knights,
    Citizen::Development3,
    Citizen::Development18,
    Citizen::PapalConclave,
    Citizen::Astronomy,
    Citizen::PeaceTreaty,
];

/// Judges single actions.
pub(super) struct Judge<'a> {
    pub(super) outlook: &'a Outlook<'a>,
    journey: OnceCell<Journey>,
}

impl Judge<'_> {
    /// The map, once it matters.
    pub(super) fn journey(&self) -> &Journey {
        self.journey.get_or_init(|| Journey::new(self.outlook))
    }

    fn action(&self, action: Action) -> f32 {
        let outlook = self.outlook;
        match action {
            Action::Draw { count } => self.draw(count),
            Action::Recall { spot } => self.recall(spot),
            Action::Recruit { place, role } => {
                let Effect::Recruit(roles) = place.row().effect else { return 0.0 };
                let role = role.unwrap_or(roles[0]);
                let last = if outlook.state.stock[role.index()] <= 2 { 2.0 } else { 0.0 };
                outlook.recruit(role).map_or(-1.0, |gain| eager(outlook.value(gain), last))
            }
            Action::Travel { place, way, town, take } => {
                let from = outlook.me.merchant;
                let along = bits(edges(place, from)).map(|edge| ::orleans::content::Edge::at(edge.into()));
                let mut along = along.filter(|edge| way.is_none_or(|way| way == edge.row().way));
                let Some(edge) = along.find(|edge| edge.from(from) == town) else { return -1.0 };
                let good = outlook.taken(take);
                eager(self.journey().travel(from, self.means(place), place, edge, good), self.contested())
            }
            Action::Build { place } => {
                let means = self.means(place) | self.means(Place::Guildhall);
                eager(self.journey().build_now(outlook.me.merchant, means), self.contested())
            }
            Action::Send { place, role, goal: Goal::Deed(deed), book } => {
                let ready = self.on(place);
                let (worth, better) = outlook.deed(role, deed, ready);
                if book == better { eager(worth, 3.0) } else { -1.0 }
            }
            Action::Work { place, count } => self.work(place, count),
            Action::Well => outlook.place(Place::Well).map_or(-1.0, |gain| outlook.value(gain)),
            Action::Buy { good, .. } => outlook.buy(good),
            Action::Sell { good, .. } => outlook.sell(good),
            Action::Swap { give, take, .. } => outlook.swap(give, take),
            Action::Bathe { spot } => self.bathe(spot),
            Action::Fit { place, need } => outlook.fit(place, need.role()),
            Action::Open { tile } => outlook.tile(tile),
            Action::Ward => outlook.event_cost() - 0.7,
            Action::Give { good } => -outlook.parted(good),
            Action::Coins => {
                if outlook.state.hour() == Hour::Summoning {
                    return outlook.coins(-5.0);
                }
                let (_, coins) = outlook.rules.food_due(outlook.state.hour());
                outlook.coins(-f32::from(coins.unwrap_or(5)))
            }
            Action::Lose(loss) => -self.loss(loss),
            // It would make the same plan again, and everybody would be asked again.
            Action::Replan => -1.0,
            other => self.of_scenario(other),
        }
    }

    /// What an action that only scenarios have is worth.
    fn of_scenario(&self, action: Action) -> f32 {
        let outlook = self.outlook;
        match action {
            Action::Objective(_) => 1000.0,
            Action::Invasion(act) => outlook.defence(act),
            Action::Duel(act) => self.duel(act),
            Action::Prosperity(act) => outlook.prosper(act),
            Action::Send { role, goal: Goal::Structure(_), .. } => {
                eager(outlook.structure(role).unwrap_or(0.0) - outlook.follower(role), 3.0)
            }
            Action::EventTravel { town, take, .. } => {
                if let Some(team) = &outlook.team {
                    return outlook.taken(take) + outlook.move_to(team, town) + outlook.coins(-2.0);
                }
                outlook.taken(take) + self.journey().arrive(outlook.me.merchant, town) - 2.5
            }
            Action::Return { follower, from: From::Market } if outlook.keeps(follower) => -1000.0,
            Action::BatheBag { follower } | Action::Return { follower, .. } => {
                -outlook.follower(follower.role())
            }
            Action::BatheKeep { follower } => self.kept(follower),
            Action::BuyGood { good } => {
                // Apart from Market Day, only the Vineyard sells.
                let market = outlook.state.hour() == Hour::MarketDay;
                let price = if market { good.value() } else { 1 };
                outlook.good(good) + outlook.coins(-f32::from(price))
            }
            Action::BuyCitizen if outlook.state.hour() == Hour::TownMeeting => outlook.bought_citizen(),
            Action::BuyCitizen => outlook.citizen(),
            // Spots are asked for in their order.
            Action::Citizen { citizen } => {
                let easy = if EASY.contains(&citizen) { 100.0 } else { 0.0 };
                easy - f32::from(citizen as u8)
            }
            // Passing, stopping and enduring change nothing.
            _ => 0.0,
        }
    }

    /// As many as possible, except those who can do nothing where they are.
    fn draw(&self, count: u8) -> f32 {
        let me = self.outlook.me;
        let stuck = self.stuck().count_ones() as u8;
        let most = me.bag.len();
        f32::from(count.min(most - stuck.min(most)))
    }

    /// Followers on places that nobody in the bag or the Market could complete.
    fn stuck(&self) -> u64 {
        let (rules, me) = (self.outlook.rules, self.outlook.me);
        let free = |role: Role| {
            let kinds = Follower::ALL.iter().filter(|kind| kind.role() == role || **kind == Follower::Monk);
            kinds.map(|kind| me.bag.count(kind.index()) + me.market.count(kind.index())).sum::<u8>()
        };
        let stuck = |place: &Place| {
            let missing = rules.mask(*place) & !(me.filled | me.technology);
            bits(missing).any(|space| rules.space(space).1.role().is_some_and(|role| free(role) == 0))
        };
        Place::in_mask(me.places())
            .filter(stuck)
            .fold(0, |spaces, place| spaces | rules.mask(place) & me.filled)
    }

    /// A follower who comes back may go to the same space again, so calling is never wrong.
    fn recall(&self, spot: Spot) -> f32 {
        let (rules, me) = (self.outlook.rules, self.outlook.me);
        if self.stuck() & rules.mask(spot.place) != 0 {
            2.0
        } else if rules.activated(me, spot.place) {
            0.5
        } else {
            1.0
        }
    }

    /// The travels that are ready now, and one that the Well may lend.
    fn means(&self, lent: Place) -> Means {
        let (rules, me) = (self.outlook.rules, self.outlook.me);
        let ready =
            |place: Place| place == lent || me.places() & place.bit() != 0 && rules.activated(me, place);
        TRAVELS.iter().enumerate().filter(|(_, place)| ready(**place)).map(|(index, _)| 1 << index).sum()
    }

    /// Whether another merchant is close enough to take a good or a town.
    fn contested(&self) -> f32 {
        let state = self.outlook.state;
        let here = self.outlook.me.merchant;
        let close = |town| {
            let neighbours = ::orleans::content::TOWN_EDGES[here.index()];
            town == here
                || bits(neighbours).any(|edge| ::orleans::content::Edge::at(edge.into()).from(here) == town)
        };
        let near = self.outlook.rivals().any(|seat| close(state.estates[seat].merchant));
        if near { 4.0 } else { 1.0 }
    }

    /// The neutral followers on a place, by role.
    fn on(&self, place: Place) -> [u8; Role::COUNT] {
        let (rules, me) = (self.outlook.rules, self.outlook.me);
        let mut roles = [0; Role::COUNT];
        for space in bits(me.filled & rules.mask(place)) {
            let follower = me.standing(space);
            if !follower.own() {
                roles[follower.role().index()] += 1;
            }
        }
        roles
    }

    fn work(&self, place: Place, count: u8) -> f32 {
        let outlook = self.outlook;
        match place.row().effect {
            Effect::BuyBooks(_) => outlook.books(count) + outlook.coins(-f32::from(count)),
            _ => outlook.place(place).map_or(-1.0, |gain| outlook.value(gain)),
        }
    }

    /// What this round gains with a follower that the Bathhouse adds to the Market.
    fn kept(&self, follower: Follower) -> f32 {
        let outlook = self.outlook;
        let mut me = *outlook.me;
        me.market.put(follower.index());
        best_worth(&Outlook::new(outlook.rules, outlook.state, outlook.seat, &me, outlook.weights))
    }

    /// The Bathhouse: completing a place is best, and coming closer is better than nothing.
    fn bathe(&self, spot: Spot) -> f32 {
        let (rules, me) = (self.outlook.rules, self.outlook.me);
        let missing = (rules.mask(spot.place) & !(me.filled | me.technology)).count_ones();
        let worth = match self.outlook.place(spot.place) {
            Some(gain) => self.outlook.value(gain),
            None if TRAVELS.contains(&spot.place) => 5.0,
            None => 0.5,
        };
        if missing == 1 { worth } else { worth * 0.1 }
    }

    /// What torture costs.
    fn loss(&self, loss: Loss) -> f32 {
        let outlook = self.outlook;
        let me = outlook.me;
        match loss {
            Loss::Station(_) => outlook.mark() + 1.0,
            // Nobody builds more than one station in two rounds.
            Loss::Stock if f32::from(me.stations_left) > outlook.left * 0.6 + 1.0 => 0.1,
            Loss::Stock => outlook.mark() * 0.5,
            Loss::Follower => {
                let neutral = |kind: &&Follower| !kind.own();
                let kinds = || Follower::ALL.iter().filter(neutral);
                let count: u8 = kinds().map(|kind| me.bag.count(kind.index())).sum();
                let worth =
                    |kind: &Follower| f32::from(me.bag.count(kind.index())) * outlook.follower(kind.role());
                kinds().map(worth).sum::<f32>() / f32::from(count.max(1))
            }
            Loss::Book => outlook.books(1) + 0.5,
            Loss::Good(good) => outlook.parted(good),
            Loss::Tile(tile) => outlook.tile(tile) + 0.5,
            Loss::Technology(place) => outlook.fit(place, None) + 0.5,
        }
    }
}

/// Puts what is worth doing in order: what others could take goes first.
fn eager(worth: f32, urgency: f32) -> f32 {
    if worth > 0.0 { worth + urgency } else { worth }
}
