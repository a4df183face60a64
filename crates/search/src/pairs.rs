//! Pairs of whole games with the same luck.

use engine::{Rules, Seat};

use crate::{
    Mind,
    halving::Candidate,
    mind::final_chances,
    rollout::{Rollouts, luck_of},
    tally::{Stream, Tally},
};

/// A position and a turn of a seat in it.
#[derive(Debug)]
pub struct Start<'a, R: Rules> {
    /// The position.
    pub before: &'a R::State,
    /// The turn.
    pub turn: &'a Candidate<R>,
    /// What has happened since the lines parted: in the turn itself, and after it.
    pub since: [&'a [R::Event]; 2],
}

/// Two games with the same luck.
#[derive(Debug)]
pub struct Pair<R: Rules> {
    /// How they ended.
    pub ends: [R::State; 2],
    /// What happened in them.
    pub streams: [Stream; 2],
    /// How much more the seat won in the first, and how much more it got, as it weighs everyone's results.
    pub leads: [f64; 2],
}

impl<R: Rules> Pair<R> {
    /// Adds it to others.
    pub fn count(&self, tally: &mut Tally) {
        tally.add(&self.streams, self.leads);
    }
}

/// Plays pairs of games from two lines to the end, and tells `hear` about each.
pub fn pairs<R: Rules, M: Mind<R>>(
    mind: &M,
    rules: &R,
    seat: Seat,
    lines: [&Start<'_, R>; 2],
    (games, luck): (u16, u64),
    hear: &mut dyn FnMut(Pair<R>),
) {
    let mut rollouts = Rollouts::new(mind, rules, luck);
    let mut events = Vec::new();
    for number in 0..games {
        let luck = luck_of(luck, number.into());
        let mut play = |line: &Start<'_, R>| {
            let mut stream = Stream::default();
            let [at_once, later] = line.since;
            stream.hear_all(at_once);
            if !later.is_empty() {
                stream.go_on();
                stream.hear_all(later);
            }
            events.clear();
            let state = rollouts.begin(line.before, seat, line.turn, luck, &mut events);
            stream.hear_all(&events);
            stream.go_on();
            events.clear();
            let (expected, end) = rollouts.go_from(&state, u32::MAX, luck, &mut events);
            stream.hear_all(&events);
            let won = rules.outcome(&end).map_or(0.0, |outcome| final_chances(rules, &outcome)[seat]);
            (end, stream, [f64::from(won), f64::from(mind.utility(rules, &expected, seat))])
        };
        let [(end, stream, reached), (other, theirs, less)] = lines.map(&mut play);
        let leads = [reached[0] - less[0], reached[1] - less[1]];
        hear(Pair { ends: [end, other], streams: [stream, theirs], leads });
    }
}
