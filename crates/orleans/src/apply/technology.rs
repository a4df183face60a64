//! Technology tiles.

use engine::{Line, Seat, Sink};

use crate::{
    content::{Effect, Follower, MARKET, Need, Place},
    estate::{Estate, Spaces, bits},
    event::{Event, What},
    rules::Orleans,
    state::State,
    step::{Step, Tool},
};

impl Orleans {
    /// Takes a technology tile, if one is left and it can be laid somewhere. r[orleans.technology.timing]
    pub(crate) fn gain_technology(
        &self,
        state: &mut State,
        seat: Seat,
        tool: Tool,
        sink: &mut impl Sink<Event>,
    ) {
        if state.technology == 0 {
            state.estates[seat].unbound |= tool == Tool::First;
            sink.emit(Event::new("orleans.track.none-left", What::NoneLeft { seat }));
        } else if !self.can_lay(state, seat, tool) {
            // r[orleans.technology.no-space]
            state.estates[seat].unbound |= tool == Tool::First;
            sink.emit(Event::new("orleans.technology.no-space", What::NoSpace { seat }));
        } else if self.late_technology {
            // r[orleans.technology.after-passing]
            state.technology -= 1;
            state.estates[seat].owed[tool as usize] += 1;
        } else {
            state.technology -= 1;
            state.flow.push(Line::Lane(seat), Step::AskFit(tool));
        }
    }

    /// r[orleans.technology.after-passing] The tiles gained this round are laid now.
    pub(crate) fn lay_owed(state: &mut State, seat: Seat) {
        let owed = std::mem::take(&mut state.estates[seat].owed);
        for (tool, count) in [Tool::Any, Tool::First].into_iter().zip([owed[1], owed[0]]) {
            for _ in 0..count {
                state.flow.push(Line::Lane(seat), Step::AskFit(tool));
            }
        }
    }

    /// Whether a seat can do something with one more technology tile.
    pub(crate) fn can_lay(&self, state: &State, seat: Seat, tool: Tool) -> bool {
        self.has_technology_space(&state.estates[seat], tool) || self.takes_tool(state, tool)
    }

    /// Whether a technology tile may go somewhere else than to a space. r[orleans.invasion.catapult-first]
    #[inline]
    pub(crate) fn takes_tool(&self, state: &State, tool: Tool) -> bool {
        self.scenario.spares_technology && tool == Tool::Any && state.city.catapult < self.terms.city.catapult
    }

    /// Whether a seat has a space for one more technology tile, besides those that it still has to lay.
    pub(crate) fn has_technology_space(&self, estate: &Estate, tool: Tool) -> bool {
        let spaces = self.technology_spaces(estate, Tool::Any);
        let places = Place::in_mask(estate.places()).filter(|&place| spaces & self.mask(place) != 0);
        self.technology_spaces(estate, tool) != 0
            && places.count() > usize::from(estate.owed[0] + estate.owed[1])
    }

    /// The spaces on which a seat may lay a technology tile.
    pub(crate) fn technology_spaces(&self, estate: &Estate, tool: Tool) -> Spaces {
        let mut spaces = self.owned(estate) & self.for_technology;
        // r[orleans.technology.one]
        for space in bits(estate.technology) {
            spaces &= !self.mask(self.space(space).0);
        }
        match tool {
            // r[orleans.technology.first]
            Tool::First => bits(spaces)
                .filter(|&space| self.space(space).1 == Need::Farmer)
                .fold(0, |farmers, space| farmers | 1 << space),
            Tool::Any => spaces,
        }
    }

    /// The spaces on which a seat may lay its first technology tile, or another one.
    pub fn room_for_technology(&self, estate: &Estate, first: bool) -> Spaces {
        self.technology_spaces(estate, if first { Tool::First } else { Tool::Any })
    }

    /// r[orleans.technology.replace] Lays a technology tile.
    pub(crate) fn fit(
        &self,
        state: &mut State,
        seat: Seat,
        tool: Tool,
        place: Place,
        need: Need,
        sink: &mut impl Sink<Event>,
    ) {
        let estate = &mut state.estates[seat];
        let spaces = self.technology_spaces(estate, tool) & self.mask(place);
        let mut wanted = bits(spaces).filter(|&space| self.space(space).1 == need);
        // Of two equal spaces, take the one without a follower.
        let first = wanted.next().expect("legal offered only spaces that may be replaced");
        let empty = std::iter::once(first).chain(wanted).find(|space| estate.filled >> space & 1 == 0);
        let space = empty.unwrap_or(first);
        sink.emit(Event::new("orleans.technology.replace", What::Fitted { seat, place, need }));
        if estate.filled >> space & 1 == 1 {
            // r[orleans.technology.occupied]
            self.displace(estate, seat, space, "orleans.technology.occupied", sink);
        }
        state.estates[seat].technology |= 1 << space;
    }

    /// A follower whose space is gone goes to the Market, or into the bag if the Market is full.
    pub(crate) fn displace(
        &self,
        estate: &mut Estate,
        seat: Seat,
        space: u8,
        clause: &'static str,
        sink: &mut impl Sink<Event>,
    ) {
        let follower = estate.leave(space);
        if self.market_room(estate) > 0 {
            estate.market.put(follower.index());
            sink.emit(Event::new(clause, What::Recalled { seat, follower, place: self.space(space).0 }));
        } else {
            super::tools::to_bag(estate, seat, follower, clause, sink);
        }
    }

    /// Without a tower the Market is smaller again: those who have no room go into the bag.
    pub(crate) fn fit_market(
        estate: &mut Estate,
        seat: Seat,
        clause: &'static str,
        sink: &mut impl Sink<Event>,
    ) {
        while estate.market.len() > MARKET && !estate.uses(Place::GunpowderTower) {
            let (kind, _) = estate.market.iter().next().expect("it is not empty");
            estate.market.take(kind);
            super::tools::to_bag(estate, seat, Follower::at(kind), clause, sink);
        }
    }

    /// Whether a technology tile may lie on a place at all. r[orleans.technology.town-hall]
    pub(crate) fn takes_technology(place: Place, needs: usize) -> bool {
        // r[orleans.technology.single-space]
        needs > 1 && !matches!(place.row().effect, Effect::Send | Effect::SendFromMarket | Effect::Carpentry)
    }
}
