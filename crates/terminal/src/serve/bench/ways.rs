//! The ways in which one guest can be hostile.

use std::{
    net::{Ipv4Addr, SocketAddr},
    thread,
    time::Duration,
};

use anyhow::Context as _;
use futures_util::StreamExt as _;
use serde_json::{Value, json};
use tokio::sync::oneshot;

use super::visitor::Visitor;
use crate::waiting::{one_thread, wait};

/// What a hostile guest does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum Way {
    /// Sends overlays full of mistakes
    Overlays,
    /// Plays at sixty tables against three bots each
    Tables,
    /// Asks for thirty hints at once
    Hints,
    /// Checks thirty puzzles at once, without a session
    Puzzles,
    /// Wants many games reviewed
    Reviews,
    /// Opens tables and looks at the list of them
    Lobby,
    /// Looks at other people's tables
    Snapshots,
    /// Watches one table with hundreds of sockets that come and go
    Spectators,
}

/// Somebody is hostile until this is dropped.
pub(super) struct Attack {
    stop: oneshot::Sender<()>,
    thread: thread::JoinHandle<anyhow::Result<()>>,
}

impl Attack {
    /// Begins on a separate thread, so that it does not hold up the measurement.
    pub(super) fn begin(way: Way, addr: SocketAddr, game: &str, victims: Vec<String>) -> Attack {
        let (stop, stopped) = oneshot::channel();
        let nobody = Visitor::at(addr, Ipv4Addr::new(203, 0, 113, 7));
        let eve = Eve { nobody, game: game.to_owned(), victims };
        let thread = thread::spawn(move || {
            wait(&one_thread()?, async {
                let attack = async {
                    eve.attack(way).await?;
                    std::future::pending().await
                };
                tokio::select! {
                    failed = attack => failed,
                    _ = stopped => Ok(()),
                }
            })
        });
        Attack { stop, thread }
    }

    /// Ends it. Fails if the guest could not be hostile.
    pub(super) fn end(self) -> anyhow::Result<()> {
        drop(self.stop);
        let ended = self.thread.join().map_err(|_| anyhow::anyhow!("the hostile guest crashed"))?;
        ended.context("the hostile guest failed")
    }
}

/// How many requests are under way at the same time.
const MANY: usize = 30;
/// How long a request that was refused is not repeated.
const REFUSED: Duration = Duration::from_millis(5);

#[derive(Clone)]
struct Eve {
    nobody: Visitor,
    game: String,
    victims: Vec<String>,
}

impl Eve {
    async fn attack(&self, way: Way) -> anyhow::Result<()> {
        match way {
            Way::Overlays => {
                let text = json!({"text": "zzz.y v\n".repeat(2000)});
                repeat("POST", &[format!("/api/boxes/{}/overlay", self.game)], &text, &self.guests().await?);
            }
            Way::Tables => self.tables().await?,
            Way::Hints => self.hints().await?,
            Way::Puzzles => self.puzzles().await?,
            Way::Reviews => self.reviews().await?,
            Way::Lobby => {
                let guests = self.guests().await?;
                let create = json!({"box": self.game, "seats": [{"kind": "me"}, {"kind": "open"}]});
                repeat("POST", &["/api/tables".to_owned()], &create, &guests);
                repeat("GET", &["/api/tables".to_owned()], &Value::Null, &guests);
            }
            Way::Snapshots => {
                let path = |id: &String| format!("/api/tables/{id}/snapshot");
                let paths: Vec<String> = self.victims.iter().map(path).collect();
                repeat("GET", &paths, &Value::Null, std::slice::from_ref(&self.nobody));
            }
            Way::Spectators => self.spectators(),
        }
        Ok(())
    }

    async fn guests(&self) -> anyhow::Result<Vec<Visitor>> {
        let mut guests = Vec::new();
        for number in 0..8 {
            guests.push(self.nobody.guest(&format!("Eve {number}")).await?);
        }
        Ok(guests)
    }

    /// Opens a game against bots that has begun. Returns its id.
    async fn against(&self, guest: &Visitor, bots: &[&str], more: &Value) -> anyhow::Result<String> {
        let bots = bots.iter().map(|bot| json!({"kind": "bot", "bot": bot}));
        let seats: Vec<Value> = [json!({"kind": "me"})].into_iter().chain(bots).collect();
        let mut create = json!({"box": self.game, "seats": seats, "start_when_full": true, "public": false});
        for (key, value) in more.as_object().into_iter().flatten() {
            create[key] = value.clone();
        }
        let id = guest.open(&create).await?;
        guest.post(&format!("/api/tables/{id}/entropy"), &json!({"entropy": "00"})).await?;
        Ok(id)
    }

    async fn tables(&self) -> anyhow::Result<()> {
        let eve = self.nobody.guest("Eve").await?;
        for number in 0..60_u64 {
            let id = self.against(&eve, &["expert", "expert", "expert"], &json!({})).await?;
            let (eve, id) = (eve.clone(), id);
            tokio::spawn(async move { play(&eve, &id, number, usize::MAX).await });
        }
        Ok(())
    }

    async fn hints(&self) -> anyhow::Result<()> {
        let eve = self.nobody.guest("Eve").await?;
        let mut paths = Vec::new();
        for number in 0..MANY as u64 {
            let id = self.against(&eve, &["random"], &json!({"hints": true})).await?;
            play(&eve, &id, number, 1).await?;
            paths.push(format!("/api/tables/{id}/hint"));
        }
        repeat("POST", &paths, &json!({}), &[eve]);
        Ok(())
    }

    async fn puzzles(&self) -> anyhow::Result<()> {
        let path = format!("/api/puzzles/{}/1", self.game);
        let mut actions: Vec<String> = Vec::new();
        let mut rng = engine::Rng::new(1);
        // A whole turn, so that there is something to judge.
        let attempt = loop {
            let attempt = json!({ "actions": actions });
            let board = self.nobody.post(&path, &attempt).await?;
            if board["over"] == true {
                break attempt;
            }
            let legal = &board["snapshot"]["position"]["legal"];
            let legal: Vec<String> = serde_json::from_value(legal.clone())?;
            anyhow::ensure!(!legal.is_empty(), "the puzzle of {} cannot be played to its end", self.game);
            actions.push(rng.pick(&legal).clone());
        };
        repeat("POST", &[format!("{path}/check")], &attempt, std::slice::from_ref(&self.nobody));
        Ok(())
    }

    async fn reviews(&self) -> anyhow::Result<()> {
        let guests = self.guests().await?;
        let mut paths = Vec::new();
        for (number, guest) in (0..).zip(&guests) {
            let id = self.against(guest, &["random"], &json!({})).await?;
            play(guest, &id, number, 60).await?;
            guest.post(&format!("/api/tables/{id}/resign"), &json!({})).await?;
            paths.push(format!("/api/tables/{id}/review"));
        }
        repeat("POST", &paths, &json!({}), &guests);
        Ok(())
    }

    fn spectators(&self) {
        let Some(victim) = self.victims.first().cloned() else { return };
        for number in 0..300 {
            let (eve, victim) = (self.nobody.clone(), victim.clone());
            tokio::spawn(async move {
                loop {
                    let Ok(mut socket) = eve.socket(&victim).await else {
                        tokio::time::sleep(REFUSED).await;
                        continue;
                    };
                    // Every tenth comes and goes, and the others stay.
                    let stays = if number % 10 == 0 { Duration::ZERO } else { Duration::from_hours(1) };
                    let read = async { while socket.next().await.is_some_and(|message| message.is_ok()) {} };
                    let _ = tokio::time::timeout(stays, read).await;
                }
            });
        }
    }
}

/// Sends the same requests again and again, many at the same time.
fn repeat(method: &'static str, paths: &[String], body: &Value, guests: &[Visitor]) {
    if paths.is_empty() {
        return;
    }
    for number in 0..MANY {
        let (guest, body) = (guests[number % guests.len()].clone(), body.clone());
        let paths = paths.to_vec();
        tokio::spawn(async move {
            for path in paths.iter().cycle().skip(number) {
                let reply = guest.send(method, path, &body).await;
                if reply.is_ok_and(|reply| reply.status >= 400) {
                    tokio::time::sleep(REFUSED).await;
                }
            }
        });
    }
}

/// Plays at random until the game is over, or for this many actions.
async fn play(person: &Visitor, table: &str, seed: u64, most: usize) -> anyhow::Result<()> {
    let mut rng = engine::Rng::new(seed);
    for _ in 0..most {
        let seen =
            person.send("GET", &format!("/api/tables/{table}/wait?at=0&seconds=20"), &Value::Null).await?;
        if seen.body["table"]["status"] != "playing" {
            return Ok(());
        }
        let legal = seen.body["position"]["legal"].as_array().context("a position")?;
        let legal: Vec<&str> = legal.iter().filter_map(Value::as_str).collect();
        if legal.is_empty() {
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        }
        let act = json!({"action": rng.pick(&legal), "at": seen.body["position"]["at"]});
        // Something else may have happened meanwhile.
        person.send("POST", &format!("/api/tables/{table}/act"), &act).await?;
    }
    Ok(())
}
