//! Records of games that are still being played here.
//!
//! Somebody who could import such a record and continue it with bots would have hints in a game between
//! people.

use engine::Actor;
use keeper::guarded;
use play::{Entry, Record, WITHHELD};
use shelf::{GameBox, Stop};

use super::{App, session::Caller};
use crate::{
    refusal::{Reason, Refusal},
    table::{Answer, Ask},
    work::{Aside, Kind as Job},
};

/// Two records that share this much luck, in bits, are the same game.
const SAME: f64 = 32.0;
/// If one has everything that has happened in the other, with all its actions, this much is enough.
const ALL: f64 = 10.0;
/// The share of its luck that somebody may change to disguise a game.
const CHANGED: f64 = 0.1;

/// Refuses a record of a game that is in play here: one with its commitment, or with its luck.
pub(crate) async fn refuse_copy(
    app: &App,
    caller: &Caller,
    game: &'static GameBox,
    record: &Record,
) -> Result<(), Refusal> {
    let lines: Vec<String> = record.entries().take(12).map(|entry| entry.text.clone()).collect();
    let commit = record.header.proof.as_ref().map_or("", |proof| &proof.commit);
    let who = &caller.who.stranger();
    for id in app.hub.shared.store.games_like(game.id, &lines, commit).await? {
        let Ok(Answer::Info(info)) = app.hub.ask(&id, who, Ask::Info).await else { continue };
        let Ok(Answer::Record(text)) = app.hub.ask(&id, who, Ask::Record).await else { continue };
        let mut same = !commit.is_empty() && info.luck.commit == commit;
        if !same && let Ok(running) = Record::parse(&text) {
            let (record, from) = (record.clone(), info.luck.from as usize);
            let compare = move |aside: &Aside, _: &Stop| {
                let enough = if has_all(&record, &running) { ALL } else { SAME };
                shared_luck(aside, game, &record, (&running, from)) >= enough
            };
            same = app.hub.shared.work.run(Job::Look, &caller.owner(), "", compare).await?;
        }
        if same {
            let message = "this game is still being played here; import its record once it is over";
            return Err(Refusal::new(Reason::InPlay, message));
        }
    }
    Ok(())
}

/// Whether a record begins with everything that has happened in a running game. What is withheld from us may be equal.
fn has_all(record: &Record, running: &Record) -> bool {
    let is_same = |(entry, other): (&Entry, &Entry)| entry == other || is_withheld(entry, other);
    record.len() >= running.len() && record.entries().zip(running.entries()).all(is_same)
}

fn is_withheld(entry: &Entry, other: &Entry) -> bool {
    other.text == WITHHELD && entry.actor == other.actor
}

/// How much more likely it is, in bits, that a stretch of a record's luck was copied from a running game than that it
/// is like it by accident. A few changed rolls do not hide the rest. What the running game continues, up to entry `from`,
/// may be known to anybody.
fn shared_luck(aside: &Aside, game: &GameBox, record: &Record, (running, from): (&Record, usize)) -> f64 {
    let count = || -> Option<f64> {
        let mut table = aside.open(game, &Record::new(record.header.to_go_on()), "").ok()?;
        let mut others = running.entries().zip(0..).filter(|(other, _)| other.actor == Actor::Chance);
        let (mut bits, mut most) = (0.0_f64, 0.0_f64);
        for entry in record.entries() {
            if entry.actor == Actor::Chance {
                let Some((other, number)) = others.next() else { break };
                if number >= from && !is_withheld(entry, other) {
                    bits = (bits + evidence(&table.outcomes(), entry, other)).max(0.0);
                    most = most.max(bits);
                }
            }
            table.enter(entry.actor, &entry.text).ok()?;
        }
        Some(most)
    };
    // A record that does not replay is refused for that reason.
    guarded(count).ok().flatten().unwrap_or(0.0)
}

/// What one answer of chance says for a copy, in bits, or against it.
fn evidence(outcomes: &[(String, u32)], entry: &Entry, other: &Entry) -> f64 {
    let total: u32 = outcomes.iter().map(|(_, weight)| *weight).sum();
    let same = outcomes.iter().filter(|(text, _)| *text == entry.text);
    let weight: u32 = same.map(|(_, weight)| *weight).sum();
    if weight == 0 || weight == total {
        // Nothing else could have happened.
        return 0.0;
    }
    let share = f64::from(weight) / f64::from(total);
    if entry == other { ((1.0 - CHANGED) / share).log2() } else { (CHANGED / (1.0 - share)).log2() }
}

#[cfg(test)]
mod tests {
    use engine::{Config, Pending, Seat, Viewer};

    use super::*;

    fn drawn(text: &str) -> Entry {
        Entry { actor: Actor::Chance, text: text.to_owned() }
    }

    #[test]
    fn equal_luck_speaks_for_a_copy_and_other_luck_against_it() {
        let die: Vec<(String, u32)> = (1..=6).map(|side| (format!("roll {side}"), 1)).collect();
        let [one, two] = ["roll 1", "roll 2"].map(drawn);
        let (same, other) = (evidence(&die, &one, &one), evidence(&die, &one, &two));
        assert!((same - 5.4_f64.log2()).abs() < 1e-9 && (other - 0.12_f64.log2()).abs() < 1e-9);
        // By accident, one roll in six is the same.
        assert!(same + 5.0 * other < 0.0);
        assert!(evidence(&die[..1], &one, &one).abs() < 1e-9, "nothing else could have happened");
    }

    /// A game of one person, in which chance takes these of its outcomes.
    fn played(number: impl Fn(usize) -> usize) -> Record {
        let game = boxes::BOXES.find("burgundy-dice").expect("a box");
        let mut table = game.open(&Config::seats(1), &[]).expect("a table for one");
        let mut draws = 0;
        loop {
            match table.pending() {
                Pending::Over => return table.record(Viewer::Everything),
                Pending::Chance => {
                    let outcomes = table.outcomes();
                    let (text, _) = &outcomes[number(draws) % outcomes.len()];
                    table.enter(Actor::Chance, text).expect("an outcome");
                    draws += 1;
                }
                Pending::Seats(_) => {
                    let action = table.legal(Seat(0)).remove(0);
                    table.play(Seat(0), &action).expect("a legal action");
                }
            }
        }
    }

    #[test]
    fn a_changed_beginning_does_not_hide_the_rest_of_a_copy() {
        let game = boxes::BOXES.find("burgundy-dice").expect("a box");
        let (running, other) = (played(|draw| 7 * draw), played(|draw| 7 * draw + 1));
        let copy = played(|draw| 7 * draw + usize::from(!(10..15).contains(&draw)));
        let shared = |record: &Record, from| shared_luck(&Aside::offline(), game, record, (&running, from));
        assert!(shared(&copy, 0) >= SAME, "five rolls are the same: {}", shared(&copy, 0));
        assert!(shared(&other, 0) < ALL && shared(&copy, running.len()) < ALL);
    }
}
