//! Travelling Salesman: alone, five deliveries in fifteen rounds.

use engine::{Module, OptionSpec, Outcome, Seat, Sink};

use super::{
    Scene, base, endings,
    objectives::{self, Objective},
    row::{Deck, Goods, OBJECTIVES_ROUND, ScenarioRow, Unpaid, module},
    scenario::Scenario,
    unpaid,
};
use crate::{
    action::Action,
    content::{Fate, Follower, Hour, HourRow, Place, cruel},
    event::Event,
    rules::Orleans,
    state::State,
    step::Step,
};

pub(super) const MODULE: Module = Module {
    options: &[OptionSpec::one_of(
        "salesman.difficulty",
        &["usual", "one-a-round", "in-order"],
        "whether you may complete any number of deliveries in a round, only one, or one and in order",
        "orleans.salesman.difficulty",
    )],
    ..module(
        "salesman",
        "Travelling Salesman",
        "alone: deliver goods to five towns within fifteen rounds, and eat every round",
        "orleans.salesman.goal",
        1..=1,
    )
};

pub(super) const ROW: ScenarioRow = ScenarioRow {
    scenario: Scenario::Salesman,
    deck: Deck::Fixed(&[
        Hour::Feeding,
        Hour::Feeding,
        Hour::Feeding,
        Hour::Feeding,
        Hour::Feeding,
        Hour::Feeding,
        Hour::Feeding,
        Hour::Feeding,
        Hour::Feeding,
        Hour::Feeding,
        Hour::GreatFeast,
        Hour::GreatFeast,
        Hour::GreatFeast,
        Hour::GreatFeast,
        Hour::GreatFeast,
    ]),
    deck_clause: "orleans.salesman.events",
    round: &OBJECTIVES_ROUND,
    set_up: &[Step::Stock(0), Step::Clear],
    citizens: 0,
    tiles: Place::mask(&[
        Place::Bathhouse,
        Place::Cellar,
        Place::CheeseFactory,
        Place::Hayrick,
        Place::HerbGarden,
        Place::HorseWagon,
        Place::Laboratory,
        Place::TailorShop,
        Place::Winery,
        Place::WoolManufacturer,
    ]),
    own_tiles: Place::MarketStand.bit(),
    coins: 10,
    stations: 0,
    market: &[Follower::Knight, Follower::Scholar],
    stock: Some([5, 3, 3, 3, 3, 3, 4]),
    technology: 8,
    goods: Goods::Like(4),
    unpaid: Unpaid::Loss("orleans.salesman.starve"),
    objectives: &[
        Objective::WoolBourges,
        Objective::SetChartres,
        Objective::FeastVendome,
        Objective::GrainTours,
        Objective::BrocadeArgenton,
    ],
    won_clause: Some("orleans.salesman.goal"),
    optional_tiles: 0,
    end_clause: "orleans.salesman.loss",
    ..base::ROW
};

/// Events.
#[rustfmt::skip]
pub(crate) const HOURS: &[HourRow] = &[
    cruel(Hour::Feeding, "Feeding", "orleans.salesman.event-feeding", Fate::Food { food: 1, coins: Some(2) }),
    cruel(Hour::GreatFeast, "Great Feast", "orleans.salesman.event-great-feast", Fate::Food { food: 2, coins: Some(4) }),
];

/// What a round asks of this scenario.
pub(crate) struct Salesman;

impl Scene for Salesman {
    fn table_event(self, rules: &Orleans, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
        unpaid::fall_together(rules, state, unpaid::can_pay, sink)
    }

    fn claims(self, rules: &Orleans, state: &mut State, sink: &mut impl Sink<Event>) {
        objectives::ask_objectives(rules, state, sink);
    }

    fn round_over(self, rules: &Orleans, state: &mut State, sink: &mut impl Sink<Event>) -> bool {
        endings::end_last_round(rules, state, sink)
    }

    fn offer_free(self, rules: &Orleans, state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
        objectives::offer_objectives(rules, state, seat, offer);
    }

    fn act_free(
        self,
        rules: &Orleans,
        state: &mut State,
        seat: Seat,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        objectives::act(rules, state, seat, action, sink);
    }

    fn result(self, rules: &Orleans, state: &State) -> Option<Outcome> {
        Some(endings::solo_result(state, rules.objectives_done(state, Seat(0)).into()))
    }

    fn achieved(self, rules: &Orleans, state: &State, seat: Seat) -> Option<u16> {
        Some(rules.objectives_done(state, seat).into())
    }

    fn counted(self) -> Option<&'static str> {
        Some(objectives::MET)
    }
}
