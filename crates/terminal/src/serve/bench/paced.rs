//! `loire serve bench`: how long an action takes on a server with many live tables.
//!
//! The measuring thread does little: it sends prepared messages when they are due and notes when answers arrive. Another
//! thread reads the answers and chooses the next actions. Every time counts from when the action was due, so a client
//! that is late cannot hide it, and how late it was itself is reported beside the figures.

use std::{
    fs,
    io::Write,
    net::SocketAddr,
    path::Path,
    process::ExitCode,
    sync::mpsc,
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context as _, bail};
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use super::{
    client::{self, Table, look},
    hostile,
    subject::Subject,
    visitor::Socket,
    ways::Way,
};
use crate::{
    flags::number,
    waiting::{one_thread, wait},
};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which box to play
    #[arg(value_name = "BOX", default_value = "burgundy")]
    pub(super) game: String,
    /// How many tables are live at the same time, with two connected seats each
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = number::<usize>)]
    pub(super) tables: usize,
    /// How many seconds pass between two actions at a table
    #[arg(long, value_name = "S", default_value_t = 2, value_parser = number::<u64>)]
    pub(super) every: u64,
    /// How many seconds to measure
    #[arg(long, value_name = "S", default_value_t = 30, value_parser = number::<u64>)]
    pub(super) seconds: u64,
    /// Let one hostile guest do this, and measure before and meanwhile what the others notice of it
    #[arg(long, value_name = "WAY", value_enum, value_delimiter = ',', conflicts_with = "server")]
    pub(super) hostile: Vec<Way>,
    /// The bot that somebody else plays against meanwhile
    #[arg(long, value_name = "BOT", default_value = "expert", requires = "hostile")]
    pub(super) bot: String,
    /// Measure this server, which must allow this many sockets and guests; otherwise the program starts one
    #[arg(long, value_name = "ADDRESS")]
    server: Option<SocketAddr>,
}

/// How often the measuring thread checks how late it is itself.
const TICK: Duration = Duration::from_millis(5);

/// All times, in the order in which they were measured.
#[derive(Default)]
pub(super) struct Times {
    /// From when an action was due to when the opponent's update arrived.
    pub(super) answers: Vec<Duration>,
    /// From when an action was due to when it was sent.
    pub(super) sent_late: Vec<Duration>,
    pub(super) trouble: Vec<String>,
}

/// What both seats were sent, for the thread that reads it.
pub(super) struct Letter {
    texts: [Utf8Bytes; 2],
    number: u64,
    reply: oneshot::Sender<anyhow::Result<Option<Next>>>,
}

/// A prepared action.
struct Next {
    seat: usize,
    message: Utf8Bytes,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let data = std::env::temp_dir().join(format!("loire-bench-{}", std::process::id()));
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let done = if args.hostile.is_empty() { alone(args, &data, out) } else { hostile::run(args, &data, out) };
    let _ = fs::remove_dir_all(&data);
    done
}

/// Measures without anybody hostile.
fn alone(args: &Args, data: &Path, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let subject = if args.server.is_none() { Some(Subject::without_limits(data, None)?) } else { None };
    let addr = args.server.or(subject.as_ref().map(|subject| subject.addr)).context("there is a server")?;
    let (mut times, mut ticks) = reading(async |letters| {
        let open = || Table::open(addr, args.game.clone());
        let tables = client::each(0..args.tables, |_| open()).await?;
        play_all(args, tables, letters).await
    })?;
    report(args, &mut times, &mut ticks, out)?;
    Ok(ExitCode::from(u8::from(!times.trouble.is_empty())))
}

/// Runs something on this thread, while another one reads what comes in.
pub(super) fn reading<T>(
    work: impl AsyncFnOnce(mpsc::Sender<Letter>) -> anyhow::Result<T>,
) -> anyhow::Result<T> {
    let (letters, read) = mpsc::channel::<Letter>();
    let reader = thread::spawn(move || {
        for Letter { texts, number, reply } in read {
            // A client that no longer waits has stopped playing.
            let _ = reply.send(next(&texts, number));
        }
    });
    let runtime = one_thread()?;
    let done = wait(&runtime, work(letters));
    // Nobody writes letters any more once their tasks are gone.
    drop(runtime);
    reader.join().map_err(|_| anyhow::anyhow!("the reading thread crashed"))?;
    done
}

/// Plays the tables. Returns all times, and how late the measuring thread was.
pub(super) async fn play_all(
    args: &Args,
    tables: Vec<Table>,
    letters: mpsc::Sender<Letter>,
) -> anyhow::Result<(Times, Vec<Duration>)> {
    let (every, count) = (Duration::from_secs(args.every.max(1)), args.tables.max(1) as u32);
    let begin = Instant::now() + every;
    let end = begin + Duration::from_secs(args.seconds);
    let mut playing = Vec::new();
    for (number, table) in (0..).zip(tables) {
        // Spread evenly, so that the server is never asked by all of them at once.
        let first = begin + every * number / count;
        let letters = letters.clone();
        playing.push(tokio::spawn(play(table, u64::from(number), first, every, end, letters)));
    }
    drop(letters);
    let ticks = tokio::spawn(tick(begin, end));
    let mut times = Times::default();
    for table in playing {
        let mut one = table.await?;
        times.answers.append(&mut one.answers);
        times.sent_late.append(&mut one.sent_late);
        times.trouble.append(&mut one.trouble);
    }
    Ok((times, ticks.await?))
}

/// Measures how late the thread is, again and again.
async fn tick(begin: Instant, end: Instant) -> Vec<Duration> {
    let mut late = Vec::new();
    let mut due = begin;
    while due < end {
        tokio::time::sleep_until(due.into()).await;
        late.push(due.elapsed());
        due = (due + TICK).max(Instant::now());
    }
    late
}

async fn play(
    table: Table,
    number: u64,
    first: Instant,
    every: Duration,
    end: Instant,
    letters: mpsc::Sender<Letter>,
) -> Times {
    let mut times = Times::default();
    if let Err(error) = play_on(table, number, first, every, end, &letters, &mut times).await {
        times.trouble.push(format!("{error:#}"));
    }
    times
}

async fn play_on(
    table: Table,
    number: u64,
    first: Instant,
    every: Duration,
    end: Instant,
    letters: &mpsc::Sender<Letter>,
    times: &mut Times,
) -> anyhow::Result<()> {
    let mut coming =
        table.asked().map(|seat| prepared(seat, &table.seats[seat].legal, table.seats[seat].at, number));
    let mut sockets = table.into_sockets()?;
    let mut due = first;
    let mut round = number;
    while let Some(next) = coming.take().filter(|_| due < end) {
        tokio::time::sleep_until(due.into()).await;
        times.sent_late.push(due.elapsed());
        sockets[next.seat].send(Message::Text(next.message)).await?;
        let other = update(&mut sockets[1 - next.seat]).await?;
        times.answers.push(due.elapsed());
        let own = update(&mut sockets[next.seat]).await?;
        let texts = if next.seat == 0 { [own, other] } else { [other, own] };
        let (reply, answer) = oneshot::channel();
        round = round.wrapping_add(1);
        letters.send(Letter { texts, number: round, reply }).context("the reading thread is gone")?;
        coming = answer.await??;
        due += every;
    }
    Ok(())
}

/// The next update on a socket, unread.
async fn update(socket: &mut Socket) -> anyhow::Result<Utf8Bytes> {
    loop {
        let Message::Text(text) = socket.next().await.context("the socket closed")?? else { continue };
        if text.starts_with("{\"type\":\"update\"") {
            return Ok(text);
        }
        if text.starts_with("{\"type\":\"refused\"") || text.starts_with("{\"type\":\"gone\"") {
            bail!("{}", &*text);
        }
    }
}

/// Reads what both seats were sent and prepares the next action; none once the game is over.
fn next(texts: &[Utf8Bytes; 2], number: u64) -> anyhow::Result<Option<Next>> {
    for (seat, text) in texts.iter().enumerate() {
        let (at, legal) = look(text)?;
        if !legal.is_empty() {
            return Ok(Some(prepared(seat, &legal, at, number)));
        }
    }
    Ok(None)
}

fn prepared(seat: usize, legal: &[String], at: u64, number: u64) -> Next {
    let action = engine::Rng::new(number).pick(legal).clone();
    let message = serde_json::json!({"type": "act", "action": action, "at": at, "id": "a"});
    Next { seat, message: message.to_string().into() }
}

/// The longest time that a share of all took, in milliseconds.
pub(super) fn share(times: &mut [Duration], share: f64) -> f64 {
    times.sort_unstable();
    let place = ((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1));
    times.get(place).copied().unwrap_or_default().as_secs_f64() * 1000.0
}

fn report(
    args: &Args,
    times: &mut Times,
    ticks: &mut [Duration],
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let Args { game, tables, every, seconds, .. } = args;
    writeln!(
        out,
        "{tables} tables of {game}, two sockets each, an action at each table every {every} s, for {seconds} s"
    )?;
    let mut line = |name: &str, times: &mut [Duration]| {
        let [p50, p90, p99, most] = [0.5, 0.9, 0.99, 1.0].map(|part| share(times, part));
        let count = times.len();
        writeln!(
            out,
            "{name:<44} p50 {p50:.1} ms, p90 {p90:.1}, p99 {p99:.1}, most {most:.1} ({count} times)"
        )
    };
    line("from when it was due to the opponent's update", &mut times.answers)?;
    line("of that, until this client had sent it", &mut times.sent_late)?;
    line("how late this client's thread was by itself", ticks)?;
    for problem in times.trouble.iter().take(10) {
        writeln!(out, "trouble: {problem}")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_action_is_that_of_the_seat_which_may_act() {
        let text = |at: u64, legal: &[&str]| -> Utf8Bytes {
            serde_json::json!({"type": "update", "position": {"at": at, "legal": legal}, "record": []})
                .to_string()
                .into()
        };
        let chosen = |first: &[&str], second: &[&str]| next(&[text(7, first), text(7, second)], 1).unwrap();
        let found = chosen(&[], &["pass"]).unwrap();
        assert_eq!(found.seat, 1);
        assert!(
            found.message.contains("\"pass\"") && found.message.contains("\"at\":7"),
            "{}",
            found.message
        );
        assert!(chosen(&[], &[]).is_none());
    }

    #[test]
    fn a_share_is_the_longest_of_the_shortest() {
        let mut times: Vec<_> = (1..=100).rev().map(Duration::from_millis).collect();
        assert!((share(&mut times, 0.5) - 51.0).abs() < 0.01);
        assert!((share(&mut times, 1.0) - 100.0).abs() < 0.01);
        assert!(share(&mut [], 0.5).abs() < 0.01);
    }
}
