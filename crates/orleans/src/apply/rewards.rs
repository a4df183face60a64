//! Recruiting, the tracks and what they give.

use engine::{Seat, Sink};

use super::tools::{develop, gain_coins, gain_good, marker_moves, take_citizen, to_bag};
use crate::{
    content::{Citizen, Effect, Place, REWARDS, Reward, Role, TRACK_CLAUSES, has_track},
    event::{Event, What},
    rules::Orleans,
    state::State,
    step::{Choice, Tool, Via},
};

impl Orleans {
    /// Takes a follower, advances on its track, takes the reward there.
    pub(crate) fn recruit(
        &self,
        state: &mut State,
        seat: Seat,
        via: Via,
        place: Place,
        role: Option<Role>,
        sink: &mut impl Sink<Event>,
    ) {
        self.use_place(state, seat, via, place, sink);
        let Effect::Recruit(roles) = place.row().effect else { unreachable!("{place} recruits nobody") };
        let role = role.unwrap_or(roles[0]);
        state.stock[role.index()] -= 1;
        sink.emit(Event::new(place.row().clause, What::Recruited { seat, role }));
        let spared = self.scene().spares_newcomer(self, state, seat, role.neutral());
        // r[orleans.action.new-follower]
        if !spared {
            to_bag(&mut state.estates[seat], seat, role.neutral(), "orleans.action.new-follower", sink);
        }
        if has_track(role) {
            self.advance(state, seat, role, sink);
        }
        if spared {
            self.scene().place_newcomer(state, seat, role.neutral());
        }
    }

    /// One step on a track.
    pub(crate) fn advance(&self, state: &mut State, seat: Seat, role: Role, sink: &mut impl Sink<Event>) {
        let (track, clause) = (role.index(), TRACK_CLAUSES[role.index()]);
        state.estates[seat].tracks[track] += 1;
        let space = state.estates[seat].tracks[track];
        sink.emit(Event::new(clause, What::Advanced { seat, role, space }));
        match REWARDS[track][space as usize] {
            Reward::Nothing => {}
            Reward::Good(good) => {
                if !gain_good(state, seat, good, clause, sink) {
                    sink.emit(Event::new("orleans.place.farm-house-empty", What::NoneLeft { seat }));
                }
            }
            Reward::Coins(coins) => gain_coins(state, seat, coins, clause, sink),
            Reward::Books(books) => develop(state, seat, books, clause, sink),
            // r[orleans.technology.first] r[orleans.technology.first-once]
            Reward::Technology => {
                let unbound = std::mem::take(&mut state.estates[seat].unbound);
                let tool = if space == 1 || unbound { Tool::First } else { Tool::Any };
                self.gain_technology(state, seat, tool, sink);
            }
            // r[orleans.track.traders-first]
            Reward::Tile => {
                let choice = if space == 1 { Choice::TypeOne } else { Choice::Any };
                self.ask_open(state, seat, choice, sink);
            }
        }
        marker_moves(state, sink);
        for (citizen, on, at) in Citizen::ON_TRACKS {
            if (on, at) == (track, space) {
                let clause = match citizen {
                    Citizen::Boatmen => "orleans.track.boatmen-citizen",
                    _ => "orleans.track.knights-citizen",
                };
                take_citizen(state, seat, citizen, clause, sink);
            }
        }
    }
}
