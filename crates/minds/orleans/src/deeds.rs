//! What sending followers to deeds is worth.

use ::orleans::content::{Deed, Role};

use super::{outlook::Outlook, weights::Weight};

impl Outlook<'_> {
    /// Sending up to two followers of a role to the best deeds: what each of them adds. `ready` says who else the
    /// seat could send in the same action.
    pub(super) fn best_deeds(&self, role: Role, ready: [u8; Role::COUNT]) -> [Option<f32>; 2] {
        let mut filled = self.state.deeds;
        [0.0, 1.0].map(|gone| {
            let open = |deed: Deed| self.rules.deed_spaces(deed, role) & !filled;
            let deeds = self.rules.deeds().iter().copied().filter(|&deed| open(deed) != 0);
            let worths = deeds.map(|deed| (self.deed_without(role, deed, ready, filled, gone).0, deed));
            let structure = self.structure(role).map(|worth| worth - self.follower_without(role, gone + 1.0));
            let Some((worth, deed)) = worths.max_by(|a, b| a.0.total_cmp(&b.0)) else { return structure };
            filled |= open(deed) & open(deed).wrapping_neg();
            Some(structure.map_or(worth, |other| worth.max(other)))
        })
    }

    /// Sending a follower to a deed: its worth, and whether to take the development point.
    pub(super) fn deed(&self, role: Role, deed: Deed, ready: [u8; Role::COUNT]) -> (f32, bool) {
        self.deed_without(role, deed, ready, self.state.deeds, 0.0)
    }

    /// The same when some spaces are filled already and some of the role are gone.
    fn deed_without(
        &self,
        role: Role,
        deed: Deed,
        ready: [u8; Role::COUNT],
        filled: u64,
        gone: f32,
    ) -> (f32, bool) {
        let row = deed.row();
        let coins = self.coins(row.coins.into());
        let book = if row.or_book { self.books(1) } else { 0.0 };
        let mut worth =
            coins.max(book) + self.aim.deed[deed.index()] - self.follower_without(role, gone + 1.0);
        let open = self.rules.deed_mask(deed) & !filled;
        let citizen = if row.citizen.is_some_and(|citizen| self.state.has_citizen(citizen)) {
            self.citizen()
        } else {
            0.0
        };
        match open.count_ones() {
            1 => worth += citizen,
            // The next seat to come takes the citizen.
            2 => {
                let second = Role::ALL.iter().copied().find(|other| {
                    let spaces = self.rules.deed_spaces(deed, *other) & open;
                    spaces != 0 && (*other != role || spaces.count_ones() > 1)
                });
                let needed = |other: Role| 1 + u8::from(other == role);
                let follows = second.is_some_and(|other| ready[other.index()] >= needed(other));
                let offer = if self.team.is_some() { 0.0 } else { self.weights.of(Weight::LeaveDeed) };
                worth += if follows { 0.5 * citizen } else { -offer * citizen };
            }
            3 => {}
            _ => worth += self.weights.of(Weight::OpenDeed) * citizen,
        }
        (worth, book > coins)
    }

    /// What each further follower that a plan sends away costs.
    pub(super) fn thinner(&self) -> f32 {
        self.left * self.weights.of(Weight::Follower) * self.weights.of(Weight::Crowd)
    }
}
