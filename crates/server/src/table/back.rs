//! Taking back.

use keeper::{Doc, Request, Row, guarded};
use protocol::{Answer as Reply, Takeback, Undo};

use super::{Answer, Live, Who, live::Trouble};
use crate::{
    refusal::{Reason, Refusal},
    time::now,
};

/// Why the part of a game that came from another game cannot be taken back.
const TAKEN_ALONG: &str = "that was played in the game that this one continues, so it cannot be taken back";

/// How many lines a log may have before the next undo or take-back: a fixed number, and a number for each entry of the
/// record.
const MOST_LINES: u32 = 1000;
const LINES_FOR_EACH: u32 = 10;

impl Live {
    /// Takes back a seat's last entry, or everything since one of its entries.
    pub(super) async fn undo(&mut self, who: &Who, undo: Undo) -> Result<Answer, Trouble> {
        let seat = self.own_seat(who)?;
        self.check_playing()?;
        if let Some(at) = undo.at
            && self.game().await?.is_stale(seat, at)
        {
            return Err(Refusal::new(Reason::Stale, "something has happened since; look again").into());
        }
        self.check_log()?;
        let row = self.note(match undo.to {
            Some(to) => format!("undo {seat} {to}"),
            None => format!("undo {seat}"),
        });
        let game = self.game().await?;
        let first = game.first_taken(seat, undo.to.map(|to| to as usize));
        if first.is_some_and(|first| !game.is_own(first)) {
            return Err(Refusal::new(Reason::Undo, TAKEN_ALONG).into());
        }
        // Here and not in `Game::undo`, because logs from before this rule contain such undos and must
        // replay.
        if first.is_some_and(|first| game.table.has_passed_on_since(seat, first)) {
            let message =
                "your turn is over and the next player can already act; request a take-back instead";
            return Err(Refusal::new(Reason::Undo, message).into());
        }
        let since = match guarded(|| game.undo(seat, undo.to.map(|to| to as usize))) {
            Err(panic) => return Err(self.freeze(panic).await),
            Ok(Err(refused)) => return Err(Refusal::from(refused).into()),
            Ok(Ok(since)) => since,
        };
        game.taken_back(seat);
        self.commit_play(vec![row]).await?;
        self.tell_snapshot(since as u32);
        self.after_change();
        Ok(Answer::Done(self.acknowledged()))
    }

    /// Every undo and take-back stays in the log, so nobody may go back and forth for ever.
    fn check_log(&self) -> Result<(), Refusal> {
        if self.version > MOST_LINES + LINES_FOR_EACH * self.entries {
            return Err(Refusal::new(Reason::Undo, "this table has taken back too much; play on"));
        }
        Ok(())
    }

    pub(super) async fn takeback(&mut self, who: &Who, asked: &Takeback) -> Result<Answer, Trouble> {
        let seat = self.own_seat(who)?;
        self.check_playing()?;
        match (asked.to, asked.answer) {
            (Some(to), None) => {
                self.check_log()?;
                if to >= self.entries {
                    let message =
                        format!("the record has {} entries; name fewer to go back to", self.entries);
                    return Err(Refusal::request(message).into());
                }
                if to < self.doc.luck_from {
                    return Err(Refusal::new(Reason::Undo, TAKEN_ALONG).into());
                }
                let request = Request { seat: seat.to_string(), to, agreed: vec![seat.to_string()] };
                self.settle_takeback(request).await?;
            }
            (None, Some(answer)) => {
                let Some(mut request) = self.doc.takeback.clone() else {
                    return Err(
                        Refusal::new(Reason::NoTakeback, "nobody has asked to take anything back").into()
                    );
                };
                match answer {
                    Reply::Decline => {
                        let doc = Doc { takeback: None, ..self.doc.clone() };
                        self.commit(Vec::new(), Some((self.status, doc))).await?;
                        self.tell_table();
                    }
                    Reply::Agree => {
                        if !request.agreed.contains(&seat.to_string()) {
                            request.agreed.push(seat.to_string());
                        }
                        self.settle_takeback(request).await?;
                    }
                }
            }
            _ => {
                let message =
                    "name `to` (how many entries to keep) or an `answer` (agree, decline), not both";
                return Err(Refusal::request(message).into());
            }
        }
        Ok(Answer::Info(self.info(who)))
    }

    /// Takes back if everyone agrees. Otherwise the request stays open.
    async fn settle_takeback(&mut self, request: Request) -> Result<(), Trouble> {
        if !self.doc.takeback_missing(&request).is_empty() {
            let doc = Doc { takeback: Some(request), ..self.doc.clone() };
            self.commit(Vec::new(), Some((self.status, doc))).await?;
            self.tell_table();
            return Ok(());
        }
        let to = request.to;
        let mut rows = vec![self.note(format!("back {to} {}", request.seat))];
        let asked = request.seat.parse().ok();
        let game_box = self.game_box;
        let done = self.aside(move |aside, game| {
            guarded(|| {
                aside.back(game, game_box, to as usize, asked)?;
                game.shortened();
                game.settle()
            })
        });
        match done.await? {
            Err(problem) | Ok(Err(problem)) => return Err(self.freeze(problem).await),
            Ok(Ok(entries)) => {
                let at = now();
                let first = i64::from(self.version) + 2;
                rows.extend(entries.into_iter().zip(first..).map(|(entry, n)| Row {
                    n,
                    at,
                    actor: entry.actor.to_string(),
                    text: entry.text,
                    spent: 0,
                }));
            }
        }
        self.commit_play(rows).await?;
        self.tell_snapshot(to);
        self.tell_table();
        self.after_change();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use serde_json::json;
    use tokio::sync::{mpsc, watch};

    use super::*;
    use crate::{
        Server, Settings, Store,
        asking::{ask, guest},
        store::Person,
    };

    #[tokio::test]
    async fn a_table_that_goes_back_and_forth_without_end_is_told_to_play_on() {
        let server =
            Server::new(Store::in_memory().await.expect("memory"), boxes::BOXES, Settings::default());
        let (router, shared) = (server.router(), Arc::clone(&server.hub.shared));
        let ann = guest(&router, "Ann").await;
        let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]);
        let create = json!({"box": "burgundy", "seats": seats});
        let (_, _, sat) = ask(&router, &ann, "POST", "/api/tables", create).await;
        let table = sat["table"]["id"].as_str().expect("a table").to_owned();
        ask(&router, &ann, "POST", &format!("/api/tables/{table}/start"), json!({})).await;
        let (inbox, _messages) = mpsc::channel(1);
        let live = Live::read(shared, &table, inbox.downgrade(), watch::channel(0).0).await;
        let mut live = live.unwrap_or_else(|refusal| panic!("{}", refusal.problem.message));
        let person = Person { id: live.doc.host.id.clone(), name: "Ann".to_owned(), account: None };
        let who = Who { person: Some(person), ..Who::default() };
        live.version = MOST_LINES + LINES_FOR_EACH * live.entries;
        assert_eq!(live.check_log(), Ok(()));
        live.version += 1;
        let undone = live.undo(&who, Undo { at: None, to: None }).await;
        let taken_back = live.takeback(&who, &Takeback { to: Some(0), answer: None }).await;
        for answer in [undone, taken_back] {
            let Err(Trouble::No(refusal)) = answer else { panic!("this is refused") };
            assert!(refusal.problem.message.contains("taken back too much"), "{}", refusal.problem.message);
        }
    }
}
