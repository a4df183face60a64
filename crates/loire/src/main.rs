//! The program: the commands of `terminal` with the boxes of `boxes`, and what only a program decides.
//!
//! It is this short so that a build does not end with one long crate for which everything else had to be ready.

use std::process::ExitCode;

/// A server holds thousands of tables, which come and go. This allocator gives their memory back to the
/// system, which the default one does not.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    terminal::main(env!("LOIRE_VERSION"), boxes::BOXES)
}
