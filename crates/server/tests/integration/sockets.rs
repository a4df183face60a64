//! Sockets: who is sent what, and when.

use serde_json::{Value, json};
use server::Store;

use crate::client::{Client, Running, Socket, open_table, two};

/// Plays a whole game over two sockets.
async fn play_out(sockets: &mut [&mut Socket]) {
    let mut positions = Vec::new();
    for socket in sockets.iter_mut() {
        positions.push(socket.hear_type("snapshot").await["position"].clone());
    }
    for turn in 0.. {
        let asked = positions.iter().position(|position| !position["legal"].as_array().unwrap().is_empty());
        let Some(asked) = asked else { return };
        let legal = positions[asked]["legal"].as_array().unwrap().clone();
        let at = &positions[asked]["at"];
        let act = json!({"type": "act", "action": legal[turn % legal.len()], "at": at, "id": "a"});
        sockets[asked].say(act).await;
        for (socket, position) in sockets.iter_mut().zip(&mut positions) {
            *position = socket.hear_type("update").await["position"].clone();
        }
        sockets[asked].hear_type("done").await;
    }
}

/// What a viewer was sent about others' bids before they were revealed, and how often it was sent a bid
/// without its number.
fn leaks(heard: &[Value], own: &str) -> (Vec<String>, usize) {
    let (mut leaks, mut withheld, mut bidding) = (Vec::new(), 0, false);
    for message in heard {
        let entries = message["record"].as_array().cloned().unwrap_or_default();
        let revealed = entries.iter().any(|entry| entry["text"] == "reveal");
        for entry in &entries {
            let text = entry["text"].as_str().unwrap();
            bidding = if text.starts_with("draw") { true } else { bidding && text != "reveal" };
            withheld += usize::from(text == "?");
            if text.starts_with("bid") && entry["actor"] != own && !revealed {
                leaks.push(format!("{} {text}", entry["actor"]));
            }
        }
        let seats = message["position"]["view"]["seats"].as_array().cloned().unwrap_or_default();
        for (number, seat) in seats.iter().enumerate() {
            let other = format!("p{}", number + 1) != own;
            if bidding && other && seat[2] != "-" && seat[2] != "?" {
                leaks.push(format!("the view shows {seat}"));
            }
        }
        let text = message.to_string();
        let is_over = message["table"]["status"] == "over";
        if !is_over && text.contains("\"secret\":\"") {
            leaks.push("the secret of the luck".to_owned());
        }
    }
    (leaks, withheld)
}

#[tokio::test]
async fn no_seat_learns_what_it_may_not_know_in_whole_games() {
    let server = Running::memory().await;
    for _ in 0..5 {
        let (ann, ben, table) = two(server.addr, json!({"edition": "long"})).await;
        let mut spectator = Client::new(server.addr).socket(&table, 0).await;
        let (mut first, mut second) = (ann.socket(&table, 0).await, ben.socket(&table, 0).await);
        play_out(&mut [&mut first, &mut second]).await;
        while spectator.heard.last().is_none_or(|last| last["table"]["status"] != "over") {
            spectator.hear().await.unwrap();
        }
        assert_eq!(leaks(&first.heard, "p1").0, Vec::<String>::new());
        let (found, withheld) = leaks(&second.heard, "p2");
        assert_eq!((found, withheld), (Vec::new(), 5), "one bid by p1 in each of five rounds");
        let (found, withheld) = leaks(&spectator.heard, "nobody");
        assert_eq!((found, withheld), (Vec::new(), 5));
        // What was withheld was revealed in the end: the pieces add up to the whole record.
        let whole = ann.get(&format!("/api/tables/{table}/snapshot?seat=all")).await["record"].clone();
        let mut pieced: Vec<Value> = Vec::new();
        for entry in
            second.heard.iter().flat_map(|message| message["record"].as_array().cloned().unwrap_or_default())
        {
            let n = entry["n"].as_u64().unwrap() as usize;
            if n < pieced.len() {
                pieced[n] = entry;
            } else {
                assert_eq!(n, pieced.len());
                pieced.push(entry);
            }
        }
        assert_eq!(json!(pieced), whole);
    }
}

#[tokio::test]
async fn nobody_gets_another_seats_view_during_the_game() {
    let server = Running::memory().await;
    let (ann, ben, table) = two(server.addr, json!({})).await;
    ann.post(&format!("/api/tables/{table}/act"), json!({"action": "bid 3"})).await;
    for seat in ["p1", "all"] {
        let path = format!("/api/tables/{table}/snapshot?seat={seat}");
        assert_eq!(ben.refused("GET", &path, json!({})).await, (403, "forbidden".into()));
    }
    let seen = ben.get(&format!("/api/tables/{table}/snapshot")).await;
    let record = ben.ask("GET", &format!("/api/tables/{table}/record"), None).await.text;
    for part in [&seen["record"], &seen["events"], &seen["position"]["view"]] {
        assert!(!part.to_string().contains('3'), "{part}");
    }
    assert!(record.contains("p1 ?"), "{record}");
    let past = ben.get(&format!("/api/tables/{table}/snapshot?at=1")).await;
    assert!(!past["record"].to_string().contains("bid"));
}

#[tokio::test]
async fn a_client_that_reconnects_gets_what_it_missed() {
    let server = Running::memory().await;
    let (ann, ben, table) = two(server.addr, json!({})).await;
    let mut socket = ann.socket(&table, 0).await;
    let seen = socket.hear_type("snapshot").await["position"]["entries"].as_u64().unwrap() as u32;
    drop(socket);
    ben.post(&format!("/api/tables/{table}/act"), json!({"action": "bid 3"})).await;
    let mut again = ann.socket(&table, seen).await;
    let snapshot = again.hear_type("snapshot").await;
    assert_eq!(snapshot["since"], seen);
    assert_eq!(snapshot["record"], json!([{"n": seen, "actor": "p2", "text": "?"}]));
}

#[tokio::test]
async fn chat_and_presence_reach_everybody() {
    let server = Running::memory().await;
    let (ann, ben, table) = two(server.addr, json!({})).await;
    let mut first = ann.socket(&table, 0).await;
    let mut second = ben.socket(&table, 0).await;
    let present = first.hear_type("table").await;
    assert_eq!(present["table"]["seats"][1]["connected"], true);
    second.say(json!({"type": "chat", "text": "good luck", "id": "c"})).await;
    assert_eq!(first.hear_type("chat").await["text"], "good luck");
    second.say(json!({"type": "chat", "text": "x".repeat(501), "id": "d"})).await;
    assert_eq!(second.hear_type("refused").await["id"], "d");
    let mut watcher = Client::guest(server.addr, "Eve").await.socket(&table, 0).await;
    watcher.say(json!({"type": "chat", "text": "psst", "id": "e"})).await;
    assert_eq!(watcher.hear_type("refused").await["code"], "forbidden");
}

#[tokio::test]
async fn a_clean_shutdown_closes_sockets_and_loses_nothing() {
    let folder = std::env::temp_dir().join(format!("loire-stop-{}", std::process::id()));
    let server = Running::start(Store::sqlite(&folder).await.unwrap()).await;
    let ann = Client::guest(server.addr, "Ann").await;
    let table = open_table(
        &ann,
        json!({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "start_when_full": true}),
    )
    .await;
    let mut socket = ann.socket(&table, 0).await;
    ann.post(&format!("/api/tables/{table}/act"), json!({"action": "bid 1"})).await;
    let before = server.addr;
    server.stop().await;
    assert_eq!(socket.hear_type("gone").await["code"], "shutting-down");
    assert_eq!((socket.hear().await, socket.closed), (None, Some(1001)), "nothing more, and a proper close");
    let server = Running::start(Store::sqlite(&folder).await.unwrap()).await;
    assert_ne!(before, server.addr);
    let ann = Client { addr: server.addr, ..ann };
    let snapshot = ann.get(&format!("/api/tables/{table}/snapshot")).await;
    assert!(snapshot["record"].as_array().unwrap().iter().any(|entry| entry["text"] == "bid 1"));
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn a_person_who_watches_in_two_windows_counts_once() {
    let server = Running::memory().await;
    let (ann, _, table) = two(server.addr, json!({})).await;
    let eve = Client::guest(server.addr, "Eve").await;
    let _first = eve.socket(&table, 0).await;
    let _second = eve.socket(&table, 0).await;
    let _nobody = Client::new(server.addr).socket(&table, 0).await;
    let _own = ann.socket(&table, 0).await;
    assert_eq!(ann.get(&format!("/api/tables/{table}")).await["watching"], 2);
}
