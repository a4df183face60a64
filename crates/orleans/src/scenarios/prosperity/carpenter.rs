//! The carpenter: moving it and building structures. r[orleans.prosperity.carpenter-place]

use engine::{Line, Seat, SeatSet, Sink};

use super::{Act, Prosperity, Site, Slot, pile, step::Step as Own};
use crate::{
    action::Action,
    apply::tools::to_bag,
    content::{Edge, Follower, Place, Role, TOWN_EDGES, Town, Way},
    estate::{Estate, bits},
    event::{Event, What},
    rules::Orleans,
    state::State,
    step::Step,
};

impl Prosperity {
    /// The kinds of followers on a seat's Carpenter, each once.
    fn carpenters(rules: &Orleans, state: &State, seat: Seat) -> impl Iterator<Item = Follower> {
        let kinds = rules
            .followers_on(state, seat, Place::Carpenter)
            .fold(0_u64, |kinds, follower| kinds | 1 << follower as u8);
        bits(kinds).map(|kind| Follower::at(kind.into()))
    }

    /// Whether a follower can move the carpenter along a road or a waterway. r[orleans.prosperity.carpenter-move]
    pub(super) fn moves_along(estate: &Estate, follower: Follower, way: Way) -> bool {
        match (follower.role(), way) {
            // r[orleans.prosperity.carpenter-stand-in] A scholar can only be there thanks to the
            // School.
            (Role::Trader, Way::Road) | (Role::Boatman, Way::Waterway) | (Role::Monk | Role::Scholar, _) => {
                true
            }
            (Role::Boatman, Way::Road) => estate.uses(Place::HerbGarden),
            _ => false,
        }
    }

    /// Every step that a seat's followers could let the carpenter take.
    pub(super) fn offer_steps(rules: &Orleans, state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
        let (estate, from) = (&state.estates[seat], state.prosperity.carpenter);
        for follower in Prosperity::carpenters(rules, state, seat) {
            for edge in bits(TOWN_EDGES[from.index()]) {
                let edge = Edge::at(edge.into());
                let way = edge.row().way;
                if Prosperity::moves_along(estate, follower, way) {
                    let town = edge.from(from);
                    offer(Action::Prosperity(Act::Step { follower, way, town }));
                }
            }
        }
    }

    /// What the Carpenter can do at the beginning of an action.
    pub(super) fn offer_carpenter(
        rules: &Orleans,
        state: &State,
        seat: Seat,
        offer: &mut impl FnMut(Action),
    ) {
        Prosperity::offer_steps(rules, state, seat, offer);
        // r[orleans.prosperity.carpenter-stay]
        if Prosperity::can_build_structure(state, seat) {
            for follower in Prosperity::carpenters(rules, state, seat) {
                offer(Action::Prosperity(Act::Stay { follower }));
            }
        }
    }

    /// Goods on the roads and waterways to a town that no structure covers, as a mask of edges.
    pub(super) fn goods_around(state: &State, town: Town) -> u64 {
        bits(TOWN_EDGES[town.index()])
            .filter(|&edge| state.face_down & Edge::at(edge.into()).spaces() != 0)
            .fold(0, |edges, edge| edges | 1 << edge)
    }

    /// Whether everything but the card allows a seat to build where the carpenter is. Everybody can see that.
    fn may_build_here(state: &State, seat: Seat) -> bool {
        let (estate, town) = (&state.estates[seat], state.prosperity.carpenter);
        // r[orleans.prosperity.carpenter-build-limits]
        estate.stations_left > 0
            && !estate.structures.hand.is_empty()
            && Prosperity::goods_around(state, town) != 0
    }

    /// r[orleans.prosperity.carpenter-build]
    pub(super) fn can_build_structure(state: &State, seat: Seat) -> bool {
        let card = state.estates[seat].structures.hand.card;
        card == state.prosperity.carpenter && Prosperity::may_build_here(state, seat)
    }

    /// The goods on which a seat may build.
    pub(super) fn offer_structure(state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
        if Prosperity::can_build_structure(state, seat) {
            for edge in bits(Prosperity::goods_around(state, state.prosperity.carpenter)) {
                offer(Action::Prosperity(Act::Build { edge: Edge::at(edge.into()) }));
            }
        }
    }

    /// A follower leaves the Carpenter. r[orleans.prosperity.carpenter-move]
    fn leave_carpenter(
        rules: &Orleans,
        state: &mut State,
        seat: Seat,
        follower: Follower,
        clause: &'static str,
        sink: &mut impl Sink<Event>,
    ) {
        let estate = &mut state.estates[seat];
        let spot = bits(estate.filled & rules.mask(Place::Carpenter))
            .find(|&space| estate.standing(space) == follower);
        estate.leave(spot.expect("legal offered only followers who stand there"));
        to_bag(estate, seat, follower, clause, sink);
    }

    /// The carpenter goes one step.
    pub(super) fn step_carpenter(
        rules: &Orleans,
        state: &mut State,
        seat: Seat,
        follower: Follower,
        way: Way,
        town: Town,
        sink: &mut impl Sink<Event>,
    ) {
        const CLAUSE: &str = "orleans.prosperity.carpenter-move";
        let from = state.prosperity.carpenter;
        let edge = Edge::between(from, way, town).expect("legal offered only edges from this town");
        Prosperity::leave_carpenter(rules, state, seat, follower, CLAUSE, sink);
        state.prosperity.carpenter = town;
        sink.emit(Event::new(CLAUSE, What::Carpenter { seat, edge, town }));
        // The question must not give away whether the seat holds the card of this town.
        let mut any = Prosperity::may_build_here(state, seat);
        Prosperity::offer_steps(rules, state, seat, &mut |_| any = true);
        if any {
            state.flow.push(Line::Lane(seat), Step::Prosperity(Own::AskCarpenter));
        }
    }

    /// The carpenter stays, and the seat builds. r[orleans.prosperity.carpenter-stay]
    pub(super) fn stay_carpenter(
        rules: &Orleans,
        state: &mut State,
        seat: Seat,
        follower: Follower,
        sink: &mut impl Sink<Event>,
    ) {
        Prosperity::leave_carpenter(rules, state, seat, follower, "orleans.prosperity.carpenter-stay", sink);
        // Now everybody sees which card it is.
        state.estates[seat].structures.hand.known = SeatSet::EVERYONE;
        state.flow.push(Line::Lane(seat), Step::Prosperity(Own::AskBuild));
    }

    /// r[orleans.prosperity.carpenter-build] A station covers a good, and the seat draws new cards.
    pub(super) fn build_structure(state: &mut State, seat: Seat, edge: Edge, sink: &mut impl Sink<Event>) {
        let town = state.prosperity.carpenter;
        let lying = state.face_down & edge.spaces();
        let space = lying.trailing_zeros() as u8;
        // r[orleans.prosperity.structure-good]
        state.face_down &= !(1 << space);
        let estate = &mut state.estates[seat];
        estate.stations_left -= 1;
        estate.structures.hand = Slot::EMPTY;
        estate.structures.built |= town.bit();
        state.prosperity.sites[town.index()] = Site { space, ..Site::default() };
        let what = What::Structure { seat, town, edge };
        sink.emit(Event::new("orleans.prosperity.carpenter-build", what));
        pile::draw_new(state, seat, "orleans.prosperity.structure-card", sink);
    }
}
