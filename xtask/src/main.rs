//! The project's own commands. `cargo xtask` lists them. You need only Rust and Node to run them.
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "these commands talk to the person who typed them"
)]

mod bench;
mod beside;
mod bless;
mod clauses;
mod dependencies;
mod dist;
mod fuzz;
mod history;
mod instructions;
mod notices;
mod packages;
mod postgres;
mod replay;
mod rust;
mod serve;
mod shell;
mod test;
mod tidy;
mod times;
mod tree;
mod types;
mod wasm;
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
    Command { name: "test",  args: "[STEP…]", about: "everything CI runs: format, tidy, dependencies, lints, client, tests, modules, browser, docs, instruction count", run: test::run },
    Command { name: "tidy",  args: "", about: "the textual laws of the repository, including clause coverage", run: tidy::run },
    Command { name: "clauses", args: "[BOX]", about: "every clause, with the scenarios and the code that cite it", run: clauses::run },
    Command { name: "bless", args: "", about: "rewrite goldens, perft counts and then blocks to match the build", run: bless::run },
    Command { name: "types", args: "", about: "write the web client's types from the Rust types that reach it", run: types::run },
    Command { name: "web", args: "[--build]", about: "check the web client: types, unit tests, build, size; with --build only build it, if it is out of date", run: web::run },
    Command { name: "wasm", args: "[BOX…]", about: "build the boxes as WebAssembly, in web/engine/modules", run: wasm::run },
    Command { name: "bench", args: "BOX [ARG…]", about: "how fast the rules play, in a release build", run: bench::run },
    Command { name: "bench-instructions", args: "[--bless]", about: "count instructions and compare with benches/instructions.txt", run: instructions::run },
    Command { name: "fuzz", args: "[TARGET…] [--minutes N]", about: "feed damaged input to every reader of text or files from outside", run: fuzz::run },
    Command { name: "replay", args: "DIR", about: "replay every .game file below a folder with this build", run: replay::run },
    Command { name: "serve", args: "[--modules] [ARG…]", about: "build the web client if it is out of date, and start the server", run: serve::run },
    Command { name: "build", args: "", about: "build the release binary with the web client inside", run: serve::build },
    Command { name: "dist", args: "[--profile NAME]", about: "make the archive of a release, its checksum and a container's context, in target/dist", run: dist::run },
    Command { name: "pictures", args: "", about: "take the pictures in docs/pictures again", run: web::pictures },
    Command { name: "screenshots", args: "", about: "take screenshots of every page at three sizes, in web/screenshots", run: web::screenshots },
    Command { name: "times", args: "[--build] [--write]", about: "seconds per crate, parts of the program, lines of source; --build makes a release build from nothing, --write puts them into docs/building.md", run: times::run },
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
    if rest.iter().any(|arg| matches!(arg.as_str(), "--help" | "-h")) {
        print!("{}", help_about(command));
        return ExitCode::SUCCESS;
    }
    match (command.run)(&Shell::new(), rest) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("cargo xtask {name}: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Help for one command. It builds nothing, so it cannot ask the program whose flags are passed on.
fn help_about(Command { name, args, about, .. }: &Command) -> String {
    let more = match *name {
        "serve" => {
            "With --modules, the boxes are built as WebAssembly first, and pages answer previews themselves.\n\
             Every ARG goes to `loire serve`: --addr ADDRESS is where it listens (127.0.0.1:8080 if you don't say),\n\
             --data DIR where it keeps its database (data). Once it is built, `cargo run -- serve --help` lists them all.\n"
        }
        "bench" | "bench-server" => {
            "Every ARG goes to `loire`. Once it is built, `cargo run -- help` lists them.\n"
        }
        _ => "",
    };
    format!("usage: cargo xtask {}\n\n{about}\n{more}", format!("{name} {args}").trim_end())
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

    #[test]
    fn help_about_a_command_says_what_to_type() {
        let serve = COMMANDS.iter().find(|command| command.name == "serve").expect("there is one");
        let text = help_about(serve);
        assert!(text.starts_with("usage: cargo xtask serve [--modules] [ARG…]\n"), "{text}");
        assert!(text.contains("--addr ADDRESS"), "{text}");
    }
}
