//! Tables over HTTP.

use std::time::Duration;

use serde_json::{Value, json};
use server::{Settings, Store};

use crate::client::{Client, Running, open_table, play_on, two};

#[tokio::test]
async fn two_people_play_a_whole_game() {
    let server = Running::memory().await;
    let (ann, ben, table) = two(server.addr, json!({})).await;
    play_on(&table, &[&ann, &ben], 200).await;
    let info = ann.get(&format!("/api/tables/{table}")).await;
    assert_eq!(info["status"], "over");
    assert_eq!(info["result"]["ranks"].as_array().unwrap().len(), 2);
    let sheet = Client::new(server.addr).get(&format!("/api/tables/{table}/scores")).await;
    let last = sheet["over_time"].as_array().unwrap().last().unwrap().clone();
    assert_eq!(last[0], info["result"]["ranks"][0]["score"]);
    let me = ann.get("/api/me").await;
    let page = ben.get(&format!("/api/people/{}", me["person"]["id"].as_str().unwrap())).await;
    assert_eq!(page["standings"][0]["games"], 1);
    assert_eq!(page["finished"][0]["table"]["id"], table.as_str());
}

#[tokio::test]
async fn actions_that_are_out_of_turn_repeated_late_or_for_others_change_nothing() {
    let server = Running::memory().await;
    let (ann, ben, table) = two(server.addr, json!({})).await;
    let act = format!("/api/tables/{table}/act");
    let stranger = Client::guest(server.addr, "Eve").await;
    assert_eq!(stranger.refused("POST", &act, json!({"action": "bid 1"})).await, (403, "forbidden".into()));
    let nobody = Client::new(server.addr);
    assert_eq!(nobody.refused("POST", &act, json!({"action": "bid 1"})).await, (401, "signed-out".into()));
    let at = ann.get(&format!("/api/tables/{table}/snapshot")).await["position"]["at"].clone();
    ann.post(&act, json!({"action": "bid 1", "at": at})).await;
    assert_eq!(ann.refused("POST", &act, json!({"action": "bid 1", "at": at})).await, (409, "stale".into()));
    assert_eq!(ann.refused("POST", &act, json!({"action": "bid 1"})).await, (409, "turn".into()));
    assert_eq!(ben.refused("POST", &act, json!({"action": "bid 99"})).await, (409, "illegal".into()));
    assert_eq!(ben.refused("POST", &act, json!({"action": "bit 1"})).await, (409, "unreadable".into()));
    // In a simultaneous phase it does not matter that somebody else has acted.
    ben.post(&act, json!({"action": "bid 2", "at": at})).await;
    play_on(&table, &[&ann, &ben], 200).await;
    assert_eq!(ann.refused("POST", &act, json!({"action": "pass"})).await, (409, "over".into()));
}

#[tokio::test]
async fn a_seat_can_see_what_its_actions_would_do() {
    let server = Running::memory().await;
    let (ann, ben, table) = two(server.addr, json!({})).await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    for (seat, bid) in [(&ann, "bid 4"), (&ben, "bid 1")] {
        seat.post(&path("act"), json!({"action": bid})).await;
    }
    let snapshot = ann.get(&path("snapshot")).await;
    let (first, other) = if snapshot["position"]["waiting"][0] == "p1" { (&ann, &ben) } else { (&ben, &ann) };
    let position = first.get(&path("snapshot")).await["position"].clone();
    let told = first.get(&path("previews")).await;
    assert_eq!(told["at"], position["at"]);
    let actions: Vec<_> =
        told["previews"].as_array().unwrap().iter().map(|one| one["action"].clone()).collect();
    assert_eq!(json!(actions), position["legal"]);
    let take = told["previews"].as_array().unwrap().iter().find(|one| one["action"] != "pass").unwrap();
    assert_eq!(take["changes"][0]["what"], "points");
    assert!(take["changes"][0]["clause"].as_str().unwrap().starts_with("toy."));
    assert_eq!(other.get(&path("previews")).await["previews"], json!([]));
    let stranger = Client::guest(server.addr, "Eve").await;
    assert_eq!(stranger.refused("GET", &path("previews"), json!({})).await, (403, "forbidden".into()));
}

#[tokio::test]
async fn undo_takes_back_actions_that_revealed_nothing_and_the_log_keeps_both() {
    let server = Running::memory().await;
    let (ann, ben, table) = two(server.addr, json!({})).await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    let before = ann.get(&path("snapshot")).await;
    ann.post(&path("act"), json!({"action": "bid 4"})).await;
    assert_eq!(ann.get(&path("snapshot")).await["position"]["can_undo"], true);
    let done = ann.post(&path("undo"), json!({})).await;
    let after = ann.get(&path("snapshot")).await;
    assert_eq!(before["position"]["view"], after["position"]["view"]);
    assert_eq!(before["position"]["entries"], after["position"]["entries"]);
    assert_eq!(done["at"].as_u64(), before["position"]["at"].as_u64().map(|at| at + 2));
    ann.post(&path("act"), json!({"action": "bid 4"})).await;
    ben.post(&path("act"), json!({"action": "bid 1"})).await;
    assert_eq!(ann.refused("POST", &path("undo"), json!({})).await, (409, "undo".into()));
    let snapshot = ann.get(&path("snapshot")).await;
    let (first, second) =
        if snapshot["position"]["waiting"][0] == "p1" { (&ann, &ben) } else { (&ben, &ann) };
    let to = first.get(&path("snapshot")).await["position"]["entries"].clone();
    first.post(&path("act"), json!({"action": "pass"})).await;
    assert_eq!(second.refused("POST", &path("undo"), json!({})).await, (409, "undo".into()));
    // The next player can already act, so the turn is over, and only everyone together can go back.
    assert_eq!(first.get(&path("snapshot")).await["position"]["can_undo"], false);
    assert_eq!(first.refused("POST", &path("undo"), json!({})).await, (409, "undo".into()));
    first.post(&path("takeback"), json!({"to": to})).await;
    second.post(&path("takeback"), json!({"answer": "agree"})).await;
    assert_eq!(first.get(&path("snapshot")).await["position"]["entries"], to);
}

#[tokio::test]
async fn your_own_secret_bid_can_be_taken_back_in_a_simultaneous_phase() {
    let server = Running::memory().await;
    let (ann, ben, table) = two(
        server.addr,
        json!({"seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]}),
    )
    .await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    ann.post(&path("act"), json!({"action": "bid 4"})).await;
    ann.post(&path("undo"), json!({})).await;
    ann.post(&path("act"), json!({"action": "bid 2"})).await;
    ben.post(&path("act"), json!({"action": "bid 0"})).await;
    loop {
        let snapshot = ann.get(&path("wait?at=1&seconds=1")).await;
        let record = snapshot["record"].as_array().unwrap();
        let known = |entry: &Value| entry["actor"] == "p1" && entry["text"] == "bid 2";
        assert!(record.iter().any(known));
        if record.iter().any(|entry| entry["text"] == "reveal") {
            break;
        }
    }
}

#[tokio::test]
async fn going_back_further_needs_everybody() {
    let server = Running::memory().await;
    let (ann, ben, table) = two(server.addr, json!({})).await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    let start = ann.get(&path("snapshot")).await;
    let to = start["position"]["entries"].clone();
    ann.post(&path("act"), json!({"action": "bid 4"})).await;
    ben.post(&path("act"), json!({"action": "bid 1"})).await;
    ann.post(&path("takeback"), json!({"to": to})).await;
    let asked = ben.get(&format!("/api/tables/{table}")).await;
    assert_eq!(asked["takeback"]["missing"], json!(["p2"]));
    ben.post(&path("takeback"), json!({"answer": "decline"})).await;
    assert_eq!(ben.refused("POST", &path("takeback"), json!({"answer": "agree"})).await.1, "status");
    ann.post(&path("takeback"), json!({"to": to})).await;
    ben.post(&path("takeback"), json!({"answer": "agree"})).await;
    let after = ann.get(&path("snapshot")).await;
    assert_eq!(after["position"]["view"], start["position"]["view"]);
    assert_eq!(after["position"]["waiting"], json!(["p1", "p2"]));
    assert_eq!(ann.refused("POST", &path("takeback"), json!({"to": 99})).await.1, "request");
}

#[tokio::test]
async fn a_player_who_resigns_is_last() {
    let server = Running::memory().await;
    let (ann, ben, table) = two(server.addr, json!({})).await;
    let info = ann.post(&format!("/api/tables/{table}/resign"), json!({})).await;
    assert_eq!((&info["status"], &info["result"]["ending"]), (&json!("over"), &json!("resigned")));
    assert_eq!(info["result"]["ranks"][1]["rank"], 1);
    assert_eq!(info["result"]["ranks"][0]["rank"], 2);
    let act = format!("/api/tables/{table}/act");
    assert_eq!(ben.refused("POST", &act, json!({"action": "bid 1"})).await.1, "over");
}

#[tokio::test]
async fn when_one_of_three_resigns_the_others_play_on() {
    let server = Running::memory().await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]);
    let ann = Client::guest(server.addr, "Ann").await;
    let table = open_table(&ann, json!({"seats": seats})).await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    let (ben, cid) = (Client::guest(server.addr, "Ben").await, Client::guest(server.addr, "Cid").await);
    ben.post(&path("sit"), json!({})).await;
    cid.post(&path("sit"), json!({})).await;
    ann.post(&path("start"), json!({})).await;
    let info = ann.post(&path("resign"), json!({})).await;
    let seat = &info["seats"][0];
    assert_eq!((&info["status"], &seat["taken_over"]), (&json!("playing"), &json!(true)));
    assert_eq!((&seat["kind"], &seat["name"]), (&json!("bot"), &json!("Ann")), "her actions remain hers");
    // When the last person among bots resigns, the game is over.
    ben.post(&path("resign"), json!({})).await;
    let info = cid.post(&path("resign"), json!({})).await;
    assert_eq!((&info["status"], &info["result"]["ending"]), (&json!("over"), &json!("resigned")));
}

/// A table in pairs with four people.
async fn in_pairs(server: &Running) -> (Vec<Client>, String) {
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}]);
    let mut people = vec![Client::guest(server.addr, "Ann").await];
    let table = open_table(&people[0], json!({"seats": seats, "modules": ["pairs"]})).await;
    for name in ["Ben", "Cid", "Dan"] {
        let person = Client::guest(server.addr, name).await;
        person.post(&format!("/api/tables/{table}/sit"), json!({})).await;
        people.push(person);
    }
    people[0].post(&format!("/api/tables/{table}/start"), json!({})).await;
    (people, table)
}

#[tokio::test]
async fn a_side_has_given_up_when_all_its_people_have() {
    let server = Running::memory().await;
    let (people, table) = in_pairs(&server).await;
    let resign = format!("/api/tables/{table}/resign");
    let info = people[2].post(&resign, json!({})).await;
    assert_eq!((&info["status"], &info["seats"][2]["kind"]), (&json!("playing"), &json!("bot")));
    // Ann plays on, with a bot for her partner. Then she gives up too, and their side has lost.
    let info = people[0].post(&resign, json!({})).await;
    assert_eq!((&info["status"], &info["result"]["ending"]), (&json!("over"), &json!("resigned")));
    let ranks: Vec<&Value> = info["result"]["ranks"].as_array().unwrap().iter().collect();
    assert_eq!(ranks.iter().map(|rank| rank["rank"].as_u64().unwrap()).collect::<Vec<_>>(), [3, 1, 3, 1]);
    assert_eq!(ranks[2]["side"], json!({"of": "p1", "score": null}));
    let record = people[1].ask("GET", &format!("/api/tables/{table}/record"), None).await.text;
    let again = people[1].try_send("POST", "/api/records", record.as_bytes()).await.unwrap().json();
    assert_eq!(again["result"]["ranks"], info["result"]["ranks"], "{record}");
}

#[tokio::test]
async fn partners_win_together_even_if_one_of_them_resigned() {
    let server = Running::memory().await;
    let (people, table) = in_pairs(&server).await;
    people[2].post(&format!("/api/tables/{table}/resign"), json!({})).await;
    let snapshot = format!("/api/tables/{table}/snapshot");
    let mut result = Value::Null;
    for turn in 0..1000 {
        let now = people[turn % 4].get(&snapshot).await;
        result = now["table"]["result"].clone();
        if !result.is_null() {
            break;
        }
        match now["position"]["legal"].as_array().and_then(|legal| legal.first()) {
            Some(action) => {
                let act = json!({"action": action, "at": now["position"]["at"]});
                people[turn % 4].post(&format!("/api/tables/{table}/act"), act).await;
            }
            // The bot may be thinking.
            None => tokio::time::sleep(Duration::from_millis(5)).await,
        }
    }
    assert_eq!(result["ending"], "rules", "{result}");
    let ranks = result["ranks"].as_array().unwrap();
    for (one, partner) in [(0, 2), (1, 3)] {
        assert_eq!(ranks[one]["rank"], ranks[partner]["rank"], "{result}");
        assert_eq!(ranks[one]["side"], ranks[partner]["side"], "{result}");
        let together = ranks[one]["score"].as_i64().unwrap() + ranks[partner]["score"].as_i64().unwrap();
        assert_eq!(ranks[one]["side"]["score"], together, "{result}");
    }
}

/// A table with its own duchies can be stored, read back and played.
#[tokio::test]
async fn a_module_brings_its_own_duchies_if_the_table_names_none() {
    let server = Running::boxes(Store::in_memory().await.unwrap(), boxes::BOXES).await;
    let ann = Client::guest(server.addr, "Ann").await;
    let bot = || json!({"kind": "bot", "bot": "random"});
    for (module, bots, boards) in [("solo", 0, "13a"), ("border", 1, "dealt"), ("team", 3, "12a")] {
        let mut seats = vec![json!({"kind": "me"})];
        seats.extend((0..bots).map(|_| bot()));
        let table = open_table(&ann, json!({"box": "burgundy", "seats": seats, "modules": [module]})).await;
        ann.post(&format!("/api/tables/{table}/start"), json!({})).await;
        let mut legal = Vec::new();
        for _ in 0..2_000 {
            let now = ann.get(&format!("/api/tables/{table}/snapshot")).await;
            legal = now["position"]["legal"].as_array().cloned().unwrap_or_default();
            if !legal.is_empty() {
                assert_eq!(now["table"]["options"].get("boards"), None, "{module}: {boards} is not a choice");
                break;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        assert!(!legal.is_empty(), "{module}: the table has not begun");
    }
}

/// Burgundy's team game: one person and three bots.
#[tokio::test]
async fn a_team_of_burgundy_wins_together() {
    let server = Running::boxes(Store::in_memory().await.unwrap(), boxes::BOXES).await;
    let ann = Client::guest(server.addr, "Ann").await;
    let bot = || json!({"kind": "bot", "bot": "random"});
    let seats = json!([{"kind": "me"}, bot(), bot(), bot()]);
    let table = open_table(&ann, json!({"box": "burgundy", "seats": seats, "modules": ["team"]})).await;
    ann.post(&format!("/api/tables/{table}/start"), json!({})).await;
    let snapshot = format!("/api/tables/{table}/snapshot");
    let mut result = Value::Null;
    for _ in 0..20_000 {
        let now = ann.get(&snapshot).await;
        result = now["table"]["result"].clone();
        if !result.is_null() {
            break;
        }
        match now["position"]["legal"].as_array().and_then(|legal| legal.last()) {
            Some(action) => {
                let act = json!({"action": action, "at": now["position"]["at"]});
                ann.post(&format!("/api/tables/{table}/act"), act).await;
            }
            None => tokio::time::sleep(Duration::from_millis(5)).await,
        }
    }
    assert_eq!(result["ending"], "rules", "{result}");
    let ranks = result["ranks"].as_array().unwrap();
    for (one, partner) in [(0, 2), (1, 3)] {
        assert_eq!(ranks[one]["rank"], ranks[partner]["rank"], "{result}");
        let together = ranks[one]["score"].as_i64().unwrap() + ranks[partner]["score"].as_i64().unwrap();
        assert_eq!(ranks[partner]["side"]["score"], together, "{result}");
    }
    assert!(ranks[0]["rank"] == 1 || ranks[1]["rank"] == 1, "{result}");
}

#[tokio::test]
async fn a_rematch_reserves_the_seats_for_their_previous_players() {
    let server = Running::memory().await;
    let (ann, ben, table) = two(server.addr, json!({})).await;
    ben.post(&format!("/api/tables/{table}/resign"), json!({})).await;
    let again = ann.post(&format!("/api/tables/{table}/rematch"), json!({})).await;
    let id = again["table"]["id"].as_str().unwrap();
    let sit = format!("/api/tables/{id}/sit");
    let eve = Client::guest(server.addr, "Eve").await;
    assert_eq!(eve.refused("POST", &sit, json!({})).await, (409, "taken".into()));
    assert_eq!(ben.get("/api/tables/mine").await[0]["id"], id, "and they find it among their tables");
    assert_eq!(ben.post(&sit, json!({})).await["seat"], "p2");
}

#[tokio::test]
async fn a_bot_takes_over_and_its_person_may_come_back() {
    let server = Running::memory().await;
    let (ann, ben, table) = two(server.addr, json!({"takeover": "random"})).await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    let info = ben.post(&path("leave"), json!({})).await;
    assert_eq!(info["seats"][1]["taken_over"], true);
    ann.post(&path("act"), json!({"action": "bid 0"})).await;
    let eve = Client::guest(server.addr, "Eve").await;
    assert_eq!(eve.refused("POST", &path("sit"), json!({})).await, (409, "taken".into()));
    let sat = ben.post(&path("sit"), json!({})).await;
    assert_eq!((&sat["seat"], &sat["table"]["seats"][1]["kind"]), (&json!("p2"), &json!("person")));
    ben.post(&path("resign"), json!({})).await;
    assert_eq!(ben.refused("POST", &path("sit"), json!({})).await.1, "taken");
    play_until_over(&ann, &table).await;
    let info = ann.get(&format!("/api/tables/{table}")).await;
    assert_eq!(
        info["result"]["ranks"][1]["rank"], 2,
        "a player who resigned comes last, however well the bot did"
    );
}

async fn play_until_over(client: &Client, table: &str) {
    let mut at = 0;
    loop {
        let snapshot = client.get(&format!("/api/tables/{table}/wait?at={at}&seconds=5")).await;
        if snapshot["table"]["status"] == "over" {
            return;
        }
        at = snapshot["position"]["at"].as_u64().unwrap();
        if let Some(action) = snapshot["position"]["legal"].get(0) {
            client.post(&format!("/api/tables/{table}/act"), json!({"action": action})).await;
        }
    }
}

#[tokio::test]
async fn a_game_against_a_bot_a_rematch_and_a_fork() {
    let server = Running::memory().await;
    let ann = Client::guest(server.addr, "Ann").await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]);
    let table = open_table(&ann, json!({"seats": seats, "start_when_full": true})).await;
    assert_eq!(
        ann.refused("POST", &format!("/api/tables/{table}/fork"), json!({"at": 1, "seats": seats})).await.1,
        "status"
    );
    play_until_over(&ann, &table).await;
    let again = ann.post(&format!("/api/tables/{table}/rematch"), json!({})).await;
    assert_eq!(again["table"]["seats"][1]["bot"], "random");
    assert_eq!(again["table"]["origin"]["kind"], "rematch");
    let whole = ann.get(&format!("/api/tables/{table}/snapshot?at=4&seat=all")).await;
    let fork = ann.post(&format!("/api/tables/{table}/fork"), json!({"at": 4, "seats": seats})).await;
    let id = fork["table"]["id"].as_str().unwrap();
    ann.post(&format!("/api/tables/{id}/start"), json!({})).await;
    let record = ann.get(&format!("/api/tables/{id}/snapshot")).await["record"].clone();
    assert_eq!(record[0], whole["record"][0]);
    play_until_over(&ann, id).await;
}

#[tokio::test]
async fn people_find_the_tables_that_concern_them() {
    let server = Running::memory().await;
    let (ann, ben, table) = two(server.addr, json!({"name": "Sunday"})).await;
    let hidden = open_table(&ann, json!({"public": false})).await;
    let listed = Client::new(server.addr).get("/api/tables").await;
    let ids: Vec<_> = listed.as_array().unwrap().iter().map(|table| table["id"].clone()).collect();
    assert_eq!(ids, [json!(table)]);
    let mine = ben.get("/api/tables/mine").await;
    assert_eq!((&mine[0]["your_turn"], &mine[0]["name"]), (&json!(true), &json!("Sunday")));
    assert_eq!(ben.get("/api/me").await["your_turn"], 1);
    let all = ann.get("/api/tables/mine").await;
    assert!(all.as_array().unwrap().iter().any(|table| table["id"] == hidden.as_str()));
}

#[tokio::test]
async fn a_panic_in_the_rules_freezes_one_table_and_keeps_its_record() {
    let server = Running::memory().await;
    let (ann, ben, other) = two(server.addr, json!({})).await;
    let mut frozen = false;
    // Which fruit is drawn is luck. Sooner or later somebody takes a plum.
    for _ in 0..30 {
        let (eve, joe, table) = two(server.addr, json!({"modules": ["panics"]})).await;
        let act = format!("/api/tables/{table}/act");
        eve.post(&act, json!({"action": "bid 1"})).await;
        joe.post(&act, json!({"action": "bid 0"})).await;
        let legal = eve.get(&format!("/api/tables/{table}/snapshot")).await["position"]["legal"].clone();
        if !legal.as_array().unwrap().contains(&json!("take plum")) {
            continue;
        }
        assert_eq!(eve.refused("POST", &act, json!({"action": "take plum"})).await, (409, "frozen".into()));
        assert_eq!(eve.refused("POST", &act, json!({"action": "pass"})).await, (409, "frozen".into()));
        let record = eve.ask("GET", &format!("/api/tables/{table}/record"), None).await;
        assert!(record.text.contains("p1 bid 1"), "{}", record.text);
        frozen = true;
        break;
    }
    assert!(frozen, "no plum in thirty games");
    play_on(&other, &[&ann, &ben], 100).await;
}

#[tokio::test]
async fn co_operative_games_are_won_together() {
    let server = Running::memory().await;
    let (ann, ben, table) = two(server.addr, json!({"modules": ["together"]})).await;
    play_on(&table, &[&ann, &ben], 100).await;
    let info = ann.get(&format!("/api/tables/{table}")).await;
    assert_eq!(info["result"]["verdict"], "won");
    assert!(info["result"]["ranks"].as_array().unwrap().iter().all(|rank| rank["rank"] == 1));
}

#[tokio::test]
async fn the_clock_ends_the_game_if_the_table_chose_that() {
    let server = Running::memory().await;
    let clock = json!({"per_move_s": 1, "reserve_s": 0});
    let (ann, ben, table) = two(server.addr, json!({"clock": clock, "out_of_time": "end"})).await;
    let snapshot = ann.get(&format!("/api/tables/{table}/snapshot")).await;
    assert!(snapshot["position"]["clock"]["seats"][0]["deadline"].is_i64());
    ann.post(&format!("/api/tables/{table}/act"), json!({"action": "bid 1"})).await;
    let at = snapshot["position"]["at"].as_u64().unwrap() + 1;
    let after = ann.get(&format!("/api/tables/{table}/wait?at={at}&seconds=10")).await;
    assert_eq!(after["table"]["result"]["ending"], "time");
    let seat = &after["table"]["seats"][1];
    assert_eq!((&seat["timed_out"], &seat["resigned"]), (&json!(true), &json!(false)));
    let note = &after["table"]["notes"][0];
    assert_eq!((&note["seat"], &note["what"]), (&json!("p2"), &json!("time")));
    assert_eq!(note["entries"], after["position"]["entries"]);
    assert_eq!(ben.get(&format!("/api/tables/{table}")).await["result"]["ranks"][1]["rank"], 2);
    let record = ben.ask("GET", &format!("/api/tables/{table}/record"), None).await.text;
    assert!(record.contains("ended p2 time"), "{record}");
    let again = ben.try_send("POST", "/api/records", record.as_bytes()).await.unwrap().json();
    assert_eq!((&again["result"]["ending"], &again["seats"][1]["timed_out"]), (&json!("time"), &json!(true)));
}

#[tokio::test]
async fn the_clock_does_not_end_the_game_of_somebodys_partner() {
    let server = Running::memory().await;
    let clock = json!({"per_move_s": 1, "reserve_s": 0});
    let more = json!({"clock": clock, "out_of_time": "end", "modules": ["team"]});
    let (ann, _, table) = two(server.addr, more).await;
    let at = ann.post(&format!("/api/tables/{table}/act"), json!({"action": "bid 1"})).await["at"].clone();
    let after = ann.get(&format!("/api/tables/{table}/wait?at={at}&seconds=20")).await;
    let seat = &after["table"]["seats"][1];
    assert_eq!((&seat["timed_out"], &seat["taken_over"]), (&json!(true), &json!(true)), "{after}");
    assert_eq!(after["table"]["status"], "playing", "the game is Ann's to finish");
}

#[tokio::test]
async fn a_bot_plays_for_somebody_out_of_time_until_they_come_back() {
    let server = Running::memory().await;
    let clock = json!({"per_move_s": 1, "reserve_s": 0});
    // The table names no bot and chooses nothing. Between people, a bot plays on.
    let (ann, ben, table) = two(server.addr, json!({"clock": clock, "edition": "long"})).await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    assert_eq!(ben.get(&format!("/api/tables/{table}")).await["out_of_time"], "bot", "they know beforehand");
    assert_eq!(ben.get("/api/tables/mine").await[0]["out_of_time"], "bot");
    let at = ann.post(&path("act"), json!({"action": "bid 1"})).await["at"].clone();
    let after = ann.get(&path(&format!("wait?at={at}&seconds=20"))).await;
    let seat = &after["table"]["seats"][1];
    assert_eq!((&seat["timed_out"], &seat["taken_over"]), (&json!(true), &json!(true)), "{after}");
    assert_eq!(after["table"]["status"], "playing");
    let back = ben.post(&path("sit"), json!({})).await;
    let seat = &back["table"]["seats"][1];
    assert_eq!((&seat["timed_out"], &seat["kind"]), (&json!(false), &json!("person")));
}

#[tokio::test]
async fn people_out_of_time_keep_their_seats_and_bots_do_not_finish_without_them() {
    let server = Running::memory().await;
    let clock = json!({"per_move_s": 1, "reserve_s": 0});
    let (ann, ben, table) = two(server.addr, json!({"clock": clock, "edition": "long"})).await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    let info = async || ann.get(&format!("/api/tables/{table}")).await;
    let is_out = |seat: &Value| seat["timed_out"] == true && seat["taken_over"] == true;
    let mut now = info().await;
    while !now["seats"].as_array().unwrap().iter().all(is_out) {
        assert_eq!(now["status"], "playing");
        tokio::time::sleep(Duration::from_millis(100)).await;
        now = info().await;
    }
    // Nobody is left, so the table waits.
    let before = ann.get(&path("snapshot")).await;
    tokio::time::sleep(Duration::from_millis(1500)).await;
    let after = ann.get(&path("snapshot")).await;
    assert_eq!(after["position"]["entries"], before["position"]["entries"], "bots played among themselves");
    assert_eq!(after["table"]["status"], "playing");
    // Both still have their seats and see what those see, but they only look.
    assert_eq!((&after["table"]["you"], &after["position"]["viewer"]), (&json!("p1"), &json!("p1")));
    assert_eq!(after["position"]["legal"], json!([]));
    assert_eq!(ben.get("/api/tables/mine").await[0]["you"], "p2");
    let refused = ann.ask("POST", &path("act"), Some(json!({"action": "bid 1"}))).await;
    assert_eq!((refused.status, &refused.json()["reason"]), (403, &json!("bot-plays")));
    ann.post(&path("chat"), json!({"text": "back in a minute"})).await;
    let other = ann.ask("POST", &path("sit"), Some(json!({"seat": "p2"}))).await;
    assert_eq!(other.json()["reason"], "sits-elsewhere");
    // The first who returns plays on, against the other's bot.
    assert_eq!(ann.post(&path("sit"), json!({})).await["seat"], "p1");
    let mut at = ann.get(&path("snapshot")).await["position"]["at"].clone();
    loop {
        let now = ann.get(&path(&format!("wait?at={at}&seconds=1"))).await;
        let record = now["record"].as_array().unwrap();
        if record.iter().any(|entry| entry["actor"] == "p2") {
            break;
        }
        at = now["position"]["at"].clone();
        // She may run out of time again on a slow machine.
        let seat = if now["table"]["seats"][0]["timed_out"] == true { "sit" } else { "act" };
        let action = now["position"]["legal"][0].clone();
        ann.ask("POST", &path(seat), Some(if seat == "sit" { json!({}) } else { json!({"action": action}) }))
            .await;
    }
    let rows = ben.get("/api/tables/mine").await;
    assert_eq!((&rows[0]["you"], &rows[0]["your_turn"]), (&json!("p2"), &json!(false)));
}

#[tokio::test]
async fn a_game_against_bots_ends_when_its_only_person_runs_out_of_time() {
    let server = Running::memory().await;
    let ann = Client::guest(server.addr, "Ann").await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]);
    let clock = json!({"per_move_s": 1, "reserve_s": 0});
    let more = json!({"seats": seats, "clock": clock.clone(), "start_when_full": true});
    let table = open_table(&ann, more).await;
    assert_eq!(ann.get(&format!("/api/tables/{table}")).await["out_of_time"], "end");
    // A game of three goes on for the others, so its table says so whatever the host chose.
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]);
    let three = open_table(&ann, json!({"seats": seats, "clock": clock, "out_of_time": "end"})).await;
    assert_eq!(ann.get(&format!("/api/tables/{three}")).await["out_of_time"], "bot");
    let mut at = 0;
    loop {
        let after = ann.get(&format!("/api/tables/{table}/wait?at={at}&seconds=10")).await;
        if after["table"]["status"] == "over" {
            assert_eq!(after["table"]["result"]["ending"], "time");
            return;
        }
        at = after["position"]["at"].as_u64().unwrap();
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

#[tokio::test]
async fn a_game_that_a_bot_finished_has_a_place_and_points_in_its_persons_lists() {
    let server = Running::memory().await;
    let (ann, mut ben, table) = two(server.addr, json!({"takeover": "random"})).await;
    ben.post(&format!("/api/tables/{table}/leave"), json!({})).await;
    assert!(ben.get("/api/tables/mine").await[0]["you"].is_null(), "he has no seat, but may sit down again");
    play_until_over(&ann, &table).await;
    let row = ben.get("/api/tables/mine").await[0].clone();
    assert_eq!(row["you"], "p2", "{row}");
    let own = &row["result"]["ranks"][1];
    assert!(own["rank"].is_u64() && own["score"].is_i64(), "{own}");
    ben.become_account("Ben").await;
    let page = ben.get("/api/people/Ben").await;
    let game = &page["finished"][0];
    assert_eq!((&game["seat"], &game["rank"]), (&json!("p2"), own));
    assert_eq!(page["standings"][0]["games"], 1);
}

#[tokio::test]
async fn a_sensible_bot_answers_for_one_that_is_late_or_crashes() {
    let settings =
        Settings { bot_budget: Duration::from_millis(200), bots_at_once: 1, ..Settings::default() };
    let server = Running::with(Store::in_memory().await.unwrap(), settings).await;
    let ann = Client::guest(server.addr, "Ann").await;
    // The second slow bot finds no place in the pool, because the first still has it.
    for bot in ["breaks", "slow", "slow"] {
        let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": bot}]);
        let more = json!({"seats": seats, "options": {"coins": "20"}, "start_when_full": true});
        let table = open_table(&ann, more).await;
        // The greedy bot bids everything it has. A random bot would do that once in 21 times.
        assert_eq!(bid_of_bot(&ann, &table).await, "bid 20", "{bot}");
    }
}

#[tokio::test]
async fn a_bot_that_is_told_to_stop_gives_the_best_it_has_found() {
    let settings = Settings { bot_budget: Duration::from_secs(2), ..Settings::default() };
    let server = Running::with(Store::in_memory().await.unwrap(), settings).await;
    let ann = Client::guest(server.addr, "Ann").await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "patient"}]);
    let more = json!({"seats": seats, "options": {"coins": "20"}, "start_when_full": true});
    let table = open_table(&ann, more).await;
    // The bot that would answer for it bids everything.
    assert_eq!(bid_of_bot(&ann, &table).await, "bid 0");
}

/// What the bot on the second seat bids in the first round.
async fn bid_of_bot(ann: &Client, table: &str) -> String {
    ann.post(&format!("/api/tables/{table}/act"), json!({"action": "bid 0"})).await;
    let mut at = 0;
    loop {
        let snapshot = ann.get(&format!("/api/tables/{table}/wait?at={at}&seconds=20")).await;
        let record = snapshot["record"].as_array().unwrap();
        if record.iter().any(|entry| entry["text"] == "reveal") {
            let bid = record.iter().find(|entry| entry["actor"] == "p2").unwrap();
            return bid["text"].as_str().unwrap().to_owned();
        }
        at = snapshot["position"]["at"].as_u64().unwrap();
    }
}

#[tokio::test]
async fn an_overlay_is_checked_line_by_line_and_its_values_open_a_table() {
    let server = Running::memory().await;
    let ann = Client::guest(server.addr, "Ann").await;
    let info = ann.get("/api/boxes/market").await;
    let row = &info["overlay"][0];
    assert_eq!((&row["key"], &row["printed"]), (&json!("pass.coins"), &json!("1")));
    assert_eq!((&row["standing"], &row["clauses"]), (&json!("reconstructed"), &json!(["toy.pass"])));

    let text = "# ours\npass.coins 7\npass.coin 2\n  3\nvoid\n";
    let answer = ann.post("/api/boxes/market/overlay", json!({"text": text, "edition": "long"})).await;
    assert_eq!(answer["options"], json!({}));
    let lines: Vec<_> =
        answer["problems"].as_array().unwrap().iter().map(|one| one["line"].clone()).collect();
    assert_eq!(lines, [2, 3, 5]);
    assert_eq!(answer["problems"][1]["message"], "there is no key `pass.coin`; did you mean `pass.coins`?");
    let missing = ann.refused("POST", "/api/boxes/chess/overlay", json!({"text": ""})).await;
    assert_eq!(missing, (404, "missing".into()));

    let answer = ann.post("/api/boxes/market/overlay", json!({"text": "pass.coins 2\n"})).await;
    assert_eq!(answer, json!({"options": {"overlay.pass.coins": "2"}, "problems": []}));
    let mut create = json!({"box": "market", "seats": [{"kind": "me"}, {"kind": "open"}]});
    create["options"] = answer["options"].clone();
    let table = ann.post("/api/tables", create.clone()).await["table"].clone();
    assert_eq!(table["options"], json!({"overlay.pass.coins": "2"}));
    // What the box prints is not a house value.
    create["options"] = json!({"overlay.pass.coins": "1"});
    assert_eq!(ann.post("/api/tables", create.clone()).await["table"]["options"], json!({}));
    create["options"] = json!({"overlay.pass.coins": "7", "overlay.pass.coin": "2", "coins": "x"});
    let reply = ann.ask("POST", "/api/tables", Some(create)).await;
    let problem = reply.json();
    assert_eq!((reply.status, problem["details"].as_array().unwrap().len()), (400, 3), "{problem}");
}
