//! Playing: acting, resigning.

use engine::Seat;
use play::{Ended, Entry, GaveUp};
use protocol::{NoteKind, OutOfTime, Reason, Status};

use super::{Keeper, request::Answer, request::MOST_ACTIONS, request::Trouble, request::Who};
use crate::{
    Chair, Commit, Doc, Game, Host, Kept, NOTE, Refusal, Row, Sitter, changed_hands, end, guarded, wire,
    with_given_up,
};

impl<H: Host> Keeper<H> {
    pub(super) async fn act(
        &mut self,
        who: &Who,
        actions: &[String],
        at: Option<u32>,
    ) -> Result<Answer, Trouble> {
        let seat = self.own_seat(who)?;
        self.act_for(seat, actions, at).await?;
        Ok(Answer::Done(self.acknowledged()))
    }

    /// A seat does one or several things, all or nothing. Then chance acts for as long as it has to.
    pub(super) async fn act_for(
        &mut self,
        seat: Seat,
        actions: &[String],
        at: Option<u32>,
    ) -> Result<(), Trouble> {
        self.check_playing()?;
        if actions.is_empty() || actions.len() > MOST_ACTIONS {
            let message = format!("{} actions: send 1 to {MOST_ACTIONS}", actions.len());
            return Err(Refusal::request(message).into());
        }
        if actions.iter().any(|action| action.len() > 200) {
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
        let done = guarded(|| play_and_settle(game, seat, actions));
        let entries = match done {
            Err(panic) => return Err(self.freeze(panic).await),
            Ok(Err(Stopped::Refused(refused))) => return Err(Refusal::from(refused).into()),
            Ok(Err(Stopped::Broken(problem))) => return Err(self.freeze(problem).await),
            Ok(Ok(entries)) => entries,
        };
        let rows = self.rows(&entries, seat);
        self.commit_play(rows).await?;
        self.tell_news();
        self.after_change();
        Ok(())
    }

    /// Log lines for entries that were just made.
    fn rows(&self, entries: &[Entry], seat: Seat) -> Vec<Row> {
        let at = self.host.now();
        let first = i64::from(self.version) + 1;
        let mut rows: Vec<Row> =
            entries.iter().zip(first..).map(|(entry, n)| Row::of(entry, n, at)).collect();
        // All actions in one request are one decision.
        if let Some(row) = rows.first_mut() {
            row.spent = self.clock.spent(seat, self.host.tick());
        }
        rows
    }

    /// Stores log lines that the game in memory already has, and the result if the game is over.
    pub(super) async fn commit_play(&mut self, rows: Vec<Row>) -> Result<(), Trouble> {
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
            end(&mut over, result, game, &self.secret, self.host.now());
            doc = Some(over);
            status = Status::Over;
        }
        self.commit(rows, doc.map(|doc| (status, doc))).await
    }

    /// Stores a change completely or not at all. If that fails, the game is dropped from memory, because the
    /// log decides.
    pub(super) async fn commit(
        &mut self,
        rows: Vec<Row>,
        change: Option<(Status, Doc)>,
    ) -> Result<(), Trouble> {
        let change = self.with_eyes(change);
        let playing = change.as_ref().map_or(self.status, |(status, _)| *status) == Status::Playing;
        let (waiting, entries) = match &self.game {
            Some(game) => (if playing { game.waiting() } else { Vec::new() }, game.table.len() as u32),
            None => (if playing { self.waiting.clone() } else { Vec::new() }, self.entries),
        };
        let lines = rows.len() as u32;
        let charged: Vec<Row> = rows.iter().filter(|row| row.spent > 0).cloned().collect();
        let commit = Commit {
            version: self.version,
            revision: self.revision,
            rows,
            entries,
            waiting: waiting.clone(),
            doc: change.clone(),
        };
        match self.host.store(commit).await {
            Ok(Kept::Done) => {
                self.version += lines;
                self.entries = entries;
                for row in &charged {
                    self.clock.charge(row);
                }
                self.waiting = waiting;
                if let Some((status, doc)) = change {
                    self.status = status;
                    self.doc = doc;
                    self.revision += 1;
                }
                Ok(())
            }
            Ok(Kept::Late) => {
                self.game = None;
                Err(Trouble::Late)
            }
            Err(refusal) => {
                self.game = None;
                Err(refusal.into())
            }
        }
    }

    /// Adds to a change who now sees secrets for the first time, and through whose eyes.
    fn with_eyes(&self, change: Option<(Status, Doc)>) -> Option<(Status, Doc)> {
        let (status, doc) = change.as_ref().map_or((self.status, &self.doc), |(status, doc)| (*status, doc));
        let Some(game) = self.game.as_ref().filter(|_| status == Status::Playing) else { return change };
        let sees = |(seat, chair): (Seat, &Chair)| {
            let id = &chair.person().or_else(|| chair.kept_for())?.id;
            (!chair.eyes.contains(id) && game.has_secrets(seat)).then(|| (seat, id.clone()))
        };
        let new: Vec<(Seat, String)> = doc.seats().filter_map(sees).collect();
        if new.is_empty() {
            return change;
        }
        let mut doc = doc.clone();
        for (seat, person) in new {
            doc.chairs[seat.index()].eyes.push(person);
        }
        Some((status, doc))
    }

    /// A bug in the rules stopped the game. The record is kept, and nothing more can be done here.
    pub(super) async fn freeze(&mut self, why: String) -> Trouble {
        self.host.froze(&why);
        self.game = None;
        let doc = Doc { frozen: Some(why), takeback: None, wanted: None, ..self.doc.clone() };
        match self.commit(Vec::new(), Some((Status::Frozen, doc))).await {
            Ok(()) => {
                self.tell_table();
                self.frozen().into()
            }
            Err(trouble) => trouble,
        }
    }

    /// A log line that is not an entry of the record.
    pub(super) fn note(&self, text: String) -> Row {
        // If a person gives their seat up, their decision ends here.
        let person = |seat: &Seat| self.doc.chairs[seat.index()].person().is_some();
        let spent =
            changed_hands(&text).filter(person).map_or(0, |seat| self.clock.spent(seat, self.host.tick()));
        Row { n: i64::from(self.version) + 1, at: self.host.now(), actor: NOTE.to_owned(), text, spent }
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
        let mut doc = Doc { takeback: None, wanted: None, ..self.doc.clone() };
        doc.note(what, seat, self.entries, self.host.now());
        let sides = wire::sides(&*self.game.as_ref().expect("it was just loaded").table);
        let is_partner = |other: Seat| sides[other.index()] == sides[seat.index()];
        let is_left =
            |(other, chair): (Seat, &Chair)| other != seat && !chair.resigned && chair.person().is_some();
        let partner_left = doc.seats().any(|(other, chair)| is_partner(other) && is_left((other, chair)));
        let first_of_side = |other: &Seat| sides[other.index()] == *other;
        let many = doc.seats().filter(|(other, _)| first_of_side(other)).count() > 2;
        let others = many && doc.seats().any(is_left);
        let usual = || Some(self.game_box.usual_bot().to_owned());
        let plays_on = match how {
            GaveUp::Resigned => doc.takeover.is_some() || others || partner_left,
            GaveUp::Time => doc.out_of_time() == OutOfTime::Bot || partner_left,
        };
        let bot = || doc.takeover.clone().or_else(usual);
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
            let game = self.game.as_ref().expect("it was just loaded");
            end(&mut doc, result, game, &self.secret, self.host.now());
            status = Status::Over;
        }
        self.commit(vec![row], Some((status, doc))).await?;
        self.seats_changed().await;
        self.tell_news();
        self.tell_table();
        self.after_change();
        Ok(())
    }

    /// What follows from every change: bots think, clocks run, and waiting requests wake up.
    pub(super) fn after_change(&mut self) {
        self.start_clocks();
        self.think();
        self.host.moved_on(self.version);
        if self.status == Status::Over {
            self.tell_table();
        }
    }
}

enum Stopped {
    Refused(play::Refused),
    Broken(String),
}

fn play_and_settle(game: &mut Game, seat: Seat, actions: &[String]) -> Result<Vec<Entry>, Stopped> {
    let mut entries = game.enter_all(seat, actions).map_err(Stopped::Refused)?;
    entries.extend(game.settle().map_err(Stopped::Broken)?);
    Ok(entries)
}
