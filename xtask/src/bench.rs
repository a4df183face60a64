use anyhow::Result;

use crate::shell::{self, Shell};

/// Measures wall time for a person to read. No check depends on it.
pub(crate) fn run(shell: &Shell, args: &[String]) -> Result<()> {
    loire(shell, "bench", args)
}

/// The same for the server.
pub(crate) fn server(shell: &Shell, args: &[String]) -> Result<()> {
    loire(shell, "bench-server", args)
}

fn loire(shell: &Shell, command: &str, args: &[String]) -> Result<()> {
    let binary = shell.release_binary()?;
    shell::run(shell.program(binary, &[command]).args(args))
}
