//! Why something is not possible for the city.

use engine::{Reason, Seat};

use super::{
    Siege,
    action::{Act, Address, Store, To},
    refuse,
    step::{Cart, Step},
};
use crate::{
    action::{Action, Loss, Spot},
    content::{Deed, Effect, Good, Place},
    legal::{Checked, Why, need},
    rules::Orleans,
    state::State,
    step::Tool,
};

impl Act {
    /// The support place that does it.
    pub(crate) fn place(self) -> Option<Place> {
        match self {
            Act::Haul { .. } => Some(Place::Vehicle),
            Act::Fund { .. } | Act::FundBoth { .. } => Some(Place::GuildHouse),
            Act::Lodge { .. } => Some(Place::Hostel),
            Act::Palatinate { .. } => Some(Place::Palatinate),
            _ => None,
        }
    }
}

/// The question that has to be answered first.
pub(super) fn first(step: Step) -> Reason {
    match step {
        Step::AskCharacter => Why::CharacterFirst.by("orleans.invasion.characters-chosen"),
        Step::AskLoad(cart) => Why::LoadFirst.by("orleans.invasion.vehicle").with("to", cart.to()),
        Step::AskLodger(follower) => {
            Why::LodgerFirst.by("orleans.invasion.hostel").with("follower", follower)
        }
        Step::AskSend(_) => Why::SendFirst.by("orleans.place.town-hall-split").with("place", Place::TownHall),
        Step::Event(step) => refuse::first(step),
        _ => Why::DueFirst.by("orleans.invasion.estate-manager"),
    }
}

impl Siege {
    /// Why a question of this scenario cannot be answered like that.
    pub(super) fn check_answer(
        rules: &Orleans,
        state: &State,
        seat: Seat,
        step: Step,
        action: Action,
    ) -> Checked {
        match (step, action) {
            (Step::AskCharacter, Action::Invasion(Act::Choose { character })) => {
                let clause = "orleans.invasion.characters";
                Err(Why::CharacterTaken.by(clause).with("character", character))
            }
            (Step::AskLoad(cart), Action::Invasion(Act::Load { good, to })) => {
                Siege::check_load(state, seat, cart, good, to)
            }
            (Step::AskLoad(_), Action::Stop) => Err(Why::CartEmpty.by("orleans.invasion.vehicle")),
            (Step::AskLodger(follower), Action::Plan { spot }) if spot.follower == follower => {
                Siege::check_lodger(rules, state, seat, spot)
            }
            (Step::AskSend(host), Action::Send { place: Place::TownHall, role, goal, book }) => {
                rules.check_send(state, seat, host, Place::TownHall, role, goal, book)
            }
            (Step::AskDue, Action::Lose(loss)) => Siege::check_due(rules, state, seat, loss),
            (Step::Event(step), action) => refuse::check(rules, state, seat, step, action),
            (step, _) => Err(first(step)),
        }
    }

    /// Why a support place cannot do that, though its followers are there.
    pub(super) fn check_support(rules: &Orleans, state: &State, seat: Seat, act: Act) -> Checked {
        match act {
            Act::Haul { to } => {
                if let To::Seat(other) = to {
                    Siege::check_other(rules, seat, other, "orleans.invasion.vehicle")?;
                }
                Err(Why::NothingToSend.by("orleans.invasion.vehicle").with("to", to))
            }
            Act::Fund { to, coins } => Siege::check_fund(rules, state, seat, to, coins, coins),
            Act::FundBoth { treasury, swordsmith } => {
                let sum = treasury + swordsmith;
                let most = Siege::fund_room();
                need(sum <= most, || {
                    Why::TooManyFunds.by("orleans.invasion.guild-house").with("most", most)
                })?;
                Siege::check_room(rules, state, Store::Treasury, treasury)?;
                Siege::check_fund(rules, state, seat, Address::Store(Store::Swordsmith), swordsmith, sum)
            }
            Act::Lodge { to, follower } => {
                Siege::check_other(rules, seat, to, "orleans.invasion.hostel")?;
                need(!follower.own(), || Why::OwnLodger.by("orleans.invasion.hostel-own"))?;
                Err(Why::NotInMarket.by("orleans.invasion.hostel").with("follower", follower))
            }
            Act::Palatinate { owner } => {
                Siege::check_other(rules, seat, owner, "orleans.invasion.palatinate")?;
                Err(Why::NothingToBorrow.by("orleans.invasion.palatinate").with("owner", owner))
            }
            act => unreachable!("{act} is not what a support place does"),
        }
    }

    fn check_other(rules: &Orleans, seat: Seat, other: Seat, clause: &'static str) -> Checked {
        need(other.0 < rules.seats, || Why::NoSuchSeat.by(clause).with("seat", other))?;
        need(other != seat, || Why::ToYourself.by(clause))
    }

    /// Whether a part of the City still takes this many coins.
    fn check_room(rules: &Orleans, state: &State, store: Store, coins: u8) -> Checked {
        let most = Siege::coins_wanted(rules, state, Address::Store(store));
        need(coins <= most, || {
            let reason = Why::StoreFull.by("orleans.invasion.city-full").with("store", store);
            reason.with("most", most).with("what", "coins")
        })
    }

    /// The coins go to one receiver, and all coins of the action together are the price.
    fn check_fund(rules: &Orleans, state: &State, seat: Seat, to: Address, coins: u8, price: u8) -> Checked {
        let clause = "orleans.invasion.guild-house";
        match to {
            Address::Seat(other) => Siege::check_other(rules, seat, other, clause)?,
            Address::Store(store) => {
                let takes = matches!(store, Store::Treasury | Store::Swordsmith);
                need(takes, || Why::NoCoinsThere.by("orleans.invasion.send-city").with("store", store))?;
                Siege::check_room(rules, state, store, coins)?;
            }
        }
        let have = state.estates[seat].coins;
        Err(Why::TooFewCoins.by(clause).with("price", price).with("have", have))
    }

    fn check_load(state: &State, seat: Seat, cart: Cart, good: Good, to: Address) -> Checked {
        let clause = "orleans.invasion.vehicle";
        match (cart.to(), to) {
            (To::City, Address::Store(store)) => {
                let right = store == Store::of(good);
                need(right, || {
                    let reason = Why::WrongStore.by("orleans.invasion.send-city").with("good", good);
                    reason.with("store", store)
                })?;
            }
            (To::Seat(one), Address::Seat(other)) if one == other => {}
            (there, _) => return Err(Why::OneReceiver.by(clause).with("to", there)),
        }
        let have = state.estates[seat].goods[good.index()];
        need(have > 0, || Why::TooFewGoods.by(clause).with("most", 1).with("good", good).with("have", have))?;
        let reason = Why::StoreFull.by("orleans.invasion.city-full").with("store", Store::of(good));
        Err(reason.with("most", 0).with("what", good))
    }

    fn check_lodger(rules: &Orleans, state: &State, seat: Seat, spot: Spot) -> Checked {
        let estate = &state.estates[seat];
        rules.check_spot(estate, spot)?;
        let fresh = estate.fresh & spot.place.bit() != 0;
        need(!fresh, || Why::NotYet.by("orleans.tile.place").with("place", spot.place))?;
        Err(Why::MarketRoom.by("orleans.draw.market").with("most", 0))
    }

    fn check_due(rules: &Orleans, state: &State, seat: Seat, loss: Loss) -> Checked {
        let due = rules.due(state.round);
        let clause = due.clause(state.round);
        let right = matches!(
            (due, loss),
            (super::Due::Technology, Loss::Technology(_))
                | (super::Due::Station, Loss::Station(_))
                | (super::Due::Place, Loss::Tile(_))
        );
        need(right, || Why::NotThisDue.by(clause).with("due", due))?;
        Err(match loss {
            Loss::Station(town) => {
                let tower = state.estates[seat].defence.towers & town.bit() != 0;
                if tower {
                    return Err(Why::TowerKept.by("orleans.invasion.tower-not-station").with("town", town));
                }
                Why::NoStationThere.by(clause).with("town", town)
            }
            Loss::Technology(place) => Why::NoTechnologyThere.by(clause).with("place", place),
            Loss::Tile(tile) => Why::NotYourPlace.by(clause).with("place", tile),
            loss => unreachable!("no due asks for {loss}"),
        })
    }

    /// Whether the place of another seat can be used with the Palatinate.
    pub(super) fn check_lent(rules: &Orleans, state: &State, owner: Seat, place: Place) -> Checked {
        let estate = &state.estates[owner];
        let owned = estate.places() & place.bit() != 0;
        let clause = "orleans.invasion.palatinate";
        need(owned, || Why::NotTheirPlace.by(clause).with("owner", owner).with("place", place))?;
        need(Siege::lendable(rules, place), || {
            let town_hall = place == Place::TownHall;
            let clause = if town_hall {
                "orleans.invasion.palatinate-town-hall"
            } else {
                "orleans.invasion.palatinate-limits"
            };
            Why::PalatinateLimits.by(clause).with("place", place)
        })?;
        need(rules.ready(estate, place), || rules.their_lacks(state, owner, place, clause))
    }

    /// Whether followers may be sent from a place to a part of the city.
    pub(super) fn check_join(state: &State, seat: Seat, place: Place, deed: Deed) -> Checked {
        need(Siege::may_join(state, seat, place, deed), || match deed {
            Deed::Reinforcement => Why::NoReinforcement.by("orleans.invasion.event-reinforcement"),
            _ => Why::HallOnly.by("orleans.invasion.councilman-only"),
        })
    }

    /// Why a technology tile cannot go to the Catapult.
    pub(super) fn check_catapult(rules: &Orleans, state: &State, tool: Tool) -> Checked {
        need(tool == Tool::Any, || Why::CatapultFirst.by("orleans.invasion.catapult-first"))?;
        need(Siege::catapult_room(rules, state), || {
            let reason = Why::StoreFull.by("orleans.invasion.city-full").with("store", "catapult");
            reason.with("most", 0).with("what", "technology")
        })
    }

    /// Whether a tower can be built where the merchant is.
    pub(super) fn check_tower(rules: &Orleans, state: &State, seat: Seat, place: Place) -> Checked {
        let town = state.estates[seat].merchant;
        let there = rules.scenario.towers & town.bit() != 0
            && place.row().effect == Effect::Build
            && Orleans::towers(state) & town.bit() != 0;
        need(!there, || Why::TowerThere.by("orleans.invasion.tower-build").with("town", town))
    }
}
