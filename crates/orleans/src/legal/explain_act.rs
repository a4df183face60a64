//! Why a place cannot be used.

use engine::{Reason, Seat};

use super::explain::{Checked, Why, first, need};
use crate::{
    action::{Action, Goal, Take},
    content::{
        Bans, Deed, Edge, Effect, Good, Hour, LAST, Place, REWARDS, Reward, Role, Town, WATERWAYS, Way,
        has_track,
    },
    estate::{Estate, Spaces, bits},
    rules::Orleans,
    state::State,
    step::{Step, Tool, Via},
};

impl Orleans {
    /// The place must be the seat's, the action must be the place's, the followers must be there, and finally the
    /// action must have what it needs.
    pub(super) fn check_act(
        &self,
        state: &State,
        seat: Seat,
        step: Step,
        via: Via,
        action: Action,
    ) -> Checked {
        if let Some(checked) = self.scene().check_act(self, state, seat, step, via, action) {
            return checked;
        }
        let Some(place) = action.place() else { return Err(first(step)) };
        let estate = &state.estates[seat];
        if let Via::Guest(owner) = via {
            self.scene().check_borrowed(self, state, owner, place)?;
            self.check_verb(place, action)?;
        } else {
            Orleans::check_owned(estate, place)?;
            self.check_verb(place, action)?;
            if via == Via::Well { check_well(estate, place) } else { self.check_ready(estate, place) }?;
        }
        let hour = state.hour();
        need(!self.banned(state, estate, place), || {
            Why::PlaceBanned.by(hour.clause()).with("place", place).with("event", hour)
        })?;
        match action {
            Action::Recruit { place, role } => Orleans::check_recruit(state, estate, place, role),
            Action::Travel { place, way, town, take } => {
                Orleans::check_travel(state, estate, place, way, town, take)
            }
            Action::Build { place } => self.check_build(state, seat, via.host(seat), place),
            Action::Send { place, role, goal, book } => {
                self.check_send(state, seat, via.host(seat), place, role, goal, book)
            }
            Action::Work { place, count } => self.check_work(state, seat, place, count),
            // With the Scriptorium there is always something that the Well can use, unless the event forbids it.
            Action::Well => Err(Why::PlaceBanned.by(hour.clause()).with("place", place).with("event", hour)),
            Action::Buy { .. } | Action::Sell { .. } | Action::Swap { .. } => {
                Orleans::check_trade(state, seat, action)
            }
            action => self.scene().check_work(self, state, seat, action),
        }
    }

    /// Whether everyone a place needs is there. Names every space that is empty.
    pub(crate) fn check_ready(&self, estate: &Estate, place: Place) -> Checked {
        if self.ready(estate, place) {
            return Ok(());
        }
        if matches!(place.row().effect, Effect::Send | Effect::SendFromMarket) {
            return Err(Why::NobodyToSend.by("orleans.place.town-hall").with("place", place));
        }
        Err(self.lacks(estate, place, "orleans.action.activated"))
    }

    /// Whether an action is what a place does.
    fn check_verb(&self, place: Place, action: Action) -> Checked {
        let effect = place.row().effect;
        let idle = matches!(effect, Effect::Bathe(_)) && self.bathes_by_itself();
        if idle || matches!(effect, Effect::Ward | Effect::Power(_)) {
            return Err(Why::NoAction.by(place.row().clause).with("place", place));
        }
        let right = match action {
            Action::Recruit { .. } => matches!(effect, Effect::Recruit(_)),
            Action::Travel { .. } => matches!(effect, Effect::Travel { .. }),
            Action::Build { .. } => matches!(effect, Effect::Build | Effect::BuildBeside),
            Action::Send { .. } => matches!(effect, Effect::Send | Effect::SendFromMarket),
            Action::Work { .. } => matches!(
                effect,
                Effect::Gain { .. }
                    | Effect::CoinsByStatus
                    | Effect::CoinsByStations
                    | Effect::BuyBooks(_)
                    | Effect::Technology
                    | Effect::Bathe(_)
            ),
            Action::Buy { .. } | Action::Sell { .. } => matches!(effect, Effect::Deal(_)),
            Action::Swap { .. } => matches!(effect, Effect::Swap),
            _ => true,
        };
        need(right, || not_its_action(place))
    }

    fn lacks(&self, estate: &Estate, place: Place, clause: &'static str) -> Reason {
        let empty = self.mask(place) & !(estate.filled | estate.technology);
        Why::Lacks.by(clause).with("place", place).with("need", self.needs_of(empty))
    }

    /// What a place of another seat still lacks.
    pub(crate) fn their_lacks(
        &self,
        state: &State,
        owner: Seat,
        place: Place,
        clause: &'static str,
    ) -> Reason {
        let estate = &state.estates[owner];
        let empty = self.mask(place) & !(estate.filled | estate.technology);
        let reason = Why::TheirLacks.by(clause).with("owner", owner).with("place", place);
        reason.with("need", self.needs_of(empty))
    }

    /// What some spaces ask for: `farmer, boatman`.
    pub(crate) fn needs_of(&self, spaces: Spaces) -> String {
        bits(spaces).map(|space| self.space(space).1.name()).collect::<Vec<_>>().join(", ")
    }

    fn check_recruit(state: &State, estate: &Estate, place: Place, named: Option<Role>) -> Checked {
        let Effect::Recruit(roles) = place.row().effect else { unreachable!("{place} recruits nobody") };
        let role = match (named, roles) {
            (None, [only]) => *only,
            (None, _) => return Err(Why::SayWhom.by(place.row().clause).with("place", place)),
            (Some(role), [_, _, ..]) if roles.contains(&role) => role,
            _ => return Err(not_its_action(place)),
        };
        let hour = state.hour();
        need(!hour.bans().has(Bans::of(role)), || match hour {
            Hour::Pilgrimage => Why::Pilgrimage.by("orleans.event.pilgrimage"),
            hour => Why::RoleBanned.by(hour.clause()).with("role", role).with("event", hour),
        })?;
        let room = !has_track(role) || estate.track(role) < LAST[role.index()];
        need(room, || Why::TrackEnd.by("orleans.action.track-end").with("role", role))?;
        let left = state.stock[role.index()] > 0;
        need(left, || Why::StockEmpty.by("orleans.action.stock-empty").with("role", role))?;
        // Only the good on the track is left. r[orleans.place.farm-house-empty]
        let Reward::Good(good) = REWARDS[role.index()][estate.track(role) as usize + 1] else {
            unreachable!("nothing forbids recruiting a {role}")
        };
        let reason = Why::TrackGoodGone.by("orleans.place.farm-house-empty").with("good", good);
        Err(reason.with("place", place))
    }

    fn check_travel(
        state: &State,
        estate: &Estate,
        place: Place,
        way: Option<Way>,
        town: Town,
        take: Take,
    ) -> Checked {
        let Effect::Travel { roads, waterways, coins } = place.row().effect else {
            unreachable!("{place} does not travel")
        };
        let choice = roads && waterways;
        need(!choice || way.is_some(), || Why::SayWay.by(place.row().clause))?;
        need(choice || way.is_none(), || Why::WayKnown.by(place.row().clause).with("place", place))?;
        check_coins(estate, coins, place.row().clause)?;
        let from = estate.merchant;
        let Some(edge) = Orleans::edge(place, way, from, town) else {
            return Err(Why::NoWay.by("orleans.trade.move").with("from", from).with("town", town));
        };
        let hour = state.hour();
        let barred = hour.bans().has(Bans::ROADS) && WATERWAYS >> edge.index() & 1 == 0;
        need(!barred, || Why::PlaceBanned.by(hour.clause()).with("place", place).with("event", hour))?;
        check_take(state, edge, town, take)
    }

    fn check_build(&self, state: &State, seat: Seat, host: Seat, place: Place) -> Checked {
        let estate = &state.estates[seat];
        let town = estate.merchant;
        let tavern = place.row().effect == Effect::BuildBeside;
        let hall = &state.estates[host];
        if tavern && !self.activated(hall, Place::Guildhall) {
            let clause = "orleans.tile.tavern";
            return Err(if host == seat {
                self.lacks(hall, Place::Guildhall, clause)
            } else {
                self.their_lacks(state, host, Place::Guildhall, clause)
            });
        }
        need(estate.stations_left > 0, || Why::NoStationLeft.by("orleans.trade.station"))?;
        self.scene().check_build(self, state, seat, place)?;
        let own = estate.stations & town.bit() != 0;
        let clause = match (tavern, town) {
            (true, _) => "orleans.tile.tavern-once",
            (_, Town::Orleans) => "orleans.trade.orleans",
            _ => "orleans.trade.one-station",
        };
        need(!own, || Why::OwnStation.by(clause).with("town", town))?;
        if !tavern {
            return Err(Why::TownTaken.by("orleans.trade.one-station").with("town", town));
        }
        let taken = town != Town::Orleans && state.stations_in(town) > 0;
        need(taken, || Why::TavernAlone.by("orleans.tile.tavern").with("town", town))?;
        Err(Why::TavernOnce.by("orleans.tile.tavern-once").with("town", town))
    }

    #[expect(clippy::too_many_arguments, reason = "they are the parts of the action")]
    pub(crate) fn check_send(
        &self,
        state: &State,
        seat: Seat,
        host: Seat,
        place: Place,
        role: Role,
        goal: Goal,
        book: bool,
    ) -> Checked {
        let there = |own: bool| {
            self.followers_on(state, host, place)
                .any(|follower| follower.role() == role && follower.own() == own)
        };
        need(there(false) || !there(true), || Why::OwnFollower.by("orleans.deed.own"))?;
        need(there(false), || {
            Why::NotThere.by("orleans.place.town-hall").with("place", place).with("role", role)
        })?;
        let deed = match goal {
            Goal::Deed(deed) => deed,
            Goal::Structure(town) => return self.scene().check_man(self, state, seat, role, town),
        };
        let there = self.scenario.deeds.contains(&deed);
        need(there, || {
            let base = Deed::BASE.contains(&deed);
            let clause = if base { "orleans.scenario.base-deeds" } else { "orleans.scenario.deeds" };
            Why::NoSuchDeed.by(clause).with("deed", deed)
        })?;
        self.scene().check_send(state, seat, place, deed)?;
        let spaces = self.deed_spaces(deed, role);
        need(spaces != 0, || Why::NoDeedSpace.by("orleans.deed.fit").with("deed", deed).with("role", role))?;
        need(spaces & !state.deeds != 0, || {
            Why::DeedFull.by("orleans.deed.fit").with("deed", deed).with("role", role)
        })?;
        need(!book || deed.row().or_book, || Why::NoBook.by("orleans.deed.canalization"))
    }

    fn check_work(&self, state: &State, seat: Seat, place: Place, count: u8) -> Checked {
        let estate = &state.estates[seat];
        let clause = place.row().clause;
        match place.row().effect {
            Effect::BuyBooks(most) => {
                need(count > 0, || Why::SayCount.by(clause).with("most", most))?;
                need(count <= most, || Why::TooManyPoints.by(clause).with("most", most))?;
                check_coins(estate, count, clause)
            }
            _ if count > 0 => Err(not_its_action(place)),
            Effect::Gain { good: Some(good), .. } => {
                Err(Why::SupplyEmpty.by("orleans.tile.supply").with("good", good))
            }
            Effect::Technology => {
                need(state.technology > 0, || Why::NoTechnology.by(clause))?;
                let space = self.can_lay(state, seat, Tool::Any);
                need(space, || Why::NoTechnologySpace.by(clause))
            }
            Effect::Bathe(_) => Err(Why::BagEmpty.by("orleans.tile.bathhouse-draw")),
            _ => Ok(()),
        }
    }

    /// Buying, selling and swapping goods.
    pub(super) fn check_trade(state: &State, seat: Seat, action: Action) -> Checked {
        let estate = &state.estates[seat];
        match action {
            Action::Buy { good, .. } => {
                let clause = "orleans.tile.market-stand";
                check_supply(state, good, clause)?;
                check_coins(estate, good.value(), clause)
            }
            Action::Sell { good, .. } => check_goods(estate, good, 1, "orleans.tile.market-stand"),
            Action::Swap { give, take, .. } => {
                let clause = "orleans.tile.black-market";
                need(give != take, || Why::SameGood.by(clause))?;
                check_goods(estate, give, 2, clause)?;
                check_supply(state, take, clause)
            }
            _ => Ok(()),
        }
    }
}

/// Whether the good that somebody wants to take lies on an edge.
pub(crate) fn check_take(state: &State, edge: Edge, town: Town, take: Take) -> Checked {
    match take {
        Take::Good(good) if state.map[good.index()] & edge.spaces() == 0 => {
            Err(Why::NoGoodThere.by("orleans.trade.take").with("good", good).with("town", town))
        }
        Take::Hidden if state.face_down & edge.spaces() == 0 => {
            Err(Why::NothingHidden.by("orleans.prosperity.goods-hidden").with("town", town))
        }
        _ => Ok(()),
    }
}

fn not_its_action(place: Place) -> Reason {
    Why::NotItsAction.by(place.row().clause).with("place", place)
}

/// r[orleans.tile.well-limits] The places that the Well can use.
fn check_well(estate: &Estate, place: Place) -> Checked {
    let limited = matches!(
        place.row().effect,
        Effect::Any | Effect::BuildBeside | Effect::Ward | Effect::Send | Effect::SendFromMarket
    );
    let extra = matches!(
        place.row().effect,
        Effect::Carpentry
            | Effect::House
            | Effect::Haul(_)
            | Effect::Fund(_)
            | Effect::Lodge
            | Effect::Borrow
    );
    let clause = if extra { "orleans.scenario.well-limits" } else { "orleans.tile.well-limits" };
    need(!limited && !extra, || Why::WellLimits.by(clause).with("place", place))?;
    let fresh = estate.fresh & place.bit() != 0;
    need(!fresh, || Why::NotYet.by("orleans.tile.place").with("place", place))
}

pub(crate) fn check_coins(estate: &Estate, price: u8, clause: &'static str) -> Checked {
    need(estate.coins >= price.into(), || {
        Why::TooFewCoins.by(clause).with("price", price).with("have", estate.coins)
    })
}

pub(crate) fn check_supply(state: &State, good: Good, clause: &'static str) -> Checked {
    need(state.supply[good.index()] > 0, || Why::SupplyEmpty.by(clause).with("good", good))
}

pub(crate) fn check_goods(estate: &Estate, good: Good, most: u8, clause: &'static str) -> Checked {
    let have = estate.goods[good.index()];
    need(have >= most, || {
        Why::TooFewGoods.by(clause).with("most", most).with("good", good).with("have", have)
    })
}
