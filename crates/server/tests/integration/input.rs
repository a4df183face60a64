//! Bad input is refused with a clear message and changes nothing.

use proptest::prelude::*;
use serde_json::json;
use server::{Settings, Store};

use crate::client::{Client, Running, two};

#[tokio::test]
async fn unreadable_requests_are_answered_with_what_would_be_right() {
    let server = Running::memory().await;
    let ann = Client::guest(server.addr, "Ann").await;
    for (path, body) in [
        ("/api/tables", "{"),
        ("/api/tables", "[]"),
        ("/api/tables", "{\"box\": 3}"),
        ("/api/tables", "{\"box\": \"market\", \"seats\": [], \"colour\": 1}"),
        ("/api/guest", "{\"name\": \"\"}"),
        ("/api/guest", "{\"name\": \"a\\nb<script>\"}"),
    ] {
        let reply = ann.try_send("POST", path, body.as_bytes()).await.unwrap();
        assert_eq!(reply.status, 400, "{path} {body}: {}", reply.text);
        assert!(reply.json()["message"].is_string(), "{}", reply.text);
    }
    let bad = json!({"box": "market", "edition": "slow", "seats": [{"kind": "bot", "bot": "rnd"}], "takeover": "x",
        "options": {"coins": "1\noption x"}});
    let reply = ann.ask("POST", "/api/tables", Some(bad)).await;
    assert_eq!((reply.status, reply.json()["code"].clone()), (400, json!("config")), "{}", reply.text);
    assert!(reply.json()["details"].as_array().unwrap().len() >= 2, "{}", reply.text);
    assert_eq!(ann.ask("GET", "/api/nothing", None).await.status, 404);
    assert_eq!(ann.ask("DELETE", "/api/tables", None).await.status, 405);
    assert_eq!(ann.refused("GET", "/api/tables/%ff", json!({})).await, (400, "request".into()));
    assert_eq!(ann.ask("GET", "/api/tables/nosuchtable", None).await.status, 404);
    assert_eq!(ann.ask("GET", "/api/tables/nosuchtable/snapshot?x=1", None).await.status, 400);
    let large = vec![b'x'; 10 * 1024 * 1024];
    for path in ["/api/tables", "/api/records"] {
        // The whole body is read, because a client that is still sending would not see the answer.
        let reply = ann.try_send("POST", path, &large).await.unwrap();
        assert_eq!((reply.status, reply.json()["code"].clone()), (413, json!("too-large")), "{}", reply.text);
    }
    assert_eq!(ann.ask("GET", "/healthz", None).await.text, "ok\n");
    assert!(ann.ask("GET", "/metrics", None).await.text.contains("loire_live_tables"));
    let description = ann.get("/api/openapi.json").await;
    assert!(description["paths"]["/api/tables/{id}/act"].is_object());
    let ways = &description["components"]["securitySchemes"];
    assert_eq!((&ways["session"]["in"], &ways["seat"]["scheme"]), (&json!("cookie"), &json!("bearer")));
}

#[tokio::test]
async fn actions_are_short_and_few() {
    let server = Running::memory().await;
    let (ann, _, table) = two(server.addr, json!({})).await;
    let refused = async |what: &str, body: serde_json::Value| {
        let reply = ann.ask("POST", &format!("/api/tables/{table}/{what}"), Some(body)).await;
        (reply.status, reply.json()["message"].as_str().unwrap_or_default().to_owned())
    };
    let long = "b".repeat(201);
    let answer = (400, "an action can have at most 200 characters".to_owned());
    assert_eq!(refused("act", json!({ "action": long })).await, answer);
    assert_eq!(refused("acts", json!({ "actions": ["bid 1", long] })).await, answer);
    for actions in [vec![], vec!["bid 1"; 65]] {
        let (status, message) = refused("acts", json!({ "actions": actions })).await;
        assert!(status == 400 && message.ends_with("send 1 to 64"), "{message}");
    }
}

#[tokio::test]
async fn too_much_from_one_address_is_refused() {
    let settings = Settings { sockets_per_address: 3, guests_per_minute: 1, ..Settings::default() };
    let server = Running::with(Store::in_memory().await.unwrap(), settings).await;
    let (ann, _ben, table) = two(server.addr, json!({})).await;
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(ann.socket(&table, 0).await);
    }
    assert!(ann.try_socket(&table, 0).await.is_err_and(|error| error.contains("429")));
    let mut refused = false;
    for _ in 0..12 {
        let reply = Client::new(server.addr).ask("POST", "/api/guest", Some(json!({"name": "x"}))).await;
        refused |= reply.status == 429;
    }
    assert!(refused);
}

/// Anything a socket could send: protocol words in any order, and noise.
fn message() -> impl Strategy<Value = String> {
    let action = prop::sample::select(vec![
        "bid 0",
        "bid 1",
        "bid 5",
        "pass",
        "take plum",
        "* reveal",
        "",
        "p1 bid 1",
        "\u{0}",
    ]);
    let act = (action, prop::option::of(0_u32..40))
        .prop_map(|(action, at)| json!({"type": "act", "action": action, "at": at, "id": "x"}).to_string());
    let other = prop::sample::select(vec![
        r#"{"type":"undo","id":"u"}"#,
        r#"{"type":"takeback","to":1,"id":"t"}"#,
        r#"{"type":"takeback","answer":"agree","id":"t"}"#,
        r#"{"type":"takeback","to":1,"answer":"agree","id":"t"}"#,
        r#"{"type":"chat","text":"hello","id":"c"}"#,
        r#"{"type":"ping"}"#,
        r#"{"type":"act"}"#,
        r#"{"type":"fly","id":"f"}"#,
        r#"{"type":"ping","x":1}"#,
    ]);
    prop_oneof![4 => act, 2 => other.prop_map(str::to_owned), 1 => "\\PC{0,40}"]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: if std::env::var_os("RUN_SLOW_TESTS").is_some() { 200 } else { 12 }, ..ProptestConfig::default() })]

    /// Whatever two seats send, every message is answered, the table plays on and its record replays.
    #[test]
    fn a_table_survives_any_messages(said in prop::collection::vec((any::<bool>(), message()), 1..40)) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let store = Store::in_memory().await.unwrap();
            let server = Running::start(store.clone()).await;
            let (ann, ben, table) = two(server.addr, json!({})).await;
            let (mut first, mut second) = (ann.socket(&table, 0).await, ben.socket(&table, 0).await);
            for (who, text) in said {
                let socket = if who { &mut first } else { &mut second };
                socket.say_text(&text).await;
                loop {
                    let answer = socket.hear().await.expect("the socket stays open");
                    let kind = answer["type"].as_str().unwrap().to_owned();
                    if ["done", "refused", "pong"].contains(&kind.as_str()) {
                        break;
                    }
                }
            }
            let info = ann.get(&format!("/api/tables/{table}")).await;
            assert!(info["status"] == "playing" || info["status"] == "over", "{info}");
            let found = server::doctor::check(&store, crate::market::BOXES).await.unwrap();
            assert_eq!(found.problems, Vec::<String>::new());
        });
    }
}
