//! Leaving a seat for a while.

use serde_json::{Value, json};

use crate::client::{Client, Running, two};

/// A game of two in which Ann has bid in secret and left.
async fn left() -> (Running, Client, Client, String) {
    let server = Running::memory().await;
    let (ann, ben, table) = two(server.addr, json!({})).await;
    ann.post(&format!("/api/tables/{table}/act"), json!({"action": "bid 4"})).await;
    let info = ann.post(&format!("/api/tables/{table}/leave"), json!({})).await;
    assert_eq!((&info["you"], &info["left"]), (&Value::Null, &json!("p1")), "she may have it back");
    (server, ann, ben, table)
}

/// Whether somebody can read Ann's bid.
async fn reads_it(person: &Client, table: &str) -> bool {
    person.get(&format!("/api/tables/{table}/snapshot")).await["record"].to_string().contains("bid 4")
}

#[tokio::test]
async fn one_player_alone_cannot_give_away_the_others_seat() {
    let (server, ann, ben, table) = left().await;
    let want = format!("/api/tables/{table}/want");
    // Ben asks through a second browser, and agrees with himself.
    let second = Client::guest(server.addr, "Not Ben").await;
    let asked = second.post(&want, json!({"seat": "p1"})).await;
    assert_eq!(asked["wanted"]["missing"], json!(["p1", "p2"]), "{asked}");
    let agreed = ben.post(&want, json!({"answer": "agree"})).await;
    assert_eq!(agreed["wanted"]["missing"], json!(["p1"]));
    assert!(!reads_it(&second, &table).await && !reads_it(&ben, &table).await);
    // Ann says no. Then it is hers as before.
    let declined = ann.post(&want, json!({"answer": "decline"})).await;
    assert!(declined["wanted"].is_null(), "{declined}");
    ann.post(&format!("/api/tables/{table}/sit"), json!({})).await;
    assert!(reads_it(&ann, &table).await);
}

#[tokio::test]
async fn whoever_left_may_agree() {
    let (server, ann, ben, table) = left().await;
    let want = format!("/api/tables/{table}/want");
    let eve = Client::guest(server.addr, "Eve").await;
    eve.post(&want, json!({"seat": "p1"})).await;
    ann.post(&want, json!({"answer": "agree"})).await;
    assert!(!reads_it(&eve, &table).await, "Ben has a say, too");
    ben.post(&want, json!({"answer": "agree"})).await;
    assert!(reads_it(&eve, &table).await);
    let info = ann.get(&format!("/api/tables/{table}")).await;
    assert_eq!((&info["you"], &info["left"]), (&Value::Null, &Value::Null), "it is Eve's now");
}

#[tokio::test]
async fn whoever_left_may_say_no_to_several_others() {
    let server = Running::memory().await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]);
    let ann = Client::guest(server.addr, "Ann").await;
    let table = crate::client::open_table(&ann, json!({ "seats": seats })).await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    for name in ["Ben", "Cid"] {
        Client::guest(server.addr, name).await.post(&path("sit"), json!({})).await;
    }
    ann.post(&path("start"), json!({})).await;
    ann.post(&path("act"), json!({"action": "bid 4"})).await;
    ann.post(&path("leave"), json!({})).await;
    let eve = Client::guest(server.addr, "Eve").await;
    let asked = eve.post(&path("want"), json!({"seat": "p1"})).await;
    assert_eq!(asked["wanted"]["missing"], json!(["p2", "p3"]), "they need not wait for her");
    let declined = ann.post(&path("want"), json!({"answer": "decline"})).await;
    assert!(declined["wanted"].is_null(), "{declined}");
}

#[tokio::test]
async fn nobody_leaves_and_comes_back_for_ever() {
    let server = Running::memory().await;
    let (_ann, ben, table) = two(server.addr, json!({})).await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    for time in 0..200 {
        let left = ben.ask("POST", &path("leave"), Some(json!({}))).await;
        if left.status != 200 {
            assert_eq!(
                (left.status, &left.json()["reason"]),
                (409, &json!("left-too-often")),
                "{}",
                left.text
            );
            assert_eq!(time, 100);
            // He is still there, and may play on.
            ben.post(&path("act"), json!({"action": "bid 1"})).await;
            return;
        }
        ben.post(&path("sit"), json!({})).await;
    }
    panic!("the log grows for ever");
}
