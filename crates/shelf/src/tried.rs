//! What a turn does.

use engine::{Actor, Rules as _, Seat};
use play::EventNote;
use protocol::{ChangeInfo, Choice, EventInfo};
use search::{Candidate, Mind};

use crate::{
    spec::BoxSpec,
    subject::Tried,
    witness::{StateOf, Witness},
};

/// A turn with what it does in a position. `entry` is the number of its first entry.
pub(crate) fn tried<W: Witness>(
    rules: &W::Rules,
    candidate: &Candidate<W::Rules>,
    seat: Seat,
    state: &StateOf<W>,
    entry: usize,
) -> Tried {
    let (mut state, mut found, mut events) = (state.clone(), Vec::new(), Vec::new());
    for (entry, &action) in (entry..).zip(&candidate.actions) {
        found.clear();
        rules.apply(&mut state, Actor::Seat(seat), action, &mut found);
        events.extend(found.iter().map(|event| event_info(&EventNote::new(entry, Some(seat), event))));
    }
    let counts = W::score_name(rules).is_some() && candidate.score.count() > 0;
    let error = candidate.error() as f32;
    let parts = W::parts(rules).into_iter().map(str::to_owned);
    let choice = Choice {
        actions: candidate.actions.iter().map(ToString::to_string).collect(),
        expected: candidate.expected[seat],
        error: if error.is_finite() { error } else { 0.0 },
        chance: candidate.chances[seat],
        score: counts.then(|| candidate.score.mean() as f32),
        sources: parts.zip(candidate.sources.iter().copied()).collect(),
        events,
    };
    let target = W::target_reached(rules, &state, seat);
    Tried { choice, ends_game: rules.outcome(&state).is_some(), target }
}

/// An event for clients.
pub fn event_info(note: &EventNote) -> EventInfo {
    EventInfo {
        entry: note.entry as u32,
        text: note.text.clone(),
        clause: note.clause.clone(),
        seat: note.seat.map(|seat| seat.to_string()),
        change: note.change.as_ref().map(|change| ChangeInfo {
            seat: change.seat.to_string(),
            what: change.what.clone(),
            by: change.by,
        }),
        json: note.json.clone(),
    }
}

/// Whether what a seat expects is points that people count. Otherwise only chances, and the score where it counts
/// something else, mean something to them.
pub(crate) fn counts_points<B: BoxSpec>(rules: &B::Rules, mind: &B::Mind) -> bool {
    mind.counts_points(rules) && B::score_name(rules).is_none()
}
