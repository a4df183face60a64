use engine::{Line, Seat, Sink};

use super::gain::{give_silver, give_workers, score};
use crate::{
    content::{Bonus, Card, Effect, Good, Hexes},
    event::{Counted, Event, What},
    rules::Burgundy,
    source::Source,
    state::State,
    step::Step,
};

impl Burgundy {
    /// r[burgundy.route.order] In turn order, each seat puts its cards in order.
    pub(crate) fn order_cards(&self, state: &mut State) {
        for &seat in state.track.order[..self.seats as usize].iter().rev() {
            state.flow.push(Line::Main, Step::OrderInTurn(seat));
        }
    }

    /// The next card of a route. The last one follows by itself.
    pub(super) fn next_card(&self, state: &mut State, seat: Seat, card: Card) {
        let Step::NextCard(place) = state.flow.pop(Line::Lane(seat)) else {
            unreachable!("cards are put in order only when asked")
        };
        state.estates[seat].route.put_next(place.into(), card);
        if place + 2 < self.set_up.cards {
            state.flow.push(Line::Lane(seat), Step::NextCard(place + 1));
        }
    }

    /// r[burgundy.route.lay] Sold goods go on the route one by one. What a bonus leads to is finished before the
    /// next good is laid. r[burgundy.engine.depth-first]
    pub(crate) fn lay_goods(
        &self,
        state: &mut State,
        seat: Seat,
        good: Good,
        left: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let lane = Line::Lane(seat);
        for left in (0..left).rev() {
            let estate = &mut state.estates[seat];
            let Some((colour, bonus)) = estate.route.lay(&self.cards, good) else {
                // r[burgundy.route.full] The rest stays on the sold space.
                sink.emit(Event::new("burgundy.route.full", What::RouteFull { seat, good, count: left + 1 }));
                return;
            };
            estate.sold[good.index()] -= 1;
            sink.emit(Event::new("burgundy.route.lay", What::Laid { seat, good, colour }));
            if colour != good {
                continue;
            }
            sink.emit(Event::new("burgundy.route.bonus", What::RouteBonus { seat, bonus }));
            // r[burgundy.route.nested]
            let waits = bonus == Bonus::Sell && self.sales_wait;
            let rest = Step::Lay(good, left);
            let steps = if waits { [Step::Receive(bonus), rest] } else { [rest, Step::Receive(bonus)] };
            for step in steps {
                if step != Step::Lay(good, 0) {
                    state.flow.push(lane, step);
                }
            }
            return;
        }
    }

    /// r[burgundy.route.bonus-kinds] The bonus of a space does what a tile would do.
    pub(crate) fn receive(&self, state: &mut State, seat: Seat, bonus: Bonus, sink: &mut impl Sink<Event>) {
        let clause = "burgundy.route.bonus-kinds";
        match bonus.effect() {
            Effect::Silver(amount) => give_silver(state, seat, amount.into(), clause, Hexes::NONE, sink),
            Effect::Workers(amount) => give_workers(state, seat, amount.into(), clause, Hexes::NONE, sink),
            Effect::Points(points) => {
                score(state, seat, points.into(), Source::Route, clause, Counted::default(), sink);
            }
            Effect::Act(means) => self.offer_effect(state, seat, means, sink),
            Effect::None
            | Effect::Graze(..)
            | Effect::Flock(..)
            | Effect::Load
            | Effect::Copy
            | Effect::Lift => unreachable!("no card has this bonus"),
        }
    }
}
