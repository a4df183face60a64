//! What the events of the Duel demand, and what only this scenario asks.

use ::orleans::{
    Estate, Orleans, State, bits,
    content::{Edge, Good, Hour, Place, TOWN_EDGES, Town},
    scenarios::{
        Deck,
        duel::{Act, Bonus},
    },
};

use super::{aim::Aim, dues::coins_short, greedy::Judge, outlook::Outlook, weights::Weight};

/// How many rounds ahead the bot provides for.
const AHEAD: usize = 7;

/// Coins for a citizen. r[orleans.duel.event-town-meeting]
const CITIZEN: f32 = 3.0;

/// A tile that is worth having in the game, compared with a very good one.
const USEFUL: f32 = 0.45;

impl Aim<'_> {
    /// What the events to come demand. A seat that cannot pay has lost. r[orleans.duel.unpaid]
    pub(super) fn provide(&mut self, rules: &Orleans, state: &State, me: &Estate) {
        let Deck::Fixed(schedule) = rules.scenario().deck else { return };
        self.citizen += self.weights.of(Weight::ObjectiveMark);
        let round = usize::from(state.round.max(1)) - 1;
        for (hour, ahead) in schedule.iter().copied().skip(round).take(AHEAD).zip(0_u8..) {
            let urgent = self.weights.of(Weight::EventLost) / (1.0 + f32::from(ahead));
            let coin = 0.1 * urgent;
            match hour {
                Hour::CheeseDay => self.collect(Good::Cheese, 1, urgent),
                Hour::Harvest => self.eat(1, 0.2 * urgent),
                Hour::Harvest2 => self.eat(2, urgent),
                Hour::GoodsTax => self.save(f32::from(me.goods_total()), coin),
                Hour::TechnologyTax => self.save(f32::from(me.technology.count_ones() as u8), coin),
                Hour::Dues7 | Hour::Dues4 => self.save(f32::from(coins_short(me, hour)), coin),
                _ => {}
            }
        }
    }
}

impl Outlook<'_> {
    /// The best that the Bourgeois House gives, less what it costs.
    pub(super) fn house(&self) -> f32 {
        let goods = Good::ALL.iter().filter(|good| self.state.supply[good.index()] > 0);
        let good = goods.map(|&good| self.good(good)).fold(0.0, f32::max);
        good.max(self.coins(5.0)).max(self.books(3)) - self.citizen()
    }

    /// A citizen for coins.
    pub(super) fn bought_citizen(&self) -> f32 {
        self.citizen() + self.coins(-CITIZEN)
    }
}

impl Judge<'_> {
    /// What an action of the Duel is worth.
    pub(super) fn duel(&self, act: Act) -> f32 {
        let outlook = self.outlook;
        match act {
            Act::Start { town } => self.begin(town),
            Act::Draft { tile } => self.draft(tile),
            Act::House(Bonus::Good(good)) => outlook.good(good) - outlook.citizen(),
            Act::House(Bonus::Coins) => outlook.coins(5.0) - outlook.citizen(),
            Act::House(Bonus::Books) => outlook.books(3) - outlook.citizen(),
            Act::House(Bonus::Travel { town, take, .. }) => {
                let there = self.journey().arrive(outlook.me.merchant, town);
                outlook.taken(take) + there - outlook.citizen()
            }
            Act::Swap { give, take } => outlook.good(take) - outlook.parted(give),
        }
    }

    /// Goods nearby that the first events ask for.
    fn begin(&self, town: Town) -> f32 {
        let outlook = self.outlook;
        let edges = bits(TOWN_EDGES[town.index()]);
        let spaces = |edge: u8| Edge::at(edge.into()).spaces();
        let cheese = outlook.state.map[Good::Cheese.index()];
        let near = edges.filter(|&edge| cheese & spaces(edge) != 0).count() as u8;
        f32::from(near) + 0.01 * self.journey().arrive(outlook.me.merchant, town)
    }

    /// Tiles are chosen in their order, so the first good one comes first.
    fn draft(&self, tile: Place) -> f32 {
        let worth = self.outlook.weights.tiles[tile.index()];
        if worth >= USEFUL { 100.0 - f32::from(tile as u8) } else { worth }
    }
}
