//! `loire bench-server`: a server in its own process, and a thousand tables played at the same time.

mod client;
mod hostile;
mod kill;
mod load;
pub(crate) mod paced;
mod subject;
mod visitor;
mod ways;

use std::{fs, io::Write, path::Path, process::ExitCode, time::Duration};

use client::Table;
use kill::Survived;
use load::Played;
use subject::Subject;

use crate::{
    flags::number,
    waiting::{many_threads, wait},
};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which box to play
    #[arg(value_name = "BOX", default_value = "burgundy")]
    game: String,
    /// How many tables to play at the same time, with two connected seats each
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = number::<usize>)]
    tables: usize,
    /// How many seconds to play, first as fast as possible and then at the rate
    #[arg(long, value_name = "S", default_value_t = 20, value_parser = number::<u64>)]
    seconds: u64,
    /// How many actions a second to send in total, the second time
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = number::<u32>)]
    rate: u32,
    /// Use this PostgreSQL database instead of an SQLite file
    #[arg(long, value_name = "URL")]
    database_url: Option<String>,
}

/// Idle games leave memory after 20 seconds, and so do tables that nobody is connected to.
const REST: Duration = Duration::from_secs(25);

/// All measurements.
struct Figures {
    fast: Played,
    steady: Played,
    /// The server's memory: before the first table, with idle tables and both their sockets before and after
    /// the load, and with tables that nobody is connected to.
    memory: [Option<u64>; 4],
    survived: Survived,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let data = std::env::temp_dir().join(format!("loire-bench-{}", std::process::id()));
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let figures = wait(&many_threads()?, measure(args, &data));
    let _ = fs::remove_dir_all(&data);
    let mut figures = figures?;
    report(args, &mut figures, out)?;
    let trouble = figures.fast.trouble.len() + figures.steady.trouble.len();
    Ok(ExitCode::from(u8::from(trouble > 0 || !figures.survived.is_well())))
}

async fn measure(args: &Args, data: &Path) -> anyhow::Result<Figures> {
    let start = || Subject::without_limits(data, args.database_url.as_deref());
    let subject = start()?;
    let addr = subject.addr;
    let open = || Table::open(addr, args.game.clone());
    let empty = subject.memory();
    let time = Duration::from_secs(args.seconds);
    let tables = client::each(0..args.tables, |_| open()).await?;
    tokio::time::sleep(REST).await;
    let fresh = subject.memory();
    let mut fast = load::play(tables, time, 0).await;
    let mut steady = load::play(std::mem::take(&mut fast.tables), time, args.rate).await;
    tokio::time::sleep(REST).await;
    let connected = subject.memory();
    let mut tables = std::mem::take(&mut steady.tables);
    tables.iter_mut().for_each(Table::disconnect);
    tokio::time::sleep(REST).await;
    let alone = subject.memory();
    let tables = client::each(tables, |mut table| {
        let fresh = open();
        async move {
            table.connect(addr).await?;
            // A finished game makes room for another, so that all tables are in play when the server is
            // killed.
            if table.asked().is_some() { Ok(table) } else { fresh.await }
        }
    })
    .await?;
    let (survived, _subject) = kill::kill_and_go_on(subject, tables, start).await?;
    Ok(Figures { fast, steady, memory: [empty, fresh, connected, alone], survived })
}

fn report(args: &Args, figures: &mut Figures, out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(out, "{} tables of {}, two sockets each, random legal play", args.tables, args.game)?;
    let rate = format!("{} asked", args.rate);
    for (name, played) in [("saturated", &mut figures.fast), (&rate, &mut figures.steady)] {
        writeln!(
            out,
            "{name:<12} {:.0} actions a second over {} s; from action sent to the opponent's update p50 {:.1} ms, \
             p99 {:.1} ms; {} errors",
            played.actions as f64 / args.seconds as f64,
            args.seconds,
            played.latency(0.5),
            played.latency(0.99),
            played.trouble.len()
        )?;
    }
    let [empty, fresh, connected, alone] = figures.memory;
    let per = |now: Option<u64>| match now.zip(empty) {
        Some((now, empty)) => {
            format!("{:.1} KB", now.saturating_sub(empty) as f64 / args.tables as f64 / 1024.0)
        }
        None => "not known on this system".to_owned(),
    };
    writeln!(
        out,
        "memory       an idle table with two sockets {} before the load, {} after it; with none, {}",
        per(fresh),
        per(connected),
        per(alone)
    )?;
    let survived = &figures.survived;
    writeln!(
        out,
        "kill -9      {} tables in play, {} entries acknowledged before, {} lost; after the restart {} tables \
         played on, {} were over; {} errors",
        survived.in_play,
        survived.acknowledged,
        survived.lost,
        survived.played_on,
        survived.over,
        survived.trouble.len()
    )?;
    let trouble = figures.fast.trouble.iter().chain(&figures.steady.trouble).chain(&survived.trouble);
    for problem in trouble.take(10) {
        writeln!(out, "trouble      {problem}")?;
    }
    Ok(())
}
