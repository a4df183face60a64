//! Recalls, plans and the bathhouse: who may go where.

use crate::{
    action::{Action, Spot},
    content::{Effect, Follower, Place},
    estate::{Estate, Spaces, bits},
    rules::Orleans,
};

impl Orleans {
    /// r[orleans.draw.recall] Followers who may come back to the Market, equal ones once.
    pub(super) fn offer_recalls(&self, estate: &Estate, offer: &mut impl FnMut(Action)) {
        let standing = self.recallable(estate);
        for space in bits(standing) {
            let spot = self.spot(space, estate.standing(space));
            if self.standing_at(estate, spot) == Some(space) {
                offer(Action::Recall { spot });
            }
        }
        offer(Action::Stop);
    }

    /// r[orleans.plan.place] Where a follower may go. One that `man` has placed goes there.
    pub(super) fn offer_plans(&self, estate: &Estate, follower: Follower, offer: &mut impl FnMut(Action)) {
        if let Some(space) = Orleans::manned(estate, follower) {
            return offer(Action::Plan { spot: self.spot(space, follower) });
        }
        // Equal followers take their spaces in ascending order and stay last, so that a plan has one form.
        let free = self.fitting(estate, follower) & Spaces::MAX.checked_shl(estate.from.into()).unwrap_or(0);
        self.offer_spots(free, follower, &mut |spot| offer(Action::Plan { spot }));
        offer(Action::Stay { follower });
    }

    /// Each of these spaces, equal ones once.
    pub(crate) fn offer_spots(&self, spaces: Spaces, follower: Follower, offer: &mut impl FnMut(Spot)) {
        let mut before = None;
        for space in bits(spaces) {
            let spot = self.spot(space, follower);
            if before != Some(spot) {
                offer(spot);
            }
            before = Some(spot);
        }
    }

    /// The free spaces on which a follower may stand outside planning. r[orleans.tile.place] Not on a tile that is
    /// not in use yet, and not in the Market. r[orleans.tile.bathhouse-new] r[orleans.tile.bathhouse-tower]
    pub(crate) fn spaces_in_use(&self, estate: &Estate, follower: Follower) -> Spaces {
        let closed = Place::in_mask(estate.tiles)
            .filter(|&tile| !estate.uses(tile) || tile.row().effect == Effect::SendFromMarket)
            .fold(0, |spaces, tile| spaces | self.mask(tile));
        self.fitting(estate, follower) & !closed
    }

    /// The free space that a spot means, if it is in use.
    pub(crate) fn free_spot_in_use(&self, estate: &Estate, spot: Spot) -> Option<u8> {
        let free = self.spaces_in_use(estate, spot.follower) & self.mask(spot.place);
        bits(free).find(|&space| self.spot(space, spot.follower) == spot)
    }

    /// r[orleans.tile.bathhouse-later] Where those drawn may go. r[orleans.tile.bathhouse-draw]
    pub(super) fn offer_baths(&self, estate: &Estate, offer: &mut impl FnMut(Action)) {
        let mut any = false;
        for (kind, _) in estate.unplanned.iter() {
            let follower = Follower::at(kind);
            let spaces = self.spaces_in_use(estate, follower);
            any |= spaces != 0;
            self.offer_spots(spaces, follower, &mut |spot| offer(Action::Bathe { spot }));
        }
        if !any {
            for (kind, _) in estate.unplanned.iter() {
                offer(Action::BatheBag { follower: Follower::at(kind) });
            }
        }
    }
}
