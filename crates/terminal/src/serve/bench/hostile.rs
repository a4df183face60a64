//! What others notice of one hostile guest: how long their actions take, and how long a bot takes to answer them.

use std::{
    fs,
    io::Write,
    net::{Ipv4Addr, SocketAddr},
    path::Path,
    process::ExitCode,
    time::{Duration, Instant},
};

use anyhow::Context as _;
use clap::ValueEnum as _;
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use super::{
    client::{self, Table, look},
    paced::{Args, Times, play_all, reading, share},
    subject::Subject,
    visitor::Visitor,
    ways::{Attack, Way},
};

/// A bystander's actions may take this many times as long as without the hostile guest, and the bot this many
/// times.
const ACTIONS: f64 = 2.0;
const BOTS: f64 = 3.0;

/// What the bystanders measured.
struct Felt {
    actions: Times,
    /// From the end of somebody's turn to the end of the bot's.
    bots: Vec<Duration>,
}

/// Measures each way of being hostile on a separate server.
pub(super) fn run(args: &Args, data: &Path, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let Args { game, tables, every, seconds, bot, .. } = args;
    writeln!(
        out,
        "{tables} tables of {game}, an action at each every {every} s, and one against {bot}; {seconds} s without \
         and {seconds} s with a hostile guest"
    )?;
    let mut well = true;
    for &way in &args.hostile {
        let subject = Subject::with_limits(data)?;
        let quiet = felt(args, subject.addr, None, 0)?;
        let hostile = felt(args, subject.addr, Some(way), args.tables)?;
        drop(subject);
        let _ = fs::remove_dir_all(data);
        well &= report(way, quiet, hostile, out)?;
    }
    Ok(ExitCode::from(u8::from(!well)))
}

/// The address of a bystander's table.
fn home(number: usize) -> Ipv4Addr {
    // A block for measurements, with room for 65,536 of them.
    Ipv4Addr::from_bits(Ipv4Addr::new(198, 18, 0, 1).to_bits() + number as u32)
}

/// Plays for some time, perhaps while somebody is hostile.
fn felt(args: &Args, addr: SocketAddr, way: Option<Way>, first: usize) -> anyhow::Result<Felt> {
    reading(async |letters| {
        let open = |number| Table::open_from(Visitor::at(addr, home(first + number)), args.game.clone());
        let tables = client::each(0..args.tables, open).await?;
        let victims = tables.iter().map(|table| table.id.clone()).collect();
        let attack = way.map(|way| Attack::begin(way, addr, &args.game, victims));
        let time = Duration::from_secs(args.every.max(1) + args.seconds);
        let bots = tokio::spawn(against_bot(addr, args.game.clone(), args.bot.clone(), time));
        let (actions, _) = play_all(args, tables, letters).await?;
        let bots = bots.await??;
        if let Some(attack) = attack {
            attack.end()?;
        }
        Ok(Felt { actions, bots })
    })
}

/// Plays against a bot at random. Returns how long each of its turns took.
async fn against_bot(
    addr: SocketAddr,
    game: String,
    bot: String,
    time: Duration,
) -> anyhow::Result<Vec<Duration>> {
    let person = Visitor::at(addr, Ipv4Addr::new(192, 0, 2, 2)).guest("Bystander").await?;
    let create =
        json!({"box": game, "seats": [{"kind": "me"}, {"kind": "bot", "bot": bot}], "start_when_full": true});
    let table = person.open(&create).await?;
    person.post(&format!("/api/tables/{table}/entropy"), &json!({"entropy": "00"})).await?;
    let mut socket = person.socket(&table).await?;
    let (begun, mut rng) = (Instant::now(), engine::Rng::new(1));
    let (mut waits, mut since) = (Vec::new(), None::<Instant>);
    while let Some(left) = time.checked_sub(begun.elapsed()) {
        let Ok(message) = tokio::time::timeout(left, socket.next()).await else { break };
        let Message::Text(text) = message.context("the socket closed")?? else { continue };
        let Ok((at, legal)) = look(&text) else { continue };
        if legal.is_empty() {
            since.get_or_insert_with(Instant::now);
            continue;
        }
        waits.extend(since.take().map(|since| since.elapsed()));
        let act = json!({"type": "act", "action": rng.pick(&legal), "at": at, "id": "a"});
        socket.send(Message::text(act.to_string())).await?;
    }
    // A turn that is not over yet takes at least as long as it has taken.
    waits.extend(since.map(|since| since.elapsed()));
    Ok(waits)
}

/// Reports what one hostile guest did. Returns whether it was bearable.
fn report(way: Way, mut quiet: Felt, mut hostile: Felt, out: &mut impl Write) -> anyhow::Result<bool> {
    let value = way.to_possible_value();
    let name = value.as_ref().map_or("", |value| value.get_name());
    let p99 = |felt: &mut Felt| share(&mut felt.actions.answers, 0.99);
    let bot = |felt: &mut Felt| share(&mut felt.bots, 0.5);
    let ([before, then], [bot_before, bot_then]) =
        ([p99(&mut quiet), p99(&mut hostile)], [bot(&mut quiet), bot(&mut hostile)]);
    let (slower, bot_slower) = (then / before.max(0.1), bot_then / bot_before.max(0.1));
    let well = slower <= ACTIONS && bot_slower <= BOTS;
    let late = share(&mut hostile.actions.sent_late, 0.99);
    writeln!(
        out,
        "{name:<11} actions p99 {before:.1} ms, then {then:.1} ms ({slower:.1} times; this client was {late:.1} ms \
         late); the bot's turn {bot_before:.0} ms, then {bot_then:.0} ms ({bot_slower:.1} times, {} and {} turns){}",
        quiet.bots.len(),
        hostile.bots.len(),
        if well { "" } else { " TOO SLOW" }
    )?;
    let trouble: Vec<&String> = quiet.actions.trouble.iter().chain(&hostile.actions.trouble).collect();
    for problem in trouble.iter().take(10) {
        writeln!(out, "trouble: {problem}")?;
    }
    Ok(well && trouble.is_empty())
}
