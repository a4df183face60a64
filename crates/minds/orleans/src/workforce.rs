//! Who can stand where: followers by role, and those who stand in for others.

use ::orleans::{
    Estate, Followers,
    content::{Follower, Need, Place, Role},
};

/// The followers of a Market, and how many of them a plan needs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Workforce {
    /// All followers, by role.
    have: [u8; Role::COUNT],
    /// Those who may be sent to deeds.
    neutral: [u8; Role::COUNT],
    herb_garden: bool,
    school: bool,
    needs: [u8; Role::COUNT],
    anyone: u8,
    sent: [u8; Role::COUNT],
}

/// What a place needs.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Needs {
    pub(super) roles: [u8; Role::COUNT],
    pub(super) anyone: u8,
    /// Followers who leave for a deed.
    pub(super) sent: [u8; Role::COUNT],
}

impl Needs {
    pub(super) fn add(&mut self, need: Need) {
        match need.role() {
            Some(role) => self.roles[role.index()] += 1,
            None => self.anyone += 1,
        }
    }

    pub(super) fn total(&self) -> u8 {
        self.roles.iter().sum::<u8>() + self.anyone + self.sent.iter().sum::<u8>()
    }
}

impl Workforce {
    pub(super) fn new(estate: &Estate, market: &Followers) -> Workforce {
        let mut workforce = Workforce {
            have: [0; Role::COUNT],
            neutral: [0; Role::COUNT],
            herb_garden: estate.uses(Place::HerbGarden),
            school: estate.uses(Place::School),
            needs: [0; Role::COUNT],
            anyone: 0,
            sent: [0; Role::COUNT],
        };
        for (kind, count) in market.iter() {
            let follower = Follower::at(kind);
            workforce.have[follower.role().index()] += count;
            if !follower.own() {
                workforce.neutral[follower.role().index()] += count;
            }
        }
        workforce
    }

    /// Those who may be sent to deeds, by role.
    pub(super) fn neutral(&self) -> &[u8; Role::COUNT] {
        &self.neutral
    }

    /// Followers who have nothing to do yet.
    pub(super) fn idle(&self) -> u8 {
        let used: u8 = self.needs.iter().chain(&self.sent).sum();
        self.have.iter().sum::<u8>().saturating_sub(used + self.anyone)
    }

    /// The workforce with more to do, if there is somebody for everything.
    pub(super) fn with(&self, more: &Needs) -> Option<Workforce> {
        let mut workforce = *self;
        for role in 0..Role::COUNT {
            workforce.needs[role] += more.roles[role];
            workforce.sent[role] += more.sent[role];
        }
        workforce.anyone += more.anyone;
        workforce.suffices().then_some(workforce)
    }

    /// Whether everyone who is needed is there. Boatmen fit fewer spaces than scholars and scholars fewer than monks,
    /// so those who can do least go first.
    fn suffices(&self) -> bool {
        let mut spare = [0; Role::COUNT];
        let (mut missing, mut for_boatmen) = (0, 0);
        for &role in Role::ALL {
            let index = role.index();
            if self.sent[index] > self.neutral[index] {
                return false;
            }
            let have = self.have[index] - self.sent[index];
            spare[index] = have.saturating_sub(self.needs[index]);
            let lacking = self.needs[index] - (have - spare[index]);
            if role == Role::Monk && lacking > 0 {
                return false;
            }
            missing += lacking;
            if matches!(role, Role::Farmer | Role::Craftsman | Role::Trader) {
                for_boatmen += lacking;
            }
        }
        let boatmen = if self.herb_garden { for_boatmen.min(spare[Role::Boatman.index()]) } else { 0 };
        spare[Role::Boatman.index()] -= boatmen;
        missing -= boatmen;
        let scholars = if self.school { missing.min(spare[Role::Scholar.index()]) } else { 0 };
        spare[Role::Scholar.index()] -= scholars;
        missing -= scholars;
        let monks = missing.min(spare[Role::Monk.index()]);
        spare[Role::Monk.index()] -= monks;
        missing == monks && spare.iter().sum::<u8>() >= self.anyone
    }
}

#[cfg(test)]
mod tests {
    use engine::Rng;

    use super::*;

    /// Whether followers can fill needs, by trying everybody everywhere.
    fn tried(have: &mut [u8; Role::COUNT], needs: &[usize], herb_garden: bool, school: bool) -> bool {
        let Some((&need, rest)) = needs.split_first() else { return true };
        let fits = |role: usize| {
            let boatman = role == Role::Boatman.index() && herb_garden;
            let scholar = role == Role::Scholar.index() && school;
            role == need
                || role == Role::Monk.index()
                || boatman && [0, 2, 3].contains(&need)
                || scholar && need != Role::Monk.index()
        };
        (0..Role::COUNT).any(|role| {
            if have[role] == 0 || !fits(role) {
                return false;
            }
            have[role] -= 1;
            let done = tried(have, rest, herb_garden, school);
            have[role] += 1;
            done
        })
    }

    #[test]
    fn a_workforce_suffices_exactly_when_everybody_finds_a_space() {
        let mut rng = Rng::new(1);
        let mut both = [0; 2];
        for _ in 0..4000 {
            let mut workforce = Workforce::new(&Estate::default(), &Followers::default());
            (workforce.herb_garden, workforce.school) = (rng.below(2) == 0, rng.below(2) == 0);
            (0..rng.below(8)).for_each(|_| workforce.have[rng.below(7) as usize] += 1);
            let needs: Vec<usize> = (0..=rng.below(5)).map(|_| rng.below(7) as usize).collect();
            let mut more = Needs::default();
            for &need in &needs {
                more.roles[need] += 1;
            }
            let mut have = workforce.have;
            let possible = tried(&mut have, &needs, workforce.herb_garden, workforce.school);
            assert_eq!(workforce.with(&more).is_some(), possible, "{workforce:?} {needs:?}");
            both[usize::from(possible)] += 1;
        }
        assert!(both.iter().all(|&count| count > 400), "{both:?}");
    }

    #[test]
    fn nobody_of_the_own_colour_is_sent_away() {
        let mut market = Followers::default();
        market.put(Follower::OwnTrader.index());
        let mut needs = Needs::default();
        needs.sent[Role::Trader.index()] = 1;
        assert!(Workforce::new(&Estate::default(), &market).with(&needs).is_none());
        market.put(Follower::Trader.index());
        let sent = Workforce::new(&Estate::default(), &market).with(&needs).unwrap();
        assert_eq!(sent.idle(), 1);
    }
}
