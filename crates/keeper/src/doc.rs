//! Everything about a table except its log and its secret.

use std::collections::BTreeMap;

use engine::{Config, Seat};
use play::{Header, plain_name};
use protocol::{ClockRule, GameResult, NoteInfo, NoteKind, Origin, OriginKind, OutOfTime, Verdict};
use serde::{Deserialize, Serialize};
use shelf::GameBox;

use crate::{Fresh, digest, hex, luck::Kind};

/// Stored as JSON next to the log, with its own revision number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Doc {
    pub box_id: String,
    pub edition: Option<String>,
    pub modules: Vec<String>,
    pub options: BTreeMap<String, String>,
    pub name: String,
    pub public: bool,
    pub takeover: Option<String>,
    pub clock: Option<ClockRule>,
    /// Older tables did not choose. There the game ended, unless `takeover` named a bot.
    #[serde(default)]
    pub out_of_time: Option<OutOfTime>,
    pub start_when_full: bool,
    pub host: PersonRef,
    pub chairs: Vec<Chair>,
    pub takeback: Option<Request>,
    /// Somebody asks the others for a seat that its player left.
    #[serde(default)]
    pub wanted: Option<Wanted>,
    pub origin: Option<Origin>,
    pub rematch: Option<String>,
    pub frozen: Option<String>,
    pub result: Option<GameResult>,
    pub started_at: Option<i64>,
    pub ended_at: Option<i64>,
    /// The entry from which the luck is this table's own.
    pub luck_from: u32,
    /// The digest over the record, once the game is over.
    pub digest: Option<String>,
    /// An imported record's names; empty if people sit here.
    #[serde(default)]
    pub names: Vec<String>,
    /// Whether it is a lesson.
    #[serde(default)]
    pub lesson: bool,
    /// The kind of luck. Tables from before there were several kinds have the first.
    #[serde(default = "first_luck")]
    pub luck: u16,
    /// What was published when the table was opened. For the first kind of luck it follows from the secret.
    #[serde(default)]
    pub commit: String,
    /// The version of the rules when the table was opened. Tables older than this field have the first.
    #[serde(default)]
    pub version: Option<u16>,
    /// Who sat where when the game began, one word each, or what an imported record says.
    #[serde(default)]
    pub began: Vec<String>,
    /// What an imported record says about take-backs and about who sat where at the end.
    #[serde(default)]
    pub takebacks: Vec<String>,
    #[serde(default)]
    pub substitutes: Vec<(String, String)>,
    /// Who resigned, ran out of time, left, sat down or asked for a hint during the game.
    #[serde(default)]
    pub notes: Vec<NoteInfo>,
    /// Whether players may ask for hints, if somebody chose.
    #[serde(default)]
    pub hints: Option<bool>,
}

fn first_luck() -> u16 {
    Kind::One.version()
}

/// A person by id, with the name they had when they sat down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PersonRef {
    pub id: String,
    pub name: String,
}

/// A seat and who has it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chair {
    pub sitter: Sitter,
    /// What the seat contributed to the luck, in hex.
    pub entropy: String,
    /// The digest of the seat's key; empty if it has no key.
    pub key: String,
    pub resigned: bool,
    /// Whether the person ran out of time and has not returned.
    #[serde(default)]
    pub timed_out: bool,
    /// Whose seat it was before they left, a bot took over, or a rematch began.
    pub left: Option<PersonRef>,
    /// Everybody who has seen something secret through this seat's eyes, by id. They take no other seat in this
    /// game (docs/decisions/0025-knowledge-belongs-to-people.md).
    #[serde(default)]
    pub eyes: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Sitter {
    Open,
    Person(PersonRef),
    Bot(String),
}

/// A request to take back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Request {
    pub seat: String,
    pub to: u32,
    pub agreed: Vec<String>,
}

/// A request for a seat that its player left.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Wanted {
    pub person: PersonRef,
    pub seat: String,
    pub agreed: Vec<String>,
}

impl Chair {
    pub fn new(sitter: Sitter) -> Chair {
        Chair {
            sitter,
            entropy: String::new(),
            key: String::new(),
            resigned: false,
            timed_out: false,
            left: None,
            eyes: Vec::new(),
        }
    }

    /// Makes a new key. The old one stops working. The returned key is not stored anywhere.
    pub fn new_key(&mut self, fresh: &mut dyn Fresh) -> String {
        let key = hex(&fresh.bytes());
        self.key = digest(&key);
        key
    }

    pub fn person(&self) -> Option<&PersonRef> {
        match &self.sitter {
            Sitter::Person(person) => Some(person),
            Sitter::Open | Sitter::Bot(_) => None,
        }
    }

    /// The person who ran out of time here. A bot plays for them, but the seat stays theirs.
    pub fn kept_for(&self) -> Option<&PersonRef> {
        self.left.as_ref().filter(|_| self.timed_out && !self.resigned && self.bot().is_some())
    }

    /// The person whose consent a take-back needs: somebody who sits here, or may sit down here again. A bot that
    /// plays for them agrees to nothing in their name. People who resigned have no say.
    pub fn owner(&self) -> Option<&PersonRef> {
        self.person().or(self.left.as_ref()).filter(|_| !self.resigned)
    }

    /// Whether the seat was left after its player had seen secrets. It is kept for them, and others have to ask.
    pub fn is_kept(&self) -> bool {
        self.sitter == Sitter::Open && !self.eyes.is_empty()
    }

    /// The person who has a say in who joins the table: somebody who sits here, or ran out of time here.
    pub fn has_a_say(&self) -> Option<&PersonRef> {
        self.person().or_else(|| self.kept_for()).filter(|_| !self.resigned)
    }

    pub fn bot(&self) -> Option<&str> {
        match &self.sitter {
            Sitter::Bot(bot) => Some(bot),
            Sitter::Open | Sitter::Person(_) => None,
        }
    }
}

/// A person on a seat, for lists and statistics.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRow {
    pub seat: String,
    /// Empty if no person sits there.
    pub person: String,
    pub rank: Option<i64>,
    pub score: Option<i64>,
}

impl Doc {
    pub fn config(&self) -> Config {
        Config {
            edition: self.edition.clone(),
            seats: self.chairs.len() as u8,
            modules: self.modules.clone(),
            options: self.options.clone(),
            as_of: None,
        }
    }

    /// The version of the rules by which it is played.
    pub fn version(&self) -> u16 {
        self.version.unwrap_or(1)
    }

    pub fn seats(&self) -> impl Iterator<Item = (Seat, &Chair)> {
        self.chairs.iter().enumerate().map(|(index, chair)| (Seat(index as u8), chair))
    }

    /// Notes what happened to a seat after how many entries.
    pub fn note(&mut self, what: NoteKind, seat: Seat, entries: u32, at: i64) {
        self.notes.push(NoteInfo { entries, at, seat: seat.to_string(), what });
    }

    /// A seat's name in records: its person, its bot, or its number.
    pub fn seat_name(&self, seat: Seat) -> String {
        match &self.chairs[seat.index()].sitter {
            Sitter::Person(person) => person.name.clone(),
            Sitter::Bot(bot) => format!("{bot}-bot"),
            Sitter::Open => self.names.get(seat.index()).cloned().unwrap_or_default(),
        }
    }

    /// The names for the record's header, one word each.
    pub fn record_names(&self) -> Vec<String> {
        let name = |(seat, _): (Seat, _)| {
            let name = self.seat_name(seat);
            if name.is_empty() { seat.to_string() } else { name }
        };
        self.seats().map(name).collect()
    }

    /// The header of this table's game.
    pub fn header(&self, game_box: &GameBox) -> Header {
        let mut config = self.config();
        config.edition =
            config.edition.or_else(|| game_box.menu.editions.first().map(|one| one.id.to_owned()));
        let mut header = Header::new(&*self.box_id, self.version(), config);
        header.names = if self.began.is_empty() { self.plain_names() } else { self.began.clone() };
        header
    }

    /// The names in the form that a record allows.
    pub fn plain_names(&self) -> Vec<String> {
        self.record_names().iter().map(|name| plain_name(name)).collect()
    }

    /// What the table shows as its commitment.
    pub fn published(&self, secret: &[u8; 32]) -> String {
        match self.kind() {
            // It depends on nothing but the secret, so it was not stored.
            Kind::One => Kind::One.commit(secret, &[0; 32]),
            Kind::Two => self.commit.clone(),
        }
    }

    /// The kind of luck.
    pub fn kind(&self) -> Kind {
        Kind::of(self.luck).unwrap_or(Kind::NEW)
    }

    /// Who imported the record; empty if the game was played here.
    pub fn importer(&self) -> &str {
        match &self.origin {
            Some(Origin { kind: OriginKind::Import, .. }) => &self.host.id,
            _ => "",
        }
    }

    /// What happens when somebody runs out of time. A game of three or more does not end while others play on.
    pub fn out_of_time(&self) -> OutOfTime {
        let plays = |chair: &&Chair| chair.bot().is_none() && !chair.resigned;
        if self.chairs.len() > 2 && self.chairs.iter().filter(plays).count() > 1 {
            return OutOfTime::Bot;
        }
        let old = if self.takeover.is_some() { OutOfTime::Bot } else { OutOfTime::End };
        self.out_of_time.unwrap_or(old)
    }

    /// Whether players may ask for hints: if the table allows it, or if there has only ever been one person. A lesson
    /// already says what to do.
    pub fn allows_hints(&self) -> bool {
        let is_persons = |chair: &&Chair| chair.bot().is_none() || chair.left.is_some();
        !self.lesson && self.hints.unwrap_or_else(|| self.chairs.iter().filter(is_persons).count() == 1)
    }

    /// The seat that a person had when they left it, if nobody else has sat down there.
    pub fn seat_left_by(&self, person: &str) -> Option<Seat> {
        let left = |chair: &Chair| chair.left.as_ref().is_some_and(|left| left.id == person);
        self.seats().find(|(_, chair)| left(chair)).map(|(seat, _)| seat)
    }

    /// A person's seat.
    pub fn seat_of(&self, person: &str) -> Option<Seat> {
        let here = |chair: &Chair| chair.person().is_some_and(|sitter| sitter.id == person);
        self.seats().find(|(_, chair)| here(chair)).map(|(seat, _)| seat)
    }

    /// The seat that a bot plays for a person who ran out of time.
    pub fn seat_kept_for(&self, person: &str) -> Option<Seat> {
        let here = |chair: &Chair| chair.kept_for().is_some_and(|keeper| keeper.id == person);
        self.seats().find(|(_, chair)| here(chair)).map(|(seat, _)| seat)
    }

    /// The seat whose secrets a person has seen.
    pub fn seat_known_to(&self, person: &str) -> Option<Seat> {
        let knows = |chair: &Chair| chair.eyes.iter().any(|id| id == person);
        self.seats().find(|(_, chair)| knows(chair)).map(|(seat, _)| seat)
    }

    /// The seats whose people have not agreed to a take-back yet.
    pub fn takeback_missing(&self, request: &Request) -> Vec<String> {
        missing(&request.agreed, self.seats().filter(|(_, chair)| chair.owner().is_some()))
    }

    /// The seats whose people have not yet agreed to let somebody take a seat. One person alone cannot give away what
    /// somebody else left, so then that person has to agree too.
    pub fn wanted_missing(&self, wanted: &Wanted) -> Vec<String> {
        let has_a_say = |chair: &Chair| chair.has_a_say().is_some();
        let alone = self.chairs.iter().filter(|chair| has_a_say(chair)).count() == 1;
        let is_asked =
            |(seat, chair): &(Seat, &Chair)| has_a_say(chair) || (alone && seat.to_string() == wanted.seat);
        missing(&wanted.agreed, self.seats().filter(is_asked))
    }

    /// Whether everybody who could still play has run out of time. Bots do not finish such a game among
    /// themselves: it waits for the first person who returns.
    pub fn is_paused(&self) -> bool {
        self.chairs.iter().all(|chair| chair.person().is_none())
            && self.chairs.iter().any(|chair| chair.kept_for().is_some())
    }

    pub fn is_full(&self) -> bool {
        self.chairs.iter().all(|chair| chair.sitter != Sitter::Open)
    }

    /// What the seats contributed to the luck, in seat order.
    pub fn entropy(&self) -> Vec<(Seat, String)> {
        let contributed = self.seats().filter(|(_, chair)| !chair.entropy.is_empty());
        contributed.map(|(seat, chair)| (seat, chair.entropy.clone())).collect()
    }

    /// Whether a seat had hints: its own, or those of a partner.
    fn had_hints(&self, seat: Seat) -> bool {
        let side = |name: &str| {
            let ranks = self.result.iter().flat_map(|result| &result.ranks);
            let rank = ranks.into_iter().find(|rank| rank.seat == name);
            rank.and_then(|rank| rank.side.as_ref()).map_or_else(|| name.to_owned(), |side| side.of.clone())
        };
        let own = side(&seat.to_string());
        self.notes.iter().any(|note| note.what == NoteKind::Hint && side(&note.seat) == own)
    }

    /// The rows for people's table lists and statistics.
    pub fn seat_rows(&self) -> Vec<SeatRow> {
        let row = |(seat, chair): (Seat, &Chair)| {
            let result = self.result.as_ref();
            let rank = result.and_then(|result| result.ranks.get(seat.index()));
            // If the table lost to the box, nobody comes first. Old results say otherwise.
            let behind = i64::from(result.is_some_and(|result| result.verdict == Verdict::Lost));
            // Without a place the game stays out of the standings. A game that went back past luck, or that continues
            // another one, is a second try at the same dice.
            let is_own = self.origin.as_ref().is_none_or(|origin| origin.kind == OriginKind::Rematch);
            let counts = is_own && result.is_some_and(|result| result.takebacks == 0);
            let place = rank.map(|rank| i64::from(rank.rank).max(1 + behind));
            // A hint is somebody else's play: nobody wins with one or scores with one, but they can still lose.
            let hinted = self.had_hints(seat);
            // A seat that a bot took over still counts for the person who left it.
            let person = chair.person().or(chair.left.as_ref());
            SeatRow {
                seat: seat.to_string(),
                person: person.map_or_else(String::new, |person| person.id.clone()),
                rank: place.filter(|&place| counts && !(hinted && place == 1)),
                score: rank.and_then(|rank| rank.score).map(i64::from).filter(|_| !hinted),
            }
        };
        self.seats().map(row).collect()
    }
}

/// The seats among these whose people have not agreed.
fn missing<'a>(agreed: &[String], seats: impl Iterator<Item = (Seat, &'a Chair)>) -> Vec<String> {
    seats.map(|(seat, _)| seat.to_string()).filter(|name| !agreed.contains(name)).collect()
}

#[cfg(test)]
pub(crate) mod tests {
    use protocol::{Ending, Rank, SideResult};

    use super::*;

    pub(crate) fn sits(name: &str) -> Chair {
        Chair::new(Sitter::Person(PersonRef { id: name.to_owned(), name: name.to_owned() }))
    }

    /// A finished game. Each seat has its chair, its rank and the first seat of its side.
    pub(crate) fn finished(verdict: Verdict, seats: &[(Chair, u8, u8)]) -> Doc {
        let rank = |(number, (_, rank, side)): (usize, &(Chair, u8, u8))| Rank {
            seat: Seat(number as u8).to_string(),
            rank: *rank,
            score: Some(10),
            side: Some(SideResult { of: Seat(*side).to_string(), score: None }),
        };
        let result = GameResult {
            ending: Ending::Rules,
            verdict,
            ranks: seats.iter().enumerate().map(rank).collect(),
            takebacks: 0,
            hints: 0,
            grade: None,
        };
        let chairs = seats.iter().map(|(chair, ..)| chair.clone()).collect();
        Doc { chairs, result: Some(result), ..table_of("burgundy", 0) }
    }

    /// A table of a box with people on all seats.
    pub(crate) fn table_of(game_box: &str, seats: usize) -> Doc {
        let chairs: Vec<Chair> = (0..seats).map(|seat| sits(&format!("person-{seat}"))).collect();
        serde_json::from_value(serde_json::json!({
            "box_id": game_box, "modules": [], "options": {}, "name": "", "public": true, "start_when_full": false,
            "host": {"id": "host", "name": "Host"}, "chairs": chairs, "luck_from": 0
        }))
        .expect("a doc has these fields")
    }

    fn ranks(doc: &Doc) -> Vec<Option<i64>> {
        doc.seat_rows().iter().map(|row| row.rank).collect()
    }

    #[test]
    fn a_hint_counts_for_both_partners() {
        let seats = [(sits("ann"), 1, 0), (sits("ben"), 3, 1), (sits("cid"), 1, 0), (sits("dan"), 3, 1)];
        let mut doc = finished(Verdict::Ranked, &seats);
        assert_eq!(ranks(&doc), [Some(1), Some(3), Some(1), Some(3)]);
        doc.note(NoteKind::Hint, Seat(0), 1, 0);
        assert_eq!(ranks(&doc), [None, Some(3), None, Some(3)], "neither has won, and the others have lost");
        let scores: Vec<bool> = doc.seat_rows().iter().map(|row| row.score.is_some()).collect();
        assert_eq!(scores, [false, true, false, true]);
    }

    #[test]
    fn whoever_loses_to_the_box_has_not_won() {
        let lost = |rank| ranks(&finished(Verdict::Lost, &[(sits("ann"), rank, 0)]));
        assert_eq!(
            (lost(1), lost(2)),
            (vec![Some(2)], vec![Some(2)]),
            "old results say that they came first"
        );
        assert_eq!(ranks(&finished(Verdict::Won, &[(sits("ann"), 1, 0)])), [Some(1)]);
    }

    #[test]
    fn only_people_and_bots_by_agreement_agree() {
        let ann = PersonRef { id: "ann".to_owned(), name: "Ann".to_owned() };
        let bot = || Sitter::Bot("random".to_owned());
        let gone = |timed_out, resigned, sitter| Chair {
            left: Some(ann.clone()),
            timed_out,
            resigned,
            ..Chair::new(sitter)
        };
        assert_eq!(Chair::new(bot()).owner(), None, "it was seated as a bot");
        assert_eq!(Chair::new(Sitter::Person(ann.clone())).owner(), Some(&ann));
        assert_eq!(gone(true, false, bot()).owner(), Some(&ann), "she ran out of time");
        assert_eq!(gone(false, false, bot()).owner(), Some(&ann), "she left");
        assert_eq!(gone(false, false, Sitter::Open).owner(), Some(&ann));
        assert_eq!(gone(false, true, bot()).owner(), None, "she resigned");
    }
}
