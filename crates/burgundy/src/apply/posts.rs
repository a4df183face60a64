use engine::{Seat, Sink};

use super::{gain::score, place::counted};
use crate::{
    content::{PHASE_BONUS, Space},
    event::{Event, What},
    posts::Pairs,
    rules::Burgundy,
    source::Source,
    state::State,
};

impl Burgundy {
    /// r[burgundy.border.pair] Points for border posts that the tile on this space joins.
    pub(super) fn join_posts(
        &self,
        state: &mut State,
        seat: Seat,
        space: Space,
        sink: &mut impl Sink<Event>,
    ) {
        let estate = &mut state.estates[seat];
        let before = estate.joined;
        if before == Pairs::ALL {
            return;
        }
        let new = self.pairs_through(estate, space.alone()).less(before);
        if new.is_empty() {
            return;
        }
        estate.joined = before.and(new);
        let all = estate.joined == Pairs::ALL;
        for posts in new.names() {
            sink.emit(Event::new("burgundy.border.chain", What::Joined { seat, posts }));
        }
        let chain = counted(self.hexes(state, seat, self.chain(state, seat, space)), None);
        // r[burgundy.border.pair-count] Three posts are three pairs, or two steps.
        let gains =
            if self.posts.by_pair { new.len() } else { u16::from(before.is_empty()) + u16::from(all) };
        let points = u16::from(PHASE_BONUS[state.phase as usize]);
        for _ in 0..gains {
            score(state, seat, points, Source::Border, "burgundy.border.pair", chain, sink);
        }
        // r[burgundy.border.all] It is not a bonus tile. r[burgundy.border.not-m26]
        if all && let Some(place) = state.awards.iter().position(Option::is_none) {
            state.awards[place] = Some(seat);
            sink.emit(Event::new("burgundy.border.all", What::Award { seat, first: place == 0 }));
            let points = u16::from(self.posts.award[place]);
            score(state, seat, points, Source::Border, "burgundy.border.all", chain, sink);
        }
    }

    /// The tiles connected with the one on this space.
    fn chain(&self, state: &State, seat: Seat, space: Space) -> crate::content::Spaces {
        let estate = &state.estates[seat];
        self.board_of(estate).chained(space.alone(), estate.covered)
    }
}
