//! Unpacks an archive into an empty folder and uses it as somebody would who has just downloaded it.

use std::{
    fs,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::TcpStream,
    path::Path,
    process::{Child, Stdio},
};

use anyhow::{Context, Result, bail};

use super::say;
use crate::shell::{self, Shell};

pub(super) fn run(shell: &Shell, archive: &Path, name: &str) -> Result<()> {
    let dist = archive.parent().context("the archive is in a folder")?;
    let checksum = format!("{name}.tar.gz.sha256");
    shell::run(shell.program("sha256sum", &["--check", "--quiet", &checksum]).current_dir(dist))?;
    let folder = dist.join("proof");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    shell::run(shell.program("tar", &["-xzf"]).arg(archive).current_dir(&folder))?;
    let folder = folder.join(name);
    let program = folder.join("loire");
    let version = say(shell, &program, &["--version"])?;
    println!("{}", version.trim());
    let expected = concat!("loire ", env!("CARGO_PKG_VERSION"));
    if !version.starts_with(expected) {
        bail!("`loire --version` does not say `{expected}`");
    }
    let notices = say(shell, &program, &["licences"])?;
    if notices != fs::read_to_string(folder.join("NOTICES.txt"))? {
        bail!("NOTICES.txt is not what `loire licences` says");
    }
    complete(&folder)?;
    say(shell, &program, &["sim", "burgundy", "--games", "10"])?;
    serve(shell, &program, &folder)?;
    fs::remove_dir_all(dist.join("proof"))?;
    Ok(())
}

/// Every file that the README names is there, and every command has a manual page.
fn complete(folder: &Path) -> Result<()> {
    let readme = fs::read_to_string(folder.join("README.md"))?;
    let missing: Vec<&str> = named(&readme).filter(|name| !folder.join(name).exists()).collect();
    if !missing.is_empty() {
        bail!("README.md names what is not in the archive: {}", missing.join(", "));
    }
    for page in ["loire.1", "loire-serve.1", "loire-play.1"] {
        let text = fs::read_to_string(folder.join("man").join(page))?;
        if !text.contains(".SH") {
            bail!("man/{page} is no manual page");
        }
    }
    Ok(())
}

/// Files that a text lists in the first column of a table.
fn named(text: &str) -> impl Iterator<Item = &str> {
    let cells =
        text.lines().filter_map(|line| line.strip_prefix("| `")).filter_map(|line| line.split(" |").next());
    cells.flat_map(|cell| cell.split(", ")).map(|name| name.trim_matches('`'))
}

/// A server, which ends with this value.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts the server and asks it for a page, for the licences and for its health.
fn serve(shell: &Shell, program: &Path, folder: &Path) -> Result<()> {
    let args = ["serve", "--addr", "127.0.0.1:0", "--data", "data"];
    let mut command = shell.program(program, &args);
    let child = command.current_dir(folder).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
    let mut server = Running(child);
    let out = server.0.stdout.take().context("its output is a pipe")?;
    let address = BufReader::new(out).lines().map_while(Result::ok).find_map(|line| address(&line));
    let address = address.context("`loire serve` named no address")?;
    for (path, file) in
        [("/", Some("index.html")), ("/notices.json", Some("notices.json")), ("/healthz", None)]
    {
        let answer = get(&address, path).with_context(|| format!("cannot get {path}"))?;
        if !answer.starts_with("HTTP/1.1 200 ") {
            bail!("{path}: {}", answer.lines().next().unwrap_or("no answer"));
        }
        // The program has them packed, and we accept no packing.
        let Some(file) = file else { continue };
        if !answer.ends_with(&fs::read_to_string(shell.root.join("web/dist").join(file))?) {
            bail!("{path} is not what was built");
        }
    }
    println!("the server answered on {address}");
    Ok(())
}

/// `127.0.0.1:4711` in a line that says where the server listens.
fn address(line: &str) -> Option<String> {
    let (_, rest) = line.split_once("127.0.0.1:")?;
    let port: String = rest.chars().take_while(char::is_ascii_digit).collect();
    (!port.is_empty() && port != "0").then(|| format!("127.0.0.1:{port}"))
}

fn get(address: &str, path: &str) -> Result<String> {
    let mut stream = TcpStream::connect(address)?;
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

#[cfg(test)]
mod tests {
    use super::{address, named};

    #[test]
    fn files_are_found_in_tables() {
        let text = "see `RIGHTS.md`\n| here | what |\n|---|---|\n| `man/`, `loire` | `x` |\n";
        assert_eq!(named(text).collect::<Vec<_>>(), ["man/", "loire"]);
    }

    #[test]
    fn the_address_is_read_from_what_the_server_says() {
        assert_eq!(address("Open http://127.0.0.1:4711 in your browser").as_deref(), Some("127.0.0.1:4711"));
        assert_eq!(address("--addr 127.0.0.1:0"), None);
        assert_eq!(address("starting"), None);
    }
}
