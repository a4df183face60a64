//! PostgreSQL: two processes on one database.

use std::{
    io::Write as _,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use serde_json::json;
use server::Store;
use sqlx::{Connection as _, PgConnection};

use crate::{
    client::{Client, open_table, two},
    kill::Process,
    market::BOXES,
    outage::until,
};

/// Its own cluster, on a unix socket in its own folder.
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
    /// `None` if PostgreSQL is not installed, unless `REQUIRE_PG` is set.
    fn start(name: &str) -> Option<Cluster> {
        let folder = std::env::temp_dir().join(format!("loire-pg-{name}-{}", std::process::id()));
        let data = folder.join("data");
        std::fs::create_dir_all(&folder).unwrap();
        run(Command::new("chmod").arg("777").arg(&folder));
        let made = run(as_postgres("initdb").args(["-A", "trust", "-U", "postgres", "-D"]).arg(&data));
        if !made {
            assert!(std::env::var_os("REQUIRE_PG").is_none(), "REQUIRE_PG is set and initdb does not work");
            let _ = writeln!(std::io::stderr(), "skipped: there is no initdb on this machine");
            return None;
        }
        let cluster = Cluster { folder };
        cluster.run();
        Some(cluster)
    }

    fn run(&self) {
        let options = format!("-c listen_addresses= -c fsync=off -k {}", self.folder.display());
        let mut start = as_postgres("pg_ctl");
        let start =
            start.args(["-w", "-l"]).arg(self.folder.join("log")).arg("-D").arg(self.folder.join("data"));
        assert!(run(start.arg("-o").arg(options).arg("start")), "the cluster starts");
    }

    fn stop(&self) {
        run(as_postgres("pg_ctl").args(["-m", "immediate", "-D"]).arg(self.folder.join("data")).arg("stop"));
    }

    fn url(&self) -> String {
        format!("postgres://postgres@localhost/postgres?host={}", self.folder.display())
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.stop();
        let _ = std::fs::remove_dir_all(Path::new(&self.folder));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_processes_serve_one_table_and_one_is_killed_in_the_middle() {
    let Some(cluster) = Cluster::start("two") else { return };
    let url = cluster.url();
    let (one, other) = (Process::start("LOIRE_TEST_URL", &url), Process::start("LOIRE_TEST_URL", &url));
    let (ann, ben, table) = two(one.addr, json!({"edition": "long", "options": {"coins": "20"}})).await;
    let ben = Client { addr: other.addr, ..ben };
    let mut seen = ben.socket(&table, 0).await;
    seen.hear_type("snapshot").await;
    // Ann plays through one process, Ben through the other. Each sees the other's actions.
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
    // Both at the same time: entries are numbered once, so exactly one of two equal actions counts.
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

/// How many games are still running, without touching any.
async fn in_play(connection: &mut PgConnection, ids: &[String]) -> i64 {
    let (count,): (i64,) =
        sqlx::query_as("SELECT COUNT(*) FROM tables WHERE id = ANY($1) AND status = 'playing'")
            .bind(ids)
            .fetch_one(connection)
            .await
            .unwrap();
    count
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dead_processs_tables_continue_by_themselves() {
    let Some(cluster) = Cluster::start("orphans") else { return };
    let url = cluster.url();
    let (one, other) = (Process::start("LOIRE_TEST_URL", &url), Process::start("LOIRE_TEST_URL", &url));
    let bots = json!([{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]);
    let (slow, _, long) = two(one.addr, json!({"clock": {"per_move_s": 3600, "reserve_s": 60}})).await;
    let asked = slow.get(&format!("/api/tables/{long}/snapshot")).await["position"]["clock"].clone();
    // With a bot instead, the table would wait for one of them to return.
    let ends = json!({"clock": {"per_move_s": 4, "reserve_s": 0}, "out_of_time": "end"});
    let (_, _, short) = two(one.addr, ends).await;
    let mut waiting = vec![short];
    // The last ones are killed while their bots are playing.
    for _ in 0..12 {
        let more =
            json!({"seats": bots, "edition": "long", "options": {"coins": "20"}, "start_when_full": true});
        let host = Client::guest(one.addr, "Host").await;
        waiting.push(open_table(&host, more).await);
    }
    // Both processes have the same lists.
    for addr in [one.addr, other.addr] {
        let list = Client::new(addr).get("/api/tables?status=playing").await;
        assert!(list.as_array().unwrap().iter().any(|table| table["id"] == long.as_str()), "{list}");
        assert_eq!(Client::new(addr).get("/api/tables?status=open").await.as_array().unwrap().len(), 12);
    }
    one.kill();
    let mut connection = PgConnection::connect(&url).await.unwrap();
    assert!(in_play(&mut connection, &waiting).await > 0, "the clock is still running");
    for _ in 0..600 {
        if in_play(&mut connection, &waiting).await == 0 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    assert_eq!(in_play(&mut connection, &waiting).await, 0, "bots played on and the clock ran out");
    let slow = Client { addr: other.addr, ..slow };
    let now = slow.get(&format!("/api/tables/{long}/snapshot")).await["position"]["clock"].clone();
    let deadline = |clock: &serde_json::Value| clock["seats"][0]["deadline"].as_i64().unwrap();
    let passed = now["now"].as_i64().unwrap() - asked["now"].as_i64().unwrap();
    let moved = deadline(&now) - deadline(&asked);
    assert!(passed > 4000 && moved.abs() < 2000, "{passed} ms passed, the deadline moved by {moved}");
    other.kill();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_outage_is_reported_and_ends_when_the_database_is_back() {
    let Some(cluster) = Cluster::start("down") else { return };
    let process = Process::start("LOIRE_TEST_URL", &cluster.url());
    let (ann, ben, table) = two(process.addr, json!({})).await;
    let act = format!("/api/tables/{table}/act");
    ann.post(&act, json!({"action": "bid 1"})).await;
    cluster.stop();
    let body = json!({"action": "bid 0"});
    assert_eq!(ben.refused("POST", &act, body.clone()).await, (503, "busy".into()));
    assert_eq!(ben.refused("GET", "/api/tables", json!({})).await, (503, "busy".into()));
    assert_eq!(ben.ask("GET", "/healthz", None).await.status, 503);
    cluster.run();
    until("it is stored", || async { ben.ask("POST", &act, Some(body.clone())).await.status == 200 }).await;
    assert_eq!(ben.ask("GET", "/healthz", None).await.status, 200);
    let record = ann.get(&format!("/api/tables/{table}/snapshot")).await["record"].to_string();
    assert!(record.contains("bid 1") && record.contains("bid 0"), "{record}");
    process.kill();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_on_another_process_ends_with_its_session_too() {
    let Some(cluster) = Cluster::start("sessions") else { return };
    let url = cluster.url();
    let (one, other) = (Process::start("LOIRE_TEST_URL", &url), Process::start("LOIRE_TEST_URL", &url));
    let (ann, _, table) = two(one.addr, json!({})).await;
    let elsewhere = Client { addr: other.addr, ..ann.clone() };
    let mut socket = elsewhere.socket(&table, 0).await;
    socket.hear_type("snapshot").await;
    ann.ask("POST", "/api/logout", None).await;
    assert_eq!(socket.hear_type("gone").await["code"], "signed-out");
    one.kill();
    other.kill();
}
