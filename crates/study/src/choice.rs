//! How two ways to play a turn differ.
#![expect(clippy::cast_precision_loss, reason = "counts of games are small")]

use engine::Seat;
use protocol::Gain;
use shelf::{Judgement, Outline, Tried};

/// What a turn leaves to the others.
pub const RIVALS: &str = "rivals";
/// What the points at the end of simulated games do not explain.
pub const POSITION: &str = "position";

/// What a turn gains its seat straight away and another one does not, or the reverse.
pub(crate) fn gained(better: &Tried, played: &Tried, seat: Seat) -> Vec<Gain> {
    let mut gains: Vec<Gain> = Vec::new();
    // If only one of them ends the game, its final scoring is no difference: the other one will be scored later.
    if better.ends_game && !played.ends_game {
        return gains;
    }
    let compared =
        if played.ends_game && !better.ends_game { &[(better, 1)][..] } else { &[(better, 1), (played, -1)] };
    let seat = seat.to_string();
    for &(tried, sign) in compared {
        for event in &tried.choice.events {
            let Some(change) = event.change.as_ref().filter(|change| change.seat == seat) else { continue };
            let by = sign * change.by;
            match gains.iter_mut().find(|one| one.what == change.what && one.clause == event.clause) {
                Some(one) => one.by += by,
                None => gains.push(Gain { what: change.what.clone(), clause: event.clause.clone(), by }),
            }
        }
    }
    gains.retain(|one| one.by != 0);
    gains
}

/// What a loss consists of: which points make the best turn better at the end of simulated games, what it leaves to the
/// others, and the rest.
///
/// A few games say little about each source. So the more a difference could be noise, the less it counts.
pub(crate) fn by_source(outline: &Outline, judged: &Judgement, seat: Seat, lost: f32) -> Vec<(String, f32)> {
    let (points, assumed) = (outline.review.points, &outline.assumed);
    let leads = outline.review.parts.iter().map(|part| &part.part).zip(&judged.sources_lead);
    let mut rows: Vec<(String, f32)> = leads
        .map(|(name, lead)| {
            let (by, noise) = (lead.mean(), lead.deviation().powi(2) / lead.count().max(1) as f64);
            (name.clone(), if by == 0.0 { 0.0 } else { by * by * by / (by * by + noise) } as f32)
        })
        .collect();
    if points {
        let lead = judged.lead.mean() as f32;
        let own = judged.best().expected[seat.index()] - judged.played().expected[seat.index()];
        let own = if lead > 0.0 { own * lost / lead } else { lost };
        add_up(&mut rows, own, assumed.shown);
        rows.push((RIVALS.to_owned(), lost - own));
    }
    rows.retain(|(_, by)| by.abs() >= assumed.row);
    rows.sort_by(|a, b| b.1.total_cmp(&a.1));
    // If a chance of winning was lost, gains and losses of points that cancel out do not explain it.
    drop_mere_losses(&mut rows, if points { 0.0 } else { assumed.row });
    rows
}

/// Makes sources add up to what a seat lost. The whole games are not the ones that measured the loss, so they show well
/// what it consists of, and less well how large it is. If they find little of it, they do not show that either, and the
/// loss has no known source.
fn add_up(rows: &mut Vec<(String, f32)>, lost: f32, shown: f32) {
    let explained: f32 = rows.iter().map(|(_, by)| by).sum();
    if lost > 0.0 && explained >= shown * lost {
        for (_, by) in rows {
            *by *= lost / explained;
        }
    } else {
        *rows = vec![(POSITION.to_owned(), lost)];
    }
}

/// A turn can be better because of what it denies a rival. Then what it costs its own seat is no reason, and there are
/// no rows.
pub(crate) fn drop_mere_losses(rows: &mut Vec<(String, f32)>, least: f32) {
    if rows.iter().map(|(_, by)| by).sum::<f32>() <= least {
        rows.clear();
    }
}

#[cfg(test)]
mod tests {
    use protocol::{ChangeInfo, Choice, EventInfo};

    use super::*;

    fn tried(ends_game: bool, changes: &[(&str, i32)]) -> Tried {
        let event = |&(what, by): &(&str, i32)| EventInfo {
            entry: 0,
            seat: None,
            clause: "clause".to_owned(),
            text: String::new(),
            json: serde_json::Value::Null,
            change: Some(ChangeInfo { seat: "p1".to_owned(), what: what.to_owned(), by }),
        };
        let choice = Choice {
            actions: Vec::new(),
            expected: 0.0,
            error: 0.0,
            chance: 0.0,
            score: None,
            sources: Vec::new(),
            events: changes.iter().map(event).collect(),
        };
        Tried { choice, ends_game, target: None }
    }

    #[test]
    fn the_final_scoring_is_no_difference_between_two_turns() {
        let gain = |what: &str, by| Gain { what: what.to_owned(), clause: "clause".to_owned(), by };
        let (work, pass) = (tried(false, &[("coins", 6)]), tried(true, &[("coins", 4), ("points", 121)]));
        assert_eq!(gained(&work, &pass, Seat(0)), [gain("coins", 6)]);
        assert_eq!(gained(&pass, &work, Seat(0)), []);
        let last = tried(true, &[("coins", 4), ("points", 125)]);
        assert_eq!(gained(&last, &pass, Seat(0)), [gain("points", 4)]);
    }

    fn named(rows: &[(&str, f32)]) -> Vec<(String, f32)> {
        rows.iter().map(|&(name, by)| (name.to_owned(), by)).collect()
    }

    #[test]
    fn sources_add_up_to_what_was_lost() {
        let added = |rows: &[(&str, f32)], lost| {
            let mut rows = named(rows);
            add_up(&mut rows, lost, 0.5);
            rows
        };
        assert_eq!(added(&[("area", 6.0), ("sale", -2.0)], 2.0), named(&[("area", 3.0), ("sale", -1.0)]));
        assert_eq!(added(&[("area", 3.0)], 4.0), named(&[("area", 4.0)]));
        assert_eq!(added(&[("area", 1.0)], 4.0), named(&[(POSITION, 4.0)]));
        assert_eq!(added(&[("area", 1.0)], -1.0), named(&[(POSITION, -1.0)]));
    }

    #[test]
    fn sources_that_speak_against_a_turn_are_no_reason() {
        let left = |rows: &[(&str, f32)]| {
            let mut rows = named(rows);
            drop_mere_losses(&mut rows, 0.0);
            rows.len()
        };
        assert_eq!([left(&[("towns", 1.0), ("villages", -0.4)]), left(&[("villages", -0.2)])], [2, 0]);
        assert_eq!(left(&[("towns", 0.3), ("villages", -0.4)]), 0);
    }
}
