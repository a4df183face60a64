//! Phase 4: everyone plans at the same time, in private.

use engine::{Actor, Line, Rng, Rules as _, Seat, Sink};

use crate::{
    action::Spot,
    content::{Effect, Follower, Place, Role},
    estate::{Estate, Followers, STAYED, Spaces, bits},
    event::{Event, What},
    rules::Orleans,
    state::State,
    step::Step,
};

/// How often a seat may plan again in a round. r[orleans.plan.open]
const REPLANS: u8 = 2;

/// The spaces that followers would fill, with the follower for each.
pub(crate) type Muster = [Option<(u8, Follower)>; 4];

impl Orleans {
    /// Whether the plans that are being made are secret. r[orleans.plan.hidden] r[orleans.plan.open]
    #[inline]
    pub(crate) fn hides_plans(&self, state: &State) -> bool {
        !self.open_planning && state.planning()
    }

    /// r[orleans.plan.together] Every seat plans on its own lane.
    pub(crate) fn begin_plans(&self, state: &mut State) {
        if self.open_planning && self.seats > 1 {
            state.flow.push(Line::Main, Step::Confirm(REPLANS));
        }
        for seat in Seat::all(self.seats) {
            self.begin_plan(state, seat);
        }
    }

    /// r[orleans.plan.open] Everyone has seen the plans, and each seat may change its own.
    pub(crate) fn ask_confirm(&self, state: &mut State, left: u8) {
        if left > 0 {
            Seat::all(self.seats).for_each(|seat| state.flow.push(Line::Lane(seat), Step::AskConfirm(left)));
        }
    }

    /// r[orleans.plan.open] A seat plans again. After that, everyone is asked again.
    pub(crate) fn replan(&self, state: &mut State, seat: Seat, left: u8, sink: &mut impl Sink<Event>) {
        sink.emit(Event::new("orleans.plan.open", What::Replans { seat }));
        let again = Step::Confirm(left - 1);
        if state.flow.frames(Line::Main).last() != Some(&again) {
            state.flow.push(Line::Main, again);
        }
        state.estates[seat].unplan();
        self.begin_plan(state, seat);
    }

    fn begin_plan(&self, state: &mut State, seat: Seat) {
        let estate = &mut state.estates[seat];
        // r[orleans.tile.gunpowder-tower] Its followers are in the Market, so they are planned anew.
        for space in bits(estate.filled & self.mask(Place::GunpowderTower)) {
            let follower = estate.leave(space);
            estate.market.put(follower.index());
        }
        estate.unplanned = std::mem::take(&mut estate.market);
        estate.answers = 0;
        estate.from = 0;
        let estate = &state.estates[seat];
        // The questions depend only on what everybody sees, so their number gives nothing away.
        let to_man = Place::in_mask(estate.places())
            .filter(|&place| {
                self.can_be_manned(place) && self.muster(estate, place, &estate.unplanned).is_some()
            })
            .fold(0, |places, place| places | place.bit());
        state.estates[seat].to_man = to_man;
        state.flow.push(Line::Lane(seat), Step::NextPlan);
    }

    /// Whether a plan may fill a place in one go. Where a single follower is enough or nobody could use it, it may not.
    fn can_be_manned(&self, place: Place) -> bool {
        self.mask(place) != 0
            && self.useless & place.bit() == 0
            && !matches!(
                place.row().effect,
                Effect::Send | Effect::SendFromMarket | Effect::Carpentry | Effect::House | Effect::Lodge
            )
    }

    /// Who would fill the free spaces of a place: own colour first, then neutral followers of the same role, then
    /// boatmen and scholars who may stand in, monks last. `None` if it is full or cannot be filled.
    pub(crate) fn muster(&self, estate: &Estate, place: Place, from: &Followers) -> Option<Muster> {
        let free = self.mask(place) & !(estate.filled | estate.technology);
        let mut counts = *from.counts();
        let mut muster = [None; 4];
        let mut open: Spaces = free;
        let mut filled = 0;
        let mut put = |space: u8, follower: Follower, counts: &mut [u8; Follower::COUNT]| {
            counts[follower.index()] -= 1;
            muster[filled] = Some((space, follower));
            filled += 1;
        };
        for space in bits(free) {
            let role = self.space(space).1.role();
            let Some(follower) = role.and_then(|role| exactly(&counts, role)) else { continue };
            put(space, follower, &mut counts);
            open &= !(1 << space);
        }
        for space in bits(open) {
            // Boatmen fit fewer spaces than scholars, and scholars fewer than monks, so this order never fails
            // where another would not. A space for anyone takes the first follower left.
            let stand_in = Follower::ALL.iter().copied().find(|&follower| {
                counts[follower.index()] > 0 && self.fits_with(estate, follower) >> space & 1 == 1
            });
            put(space, stand_in?, &mut counts);
        }
        muster[0].is_some().then_some(muster)
    }

    /// What the seat is asked next.
    pub(crate) fn next_plan(state: &mut State, seat: Seat) {
        let estate = &state.estates[seat];
        let step = if let Some(place) = Place::in_mask(estate.to_man).next() {
            Step::AskMan(place)
        } else if let Some(follower) = Orleans::next_follower(estate) {
            Step::AskPlan(follower)
        } else {
            Step::AskReady
        };
        state.flow.push(Line::Lane(seat), step);
    }

    /// The follower whose plan comes next: kinds in their order, those that `man` has placed first.
    fn next_follower(estate: &Estate) -> Option<Follower> {
        let manned = bits(estate.manned).map(|space| estate.standing(space)).min();
        let open = estate.unplanned.iter().next().map(|(kind, _)| Follower::at(kind));
        match (manned, open) {
            (Some(manned), Some(open)) => Some(manned.min(open)),
            (manned, open) => manned.or(open),
        }
    }

    /// Fills every free space of a place, or leaves it.
    pub(crate) fn man(
        &self,
        state: &mut State,
        seat: Seat,
        place: Place,
        man: bool,
        sink: &mut impl Sink<Event>,
    ) {
        let estate = &mut state.estates[seat];
        estate.to_man &= !place.bit();
        estate.answers += 1;
        if man {
            assert!(self.fill_place(estate, place), "legal offered only full teams");
            sink.emit(Event::new("orleans.plan.place", What::Manned { seat, place }));
        }
        state.flow.push(Line::Lane(seat), Step::NextPlan);
    }

    /// Fills every free space of a place. False if there are not enough followers for it.
    pub(crate) fn fill_place(&self, estate: &mut Estate, place: Place) -> bool {
        let Some(muster) = self.muster(estate, place, &estate.unplanned) else { return false };
        for (space, follower) in muster.into_iter().flatten() {
            estate.unplanned.take(follower.index());
            estate.stand(space, follower);
            estate.planned |= 1 << space;
            estate.manned |= 1 << space;
        }
        true
    }

    /// Where `man` has put a follower of this kind that has not been planned yet.
    pub(crate) fn manned(estate: &Estate, follower: Follower) -> Option<u8> {
        bits(estate.manned).find(|&space| estate.standing(space) == follower)
    }

    /// r[orleans.plan.place] A follower goes to a space.
    pub(crate) fn plan(&self, state: &mut State, seat: Seat, spot: Spot, sink: &mut impl Sink<Event>) {
        let Spot { follower, place, .. } = spot;
        let estate = &mut state.estates[seat];
        estate.answers += 1;
        if let Some(space) = Orleans::manned(estate, follower) {
            estate.manned &= !(1 << space);
        } else {
            let space = self.free_spot(estate, spot).expect("legal offered only free spaces");
            estate.unplanned.take(follower.index());
            estate.stand(space, follower);
            estate.planned |= 1 << space;
            estate.from = space + 1;
        }
        Orleans::next_kind(estate, follower);
        sink.emit(Event::new("orleans.plan.place", What::Planned { seat, follower, place }));
        state.flow.push(Line::Lane(seat), Step::NextPlan);
    }

    /// r[orleans.plan.market] A follower stays in the Market.
    pub(crate) fn stay(state: &mut State, seat: Seat, follower: Follower, sink: &mut impl Sink<Event>) {
        let estate = &mut state.estates[seat];
        estate.answers += 1;
        estate.unplanned.take(follower.index());
        estate.market.put(follower.index());
        estate.from = STAYED;
        Orleans::next_kind(estate, follower);
        sink.emit(Event::new("orleans.plan.market", What::Stays { seat, follower }));
        state.flow.push(Line::Lane(seat), Step::NextPlan);
    }

    /// The order of spaces starts again with the next kind.
    fn next_kind(estate: &mut Estate, follower: Follower) {
        if estate.unplanned.count(follower.index()) == 0 {
            estate.from = 0;
        }
    }

    /// The free space that a spot means, no lower than those of equal followers before it.
    pub(crate) fn free_spot(&self, estate: &Estate, spot: Spot) -> Option<u8> {
        let free = self.fitting(estate, spot.follower) & self.mask(spot.place) & from(estate.from);
        bits(free).find(|&space| self.spot(space, spot.follower) == spot)
    }

    /// Draws the plans of the other seats anew, each with as many answers as were given.
    pub(crate) fn redraw_plans(&self, state: &mut State, seat: Seat, rng: &mut Rng) {
        if !self.hides_plans(state) {
            return;
        }
        let mut legal = Vec::new();
        for other in Seat::all(self.seats).filter(|&other| other != seat) {
            let answers = state.estates[other].answers;
            state.estates[other].unplan();
            if state.flow.asked(other).is_some() {
                state.flow.pop(Line::Lane(other));
            }
            self.begin_plan(state, other);
            let line = Line::Lane(other);
            state.flow.pop(line);
            Orleans::next_plan(state, other);
            for _ in 0..answers {
                legal.clear();
                self.legal(state, other, &mut legal);
                let answer = *rng.pick(&legal);
                self.apply(state, Actor::Seat(other), answer, &mut ());
            }
        }
    }
}

/// r[orleans.plan.hidden] r[orleans.plan.open] All plans are made and open, and the turns begin.
pub(crate) fn reveal(rules: &Orleans, state: &mut State, sink: &mut impl Sink<Event>) {
    for seat in Seat::all(rules.seats) {
        state.estates[seat].planned = 0;
        state.estates[seat].answers = 0;
    }
    let clause = if rules.open_planning { "orleans.plan.open" } else { "orleans.plan.hidden" };
    sink.emit(Event::new(clause, What::Revealed));
    state.flow.pop(Line::Main);
    state.flow.push(Line::Main, Step::Turns(state.first));
}

/// The spaces from a number on.
#[inline]
pub(crate) fn from(space: u8) -> Spaces {
    Spaces::MAX.checked_shl(space.into()).unwrap_or(0)
}

/// A follower of this role: own colour first.
#[inline]
fn exactly(counts: &[u8; Follower::COUNT], role: Role) -> Option<Follower> {
    let neutral = role.neutral();
    let own = neutral.index().checked_sub(1).map(Follower::at).filter(|own| own.own() && own.role() == role);
    own.filter(|own| counts[own.index()] > 0).or((counts[neutral.index()] > 0).then_some(neutral))
}
