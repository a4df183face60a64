//! Guests, accounts, sessions, and which pages may send requests.

use serde_json::json;

use crate::client::{Client, Running, contribute, open_table, two};

#[tokio::test]
async fn a_guest_becomes_an_account_and_its_sessions_can_be_ended() {
    let server = Running::memory().await;
    let mut ann = Client::guest(server.addr, "Ann").await;
    let table = open_table(&ann, json!({})).await;
    let made = json!({"name": "Ann", "password": "correct horse"});
    let made = ann.ask("POST", "/api/account", Some(made)).await;
    assert_eq!(made.json()["person"]["guest"], false);
    ann.keep_cookie(&made);
    let mut other = Client::new(server.addr);
    let wrong = json!({"name": "ann", "password": "wrong horse"});
    assert_eq!(other.refused("POST", "/api/login", wrong).await, (401, "signed-out".into()));
    let nobody = json!({"name": "anne", "password": "wrong horse"});
    assert_eq!(other.refused("POST", "/api/login", nobody).await, (401, "signed-out".into()));
    let reply =
        other.ask("POST", "/api/login", Some(json!({"name": "ANN", "password": "correct horse"}))).await;
    assert_eq!(reply.status, 200, "{}", reply.text);
    let cookie = reply.head.to_lowercase();
    assert!(cookie.contains("httponly") && cookie.contains("samesite=lax"), "{cookie}");
    other.keep_cookie(&reply);
    assert_eq!(other.get("/api/tables/mine").await[0]["id"], table.as_str());
    let sessions = other.get("/api/sessions").await;
    assert_eq!(sessions.as_array().unwrap().len(), 2);
    let first = sessions.as_array().unwrap().iter().find(|session| session["current"] == false).unwrap();
    other.ask("DELETE", &format!("/api/sessions/{}", first["id"].as_str().unwrap()), None).await;
    assert!(ann.get("/api/me").await["person"].is_null(), "the session was ended from another one");
    let taken = Client::guest(server.addr, "Eve").await;
    let again = json!({"name": "aNN", "password": "another horse"});
    let refused = taken.ask("POST", "/api/account", Some(again)).await;
    assert_eq!((refused.status, &refused.json()["code"]), (409, &json!("taken")));
    // What a client needs in order to say it in another language.
    assert_eq!(refused.json()["reason"], "name-taken");
    assert_eq!(refused.json()["values"], json!({"name": "aNN"}));
    // Nobody can use the name as a guest either, neither at first nor by renaming later.
    let like = json!({"name": "aNN"});
    assert_eq!(taken.refused("POST", "/api/guest", like.clone()).await, (409, "taken".into()));
    assert_eq!(Client::new(server.addr).refused("POST", "/api/guest", like).await, (409, "taken".into()));
    other.ask("POST", "/api/logout", None).await;
    assert!(other.get("/api/me").await["person"].is_null());
}

#[tokio::test]
async fn a_seats_key_acts_for_the_seat_until_it_changes_hands() {
    let server = Running::memory().await;
    let ann = Client::guest(server.addr, "Ann").await;
    let create = json!({"box": "market", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "start_when_full": true});
    let sat = ann.post("/api/tables", create).await;
    let (table, key) = (sat["table"]["id"].as_str().unwrap(), sat["key"].as_str().unwrap());
    contribute(&ann, table, "aa").await;
    let mut program = Client::new(server.addr);
    program.headers = format!("Authorization: Bearer {key}\r\n");
    let act = format!("/api/tables/{table}/act");
    program.post(&act, json!({"action": "bid 1"})).await;
    ann.post(&format!("/api/tables/{table}/key"), json!({})).await;
    assert_eq!(program.refused("POST", &act, json!({"action": "pass"})).await, (403, "forbidden".into()));
    // Nor does it become a spectator that waits for its turn for ever.
    let wait = format!("/api/tables/{table}/wait");
    assert_eq!(program.refused("GET", &wait, json!({})).await, (403, "forbidden".into()));
}

#[tokio::test]
async fn pages_on_other_sites_cannot_change_anything() {
    let server = Running::memory().await;
    let mut ann = Client::guest(server.addr, "Ann").await;
    ann.headers = "Origin: https://evil.example\r\n".to_owned();
    let create = json!({"box": "market", "seats": [{"kind": "me"}, {"kind": "open"}]});
    assert_eq!(ann.refused("POST", "/api/tables", create.clone()).await, (403, "origin".into()));
    ann.headers = format!("Origin: http://{}\r\n", server.addr);
    let sat = ann.post("/api/tables", create).await;
    ann.headers = "Origin: https://evil.example\r\n".to_owned();
    let refused = ann.try_socket(sat["table"]["id"].as_str().unwrap(), 0).await;
    assert!(refused.is_err_and(|error| error.contains("403")));
    let page = ann.ask("GET", "/", None).await;
    for header in ["content-security-policy", "x-content-type-options", "referrer-policy", "x-frame-options"]
    {
        assert!(page.head.to_lowercase().contains(header), "{header}");
    }
    // The client's page has a `<base>`.
    assert!(page.head.contains("base-uri 'self'"), "{}", page.head);
}

#[tokio::test]
async fn names_and_chat_have_nothing_that_hides() {
    let server = Running::memory().await;
    let ann = Client::guest(server.addr, "Ann").await;
    for name in ["A\u{200b}nn", "\u{3164}", "\u{202e}nnA", "...", "- -"] {
        let refused = ann.refused("POST", "/api/guest", json!({ "name": name })).await;
        assert_eq!(refused, (400, "request".into()), "{name:?}");
    }
    for name in ["\u{200b}", "a\u{202e}b", "a\u{2066}b"] {
        let seats = json!([{"kind": "me"}, {"kind": "open"}]);
        let create = json!({"box": "market", "seats": seats, "name": name});
        assert_eq!(ann.refused("POST", "/api/tables", create).await, (400, "config".into()), "{name:?}");
    }
    let table = open_table(&ann, json!({})).await;
    let chat = format!("/api/tables/{table}/chat");
    assert_eq!(ann.refused("POST", &chat, json!({"text": "\u{200b} \u{2066}"})).await.0, 400);
    ann.ask("POST", &chat, Some(json!({"text": "a\u{202e}b"}))).await;
    assert_eq!(ann.get(&format!("/api/tables/{table}")).await["chat"][0]["text"], "ab");
}

#[tokio::test]
async fn nobody_looks_like_somebody_elses_account() {
    let server = Running::memory().await;
    let mut ann = Client::guest(server.addr, "Paco").await;
    ann.become_account("Paco").await;
    let eve = Client::guest(server.addr, "Eve").await;
    // Cyrillic and Greek letters.
    for name in ["Р\u{430}со", "Pac\u{3bf}", "\u{420}aco"] {
        let refused = eve.ask("POST", "/api/guest", Some(json!({ "name": name }))).await;
        assert_eq!((refused.status, &refused.json()["reason"]), (409, &json!("name-looks-taken")), "{name}");
        let account = json!({"name": name, "password": "correct horse"});
        let refused = eve.ask("POST", "/api/account", Some(account)).await;
        assert_eq!(refused.json()["values"], json!({"name": "Paco"}), "{name}");
    }
    for name in ["Pacô", "Павел", "Pacoo"] {
        eve.post("/api/guest", json!({ "name": name })).await;
    }
}

#[tokio::test]
async fn a_person_who_talks_or_opens_tables_without_end_is_stopped() {
    let server = Running::memory().await;
    let (ann, ben, table) = two(server.addr, json!({})).await;
    let mut socket = ann.socket(&table, 0).await;
    let chat = format!("/api/tables/{table}/chat");
    let mut said = 0;
    // Lines on the socket and lines by request share one allowance.
    while said < 60 && ann.ask("POST", &chat, Some(json!({"text": "hello"}))).await.status == 204 {
        said += 1;
    }
    assert!((10..60).contains(&said), "{said}");
    socket.say(json!({"type": "chat", "text": "hello", "id": "c"})).await;
    socket.say(json!({"type": "chat", "text": "hello", "id": "d"})).await;
    assert_eq!(socket.hear_type("refused").await["reason"], "too-much-talk");
    let reply = ben.ask("POST", &chat, Some(json!({"text": "hello"}))).await;
    assert_eq!(reply.status, 204, "others may still talk: {}", reply.text);
    // What cannot be read counts as well, because it has to be read first.
    let mut tried = 0;
    while tried < 1000 && ann.ask("POST", "/api/records", None).await.status == 400 {
        tried += 1;
    }
    assert!((100..1000).contains(&tried), "{tried}");
    let reply = ann.ask("POST", "/api/records", None).await;
    assert_eq!(reply.json()["reason"], "too-many-tables");
    assert_eq!(ben.ask("POST", "/api/records", None).await.status, 400);
}

#[tokio::test]
async fn a_socket_that_never_stops_talking_is_told_to_wait() {
    let server = Running::memory().await;
    let (ann, _, table) = two(server.addr, json!({})).await;
    let mut socket = ann.socket(&table, 0).await;
    for _ in 0..2000 {
        socket.say(json!({"type": "ping"})).await;
    }
    assert_eq!(socket.hear_type("refused").await["reason"], "slow-down");
}
