//! Leak hunting: everything a viewer receives during whole games of every box with secrets.
//!
//! Two games that differ only in what somebody may not know must look the same to them, byte for byte. So the
//! test plays a game to its end. For every secret action, two tables continue from the position before it
//! with different answers. Viewers who may not know the answer must not be able to tell the two tables apart.

use std::collections::BTreeSet;

use engine::{Actor, Config, Pending, Rng, Viewer};
use serde_json::{Value, json};
use server::Store;
use shelf::{GameBox, Shelf};

use crate::{
    client::{Client, Running, Socket},
    market,
    whole::{People, Secret, drain, play_out, position},
};

/// A way to play a box.
#[derive(Clone, Debug)]
struct Variant {
    box_id: &'static str,
    edition: Option<&'static str>,
    seats: u8,
    options: Vec<(&'static str, &'static str)>,
    module: Option<&'static str>,
}

impl Variant {
    fn config(&self) -> Config {
        let mut config = Config { edition: self.edition.map(str::to_owned), ..Config::seats(self.seats) };
        config.options.extend(self.options.iter().map(|&(id, value)| (id.to_owned(), value.to_owned())));
        config.modules.extend(self.module.map(str::to_owned));
        config
    }
}

/// Whether the first entries of a random game contain something that not everybody may know.
fn has_secrets(game: &GameBox, variant: &Variant, most: usize) -> bool {
    let Ok(mut table) = game.open(&variant.config(), &[]) else { return false };
    let mut rng = Rng::new(7);
    while table.len() < most {
        let number = table.len();
        match table.pending() {
            Pending::Over => return false,
            Pending::Chance => {
                let outcomes = table.outcomes();
                table.enter(Actor::Chance, &rng.pick(&outcomes).0.clone()).unwrap();
            }
            Pending::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let legal = table.legal(seat);
                table.enter(Actor::Seat(seat), rng.pick::<String>(&legal)).unwrap();
                if !table.knows(Viewer::Spectator, number) {
                    return true;
                }
            }
        }
    }
    false
}

/// Every edition and number of seats of every box, with default options and with each option changed, if it
/// has secrets.
fn variants_with_secrets() -> Vec<Variant> {
    let mut found = Vec::new();
    for game in boxes::BOXES.boxes() {
        // Only dealt duchies can be chosen in secret.
        let dealt =
            game.menu.options.iter().any(|option| option.id == "boards").then_some(("boards", "expert"));
        for (seats, edition) in
            game.menu.seats.clone().flat_map(|seats| game.menu.editions.iter().map(move |one| (seats, one)))
        {
            let plain = Variant {
                box_id: game.id,
                edition: Some(edition.id),
                seats,
                options: Vec::new(),
                module: None,
            };
            if has_secrets(game, &plain, 2000) {
                found.push(plain);
                continue;
            }
            let others = game
                .menu
                .options
                .iter()
                .flat_map(|option| option.values.iter().skip(1).map(|&value| (option.id, value)));
            for option in others {
                let alone = Variant { options: vec![option], ..plain.clone() };
                let options = dealt.into_iter().chain([option]).collect();
                let with_dealt = Variant { options, ..plain.clone() };
                let secret = [alone, with_dealt].into_iter().find(|variant| has_secrets(game, variant, 60));
                found.extend(secret);
            }
        }
    }
    // Where hidden plans meet what a module adds: followers in other seats' hostels, cards that are kept.
    let meeting = |module| Variant {
        box_id: "orleans",
        edition: None,
        seats: 2,
        options: vec![("planning", "hidden")],
        module: Some(module),
    };
    found.extend(["invasion", "prosperity"].map(meeting));
    found
}

/// Everything a viewer has been sent since, without what differs between tables anyway.
async fn told(socket: &mut Socket, since: usize, table: &str) -> Vec<String> {
    drain(socket).await;
    socket.heard[since..].iter().map(|message| masked(&message.to_string(), table)).collect()
}

/// Everything a viewer can ask for, in the same form.
async fn asked(viewer: &Client, table: &str, entry: usize) -> Vec<String> {
    let mut all = Vec::new();
    for more in [
        String::new(),
        "/snapshot".to_owned(),
        format!("/snapshot?at={}", entry + 1),
        format!("/snapshot?since={entry}"),
        "/snapshot?seat=spectator".to_owned(),
        "/snapshot?seat=all".to_owned(),
        "/wait".to_owned(),
        "/record".to_owned(),
        "/previews".to_owned(),
        "/scores".to_owned(),
    ] {
        let reply = viewer.ask("GET", &format!("/api/tables/{table}{more}"), None).await;
        all.push(format!("{} {}", reply.status, reply.text));
    }
    let mine = viewer.get("/api/tables/mine").await;
    let mine: Vec<&Value> = mine.as_array().unwrap().iter().filter(|one| one["id"] == table).collect();
    all.push(json!(mine).to_string());
    all.iter().map(|text| masked(text, table)).collect()
}

/// A text without a table's name, commitment and times.
fn masked(text: &str, table: &str) -> String {
    let mut text = text.replace(table, "TABLE");
    for key in ["commit", "created_at", "started_at", "updated_at", "now"] {
        let mut from = 0;
        while let Some(at) = text[from..].find(&format!("\"{key}\":")) {
            let begin = from + at + key.len() + 3;
            let end = begin + text[begin..].find([',', '}']).unwrap();
            text.replace_range(begin..end, "0");
            from = begin;
        }
    }
    text
}

/// A table that continues from the position before a secret, with one of the answers.
struct Twin {
    id: String,
    sockets: Vec<Socket>,
    since: Vec<usize>,
}

impl Twin {
    async fn go_on(people: &People, game: &str, secret: &Secret, answer: &str) -> Twin {
        let fork = json!({"at": secret.entry, "seats": people.plans()});
        let sat = people.all[0].post(&format!("/api/tables/{game}/fork"), fork).await;
        let id = sat["table"]["id"].as_str().unwrap().to_owned();
        people.sit(&id).await;
        let sockets = people.connect(&id).await;
        let mut twin = Twin { since: vec![0; sockets.len()], id, sockets };
        twin.act(secret.seat, answer).await;
        twin
    }

    async fn act(&mut self, seat: usize, action: &str) {
        self.sockets[seat].say(json!({"type": "act", "action": action, "id": "a"})).await;
        self.sockets[seat].hear_type("done").await;
        for socket in &mut self.sockets {
            drain(socket).await;
        }
    }

    /// What a viewer was sent about the secret until chance acts, because luck differs.
    fn shown(&self, viewer: usize, entry: usize) -> Option<String> {
        let mut shown = None;
        for line in
            self.sockets[viewer].heard.iter().filter_map(|message| message["record"].as_array()).flatten()
        {
            if line["n"] == entry {
                shown = line["text"].as_str().map(str::to_owned);
            }
            if line["n"].as_u64().unwrap() as usize > entry && line["actor"] == "*" {
                return None;
            }
        }
        shown
    }

    fn legal(&self, seat: usize) -> Option<String> {
        position(&self.sockets[seat])["legal"].get(0)?.as_str().map(str::to_owned)
    }
}

#[derive(Debug, Default)]
struct Hunt {
    secrets: usize,
    /// How often two tables looked the same to somebody.
    alike: usize,
    leaks: BTreeSet<String>,
}

impl Hunt {
    /// Lets both tables continue in the same way while the secret lasts, and compares what everybody is sent.
    async fn compare(&mut self, people: &People, secret: &Secret, mut twins: [Twin; 2]) {
        let viewers: Vec<usize> = (0..people.all.len()).filter(|&viewer| viewer != secret.seat).collect();
        for next in [None].into_iter().chain(viewers.iter().copied().map(Some)) {
            if let Some(seat) = next {
                let hidden = |twin: &Twin| twin.shown(seat, secret.entry).as_deref() == Some("?");
                if !twins.iter().all(hidden) {
                    // It was revealed, or chance has acted. From here on the tables may differ.
                    return;
                }
                let [one, other] = twins.each_ref().map(|twin| twin.legal(seat));
                let Some(action) = one.filter(|_| seat < people.seats) else { continue };
                if other.as_ref() != Some(&action) {
                    self.leaks.insert(format!("p{} gets a different question: {action} {other:?}", seat + 1));
                    return;
                }
                for twin in &mut twins {
                    twin.act(seat, &action).await;
                }
            }
            for &viewer in &viewers {
                let shown = twins.each_ref().map(|twin| twin.shown(viewer, secret.entry));
                if shown.iter().any(|shown| shown.as_deref() != Some("?")) {
                    continue;
                }
                let mut heard = Vec::new();
                for twin in &mut twins {
                    let socket = &mut twin.sockets[viewer];
                    let mut all = told(socket, twin.since[viewer], &twin.id).await;
                    twin.since[viewer] = socket.heard.len();
                    if next.is_none() {
                        all.extend(asked(&people.all[viewer], &twin.id, secret.entry).await);
                    }
                    heard.push(all);
                }
                self.alike += usize::from(heard[0] == heard[1]);
                let pairs = heard[0].iter().zip(&heard[1]).filter(|(one, other)| one != other);
                self.leaks.extend(pairs.map(|(one, other)| format!("to {viewer}: {one}\n{other}")));
            }
        }
    }
}

/// Plays one game and checks some of its secrets.
async fn hunt(boxes: Shelf, variant: &Variant) -> Hunt {
    let server = Running::boxes(Store::in_memory().await.unwrap(), boxes).await;
    let people = People::come(&server, usize::from(variant.seats)).await;
    let game = people.open(&variant.config(), variant.box_id).await;
    let mut sockets = people.connect(&game).await;
    let mut rng = Rng::new(u64::from(variant.seats));
    // Without the slow tests, a long game is abandoned after a while, and only some of its secrets are
    // checked.
    let (most, twins) = if std::env::var_os("RUN_SLOW_TESTS").is_some() { (usize::MAX, 8) } else { (60, 2) };
    let secrets = play_out(&mut sockets, &mut rng, most).await;
    // Bots would play on for people who resign as long as somebody is left.
    for person in &people.all {
        if person.get(&format!("/api/tables/{game}")).await["status"] != "over" {
            person.post(&format!("/api/tables/{game}/resign"), json!({})).await;
        }
    }
    let mut found = Hunt { secrets: secrets.len(), ..Hunt::default() };
    let step = secrets.len().div_ceil(twins).max(1);
    for secret in secrets.iter().step_by(step) {
        let [one, other] = secret.answers.each_ref();
        let one = Twin::go_on(&people, &game, secret, one).await;
        let other = Twin::go_on(&people, &game, secret, other).await;
        found.compare(&people, secret, [one, other]).await;
    }
    found
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_tell_games_apart_that_differ_in_what_they_may_not_know() {
    let variants = variants_with_secrets();
    let names: BTreeSet<&str> = variants.iter().map(|variant| variant.box_id).collect();
    assert_eq!(names, BTreeSet::from(["burgundy", "burgundy-dice", "orleans"]), "{variants:?}");
    for variant in variants {
        let found = hunt(boxes::BOXES, &variant).await;
        assert_eq!(found.leaks, BTreeSet::new(), "{variant:?}");
        assert!(found.secrets > 0 && found.alike > 0, "{variant:?}: {found:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_hunt_finds_a_box_that_leaks() {
    let market = |module| Variant { box_id: "market", edition: None, seats: 3, options: Vec::new(), module };
    for module in [None, Some("parcels"), Some("plans")] {
        let sound = hunt(market::BOXES, &market(module)).await;
        assert_eq!(sound.leaks, BTreeSet::new(), "{module:?}");
        assert!(sound.alike > 0, "{sound:?}");
    }
    for module in ["blabs", "shows", "forbids"] {
        let leaking = hunt(market::BOXES, &market(Some(module))).await;
        assert!(!leaking.leaks.is_empty(), "{module}: {leaking:?}");
    }
}

/// What a viewer may read of an entry: over the socket so far, in a new snapshot, and with `since` from there on.
async fn read(person: &Client, socket: &Socket, table: &str, entry: usize) -> [String; 3] {
    let text = |record: &Value| {
        let mut lines = record.as_array().into_iter().flatten().filter(|line| line["n"] == entry);
        lines.next_back().map_or("-".to_owned(), |line| line["text"].as_str().unwrap().to_owned())
    };
    let mut sent = socket.heard.iter().map(|message| text(&message["record"])).filter(|text| text != "-");
    let whole = person.get(&format!("/api/tables/{table}/snapshot")).await;
    let since = person.get(&format!("/api/tables/{table}/snapshot?since={}", entry + 1)).await;
    [sent.next_back().unwrap_or_default(), text(&whole["record"]), text(&since["record"])]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_secret_opens_for_one_seat_after_the_other() {
    let server = Running::boxes(Store::in_memory().await.unwrap(), market::BOXES).await;
    let people = People::come(&server, 3).await;
    let mut config = Config::seats(3);
    config.modules.push("parcels".to_owned());
    let table = people.open(&config, "market").await;
    let mut sockets = people.connect(&table).await;
    // Two fruits are drawn openly, and p1 packs a third one. Those who bid show it to the next seat.
    let packed = 2;
    let fruit = read(&people.all[0], &sockets[0], &table, packed).await[0].clone();
    assert!(fruit.starts_with("draw "), "{fruit}");
    let mut opened = vec![0];
    for (bidder, shown) in [(2, 0), (0, 1), (1, 2)] {
        for (number, (person, socket)) in people.all.iter().zip(&sockets).enumerate() {
            let seen = read(person, socket, &table, packed).await;
            let own_events = socket.heard.iter().filter_map(|message| message["events"].as_array()).flatten();
            let told = own_events.filter(|event| event["entry"] == packed).count();
            if opened.contains(&number) {
                // Somebody who left after that entry gets it again if it has opened for them since.
                let since = if number == 0 { "-" } else { fruit.as_str() };
                assert_eq!((seen, told), ([fruit.as_str(), fruit.as_str(), since].map(str::to_owned), 1));
            } else {
                assert_eq!((seen, told), (["?", "?", "-"].map(str::to_owned), 0), "viewer {number}");
            }
        }
        let before: Vec<usize> = sockets.iter().map(|socket| socket.heard.len()).collect();
        sockets[bidder].say(json!({"type": "act", "action": "bid 1", "id": "a"})).await;
        for socket in &mut sockets {
            socket.hear_type("update").await;
            drain(socket).await;
        }
        opened.push(shown);
        if bidder == 1 {
            break;
        }
        for (number, (socket, before)) in sockets.iter().zip(before).enumerate() {
            let news =
                socket.heard[before..].iter().filter_map(|message| message["record"].as_array()).flatten();
            let again = news.filter(|line| line["n"] == packed).count();
            assert_eq!(again, usize::from(number == shown && number != 0), "only p{} learns it", shown + 1);
        }
    }
    // All have bid: the bids are turned up and the parcel is unpacked for everyone.
    for (person, socket) in people.all.iter().zip(&sockets) {
        assert_eq!(read(person, socket, &table, packed).await[..2], [fruit.clone(), fruit.clone()]);
    }
}
