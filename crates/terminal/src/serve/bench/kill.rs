//! `kill -9` while everybody is playing.

use std::{net::SocketAddr, time::Duration};

use super::{
    client::{self, Table, lost},
    load,
    subject::Subject,
};

/// What was there before and after.
#[derive(Default)]
pub(super) struct Survived {
    pub(super) tables: usize,
    /// Tables whose game was not over when the server was killed.
    pub(super) in_play: usize,
    /// Entries the players had been sent.
    pub(super) acknowledged: usize,
    /// How many of these the new server does not have.
    pub(super) lost: usize,
    /// Tables at which one more action was acknowledged afterwards.
    pub(super) played_on: usize,
    /// Tables whose game was already over.
    pub(super) over: usize,
    pub(super) trouble: Vec<String>,
}

impl Survived {
    pub(super) fn is_well(&self) -> bool {
        self.lost == 0 && self.trouble.is_empty() && self.played_on + self.over == self.tables
    }
}

/// Plays, kills the server in the middle, starts another on the same data and plays on.
pub(super) async fn kill_and_go_on(
    subject: Subject,
    tables: Vec<Table>,
    restart: impl FnOnce() -> anyhow::Result<Subject>,
) -> anyhow::Result<(Survived, Subject)> {
    let mut survived = Survived { tables: tables.len(), ..Survived::default() };
    let playing = tokio::spawn(load::play(tables, Duration::from_hours(1), 0));
    tokio::time::sleep(Duration::from_secs(5)).await;
    drop(subject);
    // Everybody's socket is broken now, as intended.
    let tables = playing.await?.tables;
    survived.trouble.extend((tables.len() != survived.tables).then(|| "a player crashed".to_owned()));
    survived.in_play = tables.iter().filter(|table| table.asked().is_some()).count();
    let subject = restart()?;
    let addr = subject.addr;
    for after in client::each(tables, |table| go_on(addr, table)).await? {
        survived.acknowledged += after.acknowledged;
        survived.lost += after.lost;
        survived.played_on += after.played_on;
        survived.over += after.over;
        survived.trouble.extend(after.trouble);
    }
    Ok((survived, subject))
}

async fn go_on(addr: SocketAddr, mut table: Table) -> anyhow::Result<Survived> {
    let told = table.seats.each_ref().map(|player| player.record.clone());
    let mut after =
        Survived { acknowledged: told.iter().map(Vec::len).max().unwrap_or(0), ..Survived::default() };
    if let Err(error) = table.connect(addr).await {
        after.trouble.push(format!("{error:#}"));
        after.lost = after.acknowledged;
        return Ok(after);
    }
    let missing = told.iter().zip(&table.seats).map(|(told, player)| lost(told, &player.record));
    after.lost = missing.max().unwrap_or(0);
    match table.asked() {
        None => after.over = 1,
        Some(seat) => match load::action(&mut table, seat, &mut engine::Rng::new(0)).await {
            Ok(_) => after.played_on = 1,
            Err(error) => after.trouble.push(format!("{error:#}")),
        },
    }
    Ok(after)
}
