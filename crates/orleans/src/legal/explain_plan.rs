//! Why a follower cannot be drawn, recalled or placed.

use super::explain::{Checked, Why, check_drawn, need};
use crate::{
    action::Spot,
    content::{DRAWS, Effect, Follower, Need, Place, Role},
    estate::{Estate, Spaces, bits},
    rules::Orleans,
    step::Tool,
};

impl Orleans {
    /// The number on the knights track, then the room in the Market, then the bag.
    pub(super) fn check_draw(&self, estate: &Estate, count: u8) -> Checked {
        let number = DRAWS[estate.track(Role::Knight) as usize];
        need(count <= number, || Why::DrawLimit.by("orleans.draw.number").with("most", number))?;
        let most = self.most_draws(estate);
        need(count <= most, || Why::MarketRoom.by("orleans.draw.market").with("most", most))?;
        let bag = estate.bag.len();
        need(count <= bag, || Why::BagShort.by("orleans.draw.short").with("most", bag))
    }

    pub(super) fn check_recall(estate: &Estate, spot: Spot) -> Checked {
        Orleans::check_owned(estate, spot.place)?;
        let tower = spot.place.row().effect == Effect::SendFromMarket;
        need(!tower, || Why::OnTower.by("orleans.tile.gunpowder-tower").with("place", spot.place))?;
        let reason = Why::NobodyThere.by("orleans.draw.recall").with("place", spot.place);
        Err(reason.with("follower", spot.follower))
    }

    /// The place is asked about, so the seat could have filled it at first.
    pub(super) fn check_man(&self, estate: &Estate, place: Place) -> Checked {
        let lacking = self.needs_of(self.lacking(estate, place));
        Err(Why::CannotMan.by("orleans.action.activated").with("place", place).with("need", lacking))
    }

    /// The spaces of a place for which nobody is left. Spaces go to those who show the kind, then to those who
    /// stand in.
    fn lacking(&self, estate: &Estate, place: Place) -> Spaces {
        let mut left = estate.unplanned;
        let free = self.mask(place) & !(estate.filled | estate.technology);
        let exact = |left: &crate::estate::Followers, space: u8| {
            let role = self.space(space).1.role();
            Follower::ALL
                .iter()
                .find(|follower| Some(follower.role()) == role && left.count(follower.index()) > 0)
        };
        let mut open: Spaces = 0;
        for space in bits(free) {
            match exact(&left, space) {
                Some(follower) => left.take(follower.index()),
                None => open |= 1 << space,
            }
        }
        for space in bits(open) {
            let fits = |follower: &&Follower| {
                left.count(follower.index()) > 0 && self.fits_with(estate, **follower) >> space & 1 == 1
            };
            if let Some(follower) = Follower::ALL.iter().find(fits) {
                left.take(follower.index());
                open &= !(1 << space);
            }
        }
        open
    }

    pub(super) fn check_stay(&self, estate: &Estate, follower: Follower) -> Checked {
        let space = Orleans::manned(estate, follower).expect("otherwise it may stay");
        Err(Why::AlreadyPlaced.by("orleans.plan.place").with("place", self.space(space).0))
    }

    pub(super) fn check_plan(&self, estate: &Estate, spot: Spot) -> Checked {
        if let Some(space) = Orleans::manned(estate, spot.follower) {
            let place = self.space(space).0;
            return Err(Why::AlreadyPlaced.by("orleans.plan.place").with("place", place));
        }
        self.check_spot(estate, spot)?;
        Err(Why::PlanOrder.by("orleans.plan.place"))
    }

    pub(super) fn check_bathe(&self, estate: &Estate, spot: Spot) -> Checked {
        check_drawn(estate, spot.follower)?;
        self.check_free_spot(estate, spot)
    }

    /// Why a follower cannot take a space outside planning.
    pub(crate) fn check_free_spot(&self, estate: &Estate, spot: Spot) -> Checked {
        let place = spot.place;
        Orleans::check_owned(estate, place)?;
        let tower = place.row().effect == Effect::SendFromMarket;
        need(!tower, || Why::OnTower.by("orleans.tile.gunpowder-tower").with("place", place))?;
        self.check_spot(estate, spot)?;
        Err(Why::NotYet.by("orleans.tile.place").with("place", place))
    }

    pub(crate) fn check_owned(estate: &Estate, place: Place) -> Checked {
        let turned = estate.turned & place.bit() != 0;
        need(!turned, || Why::TurnedOver.by("orleans.prosperity.event-firestorm").with("place", place))?;
        let owned = estate.places() & place.bit() != 0;
        need(owned, || Why::NotYourPlace.by("orleans.plan.place").with("place", place))
    }

    /// Whether a follower fits the space that is named, and whether that space is free.
    pub(crate) fn check_spot(&self, estate: &Estate, spot: Spot) -> Checked {
        let Spot { follower, place, need: named } = spot;
        Orleans::check_owned(estate, place)?;
        let mask = self.mask(place);
        need(mask != 0, || Why::NoSpaces.by(place.row().clause).with("place", place))?;
        let barred = follower.own() && place.row().effect == Effect::Send;
        need(!barred, || Why::OwnTownHall.by("orleans.place.town-hall-own").with("place", place))?;
        let barred = follower.own() && place.row().effect == Effect::House;
        need(!barred, || Why::OwnHouse.by("orleans.duel.house").with("place", place))?;
        let meant = bits(mask).filter(|&space| self.spot(space, follower) == spot);
        let meant = meant.fold(0, |spaces: Spaces, space| spaces | 1 << space);
        if meant == 0 {
            return self.check_named(estate, follower, place, named);
        }
        let fits = self.fits_with(estate, follower) & meant;
        if fits == 0 {
            need(place.row().effect != Effect::Carpentry, || {
                let reason = Why::Misfit.by("orleans.prosperity.carpenter-followers");
                reason.with("follower", follower).with("place", place)
            })?;
            let asked = named.unwrap_or(Need::Any);
            need(asked != Need::Monk, || Why::MonkOnly.by("orleans.plan.monk-space").with("place", place))?;
            let reason = Why::MisfitThere.by("orleans.plan.fit").with("follower", follower);
            return Err(reason.with("place", place).with("need", asked));
        }
        let uncovered = fits & !estate.technology;
        need(uncovered != 0, || Why::Covered.by("orleans.technology.replace").with("place", place))?;
        let free = uncovered & !estate.filled;
        need(free != 0, || Why::SpaceTaken.by("orleans.plan.place").with("place", place))
    }

    /// No space is written like this: either it does not exist, or the need is written where it should
    /// not be.
    fn check_named(&self, estate: &Estate, follower: Follower, place: Place, named: Option<Need>) -> Checked {
        let mask = self.mask(place);
        let Some(asked) = named else {
            let fits = self.fits_with(estate, follower) & mask != 0;
            need(!fits, || {
                Why::SayWhich.by("orleans.plan.place").with("place", place).with("follower", follower)
            })?;
            return Err(Why::Misfit.by("orleans.plan.fit").with("follower", follower).with("place", place));
        };
        let there = bits(mask).any(|space| self.space(space).1 == asked);
        need(there, || Why::NoSuchSpace.by("orleans.plan.place").with("place", place).with("need", asked))?;
        Err(Why::OwnSpace.by("orleans.plan.fit").with("follower", follower))
    }

    /// Why a technology tile cannot cover a space.
    pub(super) fn check_fit(&self, estate: &Estate, tool: Tool, place: Place, asked: Need) -> Checked {
        Orleans::check_owned(estate, place)?;
        let mask = self.mask(place);
        let there = bits(mask).any(|space| self.space(space).1 == asked);
        need(there, || {
            Why::NoSuchSpace.by("orleans.technology.replace").with("place", place).with("need", asked)
        })?;
        let sends = matches!(place.row().effect, Effect::Send | Effect::SendFromMarket);
        need(!sends, || Why::NoTechnologyHere.by("orleans.technology.town-hall").with("place", place))?;
        let carpenter = place.row().effect == Effect::Carpentry;
        need(!carpenter, || {
            Why::NoTechnologyHere.by("orleans.prosperity.carpenter-technology").with("place", place)
        })?;
        need(asked != Need::Monk, || Why::MonkCovered.by("orleans.technology.monk"))?;
        let several = mask.count_ones() > 1;
        need(several, || Why::SingleSpace.by("orleans.technology.single-space").with("place", place))?;
        let first = tool == Tool::First && asked != Need::Farmer;
        need(!first, || Why::FirstFarmer.by("orleans.technology.first"))?;
        Err(Why::TechnologyThere.by("orleans.technology.one").with("place", place))
    }
}
