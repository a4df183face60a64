//! Is everything in the store still intact?

use keeper::{Doc, Game, guarded, luck, record, wire};
use protocol::{OriginKind, Status};
use shelf::{GameBox, Shelf};

use crate::{
    store::{Later, Store},
    work::Aside,
};

/// What a check found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Checkup {
    /// How many tables there are.
    pub tables: usize,
    /// How many entries their records have.
    pub entries: usize,
    /// How many final scores were reproduced.
    pub results: usize,
    /// What is wrong, one line for each problem.
    pub problems: Vec<String>,
}

/// Replays every record and checks every stored result.
pub fn check(store: &Store, boxes: Shelf) -> Later<'_, Checkup> {
    Box::pin(async move {
        let mut found = Checkup::default();
        for id in store.table_ids().await? {
            found.tables += 1;
            if let Err(problem) = check_table(store, boxes, &id, &mut found).await {
                found.problems.push(format!("table {id}: {problem}"));
            }
        }
        Ok(found)
    })
}

async fn check_table(store: &Store, boxes: Shelf, id: &str, found: &mut Checkup) -> anyhow::Result<()> {
    let row = store.table(id).await?.ok_or_else(|| anyhow::anyhow!("it disappeared while being read"))?;
    let (doc, secret) = row.read().map_err(anyhow::Error::msg)?;
    let game_box = boxes.boxes().find(|game| game.id == row.box_id);
    let game_box = game_box.ok_or_else(|| anyhow::anyhow!("the box `{}` is unknown", row.box_id))?;
    let log = store.log(id, 0).await?;
    anyhow::ensure!(
        log.iter().zip(1..).all(|(line, n)| line.n == n),
        "its log has a gap: {} lines, the last is number {}",
        log.len(),
        log.last().map_or(0, |line| line.n)
    );
    anyhow::ensure!(
        log.len() as i64 == row.version,
        "its log has {} lines, but {} were acknowledged",
        log.len(),
        row.version
    );
    let chat = store.chat(id, 0).await;
    chat.map_err(|error| anyhow::anyhow!("its chat cannot be read: {error}"))?;
    let game = guarded(|| Aside::offline().load(game_box, &doc, &secret, &log)).and_then(|game| game);
    let game = game.map_err(|problem| anyhow::anyhow!("its record does not replay: {problem}"))?;
    found.entries += game.table.len();
    anyhow::ensure!(
        game.table.len() as i64 == row.entries,
        "its record has {} entries, but {} were counted",
        game.table.len(),
        row.entries
    );
    if row.status() == Status::Over
        && let (Some(outcome), Some(stored)) = (game.table.outcome(), &doc.result)
    {
        let again = wire::result(&outcome, &wire::sides(&*game.table));
        let scores =
            |result: &protocol::GameResult| result.ranks.iter().map(|rank| rank.score).collect::<Vec<_>>();
        anyhow::ensure!(
            scores(&again) == scores(stored),
            "its stored scores are {:?}, but the record gives {:?}",
            scores(stored),
            scores(&again)
        );
        found.results += 1;
    }
    check_luck(game_box, &doc, &game, &secret).map_err(|problem| anyhow::anyhow!(problem))?;
    Ok(())
}

/// Whether the luck of a table that was played here matches its commitment.
fn check_luck(game_box: &GameBox, doc: &Doc, game: &Game, secret: &[u8; 32]) -> Result<(), String> {
    let due = match &doc.origin {
        Some(origin) if origin.kind != OriginKind::Rematch => origin.entries,
        _ => 0,
    };
    if doc.luck_from != due {
        return Err(format!("its own luck begins at entry {}, but should begin at {due}", doc.luck_from));
    }
    if doc.started_at.is_none() {
        return Ok(());
    }
    guarded(|| luck::hold(game_box, &record::proven(doc, game, secret)).map(drop)).and_then(|held| held)
}
