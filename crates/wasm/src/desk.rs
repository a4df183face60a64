//! Tables, by number.

use engine::{Actor, Config, Pending, Seat, Viewer};
use keeper::{Refusal, entry_for, why, wire};
use play::{AnyLuck, EventNote, SeatAnswers, Seeded};
use protocol::{EngineAnswer as Answer, EngineAsk as Ask, EngineBox, Reason};
use search::Stop;
use shelf::{BoxMirror, BoxTable, GameBox, Shelf};

use crate::{mirrors, sketches};

/// How many tables and mirrors can be open.
const MOST: usize = 10_000;

struct Open {
    table: Box<dyn BoxTable>,
    luck: Option<AnyLuck>,
}

/// What a number stands for.
enum Place {
    Table(Open),
    Mirror(Box<dyn BoxMirror>),
}

/// Where a program opens tables and plays at them.
pub struct Desk {
    shelf: &'static Shelf,
    places: Vec<Option<Place>>,
}

impl Desk {
    pub fn new(shelf: &'static Shelf) -> Desk {
        Desk { shelf, places: Vec::new() }
    }

    /// Answers a question.
    pub fn ask(&mut self, text: &str) -> String {
        let answer = match serde_json::from_str(text) {
            Ok(ask) => self.answer(ask),
            Err(problem) => Err(refused(format!("the question cannot be read: {problem}"))),
        };
        let answer = answer.unwrap_or_else(|refusal| Answer::Refused { problem: refusal.problem });
        serde_json::to_string(&answer).expect("answers are plain data")
    }

    fn answer(&mut self, ask: Ask) -> Result<Answer, Refusal> {
        match ask {
            Ask::Boxes {} => Ok(Answer::Boxes { boxes: self.shelf.boxes().map(info).collect() }),
            Ask::Open { box_id, seats, edition, modules, options, seed } => {
                let game = self.game(&box_id)?;
                let config = Config { edition, seats, modules, options, as_of: None };
                let seats = game.check_config(&config).map_err(|errors| refused(errors.to_string()))?;
                let names: Vec<String> = Seat::all(seats).map(|seat| seat.to_string()).collect();
                let table = game.open(&config, &names).map_err(|errors| refused(errors.to_string()))?;
                self.add_table(table, seed)
            }
            Ask::Read { record, seed } => {
                let (_, table) = self
                    .shelf
                    .open_record(&record)
                    .map_err(|problem| Refusal::new(Reason::Record, problem.to_string()))?;
                self.add_table(table, seed)
            }
            Ask::Mirror { opening, seat } => self.add_mirror(&opening, &seat),
            Ask::Tell { table, from, entries } => {
                let entries = mirrors::tell(self.mirror(table)?, from, &entries)?;
                Ok(Answer::Told { entries })
            }
            Ask::Check { table, position } => {
                let differs = mirrors::check(self.mirror(table)?, &position).map(str::to_owned);
                Ok(Answer::Checked { differs })
            }
            Ask::See { table, viewer } => {
                let viewer = viewer_called(&viewer)?;
                let position = wire::position(&*self.at(table)?.table, viewer, true);
                Ok(Answer::Position { position })
            }
            Ask::Act { table, actor, actions } => self.at(table)?.act(&actor, &actions),
            Ask::Preview { table, seat } => {
                let previews = self.answers(table, &seat)?.previews().into_iter().map(wire::preview);
                Ok(Answer::Previews { previews: previews.collect() })
            }
            Ask::Explain { table, seat, actions } => {
                let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
                let told = self.answers(table, &seat)?.explain(&actions);
                Ok(Answer::Why { why: told.map(|(action, reason)| why(action, &reason)) })
            }
            Ask::Outcomes { table } => Ok(Answer::Outcomes { outcomes: self.at(table)?.table.outcomes() }),
            Ask::Think { table, seat, bot, seed } => self.at(table)?.think(&seat, &bot, seed),
            Ask::Back { table, entries } => self.at(table)?.back(entries),
            Ask::Record { table, viewer } => {
                let viewer = viewer_called(&viewer)?;
                Ok(Answer::Record { text: self.at(table)?.table.record(viewer).to_string() })
            }
            Ask::Close { table } => {
                self.place(table)?;
                self.places[table as usize] = None;
                Ok(Answer::Closed {})
            }
            Ask::Sketch { table, seat, wishes } => {
                let wishes: Vec<&str> = wishes.iter().map(String::as_str).collect();
                Ok(sketches::answer(self.answers(table, &seat)?.sketch(&wishes)))
            }
        }
    }

    fn game(&self, id: &str) -> Result<&'static GameBox, Refusal> {
        self.shelf.find(id).map_err(refused)
    }

    fn add_table(&mut self, table: Box<dyn BoxTable>, seed: Option<u32>) -> Result<Answer, Refusal> {
        let luck = seed.map(|seed| AnyLuck::from(Seeded::new(seed.into())));
        let mut open = Open { table, luck };
        open.settle()?;
        let (seats, entries) = (open.table.seats(), open.table.len() as u32);
        let table = self.add(Place::Table(open))?;
        Ok(Answer::Opened { table, seats, entries })
    }

    fn add_mirror(&mut self, opening: &str, seat: &str) -> Result<Answer, Refusal> {
        let seat: Seat = seat.parse().map_err(|problem: engine::Unreadable| refused(problem.to_string()))?;
        let mirror = self.shelf.mirror(opening, seat);
        let mirror = mirror.map_err(|problem| Refusal::new(Reason::Record, problem.to_string()))?;
        let seats = mirror.seats();
        let table = self.add(Place::Mirror(mirror))?;
        Ok(Answer::Opened { table, seats, entries: 0 })
    }

    /// The number of a new table or mirror: the lowest that is free.
    fn add(&mut self, place: Place) -> Result<u32, Refusal> {
        let free = self.places.iter().position(Option::is_none).unwrap_or(self.places.len());
        if free >= MOST {
            return Err(refused(format!("{MOST} tables are open; close one first")));
        }
        if free == self.places.len() {
            self.places.push(None);
        }
        self.places[free] = Some(place);
        Ok(free as u32)
    }

    fn place(&mut self, table: u32) -> Result<&mut Place, Refusal> {
        let place = self.places.get_mut(table as usize).and_then(Option::as_mut);
        place.ok_or_else(|| Refusal::new(Reason::NoSuchTable, format!("there is no table {table}")))
    }

    fn at(&mut self, table: u32) -> Result<&mut Open, Refusal> {
        match self.place(table)? {
            Place::Table(open) => Ok(open),
            Place::Mirror(_) => Err(refused(format!(
                "{table} is a mirror: it answers `tell`, `check`, `preview`, `explain` and `close`"
            ))),
        }
    }

    fn mirror(&mut self, table: u32) -> Result<&mut dyn BoxMirror, Refusal> {
        match self.place(table)? {
            Place::Mirror(mirror) => Ok(&mut **mirror),
            Place::Table(_) => Err(refused(format!("{table} is a table and no mirror"))),
        }
    }

    /// What a seat may ask at a table, or of its mirror.
    fn answers(&mut self, table: u32, seat: &str) -> Result<Box<dyn SeatAnswers + '_>, Refusal> {
        match self.place(table)? {
            Place::Table(open) => {
                let seat = seat_called(seat, open.table.seats())?;
                Ok(open.table.answers(seat))
            }
            Place::Mirror(mirror) => {
                let (own, named) = (mirror.seat(), seat_called(seat, mirror.seats())?);
                if named != own {
                    return Err(refused(format!(
                        "{table} is the mirror of {own} and knows nothing of {named}"
                    )));
                }
                let answers = mirror.answers();
                answers.ok_or_else(|| refused(format!("mirror {table} is lost: its record fits no position")))
            }
        }
    }
}

impl Open {
    /// A seat or chance acts.
    fn act(&mut self, actor: &str, actions: &[String]) -> Result<Answer, Refusal> {
        let from = self.table.len();
        let mut events = if actor == "*" {
            let [action] = actions else { return Err(refused("chance does one thing at a time")) };
            self.table.enter(Actor::Chance, action)?
        } else {
            if actions.is_empty() {
                return Err(refused("0 actions: send at least 1"));
            }
            let seat = seat_called(actor, self.table.seats())?;
            self.table.play_all(seat, actions)?
        };
        events.extend(self.settle()?);
        let entries = self.table.len();
        let record =
            (from..entries).filter_map(|n| entry_for(&**self.table, Viewer::Everything, n)).collect();
        Ok(Answer::Done { entries: entries as u32, record, events: events.iter().map(wire::event).collect() })
    }

    /// What a bot would do on a seat.
    fn think(&self, seat: &str, bot: &str, seed: u32) -> Result<Answer, Refusal> {
        let seat = seat_called(seat, self.table.seats())?;
        if !matches!(self.table.pending(), Pending::Seats(seats) if seats.contains(seat)) {
            return Err(Refusal::new(Reason::Turn, format!("{seat} has nothing to decide now")));
        }
        let turn = self.table.think_until(bot, seat, seed.into(), &Stop::default());
        Ok(Answer::Turn { actions: turn.map_err(refused)? })
    }

    /// Goes back to the first entries of the record.
    fn back(&mut self, entries: u32) -> Result<Answer, Refusal> {
        let length = self.table.len();
        if entries as usize > length {
            return Err(refused(format!("the record has {length} entries, not {entries}")));
        }
        self.table = self.table.back_at(entries as usize).map_err(|error| refused(error.to_string()))?;
        Ok(Answer::Done { entries, record: Vec::new(), events: Vec::new() })
    }

    /// Lets chance act, if a seed decides what it does.
    fn settle(&mut self) -> Result<Vec<EventNote>, Refusal> {
        let Some(luck) = &mut self.luck else { return Ok(Vec::new()) };
        self.table.settle(luck).map_err(|problem| refused(problem.to_string()))
    }
}

fn info(game: &GameBox) -> EngineBox {
    EngineBox {
        id: game.id.to_owned(),
        title: game.title.to_owned(),
        version: game.version,
        bots: game.bots().iter().map(|bot| bot.name.to_owned()).collect(),
    }
}

fn refused(message: impl Into<String>) -> Refusal {
    Refusal::new(Reason::Request, message)
}

fn viewer_called(text: &str) -> Result<Viewer, Refusal> {
    wire::viewer(text)
        .ok_or_else(|| refused(format!("`{text}` is not a viewer; name a seat, `spectator` or `all`")))
}

fn seat_called(text: &str, seats: u8) -> Result<Seat, Refusal> {
    let seat: Seat = text.parse().map_err(|problem: engine::Unreadable| refused(problem.to_string()))?;
    if seat.0 >= seats {
        return Err(refused(format!("there is no {seat} at a table of {seats}")));
    }
    Ok(seat)
}
