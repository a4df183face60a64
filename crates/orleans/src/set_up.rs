//! The table before the first round.

use engine::{Bag, Flow, Line, PerSeat, Seat, SeatSet, Sink};

use crate::{
    content::{Follower, Good, Hour, ROUNDS, SPACE_EDGE, SPACES},
    estate::Estate,
    event::{Event, What},
    rules::Orleans,
    scenarios::Goods,
    state::{End, Out, State},
    step::Step,
};

impl Orleans {
    /// The table before anything has happened.
    #[expect(clippy::default_trait_access, reason = "only the state names what scenarios keep in it")]
    pub(crate) fn first_state(&self) -> State {
        let row = self.scenario;
        let mut state = State {
            flow: Flow::default(),
            round: 0,
            first: self.first.unwrap_or(Seat(0)),
            passed: SeatSet::EMPTY,
            hours: [Hour::Pilgrimage; ROUNDS as usize],
            map: [0; Good::COUNT],
            // Until the map is covered, the supply holds every good that is not on it yet.
            supply: Good::COUNTS,
            stock: self.stock,
            deeds: 0,
            // r[orleans.setup.citizens]
            citizens: self.citizens,
            spare_citizens: self.spare_citizens,
            lost_citizens: 0,
            unseen: [0; Good::COUNT],
            face_down: 0,
            end: End::Open,
            fallen: SeatSet::EMPTY,
            prosperity: Default::default(),
            city: self.terms.first_city,
            safe: Bag::default(),
            proposal: Default::default(),
            technology: row.technology,
            // Tiles that chance offers or players choose are added one by one.
            tiles: if row.picks_tiles { 0 } else { self.tiles },
            out: Out::default(),
            estates: PerSeat::all(Estate::default()),
        };
        for seat in Seat::all(self.seats) {
            // r[orleans.setup.followers]
            let mut market = [0; Follower::COUNT];
            for own in Follower::OWN {
                market[own.index()] = 1;
            }
            for other in row.market {
                market[other.index()] += 1;
            }
            let estate = &mut state.estates[seat];
            estate.market = Bag::new(market);
            estate.coins = row.coins;
            estate.stations_left = row.stations;
            estate.boards = self.boards;
            estate.tiles = row.own_tiles;
        }
        // r[orleans.dignitary.goods]
        if row.goods == Goods::None {
            state.out.goods = std::mem::take(&mut state.supply);
        }
        state.flow.then(Line::Main, row.round);
        for &step in row.set_up.iter().rev().filter(|step| **step != Step::First || self.first.is_none()) {
            state.flow.push(Line::Main, step);
        }
        state
    }

    /// r[orleans.setup.goods-map] Covers the next space, if there is one.
    pub(crate) fn stock_map(&self, state: &mut State, from: u8) {
        let next = (self.goods_spaces >> from).trailing_zeros() as u8 + from;
        if (next as usize) < SPACES {
            state.flow.push(Line::Main, Step::Goods(next));
        }
    }

    /// r[orleans.setup.goods-removed] Puts some goods back into the box. The rest is the supply.
    pub(crate) fn clear_goods(&self, state: &mut State) {
        if self.removed > 0 {
            state.flow.push(Line::Main, Step::Remove(self.removed));
        }
    }

    /// Turns the goods that are left face down.
    pub(crate) fn hide_goods(state: &mut State) {
        state.unseen = std::mem::take(&mut state.supply);
    }

    /// Moves this many of them to the supply.
    pub(crate) fn supply_goods(state: &mut State, count: u8) {
        if count > 0 {
            state.flow.push(Line::Main, Step::DrawSupply(count));
        }
    }

    /// Those that nobody has seen have left the game.
    pub(crate) fn discard_goods(state: &mut State) {
        state.out.goods = std::mem::take(&mut state.unseen);
    }
}

/// A good goes to the supply.
pub(crate) fn supply_good(state: &mut State, count: u8, good: Good, sink: &mut impl Sink<Event>) {
    state.unseen[good.index()] -= 1;
    state.supply[good.index()] += 1;
    sink.emit(Event::new("orleans.setup.goods-supply", What::Supplied { good }));
    state.flow.push(Line::Main, Step::Supply(count - 1));
}

/// A good goes on the map.
pub(crate) fn lay_good(state: &mut State, space: u8, good: Good, sink: &mut impl Sink<Event>) {
    state.supply[good.index()] -= 1;
    state.map[good.index()] |= 1 << space;
    let edge = SPACE_EDGE[space as usize];
    sink.emit(Event::new("orleans.setup.goods-map", What::Laid { edge, good }));
    state.flow.push(Line::Main, Step::Stock(space + 1));
}

/// A good goes back into the box.
pub(crate) fn remove_good(state: &mut State, count: u8, good: Good, sink: &mut impl Sink<Event>) {
    state.supply[good.index()] -= 1;
    state.out.goods[good.index()] += 1;
    sink.emit(Event::new("orleans.setup.goods-removed", What::Removed { good }));
    if count > 1 {
        state.flow.push(Line::Main, Step::Remove(count - 1));
    }
}
