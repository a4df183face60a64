use anyhow::Result;

use crate::shell::{self, Shell};

/// Wall time, for a person to read; nothing is ever gated on it.
pub(crate) fn run(shell: &Shell, args: &[String]) -> Result<()> {
    let binary = shell.release_binary()?;
    shell::run(shell.program(binary, &["bench"]).args(args))
}
