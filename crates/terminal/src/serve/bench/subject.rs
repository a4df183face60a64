//! The server under test, in its own process.

use std::{
    fs,
    io::{BufRead as _, BufReader},
    net::SocketAddr,
    path::Path,
    process::{Child, Command, Stdio},
};

use anyhow::Context as _;

/// A server process. It is killed (`kill -9`) when this is dropped.
pub(super) struct Subject {
    child: Child,
    pub(super) addr: SocketAddr,
}

impl Subject {
    /// Starts this program as a server without limits.
    pub(super) fn without_limits(data: &Path, database_url: Option<&str>) -> anyhow::Result<Subject> {
        let most = ["--sockets-per-address", "--connections-per-address", "--requests-per-second"];
        let more = ["--guests-per-minute", "--open-tables-per-address"];
        let flags: Vec<&str> = most.into_iter().chain(more).flat_map(|flag| [flag, "1000000"]).collect();
        Subject::start(data, database_url, &flags)
    }

    /// Starts this program as a server with its usual limits. It believes what clients say about their address.
    pub(super) fn with_limits(data: &Path) -> anyhow::Result<Subject> {
        Subject::start(data, None, &["--behind-proxy"])
    }

    fn start(data: &Path, database_url: Option<&str>, flags: &[&str]) -> anyhow::Result<Subject> {
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["serve", "--addr", "127.0.0.1:0"]).args(flags);
        command.arg("--data").arg(data).env("LOIRE_LOG", "error");
        if let Some(url) = database_url {
            command.env("LOIRE_DATABASE_URL", url);
        }
        let mut child = command.stdout(Stdio::piped()).spawn()?;
        let lines = BufReader::new(child.stdout.take().context("the server has an output")?).lines();
        let said = lines.map_while(Result::ok).find_map(|line| line.split("http://").nth(1)?.parse().ok());
        let addr = said.context("the server did not start")?;
        Ok(Subject { child, addr })
    }

    /// The process's memory in bytes.
    pub(super) fn memory(&self) -> Option<u64> {
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
