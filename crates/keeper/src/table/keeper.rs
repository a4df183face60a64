//! A table and its host.

use std::{
    collections::{BTreeMap, VecDeque},
    sync::{Arc, OnceLock},
};

use engine::{Seat, Viewer};
use protocol::{ChatLine, Reason, Status};
use shelf::GameBox;

use super::{
    job::Decided,
    out::Client,
    request::{Answer, Ask, Trouble, Who},
};
use crate::{Aside, Clock, Doc, Game, Host, Refusal, Row, Saved, guarded};

/// How long to wait before trying again what the host could not do, in milliseconds.
const RETRY: i64 = 1000;
/// How often a request is tried if somebody else comes first.
const TRIES: usize = 8;

/// A table, and its host.
pub struct Keeper<H> {
    pub host: H,
    pub(super) id: String,
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
    /// The versions at which bots began to think.
    pub(super) thinking: [Option<u32>; Seat::MAX as usize],
    /// Whether the bot on a seat had to hurry when it last answered, because its host was busy.
    pub(super) hurried: [bool; Seat::MAX as usize],
    /// The turns that bots have decided on.
    pub(super) decided: [Decided; Seat::MAX as usize],
    /// When to try again what the host could not do, as a tick.
    pub(super) retry: Option<i64>,
    /// Why the table cannot be read, if it cannot.
    pub(super) damage: Option<Box<Refusal>>,
    /// Whether it is no longer stored.
    pub(super) gone: bool,
}

impl<H: Host> Keeper<H> {
    /// A table as it was stored.
    pub fn read(
        host: H,
        id: &str,
        game_box: &'static GameBox,
        secret: [u8; 32],
        saved: Saved,
    ) -> Result<Keeper<H>, Refusal> {
        let doc = saved.doc?;
        let mut keeper = Keeper {
            host,
            id: id.to_owned(),
            game_box,
            secret,
            status: saved.status,
            revision: saved.revision,
            version: saved.version,
            entries: saved.entries,
            waiting: saved.waiting,
            created_at: saved.created_at,
            clock: Clock::new(doc.clock, doc.chairs.len()),
            doc,
            chosen: OnceLock::new(),
            game: None,
            chat: VecDeque::new(),
            clients: Vec::new(),
            thinking: Default::default(),
            hurried: Default::default(),
            decided: Default::default(),
            retry: None,
            damage: None,
            gone: false,
        };
        keeper.remember_chat(saved.chat);
        keeper.host.moved_on(keeper.version);
        Ok(keeper)
    }

    /// Continues where the last host stopped: bots think, the clock runs.
    pub async fn wake(&mut self) {
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
            Err(refusal) if refusal.may_pass() => self.try_again_later(),
            Err(_) => {}
        }
    }

    /// When the host has to call [`Keeper::rang`], as a tick.
    pub fn alarm(&self) -> Option<i64> {
        [self.clock_deadline(), self.retry].into_iter().flatten().min()
    }

    /// The time of the alarm has come, or has not.
    pub async fn rang(&mut self) {
        if self.retry.is_some_and(|at| at <= self.host.tick()) {
            self.retry = None;
            self.wake().await;
        }
        self.tick().await;
    }

    /// Somebody else may have changed the table.
    pub async fn changed(&mut self) {
        // The store may be back in a moment. But what is damaged stays so, and the log already says it.
        if self.reload().await.is_err_and(|refusal| refusal.may_pass()) {
            self.try_again_later();
        }
    }

    pub(super) fn try_again_later(&mut self) {
        self.retry = Some(self.host.tick() + RETRY);
    }

    /// Answers a request. It is tried until it is settled, because somebody else may come first a few times.
    pub async fn ask(&mut self, who: &Who, ask: Ask) -> Result<Answer, Refusal> {
        self.check_key(who).await?;
        if matches!(ask, Ask::Info | Ask::Snapshot { .. } | Ask::Previews | Ask::Record | Ask::Scores) {
            self.catch_up_with_others().await?;
        }
        for _ in 0..TRIES {
            match self.try_ask(who, &ask).await {
                Ok(answer) => return Ok(answer),
                // A request that we refuse may be legal after what somebody else did a moment ago.
                Err(Trouble::No(refusal)) => {
                    if !refusal.may_pass() && self.catch_up_with_others().await? {
                        continue;
                    }
                    return Err(refusal);
                }
                Err(Trouble::Late) => self.reload().await?,
            }
        }
        Err(Refusal::new(Reason::Busy, "too much is happening at this table at the same time; try again"))
    }

    /// Whether nothing is going on: no bot thinks, no clock runs.
    pub fn is_idle(&self) -> bool {
        self.thinking.iter().all(Option::is_none) && self.alarm().is_none()
    }

    /// The game leaves memory. The log has it.
    pub fn rest(&mut self) {
        self.game = None;
    }

    /// Whether the table is no longer stored.
    pub fn is_gone(&self) -> bool {
        self.gone
    }

    /// The game in memory.
    pub fn game_in_memory(&self) -> Option<&Game> {
        self.game.as_ref()
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
    pub fn place_of(&self, who: &Who) -> Option<Seat> {
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
    pub(super) async fn check_key(&mut self, who: &Who) -> Result<(), Refusal> {
        if who.key.is_none() {
            return Ok(());
        }
        self.catch_up_with_others().await?;
        self.own_seat(who).map(drop)
    }

    pub fn viewer_of(&self, who: &Who) -> Viewer {
        self.place_of(who).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Whether anybody can act at the table.
    pub(super) fn is_live(&self) -> bool {
        self.status == Status::Playing
    }

    /// Does something with the game that takes longer than a moment. The table waits, and the others go on.
    pub(super) async fn aside<T: Send + 'static>(
        &mut self,
        task: impl FnOnce(&Aside, &mut Game) -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        self.load().await?;
        let mut game = self.game.take().expect("it was just loaded");
        // If the rules panic or the host stops, the game is read again from its log.
        let done = self.host.aside(&self.doc.host.id, move |aside| {
            let done = task(aside, &mut game);
            (game, done)
        });
        let (game, done) = done.await?;
        self.game = Some(game);
        Ok(done)
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
        self.host.sound();
        self.waiting = if self.status == Status::Playing { game.waiting() } else { Vec::new() };
        self.game = Some(game);
        self.clock.read(&log);
        self.start_clocks();
        Ok(())
    }

    /// Replays a log. A problem is why it does not replay.
    async fn replay(&mut self, log: Arc<[Row]>) -> Result<Result<Game, String>, Refusal> {
        let (game_box, doc, secret) = (self.game_box, self.doc.clone(), self.secret);
        let over = self.status == Status::Over;
        let replay = move |aside: &Aside| {
            // A panic in the rules damages this table only, so it is a problem like any other.
            guarded(|| aside.load(game_box, &doc, &secret, &log)).and_then(|game| match &game {
                // A finished record is shown as it is, so that everybody can see that it proves nothing.
                Ok(loaded) if !over && !loaded.has_committed_to(&secret, &doc) => {
                    Err("its secret is not the one that it committed to".to_owned())
                }
                _ => game,
            })
        };
        self.host.aside(&self.doc.host.id, replay).await
    }

    pub(super) async fn stored_log(&mut self) -> Result<Vec<Row>, Refusal> {
        let log = self.host.log().await;
        log.map_err(|refusal| self.stop_if_damaged(refusal))
    }

    /// The log does not replay: it is damaged, or these rules are too old or too new for it.
    pub(super) fn damaged(&mut self, problem: &str) -> Refusal {
        let refusal = self.host.damaged(problem);
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
}

pub(super) fn no_such_table() -> Refusal {
    Refusal::new(Reason::NoSuchTable, "there is no such table; check the link")
}
