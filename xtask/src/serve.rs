use anyhow::Result;

use crate::{
    beside::Beside,
    shell::{self, Shell},
    wasm, web,
};

/// Asks for modules as well.
pub(crate) const MODULES: &str = "--modules";

/// Builds the web client if it is out of date, and starts the server with its embedded database.
pub(crate) fn run(shell: &Shell, args: &[String]) -> Result<()> {
    web::find_node(shell)?;
    // They take minutes the first time, and everything works without them.
    if args.iter().any(|arg| arg == MODULES) {
        println!("Building the boxes as WebAssembly (some minutes the first time)");
        wasm::for_client(shell)?;
    }
    println!("[1 of 2] Building the web client and the server (a few minutes the first time)");
    // A debug build reads the client when somebody asks for it, so neither has to wait for the other.
    let client = Beside::start_xtask(shell, &["web", "--build"], "target/web-build.txt")?;
    let binary = shell.debug_binary()?;
    client.finish()?;
    println!("[2 of 2] Starting the server");
    shell::run(shell.program(binary, &["serve"]).args(args.iter().filter(|arg| *arg != MODULES)))
}

/// Builds the release binary that people install, with the web client inside.
pub(crate) fn build(shell: &Shell, args: &[String]) -> Result<()> {
    if !args.is_empty() {
        anyhow::bail!(
            "cannot read `{}`: it has no flags; `cargo xtask dist` makes a release",
            args.join(" ")
        );
    }
    println!("[1 of 3] Building the boxes as WebAssembly");
    wasm::for_client(shell)?;
    println!("[2 of 3] Building the web client");
    web::build(shell)?;
    println!("[3 of 3] Building the server (cargo shows what is left)");
    let binary = shell.binary("release")?;
    let megabytes = std::fs::metadata(&binary)?.len() / 1_000_000;
    println!("{} is ready ({megabytes} MB)", binary.display());
    Ok(())
}
