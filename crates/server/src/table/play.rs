//! Playing: acting, taking back, resigning.

use engine::{Actor, Seat};
use play::{Ended, Entry, GaveUp};
use protocol::{Answer as Reply, GameResult, NoteKind, OutOfTime, Status, Takeback, Verdict};

use super::{
    Answer, Chair, Doc, Game, Live, Sitter, Who,
    game::NOTE,
    live::{Trouble, guarded},
    record, wire,
};
use crate::{
    refusal::{Reason, Refusal},
    store::{Commit, Committed, DocChange, LogRow, Request},
    time::now,
};

/// Why the part of a game that came from another game cannot be taken back.
const TAKEN_ALONG: &str = "that was played in the game that this one continues, so it cannot be taken back";

impl Live {
    pub(super) async fn act(&mut self, who: &Who, action: &str, at: Option<u32>) -> Result<Answer, Trouble> {
        let seat = self.own_seat(who)?;
        self.act_for(seat, action, at).await?;
        Ok(Answer::Done(self.acknowledged()))
    }

    /// A seat acts, then chance for as long as it has to.
    pub(super) async fn act_for(&mut self, seat: Seat, action: &str, at: Option<u32>) -> Result<(), Trouble> {
        self.check_playing()?;
        if action.len() > 200 {
            return Err(Refusal::request("an action can have at most 200 characters").into());
        }
        let game = self.game().await?;
        if let Some(at) = at
            && game.is_stale(seat, at)
        {
            let message = format!(
                "this action was meant for version {at} of the table, which is now at {}; look again before you act",
                game.version()
            );
            return Err(Refusal::new(Reason::Stale, message).into());
        }
        let done = guarded(|| play_and_settle(game, seat, action));
        let entries = match done {
            Err(panic) => return Err(self.freeze(panic).await),
            Ok(Err(Stopped::Refused(refused))) => return Err(Refusal::from(refused).into()),
            Ok(Err(Stopped::Broken(problem))) => return Err(self.freeze(problem).await),
            Ok(Ok(entries)) => entries,
        };
        let rows = self.rows(&entries, seat);
        let spent = rows.first().map_or(0, |row| row.spent);
        self.commit_play(rows).await?;
        self.clock.charge(seat, spent);
        self.tell_news();
        self.after_change();
        Ok(())
    }

    /// Log lines for entries that were just made.
    fn rows(&self, entries: &[Entry], seat: Seat) -> Vec<LogRow> {
        let at = now();
        let row = |(number, entry): (usize, &Entry)| LogRow {
            n: i64::from(self.version) + number as i64 + 1,
            at,
            actor: entry.actor.to_string(),
            text: entry.text.clone(),
            spent: if entry.actor == Actor::Seat(seat) { self.clock.spent(seat) } else { 0 },
        };
        entries.iter().enumerate().map(row).collect()
    }

    /// Stores log lines that the game in memory already has, and the result if the game is over.
    pub(super) async fn commit_play(&mut self, rows: Vec<LogRow>) -> Result<(), Trouble> {
        let game = self.game.as_ref().expect("somebody just played");
        let mut doc = None;
        // An action settles any open take-back request.
        if self.doc.takeback.is_some() {
            doc = Some(Doc { takeback: None, ..self.doc.clone() });
        }
        let mut status = self.status;
        if let Some(outcome) = game.table.outcome() {
            let sides = wire::sides(&*game.table);
            let result = with_given_up(&self.doc, &sides, wire::result(&outcome, &sides));
            let mut over = doc.unwrap_or_else(|| self.doc.clone());
            end(&mut over, result, game, &self.secret);
            doc = Some(over);
            status = Status::Over;
        }
        self.commit(rows, doc.map(|doc| (status, doc))).await
    }

    /// Stores a change completely or not at all. If that fails, the game is dropped from memory, because the
    /// log decides.
    pub(super) async fn commit(
        &mut self,
        rows: Vec<LogRow>,
        change: Option<(Status, Doc)>,
    ) -> Result<(), Trouble> {
        let playing = change.as_ref().map_or(self.status, |(status, _)| *status) == Status::Playing;
        let (waiting, entries) = match &self.game {
            Some(game) => (if playing { game.waiting() } else { Vec::new() }, game.table.len() as u32),
            None => (if playing { self.waiting.clone() } else { Vec::new() }, self.entries),
        };
        let names: Vec<String> = waiting.iter().map(ToString::to_string).collect();
        let lines = rows.len() as u32;
        let commit = Commit {
            table: self.id.clone(),
            version: i64::from(self.version),
            revision: self.revision,
            rows,
            entries: i64::from(entries),
            waiting: names.join(" "),
            doc: change.as_ref().map(|(status, doc)| DocChange {
                status: *status,
                text: serde_json::to_string(doc).expect("a doc is plain data"),
                seats: doc.seat_rows(),
            }),
        };
        match self.shared.store.commit(commit).await {
            Ok(Committed::Done) => {
                self.version += lines;
                self.entries = entries;
                self.waiting = waiting;
                if let Some((status, doc)) = change {
                    self.status = status;
                    self.doc = doc;
                    self.revision += 1;
                }
                self.shared.metrics.entries.add(u64::from(lines));
                Ok(())
            }
            Ok(Committed::Late) => {
                self.game = None;
                Err(Trouble::Late)
            }
            Err(refusal) => {
                self.game = None;
                Err(refusal.into())
            }
        }
    }

    /// A bug in the rules stopped the game. The record is kept, and nothing more can be done here.
    pub(super) async fn freeze(&mut self, why: String) -> Trouble {
        tracing::error!(table = self.id, why, "a table is frozen");
        self.shared.metrics.frozen.add(1);
        self.game = None;
        let doc = Doc { frozen: Some(why), takeback: None, ..self.doc.clone() };
        match self.commit(Vec::new(), Some((Status::Frozen, doc))).await {
            Ok(()) => {
                self.tell_table();
                self.frozen().into()
            }
            Err(trouble) => trouble,
        }
    }

    /// A log line that is not an entry.
    pub(super) fn note(&self, text: String) -> LogRow {
        LogRow { n: i64::from(self.version) + 1, at: now(), actor: NOTE.to_owned(), text, spent: 0 }
    }

    pub(super) async fn undo(&mut self, who: &Who, at: Option<u32>) -> Result<Answer, Trouble> {
        let seat = self.own_seat(who)?;
        self.check_playing()?;
        if let Some(at) = at
            && self.game().await?.is_stale(seat, at)
        {
            return Err(Refusal::new(Reason::Stale, "something has happened since; look again").into());
        }
        let row = self.note(format!("undo {seat}"));
        let game = self.game().await?;
        if !game.is_own(seat) {
            return Err(Refusal::new(Reason::Undo, TAKEN_ALONG).into());
        }
        // Here and not in `Game::undo`, because logs from before this rule contain such undos and must
        // replay.
        if game.table.has_passed_on(seat) {
            let message =
                "your turn is over and the next player can already act; request a take-back instead";
            return Err(Refusal::new(Reason::Undo, message).into());
        }
        let since = match guarded(|| game.undo(seat)) {
            Err(panic) => return Err(self.freeze(panic).await),
            Ok(Err(refused)) => return Err(Refusal::from(refused).into()),
            Ok(Ok(since)) => since,
        };
        game.shortened();
        self.commit_play(vec![row]).await?;
        self.tell_snapshot(since as u32);
        self.after_change();
        Ok(Answer::Done(self.acknowledged()))
    }

    pub(super) async fn takeback(&mut self, who: &Who, asked: &Takeback) -> Result<Answer, Trouble> {
        let seat = self.own_seat(who)?;
        self.check_playing()?;
        match (asked.to, asked.answer) {
            (Some(to), None) => {
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
        let agreed = |seat: Seat| request.agreed.contains(&seat.to_string());
        let all = self.doc.seats().all(|(seat, chair)| chair.person().is_none() || agreed(seat));
        if !all {
            let doc = Doc { takeback: Some(request), ..self.doc.clone() };
            self.commit(Vec::new(), Some((self.status, doc))).await?;
            self.tell_table();
            return Ok(());
        }
        let to = request.to;
        let mut rows = vec![self.note(format!("back {to} {}", request.seat))];
        let asked = request.seat.parse().ok();
        let game_box = self.game_box;
        let game = self.game().await?;
        let done = guarded(|| {
            game.back(game_box, to as usize, asked)?;
            game.shortened();
            game.settle()
        });
        match done {
            Err(problem) | Ok(Err(problem)) => return Err(self.freeze(problem).await),
            Ok(Ok(entries)) => {
                let at = now();
                let first = i64::from(self.version) + 2;
                rows.extend(entries.into_iter().zip(first..).map(|(entry, n)| LogRow {
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

    pub(super) async fn resign(&mut self, who: &Who) -> Result<Answer, Trouble> {
        let seat = self.own_seat(who)?;
        self.check_playing()?;
        self.give_up(seat, GaveUp::Resigned).await?;
        Ok(Answer::Info(self.info(who)))
    }

    /// A player resigns or runs out of time. A bot plays on for the seat, or the game is over. If a partner or
    /// several other sides are playing, the game is theirs to finish, so a bot takes over in any case.
    pub(super) async fn give_up(&mut self, seat: Seat, how: GaveUp) -> Result<(), Trouble> {
        self.load().await?;
        let (word, what) = match how {
            GaveUp::Resigned => ("resign", NoteKind::Resigned),
            GaveUp::Time => ("time", NoteKind::Time),
        };
        let row = self.note(format!("{word} {seat}"));
        let mut doc = Doc { takeback: None, ..self.doc.clone() };
        doc.note(what, seat, self.entries);
        let sides = wire::sides(&*self.game.as_ref().expect("it was just loaded").table);
        let is_partner = |other: Seat| sides[other.index()] == sides[seat.index()];
        let is_left =
            |(other, chair): (Seat, &Chair)| other != seat && !chair.resigned && chair.person().is_some();
        let partner_left = doc.seats().any(|(other, chair)| is_partner(other) && is_left((other, chair)));
        let first_of_side = |other: &Seat| sides[other.index()] == *other;
        let many = doc.seats().filter(|(other, _)| first_of_side(other)).count() > 2;
        let others = many && doc.seats().any(is_left);
        let strongest = || self.game_box.bots().last().map(|&(bot, _)| bot.to_owned());
        let plays_on = match how {
            GaveUp::Resigned => doc.takeover.is_some() || others || partner_left,
            GaveUp::Time => doc.out_of_time() == OutOfTime::Bot || partner_left,
        };
        let bot = || doc.takeover.clone().or_else(strongest);
        let takeover = plays_on.then(bot).flatten();
        let chair = &mut doc.chairs[seat.index()];
        match how {
            GaveUp::Resigned => chair.resigned = true,
            GaveUp::Time => chair.timed_out = true,
        }
        let mut status = Status::Playing;
        self.game.as_mut().expect("it was just loaded").noted(&row.text);
        if let Some(bot) = takeover {
            chair.left = chair.person().cloned();
            chair.sitter = Sitter::Bot(bot);
            chair.key.clear();
        } else {
            let result = wire::given_up(Ended { seat, how }, &sides);
            end(&mut doc, result, self.game.as_ref().expect("it was just loaded"), &self.secret);
            status = Status::Over;
        }
        self.commit(vec![row], Some((status, doc))).await?;
        self.seats_changed();
        self.tell_news();
        self.tell_table();
        self.after_change();
        Ok(())
    }

    /// What follows from every change: bots think, clocks run, and waiting requests wake up.
    pub(super) fn after_change(&mut self) {
        self.start_clocks();
        self.think();
        self.news.send_replace(self.version);
        if self.status == Status::Over {
            self.tell_table();
        }
    }
}

/// Writes the result into a doc.
fn end(doc: &mut Doc, result: GameResult, game: &Game, secret: &[u8; 32]) {
    let grade = wire::grade(&*game.table, &result);
    doc.result = Some(GameResult { takebacks: game.takebacks.len() as u32, grade, ..result });
    doc.ended_at = Some(now());
    doc.digest = Some(doc.kind().digest(&record::proven(doc, game, secret)));
}

/// Sides that have given up are ranked below all others, however well the bots on their seats did. A side has
/// given up when all its people have.
fn with_given_up(doc: &Doc, sides: &[Seat], mut result: GameResult) -> GameResult {
    let gave_up = |chair: &Chair| chair.resigned || chair.timed_out;
    let gone = |side: Seat| {
        let chairs = || doc.seats().filter(|(seat, _)| sides[seat.index()] == side).map(|(_, chair)| chair);
        chairs().any(gave_up) && chairs().all(|chair| gave_up(chair) || chair.person().is_none())
    };
    let gone: Vec<bool> = sides.iter().map(|&side| gone(side)).collect();
    if result.verdict != Verdict::Ranked || gone.iter().all(|&gone| !gone) {
        return result;
    }
    let key = |index: usize| (gone[index], result.ranks[index].rank);
    let keys: Vec<_> = (0..gone.len()).map(key).collect();
    for (index, rank) in result.ranks.iter_mut().enumerate() {
        rank.rank = keys.iter().filter(|other| **other < keys[index]).count() as u8 + 1;
    }
    result
}

enum Stopped {
    Refused(play::Refused),
    Broken(String),
}

fn play_and_settle(game: &mut Game, seat: Seat, action: &str) -> Result<Vec<Entry>, Stopped> {
    let mut entries = vec![game.enter(Actor::Seat(seat), action).map_err(Stopped::Refused)?];
    entries.extend(game.settle().map_err(Stopped::Broken)?);
    Ok(entries)
}
