//! Answers that consist of several lines, while they are being made. Plans are here, and scenarios say what only they
//! ask. None of this decides what is legal: it says what `legal` will allow, whatever the order of the wishes.

use engine::{Actor, Rules as _, Seat, Sketch, sort_wishes};

use crate::{
    action::{Action, Spot},
    apply::planning::from,
    content::{Follower, Place},
    estate::{Estate, Spaces, bits},
    rules::Orleans,
    state::State,
    step::Step,
};

impl Orleans {
    /// The answer that a seat is making, if it consists of several lines.
    pub(crate) fn sketch_answer(
        &self,
        state: &State,
        seat: Seat,
        step: Step,
        wishes: &[Action],
    ) -> Option<Sketch<State, Action>> {
        match step {
            Step::AskMan(_) | Step::AskReady => Some(self.sketch_plan(state, seat, None, wishes)),
            Step::AskPlan(follower) => Some(self.sketch_plan(state, seat, Some(follower), wishes)),
            step => self.scene().sketch(self, state, seat, step, wishes),
        }
    }

    /// A plan. r[orleans.plan.place] r[orleans.plan.market] Places that nobody wished to fill are left, and followers
    /// whom nobody wished to place stay.
    fn sketch_plan(
        &self,
        state: &State,
        seat: Seat,
        asked: Option<Follower>,
        wishes: &[Action],
    ) -> Sketch<State, Action> {
        let plan = Plan { rules: self, estate: &state.estates[seat], asked };
        let [kept, refused] = sort_wishes(wishes, |wishes| {
            Wished::read(plan.estate, wishes).is_some_and(|all| plan.fits(&all))
        });
        let more = Wished::read(plan.estate, &kept).map_or_else(Vec::new, |wished| plan.more(wished));
        let (mut look, mut lines, mut left) = (*state, Vec::new(), kept);
        while let Some(line) = self.next_line(&look, seat, &left) {
            if let Some(wish) = left.iter().position(|&wish| wish == line) {
                left.swap_remove(wish);
            }
            lines.push(line);
            self.apply(&mut look, Actor::Seat(seat), line, &mut ());
        }
        debug_assert!(left.is_empty(), "{left:?} fitted, and are not in {lines:?}");
        Sketch { lines, refused, more, last: Some(Action::Ready), done: true, look }
    }

    /// The answer to the next question of a plan.
    fn next_line(&self, state: &State, seat: Seat, wishes: &[Action]) -> Option<Action> {
        let estate = &state.estates[seat];
        match state.flow.asked(seat)? {
            Step::AskMan(place) => {
                let man = Action::Man { place };
                Some(if wishes.contains(&man) { man } else { Action::Leave { place } })
            }
            Step::AskPlan(follower) => {
                if let Some(space) = Orleans::manned(estate, follower) {
                    return Some(Action::Plan { spot: self.spot(space, follower) });
                }
                let spaces = wishes.iter().filter_map(|&wish| match wish {
                    Action::Plan { spot } if spot.follower == follower => self.free_spot(estate, spot),
                    _ => None,
                });
                let stay = Action::Stay { follower };
                Some(spaces.min().map_or(stay, |space| Action::Plan { spot: self.spot(space, follower) }))
            }
            _ => None,
        }
    }
}

/// Wishes for a plan, by question.
#[derive(Clone, Default)]
struct Wished {
    /// Places to fill, and places to leave.
    man: u64,
    leave: u64,
    spots: Vec<Spot>,
    /// How many of each kind are to stay.
    stays: [usize; Follower::COUNT],
}

impl Wished {
    /// `None` if something answers no question of a plan, or a question twice.
    fn read(estate: &Estate, wishes: &[Action]) -> Option<Wished> {
        let mut wished = Wished::default();
        for &wish in wishes {
            match wish {
                Action::Man { place } | Action::Leave { place } => {
                    if estate.to_man & !(wished.man | wished.leave) & place.bit() == 0 {
                        return None;
                    }
                    let man = matches!(wish, Action::Man { .. });
                    *if man { &mut wished.man } else { &mut wished.leave } |= place.bit();
                }
                Action::Plan { spot } => wished.spots.push(spot),
                Action::Stay { follower } => wished.stays[follower.index()] += 1,
                _ => return None,
            }
        }
        Some(wished)
    }
}

/// What a seat plans from.
struct Plan<'a> {
    rules: &'a Orleans,
    estate: &'a Estate,
    /// The kind that is being planned.
    asked: Option<Follower>,
}

impl Plan<'_> {
    /// Whether a plan can have all that is wished.
    fn fits(&self, wished: &Wished) -> bool {
        self.filled(wished.man).is_some_and(|estate| self.holds(&estate, wished))
    }

    /// The estate after whole places have been filled. `None` if there are not enough followers for them.
    fn filled(&self, places: u64) -> Option<Estate> {
        let mut estate = *self.estate;
        Place::in_mask(places).all(|place| self.rules.fill_place(&mut estate, place)).then_some(estate)
    }

    /// Whether each follower that is to go somewhere is there and finds a space, and those that are to stay can.
    fn holds(&self, estate: &Estate, wished: &Wished) -> bool {
        let mut free = self.rules.owned(estate) & !(estate.filled | estate.technology);
        let mut manned = estate.manned;
        let mut wanted: Vec<Spaces> = Vec::new();
        Follower::ALL.iter().all(|&follower| {
            wanted.clear();
            for &spot in wished.spots.iter().filter(|spot| spot.follower == follower) {
                let meant = self.meant(estate, spot);
                // One that `man` has placed goes there.
                match bits(manned & meant).find(|&space| estate.standing(space) == follower) {
                    Some(space) => manned &= !(1 << space),
                    None => wanted.push(meant),
                }
            }
            let most = usize::from(estate.unplanned.count(follower.index()));
            if wanted.len() + wished.stays[follower.index()] > most {
                return false;
            }
            // Equal followers take their spaces in ascending order.
            wanted.sort_unstable_by_key(|meant| meant.trailing_zeros());
            let mut first = self.first(follower);
            wanted.iter().all(|&meant| {
                let space = (free & meant & from(first)).trailing_zeros() as u8;
                if space >= 64 {
                    return false;
                }
                free &= !(1 << space);
                first = space + 1;
                true
            })
        })
    }

    /// The spaces that a spot means.
    fn meant(&self, estate: &Estate, spot: Spot) -> Spaces {
        let spaces = self.rules.mask(spot.place) & self.rules.fits_with(estate, spot.follower);
        let meant = bits(spaces).filter(|&space| self.rules.spot(space, spot.follower) == spot);
        meant.fold(0, |all, space| all | 1 << space)
    }

    /// The lowest space that a follower may still take.
    fn first(&self, follower: Follower) -> u8 {
        if self.asked == Some(follower) { self.estate.from } else { 0 }
    }

    /// Where else somebody could go. `man` is left out: it says the same as the followers whom it places.
    fn more(&self, mut wished: Wished) -> Vec<Action> {
        let estate = self.filled(wished.man).expect("what is kept fits");
        let mut more = Vec::new();
        for (kind, _) in estate.unplanned.iter() {
            let follower = Follower::at(kind);
            let spaces = self.rules.fitting(&estate, follower) & from(self.first(follower));
            self.rules.offer_spots(spaces, follower, &mut |spot| {
                wished.spots.push(spot);
                if self.holds(&estate, &wished) {
                    more.push(Action::Plan { spot });
                }
                wished.spots.pop();
            });
        }
        more
    }
}
