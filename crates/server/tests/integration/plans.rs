//! Simultaneous planning: everybody answers several questions at the same time and in private.

use serde_json::{Value, json};
use server::Store;

use crate::{
    client::{Client, Running, Socket, open_table},
    outage::until,
    whole::{drain, position},
};

const PLAN: [&str; 5] = ["list apple", "skip pear", "list plum", "bid 2", "ready"];

/// Ann (p1), Ben (p2) and anybody else named, at a market with plans.
async fn market(server: &Running, third: Value, more: Value) -> (Client, Client, String) {
    let (ann, ben) = (Client::guest(server.addr, "Ann").await, Client::guest(server.addr, "Ben").await);
    let mut create = json!({"modules": ["plans"], "seats": [{"kind": "me"}, {"kind": "open"}, third]});
    for (key, value) in more.as_object().unwrap() {
        create[key] = value.clone();
    }
    let table = open_table(&ann, create).await;
    ben.post(&format!("/api/tables/{table}/sit"), json!({"seat": "p2"})).await;
    (ann, ben, table)
}

/// The same with Eve as p3, and the game has begun.
async fn three(server: &Running) -> (Client, Client, Client, String) {
    let (ann, ben, table) = market(server, json!({"kind": "open"}), json!({})).await;
    let eve = Client::guest(server.addr, "Eve").await;
    eve.post(&format!("/api/tables/{table}/sit"), json!({})).await;
    ann.post(&format!("/api/tables/{table}/start"), json!({})).await;
    (ann, ben, eve, table)
}

async fn now(client: &Client, table: &str) -> Value {
    client.get(&format!("/api/tables/{table}/snapshot")).await["position"].clone()
}

/// A viewer's record without the two fruits that were drawn first.
async fn lines(client: &Client, table: &str) -> Vec<String> {
    let snapshot = client.get(&format!("/api/tables/{table}/snapshot")).await;
    let line =
        |entry: &Value| format!("{} {}", entry["actor"].as_str().unwrap(), entry["text"].as_str().unwrap());
    snapshot["record"].as_array().unwrap().iter().skip(2).map(line).collect()
}

async fn listening(client: &Client, table: &str) -> Socket {
    let mut socket = client.socket(table, 0).await;
    socket.hear_type("snapshot").await;
    drain(&mut socket).await;
    socket
}

#[tokio::test]
async fn a_plan_is_stored_and_told_once() {
    let server = Running::memory().await;
    let (ann, ben, _, table) = three(&server).await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    let guest = Client::guest(server.addr, "Guest").await;
    let mut sockets =
        [listening(&ann, &table).await, listening(&ben, &table).await, listening(&guest, &table).await];
    for socket in &mut sockets {
        // The others who connected are no longer news.
        drain(socket).await;
        socket.heard.retain(|message| message["position"].is_object());
    }
    let at = position(&sockets[0])["at"].as_u64().unwrap();
    sockets[0].say(json!({"type": "acts", "actions": PLAN, "at": at, "id": "plan"})).await;
    let done = sockets[0].hear_type("done").await;
    assert_eq!((&done["id"], done["at"].as_u64()), (&json!("plan"), Some(at + 5)));
    for (number, socket) in sockets.iter_mut().enumerate() {
        drain(socket).await;
        let updates: Vec<&Value> =
            socket.heard.iter().filter(|message| message["type"] == "update").collect();
        assert_eq!(updates.len(), 1, "viewer {number}");
        let texts: Vec<&str> = updates[0]["record"]
            .as_array()
            .unwrap()
            .iter()
            .map(|line| line["text"].as_str().unwrap())
            .collect();
        assert_eq!(texts, if number == 0 { PLAN } else { ["?"; 5] });
        assert_eq!(updates[0]["position"]["waiting"], json!(["p2", "p3"]), "who still plans");
    }
    // The same request again is not done twice.
    let again = json!({"actions": PLAN, "at": at});
    assert_eq!(ann.refused("POST", &path("acts"), again).await, (409, "stale".into()));
    let other = json!({"actions": PLAN, "at": at});
    ben.post(&path("acts"), other).await;
    assert_eq!(now(&ann, &table).await["waiting"], json!(["p3"]));
}

#[tokio::test]
async fn a_list_is_done_completely_or_not_at_all() {
    let server = Running::memory().await;
    let (ann, ben, eve, table) = three(&server).await;
    let path = format!("/api/tables/{table}/acts");
    let before = now(&ann, &table).await;
    let refused = async |client: &Client, actions: Value| {
        let reply = client.ask("POST", &path, Some(json!({ "actions": actions }))).await;
        let problem = reply.json();
        let word = |key: &str| problem[key].as_str().unwrap().to_owned();
        (reply.status, word("code"), word("reason"), problem["number"].as_u64(), word("message"))
    };
    let (status, code, reason, number, message) =
        refused(&ann, json!(["list apple", "skip pear", "bid 1"])).await;
    assert_eq!((status, code.as_str(), reason.as_str(), number), (409, "illegal", "illegal", Some(3)));
    assert!(
        message.starts_with("nothing was done because of action 3: `bid 1` is not allowed now"),
        "{message}"
    );
    let (_, code, _, number, _) = refused(&ann, json!(["list apple", "fly"])).await;
    assert_eq!((code.as_str(), number), ("unreadable", Some(2)));
    let mut longer = PLAN.to_vec();
    longer.push("pass");
    let (status, code, reason, number, message) = refused(&ann, json!(longer)).await;
    assert_eq!(
        (status, code.as_str(), reason.as_str(), number),
        (409, "interrupted", "others-first", Some(6))
    );
    assert!(message.ends_with("before `pass`, it would be somebody else's turn"), "{message}");
    for many in [0, 65] {
        let (status, code, _, number, message) = refused(&ann, json!(vec!["ready"; many])).await;
        assert_eq!((status, code.as_str(), number), (400, "request", None));
        assert_eq!(message, format!("{many} actions: send 1 to 64"));
    }
    assert_eq!(now(&ann, &table).await, before, "nothing has changed");
    for client in [&ann, &ben] {
        client.post(&path, json!({ "actions": PLAN })).await;
    }
    let (_, _, reason, number, _) = refused(&eve, json!(longer)).await;
    assert_eq!((reason.as_str(), number), ("chance-first", Some(6)));
    eve.post(&path, json!({ "actions": PLAN })).await;
    assert_eq!(lines(&ann, &table).await.last().unwrap(), "* reveal");
}

#[tokio::test]
async fn a_plan_is_taken_back_without_disturbing_the_others() {
    let folder = std::env::temp_dir().join(format!("loire-plans-{}", std::process::id()));
    let server = Running::start(Store::sqlite(&folder).await.unwrap()).await;
    let (ann, ben, eve, table) = three(&server).await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    let mut watching = listening(&ben, &table).await;
    assert_eq!(now(&ann, &table).await["plan_from"], Value::Null);
    // Their entries alternate in the record.
    for (number, action) in PLAN.iter().enumerate() {
        ann.post(&path("act"), json!({"action": action})).await;
        if number < 3 {
            ben.post(&path("act"), json!({"action": action.replace("list", "skip")})).await;
        }
    }
    let (of_ann, of_ben) = (now(&ann, &table).await, now(&ben, &table).await);
    assert_eq!((&of_ann["plan_from"], &of_ben["plan_from"]), (&json!(2), &json!(3)));
    assert_eq!(of_ann["waiting"], json!(["p2", "p3"]));
    let done = ann.post(&path("undo"), json!({"to": of_ann["plan_from"], "at": of_ann["at"]})).await;
    assert_eq!(done["at"].as_u64(), of_ann["at"].as_u64().map(|at| at + 1));
    // Sending the same request again takes nothing more back.
    let again = json!({"to": of_ann["plan_from"], "at": of_ann["at"]});
    assert_eq!(ann.refused("POST", &path("undo"), again).await, (409, "stale".into()));
    assert_eq!(lines(&ann, &table).await, ["p2 ?", "p2 ?", "p2 ?"]);
    assert_eq!(lines(&ben, &table).await, ["p2 skip apple", "p2 skip pear", "p2 skip plum"]);
    assert_eq!(now(&ann, &table).await["waiting"], json!(["p1", "p2", "p3"]));
    // Ben looked at the table before Ann took her plan back. His own question is the same.
    ben.post(&path("acts"), json!({"actions": ["bid 3", "ready"], "at": of_ben["at"]})).await;
    drain(&mut watching).await;
    for message in &watching.heard {
        let list = |key: &str| message[key].as_array().into_iter().flatten();
        assert!(list("record").all(|entry| entry["actor"] != "p1" || entry["text"] == "?"), "{message}");
        assert!(list("events").all(|event| event["seat"] != "p1"), "{message}");
        assert!(message["position"]["view"]["lists"][0].as_str().is_none_or(|list| list == "?"), "{message}");
    }
    // The log replays after a restart.
    server.stop().await;
    let server = Running::start(Store::sqlite(&folder).await.unwrap()).await;
    let [ann, ben, eve] = [ann, ben, eve].map(|client| Client { addr: server.addr, ..client });
    assert_eq!(now(&ann, &table).await["waiting"], json!(["p1", "p3"]));
    ann.post(&path("acts"), json!({"actions": ["skip apple", "skip pear", "skip plum", "bid 0", "ready"]}))
        .await;
    // Even a complete plan can be taken back while somebody else is still planning.
    ann.post(&path("undo"), json!({"to": 10})).await;
    assert_eq!(lines(&ann, &table).await[5..], ["p1 skip apple", "p1 skip pear", "p1 skip plum"]);
    ann.post(&path("acts"), json!({"actions": ["bid 1", "ready"]})).await;
    eve.post(&path("acts"), json!({"actions": PLAN})).await;
    assert_eq!(ann.refused("POST", &path("undo"), json!({"to": 7})).await, (409, "undo".into()));
    assert_eq!(now(&ben, &table).await["plan_from"], Value::Null);
    assert_eq!(
        lines(&ben, &table).await[5..10],
        ["skip apple", "skip pear", "skip plum", "bid 1", "ready"].map(|text| format!("p1 {text}"))
    );
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn bots_plan_without_waiting_for_people_and_in_one_go() {
    let server = Running::memory().await;
    let (ann, ben, table) = market(&server, json!({"kind": "bot", "bot": "greedy"}), json!({})).await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    let mut socket = listening(&ann, &table).await;
    ann.post(&path("start"), json!({})).await;
    // Nobody else has planned yet.
    let plan = loop {
        let message = socket.hear_type("update").await;
        let record = message["record"].as_array().unwrap().clone();
        if record.iter().any(|entry| entry["actor"] == "p3") {
            assert_eq!(message["position"]["waiting"], json!(["p1", "p2"]));
            break record;
        }
    };
    let line =
        |entry: &Value| format!("{} {}", entry["actor"].as_str().unwrap(), entry["text"].as_str().unwrap());
    assert_eq!(plan.iter().map(line).collect::<Vec<_>>(), vec!["p3 ?"; 5]);
    for client in [&ann, &ben] {
        client.post(&path("acts"), json!({ "actions": PLAN })).await;
    }
    assert!(lines(&ann, &table).await.iter().any(|line| line == "p3 bid 5"));
}

#[tokio::test]
async fn a_bot_finishes_the_plan_of_somebody_who_resigns() {
    let server = Running::memory().await;
    let (ann, ben, eve, table) = three(&server).await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    ben.post(&path("acts"), json!({"actions": ["list apple", "skip pear"]})).await;
    ben.post(&path("resign"), json!({})).await;
    until("the bot has planned", || async { now(&ann, &table).await["waiting"] == json!(["p1", "p3"]) })
        .await;
    for client in [&ann, &eve] {
        client.post(&path("acts"), json!({ "actions": PLAN })).await;
    }
    let record = lines(&ann, &table).await;
    assert_eq!(record[..2], ["p2 list apple", "p2 skip pear"], "what Ben planned counts");
    assert_eq!(record[4], "p2 ready");
    assert!(record.contains(&"* reveal".to_owned()));
}

#[tokio::test]
async fn every_clock_runs_until_its_plan_is_complete_and_a_bot_finishes_it_in_the_end() {
    let server = Running::memory().await;
    let clock = json!({"clock": {"per_move_s": 3, "reserve_s": 0}, "out_of_time": "bot"});
    let (ann, ben, table) = market(&server, json!({"kind": "bot", "bot": "random"}), clock).await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    ann.post(&path("start"), json!({})).await;
    let deadlines = async || {
        let clock = now(&ann, &table).await["clock"].clone();
        // The bot's clock runs too, for the moment that it needs.
        (0..2).map(|seat| clock["seats"][seat]["deadline"].is_number()).collect::<Vec<bool>>()
    };
    assert_eq!(deadlines().await, [true, true], "everybody who is asked");
    ann.post(&path("acts"), json!({ "actions": PLAN })).await;
    ben.post(&path("acts"), json!({"actions": ["list apple", "list pear"]})).await;
    assert_eq!(deadlines().await, [false, true], "the plan of Ann is complete");
    until("a bot has finished Ben's plan", || async {
        lines(&ann, &table).await.iter().any(|line| line == "* reveal")
    })
    .await;
    let info = ann.get(&format!("/api/tables/{table}")).await;
    assert_eq!(info["seats"][1]["timed_out"], true);
    let record = lines(&ann, &table).await;
    let planned: Vec<&String> = record.iter().filter(|line| line.starts_with("p2 ")).take(2).collect();
    assert_eq!(planned, ["p2 list apple", "p2 list pear"]);
}

#[tokio::test]
async fn people_who_come_back_get_what_they_may_know() {
    let server = Running::memory().await;
    let (ann, ben, eve, table) = three(&server).await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    for client in [&ann, &ben] {
        client.post(&path("acts"), json!({ "actions": PLAN })).await;
    }
    let guest = Client::guest(server.addr, "Guest").await;
    let texts = |snapshot: &Value| {
        let record = snapshot["record"].as_array().unwrap();
        record.iter().map(|entry| entry["text"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let first = |client: Client, since: u32| {
        let table = table.clone();
        async move { client.socket(&table, since).await.hear_type("snapshot").await }
    };
    // Ann has her own plan and no other, and spectators have none.
    let snapshot = first(ann.clone(), 0).await;
    assert_eq!(texts(&snapshot)[2..], [PLAN, ["?"; 5]].concat());
    assert_eq!(snapshot["position"]["plan_from"], 2);
    let watched = first(guest.clone(), 0).await;
    assert_eq!(texts(&watched)[2..], ["?"; 10]);
    assert_eq!(
        (&watched["position"]["plan_from"], &watched["position"]["waiting"]),
        (&Value::Null, &json!(["p3"]))
    );
    eve.post(&path("acts"), json!({ "actions": PLAN })).await;
    // Once the plans are turned up, those who were away get them again although they know how many there were.
    let snapshot = first(guest, 12).await;
    assert_eq!(snapshot["since"], 2);
    assert_eq!(texts(&snapshot)[..10], [PLAN, PLAN].concat());
}

#[tokio::test]
async fn luck_for_another_seat_does_not_make_your_answer_late() {
    let server = Running::boxes(Store::in_memory().await.unwrap(), boxes::BOXES).await;
    let (ann, ben) = (Client::guest(server.addr, "Ann").await, Client::guest(server.addr, "Ben").await);
    let table = open_table(&ann, json!({"box": "orleans"})).await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    ben.post(&path("sit"), json!({})).await;
    ann.post(&path("start"), json!({})).await;
    // Play until both are asked how many followers they draw.
    let draws = |position: &Value| position["legal"].as_array().unwrap().contains(&json!("draw 1"));
    let (of_ann, of_ben) = loop {
        let both = (now(&ann, &table).await, now(&ben, &table).await);
        if draws(&both.0) && draws(&both.1) {
            break both;
        }
        for (client, position) in [(&ann, both.0), (&ben, both.1)] {
            if let Some(action) = position["legal"][0].as_str() {
                client.post(&path("act"), json!({"action": action, "at": position["at"]})).await;
                break;
            }
        }
    };
    ann.post(&path("act"), json!({"action": "draw 1", "at": of_ann["at"]})).await;
    let record = lines(&ben, &table).await;
    let drawn = record.iter().rev().take(2).any(|line| line.starts_with("* draw p1 "));
    assert!(drawn, "chance acts for Ann: {record:?} {of_ann}");
    let late = json!({"action": "draw 1", "at": of_ben["at"]});
    ben.post(&path("act"), late.clone()).await;
    assert_eq!(ben.refused("POST", &path("act"), late).await, (409, "stale".into()), "but only once");
}
