//! `loire bench-server`: a server in a process of its own, and a thousand tables played at once.

mod load;

use std::{
    fs,
    io::{BufRead as _, BufReader, Write},
    net::SocketAddr,
    path::Path,
    process::{Child, Command, ExitCode, Stdio},
    time::Duration,
};

use anyhow::Context as _;
use tokio::runtime::Runtime;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which box is played
    #[arg(value_name = "BOX", default_value = "burgundy")]
    game: String,
    /// How many tables are played at once, with two connected seats each
    #[arg(long, value_name = "N", default_value_t = 1000)]
    tables: usize,
    /// For how many seconds
    #[arg(long, value_name = "S", default_value_t = 20)]
    seconds: u64,
    /// How many actions a second are asked for in all; as many as possible if 0
    #[arg(long, value_name = "N", default_value_t = 0)]
    rate: u32,
    /// Use this PostgreSQL database instead of an SQLite file
    #[arg(long, value_name = "URL")]
    database_url: Option<String>,
}

/// The server under test. It is killed when this is dropped.
struct Subject {
    child: Child,
    addr: SocketAddr,
}

impl Subject {
    fn start(args: &Args, data: &Path) -> anyhow::Result<Subject> {
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["serve", "--addr", "127.0.0.1:0", "--sockets-per-address", "100000"]);
        command.args(["--requests-per-second", "1000000", "--guests-per-minute", "1000000"]);
        command.arg("--data").arg(data).env("LOIRE_LOG", "error");
        if let Some(url) = &args.database_url {
            command.env("LOIRE_DATABASE_URL", url);
        }
        let mut child = command.stdout(Stdio::piped()).spawn()?;
        let lines = BufReader::new(child.stdout.take().context("the server has an output")?).lines();
        let said = lines.map_while(Result::ok).find_map(|line| line.split("http://").nth(1)?.parse().ok());
        let addr = said.context("the server did not start")?;
        Ok(Subject { child, addr })
    }

    /// What the process holds in memory, in bytes.
    fn memory(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        line.split_whitespace().nth(1)?.parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
    }
}

impl Drop for Subject {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let data = std::env::temp_dir().join(format!("loire-bench-{}", std::process::id()));
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let subject = Subject::start(args, &data)?;
    let runtime = Runtime::new()?;
    let empty = subject.memory();
    let played = runtime.block_on(async {
        let tables = load::open(subject.addr, &args.game, args.tables).await?;
        let open = subject.memory();
        let per_second = f64::from(args.rate);
        let played = load::play(tables, Duration::from_secs(args.seconds), per_second).await;
        // Games nobody plays leave the memory after a while; then the tables are idle.
        tokio::time::sleep(Duration::from_secs(25)).await;
        let idle = subject.memory();
        anyhow::Ok((played, open, idle))
    });
    let (load::Played { actions, refused, errors, mut latencies, still_open }, open, idle) = played?;
    latencies.sort_unstable();
    let at = |share: f64| {
        let place = ((latencies.len() as f64 * share) as usize).min(latencies.len().saturating_sub(1));
        latencies.get(place).copied().unwrap_or_default().as_secs_f64() * 1000.0
    };
    let per = |memory: Option<u64>| {
        memory.zip(empty).map_or_else(
            || "not known on this system".to_owned(),
            |(now, empty)| {
                format!("{:.1} KB", (now.saturating_sub(empty)) as f64 / args.tables as f64 / 1024.0)
            },
        )
    };
    writeln!(
        out,
        "{} tables of {}, two sockets each, {} s of random legal play",
        args.tables, args.game, args.seconds
    )?;
    writeln!(out, "actions      {actions}, {:.0} a second", actions as f64 / args.seconds as f64)?;
    writeln!(
        out,
        "latency      p50 {:.1} ms, p99 {:.1} ms, from action sent to the opponent's update",
        at(0.5),
        at(0.99)
    )?;
    writeln!(out, "memory       {} a table after opening, {} a table idle", per(open), per(idle))?;
    writeln!(
        out,
        "trouble      {refused} refused, {errors} broken sockets, {still_open} tables still in play"
    )?;
    drop(subject);
    let found = if args.database_url.is_none() {
        let store = runtime.block_on(server::Store::existing(&data))?;
        Some(runtime.block_on(server::doctor::check(&store, boxes::BOXES))?)
    } else {
        None
    };
    let _ = fs::remove_dir_all(&data);
    let Some(found) = found else { return Ok(ExitCode::from(u8::from(errors > 0))) };
    writeln!(
        out,
        "after kill   {} entries replayed at {} tables, {} problems",
        found.entries,
        found.tables,
        found.problems.len()
    )?;
    Ok(ExitCode::from(u8::from(errors > 0 || refused > 0 || !found.problems.is_empty())))
}
