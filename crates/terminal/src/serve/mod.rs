//! `loire serve` and the commands that look after its data.

pub(crate) mod bench;
pub(crate) mod keep;
pub(crate) mod verify;

use std::{
    io::{self, IsTerminal as _, Write},
    net::SocketAddr,
    path::PathBuf,
    process::ExitCode,
    time::Duration,
};

use anyhow::Context as _;
use server::{Server, Settings, Store};
use tokio::net::TcpListener;
use tracing_subscriber::{filter::Targets, fmt, layer::SubscriberExt as _, util::SubscriberInitExt as _};

use crate::{
    flags::number,
    given,
    waiting::{many_threads, wait},
};

#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    instead: Option<Instead>,
    /// Where to listen
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080", env = "LOIRE_ADDR", value_parser = address)]
    addr: SocketAddr,
    /// The folder of the embedded database; created if it does not exist
    #[arg(long, value_name = "DIR", default_value = "data", env = "LOIRE_DATA")]
    data: PathBuf,
    /// Store everything in PostgreSQL instead; several servers may share one database
    #[arg(long, value_name = "URL", env = "LOIRE_DATABASE_URL", hide_env_values = true)]
    database_url: Option<String>,
    /// Browsers connect over https (through a proxy): mark cookies Secure
    #[arg(long)]
    https: bool,
    /// Trust the proxy in front for the browser's address and host (X-Forwarded-For, X-Forwarded-Host); N if
    /// requests pass through several proxies
    #[arg(long, value_name = "N", num_args = 0..=1, default_value_t = 0, default_missing_value = "1", value_parser = number::<u8>)]
    behind_proxy: u8,
    /// How many sockets one address may have open
    #[arg(long, value_name = "N", default_value_t = Settings::default().sockets_per_address, value_parser = number::<u32>)]
    sockets_per_address: u32,
    /// How many connections of any kind one address may have open, unless all come through a proxy
    #[arg(long, value_name = "N", default_value_t = Settings::default().connections_per_address, value_parser = number::<u32>)]
    connections_per_address: u32,
    /// How many requests one address may make in a second
    #[arg(long, value_name = "N", default_value_t = Settings::default().requests_per_second, value_parser = number::<u32>)]
    requests_per_second: u32,
    /// How many guests one address may create in a minute, with bursts of ten times as many
    #[arg(long, value_name = "N", default_value_t = Settings::default().guests_per_minute, value_parser = number::<u32>)]
    guests_per_minute: u32,
    /// How many open tables one person may have at once
    #[arg(long, value_name = "N", default_value_t = Settings::default().open_tables_per_person, value_parser = number::<u32>)]
    open_tables_per_person: u32,
    /// How many open public tables one address may have at once
    #[arg(long, value_name = "N", default_value_t = Settings::default().open_tables_per_address, value_parser = number::<u32>)]
    open_tables_per_address: u32,
    /// Let everybody read /metrics, not only programs on this machine
    #[arg(long)]
    open_metrics: bool,
    /// How many bots may think at the same time
    #[arg(long, value_name = "N", default_value_t = Settings::default().bots_at_once, value_parser = number::<usize>)]
    bots_at_once: usize,
    /// How many seconds a bot may think
    #[arg(long, value_name = "S", default_value_t = 20, value_parser = number::<u64>)]
    bot_seconds: u64,
    /// Write the log as JSON, one object for each line
    #[arg(long)]
    log_json: bool,
}

#[derive(clap::Subcommand)]
enum Instead {
    /// Measure how long an action takes on a server with many live tables
    Bench(bench::paced::Args),
}

fn address(text: &str) -> Result<SocketAddr, String> {
    text.parse().map_err(|_| "write an address and a port, such as 127.0.0.1:8080".to_owned())
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    if let Some(Instead::Bench(args)) = &args.instead {
        return bench::paced::run(args, out);
    }
    start_log(args.log_json)?;
    match serve(args, out) {
        // A reader of JSON logs must get nothing else.
        Err(error) if args.log_json => {
            tracing::error!(target: "loire", error = format!("{error:#}"), "the server cannot continue");
            Ok(ExitCode::from(2))
        }
        done => done.map(|()| ExitCode::SUCCESS),
    }
}

fn serve(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    // Every socket is an open file, and the usual limit is about a thousand.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    // Two servers on one file would overwrite each other. PostgreSQL allows several.
    let _lock = match args.database_url {
        None => Some(server::lock::take(&args.data)?),
        Some(_) => None,
    };
    let runtime = many_threads()?;
    let served = wait(&runtime, async {
        let store = open(args).await?;
        let settings = Settings {
            secure: args.https,
            proxies: args.behind_proxy,
            sockets_per_address: args.sockets_per_address,
            connections_per_address: args.connections_per_address,
            requests_per_second: args.requests_per_second,
            guests_per_minute: args.guests_per_minute,
            open_tables_per_person: args.open_tables_per_person,
            open_tables_per_address: args.open_tables_per_address,
            open_metrics: args.open_metrics,
            read_patience: Settings::default().read_patience,
            bots_at_once: args.bots_at_once,
            bot_budget: Duration::from_secs(args.bot_seconds.max(1)),
            polls: Settings::default().polls,
        };
        let listener =
            TcpListener::bind(args.addr).await.with_context(|| format!("cannot listen on {}", args.addr))?;
        let address = listener.local_addr()?;
        if args.log_json {
            tracing::info!(target: "loire", %address, "Loire is running");
        } else {
            writeln!(out, "Loire is running at http://{address}")?;
            out.flush()?;
        }
        Server::new(store, given::boxes(), settings).serve(listener, stopped()).await
    });
    // Every computation has been asked to stop. The server does not wait for any that goes on
    // regardless.
    runtime.shutdown_timeout(Duration::from_millis(300));
    served
}

async fn open(args: &Args) -> anyhow::Result<Store> {
    match &args.database_url {
        Some(url) => Store::postgres(url).await,
        None => Store::sqlite(&args.data).await,
    }
}

/// Ctrl-C, or a polite kill.
async fn stopped() {
    let interrupted = async {
        let _ = tokio::signal::ctrl_c().await;
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut terminated) = signal(SignalKind::terminate()) else { return interrupted.await };
        tokio::select! {
            () = interrupted => {}
            _ = terminated.recv() => {}
        }
    }
    #[cfg(not(unix))]
    interrupted.await;
}

/// Logs go to standard error. `LOIRE_LOG=debug` logs more, and `LOIRE_LOG=info,server=debug` only part of it.
fn start_log(json: bool) -> anyhow::Result<()> {
    let filter = match std::env::var("LOIRE_LOG") {
        Ok(wanted) => wanted.parse::<Targets>().with_context(|| {
            format!("LOIRE_LOG is `{wanted}`; write a level such as `debug`, or `info,server=debug`")
        })?,
        Err(_) => "info,sqlx=warn".parse()?,
    };
    // Colours are for terminals, not for files.
    let lines = fmt::layer().with_writer(io::stderr).with_ansi(io::stderr().is_terminal());
    let log = tracing_subscriber::registry().with(filter);
    if json {
        log.with(lines.json()).init();
        std::panic::set_hook(Box::new(
            |panic| tracing::error!(target: "loire", %panic, "something panicked"),
        ));
    } else {
        log.with(lines).init();
    }
    Ok(())
}
