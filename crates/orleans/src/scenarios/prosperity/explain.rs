//! Why something is not possible in this scenario.

use engine::{Reason, Seat};

use super::{
    Act, Prosperity,
    events::{JOURNEY, RIOTS},
    step::Step as Own,
};
use crate::{
    action::{Action, From},
    content::{Edge, Follower, Good, Hour, Place, Role, Town, Way},
    legal::{
        Why,
        explain::{Checked, first, need},
        explain_act::{check_coins, check_goods, check_take},
    },
    rules::Orleans,
    state::State,
    step::Step,
};

/// The question that has to be answered first.
pub(super) fn first_here(step: Own) -> Reason {
    let event = |hour: Hour| Why::EventFirst.by(hour.clause()).with("event", hour);
    match step {
        Own::AskKeep => Why::KeepFirst.by("orleans.prosperity.cards-start"),
        Own::AskCarpenter => Why::CarpenterFirst.by("orleans.prosperity.carpenter-split"),
        Own::AskBuild => Why::StructureFirst.by("orleans.prosperity.carpenter-stay"),
        Own::AskSupply => Why::SupplyFirst.by("orleans.scenario.free"),
        Own::AskIndulgence => event(Hour::Indulgence),
        Own::AskRiots => event(Hour::Riots),
        Own::AskBribe => event(Hour::Bribe),
        Own::AskPeregrination => event(Hour::Peregrination),
        Own::AskPilgrims => event(Hour::PilgrimsDay),
        Own::AskMarket(_) => event(Hour::MarketDay),
        _ => unreachable!("{step:?} asks nobody"),
    }
}

impl Prosperity {
    /// Why an answer to a question of this scenario is not possible.
    pub(super) fn check_answer(
        rules: &Orleans,
        state: &State,
        seat: Seat,
        step: Own,
        action: Action,
    ) -> Checked {
        match (step, action) {
            (Own::AskKeep, Action::Prosperity(Act::Keep { card })) => {
                Err(Why::CardNotDrawn.by("orleans.prosperity.cards-start").with("town", card))
            }
            (Own::AskCarpenter, Action::Prosperity(Act::Step { follower, way, town })) => {
                Prosperity::check_step(rules, state, seat, follower, way, town)
            }
            (Own::AskCarpenter | Own::AskBuild, Action::Prosperity(Act::Build { edge })) => {
                Prosperity::check_structure_site(state, seat)?;
                check_edge(state, edge)
            }
            (Own::AskSupply, Action::Prosperity(act)) if act.is_free() => {
                Prosperity::check_supply(rules, state, seat, act)
            }
            (Own::AskRiots, Action::Return { follower, from }) => {
                Prosperity::check_riots(rules, state, seat, follower, from)
            }
            (Own::AskRiots, Action::Coins) => {
                check_coins(&state.estates[seat], RIOTS, "orleans.prosperity.riots-unpaid")
            }
            (Own::AskPeregrination, Action::EventTravel { way, town, take }) => {
                let from = state.estates[seat].merchant;
                let Some(edge) = Prosperity::event_edge(state, seat, way, town) else {
                    return Err(no_way(from, town, "orleans.prosperity.event-peregrination"));
                };
                check_coins(&state.estates[seat], JOURNEY, "orleans.prosperity.event-peregrination")?;
                check_take(state, edge, town, take)
            }
            (Own::AskPilgrims, Action::Prosperity(Act::Swap { role })) => {
                let clause = "orleans.prosperity.event-pilgrims-day";
                Err(Why::NotForPilgrims.by(clause).with("role", role))
            }
            (Own::AskMarket(_), Action::BuyGood { good }) => {
                Prosperity::check_market(rules, state, seat, good)
            }
            _ => Err(first_here(step)),
        }
    }

    /// Why an action of a turn that only this scenario has is not possible.
    pub(super) fn check_turn(rules: &Orleans, state: &State, seat: Seat, step: Step, act: Act) -> Checked {
        let estate = &state.estates[seat];
        match act {
            Act::NewCard => {
                rules.check_ready(estate, Place::Scriptorium)?;
                Err(Why::PileEmpty.by("orleans.prosperity.cards-short"))
            }
            Act::Step { follower, way, town } => {
                Prosperity::check_step(rules, state, seat, follower, way, town)
            }
            Act::Stay { follower } => {
                Prosperity::check_carpenter(rules, state, seat, follower)?;
                Prosperity::check_structure_site(state, seat)
            }
            act if act.is_free() => Prosperity::check_supply(rules, state, seat, act),
            _ => Err(first(step)),
        }
    }

    /// Whether a follower is on the Carpenter.
    fn check_carpenter(rules: &Orleans, state: &State, seat: Seat, follower: Follower) -> Checked {
        let there = rules.followers_on(state, seat, Place::Carpenter).any(|other| other == follower);
        need(there, || Why::NotOnCarpenter.by("orleans.prosperity.carpenter-move").with("follower", follower))
    }

    fn check_step(
        rules: &Orleans,
        state: &State,
        seat: Seat,
        follower: Follower,
        way: Way,
        town: Town,
    ) -> Checked {
        const CLAUSE: &str = "orleans.prosperity.carpenter-move";
        Prosperity::check_carpenter(rules, state, seat, follower)?;
        need(Prosperity::moves_along(&state.estates[seat], follower, way), || {
            Why::WrongWay.by(CLAUSE).with("follower", follower).with("way", way)
        })?;
        let from = state.prosperity.carpenter;
        need(Edge::between(from, way, town).is_some(), || no_way(from, town, CLAUSE))
    }

    /// Whether a seat can build where the carpenter is.
    fn check_structure_site(state: &State, seat: Seat) -> Checked {
        const LIMITS: &str = "orleans.prosperity.carpenter-build-limits";
        let (estate, town) = (&state.estates[seat], state.prosperity.carpenter);
        need(!estate.structures.hand.is_empty(), || Why::NoCard.by("orleans.prosperity.cards-hand"))?;
        need(estate.structures.hand.card == town, || {
            Why::OtherTown.by("orleans.prosperity.carpenter-build").with("town", town)
        })?;
        need(estate.stations_left > 0, || Why::NoStationLeft.by(LIMITS))?;
        let goods = Prosperity::goods_around(state, town);
        need(goods != 0, || Why::NothingToCover.by(LIMITS).with("town", town))
    }

    fn check_supply(rules: &Orleans, state: &State, seat: Seat, act: Act) -> Checked {
        const CLAUSE: &str = "orleans.prosperity.man-goods";
        let (Act::Supply { town, .. } | Act::Coins { town, .. }) = act else {
            unreachable!("{act} supplies nothing")
        };
        let estate = &state.estates[seat];
        let own = estate.structures.built & town.bit() != 0;
        need(own, || Why::NotYourStructure.by(CLAUSE).with("town", town))?;
        match act {
            Act::Supply { good, .. } => {
                need(Prosperity::lacks_good(rules, state, town, good) != 0, || {
                    Why::NotNeeded.by(CLAUSE).with("town", town).with("good", good)
                })?;
                check_goods(estate, good, 1, CLAUSE)
            }
            Act::Coins { coins, .. } => {
                let most = Prosperity::lacks_coins(rules, state, town);
                need(coins <= most, || Why::TooManyCoins.by(CLAUSE).with("town", town).with("most", most))?;
                check_coins(estate, coins, CLAUSE)
            }
            _ => Ok(()),
        }
    }

    fn check_riots(rules: &Orleans, state: &State, seat: Seat, follower: Follower, from: From) -> Checked {
        const CLAUSE: &str = "orleans.prosperity.event-riots";
        let estate = &state.estates[seat];
        need(follower == Follower::Knight, || Why::OnlyKnights.by(CLAUSE))?;
        let there = match from {
            From::Market => rules.in_market(estate, follower) > 0,
            From::Bag => estate.bag.count(follower.index()) > 0,
            From::Place(_) => false,
        };
        need(there, || Why::NoKnightThere.by(CLAUSE).with("from", from))
    }

    fn check_market(rules: &Orleans, state: &State, seat: Seat, good: Good) -> Checked {
        const CLAUSE: &str = "orleans.prosperity.event-market-day";
        let left = state.supply[good.index()] > 0;
        need(left, || Why::SupplyEmpty.by(CLAUSE).with("good", good))?;
        let price = rules.terms.prices[good.index()];
        check_coins(&state.estates[seat], price, "orleans.prosperity.market-day-prices")
    }

    /// Why a follower cannot be sent to a structure.
    pub(super) fn check_manning(
        rules: &Orleans,
        state: &State,
        seat: Seat,
        role: Role,
        town: Town,
    ) -> Checked {
        const CLAUSE: &str = "orleans.prosperity.man-fit";
        let own = state.estates[seat].structures.built & town.bit() != 0;
        need(own && rules.lacks_role(state, town, role) != 0, || {
            Why::NoStructure.by(CLAUSE).with("town", town).with("role", role)
        })?;
        Err(Why::NoBook.by("orleans.prosperity.man"))
    }
}

/// Whether a good that can be covered lies on an edge to the town where the carpenter is.
fn check_edge(state: &State, edge: Edge) -> Checked {
    const CLAUSE: &str = "orleans.prosperity.carpenter-build";
    let town = state.prosperity.carpenter;
    let [one, other] = edge.row().towns;
    let about = |reason: Reason| reason.with("edge", edge).with("one", one).with("other", other);
    need(edge.row().towns.contains(&town), || about(Why::NotToTown.by(CLAUSE)).with("town", town))?;
    Err(about(Why::NothingThere.by("orleans.prosperity.carpenter-build-limits")))
}

fn no_way(from: Town, town: Town, clause: &'static str) -> Reason {
    Why::NoWay.by(clause).with("from", from).with("town", town)
}
