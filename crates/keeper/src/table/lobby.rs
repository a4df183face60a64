//! Sitting down, leaving, starting, chatting.

use engine::Seat;
use protocol::{ChatLine, NoteKind, Reason, Sat, SeatPlan, Sit, Status};

use super::{Keeper, request::Answer, request::Trouble, request::Who};
use crate::{
    Chair, Doc, Fresh, Host, Kept, PersonRef, Refusal, Row, Sitter, guarded,
    text::{is_visible, without_hidden},
};

/// How often people may leave a game.
const MOST_LEAVES: usize = 100;

impl<H: Host> Keeper<H> {
    pub(super) async fn sit(&mut self, who: &Who, sit: &Sit) -> Result<Answer, Trouble> {
        let person = person(who)?;
        let entropy = check_entropy(sit.entropy.as_deref())?;
        if !matches!(self.status, Status::Open | Status::Playing) {
            return Err(
                Refusal::new(Reason::Closed, "you can no longer sit down here; the game is over").into()
            );
        }
        let wanted = match &sit.seat {
            None => None,
            Some(text) => Some(self.seat_called(text)?),
        };
        if let Some(seat) = self.doc.seat_of(&person.id) {
            if wanted.is_some_and(|wanted| wanted != seat) {
                let message = format!("you already have {seat}; leave it before you take another seat");
                return Err(Refusal::new(Reason::SitsElsewhere, message).with("seat", &(seat.0 + 1)).into());
            }
            return self.key(who).await;
        }
        let seat = self.seat_for(person, wanted)?;
        let key = self.seat_person(seat, person, entropy).await?;
        if self.status == Status::Open && self.doc.start_when_full && self.doc.is_full() {
            self.begin().await?;
        }
        let table = self.info(who);
        Ok(Answer::Sat(Sat { table, seat: seat.to_string(), key }))
    }

    /// Seats a person and returns the seat's key.
    pub(super) async fn seat_person(
        &mut self,
        seat: Seat,
        person: &PersonRef,
        entropy: String,
    ) -> Result<String, Trouble> {
        let mut doc = self.doc.clone();
        // People who asked for a seat ask again, if they still want it.
        doc.wanted = None;
        let chair = &mut doc.chairs[seat.index()];
        chair.sitter = Sitter::Person(person.clone());
        chair.left = None;
        chair.timed_out = false;
        // Once the game has begun, the luck is fixed.
        if self.status == Status::Open {
            chair.entropy = entropy;
        }
        let key = chair.new_key(&mut self.host);
        let mut rows = Vec::new();
        if self.status == Status::Playing {
            rows.push(self.note(format!("sit {seat}")));
            doc.note(NoteKind::Sat, seat, self.entries, self.host.now());
        }
        self.commit_seats(rows, self.status, doc).await?;
        Ok(key)
    }

    /// Stores who sits where, and informs everybody.
    async fn commit_seats(&mut self, rows: Vec<Row>, status: Status, doc: Doc) -> Result<(), Trouble> {
        if let Some(row) = rows.first() {
            self.game().await?.noted(&row.text);
        }
        self.commit(rows, Some((status, doc))).await?;
        self.seats_changed().await;
        self.tell_table();
        self.after_change();
        // People who take their seat back can act again, and clocks have started or stopped.
        self.tell_news();
        Ok(())
    }

    pub(super) async fn key(&mut self, who: &Who) -> Result<Answer, Trouble> {
        let seat = self.own_seat(who)?;
        if self.status == Status::Frozen {
            return Err(self.frozen().into());
        }
        let mut doc = self.doc.clone();
        let key = doc.chairs[seat.index()].new_key(&mut self.host);
        self.commit(Vec::new(), Some((self.status, doc))).await?;
        self.seats_changed().await;
        let table = self.info(who);
        Ok(Answer::Sat(Sat { table, seat: seat.to_string(), key }))
    }

    pub(super) async fn leave(&mut self, who: &Who) -> Result<Answer, Trouble> {
        let seat = self.own_seat(who)?;
        let mut doc = Doc { wanted: None, ..self.doc.clone() };
        let takeover = doc.takeover.clone();
        let chair = &mut doc.chairs[seat.index()];
        let mut rows = Vec::new();
        match self.status {
            Status::Open => {
                *chair = Chair::new(Sitter::Open);
                pass_on_host(&mut doc, who);
            }
            Status::Playing => {
                check_leaves(&self.doc)?;
                rows.push(self.note(format!("leave {seat}")));
                chair.left = chair.person().cloned();
                chair.sitter = takeover.map_or(Sitter::Open, Sitter::Bot);
                chair.key.clear();
                doc.note(NoteKind::Left, seat, self.entries, self.host.now());
            }
            Status::Over => {
                return Err(Refusal::new(Reason::Over, "the game is over; you can simply go").into());
            }
            Status::Frozen => return Err(self.frozen().into()),
        }
        let old_host = self.doc.host.id.clone();
        self.commit_seats(rows, self.status, doc).await?;
        let host = &self.doc.host.id;
        if self.status == Status::Open && (*host != old_host || self.doc.seat_of(host).is_none()) {
            let there = self.doc.chairs.iter().any(|chair| chair.person().is_some());
            self.host.handed_over(Some(host.as_str()).filter(|_| there)).await;
        }
        Ok(Answer::Info(self.info(who)))
    }

    /// A seat contributes to the luck, once its person has seen the commitment. If the table only waited for
    /// its host, the game begins.
    pub(super) async fn contribute(&mut self, who: &Who, entropy: &str) -> Result<Answer, Trouble> {
        let seat = self.own_seat(who)?;
        let entropy = check_entropy(Some(entropy))?;
        match self.status {
            Status::Open => {}
            Status::Playing => {
                return Err(Refusal::new(
                    Reason::Begun,
                    "the luck is fixed, because the game has already begun",
                )
                .into());
            }
            Status::Over => return Err(Refusal::new(Reason::Over, "the game is over").into()),
            Status::Frozen => return Err(self.frozen().into()),
        }
        let mut doc = self.doc.clone();
        doc.chairs[seat.index()].entropy = entropy;
        self.commit(Vec::new(), Some((self.status, doc))).await?;
        let host = who.person.as_ref().is_some_and(|person| person.id == self.doc.host.id);
        if host && self.doc.start_when_full && self.doc.is_full() {
            self.begin().await?;
        }
        Ok(Answer::Info(self.info(who)))
    }

    pub(super) async fn start(&mut self, who: &Who) -> Result<Answer, Trouble> {
        let person = person(who)?;
        if self.doc.host.id != person.id {
            let message = format!("only the host, {}, can start the game", self.doc.host.name);
            return Err(Refusal::new(Reason::NotHost, message).with("name", &self.doc.host.name).into());
        }
        match self.status {
            Status::Open => {}
            Status::Playing => return Err(Refusal::new(Reason::Begun, "the game has already begun").into()),
            Status::Over => return Err(Refusal::new(Reason::Over, "the game is over").into()),
            Status::Frozen => return Err(self.frozen().into()),
        }
        if !self.doc.is_full() {
            let open = self.doc.seats().filter(|(_, chair)| chair.sitter == Sitter::Open);
            let open: Vec<String> = open.map(|(seat, _)| seat.to_string()).collect();
            let message = format!("nobody sits on {} yet; wait for somebody or seat a bot", open.join(", "));
            return Err(Refusal::new(Reason::OpenSeats, message).into());
        }
        self.begin().await?;
        Ok(Answer::Info(self.info(who)))
    }

    /// Draws the first luck and asks the first seat.
    async fn begin(&mut self) -> Result<(), Trouble> {
        // From now on people's contributions count, even if the game continues one from elsewhere.
        self.game = None;
        let began = self.doc.plain_names();
        let game = self.game().await?;
        let entries = match guarded(|| game.settle()) {
            Err(problem) | Ok(Err(problem)) => return Err(self.freeze(problem).await),
            Ok(Ok(entries)) => entries,
        };
        let (at, first) = (self.host.now(), i64::from(self.version) + 1);
        let rows = entries.iter().zip(first..).map(|(entry, n)| Row::of(entry, n, at)).collect();
        let doc = Doc { started_at: Some(at), began, ..self.doc.clone() };
        self.commit(rows, Some((Status::Playing, doc))).await?;
        self.tell_table();
        self.tell_news();
        self.after_change();
        Ok(())
    }

    pub(super) async fn say(&mut self, who: &Who, text: &str) -> Result<Answer, Trouble> {
        let seat = self.place_of(who);
        let host = who.person.as_ref().is_some_and(|person| person.id == self.doc.host.id);
        if seat.is_none() && !host {
            return Err(Refusal::new(
                Reason::ChatSeated,
                "only people at the table can chat; sit down first",
            )
            .into());
        }
        let plain = without_hidden(text);
        let visible = plain.trim();
        if !is_visible(visible) || visible.chars().count() > 500 || text.chars().any(char::is_control) {
            return Err(Refusal::new(Reason::BadChat, "write 1 to 500 characters on one line").into());
        }
        let name = match (&who.person, seat) {
            (Some(person), _) => person.name.clone(),
            (None, Some(seat)) => self.doc.seat_name(seat),
            (None, None) => return Err(Refusal::signed_out().into()),
        };
        let n = self.chat.back().map_or(0, |line| line.n) + 1;
        let seat = seat.map(|seat| seat.to_string());
        let line = ChatLine { n, at: self.host.now(), name, seat, text: visible.to_owned() };
        if self.host.say(&line).await? == Kept::Late {
            return Err(Trouble::Late);
        }
        self.remember_chat(vec![line]);
        self.tell_chat(n);
        Ok(Answer::Nothing)
    }

    pub(super) fn seat_called(&self, text: &str) -> Result<Seat, Refusal> {
        let seat: Seat =
            text.parse().map_err(|error: engine::Unreadable| Refusal::request(error.to_string()))?;
        if seat.index() >= self.doc.chairs.len() {
            let seats = self.doc.chairs.len();
            return Err(Refusal::request(format!("there is no {seat} at a table of {seats}")));
        }
        Ok(seat)
    }
}

/// The seats as planned, the host's seat, and that seat's key. `problems` is what is wrong with the bots.
pub fn chairs(
    plans: &[SeatPlan],
    host: &PersonRef,
    problems: &[String],
    fresh: &mut dyn Fresh,
) -> Result<(Vec<Chair>, Option<Seat>, String), Refusal> {
    if !problems.is_empty() {
        return Err(Refusal::new(Reason::Config, problems[0].clone()).details(problems.to_vec()));
    }
    let (mut chairs, mut own, mut key) = (Vec::new(), None, String::new());
    for plan in plans {
        let mut chair = Chair::new(match plan {
            SeatPlan::Me {} => Sitter::Person(host.clone()),
            SeatPlan::Open {} => Sitter::Open,
            SeatPlan::Bot { bot } => Sitter::Bot(bot.clone()),
        });
        if let SeatPlan::Me {} = plan {
            if own.is_some() {
                return Err(Refusal::new(
                    Reason::OneSeat,
                    "you can take only one seat; leave the others open or give them to bots",
                ));
            }
            own = Some(Seat(chairs.len() as u8));
            key = chair.new_key(fresh);
        }
        chairs.push(chair);
    }
    Ok((chairs, own, key))
}

/// People who leave may come back, and both stay in the log, so nobody may go in and out for ever.
fn check_leaves(doc: &Doc) -> Result<(), Refusal> {
    if doc.notes.iter().filter(|note| note.what == NoteKind::Left).count() < MOST_LEAVES {
        return Ok(());
    }
    let message = "people have left this table too often; play on, or resign";
    Err(Refusal::new(Reason::LeftTooOften, message))
}

/// If the host leaves before the game, the first person who is still there becomes the host. Otherwise nobody could
/// start it.
fn pass_on_host(doc: &mut Doc, who: &Who) {
    let leaves = who.person.as_ref().is_some_and(|person| person.id == doc.host.id);
    if let Some(next) = doc.chairs.iter().find_map(Chair::person).filter(|_| leaves) {
        doc.host = next.clone();
    }
}

pub(super) fn person(who: &Who) -> Result<&PersonRef, Refusal> {
    who.person.as_ref().ok_or_else(Refusal::signed_out)
}

/// What a seat contributes to the luck: hex digits, perhaps none.
fn check_entropy(entropy: Option<&str>) -> Result<String, Refusal> {
    let entropy = entropy.unwrap_or_default();
    if entropy.len() > 64 || !entropy.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Err(Refusal::request("`entropy` takes up to 64 hex digits"));
    }
    Ok(entropy.to_ascii_lowercase())
}
