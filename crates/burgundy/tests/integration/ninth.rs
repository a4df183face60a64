//! A ninth module as a worked example (`tests/ninth.txt`): how many files it touches, and that it can be played.

use std::{
    collections::BTreeMap,
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

/// The most files that anybody should have to touch by hand for a module with a tile and a stack.
const MOST: usize = 17;

/// What happens to a file: it is new, or these lines of it are replaced.
enum Block {
    New(String),
    Change(Vec<(String, String)>),
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The blocks of the example, by file.
fn example() -> BTreeMap<String, Block> {
    let text = include_str!("../ninth.txt");
    let mut files = BTreeMap::new();
    let (mut path, mut lines) = ("", text.lines());
    while let Some(line) = lines.next() {
        if let Some(heading) = line.strip_prefix("## `") {
            path = heading.trim_end_matches('`');
        }
        let Some((fence, kind)) =
            ["new", "change"].iter().find_map(|kind| Some((line.strip_suffix(kind)?, *kind)))
        else {
            continue;
        };
        if !fence.starts_with("```") {
            continue;
        }
        let body: Vec<&str> = lines.by_ref().take_while(|line| *line != fence).collect();
        let block =
            if kind == "new" { Block::New(body.join("\n") + "\n") } else { Block::Change(changes(&body)) };
        files.insert(path.to_owned(), block);
    }
    files
}

/// Lines with `-`, each time with those with `+` that take their place.
fn changes(body: &[&str]) -> Vec<(String, String)> {
    let mut changes: Vec<(String, String)> = Vec::new();
    let mut adding = true;
    for line in body {
        let (sign, rest) = line.split_at(1);
        let rest = format!("{}\n", rest.strip_prefix(' ').unwrap_or(rest));
        if sign == "-" {
            if adding {
                changes.push((String::new(), String::new()));
            }
            changes.last_mut().expect("one was just added").0.push_str(&rest);
        } else {
            changes.last_mut().expect("a change begins with what is there").1.push_str(&rest);
        }
        adding = sign == "+";
    }
    changes
}

#[test]
fn a_ninth_module_touches_few_files() {
    let files = example();
    assert!(files.len() <= MOST, "{} files, and {MOST} may be touched by hand", files.len());
    for (path, block) in &files {
        let there = fs::read_to_string(root().join(path));
        match block {
            Block::New(_) => assert!(there.is_err(), "{path} is there already"),
            Block::Change(changes) => {
                let text = there.unwrap_or_else(|_| panic!("{path} is not there"));
                for (old, new) in changes {
                    assert_eq!(text.matches(old).count(), 1, "{path} has this once:\n{old}");
                    assert_ne!(old, new, "{path} changes");
                }
            }
        }
    }
}

/// Makes the changes in a copy of the repository, lets commands write what they write, and does there what CI does: the
/// new module keeps the contract at every table, its scenarios pass, the games of the others stay as they are, and the
/// laws of the repository and the web client's tests hold.
#[test]
fn a_ninth_module_can_be_played() {
    if env::var_os("RUN_SLOW_TESTS").is_none() {
        return;
    }
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let copy = Copy { root: scratch.join("ninth"), target: scratch.join("ninth-target") };
    copy.make();
    let burgundy = ["test", "--offline", "-p", "burgundy", "--test", "integration", "--"];
    let cargo = env!("CARGO");
    copy.run(cargo, &[&burgundy[..], &["printed::"]].concat(), &[("LOIRE_BLESS", "1")]);
    copy.run(
        cargo,
        &[&burgundy[..], &["contract::", "scenarios::", "config::", "golden::every"]].concat(),
        &[],
    );
    for command in ["types", "tidy"] {
        copy.run(cargo, &["run", "--offline", "-p", "xtask", "--", command], &[]);
    }
    let packages = root().join("web/node_modules");
    if packages.exists() {
        std::os::unix::fs::symlink(packages, copy.root.join("web/node_modules"))
            .expect("the copy can be written");
        copy.run("npm", &["--prefix", "web", "run", "check"], &[]);
        copy.run("npm", &["--prefix", "web", "test"], &[]);
    }
    fs::remove_dir_all(&copy.root).expect("the copy can be removed");
}

/// The repository with the ninth module, and where it is built: its crates have the names of ours, so they may not share
/// a target.
struct Copy {
    root: PathBuf,
    target: PathBuf,
}

impl Copy {
    fn make(&self) {
        let _ = fs::remove_dir_all(&self.root);
        let files = Command::new("git").args(["ls-files", "-z"]).current_dir(root()).output();
        let files = String::from_utf8(files.expect("git runs").stdout).expect("names are text");
        for path in files.split_terminator('\0').filter(|path| root().join(path).is_file()) {
            let to = self.root.join(path);
            fs::create_dir_all(to.parent().expect("a file is in a folder")).expect("the copy can be written");
            fs::copy(root().join(path), to).unwrap_or_else(|problem| panic!("{path}: {problem}"));
        }
        for (path, block) in example() {
            let path = self.root.join(path);
            let text = match block {
                Block::New(text) => text,
                Block::Change(changes) => {
                    let text = fs::read_to_string(&path).expect("the fast test has read it");
                    changes.iter().fold(text, |text, (old, new)| text.replacen(old, new, 1))
                }
            };
            fs::create_dir_all(path.parent().expect("a file is in a folder"))
                .expect("the copy can be written");
            fs::write(&path, text).expect("the copy can be written");
        }
        // `tidy` reads the files that git knows of.
        self.run("git", &["init", "--quiet"], &[]);
    }

    fn run(&self, program: &str, args: &[&str], with: &[(&str, &str)]) {
        let mut command = Command::new(program);
        command.args(args).current_dir(&self.root).env("CARGO_TARGET_DIR", &self.target);
        for name in ["RUN_SLOW_TESTS", "LOIRE_BLESS", "CARGO_MANIFEST_DIR"] {
            command.env_remove(name);
        }
        let status = command.envs(with.iter().copied()).status();
        assert!(
            status.expect("it runs").success(),
            "with the ninth module, this fails: {program} {}",
            args.join(" ")
        );
    }
}
