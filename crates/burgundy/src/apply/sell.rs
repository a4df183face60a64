use engine::{Line, Seat, Sink};

use super::gain::{give_silver, give_workers, score};
use crate::{
    content::{Good, Hexes, Power},
    event::{Counted, Event, What},
    parts::{Parts, Sale},
    rules::Burgundy,
    source::Source,
    state::State,
    step::{Pile, Step},
};

impl Burgundy {
    /// r[burgundy.sell.all] A sale is never partial, so the whole pile moves.
    pub(crate) fn sell(&self, state: &mut State, seat: Seat, good: Good, sink: &mut impl Sink<Event>) {
        let estate = &mut state.estates[seat];
        let count = std::mem::take(&mut estate.goods[good.index()]);
        estate.sold[good.index()] += count;
        sink.emit(Event::new("burgundy.sell.all", What::Sold { seat, good, count }));
        self.after_selling(state, seat, Pile::new(good, count), self.sold.parts, sink);
    }

    /// What a sale pays. r[burgundy.sell.income]
    pub(crate) fn after_selling(
        &self,
        state: &mut State,
        seat: Seat,
        pile: Pile,
        mut left: Parts<Sale>,
        sink: &mut impl Sink<Event>,
    ) {
        let lane = Line::Lane(seat);
        if self.free_order && left.len() > 1 {
            return state.flow.push(lane, Step::FirstOfSale(pile, left));
        }
        while let Some(part) = self.sold.next(&mut left, |left| state.flow.push(lane, Step::Sold(pile, left)))
        {
            self.run_sale(state, seat, pile, part, sink);
        }
    }

    /// One part of what a sale pays.
    #[inline]
    pub(super) fn run_sale(
        &self,
        state: &mut State,
        seat: Seat,
        pile: Pile,
        part: Sale,
        sink: &mut impl Sink<Event>,
    ) {
        match part {
            Sale::Points => {
                let count = pile.count();
                let points = u16::from(count) * u16::from(self.limits.sale);
                let counted = Counted { count: count.into(), ..Counted::default() };
                score(state, seat, points, Source::Sale, "burgundy.sell.income", counted, sink);
                if state.estates[seat].powers.has(Power::SaleDouble) {
                    score(state, seat, points, Source::Sale, "burgundy.shield.12", counted, sink);
                }
            }
            Sale::Income => {
                let powers = state.estates[seat].powers;
                if powers.has(Power::SilverPerGood) {
                    let amount = pile.count().into();
                    give_silver(state, seat, amount, "burgundy.shield.09", Hexes::NONE, sink);
                } else {
                    give_silver(state, seat, 1, "burgundy.sell.income", Hexes::NONE, sink);
                }
                if powers.has(Power::SaleSilver) {
                    give_silver(state, seat, 1, "burgundy.monastery.03", Hexes::NONE, sink);
                }
                if powers.has(Power::SaleWorker) {
                    give_workers(state, seat, 1, "burgundy.monastery.04", Hexes::NONE, sink);
                }
            }
            Sale::Lay => state.flow.push(Line::Lane(seat), Step::Lay(pile.good(), pile.count())),
        }
    }
}
