//! Actions of places: work, travel, build, send, bathe.

use engine::{Line, Seat, Sink};

use super::tools::{develop, gain_coins, gain_good, spend_coins, take_citizen, to_bag};
use crate::{
    action::{Goal, Spot, Take},
    content::{Citizen, Deed, Edge, Effect, Good, Place, Power, Role, Town, Way},
    estate::bits,
    event::{Event, What},
    rules::Orleans,
    state::State,
    step::{Step, Tool, Via},
};

impl Orleans {
    /// r[orleans.action.return-first] The followers of a place go back into the bag before anything else happens.
    pub(crate) fn use_place(
        &self,
        state: &mut State,
        seat: Seat,
        via: Via,
        place: Place,
        sink: &mut impl Sink<Event>,
    ) {
        sink.emit(Event::new("orleans.action.turns", What::Acts { seat, place }));
        if via != Via::Well {
            self.return_followers(state, via.host(seat), place, sink);
        }
    }

    /// r[orleans.action.return]
    fn return_followers(&self, state: &mut State, seat: Seat, place: Place, sink: &mut impl Sink<Event>) {
        let estate = &mut state.estates[seat];
        for space in bits(estate.filled & self.mask(place)) {
            let follower = estate.leave(space);
            to_bag(estate, seat, follower, "orleans.action.return", sink);
        }
    }

    /// An action that leaves nothing to choose.
    pub(crate) fn work(
        &self,
        state: &mut State,
        seat: Seat,
        via: Via,
        place: Place,
        count: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let row = place.row();
        // The followers of a bathhouse stay until those it draws are placed.
        if let Effect::Bathe(draws) = row.effect {
            sink.emit(Event::new("orleans.action.turns", What::Acts { seat, place }));
            let line = Line::Lane(seat);
            state.flow.then(line, &[Step::FetchBath(draws), Step::AskBathe(draws - 1), Step::EndBathe(via)]);
            return;
        }
        self.use_place(state, seat, via, place, sink);
        match row.effect {
            Effect::Gain { coins, books, good } => {
                gain_coins(state, seat, coins, row.clause, sink);
                develop(state, seat, books, row.clause, sink);
                if let Some(good) = good {
                    gain_good(state, seat, good, row.clause, sink);
                }
            }
            Effect::CoinsByStatus => {
                let status = state.estates[seat].status();
                gain_coins(state, seat, status, row.clause, sink);
            }
            Effect::CoinsByStations => {
                let built = state.estates[seat].built();
                gain_coins(state, seat, built, row.clause, sink);
            }
            Effect::BuyBooks(_) => {
                spend_coins(state, seat, count.into(), row.clause, sink);
                develop(state, seat, count, row.clause, sink);
            }
            Effect::Technology => self.gain_technology(state, seat, Tool::Any, sink),
            _ => unreachable!("{place} is not worked"),
        }
    }

    /// r[orleans.trade.move] Moves the merchant along one edge. r[orleans.trade.take]
    #[expect(clippy::too_many_arguments, reason = "they are the parts of the action")]
    pub(crate) fn travel(
        &self,
        state: &mut State,
        seat: Seat,
        via: Via,
        place: Place,
        way: Option<Way>,
        town: Town,
        take: Take,
        sink: &mut impl Sink<Event>,
    ) {
        self.use_place(state, seat, via, place, sink);
        let row = place.row();
        let Effect::Travel { coins, .. } = row.effect else { unreachable!("{place} does not travel") };
        spend_coins(state, seat, coins.into(), row.clause, sink);
        let from = state.estates[seat].merchant;
        let edge = Orleans::edge(place, way, from, town).expect("legal offered only edges from this town");
        self.move_along(state, seat, edge, take, "orleans.trade.move", sink);
    }

    /// The merchant goes along an edge and takes a good there.
    pub(crate) fn move_along(
        &self,
        state: &mut State,
        seat: Seat,
        edge: Edge,
        take: Take,
        clause: &'static str,
        sink: &mut impl Sink<Event>,
    ) {
        let town = edge.from(state.estates[seat].merchant);
        state.estates[seat].merchant = town;
        sink.emit(Event::new(clause, What::Travelled { seat, edge, town }));
        // r[orleans.dignitary.citizens-towns]
        if let Some(citizen) = town.citizen() {
            take_citizen(state, seat, citizen, "orleans.dignitary.citizens-towns", sink);
        }
        match take {
            Take::Nothing => {}
            Take::Good(good) => {
                let lying = state.map[good.index()] & edge.spaces();
                state.map[good.index()] &= !(lying & lying.wrapping_neg());
                state.estates[seat].goods[good.index()] += 1;
                sink.emit(Event::new("orleans.trade.take", What::Good { seat, good, by: 1 }));
            }
            Take::Hidden => self.scene().take_hidden(state, seat, edge, sink),
        }
    }

    /// The edge along which a place travels between two towns.
    pub(crate) fn edge(place: Place, way: Option<Way>, from: Town, to: Town) -> Option<Edge> {
        bits(Orleans::edges(place, from))
            .map(|edge| Edge::at(edge.into()))
            .find(|edge| edge.from(from) == to && way.is_none_or(|way| way == edge.row().way))
    }

    /// r[orleans.trade.station] Builds where the merchant is.
    pub(crate) fn build(
        &self,
        state: &mut State,
        seat: Seat,
        via: Via,
        place: Place,
        sink: &mut impl Sink<Event>,
    ) {
        self.use_place(state, seat, via, place, sink);
        let mut clause = "orleans.trade.station";
        if place.row().effect == Effect::BuildBeside {
            // r[orleans.tile.tavern] Both places are used in one action.
            self.return_followers(state, via.host(seat), Place::Guildhall, sink);
            clause = "orleans.tile.tavern";
        }
        self.build_here(state, seat, clause, sink);
    }

    /// A trading station comes to the merchant's town, or what a scenario builds there.
    pub(crate) fn build_here(
        &self,
        state: &mut State,
        seat: Seat,
        clause: &'static str,
        sink: &mut impl Sink<Event>,
    ) {
        let town = state.estates[seat].merchant;
        state.estates[seat].stations_left -= 1;
        if self.scenario.towers & town.bit() != 0 {
            return self.scene().fortify(state, seat, town, sink);
        }
        state.estates[seat].stations |= town.bit();
        sink.emit(Event::new(clause, What::Built { seat, town }));
        // r[orleans.invasion.citizen-le-blanc]
        if town == Town::Leblanc {
            take_citizen(state, seat, Citizen::LeBlanc, "orleans.invasion.citizen-le-blanc", sink);
        }
        let estate = &state.estates[seat];
        // r[orleans.tile.vineyard]
        if Orleans::has_power(estate, Power::Wine)
            && town.at_river()
            && estate.coins > 0
            && state.supply[Good::Wine.index()] > 0
        {
            state.flow.push(Line::Lane(seat), Step::AskWine);
        }
    }

    /// r[orleans.deed.stay] A follower of the host goes to a deed and stays there.
    #[expect(clippy::too_many_arguments, reason = "they are the parts of the action")]
    pub(crate) fn send(
        &self,
        state: &mut State,
        seat: Seat,
        host: Seat,
        place: Place,
        role: Role,
        goal: Goal,
        book: bool,
        sink: &mut impl Sink<Event>,
    ) {
        let estate = &mut state.estates[host];
        let spot =
            bits(estate.filled & self.mask(place)).find(|&space| estate.standing(space) == role.neutral());
        estate.leave(spot.expect("legal offered only followers who stand there"));
        let clause = match goal {
            Goal::Deed(_) => "orleans.deed.stay",
            Goal::Structure(_) => "orleans.prosperity.man",
        };
        sink.emit(Event::new(clause, What::Sent { seat, role, goal }));
        match goal {
            Goal::Deed(deed) => self.join_deed(state, seat, role, deed, book, sink),
            Goal::Structure(town) => self.scene().man(self, state, seat, role, town, sink),
        }
        if self.scene().between_turns(self, state, sink) {
            return;
        }
        // r[orleans.place.town-hall-split] The other follower may go now or in another action.
        if self.can_send(state, seat, host, place) {
            let ask = if host == seat { Step::AskSend(place) } else { Step::guest_send(host) };
            state.flow.push(Line::Lane(seat), ask);
        }
    }

    /// A follower who has been sent takes a space.
    fn join_deed(
        &self,
        state: &mut State,
        seat: Seat,
        role: Role,
        deed: Deed,
        book: bool,
        sink: &mut impl Sink<Event>,
    ) {
        let free = self.deed_spaces(deed, role) & !state.deeds;
        state.deeds |= free & free.wrapping_neg();
        let row = deed.row();
        // r[orleans.deed.reward]
        if book {
            develop(state, seat, 1, row.clause, sink);
        } else {
            gain_coins(state, seat, row.coins, row.clause, sink);
        }
        // r[orleans.deed.citizen]
        if let Some(citizen) = row.citizen
            && self.deed_mask(deed) & !state.deeds == 0
        {
            self.scene().complete_deed(state, seat, citizen, sink);
        }
    }

    /// r[orleans.tile.well] The followers of the Well go back, then another place acts.
    pub(crate) fn well(&self, state: &mut State, seat: Seat, via: Via, sink: &mut impl Sink<Event>) {
        self.use_place(state, seat, via, Place::Well, sink);
        state.flow.push(Line::Lane(seat), Step::AskAct(Via::Well));
    }

    /// r[orleans.tile.bathhouse-later] One of those drawn is placed.
    pub(crate) fn bathe(
        &self,
        state: &mut State,
        seat: Seat,
        spot: Spot,
        left: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let estate = &mut state.estates[seat];
        let Spot { follower, place, .. } = spot;
        let space = self.free_spot_in_use(estate, spot).expect("legal offered only free spaces");
        estate.unplanned.take(follower.index());
        estate.stand(space, follower);
        sink.emit(Event::new("orleans.tile.bathhouse-later", What::Planned { seat, follower, place }));
        Orleans::ask_bathe(state, seat, left - 1);
    }

    pub(crate) fn ask_bathe(state: &mut State, seat: Seat, left: u8) {
        if left > 0 && !state.estates[seat].unplanned.is_empty() {
            state.flow.push(Line::Lane(seat), Step::AskBathe(left));
        }
    }

    /// Those not placed and the followers of the bathhouse go back into the bag.
    pub(crate) fn end_bathe(&self, state: &mut State, seat: Seat, via: Via, sink: &mut impl Sink<Event>) {
        let estate = &mut state.estates[seat];
        let rest = std::mem::take(&mut estate.unplanned);
        for (kind, count) in rest.iter() {
            for _ in 0..count {
                to_bag(
                    estate,
                    seat,
                    crate::content::Follower::at(kind),
                    "orleans.tile.bathhouse-later",
                    sink,
                );
            }
        }
        if via == Via::Followers {
            self.return_followers(state, seat, Place::Bathhouse, sink);
        }
    }
}
