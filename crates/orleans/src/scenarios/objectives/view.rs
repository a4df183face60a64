//! Objectives as everybody sees them.

use std::fmt;

use engine::{Seat, counted};
use serde::Serialize;

use super::{Demand, Lack, Objective, play::by_itself};
use crate::{
    content::{Good, Town},
    rules::Orleans,
    scenarios::worth::worth,
    state::State,
};

/// An objective of a seat, and how far the seat is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ObjectiveView {
    pub objective: Objective,
    /// Whether the seat has completed it.
    pub done: bool,
    /// Whether nothing is missing, so that the seat can complete it in its turn.
    pub possible: bool,
    /// Whether it is completed without an action as soon as nothing is missing.
    pub by_itself: bool,
    /// The town where the merchant has to be, or where a trading station has to be.
    pub town: Option<Town>,
    /// How much the seat has of what is asked for, and how much it needs: status, stations, points, coins, goods or
    /// the value of goods.
    pub have: u16,
    pub need: u16,
    /// Goods of each kind that are still missing.
    pub goods: [u8; 5],
    /// Everything that is still missing.
    pub lacks: Vec<Lack>,
}

impl ObjectiveView {
    /// The objectives of a seat in the order of the scenario.
    pub(crate) fn list(rules: &Orleans, state: &State, seat: Seat) -> Vec<ObjectiveView> {
        let objectives = rules.scenario.objectives.iter();
        objectives.map(|&objective| ObjectiveView::new(rules, state, seat, objective)).collect()
    }

    fn new(rules: &Orleans, state: &State, seat: Seat, objective: Objective) -> ObjectiveView {
        let estate = &state.estates[seat];
        let demand = objective.row().demand;
        let mut goods = [0; Good::COUNT];
        let (have, need, town) = match demand {
            Demand::Status(status) => (estate.status().into(), status.into(), None),
            Demand::Branches(count) => (estate.built().into(), count.into(), None),
            Demand::Station(town) => (u16::from(estate.stations & town.bit() != 0), 1, Some(town)),
            Demand::Development(points) => (estate.development_points(), points, None),
            Demand::Coins { coins, .. } => (estate.coins, coins.into(), None),
            Demand::Goods { town, goods: wanted } => {
                for (missing, (have, need)) in goods.iter_mut().zip(estate.goods.iter().zip(wanted)) {
                    *missing = need.saturating_sub(*have);
                }
                let need: u8 = wanted.iter().sum();
                (u16::from(need - goods.iter().sum::<u8>()), need.into(), Some(town))
            }
            Demand::Fabrics { town, count } => {
                let (wool, brocade) = (estate.goods[Good::Wool.index()], estate.goods[Good::Brocade.index()]);
                goods[Good::Brocade.index()] = u8::from(brocade == 0);
                // Of the cloth that is not brocade, at most two count.
                let have = (wool.min(count - 1) + brocade).min(count);
                (have.into(), count.into(), Some(town))
            }
            Demand::Worth { town, points } => (worth(estate), points.into(), Some(town)),
        };
        let done = estate.objectives & objective.bit() != 0;
        let lacks: Vec<Lack> = rules.missing(state, seat, objective).iter().filter(|_| !done).collect();
        ObjectiveView {
            objective,
            done,
            possible: !done && lacks.is_empty(),
            by_itself: by_itself(rules, objective),
            town,
            have,
            need,
            goods: if done { [0; Good::COUNT] } else { goods },
            lacks,
        }
    }
}

impl ObjectiveView {
    /// For people at a terminal: `Wine for the castle: 1 of 3 in Châtellerault; missing: 2 wine`. The next objective
    /// is the first one that is open.
    pub(crate) fn drawn(&self, next: Option<Objective>) -> String {
        let title = self.objective.row().title;
        if self.done {
            return format!("{title}: done");
        }
        let town = self.town.map_or(String::new(), |town| format!(" in {}", town.title()));
        // Missing cloth is mentioned together with the brocade.
        let said = |lack: &&Lack| **lack != Lack::Brocade || !self.lacks.contains(&Lack::Goods);
        let missing: Vec<String> =
            self.lacks.iter().filter(said).map(|&lack| self.told(lack, next)).collect();
        let rest = match missing.join(", ") {
            _ if self.possible => format!("now possible with `{}`", self.verb()),
            missing => format!("missing: {missing}"),
        };
        format!("{title}: {} of {}{town}; {rest}", self.have, self.need)
    }

    /// How it is completed.
    fn verb(&self) -> &'static str {
        match self.objective.row().demand {
            Demand::Coins { .. } => "pay",
            Demand::Goods { .. } | Demand::Fabrics { .. } | Demand::Worth { .. } => "deliver",
            _ => "claim",
        }
    }

    /// Something that is missing, in words.
    fn told(&self, lack: Lack, next: Option<Objective>) -> String {
        let short = self.need.saturating_sub(self.have);
        match lack {
            Lack::Town => "the merchant is elsewhere".to_owned(),
            Lack::Goods => self.goods_told(short),
            Lack::Brocade => "1 brocade".to_owned(),
            Lack::Coins => counted(short.into(), "coin"),
            Lack::Status => format!("a development status of {}", self.need),
            Lack::Stations => counted(short.into(), "trading station"),
            Lack::Inland => "a trading station in a town without a waterway".to_owned(),
            Lack::Points => counted(short.into(), "point"),
            Lack::Late => "it is too late".to_owned(),
            Lack::Round => "only one objective in each round".to_owned(),
            Lack::Order => match next {
                Some(next) => format!("first meet \"{}\"", next.row().title),
                None => String::new(),
            },
        }
    }

    /// The goods that are missing.
    fn goods_told(&self, short: u16) -> String {
        let goods = Good::ALL.iter().zip(self.goods).filter(|(_, count)| *count > 0);
        let goods: Vec<String> = goods.map(|(good, count)| format!("{count} {good}")).collect();
        match self.objective.row().demand {
            Demand::Goods { .. } => goods.join(", "),
            Demand::Worth { .. } => format!("goods worth {short}"),
            _ if !self.lacks.contains(&Lack::Brocade) => format!("{short} wool or brocade"),
            _ if short == 1 => "1 brocade".to_owned(),
            _ => format!("{short} wool or brocade, at least 1 of them brocade"),
        }
    }
}

impl fmt::Display for ObjectiveView {
    /// `castle 1/3 in chatellerault`, `lady done`, `builder too late`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.objective)?;
        if self.done {
            return f.write_str(" done");
        }
        if self.lacks.contains(&Lack::Late) {
            return f.write_str(" too late");
        }
        write!(f, " {}/{}", self.have, self.need)?;
        if let Some(town) = self.town {
            write!(f, " in {town}")?;
        }
        f.write_str(if self.possible { " possible" } else { "" })
    }
}
