//! Phase 3: followers leave the bag, or come back from their places.

use engine::{Line, Seat, Sink};

use super::tools::to_bag;
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
        if self.bathes_by_itself() && estate.uses(Place::Bathhouse) {
            state.flow.push(Line::Lane(seat), Step::Bath);
        }
        let estate = &state.estates[seat];
        if self.most_draws(estate).min(estate.bag.len()) > 0 {
            state.flow.push(Line::Lane(seat), Step::AskDraw);
        } else if recalls > 0 {
            state.flow.push(Line::Lane(seat), Step::AskRecall(recalls));
        }
    }

    /// Whether the Bathhouse works by itself. r[orleans.tile.bathhouse] r[orleans.tile.bathhouse-later]
    #[inline]
    pub fn bathes_by_itself(&self) -> bool {
        self.mask(Place::Bathhouse) == 0
    }

    /// Whether the Bathhouse is of type I and places two followers. No edition has that one: older rules mixed two
    /// editions like this.
    pub fn strong_bathhouse(&self) -> bool {
        !self.bathes_by_itself() && self.type_one & Place::Bathhouse.bit() != 0
    }

    /// r[orleans.tile.bathhouse-first] After drawing and recalling: two more, if there is room for one.
    pub(crate) fn begin_bath(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let estate = &state.estates[seat];
        if self.market_room(estate) == 0 || estate.bag.is_empty() {
            return;
        }
        sink.emit(Event::new("orleans.tile.bathhouse", What::Acts { seat, place: Place::Bathhouse }));
        state.flow.then(Line::Lane(seat), &[Step::FetchBath(MORE), Step::KeepOne]);
    }

    /// Takes followers out of the bag for the Bathhouse.
    pub(crate) fn fetch_bath(&self, state: &mut State, seat: Seat, count: u8, sink: &mut impl Sink<Event>) {
        match certain(&state.estates[seat], count) {
            Some(kind) => {
                self.draw_bath(state, seat, Follower::at(kind), sink);
                self.fetch_bath(state, seat, count - 1, sink);
            }
            None if count > 0 && !state.estates[seat].bag.is_empty() => {
                state.flow.push(Line::Lane(seat), Step::DrawBath(count));
            }
            None => {}
        }
    }

    /// A follower comes to the Bathhouse. r[orleans.tile.bathhouse-first] r[orleans.tile.bathhouse-draw]
    pub(crate) fn draw_bath(
        &self,
        state: &mut State,
        seat: Seat,
        follower: Follower,
        sink: &mut impl Sink<Event>,
    ) {
        let estate = &mut state.estates[seat];
        estate.bag.take(follower.index());
        estate.unplanned.put(follower.index());
        estate.drawn += 1;
        let later = "orleans.tile.bathhouse-draw";
        let clause = if self.bathes_by_itself() { "orleans.tile.bathhouse-first" } else { later };
        sink.emit(Event::new(clause, What::Drawn { seat, follower }));
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
        self.scene().before_drawing(state, seat);
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

    /// The lowest space with a follower that fits what a spot says.
    pub(crate) fn standing_at(&self, estate: &Estate, spot: Spot) -> Option<u8> {
        bits(estate.filled & self.mask(spot.place))
            .find(|&space| estate.standing(space) == spot.follower && self.spot(space, spot.follower) == spot)
    }

    /// How a follower on a space is written: with the need only where it is not the follower's own
    /// role.
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

/// r[orleans.tile.bathhouse-first] If they are alike, there is nothing to choose.
pub(crate) fn keep_one(state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
    let drawn = state.estates[seat].unplanned;
    let (kind, count) = drawn.iter().next().expect("there was somebody to draw");
    if count < drawn.len() {
        state.flow.push(Line::Lane(seat), Step::AskKeepOne);
    } else {
        keep(state, seat, Follower::at(kind), sink);
    }
}

/// r[orleans.tile.bathhouse] One of those drawn comes to the Market, the other goes back.
pub(crate) fn keep(state: &mut State, seat: Seat, follower: Follower, sink: &mut impl Sink<Event>) {
    let estate = &mut state.estates[seat];
    estate.unplanned.take(follower.index());
    estate.market.put(follower.index());
    sink.emit(Event::new("orleans.tile.bathhouse", What::KeepsOne { seat, follower }));
    for (kind, count) in std::mem::take(&mut estate.unplanned).iter() {
        (0..count).for_each(|_| to_bag(estate, seat, Follower::at(kind), "orleans.tile.bathhouse", sink));
    }
}

/// Followers that a Bathhouse draws if it works by itself. r[orleans.tile.bathhouse]
const MORE: u8 = 2;

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
