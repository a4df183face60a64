//! Whole games of the real boxes: solo, in turn and simultaneous.

use engine::{Config, Rng};
use serde_json::json;
use server::Store;

use crate::{
    client::{Client, Running},
    whole::{People, play_out, position},
};

/// Plays a box's game to the end and checks the result. Returns how many seats had to act at the same time.
async fn play(server: &Running, box_id: &str, seats: u8) -> usize {
    let people = People::come(server, usize::from(seats)).await;
    let table = people.open(&Config::seats(seats), box_id).await;
    let path = format!("/api/tables/{table}");
    let host = &people.all[0];
    let committed = host.get(&path).await["luck"]["commit"].clone();
    let mut sockets = people.connect(&table).await;
    play_out(&mut sockets, &mut Rng::new(u64::from(seats)), usize::MAX).await;
    let info = host.get(&path).await;
    assert_eq!(info["status"], "over", "{box_id} {seats}");
    assert_eq!(info["result"]["ending"], "rules", "{box_id} {seats}");
    let sheet = host.get(&format!("{path}/scores")).await;
    for (seat, rank) in info["result"]["ranks"].as_array().unwrap().iter().enumerate() {
        let points = sheet["sources"]
            .as_array()
            .unwrap()
            .iter()
            .map(|source| source["points"][seat].as_i64().unwrap());
        assert_eq!(Some(points.sum::<i64>()), rank["score"].as_i64(), "{box_id} {seats}: {sheet}");
    }
    let record = host.ask("GET", &format!("{path}/record"), None).await.text;
    let verified = keeper::luck::verify(boxes::BOXES, &record).unwrap();
    assert_eq!(committed, verified.commit);
    assert_eq!(verified.entries as u64, position(&sockets[0])["entries"].as_u64().unwrap());
    let waiting = sockets[0].heard.iter().filter_map(|message| message["position"]["waiting"].as_array());
    waiting.map(Vec::len).max().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_solo_game_is_played_scored_and_proven() {
    let server = Running::boxes(Store::in_memory().await.unwrap(), boxes::BOXES).await;
    assert_eq!(play(&server, "burgundy-dice", 1).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_solo_games_result_and_its_row_in_a_list_have_its_grade() {
    let server = Running::boxes(Store::in_memory().await.unwrap(), boxes::BOXES).await;
    let ann = Client::guest(server.addr, "Ann").await;
    let golden = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/burgundy-dice/golden");
    let games = [
        ("solo-a-lost", json!(null)),
        ("solo-b-well-done", json!("well-done")),
        ("solo-c-excellent", json!("excellent")),
        ("solo-d-incredible", json!("incredible")),
        ("two-a-by-points", json!(null)),
    ];
    for (file, grade) in games {
        let record = std::fs::read(format!("{golden}/{file}.game")).unwrap();
        let table = ann.try_send("POST", "/api/records", &record).await.unwrap().json();
        assert_eq!(table["result"]["grade"], grade, "{file}: {table}");
        let rows = ann.get("/api/tables/mine").await;
        let row = rows.as_array().unwrap().iter().find(|row| row["id"] == table["id"]).unwrap();
        assert_eq!(row["result"]["grade"], grade, "{file}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_acts_at_the_same_time_if_the_rules_say_so() {
    let server = Running::boxes(Store::in_memory().await.unwrap(), boxes::BOXES).await;
    for seats in 2..=5 {
        assert_eq!(play(&server, "burgundy-dice", seats).await, usize::from(seats));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn games_in_turn_are_played_scored_and_proven() {
    let server = Running::boxes(Store::in_memory().await.unwrap(), boxes::BOXES).await;
    for (box_id, seats) in [("natick", 2), ("burgundy", 2), ("burgundy", 3), ("burgundy", 4)] {
        assert_eq!(play(&server, box_id, seats).await, 1, "{box_id}");
    }
}
