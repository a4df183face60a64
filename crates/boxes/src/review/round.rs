//! How a turn goes on in the same round.

use play::EventNote;
use protocol::EventInfo;
use search::{Candidate, Judged, Mind as _, PlayedTurn, continued};

use crate::{VariantSpec, choice::event_info};

/// How many events of a round to list.
const TOLD: usize = 6;

/// What the best turn leads to in the same round of a simulated game, and the played one does not.
pub(super) fn goes_on<R: VariantSpec>(rules: &R, turn: &PlayedTurn<R>, judged: &Judged<R>) -> Vec<EventInfo> {
    let (mind, seat) = (R::mind(0), turn.seat);
    if !mind.weighs(rules, &turn.before, seat) {
        return Vec::new();
    }
    let later = |candidate: &Candidate<R>| -> Vec<EventInfo> {
        let seen = continued(&mind, rules, &turn.before, seat, candidate, LUCK);
        let told = seen.iter().filter(|event| rules.tells_later(seat, event));
        told.map(|event| event_info(&EventNote::new(0, Some(seat), event))).collect()
    };
    let (mut best, played) = (later(judged.best()), later(judged.played()));
    for same in played {
        if let Some(place) = best.iter().position(|one| one.text == same.text) {
            best.remove(place);
        }
    }
    // Once is enough.
    let mut told: Vec<String> = Vec::new();
    best.retain(|one| {
        let new = !told.contains(&one.text);
        if new {
            told.push(one.text.clone());
        }
        new
    });
    best.truncate(TOLD);
    best
}

/// The luck of that game.
const LUCK: u64 = 5;
