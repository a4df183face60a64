//! Taking back.

use protocol::{Answer as Reply, Reason, Takeback, Undo};

use super::{Keeper, request::Answer, request::Trouble, request::Who};
use crate::{Doc, Host, Refusal, Request, Row, guarded};

/// Why the part of a game that came from another game cannot be taken back.
const TAKEN_ALONG: &str = "that was played in the game that this one continues, so it cannot be taken back";

/// How many lines a log may have before the next undo or take-back: a fixed number, and a number for each entry of the
/// record.
pub(super) const MOST_LINES: u32 = 1000;
pub(super) const LINES_FOR_EACH: u32 = 10;

impl<H: Host> Keeper<H> {
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
                let at = self.host.now();
                let first = i64::from(self.version) + 2;
                rows.extend(entries.iter().zip(first..).map(|(entry, n)| Row::of(entry, n, at)));
            }
        }
        self.commit_play(rows).await?;
        self.tell_snapshot(to);
        self.tell_table();
        self.after_change();
        Ok(())
    }
}
