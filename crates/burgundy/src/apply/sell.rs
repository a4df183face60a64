use engine::{Seat, Sink};

use super::gain::{give_silver, give_workers};
use crate::{
    content::{Good, Hexes, Power},
    event::{Counted, Event, What},
    rules::Burgundy,
    scoring::score,
    state::{Source, State},
};

impl Burgundy {
    /// r[burgundy.sell.all] A sale is never partial, so the whole pile moves.
    pub(crate) fn sell(&self, state: &mut State, seat: Seat, good: Good, sink: &mut impl Sink<Event>) {
        let player = &mut state.players[seat];
        let powers = player.powers;
        let count = std::mem::take(&mut player.goods[good.index()]);
        player.sold[good.index()] += count;
        sink.emit(Event::new("burgundy.sell.all", What::Sold { seat, good, count }));
        let points = u16::from(count) * u16::from(self.limits.sale);
        let counted = Counted { count: count.into(), ..Counted::default() };
        score(state, seat, points, Source::Sale, "burgundy.sell.income", counted, sink);
        give_silver(state, seat, 1, "burgundy.sell.income", Hexes::NONE, sink);
        if powers.has(Power::SaleSilver) {
            give_silver(state, seat, 1, "burgundy.monastery.03", Hexes::NONE, sink);
        }
        if powers.has(Power::SaleWorker) {
            give_workers(state, seat, 1, "burgundy.monastery.04", Hexes::NONE, sink);
        }
    }
}
