use anyhow::Result;

use crate::shell::Shell;

#[expect(clippy::unnecessary_wraps, reason = "every command has this shape")]
pub(crate) fn run(_: &Shell, _: &[String]) -> Result<()> {
    println!(
        "The server and its web client are not here yet. To play in the terminal:\n\n\
         \x20 cargo run --release -- play burgundy       a game against bots\n\
         \x20 cargo run --release -- about burgundy      editions, options, notation\n\
         \x20 cargo run --release -- help                everything else"
    );
    Ok(())
}
