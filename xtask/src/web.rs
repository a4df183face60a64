//! Builds the browser client when it is out of date, checks it, and plays it in a real browser.

use std::{
    fs, io,
    path::{Path, PathBuf},
    time::SystemTime,
};

use anyhow::{Context, Result, bail};

use crate::{
    notices,
    shell::{self, Shell},
    wasm,
};

const NODE: &str = "you need Node 20 or newer, with npm, to build the web client";

/// Runs npm in `web/`.
fn npm(shell: &Shell, args: &[&str]) -> Result<()> {
    let mut command = shell.program("npm", args);
    shell::run(command.current_dir(shell.root.join("web"))).context(NODE)
}

/// Says that Node is missing before minutes have passed.
pub(crate) fn find_node(shell: &Shell) -> Result<()> {
    if !shell::succeeds(&mut shell.program("npm", &["--version"])) {
        bail!(NODE);
    }
    Ok(())
}

/// Installs the packages in `package-lock.json` if the file has changed since the last time.
pub(crate) fn install(shell: &Shell) -> Result<()> {
    let web = shell.root.join("web");
    let installed = newest(&web.join("node_modules/.package-lock.json"))?;
    if installed.is_none() || installed < newest(&web.join("package-lock.json"))? {
        npm(shell, &["ci", "--no-audit", "--no-fund"])?;
    }
    Ok(())
}

/// What the client is built from, beside the words of each box.
const SOURCES: [&str; 12] = [
    "web/src",
    "web/engine/index.mjs",
    wasm::FOLDER,
    "web/public",
    "web/index.html",
    "web/vite.config.ts",
    "web/notices.ts",
    "web/pack.ts",
    "web/words.ts",
    "web/package.json",
    "web/package-lock.json",
    "words",
];

/// Builds `web/dist` if any source is newer.
pub(crate) fn build(shell: &Shell) -> Result<()> {
    install(shell)?;
    notices::write(shell)?;
    let built = newest(&shell.root.join("web/dist/index.html"))?;
    if built.is_none() || built < newest_source(&shell.root)? {
        npm(shell, &["run", "build"])?;
    }
    Ok(())
}

fn newest_source(root: &Path) -> Result<Option<SystemTime>> {
    let mut latest = newest(&root.join(notices::FILE))?;
    for source in SOURCES {
        latest = latest.max(newest(&root.join(source))?);
    }
    for game in fs::read_dir(root.join("games"))? {
        latest = latest.max(newest(&game?.path().join("words"))?);
    }
    Ok(latest)
}

pub(crate) fn run(shell: &Shell, args: &[String]) -> Result<()> {
    match args {
        [] => check(shell),
        [flag] if flag == "--build" => build(shell),
        _ => bail!("cannot read `{}`: the only flag is --build", args.join(" ")),
    }
}

/// Checks types, runs unit tests, and builds the client, which checks its size.
fn check(shell: &Shell) -> Result<()> {
    install(shell)?;
    notices::write(shell)?;
    npm(shell, &["run", "check"])?;
    npm(shell, &["test"])?;
    npm(shell, &["run", "build"])
}

/// Plays in a real Chromium against the real server. Returns the test files that passed only on a second run.
/// We report those, but a busy machine alone should not block a change.
pub(crate) fn browser_tests(shell: &Shell) -> Result<Vec<String>> {
    // Modules may have come since the client was built.
    build(shell)?;
    let list = shell.root.join("target/failed-browser-tests.txt");
    // The runner appends to the list, so an old list would make us repeat old files.
    let _ = fs::remove_file(&list);
    let Err(error) = in_browser(shell, "e2e", &list) else { return Ok(Vec::new()) };
    let text = fs::read_to_string(&list).unwrap_or_default();
    let failed: Vec<String> = text.lines().map(str::to_owned).collect();
    if failed.is_empty() {
        return Err(error);
    }
    println!("failed: {}; running these once more, one at a time", failed.join(", "));
    let mut again = vec!["e2e-again", "--"];
    again.extend(failed.iter().map(String::as_str));
    npm_in_browser(shell, &again, &list)?;
    Ok(failed)
}

/// Takes screenshots of every page at three sizes, in `web/screenshots`.
pub(crate) fn screenshots(shell: &Shell, _: &[String]) -> Result<()> {
    build(shell)?;
    in_browser(shell, "screenshots", Path::new("/dev/null"))
}

/// Takes the pictures in the repository again, in `docs/pictures`.
pub(crate) fn pictures(shell: &Shell, _: &[String]) -> Result<()> {
    build(shell)?;
    in_browser(shell, "pictures", Path::new("/dev/null"))
}

fn in_browser(shell: &Shell, script: &str, failed: &Path) -> Result<()> {
    npm_in_browser(shell, &[script], failed)
}

/// Runs an npm script with a browser and the server. A test runner lists the files that failed in `failed`.
fn npm_in_browser(shell: &Shell, script: &[&str], failed: &Path) -> Result<()> {
    let Some(chromium) = find_chromium(shell) else {
        bail!(
            "no Chromium was found: install it, for example with `apt-get install chromium`, or set CHROMIUM=…"
        );
    };
    let mut command = shell.program("npm", &["run"]);
    let command = command.args(script).current_dir(shell.root.join("web"));
    let command = command.env("CHROMIUM", chromium).env("LOIRE_BIN", shell.debug_binary()?);
    shell::run(command.env("FAILED_TESTS", failed))
}

/// Finds the browser. If there is none, installs it: the system's as root, else the one that the test library
/// downloads.
pub(crate) fn find_chromium(shell: &Shell) -> Option<PathBuf> {
    if let Some(named) = std::env::var_os("CHROMIUM") {
        return Some(PathBuf::from(named));
    }
    let found = || {
        let names = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
        names.iter().map(PathBuf::from).find(|path| path.exists()).or_else(|| downloaded_chromium(shell))
    };
    found().or_else(|| {
        if !shell.install("chromium") {
            download_chromium(shell);
        }
        found()
    })
}

/// The browser that the test library has downloaded.
fn downloaded_chromium(shell: &Shell) -> Option<PathBuf> {
    let ask = "console.log(require('playwright-core').chromium.executablePath())";
    let mut node = shell.program("node", &["-e", ask]);
    let path = PathBuf::from(shell::output(node.current_dir(shell.root.join("web")))?);
    path.exists().then_some(path)
}

fn download_chromium(shell: &Shell) {
    println!("There is no Chromium; downloading one for the tests");
    let download = ["playwright-core", "install", "chromium"];
    let mut npx = shell.program("npx", &["--no"]);
    // Without a connection there is no browser, and the step says so.
    let _ = shell::run(npx.args(download).current_dir(shell.root.join("web")));
}

/// When the newest file at or below a path changed, or `None` if there is no file.
fn newest(path: &Path) -> Result<Option<SystemTime>> {
    let about = match fs::metadata(path) {
        Ok(about) => about,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error).with_context(|| format!("cannot read {}", path.display())),
    };
    if !about.is_dir() {
        return Ok(Some(about.modified()?));
    }
    let mut latest = None;
    for entry in fs::read_dir(path)? {
        latest = latest.max(newest(&entry?.path())?);
    }
    Ok(latest)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn the_client_is_built_again_when_a_word_changes() {
        let root = std::env::temp_dir().join(format!("loire-web-{}", std::process::id()));
        let words = ["words/en/house.ftl", "games/natick/words/de/names.ftl"];
        for path in words.iter().chain(&["games/natick/RULES.md"]) {
            let path = root.join(path);
            fs::create_dir_all(path.parent().expect("a folder")).expect("it is written");
            fs::write(path, "hello = Hello\n").expect("it is written");
        }
        let at = |path: &str, time: SystemTime| {
            let file = fs::File::options().write(true).open(root.join(path)).expect("it is there");
            file.set_modified(time).expect("it has a time");
        };
        let later = SystemTime::now() + Duration::from_mins(1);
        for path in words {
            at(path, later);
            assert_eq!(newest_source(&root).expect("it reads"), Some(later), "{path}");
            at(path, SystemTime::now());
        }
        at("games/natick/RULES.md", later);
        assert!(newest_source(&root).expect("it reads") < Some(later));
        fs::remove_dir_all(&root).expect("the folder is there");
    }
}
