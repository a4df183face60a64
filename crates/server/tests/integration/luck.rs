//! Records and the proof of their luck.

use play::Record;
use serde_json::json;
use server::verify_record;

use crate::{
    client::{Client, Running, play_on, two},
    market::BOXES,
};

/// What is wrong with a record, or nothing.
fn problem(text: &str) -> Option<String> {
    let record = Record::parse(text).unwrap();
    verify_record(BOXES[0], &record).err()
}

#[tokio::test]
async fn the_luck_of_a_finished_game_is_proven_and_tampering_shows() {
    let server = Running::memory().await;
    let (ann, ben) = (Client::guest(server.addr, "Ann").await, Client::guest(server.addr, "Ben").await);
    let create = json!({"box": "market", "seats": [{"kind": "me"}, {"kind": "open"}], "entropy": "aa11"});
    let sat = ann.post("/api/tables", create).await;
    let table = sat["table"]["id"].as_str().unwrap().to_owned();
    let commit = sat["table"]["luck"]["commit"].as_str().unwrap().to_owned();
    assert!(sat["table"]["luck"]["secret"].is_null());
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
    assert!(problem(&text.replace("bb22", "bb23")).is_some(), "what a seat contributed was changed");
    assert!(problem(&text.replace(&commit[..8], "00000000")).is_some(), "the commitment was changed");
    let last = entries.last().unwrap();
    let shorter = text.replace(&format!("{last}\n"), "");
    assert!(problem(&shorter).is_some(), "the end was cut off");
}

#[tokio::test]
async fn a_record_can_be_brought_along_stepped_through_and_played_on() {
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
async fn a_record_tells_who_gave_up_and_so_does_the_table_it_is_brought_to() {
    let server = Running::memory().await;
    let (ann, ben, table) = two(server.addr, json!({})).await;
    let path = format!("/api/tables/{table}/record");
    assert!(!ann.ask("GET", &path, None).await.text.contains("ended"), "nobody has given up yet");
    let info = ann.post(&format!("/api/tables/{table}/resign"), json!({})).await;
    let text = ann.ask("GET", &path, None).await.text;
    let seat = info["you"].as_str().unwrap();
    assert!(text.contains(&format!("\nended {seat} resigned\n")), "{text}");
    assert_eq!(problem(&text), None, "the luck is as good as before");

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
