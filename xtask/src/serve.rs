use anyhow::Result;

use crate::{
    shell::{self, Shell},
    web,
};

/// Builds the web client if it is stale and starts the server on its embedded database.
pub(crate) fn run(shell: &Shell, args: &[String]) -> Result<()> {
    web::build(shell)?;
    let mut serve = shell.cargo(&["run", "--quiet", "--package", "loire", "--", "serve"]);
    shell::run(serve.args(args))
}
