use std::hash::{Hash, Hasher};

use crate::{Pending, Seat, SeatSet};

/// A point where a game pauses or continues: a few bytes that carry their own local values.
///
/// `Default` fills unused room in the stacks and is never resolved.
pub trait Frame: Copy + Default + Eq {
    /// What has to happen before the game can continue from here.
    fn kind(self) -> Kind;
}

/// Who moves a frame forward.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The rules do, immediately.
    Auto,
    /// The lane's seat does. The main line has no seat, so it cannot ask anyone.
    Ask,
    /// Chance does.
    Chance,
}

/// A stack of frames: the main line, or one seat's lane.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line {
    /// What is scheduled for the whole table.
    Main,
    /// What one seat still has to do.
    Lane(Seat),
}

/// What the flow is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next<F> {
    /// The rules resolve this frame.
    Auto(Line, F),
    /// Chance answers this frame.
    Chance(Line, F),
    /// These seats are asked, each by the top frame of its lane.
    Ask(SeatSet),
    /// Nothing is left to do.
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Stack<F, const N: usize> {
    len: u8,
    frames: [F; N],
}

impl<F: Frame, const N: usize> Stack<F, N> {
    fn new() -> Self {
        Stack { len: 0, frames: [F::default(); N] }
    }

    #[inline]
    fn top(&self) -> Option<F> {
        // One comparison covers both an empty line and the end of the array.
        self.frames.get((self.len as usize).wrapping_sub(1)).copied()
    }

    #[inline]
    fn push(&mut self, frame: F) {
        assert!((self.len as usize) < N, "flow: more than {N} frames wait on one line");
        self.frames[self.len as usize] = frame;
        self.len += 1;
    }

    #[inline]
    fn pop(&mut self) -> F {
        self.len = self.len.wrapping_sub(1);
        // One comparison covers both an empty line and the end of the array.
        let Some(slot) = self.frames.get_mut(self.len as usize) else { empty() };
        // We reset the slot so that equal flows have equal bytes.
        std::mem::take(slot)
    }

    /// Pushes frames in reverse, so that the first one ends up on top.
    #[inline]
    fn push_reversed(&mut self, frames: &[F]) {
        let (start, end) = (self.len as usize, self.len as usize + frames.len());
        assert!(end <= N, "flow: more than {N} frames wait on one line");
        for (slot, &frame) in self.frames[start..end].iter_mut().zip(frames.iter().rev()) {
            *slot = frame;
        }
        self.len = end as u8;
    }
}

#[cold]
fn empty() -> ! {
    panic!("flow: there is no frame to pop")
}

/// What happens next: one main line and one lane for each seat, each a stack of frames.
///
/// Lanes come first, lowest seat first, and the main line waits until every lane is empty. So an
/// interrupt goes on the lane that caused it, and a scheduled step goes on the main line.
///
/// Each lane has room for `LANE` frames. While only one seat is busy, its lane may also use the room of the seats
/// after it. So a long chain fits if nobody else has anything to do, as in a game for one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flow<F, const MAIN: usize, const LANE: usize, const SEATS: usize> {
    /// The lanes that are not empty, so that empty ones cost nothing.
    busy: SeatSet,
    main: Stack<F, MAIN>,
    /// Where the next frame of each lane goes. Counted from the first seat's lane, because that is faster than
    /// counting each lane's frames.
    ends: [u8; SEATS],
    lanes: [[F; LANE]; SEATS],
}

impl<F: Frame, const MAIN: usize, const LANE: usize, const SEATS: usize> Default
    for Flow<F, MAIN, LANE, SEATS>
{
    fn default() -> Self {
        const { assert!(LANE * SEATS < 256, "a byte counts the frames of a lane") };
        let lanes = [[F::default(); LANE]; SEATS];
        let ends = std::array::from_fn(|seat| (seat * LANE) as u8);
        Flow { busy: SeatSet::EMPTY, main: Stack::new(), ends, lanes }
    }
}

/// Only frames that wait are hashed. A search does this for every position, and all other slots are alike.
impl<F: Frame + Hash, const MAIN: usize, const LANE: usize, const SEATS: usize> Hash
    for Flow<F, MAIN, LANE, SEATS>
{
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.busy.hash(hasher);
        self.frames(Line::Main).hash(hasher);
        for seat in self.busy.iter() {
            self.frames(Line::Lane(seat)).hash(hasher);
        }
    }
}

impl<F: Frame, const MAIN: usize, const LANE: usize, const SEATS: usize> Flow<F, MAIN, LANE, SEATS> {
    /// Who or what must act.
    #[expect(
        clippy::inline_always,
        reason = "packing and unpacking the answer would cost more than finding it"
    )]
    #[inline(always)]
    pub fn next(&self) -> Next<F> {
        if self.busy.is_empty() {
            let Some(frame) = self.main.top() else { return Next::Over };
            return match frame.kind() {
                Kind::Auto => Next::Auto(Line::Main, frame),
                Kind::Chance => Next::Chance(Line::Main, frame),
                Kind::Ask => unreachable!("a seat is asked on its own lane, never on the main line"),
            };
        }
        // Usually only one seat is busy and there is nothing to collect.
        if let Some(seat) = self.busy.lowest()
            && self.busy == SeatSet::only(seat)
        {
            let frame = self.top(seat);
            return match frame.kind() {
                Kind::Auto => Next::Auto(Line::Lane(seat), frame),
                Kind::Chance => Next::Chance(Line::Lane(seat), frame),
                Kind::Ask => Next::Ask(self.busy),
            };
        }
        self.next_of_several()
    }

    /// Who or what must act if several lanes are busy. It is rare, so it is kept out of the way.
    #[cold]
    fn next_of_several(&self) -> Next<F> {
        let mut asked = SeatSet::EMPTY;
        let mut chance = None;
        for seat in self.busy.iter() {
            let frame = self.top(seat);
            match frame.kind() {
                Kind::Auto => return Next::Auto(Line::Lane(seat), frame),
                Kind::Chance if chance.is_none() => chance = Some((seat, frame)),
                Kind::Chance => {}
                Kind::Ask => asked.insert(seat),
            }
        }
        match chance {
            Some((seat, frame)) => Next::Chance(Line::Lane(seat), frame),
            None => Next::Ask(asked),
        }
    }

    /// Who must act in a game at rest.
    #[inline]
    pub fn pending(&self) -> Pending {
        match self.next() {
            Next::Ask(seats) => Pending::Seats(seats),
            Next::Chance(..) => Pending::Chance,
            Next::Over => Pending::Over,
            Next::Auto(line, _) => {
                unreachable!("a game at rest waits for somebody, not for the rules on {line:?}")
            }
        }
    }

    /// The question that a seat's lane has reached, if any.
    #[inline]
    pub fn asked(&self, seat: Seat) -> Option<F> {
        if !self.busy.contains(seat) {
            return None;
        }
        Some(self.top(seat)).filter(|frame| frame.kind() == Kind::Ask)
    }

    /// The frame that comes first on a busy lane.
    #[inline]
    fn top(&self, seat: Seat) -> F {
        let end = usize::from(self.ends[seat.index()]);
        self.lanes.as_flattened()[end.wrapping_sub(1)]
    }

    /// Several seats are busy, so no lane may use the room of another.
    #[cold]
    fn assert_apart(&self) {
        let fits = (1..).zip(self.ends).all(|(seats, end)| usize::from(end) <= seats * LANE);
        assert!(fits, "flow: more than {LANE} frames wait on one lane while several seats are busy");
    }

    /// Takes the top frame off a line.
    #[inline]
    pub fn pop(&mut self, line: Line) -> F {
        match line {
            Line::Main => self.main.pop(),
            Line::Lane(seat) => {
                assert!(self.busy.contains(seat), "flow: there is no frame to pop");
                let end = &mut self.ends[seat.index()];
                *end = end.wrapping_sub(1);
                let slot = usize::from(*end);
                if slot == seat.index() * LANE {
                    self.busy.remove(seat);
                }
                // We reset the slot so that equal flows have equal bytes.
                std::mem::take(&mut self.lanes.as_flattened_mut()[slot])
            }
        }
    }

    /// Puts a frame ahead of everything else on a line.
    #[inline]
    pub fn push(&mut self, line: Line, frame: F) {
        match line {
            Line::Main => self.main.push(frame),
            Line::Lane(seat) => {
                let end = &mut self.ends[seat.index()];
                self.lanes.as_flattened_mut()[usize::from(*end)] = frame;
                *end += 1;
                self.busy.insert(seat);
                if self.busy != SeatSet::only(seat) {
                    self.assert_apart();
                }
            }
        }
    }

    /// Puts frames ahead of everything else on a line, the first one first.
    #[inline]
    pub fn then(&mut self, line: Line, frames: &[F]) {
        match line {
            Line::Main => self.main.push_reversed(frames),
            Line::Lane(_) => frames.iter().rev().for_each(|&frame| self.push(line, frame)),
        }
    }

    /// Drops everything still to be done, because the game is over or a position is being arranged.
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// The frames of a line, bottom first.
    pub fn frames(&self, line: Line) -> &[F] {
        match line {
            Line::Main => &self.main.frames[..self.main.len as usize],
            Line::Lane(seat) => {
                &self.lanes.as_flattened()[seat.index() * LANE..usize::from(self.ends[seat.index()])]
            }
        }
    }

    /// How full the main line and the fullest lane are, and how much room each has.
    pub fn fill(&self) -> [(usize, usize); 2] {
        let lane = (0..).zip(self.ends).map(|(seat, end)| usize::from(end) - seat * LANE).max().unwrap_or(0);
        [(self.main.len as usize, MAIN), (lane, LANE)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    enum Step {
        #[default]
        Nothing,
        Work,
        Question,
        Draw,
    }

    impl Frame for Step {
        fn kind(self) -> Kind {
            match self {
                Step::Nothing | Step::Work => Kind::Auto,
                Step::Question => Kind::Ask,
                Step::Draw => Kind::Chance,
            }
        }
    }

    type Small = Flow<Step, 4, 2, 3>;

    #[test]
    fn the_main_line_waits_for_every_lane() {
        let mut flow = Small::default();
        flow.push(Line::Main, Step::Draw);
        flow.push(Line::Lane(Seat(1)), Step::Question);
        flow.push(Line::Lane(Seat(2)), Step::Question);
        assert_eq!(flow.next(), Next::Ask([Seat(1), Seat(2)].into_iter().collect()));
        flow.pop(Line::Lane(Seat(1)));
        flow.pop(Line::Lane(Seat(2)));
        assert_eq!(flow.next(), Next::Chance(Line::Main, Step::Draw));
    }

    #[test]
    fn chance_answers_the_lowest_seat_first() {
        let mut flow = Small::default();
        for seat in [2, 0, 1] {
            flow.push(Line::Lane(Seat(seat)), Step::Draw);
        }
        assert_eq!(flow.next(), Next::Chance(Line::Lane(Seat(0)), Step::Draw));
    }

    #[test]
    fn then_runs_the_first_frame_first() {
        let mut flow = Small::default();
        flow.then(Line::Main, &[Step::Work, Step::Draw]);
        assert_eq!(flow.next(), Next::Auto(Line::Main, Step::Work));
        flow.pop(Line::Main);
        assert_eq!(flow.next(), Next::Chance(Line::Main, Step::Draw));
    }

    #[test]
    fn flows_with_the_same_frames_left_are_equal() {
        let mut flow = Small::default();
        flow.push(Line::Lane(Seat(0)), Step::Question);
        flow.pop(Line::Lane(Seat(0)));
        assert_eq!(flow, Small::default());
    }

    #[test]
    fn a_lane_borrows_room_while_nobody_else_is_busy() {
        let lane = Line::Lane(Seat(1));
        let mut flow = Small::default();
        for frame in [Step::Question, Step::Work, Step::Draw, Step::Question] {
            flow.push(lane, frame);
        }
        assert_eq!(flow.frames(lane), [Step::Question, Step::Work, Step::Draw, Step::Question]);
        assert_eq!(flow.asked(Seat(1)), Some(Step::Question));
        assert_eq!(flow.pop(lane), Step::Question);
        assert_eq!(flow.next(), Next::Chance(lane, Step::Draw));
        assert_eq!(
            [flow.pop(lane), flow.pop(lane), flow.pop(lane)],
            [Step::Draw, Step::Work, Step::Question]
        );
        assert_eq!(flow, Small::default());
    }

    #[test]
    fn no_lane_overwrites_another() {
        let fails = |frames: &[u8]| {
            let pushes = || {
                let mut flow = Small::default();
                for &seat in frames {
                    flow.push(Line::Lane(Seat(seat)), Step::Question);
                }
            };
            std::panic::catch_unwind(pushes).is_err()
        };
        // Their own two, and those of the seats after them.
        assert!(!fails(&[0; 6]) && fails(&[0; 7]));
        assert!(!fails(&[2, 2]) && fails(&[2, 2, 2]));
        assert!(!fails(&[0, 1, 0, 1]) && fails(&[0, 1, 0, 0]) && fails(&[0, 0, 0, 1]));
    }
}
