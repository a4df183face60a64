//! PostgreSQL: two processes on one database.

use std::{
    io::Write as _,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use serde_json::json;
use server::Store;

use crate::{
    client::{Client, two},
    kill::Process,
    market::BOXES,
};

/// A cluster of its own, on a unix socket in a folder of its own.
struct Cluster {
    folder: PathBuf,
}

/// As another user, because PostgreSQL refuses to run as root.
fn as_postgres(program: &str) -> Command {
    let is_root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout.starts_with(b"0\n"));
    if is_root {
        let mut command = Command::new("setpriv");
        command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", program]);
        command
    } else {
        Command::new(program)
    }
}

fn run(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

impl Cluster {
    /// Nothing where PostgreSQL is not installed, unless `REQUIRE_PG` is set.
    fn start() -> Option<Cluster> {
        let folder = std::env::temp_dir().join(format!("loire-pg-{}", std::process::id()));
        let data = folder.join("data");
        std::fs::create_dir_all(&folder).unwrap();
        run(Command::new("chmod").arg("777").arg(&folder));
        let made = run(as_postgres("initdb").args(["-A", "trust", "-U", "postgres", "-D"]).arg(&data));
        if !made {
            assert!(std::env::var_os("REQUIRE_PG").is_none(), "REQUIRE_PG is set and initdb does not work");
            let _ = writeln!(std::io::stderr(), "skipped: there is no initdb on this machine");
            return None;
        }
        let options = format!("-c listen_addresses= -c fsync=off -k {}", folder.display());
        let mut start = as_postgres("pg_ctl");
        let start =
            start.args(["-w", "-l"]).arg(folder.join("log")).arg("-D").arg(&data).arg("-o").arg(options);
        assert!(run(start.arg("start")), "the cluster starts");
        Some(Cluster { folder })
    }

    fn url(&self) -> String {
        format!("postgres://postgres@localhost/postgres?host={}", self.folder.display())
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        run(as_postgres("pg_ctl").args(["-m", "immediate", "-D"]).arg(self.folder.join("data")).arg("stop"));
        let _ = std::fs::remove_dir_all(Path::new(&self.folder));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_processes_serve_one_table_and_one_is_killed_in_the_middle() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.url();
    let (one, other) = (Process::start("LOIRE_TEST_URL", &url), Process::start("LOIRE_TEST_URL", &url));
    let (ann, ben, table) = two(one.addr, json!({"edition": "long", "options": {"coins": "20"}})).await;
    let ben = Client { addr: other.addr, ..ben };
    let mut seen = ben.socket(&table, 0).await;
    seen.hear_type("snapshot").await;
    // Ann plays through one process, Ben through the other; each hears of the other's actions.
    let act = format!("/api/tables/{table}/act");
    for _ in 0..2 {
        let done = ann.post(&act, json!({"action": "bid 1"})).await;
        let mut update = seen.hear_type("update").await;
        while update["position"]["at"] != done["at"] {
            update = seen.hear_type("update").await;
        }
        assert_eq!(update["position"]["waiting"], json!(["p2"]));
        ben.post(&act, json!({"action": "bid 0"})).await;
        ann.post(&act, json!({"action": "pass"})).await;
        ben.post(&act, json!({"action": "pass"})).await;
    }
    // Both at once: entries are numbered once, so exactly one of two equal actions counts.
    let at = ann.get(&format!("/api/tables/{table}/snapshot")).await["position"]["at"].clone();
    let body = json!({"action": "bid 1", "at": at});
    let elsewhere = Client { addr: other.addr, ..ann.clone() };
    let (here, there) =
        tokio::join!(ann.ask("POST", &act, Some(body.clone())), elsewhere.ask("POST", &act, Some(body)));
    let counted = [here.status, there.status].iter().filter(|&&status| status == 200).count();
    assert_eq!(counted, 1, "{} / {}", here.text, there.text);
    let before = ann.get(&format!("/api/tables/{table}/snapshot")).await;
    one.kill();
    let after = elsewhere.get(&format!("/api/tables/{table}/snapshot")).await;
    assert_eq!(before["record"], after["record"]);
    crate::client::play_on(&table, &[&elsewhere, &ben], 200).await;
    let info = ben.get(&format!("/api/tables/{table}")).await;
    assert_eq!(info["status"], "over");
    other.kill();
    let store = Store::postgres(&url).await.unwrap();
    let found = server::doctor::check(&store, BOXES).await.unwrap();
    assert_eq!((found.results, found.problems), (1, Vec::new()));
    store.close().await;
}
