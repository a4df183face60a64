//! Who may take which seat, and asking for a seat that its player left.
//!
//! A person who has seen secrets through one seat's eyes takes no other seat in that game
//! (docs/decisions/0025-knowledge-belongs-to-people.md).

use engine::{Seat, Viewer};
use protocol::{Answer as Reply, Reason, Status, WantSeat};

use super::{Keeper, lobby::person, out::Client, request::Answer, request::Trouble, request::Who};
use crate::{Chair, Doc, Host, PersonRef, Refusal, Sitter, Wanted};

impl<H: Host> Keeper<H> {
    /// The seat that somebody without one takes: the one they want, or the first that is free.
    pub(super) fn seat_for(&self, person: &PersonRef, wanted: Option<Seat>) -> Result<Seat, Refusal> {
        let wanted = wanted.or(self.bound_to(person, wanted)?);
        match wanted {
            Some(seat) if self.is_free(seat, person) => Ok(seat),
            Some(seat) => Err(self.not_free(seat)),
            None => {
                let mut seats = self.doc.seats().map(|(seat, _)| seat);
                if let Some(seat) = seats.find(|&seat| self.is_free(seat, person)) {
                    return Ok(seat);
                }
                let kept = self.doc.seats().find(|(_, chair)| chair.is_kept());
                Err(kept.map_or_else(
                    || Refusal::new(Reason::Full, "no seat is open, but you can watch"),
                    |(seat, _)| self.not_free(seat),
                ))
            }
        }
    }

    /// The only seat that a person may take, if there is one: where a bot plays for them, or whose secrets they
    /// know. Refuses if they want another.
    fn bound_to(&self, person: &PersonRef, wanted: Option<Seat>) -> Result<Option<Seat>, Refusal> {
        let elsewhere = |own: Option<Seat>| own.filter(|own| wanted.is_some_and(|wanted| wanted != *own));
        let kept = self.doc.seat_kept_for(&person.id);
        if let Some(seat) = elsewhere(kept) {
            let message = format!("a bot is playing for you on {seat}; take that seat back");
            return Err(Refusal::new(Reason::SitsElsewhere, message).with("seat", &(seat.0 + 1)));
        }
        let known = self.doc.seat_known_to(&person.id);
        if let Some(seat) = elsewhere(known) {
            let message =
                format!("you have seen what {seat} keeps secret, so {seat} is the only seat you can take");
            return Err(Refusal::new(Reason::KnowsSecrets, message).with("seat", &(seat.0 + 1)));
        }
        Ok(kept.or(known))
    }

    /// The seat that somebody left and may have back.
    pub(super) fn left_by(&self, who: &Who) -> Option<Seat> {
        if self.status != Status::Playing || self.place_of(who).is_some() {
            return None;
        }
        let left = self.doc.seat_left_by(&who.person.as_ref()?.id);
        left.filter(|seat| !self.doc.chairs[seat.index()].resigned)
    }

    /// Whether a person can sit down on a seat without asking.
    fn is_free(&self, seat: Seat, person: &PersonRef) -> bool {
        let chair = &self.doc.chairs[seat.index()];
        if was_left_by(chair, person) && !chair.resigned {
            return true;
        }
        // Before a rematch, the seats are reserved for their previous players.
        let reserved = self.status == Status::Open && chair.left.is_some();
        chair.sitter == Sitter::Open && !reserved && !chair.is_kept()
    }

    fn not_free(&self, seat: Seat) -> Refusal {
        let chair = &self.doc.chairs[seat.index()];
        if chair.is_kept() {
            let message = format!(
                "{seat} is kept for the player who left it, because it has secrets; ask the others for it (`want`)"
            );
            return Refusal::new(Reason::SeatKept, message).with("seat", &(seat.0 + 1));
        }
        Refusal::new(Reason::SeatTaken, format!("{seat} is taken; choose an open seat"))
            .with("seat", &(seat.0 + 1))
    }

    /// Somebody asks for a seat, answers or withdraws.
    pub(super) async fn want(&mut self, who: &Who, want: &WantSeat) -> Result<Answer, Trouble> {
        let person = person(who)?;
        self.check_playing()?;
        match (&want.seat, want.answer) {
            (Some(seat), None) => {
                let seat = self.seat_called(seat)?;
                self.ask_for(seat, person).await?;
            }
            (None, Some(answer)) => self.answer_wanted(who, person, answer).await?,
            _ => {
                let message = "name a `seat` or an `answer` (agree, decline), not both";
                return Err(Refusal::request(message).into());
            }
        }
        Ok(Answer::Info(self.info(who)))
    }

    async fn ask_for(&mut self, seat: Seat, person: &PersonRef) -> Result<(), Trouble> {
        if let Some(own) = self.doc.seat_of(&person.id) {
            let message = format!("you already have {own}");
            return Err(Refusal::new(Reason::SitsElsewhere, message).with("seat", &(own.0 + 1)).into());
        }
        self.bound_to(person, Some(seat))?;
        let chair = &self.doc.chairs[seat.index()];
        if self.is_free(seat, person) {
            return Err(Refusal::request(format!("nobody has to agree; sit down on {seat}")).into());
        }
        if !chair.is_kept() {
            return Err(self.not_free(seat).into());
        }
        if self.doc.wanted.as_ref().is_some_and(|wanted| wanted.person.id != person.id) {
            let message = "somebody else is already asking for a seat; wait for the answer";
            return Err(Refusal::new(Reason::AskedAlready, message).into());
        }
        let wanted = Wanted { person: person.clone(), seat: seat.to_string(), agreed: Vec::new() };
        if self.doc.wanted_missing(&wanted).is_empty() {
            // Nobody is left who could agree.
            return Err(self.not_free(seat).into());
        }
        self.keep_wanted(Some(wanted)).await
    }

    async fn answer_wanted(&mut self, who: &Who, person: &PersonRef, answer: Reply) -> Result<(), Trouble> {
        let Some(mut wanted) = self.doc.wanted.clone() else {
            return Err(Refusal::new(Reason::NothingAsked, "nobody is asking for a seat").into());
        };
        if wanted.person.id == person.id {
            return match answer {
                Reply::Decline => self.keep_wanted(None).await,
                Reply::Agree => Err(Refusal::request("the others have to agree, not you").into()),
            };
        }
        // Until somebody else has the seat, it is theirs.
        let left = self.left_by(who).map(|seat| seat.to_string()).filter(|left| *left == wanted.seat);
        let own = left.map_or_else(|| self.own_seat(who).map(|own| own.to_string()), Ok)?;
        if answer == Reply::Decline {
            return self.keep_wanted(None).await;
        }
        if !wanted.agreed.contains(&own) {
            wanted.agreed.push(own);
        }
        if !self.doc.wanted_missing(&wanted).is_empty() {
            return self.keep_wanted(Some(wanted)).await;
        }
        let seat = self.seat_called(&wanted.seat)?;
        self.seat_person(seat, &wanted.person, String::new()).await.map(drop)
    }

    /// Whether somebody who belongs to an open table is there, so that it must not expire.
    pub fn is_visited(&self) -> bool {
        let host = &self.doc.host.id;
        let belongs = |client: &Client| {
            let is_host = client.who.person.as_ref().is_some_and(|person| person.id == *host);
            is_host || client.viewer != Viewer::Spectator
        };
        self.status == Status::Open && self.clients.iter().any(belongs)
    }

    async fn keep_wanted(&mut self, wanted: Option<Wanted>) -> Result<(), Trouble> {
        let doc = Doc { wanted, ..self.doc.clone() };
        self.commit(Vec::new(), Some((self.status, doc))).await?;
        self.tell_table();
        Ok(())
    }
}

fn was_left_by(chair: &Chair, person: &PersonRef) -> bool {
    chair.left.as_ref().is_some_and(|left| left.id == person.id)
}
