//! Who can stand where: followers by role, and those who stand in for others.

use ::orleans::{
    Estate, Followers,
    content::{Follower, Need, Place, Role},
};

/// The followers of a Market, and how many of them a plan needs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Crew {
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

impl Crew {
    pub(super) fn new(estate: &Estate, market: &Followers) -> Crew {
        let mut crew = Crew {
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
            crew.have[follower.role().index()] += count;
            if !follower.own() {
                crew.neutral[follower.role().index()] += count;
            }
        }
        crew
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

    /// The crew with more to do, if there is somebody for everything.
    pub(super) fn with(&self, more: &Needs) -> Option<Crew> {
        let mut crew = *self;
        for role in 0..Role::COUNT {
            crew.needs[role] += more.roles[role];
            crew.sent[role] += more.sent[role];
        }
        crew.anyone += more.anyone;
        crew.suffices().then_some(crew)
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
