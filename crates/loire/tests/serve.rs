//! The server as a program: what it prints where, and how it stops.

#![cfg(unix)]

use std::{
    io::Read as _,
    os::unix::fs::PermissionsExt as _,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::Duration,
};

/// Starts a server with these flags in its own folder.
fn serve(name: &str, flags: &[&str]) -> (Child, PathBuf) {
    let data = std::env::temp_dir().join(format!("loire-serve-{name}-{}", std::process::id()));
    let child = Command::new(env!("CARGO_BIN_EXE_loire"))
        .args(["serve", "--addr", "127.0.0.1:0", "--data"])
        .arg(&data)
        .args(flags)
        .env("LOIRE_LOG", "debug")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the server starts");
    (child, data)
}

/// Stops it cleanly. Returns what it wrote to standard output and standard error.
fn stop(mut child: Child, data: &Path) -> (String, String) {
    // It has created its database, so it handles signals or is about to.
    while !data.join("loire.sqlite3").exists() {
        std::thread::sleep(Duration::from_millis(50));
    }
    std::thread::sleep(Duration::from_secs(1));
    let mode = std::fs::metadata(data).expect("the folder is there").permissions().mode();
    assert_eq!(mode & 0o777, 0o700, "only the owner may read it");
    let killed = Command::new("kill").arg(child.id().to_string()).status().expect("kill runs");
    assert!(killed.success());
    let (mut out, mut log) = (String::new(), String::new());
    child.stdout.take().expect("piped").read_to_string(&mut out).expect("text");
    child.stderr.take().expect("piped").read_to_string(&mut log).expect("text");
    let status = child.wait().expect("it ends");
    assert!(status.success(), "{status}: {log}");
    std::fs::remove_dir_all(data).expect("the folder is there");
    (out, log)
}

#[test]
fn a_log_in_a_file_has_no_colours() {
    let (child, data) = serve("plain", &[]);
    let (out, log) = stop(child, &data);
    assert!(out.starts_with("Loire is running at http://127.0.0.1:"), "{out}");
    assert!(!log.is_empty() && !log.contains('\u{1b}'), "{log}");
}

#[test]
fn a_json_log_contains_only_json() {
    let (child, data) = serve("json", &["--log-json"]);
    // A second server is refused, in JSON too.
    while !data.join("loire.sqlite3").exists() {
        std::thread::sleep(Duration::from_millis(50));
    }
    let second = Command::new(env!("CARGO_BIN_EXE_loire"))
        .args(["serve", "--addr", "127.0.0.1:0", "--log-json", "--data"])
        .arg(&data)
        .output()
        .expect("it runs");
    assert_eq!(second.status.code(), Some(2));
    let (out, log) = stop(child, &data);
    let refused = String::from_utf8_lossy(&second.stderr).into_owned();
    assert!(refused.contains("another server uses"), "{refused}");
    let lines: Vec<&str> = out.lines().chain(log.lines()).chain(refused.lines()).collect();
    assert!(lines.iter().any(|line| line.contains("Loire is running")), "{log}");
    for line in lines {
        let read: Result<serde_json::Value, _> = serde_json::from_str(line);
        assert!(read.is_ok(), "{line}");
    }
}

#[test]
fn a_log_level_that_does_not_exist_is_refused() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_loire"));
    let told = command.args(["serve", "--addr", "127.0.0.1:0"]).env("LOIRE_LOG", "server=loud").output();
    let told = told.expect("it runs");
    let words = String::from_utf8_lossy(&told.stderr);
    assert!(!told.status.success() && words.contains("LOIRE_LOG is `server=loud`"), "{words}");
}
