//! Phase 3: followers leave the bag, or come back from their places.

use engine::{Line, Seat, Sink};

use crate::{
    action::Spot,
    content::{DRAWS, Follower, MARKET, Place, Role},
    estate::{Estate, bits},
    event::{Event, What},
    rules::Orleans,
    state::State,
    step::Step,
};

impl Orleans {
    /// r[orleans.draw.together] Every seat draws on its own lane.
    pub(crate) fn begin_draws(&self, state: &mut State) {
        Seat::all(self.seats).for_each(|seat| self.ask_draw(state, seat));
    }

    /// Asks a seat how many it draws, if it can draw or recall anyone.
    pub(crate) fn ask_draw(&self, state: &mut State, seat: Seat) {
        let estate = &state.estates[seat];
        let recalls = self.recalls(estate, 0);
        if self.most_draws(estate).min(estate.bag.len()) > 0 {
            state.flow.push(Line::Lane(seat), Step::AskDraw);
        } else if recalls > 0 {
            state.flow.push(Line::Lane(seat), Step::AskRecall(recalls));
        }
    }

    /// How many followers may come to the Market: r[orleans.draw.number], but no more than there is room for.
    pub(crate) fn most_draws(&self, estate: &Estate) -> u8 {
        DRAWS[estate.track(Role::Knight) as usize].min(self.market_room(estate))
    }

    /// Free spaces of the Market. r[orleans.draw.market] r[orleans.tile.gunpowder-tower]
    pub(crate) fn market_room(&self, estate: &Estate) -> u8 {
        let tower = self.mask(Place::GunpowderTower);
        let (mut room, mut held) = (MARKET, estate.market.len());
        if estate.uses(Place::GunpowderTower) {
            room += tower.count_ones() as u8;
            held += (estate.filled & tower).count_ones() as u8;
        }
        // While a tower is being lost, its followers may be one or two too many.
        room.saturating_sub(held)
    }

    /// How many followers may be recalled by a seat that draws this many. r[orleans.draw.recall-limit]
    fn recalls(&self, estate: &Estate, drawn: u8) -> u8 {
        let most = self.most_draws(estate);
        let most = if self.recall_always { most } else { most.min(estate.bag.len()) };
        if self.recallable(estate) == 0 { 0 } else { most - drawn }
    }

    /// The spaces whose followers may be recalled. Those on the tower are in the Market already.
    #[inline]
    pub(crate) fn recallable(&self, estate: &Estate) -> u64 {
        estate.filled & !self.mask(Place::GunpowderTower)
    }

    /// r[orleans.draw.fewer] The seat says how many it draws. r[orleans.draw.recall] For each one it declines, it
    /// may recall a follower later.
    pub(crate) fn begin_draw(&self, state: &mut State, seat: Seat, count: u8, sink: &mut impl Sink<Event>) {
        let estate = &state.estates[seat];
        let recalls = self.recalls(estate, count);
        if recalls > 0 {
            state.flow.push(Line::Lane(seat), Step::AskRecall(recalls));
        }
        Orleans::before_drawing(state, seat);
        state.flow.push(Line::Lane(seat), Step::Fetch(count));
        sink.emit(Event::new("orleans.draw.number", What::Draws { seat, count }));
    }

    /// A follower goes back to the Market.
    pub(crate) fn recall(
        &self,
        state: &mut State,
        seat: Seat,
        spot: Spot,
        left: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let estate = &mut state.estates[seat];
        let space = self.standing_at(estate, spot).expect("legal offered only followers who stand there");
        let follower = estate.leave(space);
        estate.market.put(follower.index());
        sink.emit(Event::new("orleans.draw.recall", What::Recalled { seat, follower, place: spot.place }));
        if left > 1 && self.recallable(estate) != 0 {
            state.flow.push(Line::Lane(seat), Step::AskRecall(left - 1));
        }
    }

    /// The lowest space on which a follower stands as a spot says.
    pub(crate) fn standing_at(&self, estate: &Estate, spot: Spot) -> Option<u8> {
        bits(estate.filled & self.mask(spot.place))
            .find(|&space| estate.standing(space) == spot.follower && self.spot(space, spot.follower) == spot)
    }

    /// How a follower on a space is written: with the need only where it is not its own.
    #[inline]
    pub fn spot(&self, space: u8, follower: Follower) -> Spot {
        let (place, need) = self.space(space);
        let own = need.role().is_none_or(|role| role == follower.role());
        Spot { follower, place, need: if own { None } else { Some(need) } }
    }
}

/// Takes followers out of the bag. r[orleans.draw.random] Chance is not asked where it has no choice.
pub(crate) fn fetch(state: &mut State, seat: Seat, count: u8, sink: &mut impl Sink<Event>) {
    match certain(&state.estates[seat], count) {
        Some(kind) => {
            draw(state, seat, Follower::at(kind), sink);
            fetch(state, seat, count - 1, sink);
        }
        None if count > 0 => state.flow.push(Line::Lane(seat), Step::Draw(count)),
        None => {}
    }
}

/// The same, into the Bathhouse. r[orleans.tile.bathhouse-draw]
pub(crate) fn fetch_bath(state: &mut State, seat: Seat, count: u8, sink: &mut impl Sink<Event>) {
    match certain(&state.estates[seat], count) {
        Some(kind) => {
            draw_bath(state, seat, Follower::at(kind), sink);
            fetch_bath(state, seat, count - 1, sink);
        }
        None if count > 0 && !state.estates[seat].bag.is_empty() => {
            state.flow.push(Line::Lane(seat), Step::DrawBath(count));
        }
        None => {}
    }
}

/// The kind that must come next: the whole bag is drawn, or there is only one kind in it.
#[inline]
fn certain(estate: &Estate, count: u8) -> Option<usize> {
    let bag = &estate.bag;
    let (kind, held) = bag.iter().next()?;
    (count > 0 && (count >= bag.len() || held == bag.len())).then_some(kind)
}

/// A follower comes to the Market.
pub(crate) fn draw(state: &mut State, seat: Seat, follower: Follower, sink: &mut impl Sink<Event>) {
    let estate = &mut state.estates[seat];
    estate.bag.take(follower.index());
    estate.market.put(follower.index());
    estate.drawn += 1;
    sink.emit(Event::new("orleans.draw.random", What::Drawn { seat, follower }));
}

/// A follower comes to the Bathhouse.
pub(crate) fn draw_bath(state: &mut State, seat: Seat, follower: Follower, sink: &mut impl Sink<Event>) {
    let estate = &mut state.estates[seat];
    estate.bag.take(follower.index());
    estate.unplanned.put(follower.index());
    estate.drawn += 1;
    sink.emit(Event::new("orleans.tile.bathhouse-draw", What::Drawn { seat, follower }));
}
