//! Why an objective cannot be completed now, or goods cannot be given for one.

use engine::Seat;

use super::{
    Act, Demand, Lack, Objective,
    play::{by_itself, next_objective},
};
use crate::{
    action::Action,
    content::Good,
    legal::{Checked, Why, check_coins, check_goods, first, need},
    rules::Orleans,
    scenarios::{cause::Cause, worth::worth},
    state::State,
    step::Step,
};

/// It has to be an objective of the scenario that is still open, completed in the right way, and then nothing
/// may be missing.
pub(crate) fn check_objective(rules: &Orleans, state: &State, seat: Seat, act: Act) -> Checked {
    let (Act::Deliver { objective, .. } | Act::Pay { objective } | Act::Claim { objective }) = act;
    let row = objective.row();
    let known = rules.scenario.objectives.contains(&objective);
    need(known, || Why::NoObjective.by("orleans.scenario.free").with("objective", objective))?;
    let open = state.estates[seat].objectives & objective.bit() == 0;
    need(open, || Why::ObjectiveDone.by(row.clause).with("objective", objective))?;
    need(!by_itself(rules, objective), || Why::ByItself.by(row.clause).with("objective", objective))?;
    let way = way(row.demand);
    let meant = match act {
        Act::Deliver { .. } => "deliver",
        Act::Pay { .. } => "pay",
        Act::Claim { .. } => "claim",
    };
    need(meant == way, || Why::OtherWay.by(row.clause).with("objective", objective).with("way", way))?;
    check_missing(rules, state, seat, objective)?;
    match (row.demand, act) {
        (Demand::Fabrics { count, .. }, Act::Deliver { wool, .. }) => {
            let estate = &state.estates[seat];
            check_goods(estate, Good::Wool, wool, row.clause)?;
            check_goods(estate, Good::Brocade, count - wool, row.clause)
        }
        _ => Ok(()),
    }
}

/// The first thing that is missing.
fn check_missing(rules: &Orleans, state: &State, seat: Seat, objective: Objective) -> Checked {
    let estate = &state.estates[seat];
    let (clause, demand) = (objective.row().clause, objective.row().demand);
    let lacks = rules.missing(state, seat, objective);
    let Some(lack) = [Lack::Late, Lack::Round, Lack::Order]
        .into_iter()
        .find(|&lack| lacks.has(lack))
        .or(lacks.iter().next())
    else {
        return Ok(());
    };
    let short = |price: u16, have: u16| {
        Err(Why::ObjectiveShort
            .by(clause)
            .with("objective", objective)
            .with("price", price)
            .with("have", have))
    };
    match (lack, demand) {
        (Lack::Late, Demand::Coins { before: Some(round), .. }) => {
            Err(Why::TooLate.by(clause).with("objective", objective).with("round", round))
        }
        (Lack::Round, _) => Err(Why::OneARound.by(pace_clause(rules))),
        (Lack::Order, _) => {
            let next = next_objective(rules, state, seat).expect("this one is open");
            Err(Why::OutOfOrder.by(order_clause(rules)).with("objective", next))
        }
        (
            Lack::Town,
            Demand::Goods { town, .. } | Demand::Fabrics { town, .. } | Demand::Worth { town, .. },
        ) => Err(Why::MerchantElsewhere.by(clause).with("town", town)),
        (Lack::Goods, Demand::Goods { goods, .. }) => Good::ALL
            .iter()
            .zip(goods)
            .try_for_each(|(&good, count)| check_goods(estate, good, count, clause)),
        (Lack::Goods, Demand::Fabrics { count, .. }) => {
            short(count.into(), (estate.goods[3] + estate.goods[4]).into())
        }
        (Lack::Brocade, _) => check_goods(estate, Good::Brocade, 1, clause),
        (Lack::Goods, Demand::Worth { points, .. }) => short(points.into(), worth(estate)),
        (Lack::Coins, Demand::Coins { coins, .. }) => check_coins(estate, coins, clause),
        (Lack::Stations, Demand::Station(town)) => Err(Why::NoStationThere.by(clause).with("town", town)),
        (Lack::Points, Demand::Development(points)) => short(points, estate.development_points()),
        (lack, demand) => unreachable!("{demand:?} does not lack {lack}"),
    }
}

/// The clause that allows only one objective in each round.
fn pace_clause(rules: &Orleans) -> &'static str {
    if rules.scenario.objectives.contains(&Objective::Builder) {
        "orleans.vierzon.difficulty"
    } else {
        "orleans.salesman.difficulty"
    }
}

/// The clause that fixes their order.
fn order_clause(rules: &Orleans) -> &'static str {
    if rules.scenario.objectives.contains(&Objective::Builder) {
        "orleans.vierzon.in-order"
    } else {
        "orleans.salesman.in-order"
    }
}

/// Why something cannot be given for goods of a value.
pub(crate) fn check_worth(state: &State, seat: Seat, cause: Cause, left: u8, action: Action) -> Checked {
    let estate = &state.estates[seat];
    match action {
        Action::Give { good } => check_goods(estate, good, 1, cause.clause()),
        Action::Coins => {
            need(cause.takes_coins(), || Why::GoodsOnly.by(cause.clause()))?;
            check_coins(estate, left, cause.clause())
        }
        _ => Err(first(Step::AskWorth(cause, left))),
    }
}

/// The verb that completes an objective.
fn way(demand: Demand) -> &'static str {
    match demand {
        Demand::Coins { .. } => "pay",
        Demand::Goods { .. } | Demand::Fabrics { .. } | Demand::Worth { .. } => "deliver",
        Demand::Status(_) | Demand::Branches(_) | Demand::Station(_) | Demand::Development(_) => "claim",
    }
}
