//! Answers questions, one on each line of the input: the module as an ordinary program. Tests compare the two.

use std::io::{BufRead as _, Write as _};

fn main() -> std::io::Result<()> {
    let mut desk = wasm::Desk::new(&boxes::BOXES);
    let mut out = std::io::stdout().lock();
    for line in std::io::stdin().lock().lines() {
        writeln!(out, "{}", desk.ask(&line?))?;
    }
    Ok(())
}
