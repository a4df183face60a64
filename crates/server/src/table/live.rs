//! A table's task.

use std::{
    collections::{BTreeMap, VecDeque},
    sync::{Arc, OnceLock},
    time::Duration,
};

use engine::{Seat, Viewer};
use keeper::{Clock, Doc, Game, Row};
use protocol::{ChatLine, Status};
use shelf::GameBox;
use tokio::{
    sync::{mpsc, watch},
    time::Instant,
};

use super::{
    Ask, Connected, Msg, Shared, Who,
    out::{self, Client, Farewell},
    thinking::{Decided, Thinking},
};
use crate::{
    refusal::{Reason, Refusal},
    store::{Part, TableRow},
    work::Owner,
};

/// Why a request is not finished yet, or never will be.
pub(super) enum Trouble {
    /// Another process came first: read what it did and try again.
    Late,
    /// The request is refused.
    No(Refusal),
}

impl<T: Into<Refusal>> From<T> for Trouble {
    fn from(refusal: T) -> Trouble {
        Trouble::No(refusal.into())
    }
}

pub(crate) struct Live {
    pub(super) id: String,
    pub(super) shared: Arc<Shared>,
    pub(super) game_box: &'static GameBox,
    pub(super) secret: [u8; 32],
    pub(super) status: Status,
    pub(super) revision: i64,
    /// How many lines the log has. If the game is in memory, it has as many.
    pub(super) version: u32,
    pub(super) entries: u32,
    /// The seats that have to act.
    pub(super) waiting: Vec<Seat>,
    pub(super) created_at: i64,
    pub(super) doc: Doc,
    /// The options that the table has chosen, once somebody has asked. They never change.
    pub(super) chosen: OnceLock<BTreeMap<String, String>>,
    /// Not in memory while nothing happens. The log has it.
    pub(super) game: Option<Game>,
    pub(super) clock: Clock,
    pub(super) chat: VecDeque<ChatLine>,
    pub(super) clients: Vec<Client>,
    /// Who sent the message that the table deals with.
    pub(super) sender: Option<Owner>,
    pub(super) next_client: u64,
    /// The bots that are thinking.
    pub(super) thinking: [Option<Thinking>; Seat::MAX as usize],
    /// Whether the bot on a seat had to hurry when it last answered, because the server was busy.
    pub(super) hurried: [bool; Seat::MAX as usize],
    /// The turns that bots have decided on.
    pub(super) decided: [Decided; Seat::MAX as usize],
    pub(super) inbox: mpsc::WeakSender<Box<Msg>>,
    pub(super) news: watch::Sender<u32>,
    pub(super) touched: Instant,
    /// When to retry what the store could not do.
    pub(super) retry: Option<Instant>,
    /// Why the table cannot be read, if it cannot.
    pub(super) damage: Option<Box<Refusal>>,
    /// Whether it is no longer stored.
    pub(super) gone: bool,
}

/// A table without sockets is dropped after this time, and an idle game leaves memory.
const REST: Duration = Duration::from_secs(20);
/// How long to wait before retrying what the store could not do.
pub(super) const RETRY: Duration = Duration::from_secs(1);

impl Live {
    /// Reads a table from the store.
    pub(crate) async fn read(
        shared: Arc<Shared>,
        id: &str,
        inbox: mpsc::WeakSender<Box<Msg>>,
        news: watch::Sender<u32>,
    ) -> Result<Live, Refusal> {
        let row: TableRow = shared.store.table(id).await?.ok_or_else(no_such_table)?;
        let (doc, secret) = shared.store.read(&row)?;
        let find = |game: &&'static GameBox| game.id == row.box_id;
        let game_box = shared.boxes.boxes().find(find).ok_or_else(|| {
            Refusal::missing(format!("this server does not have this table's box `{}`", row.box_id))
        })?;
        let chat = shared.store.chat(id, 0).await.map_err(|error| shared.store.failed(id, error))?;
        let mut live = Live {
            id: id.to_owned(),
            game_box,
            secret,
            status: row.status(),
            revision: row.revision,
            version: row.version as u32,
            entries: row.entries as u32,
            waiting: row.waiting.split_whitespace().filter_map(|seat| seat.parse().ok()).collect(),
            created_at: row.created_at,
            clock: Clock::new(doc.clock, doc.chairs.len()),
            doc,
            chosen: OnceLock::new(),
            game: None,
            chat: VecDeque::new(),
            clients: Vec::new(),
            sender: None,
            next_client: 1,
            thinking: Default::default(),
            hurried: Default::default(),
            decided: Default::default(),
            inbox,
            news,
            touched: Instant::now(),
            retry: None,
            damage: None,
            gone: false,
            shared,
        };
        live.remember_chat(chat);
        live.news.send_replace(live.version);
        Ok(live)
    }

    /// Handles messages until nobody needs the table any more and `let_go` has forgotten it. Says why if the table is
    /// gone.
    pub(crate) async fn run(
        mut self,
        messages: &mut mpsc::Receiver<Box<Msg>>,
        let_go: impl Fn(&mut mpsc::Receiver<Box<Msg>>) -> bool,
    ) -> Result<(), Refusal> {
        // Rare work is boxed while it runs, so that a silent table stays small.
        Box::pin(self.wake()).await;
        loop {
            let wake = self.next_wake();
            tokio::select! {
                message = messages.recv() => match message.map(|message| *message) {
                    None => return Ok(()),
                    Some(Msg::Stop { reply }) => {
                        self.stop();
                        let _ = reply.send(());
                        return Ok(());
                    }
                    Some(message) => Box::pin(self.take(message)).await,
                },
                () = tokio::time::sleep_until(wake) => {
                    if self.retry.is_some_and(|at| at <= Instant::now()) {
                        self.retry = None;
                        Box::pin(self.wake()).await;
                    }
                    Box::pin(self.tick()).await;
                    Box::pin(self.keep_open()).await;
                    if self.is_resting() {
                        self.game = None;
                        if self.clients.is_empty() && let_go(messages) {
                            return Ok(());
                        }
                    }
                }
            }
            if self.gone {
                return Err(no_such_table());
            }
        }
    }

    /// Continues where the last process stopped: bots think, the clock runs.
    async fn wake(&mut self) {
        if self.status != Status::Playing {
            return;
        }
        let has_bots = self.waiting.iter().any(|seat| self.doc.chairs[seat.index()].bot().is_some());
        if !has_bots && self.doc.clock.is_none() {
            return;
        }
        match self.load().await {
            Ok(()) => self.think(),
            // The store may be back in a moment. But a record that does not replay never will.
            Err(refusal) if refusal.status >= 500 => self.retry = Some(Instant::now() + RETRY),
            Err(_) => {}
        }
    }

    async fn take(&mut self, message: Msg) {
        self.touched = Instant::now();
        self.sender = self.sender(&message);
        match message {
            Msg::Connect { who, since, seen, out, reply } => {
                let answer = self.connect(who, since, seen, out).await;
                // Somebody who went away while connecting has no socket that could close.
                if let Err(Ok(Connected::Client(client))) = reply.send(answer) {
                    self.disconnect(client);
                }
            }
            Msg::Disconnect { client } => self.disconnect(client),
            Msg::Said { client, message } => self.said(client, message).await,
            Msg::Ask { who, ask, reply } => {
                let answer = self.ask(&who, ask).await;
                let _ = reply.send(answer);
            }
            Msg::BotAnswer { seat, at, choice } => self.bot_answered(seat, at, choice).await,
            Msg::Changed => self.read_again().await,
            Msg::Recheck => {
                self.read_again().await;
                self.check_sessions().await;
            }
            Msg::SignedOut(ended) => self.sign_out(|person, session| ended.covers(person, session)),
            Msg::Stop { .. } => unreachable!("the loop takes it"),
        }
        self.sender = None;
    }

    pub(super) async fn read_again(&mut self) {
        // The store may be back in a moment. But what is damaged stays so, and the log already says it.
        if self.reload().await.is_err_and(|refusal| refusal.status >= 500) {
            self.retry = Some(Instant::now() + RETRY);
        }
    }

    fn next_wake(&self) -> Instant {
        let now = Instant::now();
        let rest = self.touched + REST;
        // A table that cannot rest yet, or already rests, is checked again later, not in a busy loop.
        let rest = if rest > now { rest } else { now + REST * 3 };
        [self.clock_deadline(), self.retry].into_iter().flatten().fold(rest, Instant::min)
    }

    fn is_resting(&self) -> bool {
        self.touched.elapsed() >= REST
            && self.thinking.iter().all(Option::is_none)
            && self.clock_deadline().is_none()
            && self.retry.is_none()
    }

    fn stop(&mut self) {
        out::gone(&mut self.clients, Farewell::ShuttingDown);
    }

    /// The seat of the person or program that asks, if they have one.
    pub(super) fn seat_of(&self, who: &Who) -> Option<Seat> {
        if let Some(key) = &who.key {
            return self.doc.seats().find(|(_, chair)| chair.key == *key).map(|(seat, _)| seat);
        }
        self.doc.seat_of(&who.person.as_ref()?.id)
    }

    /// The asker's seat, even if a bot plays there because they ran out of time. They still see what the seat
    /// sees.
    pub(super) fn place_of(&self, who: &Who) -> Option<Seat> {
        let kept = || self.doc.seat_kept_for(&who.person.as_ref()?.id);
        self.seat_of(who).or_else(kept)
    }

    /// The asker's seat, or why they cannot act.
    pub(super) fn own_seat(&self, who: &Who) -> Result<Seat, Refusal> {
        self.seat_of(who).ok_or_else(|| {
            if who.key.is_some() {
                Refusal::forbidden("this key no longer works, because the seat changed hands")
            } else if who.person.is_none() {
                Refusal::signed_out()
            } else if self.is_live() && self.place_of(who).is_some() {
                Refusal::new(
                    Reason::BotPlays,
                    "you ran out of time, so a bot is playing for you; take your seat back first",
                )
            } else {
                Refusal::new(
                    Reason::NotSeated,
                    "you have no seat at this table; sit down first, if one is open",
                )
            }
        })
    }

    /// A program whose key no longer works gets that answer to any request. As a spectator it would wait
    /// for ever.
    async fn check_key(&mut self, who: &Who) -> Result<(), Refusal> {
        if who.key.is_none() {
            return Ok(());
        }
        self.catch_up_with_others().await?;
        self.own_seat(who).map(drop)
    }

    pub(super) fn viewer_of(&self, who: &Who) -> Viewer {
        self.place_of(who).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Loads the game into memory.
    pub(super) async fn load(&mut self) -> Result<(), Refusal> {
        if self.game.is_some() {
            return Ok(());
        }
        let mut log = self.stored_log().await?;
        log.truncate(self.version as usize);
        self.load_from(log.into()).await
    }

    pub(super) async fn load_from(&mut self, log: Arc<[Row]>) -> Result<(), Refusal> {
        let numbered = log.iter().map(|row| row.n).eq(1..=i64::from(self.version));
        let game = if numbered {
            self.replay(Arc::clone(&log)).await?
        } else {
            Err(format!("its log should have {} lines, but some are missing", self.version))
        };
        let game = game.map_err(|problem| self.damaged(&problem))?;
        self.shared.store.sound(&self.id, Part::Log);
        self.waiting = if self.status == Status::Playing { game.waiting() } else { Vec::new() };
        self.game = Some(game);
        self.clock.read(&log);
        self.start_clocks();
        Ok(())
    }

    pub(super) async fn stored_log(&mut self) -> Result<Vec<Row>, Refusal> {
        let log = self.shared.store.log(&self.id, 0).await;
        log.map_err(|error| {
            let refusal = self.shared.store.failed(&self.id, error);
            self.stop_if_damaged(refusal)
        })
    }

    /// The log does not replay: it is damaged, or these rules are too old or too new for it.
    pub(super) fn damaged(&mut self, problem: &str) -> Refusal {
        let refusal = self.shared.store.damaged(&self.id, Part::Log, problem);
        self.stop_if_damaged(refusal)
    }

    /// A damaged table is frozen. That is not stored, so it continues once somebody has repaired it.
    pub(super) fn stop_if_damaged(&mut self, refusal: Refusal) -> Refusal {
        if refusal.problem.reason == Reason::Damaged {
            self.game = None;
            self.status = Status::Frozen;
            self.waiting.clear();
            self.damage = Some(Box::new(refusal.clone()));
            self.tell_table();
        }
        refusal
    }

    /// The game in memory.
    pub(super) async fn game(&mut self) -> Result<&mut Game, Refusal> {
        self.load().await?;
        Ok(self.game.as_mut().expect("it was just loaded"))
    }

    /// Retries a request until it is settled, because another process may come first a few times.
    pub(super) async fn ask(&mut self, who: &Who, ask: Ask) -> Result<super::Answer, Refusal> {
        self.check_key(who).await?;
        if matches!(ask, Ask::Info | Ask::Snapshot { .. } | Ask::Previews | Ask::Record | Ask::Scores) {
            self.catch_up_with_others().await?;
        }
        for _ in 0..8 {
            match self.try_ask(who, &ask).await {
                Ok(answer) => return Ok(answer),
                // A request that we refuse may be legal after what another process did a moment
                // ago.
                Err(Trouble::No(refusal)) => {
                    if refusal.status < 500 && self.catch_up_with_others().await? {
                        continue;
                    }
                    return Err(refusal);
                }
                Err(Trouble::Late) => self.reload().await?,
            }
        }
        Err(Refusal::new(Reason::Busy, "too much is happening at this table at the same time; try again"))
    }
}

pub(super) fn no_such_table() -> Refusal {
    Refusal::new(Reason::NoSuchTable, "there is no such table; check the link")
}
