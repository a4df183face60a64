//! What the structures of Prosperity are worth.

use ::orleans::{
    bits,
    content::{Edge, Role, TOWN_EDGES, Town, Way},
    scenarios::prosperity::Act,
};

use super::{outlook::Outlook, steps::distances};

/// A follower at a structure, compared with the points of a structure that is complete.
const SHARE: f32 = 5.0;
/// A structure that has been built, before anyone mans it.
pub(super) const BUILT: f32 = 6.0;

impl Outlook<'_> {
    /// What sending somebody to one of the seat's structures is worth, if one needs this role.
    pub(super) fn structure(&self, role: Role) -> Option<f32> {
        let mut towns = self.me.structures.towns();
        towns.find(|&town| self.rules.lacks_role(self.state, town, role) != 0).map(|_| SHARE)
    }

    /// How many steps the carpenter is away from the town on the seat's card.
    fn carpenter_away(&self, from: Town) -> f32 {
        let card = self.me.structures.hand.card;
        f32::from(distances(card)[from.index()])
    }

    /// Who would take the carpenter to the town on the seat's card: a trader for each road, a boatman for each
    /// waterway. Nobody, if it is too far or there is nothing to build.
    pub(super) fn errand(&self) -> Vec<Role> {
        let card = self.me.structures.hand.card;
        let steps = distances(card);
        let mut at = self.state.prosperity.carpenter;
        let mut roles = Vec::new();
        if card == Town::Orleans || self.me.stations_left == 0 || steps[at.index()] > 3 {
            return roles;
        }
        while at != card {
            let edges = bits(TOWN_EDGES[at.index()]).map(|edge| Edge::at(edge.into()));
            let nearer = |edge: &Edge| steps[edge.from(at).index()] < steps[at.index()];
            let Some(edge) = edges.into_iter().find(nearer) else { return Vec::new() };
            roles.push(if edge.row().way == Way::Road { Role::Trader } else { Role::Boatman });
            at = edge.from(at);
        }
        // Someone has to be there even if the carpenter is.
        if roles.is_empty() { vec![Role::Trader] } else { roles }
    }

    /// What an action of Prosperity is worth.
    pub(super) fn prosper(&self, act: Act) -> f32 {
        let here = self.state.prosperity.carpenter;
        match act {
            Act::Keep { card } => 10.0 - f32::from(distances(card)[here.index()]),
            Act::Step { town, .. } => 2.0 * (self.carpenter_away(here) - self.carpenter_away(town)) - 0.5,
            Act::Stay { .. } => 1.0,
            Act::Build { .. } => BUILT,
            // Coins and goods at a structure still count, even if it is never complete.
            Act::Supply { .. } => 0.5,
            Act::Coins { coins, .. } => {
                let left = f32::from(self.me.coins) - f32::from(coins) - self.due;
                if left >= 3.0 || self.left < 1.0 { 0.5 + 0.1 * f32::from(coins) } else { -1.0 }
            }
            Act::BuyMonk => 1.0 - 4.0 + self.follower(Role::Monk),
            Act::Swap { role } => self.citizen() - self.follower(role) - self.follower(Role::Monk),
            _ => -1.0,
        }
    }
}
