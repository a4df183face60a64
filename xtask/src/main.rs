//! The project's own commands. `cargo xtask` lists them. You need only Rust and Node to run them.
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "these commands talk to the person who typed them"
)]

mod bench;
mod bless;
mod clauses;
mod fuzz;
mod instructions;
mod replay;
mod rust;
mod serve;
mod shell;
mod test;
mod tidy;
mod tree;
mod web;

use std::process::ExitCode;

use shell::Shell;

struct Command {
    name: &'static str,
    args: &'static str,
    about: &'static str,
    run: fn(&Shell, &[String]) -> anyhow::Result<()>,
}

#[rustfmt::skip]
const COMMANDS: &[Command] = &[
    Command { name: "test",  args: "", about: "everything CI runs: format, lints, tidy, web client, tests, browser, docs, instruction count", run: test::run },
    Command { name: "tidy",  args: "", about: "the textual laws of the repository, including clause coverage", run: tidy::run },
    Command { name: "clauses", args: "[BOX]", about: "every clause, with the scenarios and the code that cite it", run: clauses::run },
    Command { name: "bless", args: "", about: "rewrite goldens, perft counts and then blocks to match the build", run: bless::run },
    Command { name: "bench", args: "[ARG…]", about: "how fast the rules play, in a release build", run: bench::run },
    Command { name: "bench-instructions", args: "[--bless]", about: "count instructions and compare with benches/instructions.txt", run: instructions::run },
    Command { name: "fuzz", args: "[TARGET…] [--minutes N]", about: "feed damaged input to every reader of text or files from outside", run: fuzz::run },
    Command { name: "replay", args: "DIR", about: "replay every .game file below a folder with this build", run: replay::run },
    Command { name: "serve", args: "[ARG…]", about: "build the web client if it is out of date, and start the server", run: serve::run },
    Command { name: "build", args: "[--dist]", about: "build the release binary with the web client inside; --dist optimises harder, for releases", run: serve::build },
    Command { name: "screenshots", args: "", about: "take screenshots of every page at three sizes, in web/screenshots", run: web::screenshots },
    Command { name: "bench-server", args: "[ARG…]", about: "how many tables the server can handle, in a release build", run: bench::server },
];

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let Some((name, rest)) = args.split_first() else {
        print!("{}", help());
        return ExitCode::SUCCESS;
    };
    if matches!(name.as_str(), "help" | "--help" | "-h") {
        print!("{}", help());
        return ExitCode::SUCCESS;
    }
    let Some(command) = COMMANDS.iter().find(|command| command.name == name) else {
        eprint!("cargo xtask: there is no command `{name}`.\n\n{}", help());
        return ExitCode::from(2);
    };
    match (command.run)(&Shell::new(), rest) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("cargo xtask {name}: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn help() -> String {
    let line = |call: &str, about: &str| format!("  {call:<28}  {about}\n");
    let mut lines = vec!["usage: cargo xtask COMMAND\n\n".to_owned()];
    for Command { name, args, about, .. } in COMMANDS {
        lines.push(line(&format!("{name} {args}"), about));
    }
    lines.push(line("help", "this list"));
    lines.concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_lists_every_command_on_its_own_line() {
        let text = help();
        for command in COMMANDS {
            assert_eq!(text.matches(command.about).count(), 1, "{}", command.name);
        }
        assert_eq!(text.lines().count(), COMMANDS.len() + 3);
    }
}
