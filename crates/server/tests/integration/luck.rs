//! Records and the proof of their luck.

use keeper::luck::verify_record;
use play::Record;
use serde_json::json;
use server::Store;

use crate::{
    client::{Client, Running, contribute, open_table, play_on, two},
    market::BOXES,
};

/// What is wrong with a record, if anything.
fn problem(text: &str) -> Option<String> {
    let record = Record::parse(text).unwrap();
    verify_record(BOXES.0[0], &record).err()
}

#[tokio::test]
async fn a_finished_games_luck_is_proven_and_tampering_is_detected() {
    let server = Running::memory().await;
    let (ann, ben) = (Client::guest(server.addr, "Ann").await, Client::guest(server.addr, "Ben").await);
    let create = json!({"box": "market", "seats": [{"kind": "me"}, {"kind": "open"}]});
    let sat = ann.post("/api/tables", create).await;
    let table = sat["table"]["id"].as_str().unwrap().to_owned();
    let commit = sat["table"]["luck"]["commit"].as_str().unwrap().to_owned();
    assert!(sat["table"]["luck"]["secret"].is_null());
    contribute(&ann, &table, "aa11").await;
    ben.post(&format!("/api/tables/{table}/sit"), json!({"entropy": "bb22"})).await;
    ann.post(&format!("/api/tables/{table}/start"), json!({})).await;
    let early = ann.ask("GET", &format!("/api/tables/{table}/record"), None).await.text;
    assert!(!early.contains("luck-secret"));
    play_on(&table, &[&ann, &ben], 200).await;
    let text = ann.ask("GET", &format!("/api/tables/{table}/record"), None).await.text;
    assert!(text.contains(&format!("luck-commit {commit}")));
    assert!(text.contains("luck-entropy p1 aa11\nluck-entropy p2 bb22"));
    assert_eq!(problem(&text), None);
    let entries: Vec<&str> = text.split("---\n").nth(1).unwrap().lines().collect();
    let bid = entries.iter().find(|line| line.contains(" bid ")).unwrap();
    let other = if bid.ends_with('0') {
        bid.replace("bid 0", "bid 1")
    } else {
        bid.replace(bid.split(' ').nth(2).unwrap(), "0")
    };
    assert!(problem(&text.replacen(bid, &other, 1)).is_some(), "a bid was changed");
    let draw = entries.iter().find(|line| line.contains("draw")).unwrap();
    let fruit = if draw.ends_with("plum") { "* draw pear" } else { "* draw plum" };
    assert!(problem(&text.replacen(draw, fruit, 1)).is_some(), "a draw was changed");
    assert!(problem(&text.replace("bb22", "bb23")).is_some(), "a contribution was changed");
    assert!(problem(&text.replace(&commit[..8], "00000000")).is_some(), "the commitment was changed");
    let last = entries.last().unwrap();
    let shorter = text.replace(&format!("{last}\n"), "");
    assert!(problem(&shorter).is_some(), "the end was cut off");
}

#[tokio::test]
async fn the_commitment_comes_before_anybody_contributes() {
    let server = Running::memory().await;
    let ann = Client::guest(server.addr, "Ann").await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]);
    let early = json!({"box": "market", "seats": seats, "start_when_full": true, "entropy": "aa"});
    assert_eq!(ann.refused("POST", "/api/tables", early).await, (400, "request".into()));
    let create = json!({"box": "market", "seats": seats, "start_when_full": true});
    let opened = ann.post("/api/tables", create).await["table"].clone();
    assert_eq!((&opened["status"], &opened["luck"]["version"]), (&json!("open"), &json!(2)));
    let path = format!("/api/tables/{}", opened["id"].as_str().unwrap());
    let bad = json!({"entropy": "xyz"});
    assert_eq!(ann.refused("POST", &format!("{path}/entropy"), bad).await, (400, "request".into()));
    let begun = ann.post(&format!("{path}/entropy"), json!({"entropy": "AA11"})).await;
    assert_eq!(begun["status"], "playing", "there is nobody else to wait for");
    assert_eq!(begun["luck"]["commit"], opened["luck"]["commit"]);
    assert_eq!(begun["luck"]["entropy"], json!([{"seat": "p1", "entropy": "aa11"}]));
    let late = json!({"entropy": "bb"});
    assert_eq!(ann.refused("POST", &format!("{path}/entropy"), late).await, (409, "status".into()));
    let stranger = Client::guest(server.addr, "Ben").await;
    let other = open_table(&ann, json!({})).await;
    let answer =
        stranger.refused("POST", &format!("/api/tables/{other}/entropy"), json!({"entropy": "cc"})).await;
    assert_eq!(answer, (403, "forbidden".into()));
}

#[tokio::test]
async fn nobody_sees_what_decides_the_luck_before_it_is_too_late() {
    let server = Running::memory().await;
    let (ann, ben) = (Client::guest(server.addr, "Ann").await, Client::guest(server.addr, "Ben").await);
    let table = open_table(&ann, json!({})).await;
    let path = format!("/api/tables/{table}");
    ben.post(&format!("{path}/sit"), json!({"entropy": "bb22"})).await;
    let luck = async |person: &Client| {
        let luck = person.get(&path).await["luck"].clone();
        (luck["entropy"].as_array().unwrap().len(), luck["secret"].is_string())
    };
    // Whoever contributes last must not know what the others have contributed.
    assert_eq!([luck(&ann).await, luck(&ben).await], [(0, false); 2]);
    ann.post(&format!("{path}/start"), json!({})).await;
    assert_eq!([luck(&ann).await, luck(&ben).await], [(2, false); 2]);
    ann.post(&format!("{path}/resign"), json!({})).await;
    assert_eq!([luck(&ann).await, luck(&ben).await], [(2, true); 2]);
}

/// Ann and a bot play on until the next round's draw is known. Returns how long the record was before.
pub(crate) async fn past_luck(ann: &Client, table: &str) -> u64 {
    let snapshot = ann.get(&format!("/api/tables/{table}/snapshot")).await;
    let before = snapshot["position"]["entries"].as_u64().unwrap();
    for _ in 0..50 {
        let snapshot = ann.get(&format!("/api/tables/{table}/snapshot")).await;
        let record = snapshot["record"].as_array().unwrap();
        let drawn = record.iter().skip(before as usize).any(|entry| entry["actor"] == "*");
        let legal = snapshot["position"]["legal"].as_array().unwrap();
        if drawn && !legal.is_empty() {
            return before;
        }
        if let Some(action) = legal.first() {
            ann.post(&format!("/api/tables/{table}/act"), json!({"action": action})).await;
        } else {
            ann.get(&format!("/api/tables/{table}/wait?at={}", snapshot["position"]["at"])).await;
        }
    }
    panic!("chance never acted");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_take_back_past_luck_is_recorded_bound_and_left_out_of_the_standings() {
    let server = Running::memory().await;
    let mut ann = Client::guest(server.addr, "Ann").await;
    ann.become_account("Ann").await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]);
    let table = open_table(&ann, json!({"seats": seats, "start_when_full": true})).await;
    let path = format!("/api/tables/{table}");
    let to = past_luck(&ann, &table).await;
    let from = ann.get(&format!("{path}/snapshot")).await["position"]["entries"].as_u64().unwrap();
    ann.post(&format!("{path}/takeback"), json!({ "to": to })).await;
    let end = play_with_bots(&ann, &table).await;
    assert_eq!(end["table"]["result"]["takebacks"], 1);
    let text = ann.ask("GET", &format!("{path}/record"), None).await.text;
    let note = format!("takeback {from} {to} p1\n");
    assert!(text.contains(&note), "{text}");
    assert_eq!(problem(&text), None);
    let page = ann.get("/api/people/Ann").await;
    assert_eq!(page["standings"], json!([]));
    assert_eq!(page["finished"][0]["table"]["result"]["takebacks"], 1);
    let brought = ann.try_send("POST", "/api/records", text.as_bytes()).await.unwrap().json();
    assert_eq!(brought["result"]["takebacks"], 1);
    let again = format!("/api/tables/{}/record", brought["id"].as_str().unwrap());
    assert!(ann.ask("GET", &again, None).await.text.contains(&note));
}

/// Plays for the only person at a table until the game is over. Returns the end.
pub(crate) async fn play_with_bots(ann: &Client, table: &str) -> serde_json::Value {
    let path = format!("/api/tables/{table}");
    loop {
        let snapshot = ann.get(&format!("{path}/wait?at=0&seconds=1")).await;
        if snapshot["table"]["status"] == "over" {
            return snapshot;
        }
        if let Some(action) = snapshot["position"]["legal"].as_array().unwrap().first() {
            ann.post(&format!("{path}/act"), json!({ "action": action })).await;
        }
    }
}

/// The record with the digest that a forger would write after changing it.
pub(crate) fn resealed(text: &str) -> String {
    let record = Record::parse(text).unwrap();
    let digest = keeper::luck::digest(&record).unwrap();
    let old = record.header.proof.unwrap().digest;
    text.replace(&old, &digest)
}

#[tokio::test]
async fn entries_from_another_game_are_bound_and_cannot_be_taken_back() {
    let server = Running::memory().await;
    let (ann, ben, table) = two(server.addr, json!({})).await;
    play_on(&table, &[&ann, &ben], 200).await;
    // After the first draw, where any other fruit would be legal too.
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]);
    let sat = ann.post(&format!("/api/tables/{table}/fork"), json!({"at": 1, "seats": seats})).await;
    let path = format!("/api/tables/{}", sat["table"]["id"].as_str().unwrap());
    let commit = sat["table"]["luck"]["commit"].clone();
    ann.post(&format!("{path}/start"), json!({})).await;
    assert_eq!(
        ann.refused("POST", &format!("{path}/takeback"), json!({"to": 0})).await,
        (409, "undo".into())
    );
    ann.post(&format!("{path}/resign"), json!({})).await;
    let text = ann.ask("GET", &format!("{path}/record"), None).await.text;
    assert_eq!(problem(&text), None);
    assert!(
        text.contains(&format!("luck-commit {}\n", commit.as_str().unwrap()))
            && text.contains("luck-from 1\n")
    );
    for from in [0, 2, 99] {
        let forged = resealed(&text.replace("luck-from 1", &format!("luck-from {from}")));
        assert!(problem(&forged).is_some(), "luck-from {from}");
    }
    let draw = text.lines().find(|line| line.starts_with("* draw ")).unwrap();
    let fruit = if draw.ends_with("plum") { "* draw pear" } else { "* draw plum" };
    let forged = resealed(&text.replacen(draw, fruit, 1));
    assert!(problem(&forged).is_some_and(|told| told.contains("luck-commit")), "{:?}", problem(&forged));
}

#[tokio::test]
async fn an_operator_who_edits_the_store_is_caught() {
    let folder = std::env::temp_dir().join(format!("loire-operator-{}", std::process::id()));
    let store = Store::sqlite(&folder).await.unwrap();
    let server = Running::start(store.clone()).await;
    let (ann, _ben, table) = two(server.addr, json!({})).await;
    // One draw and nothing after it, so that another fruit stays legal.
    ann.post(&format!("/api/tables/{table}/resign"), json!({})).await;
    let whole = server::doctor::check(&store, BOXES).await.unwrap();
    assert_eq!(whole.problems, [""; 0]);
    let record = ann.ask("GET", &format!("/api/tables/{table}/record"), None).await.text;
    let commit = ann.get(&format!("/api/tables/{table}")).await["luck"]["commit"].clone();
    server.stop().await;

    let file = folder.join("loire.sqlite3").display().to_string();
    let db = sqlx::SqlitePool::connect(&format!("sqlite:{file}")).await.unwrap();
    let edit = async |sql: &'static str| {
        sqlx::query(sql).execute(&db).await.unwrap();
    };
    edit(
        "UPDATE log SET text = CASE text WHEN 'draw plum' THEN 'draw pear' ELSE 'draw plum' END WHERE n = 1",
    )
    .await;
    edit("UPDATE tables SET doc = REPLACE(doc, '\"luck_from\":0', '\"luck_from\":99')").await;
    let store = Store::sqlite(&folder).await.unwrap();
    let found = server::doctor::check(&store, BOXES).await.unwrap();
    assert_eq!(found.problems.len(), 1, "{:?}", found.problems);
    assert!(found.problems[0].contains("its own luck begins at entry 99"), "{:?}", found.problems);
    let server = Running::start(store.clone()).await;
    let later = Client { addr: server.addr, ..ann };
    let forged = later.ask("GET", &format!("/api/tables/{table}/record"), None).await.text;
    assert_ne!(forged, record);
    assert!(forged.contains(commit.as_str().unwrap()), "the table shows what it showed before");
    assert!(problem(&forged).is_some());
    assert!(problem(&resealed(&forged.replace("luck-from 99", "luck-from 1"))).is_some());
    server.stop().await;
    edit("UPDATE tables SET doc = REPLACE(doc, '\"luck_from\":99', '\"luck_from\":0')").await;
    let store = Store::sqlite(&folder).await.unwrap();
    let found = server::doctor::check(&store, BOXES).await.unwrap();
    assert!(found.problems[0].contains("does not follow from the secret"), "{:?}", found.problems);
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn people_who_were_away_get_what_has_been_revealed() {
    let server = Running::memory().await;
    let (ann, ben, table) = two(server.addr, json!({})).await;
    let path = format!("/api/tables/{table}");
    let act = async |who: &Client| {
        let legal = who.get(&format!("{path}/snapshot")).await["position"]["legal"][0].clone();
        who.post(&format!("{path}/act"), json!({ "action": legal })).await;
    };
    act(&ben).await;
    let held = ann.get(&format!("{path}/snapshot")).await;
    let since = held["record"].as_array().unwrap().len();
    assert_eq!(held["record"][since - 1]["text"], "?", "Ben's bid is secret");
    act(&ann).await;
    let all = ann.get(&format!("{path}/snapshot")).await;
    assert_ne!(all["record"][since - 1]["text"], "?", "all have bid");
    let news = ann.get(&format!("{path}/snapshot?since={since}")).await;
    assert_eq!(news["since"], since - 1);
    assert_eq!(news["record"][0], all["record"][since - 1]);
    assert!(news["events"].as_array().unwrap().iter().any(|event| event["entry"] == since - 1));
    let mut socket = ann.socket(&table, since as u32).await;
    let told = socket.hear_type("snapshot").await;
    assert_eq!((&told["since"], &told["record"][0]), (&json!(since - 1), &all["record"][since - 1]));
    let nothing =
        ann.get(&format!("{path}/snapshot?since={}", all["record"].as_array().unwrap().len())).await;
    assert_eq!(nothing["record"], json!([]));
}

#[tokio::test]
async fn imported_records_follow_the_rules_for_names_and_refusals_stay_short() {
    let server = Running::memory().await;
    let (ann, ben, table) = two(server.addr, json!({})).await;
    play_on(&table, &[&ann, &ben], 200).await;
    let text = ann.ask("GET", &format!("/api/tables/{table}/record"), None).await.text;
    let import = async |text: &str| ben.try_send("POST", "/api/records", text.as_bytes()).await.unwrap();
    for name in ["x".repeat(25).as_str(), "x".repeat(900_000).as_str(), "<b>Ann</b>", "An\u{202e}n", "@all"] {
        let reply = import(&text.replace("names Ann Ben", &format!("names {name} Ben"))).await;
        assert_eq!((reply.status, reply.json()["code"].clone()), (400, json!("record")));
        assert!(reply.text.len() < 1000, "{} bytes", reply.text.len());
    }
    let options =
        (0..60_000).map(|number| format!("option o{number} 1")).collect::<Vec<_>>().join("\n") + "\n";
    let reply = import(&text.replace("names", &format!("{options}names"))).await;
    assert_eq!(reply.status, 400);
    assert!(reply.text.len() < 10_000, "{} bytes", reply.text.len());
    let reply = import(&format!("{text}p1 {}\n", "x".repeat(900_000))).await;
    assert!(reply.status == 400 && reply.text.len() < 5000, "{} bytes", reply.text.len());
    assert_eq!(import(&text).await.status, 201);
}

#[tokio::test]
async fn a_record_can_be_imported_stepped_through_and_continued() {
    let server = Running::memory().await;
    let (ann, ben, table) = two(server.addr, json!({})).await;
    play_on(&table, &[&ann, &ben], 200).await;
    let text = ann.ask("GET", &format!("/api/tables/{table}/record"), None).await.text;
    let reply = ben.try_send("POST", "/api/records", text.as_bytes()).await.unwrap();
    assert_eq!(reply.status, 201, "{}", reply.text);
    let id = reply.json()["id"].as_str().unwrap().to_owned();
    assert_eq!(reply.json()["result"], ann.get(&format!("/api/tables/{table}")).await["result"]);
    let there = ann.get(&format!("/api/tables/{id}/snapshot?at=5&seat=all")).await;
    let here = ann.get(&format!("/api/tables/{table}/snapshot?at=5&seat=all")).await;
    assert_eq!(there["position"]["view"], here["position"]["view"]);
    let broken = text.replacen("bid", "bit", 1);
    let reply = ben.try_send("POST", "/api/records", broken.as_bytes()).await.unwrap();
    assert_eq!((reply.status, reply.json()["code"].clone()), (400, json!("record")));
    assert!(reply.json()["message"].as_str().unwrap().starts_with("line "), "{}", reply.text);
}

#[tokio::test]
async fn a_record_says_who_resigned_and_so_does_the_table_it_is_imported_to() {
    let server = Running::memory().await;
    let (ann, ben, table) = two(server.addr, json!({})).await;
    let path = format!("/api/tables/{table}/record");
    assert!(!ann.ask("GET", &path, None).await.text.contains("ended"), "nobody has resigned yet");
    let info = ann.post(&format!("/api/tables/{table}/resign"), json!({})).await;
    let text = ann.ask("GET", &path, None).await.text;
    let seat = info["you"].as_str().unwrap();
    assert!(text.contains(&format!("\nended {seat} resigned\n")), "{text}");
    assert_eq!(problem(&text), None, "the luck still checks");

    let import = async |text: &str| ben.try_send("POST", "/api/records", text.as_bytes()).await.unwrap();
    let brought = import(&text).await.json();
    assert_eq!(brought["result"], info["result"]);
    let gave_up = |seat: &serde_json::Value| seat["resigned"] == json!(true);
    let names: Vec<_> = brought["seats"].as_array().unwrap().iter().filter(|seat| gave_up(seat)).collect();
    assert_eq!((names.len(), &names[0]["name"]), (1, &json!("Ann")));
    let again = format!("/api/tables/{}/record", brought["id"].as_str().unwrap());
    assert!(ben.ask("GET", &again, None).await.text.contains(&format!("\nended {seat} resigned\n")));

    let late = import(&text.replace("resigned", "time")).await.json();
    assert_eq!(late["result"]["ending"], "time");
    let untold = import(&text.replace(&format!("ended {seat} resigned\n"), "")).await.json();
    assert_eq!(untold["result"]["ending"], "unfinished", "records from before this line stay readable");
    let nobody = import(&text.replace(&format!("ended {seat}"), "ended p5")).await;
    assert_eq!((nobody.status, nobody.json()["code"].clone()), (400, json!("record")), "{}", nobody.text);
}
