//! Runs one target: `fuzz TARGET SECONDS [FILE…]`, or libFuzzer with `LOIRE_FUZZ=TARGET` if it was built in.
#![cfg_attr(feature = "guided", no_main)]

#[cfg(feature = "guided")]
mod guided {
    use std::{env, fs, path::Path, sync::OnceLock};

    use fuzz::Target;

    static TARGET: OnceLock<&Target> = OnceLock::new();

    libfuzzer_sys::fuzz_target!(init: prepare(), |bytes: &[u8]| {
        if let Some(target) = TARGET.get() {
            (target.run)(bytes);
        }
    });

    /// Finds the target and writes its seeds where libFuzzer looks for them.
    fn prepare() {
        let name = env::var("LOIRE_FUZZ").unwrap_or_default();
        let target = TARGET.get_or_init(|| fuzz::find(&name).expect("LOIRE_FUZZ names a target"));
        let Some(folder) = env::var_os("LOIRE_FUZZ_SEEDS") else { return };
        for (number, seed) in fuzz::seeds(target.name).iter().enumerate() {
            fs::write(Path::new(&folder).join(number.to_string()), seed).expect("a seed can be written");
        }
    }
}

#[cfg(not(feature = "guided"))]
fn main() -> std::process::ExitCode {
    alone::run()
}

#[cfg(not(feature = "guided"))]
mod alone {
    use std::{
        panic::catch_unwind,
        process::ExitCode,
        time::{Duration, Instant},
    };

    use fuzz::{Mutations, TARGETS, Target};

    pub(super) fn run() -> ExitCode {
        let args: Vec<String> = std::env::args().skip(1).collect();
        let (name, files) = (args.first().map_or("", String::as_str), args.get(2..).unwrap_or_default());
        let Some(target) = fuzz::find(name) else {
            let names: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
            eprintln!("there is no target `{name}`; the targets are {}", names.join(", "));
            return ExitCode::from(2);
        };
        let Some(seconds) = args.get(1).and_then(|text| text.parse().ok()) else {
            eprintln!("say for how many seconds: fuzz {name} 60");
            return ExitCode::from(2);
        };
        if files.is_empty() { search(target, Duration::from_secs(seconds)) } else { again(target, files) }
    }

    /// Runs damaged inputs until the time is up or one of them fails.
    fn search(target: &Target, time: Duration) -> ExitCode {
        let (begun, mut count) = (Instant::now(), 0_u64);
        let seed = std::env::var("LOIRE_FUZZ_SEED").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
        let seeds = fuzz::seeds(target.name);
        if seeds.is_empty() {
            eprintln!(
                "{name}: no seeds were found; run it in the repository it was built in",
                name = target.name
            );
            return ExitCode::from(2);
        }
        for input in Mutations::new(seeds, seed) {
            if catch_unwind(|| (target.run)(&input)).is_err() {
                let file = format!("failed-{}", target.name);
                std::fs::write(&file, &input).expect("the input can be written");
                eprintln!("{}: failed after {count} inputs; the input is in {file}", target.name);
                return ExitCode::FAILURE;
            }
            count += 1;
            if begun.elapsed() >= time {
                break;
            }
        }
        println!("{}: {count} inputs, none failed", target.name);
        ExitCode::SUCCESS
    }

    /// Runs inputs from files, to look at one that failed.
    fn again(target: &Target, files: &[String]) -> ExitCode {
        for file in files {
            match std::fs::read(file) {
                Ok(input) => (target.run)(&input),
                Err(error) => {
                    eprintln!("cannot read {file}: {error}");
                    return ExitCode::from(2);
                }
            }
        }
        ExitCode::SUCCESS
    }
}
