//! Tables that open from one whose game is over: a rematch, or the same game continued differently.

use protocol::{Fork, Origin, OriginKind, Reason, SeatPlan, Status};

use super::{Keeper, New, chairs, lobby::person, request::Answer, request::Trouble, request::Who};
use crate::{Chair, Doc, Host, Refusal, Sitter};

impl<H: Host> Keeper<H> {
    pub(super) async fn rematch(&mut self, who: &Who, may: &Result<(), Refusal>) -> Result<Answer, Trouble> {
        let person = person(who)?;
        if self.status != Status::Over || self.doc.started_at.is_none() {
            return Err(Refusal::new(Reason::Unfinished, "you can open a rematch after the game").into());
        }
        // An open table at which nobody has been for long is gone.
        if let Some(table) = self.doc.rematch.clone()
            && self.host.has_table(&table).await?
        {
            return Ok(Answer::Opened { table, is_new: false, seat: None, key: String::new() });
        }
        let seat = self.place_of(who).map_or_else(|| self.own_seat(who), Ok)?;
        may.clone()?;
        let host = person.clone();
        let mut key = String::new();
        let chairs = self.doc.seats().map(|(other, chair)| {
            if other == seat {
                let mut chair = Chair::new(Sitter::Person(host.clone()));
                key = chair.new_key(&mut self.host);
                return chair;
            }
            match (&chair.left, chair.bot()) {
                (None, Some(bot)) => Chair::new(Sitter::Bot(bot.to_owned())),
                _ => Chair {
                    left: chair.person().or(chair.left.as_ref()).cloned(),
                    ..Chair::new(Sitter::Open)
                },
            }
        });
        let chairs = chairs.collect();
        let origin = Origin { kind: OriginKind::Rematch, table: Some(self.id.clone()), entries: 0 };
        let mut new = New::like(&self.doc, self.game_box, host, chairs, origin);
        new.doc.start_when_full = true;
        let id = self.host.open(new).await?;
        let doc = Doc { rematch: Some(id.clone()), ..self.doc.clone() };
        self.commit(Vec::new(), Some((self.status, doc))).await?;
        self.tell_table();
        Ok(Answer::Opened { table: id, is_new: true, seat: Some(seat.to_string()), key })
    }

    pub(super) async fn fork(&mut self, who: &Who, fork: &Fork) -> Result<Answer, Trouble> {
        let person = person(who)?;
        if self.status != Status::Over {
            return Err(Refusal::new(
                Reason::Unfinished,
                "only a finished game can be continued differently",
            )
            .into());
        }
        let seats = self.doc.chairs.len();
        if fork.seats.len() != seats {
            let message = format!("{} seats are given, but the game has {seats}", fork.seats.len());
            return Err(Refusal::request(message).into());
        }
        let host = person.clone();
        let bots: Vec<&str> = fork.seats.iter().filter_map(SeatPlan::bot).collect();
        let problems = self.host.bot_problems(self.game_box, &bots);
        let (chairs, seat, key) = chairs(&fork.seats, &host, &problems, &mut self.host)?;
        let game = self.game().await?;
        let total = game.table.len() as u32;
        if fork.at > total {
            return Err(Refusal::request(format!("the record has {total} entries, not {}", fork.at)).into());
        }
        if fork.at == total && game.table.outcome().is_some() {
            return Err(Refusal::new(
                Reason::ForkEnd,
                "the game is over at that point; continue from an earlier entry",
            )
            .into());
        }
        let entries = (0..fork.at as usize).filter_map(|number| game.table.entry(number)).collect();
        let origin = Origin { kind: OriginKind::Fork, table: Some(self.id.clone()), entries: fork.at };
        let mut new = New::like(&self.doc, self.game_box, host, chairs, origin);
        new.doc.public = fork.public.unwrap_or(false);
        // It continues a game that was played by these rules.
        new.doc.version = Some(self.doc.version());
        new.doc.options.clone_from(&self.doc.options);
        new.doc.luck_from = fork.at;
        new.entries = entries;
        let id = self.host.open(new).await?;
        Ok(Answer::Opened { table: id, is_new: true, seat: seat.map(|seat| seat.to_string()), key })
    }
}
