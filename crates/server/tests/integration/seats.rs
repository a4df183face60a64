//! Who may take which seat, who agrees to what, and who a game counts for.

use serde_json::{Value, json};
use server::Store;

use crate::client::{Client, Running, open_table, two};

/// A game of three in which Ann has bid in secret.
async fn three(server: &Running) -> (Client, Client, Client, String) {
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]);
    let ann = Client::guest(server.addr, "Ann").await;
    let table = open_table(&ann, json!({ "seats": seats })).await;
    let (ben, cid) = (Client::guest(server.addr, "Ben").await, Client::guest(server.addr, "Cid").await);
    for person in [&ben, &cid] {
        person.post(&format!("/api/tables/{table}/sit"), json!({})).await;
    }
    ann.post(&format!("/api/tables/{table}/start"), json!({})).await;
    ann.post(&format!("/api/tables/{table}/act"), json!({"action": "bid 4"})).await;
    (ann, ben, cid, table)
}

/// Why somebody may not do something.
async fn reason(person: &Client, path: &str, body: Value) -> String {
    let reply = person.ask("POST", path, Some(body)).await;
    assert!(reply.status >= 400, "it was not refused: {}", reply.text);
    reply.json()["reason"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_seat_with_secrets_is_kept_for_whoever_left_it() {
    let server = Running::memory().await;
    let (ann, ben, _, table) = three(&server).await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    let info = ann.post(&path("leave"), json!({})).await;
    assert_eq!((&info["seats"][0]["kind"], &info["seats"][0]["kept"]), (&json!("open"), &json!(true)));
    // Neither an opponent who leaves nor a stranger reads the bid.
    ben.post(&path("leave"), json!({})).await;
    let eve = Client::guest(server.addr, "Eve").await;
    for person in [&ben, &eve] {
        assert_eq!(reason(person, &path("sit"), json!({"seat": "p1"})).await, "seat-kept");
        let seen = person.get(&path("snapshot")).await;
        assert!(!seen["record"].to_string().contains("bid 4"), "{seen}");
    }
    // Ben's seat has no secrets, so anybody may take it.
    eve.post(&path("sit"), json!({})).await;
    assert_eq!(eve.get(&path("snapshot")).await["table"]["you"], "p2");
    assert_eq!(reason(&ben, &path("sit"), json!({})).await, "seat-kept");
    ann.post(&path("sit"), json!({})).await;
    let seen = ann.get(&path("snapshot")).await;
    assert!(seen["record"].to_string().contains("bid 4"), "it is Ann's again: {seen}");
}

#[tokio::test]
async fn the_others_may_give_a_seat_to_somebody_else() {
    let server = Running::memory().await;
    let (ann, ben, cid, table) = three(&server).await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    let eve = Client::guest(server.addr, "Eve").await;
    let want = json!({"seat": "p1"});
    assert_eq!(reason(&eve, &path("want"), want.clone()).await, "seat-taken");
    ann.post(&path("leave"), json!({})).await;
    assert_eq!(reason(&ben, &path("want"), json!({"answer": "agree"})).await, "nothing-asked");
    assert_eq!(reason(&ben, &path("want"), want.clone()).await, "sits-elsewhere");
    assert_eq!(reason(&eve, &path("want"), json!({})).await, "request");
    let mut socket = ben.socket(&table, 0).await;
    let asked = eve.post(&path("want"), want.clone()).await;
    let wanted = json!({"seat": "p1", "name": "Eve", "yours": true, "agreed": [], "missing": ["p2", "p3"]});
    assert_eq!(asked["wanted"], wanted);
    let told = socket.hear_type("table").await;
    assert_eq!(
        (&told["table"]["wanted"]["name"], &told["table"]["wanted"]["yours"]),
        (&json!("Eve"), &json!(false))
    );
    let fay = Client::guest(server.addr, "Fay").await;
    assert_eq!(reason(&fay, &path("want"), want.clone()).await, "asked-already");
    assert_eq!(reason(&fay, &path("want"), json!({"answer": "agree"})).await, "not-seated");
    assert_eq!(reason(&eve, &path("want"), json!({"answer": "agree"})).await, "request");
    // One of the others says no.
    let declined = cid.post(&path("want"), json!({"answer": "decline"})).await;
    assert!(declined["wanted"].is_null());
    eve.post(&path("want"), want).await;
    let half = ben.post(&path("want"), json!({"answer": "agree"})).await;
    assert_eq!(half["wanted"]["missing"], json!(["p3"]), "{half}");
    assert!(eve.get(&path("snapshot")).await["table"]["you"].is_null());
    cid.post(&path("want"), json!({"answer": "agree"})).await;
    let seen = eve.get(&path("snapshot")).await;
    assert_eq!((&seen["table"]["you"], &seen["table"]["wanted"]), (&json!("p1"), &Value::Null));
    assert!(seen["record"].to_string().contains("bid 4"), "{seen}");
    assert_eq!(reason(&ann, &path("sit"), json!({"seat": "p1"})).await, "seat-taken");
}

#[tokio::test]
async fn whoever_has_seen_a_seats_secrets_takes_no_other_even_after_a_restart() {
    let folder = std::env::temp_dir().join(format!("loire-eyes-{}", std::process::id()));
    let server = Running::start(Store::sqlite(&folder).await.unwrap()).await;
    let (mut ann, mut ben, cid, table) = three(&server).await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    ann.post(&path("leave"), json!({})).await;
    ben.post(&path("leave"), json!({})).await;
    assert_eq!(reason(&ann, &path("sit"), json!({"seat": "p2"})).await, "knows-secrets");
    assert_eq!(reason(&ann, &path("want"), json!({"seat": "p2"})).await, "knows-secrets");
    server.stop().await;
    let server = Running::start(Store::sqlite(&folder).await.unwrap()).await;
    (ann.addr, ben.addr) = (server.addr, server.addr);
    // An account has the same eyes in every session, and as the guest it was.
    ann.become_account("Ann").await;
    assert_eq!(reason(&ann, &path("sit"), json!({"seat": "p2"})).await, "knows-secrets");
    assert_eq!(reason(&ben, &path("sit"), json!({"seat": "p1"})).await, "seat-kept");
    let sat = ann.post(&path("sit"), json!({})).await;
    assert_eq!(sat["seat"], "p1", "she needs not name the only seat that she can take");
    drop(cid);
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn without_secrets_anybody_takes_an_open_seat() {
    let server = Running::memory().await;
    let (ann, ben, table) = two(server.addr, json!({})).await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    ben.post(&path("leave"), json!({})).await;
    let eve = Client::guest(server.addr, "Eve").await;
    assert_eq!(reason(&eve, &path("want"), json!({"seat": "p2"})).await, "request");
    assert_eq!(eve.post(&path("sit"), json!({})).await["seat"], "p2");
    ann.post(&path("leave"), json!({})).await;
    assert_eq!(ben.post(&path("sit"), json!({"seat": "p1"})).await["seat"], "p1", "he knew no secrets");
}

#[tokio::test]
async fn nobody_agrees_in_the_name_of_a_player_who_left() {
    for takeover in [Value::Null, json!("greedy")] {
        let server = Running::memory().await;
        let (ann, ben, table) = two(server.addr, json!({ "takeover": takeover })).await;
        let path = |what: &str| format!("/api/tables/{table}/{what}");
        let to = ann.get(&path("snapshot")).await["position"]["entries"].clone();
        ben.post(&path("act"), json!({"action": "bid 0"})).await;
        ann.post(&path("act"), json!({"action": "bid 4"})).await;
        ben.post(&path("leave"), json!({})).await;
        let asked = ann.post(&path("takeback"), json!({ "to": to })).await;
        assert_eq!(asked["takeback"]["missing"], json!(["p2"]), "takeover {takeover}: {asked}");
        // He is back, and he may say no. Whatever the bot did in the meantime, nothing was taken
        // back.
        ben.post(&path("sit"), json!({})).await;
        let record = ann.get(&path("snapshot")).await["record"].to_string();
        assert!(record.contains("bid 4"), "{record}");
    }
}

#[tokio::test]
async fn bots_by_agreement_still_agree() {
    let server = Running::memory().await;
    let (ann, ben, table) = two(
        server.addr,
        json!({"seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]}),
    )
    .await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    ann.post(&path("act"), json!({"action": "bid 4"})).await;
    let asked = ann.post(&path("takeback"), json!({"to": 0})).await;
    assert_eq!(asked["takeback"]["missing"], json!(["p2"]), "{asked}");
    ben.post(&path("takeback"), json!({"answer": "agree"})).await;
    let record = ann.get(&path("snapshot")).await["record"].to_string();
    assert!(!record.contains("bid 4"), "{record}");
}

/// How often two accounts played and won, after one of them asked for a hint and one of them resigned.
async fn standings(asks: usize, resigns: usize) -> [Value; 2] {
    let server = Running::memory().await;
    let (mut ann, mut ben, table) = two(server.addr, json!({"hints": true})).await;
    ann.become_account("Ann").await;
    ben.become_account("Ben").await;
    let people = [ann, ben];
    // Whether a bot has advice or not, the table notes who asked.
    people[asks].ask("POST", &format!("/api/tables/{table}/hint"), Some(json!({}))).await;
    let info = people[resigns].post(&format!("/api/tables/{table}/resign"), json!({})).await;
    assert_eq!((&info["status"], &info["result"]["hints"]), (&json!("over"), &json!(1)), "{info}");
    let mut found = [Value::Null, Value::Null];
    for (name, found) in ["Ann", "Ben"].into_iter().zip(&mut found) {
        let page = people[0].get(&format!("/api/people/{name}")).await;
        let standing = &page["standings"][0];
        *found = json!([standing["games"], standing["won"]]);
    }
    found
}

#[tokio::test]
async fn a_hint_counts_for_the_one_who_asked() {
    // A loss remains a loss, and a win against somebody with a hint is a win.
    assert_eq!(standings(0, 0).await, [json!([1, 0]), json!([1, 1])]);
    // But nobody wins with a hint.
    assert_eq!(standings(0, 1).await, [json!([null, null]), json!([1, 0])]);
}
