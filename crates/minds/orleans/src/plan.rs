//! The plan of a round: which places to complete, and who stands where.

use ::orleans::{
    Estate, Followers, bits,
    content::{Effect, Follower, Need, Place, Role},
};

use super::{
    carpenter::BUILT,
    gains::Yield,
    journey::{Journey, Means, means_of},
    outlook::Outlook,
    workforce::{Needs, Workforce},
};

/// Who is to stand on each space.
pub(super) type Plan = [Option<Follower>; 64];

/// More candidates than a seat can have: ten places, five tiles, and seven roles for deeds.
const MOST: usize = 48;
/// The search stops here. It rarely comes close.
const NODES: u32 = 600;

/// Something a plan may do.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    place: Place,
    needs: Needs,
    gain: Yield,
    means: Means,
    /// Its worth by itself, no less than it can add to any plan.
    most: f32,
    /// The same for each follower it still needs.
    density: f32,
}

/// What a plan gains so far.
#[derive(Clone, Copy, Debug, Default)]
struct Takings {
    worth: f32,
    books: u8,
    means: Means,
    sends: u8,
    chosen: u64,
}

struct Search<'a> {
    outlook: &'a Outlook<'a>,
    journey: Journey,
    candidates: Vec<Candidate>,
    /// Followers who can still be sent to deeds.
    sends: u8,
    /// Who moves the carpenter.
    errand: Vec<Role>,
    /// The worth of each set of travels, once it is known.
    trips: [Option<f32>; 64],
    books: [f32; 31],
    nodes: u32,
    /// How many plans to keep, and the best ones so far.
    most: usize,
    found: Vec<(f32, Takings)>,
}

/// The best plan for an estate whose followers are all in its Market.
pub(super) fn plan(outlook: &Outlook<'_>) -> Plan {
    plans(outlook, 1)[0]
}

/// What the best plan gains in this round.
pub(super) fn best_worth(outlook: &Outlook<'_>) -> f32 {
    let workforce = Workforce::new(outlook.me, &outlook.for_work());
    let mut search = Search::new(outlook, &workforce, 1);
    search.look(0, workforce, Takings::default());
    search.found.first().map_or(0.0, |(worth, _)| *worth)
}

/// The best plans, the best first.
pub(super) fn plans(outlook: &Outlook<'_>, most: usize) -> Vec<Plan> {
    let workforce = Workforce::new(outlook.me, &outlook.for_work());
    let mut search = Search::new(outlook, &workforce, most);
    search.look(0, workforce, Takings::default());
    search.found.iter().map(|(_, takings)| search.muster(takings)).collect()
}

impl<'a> Search<'a> {
    fn new(outlook: &'a Outlook<'a>, workforce: &Workforce, most: usize) -> Search<'a> {
        let mut search = Search {
            outlook,
            journey: Journey::new(outlook),
            candidates: Vec::with_capacity(MOST),
            sends: 0,
            errand: Vec::new(),
            trips: [None; 64],
            books: [0.0; 31],
            nodes: 0,
            most,
            found: Vec::with_capacity(most + 1),
        };
        for (count, worth) in search.books.iter_mut().enumerate().skip(1) {
            *worth = outlook.books(count as u8);
        }
        for place in Place::in_mask(outlook.me.places()) {
            search.consider(place);
        }
        search.consider_deeds(workforce);
        for index in 0..search.candidates.len() {
            search.weigh(index);
        }
        search.candidates.retain(|one| one.most > 0.0);
        search.candidates.sort_by(|a, b| b.density.total_cmp(&a.density));
        search
    }

    /// The worth that a plan must exceed to be kept.
    fn floor(&self) -> f32 {
        self.found.get(self.most - 1).map_or(f32::NEG_INFINITY, |(worth, _)| *worth)
    }

    /// Who stands where in a plan.
    fn muster(&self, takings: &Takings) -> Plan {
        let mut muster = Muster::new(self.outlook, self.outlook.for_work());
        let chosen = |candidate: usize| takings.chosen >> candidate & 1 == 1;
        let chosen: Vec<Candidate> = (self.candidates.iter().enumerate())
            .filter(|(index, _)| chosen(*index))
            .map(|(_, one)| *one)
            .collect();
        muster.send(&chosen);
        if chosen.iter().any(|one| one.place == Place::Carpenter) {
            muster.move_carpenter(&self.errand);
        }
        muster.man(chosen.iter().map(|one| one.place).filter(|&place| place != Place::Carpenter));
        muster.prepare(&self.candidates, takings.chosen);
        muster.plan
    }

    /// Adds a place that can be used.
    fn consider(&mut self, place: Place) {
        let outlook = self.outlook;
        if outlook.rules.banned(outlook.state, outlook.me, place) || outlook.lacks_roads(place) {
            return;
        }
        let means = means_of(place).unwrap_or(0);
        let gain = match place.row().effect {
            Effect::Send | Effect::SendFromMarket => {
                let free = outlook.rules.mask(place) & !outlook.me.filled;
                self.sends += free.count_ones() as u8;
                return;
            }
            Effect::Carpentry => {
                self.consider_errand();
                return;
            }
            _ if means != 0 => Some(Yield::default()),
            _ => outlook.place(place),
        };
        let Some(gain) = gain else { return };
        let mut needs = Needs::default();
        for space in bits(outlook.rules.mask(place) & !(outlook.me.filled | outlook.me.technology)) {
            needs.add(outlook.rules.space(space).1);
        }
        if outlook.rules.mask(place) != 0 {
            self.candidates.push(Candidate { place, needs, gain, means, most: 0.0, density: 0.0 });
        }
    }

    /// Adds the carpenter's journey to the seat's next structure.
    fn consider_errand(&mut self) {
        self.errand = self.outlook.errand();
        let mut needs = Needs::default();
        self.errand.iter().for_each(|role| needs.roles[role.index()] += 1);
        if !self.errand.is_empty() {
            let gain = Yield { worth: BUILT, books: 0 };
            let place = Place::Carpenter;
            self.candidates.push(Candidate { place, needs, gain, means: 0, most: 0.0, density: 0.0 });
        }
    }

    /// Adds each role that can be sent to a deed.
    fn consider_deeds(&mut self, workforce: &Workforce) {
        for &role in Role::ALL {
            let have = workforce.neutral()[role.index()];
            if self.sends == 0 || have == 0 {
                continue;
            }
            let worths = self.outlook.best_deeds(role, *workforce.neutral());
            let mut needs = Needs::default();
            needs.sent[role.index()] = 1;
            for worth in worths.into_iter().take(have.into()).flatten() {
                let gain = Yield { worth, books: 0 };
                self.candidates.push(Candidate {
                    place: Place::TownHall,
                    needs,
                    gain,
                    means: 0,
                    most: 0.0,
                    density: 0.0,
                });
            }
        }
    }

    /// Bounds what a candidate can add to a plan.
    fn weigh(&mut self, index: usize) {
        let Candidate { gain, means, needs, .. } = self.candidates[index];
        let mut most = gain.worth;
        if gain.books > 0 {
            most += (0..=30 - gain.books as usize)
                .map(|before| self.books[before + gain.books as usize] - self.books[before])
                .fold(0.0, f32::max);
        }
        if means != 0 {
            let all = self.candidates.iter().fold(0, |all, one| all | one.means);
            most += (0..64)
                .filter(|others| others & means == 0 && others & !all == 0)
                .map(|others| self.trip(others | means) - self.trip(others))
                .fold(0.0, f32::max);
        }
        let missing = f32::from(needs.total());
        self.candidates[index].most = most;
        self.candidates[index].density = if missing > 0.0 { most / missing } else { f32::INFINITY };
    }

    /// The worth of a set of travels.
    fn trip(&mut self, means: Means) -> f32 {
        let town = self.outlook.me.merchant;
        let journey = &self.journey;
        *self.trips[means as usize & 63].get_or_insert_with(|| journey.worth(town, means))
    }

    /// Takes or leaves each candidate in turn, the best first.
    fn look(&mut self, from: usize, workforce: Workforce, takings: Takings) {
        self.nodes += 1;
        let value = takings.worth + self.books[takings.books.min(30) as usize] + self.trip(takings.means);
        if value > self.floor() {
            let place = self.found.partition_point(|(better, _)| *better >= value);
            self.found.insert(place, (value, takings));
            self.found.truncate(self.most);
        }
        let idle = workforce.idle();
        let mut free = 0.0;
        for index in from..self.candidates.len() {
            let one = self.candidates[index];
            if self.nodes > NODES {
                return;
            }
            let missing = one.needs.total();
            if missing == 0 {
                free += one.most;
            } else if value + free + one.density * f32::from(idle) <= self.floor() {
                return;
            }
            let sends = takings.sends + one.needs.sent.iter().sum::<u8>();
            if missing > idle || sends > self.sends {
                continue;
            }
            let second = sends > 1 && sends > takings.sends;
            let crowd = if second { self.outlook.thinner() } else { 0.0 };
            if let Some(workforce) = workforce.with(&one.needs) {
                let takings = Takings {
                    worth: takings.worth + one.gain.worth - crowd,
                    books: takings.books + one.gain.books,
                    means: takings.means | one.means,
                    sends,
                    chosen: takings.chosen | 1 << index,
                };
                self.look(index + 1, workforce, takings);
            }
        }
    }
}

/// Followers on their way to spaces.
struct Muster<'a> {
    outlook: &'a Outlook<'a>,
    left: Followers,
    filled: u64,
    plan: Plan,
}

impl<'a> Muster<'a> {
    fn new(outlook: &'a Outlook<'a>, left: Followers) -> Muster<'a> {
        let me: &Estate = outlook.me;
        Muster { outlook, left, filled: me.filled | me.technology, plan: [None; 64] }
    }

    fn put(&mut self, space: u8, follower: Follower) {
        self.left.take(follower.index());
        self.filled |= 1 << space;
        self.plan[space as usize] = Some(follower);
    }

    /// The followers who go to deeds.
    fn send(&mut self, chosen: &[Candidate]) {
        let halls = Place::in_mask(self.outlook.me.places())
            .filter(|place| matches!(place.row().effect, Effect::Send | Effect::SendFromMarket))
            .fold(0, |spaces, place| spaces | self.outlook.rules.mask(place));
        for one in chosen {
            for &role in Role::ALL.iter().filter(|role| one.needs.sent[role.index()] > 0) {
                if let Some(space) = bits(halls & !self.filled).next() {
                    self.put(space, role.neutral());
                }
            }
        }
    }

    /// Those who move the carpenter.
    fn move_carpenter(&mut self, errand: &[Role]) {
        for &role in errand {
            let free = self.outlook.rules.mask(Place::Carpenter) & !self.filled;
            let kinds = Follower::ALL.iter().copied();
            let kind =
                kinds.into_iter().find(|kind| kind.role() == role && self.left.count(kind.index()) > 0);
            if let (Some(space), Some(kind)) = (bits(free).next(), kind) {
                self.put(space, kind);
            }
        }
    }

    /// Fills places: first everyone in their own role, then those who stand in, then spaces for anyone.
    fn man(&mut self, places: impl Iterator<Item = Place>) {
        let outlook = self.outlook;
        let open = places
            .filter(|&place| place != Place::TownHall)
            .fold(0, |spaces, place| spaces | outlook.rules.mask(place));
        for space in bits(open & !self.filled) {
            if let Some(follower) = self.exact(outlook.rules.space(space).1) {
                self.put(space, follower);
            }
        }
        for kinds in [&[Follower::OwnBoatman, Follower::Boatman][..], &[Follower::Scholar], &[Follower::Monk]]
        {
            for space in bits(open & !self.filled) {
                let need = outlook.rules.space(space).1;
                let fits =
                    |kind: &&Follower| self.left.count(kind.index()) > 0 && self.stands_in(**kind, need);
                if let Some(&kind) = kinds.iter().find(fits) {
                    self.put(space, kind);
                }
            }
        }
        for space in bits(open & !self.filled) {
            if outlook.rules.space(space).1 == Need::Any
                && let Some(kind) = self.least()
            {
                self.put(space, kind);
            }
        }
    }

    /// A follower in its own role: own colour first, because the others may go to deeds.
    fn exact(&self, need: Need) -> Option<Follower> {
        let role = need.role()?;
        Follower::ALL.iter().copied().find(|kind| kind.role() == role && self.left.count(kind.index()) > 0)
    }

    fn stands_in(&self, kind: Follower, need: Need) -> bool {
        let Some(role) = need.role() else { return false };
        match kind.role() {
            Role::Monk => true,
            Role::Scholar => self.outlook.me.uses(Place::School) && role != Role::Monk,
            Role::Boatman => {
                self.outlook.me.uses(Place::HerbGarden)
                    && matches!(role, Role::Farmer | Role::Craftsman | Role::Trader)
            }
            _ => false,
        }
    }

    /// The follower who will be missed least.
    fn least(&self) -> Option<Follower> {
        let kinds = self.left.iter().map(|(kind, _)| Follower::at(kind));
        kinds.min_by(|a, b| self.outlook.follower(a.role()).total_cmp(&self.outlook.follower(b.role())))
    }

    /// The followers left over take spaces for the next round, on the best place first.
    fn prepare(&mut self, candidates: &[Candidate], chosen: u64) {
        let outlook = self.outlook;
        if outlook.left < 1.0 {
            return;
        }
        let others = candidates.iter().enumerate().filter(|(index, _)| chosen >> index & 1 == 0);
        let elsewhere = |place: Place| place == Place::TownHall || place == Place::Carpenter;
        for (_, one) in others.filter(|(_, one)| !elsewhere(one.place)) {
            for space in bits(outlook.rules.mask(one.place) & !self.filled) {
                if let Some(kind) = self.exact(outlook.rules.space(space).1) {
                    self.put(space, kind);
                }
            }
        }
    }
}
