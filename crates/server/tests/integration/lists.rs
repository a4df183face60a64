//! Who sees what in lists: tables and rules.

use serde_json::{Value, json};

use server::{Settings, Store};

use crate::client::{Client, Reply, Running, contribute, open_table, play_on, two};

/// The ids in a list.
async fn ids(client: &Client, path: &str) -> Vec<String> {
    let list = client.get(path).await;
    let id = |table: &Value| table["id"].as_str().unwrap().to_owned();
    list.as_array().unwrap().iter().map(id).collect()
}

#[tokio::test]
async fn everybody_finds_finished_games_that_are_public_and_no_others() {
    let server = Running::memory().await;
    let stranger = Client::new(server.addr);
    let mut public = Vec::new();
    for _ in 0..2 {
        let (ann, ben, table) = two(server.addr, json!({})).await;
        assert!(!ids(&stranger, "/api/tables/finished").await.contains(&table), "it is still being played");
        ann.post(&format!("/api/tables/{table}/resign"), json!({})).await;
        let text = ben.ask("GET", &format!("/api/tables/{table}/record"), None).await.text;
        let imported = ben.try_send("POST", "/api/records", text.as_bytes()).await.unwrap();
        assert_eq!(imported.status, 201, "an import belongs to whoever made it: {}", imported.text);
        public.insert(0, table);
    }
    let (ann, _, private) = two(server.addr, json!({"public": false})).await;
    ann.post(&format!("/api/tables/{private}/resign"), json!({})).await;
    assert_eq!(ids(&stranger, "/api/tables/finished").await, public, "the newest first, nothing private");
    assert!(ids(&stranger, "/api/tables").await.is_empty());
    let list = stranger.get("/api/tables/finished").await;
    assert_eq!(list[0]["result"]["ending"], "resigned");
    assert_eq!((&list[0]["seats"][0]["name"], &list[0]["you"]), (&json!("Ann"), &Value::Null));
}

#[tokio::test]
async fn people_find_the_records_they_imported_among_their_tables() {
    let server = Running::memory().await;
    let (ann, ben, table) = two(server.addr, json!({})).await;
    ann.post(&format!("/api/tables/{table}/resign"), json!({})).await;
    let text = ann.ask("GET", &format!("/api/tables/{table}/record"), None).await.text;
    let imported = ben.try_send("POST", "/api/records", text.as_bytes()).await.unwrap().json();
    let list = ben.get("/api/tables/mine").await;
    assert_eq!(ids(&ben, "/api/tables/mine").await, [&table, imported["id"].as_str().unwrap()]);
    assert!(list[0]["origin"].is_null(), "it was played here");
    assert_eq!((&list[1]["origin"]["kind"], &list[1]["you"]), (&json!("import"), &Value::Null));
    assert_eq!(ids(&ann, "/api/tables/mine").await, [table], "it is in nobody else's list");
    // Continuing it makes a table with a seat, and that table is listed.
    let fork = json!({"at": 0, "seats": [{"kind": "me"}, {"kind": "open"}]});
    let path = format!("/api/tables/{}/fork", imported["id"].as_str().unwrap());
    ann.post(&path, fork).await;
    assert_eq!(ann.get("/api/tables/mine").await[0]["origin"]["kind"], "fork");
    assert_eq!(ids(&ben, "/api/tables/mine").await.len(), 2);
}

#[tokio::test]
async fn nobody_is_credited_with_a_game_because_an_imported_record_has_their_name() {
    let server = Running::memory().await;
    let (mut ann, ben, table) = two(server.addr, json!({})).await;
    play_on(&table, &[&ann, &ben], 200).await;
    let text = ann.ask("GET", &format!("/api/tables/{table}/record"), None).await.text;
    assert!(text.contains("names Ann Ben"), "{text}");
    ann.become_account("Ann").await;
    let page = ann.get("/api/people/Ann").await;
    let eve = Client::guest(server.addr, "Eve").await;
    let imported = eve.try_send("POST", "/api/records", text.as_bytes()).await.unwrap().json();
    let id = imported["id"].as_str().unwrap();
    // The name is shown as the record has it, but nobody sits there, and the table says where it comes from.
    let info = ann.get(&format!("/api/tables/{id}")).await;
    assert_eq!((&info["origin"]["kind"], &info["you"]), (&json!("import"), &Value::Null));
    assert_eq!((&info["host"], &info["public"]), (&json!("Eve"), &json!(false)));
    for seat in info["seats"].as_array().unwrap() {
        assert_eq!(seat["kind"], "open", "{seat}");
    }
    assert_eq!(info["seats"][0]["name"], "Ann");
    // So nothing changes for the account of that name.
    assert_eq!(ann.get("/api/people/Ann").await, page);
    assert_eq!(ids(&ann, "/api/tables/mine").await, [table.as_str()]);
    for list in ["/api/tables", "/api/tables/finished"] {
        assert!(!ids(&ann, list).await.iter().any(|other| other == id), "{list}");
    }
    // Continuing it does not seat anybody by name either.
    let fork = json!({"at": 0, "seats": [{"kind": "open"}, {"kind": "me"}], "public": true});
    let fork = eve.post(&format!("/api/tables/{id}/fork"), fork).await;
    assert_eq!(fork["table"]["seats"][0]["name"], "");
    assert_eq!(ids(&ann, "/api/tables/mine").await, [table.as_str()]);
}

#[tokio::test]
async fn a_lesson_does_not_count_as_a_game_and_a_new_one_ends_it() {
    let server = Running::memory().await;
    let mut ann = Client::guest(server.addr, "Ann").await;
    let learn = async || {
        let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]);
        let create = json!({"box": "market", "seats": seats, "start_when_full": true, "lesson": true});
        let sat = ann.post("/api/tables", create).await;
        assert_eq!(sat["table"]["public"], false, "strangers cannot find it");
        let table = sat["table"]["id"].as_str().unwrap().to_owned();
        contribute(&ann, &table, "aa").await;
        table
    };
    let first = learn().await;
    assert_eq!(ann.get("/api/tables/mine").await[0]["lesson"], true);
    assert_eq!(ann.get("/api/me").await["your_turn"], 0, "nobody is waiting in a lesson");
    let second = learn().await;
    assert_eq!(ids(&ann, "/api/tables/mine").await, [second.as_str()], "the first one has ended");
    assert_eq!(ann.get(&format!("/api/tables/{first}")).await["status"], "over");
    ann.post(&format!("/api/tables/{second}/resign"), json!({})).await;
    assert!(ids(&ann, "/api/tables/mine").await.is_empty());
    ann.become_account("Ann").await;
    let page = ann.get("/api/people/Ann").await;
    assert_eq!((&page["standings"], &page["finished"]), (&json!([]), &json!([])));
    // A fork of a lesson is a game.
    ann.post(&format!("/api/tables/{second}/rematch"), json!({})).await;
    assert_eq!(ann.get("/api/tables/mine").await[0]["lesson"], false);
}

#[tokio::test]
async fn a_lesson_played_to_the_end_stays_as_a_record_but_does_not_count() {
    let server = Running::memory().await;
    let (mut ann, ben, table) = two(server.addr, json!({"lesson": true})).await;
    play_on(&table, &[&ann, &ben], 200).await;
    let list = ann.get("/api/tables/mine").await;
    assert_eq!((&list[0]["id"], &list[0]["lesson"]), (&json!(table), &json!(true)));
    ann.become_account("Ann").await;
    let page = ann.get("/api/people/Ann").await;
    assert_eq!((&page["standings"], &page["finished"]), (&json!([]), &json!([])));
}

#[tokio::test]
async fn rules_are_sent_in_the_readers_language() {
    let server = Running::memory().await;
    let ann = Client::new(server.addr);
    let german = ann.get("/api/boxes/market/rules?lang=de").await;
    let clause = json!({"id": "market.bid", "edition": "quick", "standing": "printed", "pages": "",
        "chapter": "Bieten", "text": "Alle bieten geheim."});
    assert_eq!(german, json!({"language": "de", "clauses": [clause], "words": {"Auktion": "bieten"}}));
    for question in ["", "?lang=en", "?lang=xx"] {
        let rules = ann.get(&format!("/api/boxes/market/rules{question}")).await;
        assert_eq!((&rules["language"], &rules["clauses"][0]["chapter"]), (&json!("en"), &json!("Bidding")));
    }
    assert_eq!(ann.ask("GET", "/api/boxes/market/rules?langue=de", None).await.status, 400);
}

#[tokio::test]
async fn the_list_of_tables_has_pages_and_cannot_be_flooded() {
    let settings = Settings { open_tables_per_address: 60, ..Settings::default() };
    let server = Running::with(Store::in_memory().await.unwrap(), settings).await;
    let (_, _, live) = two(server.addr, json!({})).await;
    let mut opened = Vec::new();
    for number in 0..12 {
        let person = Client::guest(server.addr, &format!("Guest {number}")).await;
        for _ in 0..5 {
            opened.push(open_table(&person, json!({})).await);
        }
        let create = json!({"box": "market", "seats": [{"kind": "me"}, {"kind": "open"}]});
        let refused = person.ask("POST", "/api/tables", Some(create)).await;
        assert_eq!((refused.status, &refused.json()["reason"]), (429, &json!("too-many-open")));
    }
    let create = json!({"box": "market", "seats": [{"kind": "me"}, {"kind": "open"}]});
    let eve = Client::guest(server.addr, "Eve").await;
    let refused = eve.ask("POST", "/api/tables", Some(create.clone())).await;
    assert_eq!(
        (refused.status, &refused.json()["values"]["n"]),
        (429, &json!("60")),
        "her address has enough"
    );
    let stranger = Client::new(server.addr);
    let page = |reply: &Reply| -> Vec<String> {
        reply
            .json()
            .as_array()
            .unwrap()
            .iter()
            .map(|table| table["id"].as_str().unwrap().to_owned())
            .collect()
    };
    let first = stranger.ask("GET", "/api/tables?status=open", None).await;
    let link = first.head.lines().find_map(|line| line.strip_prefix("link: <")).unwrap();
    let second = stranger.ask("GET", link.split('>').next().unwrap(), None).await;
    assert!(!second.head.contains("link: <"), "there are two pages");
    let (first, second) = (page(&first), page(&second));
    assert_eq!((first.len(), second.len()), (50, 10));
    let mut all = [first, second].concat();
    all.sort();
    opened.sort();
    assert_eq!(all, opened);
    assert_eq!(page(&stranger.ask("GET", "/api/tables?status=playing", None).await), [live.as_str()]);
    for wrong in ["?after=x", "?status=over", "?page=2"] {
        let path = format!("/api/tables{wrong}");
        assert_eq!(stranger.refused("GET", &path, json!({})).await, (400, "request".into()), "{wrong}");
    }
    // A game that begins, or a table that its host leaves, makes room.
    let table = &all[0];
    eve.post(&format!("/api/tables/{table}/sit"), json!({})).await;
    let host = stranger.get(&format!("/api/tables/{table}")).await["host"].clone();
    assert!(host.as_str().unwrap().starts_with("Guest"), "{host}");
    assert_eq!(eve.ask("POST", "/api/tables", Some(create)).await.status, 429);
}

#[tokio::test]
async fn when_the_host_leaves_somebody_else_may_start() {
    let server = Running::memory().await;
    let ann = Client::guest(server.addr, "Ann").await;
    let (ben, cid) = (Client::guest(server.addr, "Ben").await, Client::guest(server.addr, "Cid").await);
    let table = open_table(&ann, json!({})).await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    ben.post(&path("sit"), json!({})).await;
    let info = ann.post(&path("leave"), json!({})).await;
    assert_eq!(info["host"], "Ben");
    cid.post(&path("sit"), json!({})).await;
    assert_eq!(ann.refused("POST", &path("start"), json!({})).await.0, 403);
    ben.post(&path("start"), json!({})).await;
}

#[tokio::test]
async fn a_game_that_is_being_played_here_cannot_be_imported() {
    let server = Running::boxes(Store::in_memory().await.unwrap(), boxes::BOXES).await;
    let (ann, ben, table) = two(server.addr, json!({"box": "burgundy"})).await;
    let record = ann.ask("GET", &format!("/api/tables/{table}/record"), None).await.text;
    let import = async |text: &str| {
        let reply = ben.try_send("POST", "/api/records", text.as_bytes()).await.unwrap();
        (reply.status, reply.json()["reason"].as_str().unwrap_or_default().to_owned())
    };
    let refused = (400, "in-play".to_owned());
    assert_eq!(import(&record).await, refused);
    // Other names and a shorter record are no disguise.
    let lines: Vec<&str> = record.lines().filter(|line| !line.starts_with("names")).collect();
    let shorter = lines[..lines.len() - 1].join("\n") + "\n";
    assert_eq!(import(&shorter).await, refused);
    // Neither is another roll at the beginning.
    let mut answers = Vec::new();
    for (seat, side) in [1, 2].into_iter().flat_map(|seat| (1..=6).map(move |side| (seat, side))) {
        // If there was a tie, the last roll decided.
        let at = record.rfind(&format!("* roll-off p{seat} ")).unwrap();
        let (before, rest) = record.split_at(at);
        let (_, after) = rest.split_once('\n').unwrap();
        let changed = format!("{before}* roll-off p{seat} {side}\n{after}");
        if changed != record {
            answers.push(import(&changed).await);
        }
    }
    // Where the other seat would begin, the rest of the record is not a game any more.
    assert!(answers.contains(&refused), "{answers:?}");
    assert!(answers.iter().all(|(status, _)| *status == 400), "{answers:?}");
    // The same box with different luck is another game.
    let (cid, _, other) = two(server.addr, json!({"box": "burgundy"})).await;
    cid.post(&format!("/api/tables/{other}/resign"), json!({})).await;
    let text = cid.ask("GET", &format!("/api/tables/{other}/record"), None).await.text;
    assert_eq!(import(&text).await.0, 201);
    // It is still another game while somebody continues it differently.
    let at = text.split_once("---\n").unwrap().1.lines().count();
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]);
    let fork = cid.post(&format!("/api/tables/{other}/fork"), json!({"at": at, "seats": seats})).await;
    let fork = fork["table"]["id"].as_str().unwrap();
    cid.post(&format!("/api/tables/{fork}/start"), json!({})).await;
    assert_eq!(import(&text).await.0, 201);
    // With the running game's commitment, it would be a forgery of it.
    let commit =
        ann.get(&format!("/api/tables/{table}")).await["luck"]["commit"].as_str().unwrap().to_owned();
    let claim = |line: &str| {
        if line.starts_with("luck-commit") { format!("luck-commit {commit}") } else { line.to_owned() }
    };
    let forged: Vec<String> = text.lines().map(claim).collect();
    assert_eq!(import(&(forged.join("\n") + "\n")).await, refused);
    ann.post(&format!("/api/tables/{table}/resign"), json!({})).await;
    assert_eq!(import(&record).await.0, 201, "it is over");
}
