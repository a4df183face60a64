//! The table as somebody may see it.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Seat, Viewer};
use play::EventNote;
use protocol::{
    LuckInfo, Position, Previews, Reason, SeatInfo, SeatKind, SeatLuck, Snapshot, Status, TableInfo,
    TakebackInfo, WantedInfo, WhyNot,
};
use shelf::GameBox;

use super::{
    keeper::Keeper,
    look::{Look, Looked, look, told},
    request::Who,
};
use crate::{Aside, Chair, Doc, Game, Host, Refusal, Sitter, hex, recent_events, record, why, wire};

/// What decides how somebody sees a table. Everybody with the same eyes sees the same.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Eyes {
    seat: Option<Seat>,
    /// Whether they are the host.
    host: bool,
    /// The seat that they left and may have back.
    left: Option<Seat>,
    /// Whether they have asked for a seat.
    wants: bool,
}

impl Eyes {
    fn viewer(self) -> Viewer {
        self.seat.map_or(Viewer::Spectator, Viewer::Seat)
    }
}

impl<H: Host> Keeper<H> {
    pub(super) async fn snapshot(
        &mut self,
        who: &Who,
        at: Option<u32>,
        seat: Option<&str>,
        since: u32,
    ) -> Result<Snapshot, Refusal> {
        let viewer = self.allowed_viewer(who, seat)?;
        let earlier = at.filter(|at| *at != self.entries).map(|at| at as usize);
        let looked =
            self.aside(move |aside, game| look(aside, &*game.table, viewer, earlier, since)).await??;
        let position = match looked.position {
            Some(position) => Position { at: self.version, ..position },
            None => self.position(viewer).ok_or_else(|| Refusal::internal(&"the game is not in memory"))?,
        };
        let Looked { since, events, record, opening, .. } = looked;
        Ok(Snapshot { table: self.info(who), position, events, record, since, opening })
    }

    /// What somebody sees who does not play here: a copy, so that the table need not wait. None for those who do.
    pub async fn look(
        &mut self,
        who: &Who,
        at: Option<u32>,
        seat: Option<&str>,
        since: u32,
    ) -> Result<Option<Look>, Refusal> {
        self.check_key(who).await?;
        self.catch_up_with_others().await?;
        self.copy_for(who, at, seat, since).await
    }

    pub(super) async fn copy_for(
        &mut self,
        who: &Who,
        at: Option<u32>,
        seat: Option<&str>,
        since: u32,
    ) -> Result<Option<Look>, Refusal> {
        if self.place_of(who).is_some() {
            return Ok(None);
        }
        let viewer = self.allowed_viewer(who, seat)?;
        let earlier = at.filter(|at| *at != self.entries).map(|at| at as usize);
        self.load().await?;
        Ok(self.copy(who, viewer, earlier, since))
    }

    /// The position of the game in memory, and how it came about. `happened` is everything from entry `since` on.
    pub(super) fn snapshot_now(
        &self,
        eyes: Eyes,
        since: u32,
        happened: &[EventNote],
        watching: u32,
    ) -> Option<Snapshot> {
        let (game, viewer) = (self.game.as_ref()?, eyes.viewer());
        let known = happened.iter().filter(|note| game.table.knows(viewer, note.entry));
        Some(Snapshot {
            table: self.info_for(eyes, watching),
            position: self.position(viewer)?,
            events: known.map(wire::event).collect(),
            record: told(&*game.table, viewer, since).collect(),
            since: since.min(game.table.len() as u32),
            opening: game.table.header().opening(),
        })
    }

    /// What happened in the game in memory lately, secrets included.
    pub(super) fn happened(&self, since: u32) -> Vec<EventNote> {
        let game = self.game.as_ref().filter(|game| (since as usize) < game.table.len());
        game.map_or_else(Vec::new, |game| recent_events(&*game.table, Viewer::Everything, since as usize))
    }

    pub(super) fn position(&self, viewer: Viewer) -> Option<Position> {
        let view = self.game.as_ref()?.table.view(viewer);
        Some(Position { view, ..self.bare_position(viewer)? })
    }

    /// The position without the view.
    pub(super) fn bare_position(&self, viewer: Viewer) -> Option<Position> {
        let game = self.game.as_ref()?;
        let mut position = wire::bare_position(&*game.table, viewer, self.can_act(viewer));
        position.at = self.version;
        if let Viewer::Seat(seat) = viewer {
            position.can_undo &= game.first_taken(seat, None).is_none_or(|last| game.is_own(last));
            // What came from another game stays.
            let own = position.plan_from.filter(|_| position.can_undo);
            position.plan_from = own.map(|first| first.max(self.doc.luck_from));
        }
        position.clock = self.clock_info();
        if !self.is_live() {
            position.waiting.clear();
            position.result.clone_from(&self.doc.result);
        }
        Some(position)
    }

    /// Whether a viewer's seat can act. While a bot plays for somebody, they only look.
    fn can_act(&self, viewer: Viewer) -> bool {
        let Viewer::Seat(seat) = viewer else { return self.is_live() };
        self.is_live() && self.doc.chairs[seat.index()].kept_for().is_none()
    }

    /// Which views somebody may ask for: their own, a spectator's, and anybody's once the game is over.
    fn allowed_viewer(&self, who: &Who, seat: Option<&str>) -> Result<Viewer, Refusal> {
        let own = self.viewer_of(who);
        let Some(text) = seat else {
            return Ok(own);
        };
        let Some(viewer) = wire::viewer(text) else {
            return Err(Refusal::request(format!(
                "`{text}` is not a viewer; name a seat, `spectator` or `all`"
            )));
        };
        if let Viewer::Seat(_) = viewer {
            self.seat_called(text)?;
        }
        if viewer == own || viewer == Viewer::Spectator || self.status == Status::Over {
            return Ok(viewer);
        }
        Err(Refusal::new(Reason::OtherEyes, "you may see other seats' views once the game is over"))
    }

    /// Through which eyes somebody sees the table.
    pub(super) fn eyes_of(&self, who: &Who) -> Eyes {
        let person = who.person.as_ref().map(|person| &person.id);
        let is = |id: &String| person == Some(id);
        Eyes {
            seat: self.place_of(who),
            host: is(&self.doc.host.id),
            left: self.left_by(who),
            wants: self.doc.wanted.as_ref().is_some_and(|wanted| is(&wanted.person.id)),
        }
    }

    pub(super) fn info(&self, who: &Who) -> TableInfo {
        self.info_for(self.eyes_of(who), self.watching())
    }

    /// The table as everybody with the same eyes sees it.
    pub(super) fn info_for(&self, eyes: Eyes, watching: u32) -> TableInfo {
        let doc = &self.doc;
        let over = self.status == Status::Over;
        let entropy = doc.entropy().into_iter().filter(|_| doc.started_at.is_some());
        TableInfo {
            id: self.id.clone(),
            box_id: doc.box_id.clone(),
            title: self.game_box.title.to_owned(),
            name: doc.name.clone(),
            edition: doc.edition.clone(),
            modules: doc.modules.clone(),
            options: self.chosen.get_or_init(|| chosen(self.game_box, doc)).clone(),
            public: doc.public,
            status: self.status,
            frozen: self.damage.as_ref().map(|damage| damage.problem.message.clone()).or(doc.frozen.clone()),
            host: doc.host.name.clone(),
            you_host: eyes.host,
            seats: self.seat_infos(),
            you: eyes.seat.map(|seat| seat.to_string()),
            left: eyes.left.map(|seat| seat.to_string()),
            watching,
            takeover: doc.takeover.clone(),
            clock: doc.clock,
            out_of_time: doc.out_of_time(),
            hints: doc.allows_hints(),
            luck: LuckInfo {
                version: doc.luck,
                commit: doc.published(&self.secret),
                secret: (over && doc.started_at.is_some()).then(|| hex(&self.secret)),
                entropy: entropy
                    .map(|(seat, entropy)| SeatLuck { seat: seat.to_string(), entropy })
                    .collect(),
                from: doc.luck_from,
                digest: doc.digest.clone(),
            },
            takeback: self.takeback_info(),
            wanted: self.wanted_info(eyes),
            result: doc.result.clone(),
            origin: doc.origin.clone(),
            rematch: doc.rematch.clone(),
            notes: doc.notes.clone(),
            chat: self.chat.iter().cloned().collect(),
            created_at: self.created_at,
            started_at: doc.started_at,
            ended_at: doc.ended_at,
        }
    }

    /// How many people watch. Somebody with several sockets counts once, if we know them.
    pub(super) fn watching(&self) -> u32 {
        let spectators = self.clients.iter().filter(|client| client.viewer == Viewer::Spectator);
        let (known, unknown): (Vec<_>, Vec<_>) =
            spectators.map(|client| &client.who.person).partition(|person| person.is_some());
        let ids: BTreeSet<&str> = known.into_iter().flatten().map(|person| person.id.as_str()).collect();
        (ids.len() + unknown.len()) as u32
    }

    fn seat_infos(&self) -> Vec<SeatInfo> {
        let connected = |seat| self.clients.iter().any(|client| client.viewer == Viewer::Seat(seat));
        let info = |(seat, chair): (Seat, &Chair)| SeatInfo {
            waiting: self.is_live() && self.waiting.contains(&seat),
            hurried: self.hurried[seat.index()] && chair.bot().is_some(),
            connected: connected(seat),
            ..seat_info(&self.doc, seat, chair)
        };
        self.doc.seats().map(info).collect()
    }

    fn takeback_info(&self) -> Option<TakebackInfo> {
        let request = self.doc.takeback.as_ref()?;
        Some(TakebackInfo {
            seat: request.seat.clone(),
            to: request.to,
            agreed: request.agreed.clone(),
            missing: self.doc.takeback_missing(request),
        })
    }

    fn wanted_info(&self, eyes: Eyes) -> Option<WantedInfo> {
        let wanted = self.doc.wanted.as_ref()?;
        Some(WantedInfo {
            seat: wanted.seat.clone(),
            name: wanted.person.name.clone(),
            yours: eyes.wants,
            agreed: wanted.agreed.clone(),
            missing: self.doc.wanted_missing(wanted),
        })
    }

    /// What each legal action would do, for the asker's seat.
    pub(super) async fn previews(&mut self, who: &Who) -> Result<Previews, Refusal> {
        let Some(seat) = self.place_of(who) else {
            return Err(Refusal::new(
                Reason::NotSeated,
                "only people at the table have actions to choose from",
            ));
        };
        let live = self.can_act(Viewer::Seat(seat));
        let previews = self.aside(move |_, game| {
            let previews = if live { game.table.previews(seat) } else { Vec::new() };
            previews.into_iter().map(wire::preview).collect()
        });
        Ok(Previews { previews: previews.await?, at: self.version })
    }

    /// Why the asker's seat may not do any of these actions now.
    pub(super) async fn why_not(&mut self, who: &Who, actions: &[String]) -> Result<WhyNot, Refusal> {
        let Some(seat) = self.place_of(who) else {
            return Err(Refusal::new(
                Reason::NotSeated,
                "only people at the table have actions to choose from",
            ));
        };
        let live = self.can_act(Viewer::Seat(seat));
        let actions = actions.to_vec();
        let told = self.aside(move |_, game| {
            let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
            if live { game.table.explain(seat, &actions) } else { None }
        });
        let why = told.await?.map(|(action, reason)| why(action, &reason));
        Ok(WhyNot { at: self.version, why })
    }

    /// The record as text, as somebody may see it. A finished game says who resigned and includes the proof
    /// of its luck.
    pub(super) async fn record(&mut self, who: &Who) -> Result<String, Refusal> {
        let over = self.status == Status::Over;
        let viewer = if over { Viewer::Everything } else { self.viewer_of(who) };
        let (doc, secret) = (self.doc.clone(), self.secret);
        let write = move |_: &Aside, game: &mut Game| {
            let proven = over && doc.started_at.is_some();
            let record =
                if proven { record::proven(&doc, game, &secret) } else { record::told(&doc, game, viewer) };
            record.to_string()
        };
        self.aside(write).await
    }
}

/// A seat without what only a live table knows.
pub fn seat_info(doc: &Doc, seat: Seat, chair: &Chair) -> SeatInfo {
    SeatInfo {
        seat: seat.to_string(),
        kind: match chair.sitter {
            Sitter::Open => SeatKind::Open,
            Sitter::Person(_) => SeatKind::Person,
            Sitter::Bot(_) => SeatKind::Bot,
        },
        name: match (&chair.sitter, &chair.left) {
            // Their past actions remain theirs.
            (Sitter::Bot(_), Some(person)) => person.name.clone(),
            (Sitter::Bot(bot), None) => bot.clone(),
            (Sitter::Open | Sitter::Person(_), _) => doc.seat_name(seat),
        },
        bot: chair.bot().map(str::to_owned),
        waiting: false,
        connected: false,
        resigned: chair.resigned,
        timed_out: chair.timed_out,
        taken_over: chair.left.is_some() && chair.bot().is_some(),
        kept: chair.is_kept(),
        hurried: false,
    }
}

/// What a table has chosen, by the rules it began with.
fn chosen(game_box: &GameBox, doc: &Doc) -> BTreeMap<String, String> {
    game_box.chosen(&game_box.menu.as_of(doc.version(), &doc.config()))
}
