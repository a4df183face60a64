//! Records of games that are still being played here.
//!
//! Somebody who could import such a record and continue it with bots would have hints in a game between
//! people.

use boxes::{GameBox, Stop};
use engine::Actor;
use play::Record;

use super::App;
use crate::{
    refusal::{Reason, Refusal},
    table::{Answer, Ask, Who, guarded},
    work::{Aside, Kind as Job, Owner},
};

/// Two records that begin with this much equal luck, in bits, are the same game.
const SAME: f64 = 32.0;

/// Refuses a record of a game that is in play here: one with its commitment, or with its luck.
pub(crate) async fn refuse_copy(
    app: &App,
    owner: &Owner,
    game: &'static GameBox,
    record: &Record,
) -> Result<(), Refusal> {
    let lines: Vec<String> = record.entries().take(12).map(|entry| entry.text.clone()).collect();
    let commit = record.header.proof.as_ref().map_or("", |proof| &proof.commit);
    for id in app.hub.shared.store.games_like(game.id, &lines, commit).await? {
        let Ok(Answer::Info(info)) = app.hub.ask(&id, &Who::default(), Ask::Info).await else { continue };
        let Ok(Answer::Record(text)) = app.hub.ask(&id, &Who::default(), Ask::Record).await else { continue };
        let mut same = !commit.is_empty() && info.luck.commit == commit;
        if !same && let Ok(running) = Record::parse(&text) {
            let record = record.clone();
            let compare = move |aside: &Aside, _: &Stop| equal_luck(aside, game, &record, &running);
            same = app.hub.shared.work.run(Job::Look, owner, "", compare).await? >= SAME;
        }
        if same {
            let message = "this game is still being played here; import its record once it is over";
            return Err(Refusal::new(Reason::InPlay, message));
        }
    }
    Ok(())
}

/// How much luck two records have in common from their first entry on, in bits. What is withheld from us may be equal.
fn equal_luck(aside: &Aside, game: &GameBox, record: &Record, running: &Record) -> f64 {
    let count = || -> Option<f64> {
        let mut table = aside.open(game, &Record::new(record.header.to_go_on()), "").ok()?;
        let mut bits = 0.0;
        for (entry, other) in record.entries().zip(running.entries()) {
            let withheld = other.text == play::WITHHELD && entry.actor == other.actor;
            if entry != other && !withheld {
                break;
            }
            if entry.actor == Actor::Chance && !withheld {
                let outcomes = table.outcomes();
                let total: u32 = outcomes.iter().map(|(_, weight)| *weight).sum();
                let same = outcomes.iter().filter(|(text, _)| *text == entry.text);
                let weight: u32 = same.map(|(_, weight)| *weight).sum();
                bits += (f64::from(total) / f64::from(weight.max(1))).log2();
            }
            table.enter(entry.actor, &entry.text).ok()?;
        }
        Some(bits)
    };
    // A record that does not replay is refused for that reason.
    guarded(count).ok().flatten().unwrap_or(0.0)
}
