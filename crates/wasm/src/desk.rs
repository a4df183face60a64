//! Tables, by number.

use engine::{Actor, Config, Pending, Seat, Viewer};
use keeper::{Refusal, entry_for, why, wire};
use play::{AnyLuck, EventNote, Seeded};
use protocol::{EngineAnswer as Answer, EngineAsk as Ask, EngineBox, Reason};
use search::Stop;
use shelf::{BoxTable, GameBox, Shelf};

use crate::sketches;

/// How many tables can be open.
const MOST: usize = 10_000;

struct Open {
    table: Box<dyn BoxTable>,
    luck: Option<AnyLuck>,
}

/// Where a program opens tables and plays at them.
pub struct Desk {
    shelf: &'static Shelf,
    tables: Vec<Option<Open>>,
}

impl Desk {
    pub fn new(shelf: &'static Shelf) -> Desk {
        Desk { shelf, tables: Vec::new() }
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
                self.add(table, seed)
            }
            Ask::Read { record, seed } => {
                let (_, table) = self
                    .shelf
                    .open_record(&record)
                    .map_err(|problem| Refusal::new(Reason::Record, problem.to_string()))?;
                self.add(table, seed)
            }
            Ask::See { table, viewer } => {
                let viewer = viewer_called(&viewer)?;
                let position = wire::position(&*self.at(table)?.table, viewer, true);
                Ok(Answer::Position { position })
            }
            Ask::Act { table, actor, actions } => self.act(table, &actor, &actions),
            Ask::Preview { table, seat } => {
                let (open, seat) = self.seat_at(table, &seat)?;
                let previews = open.table.previews(seat).into_iter().map(wire::preview).collect();
                Ok(Answer::Previews { previews })
            }
            Ask::Explain { table, seat, actions } => {
                let (open, seat) = self.seat_at(table, &seat)?;
                let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
                let told = open.table.explain(seat, &actions);
                Ok(Answer::Why { why: told.map(|(action, reason)| why(action, &reason)) })
            }
            Ask::Outcomes { table } => Ok(Answer::Outcomes { outcomes: self.at(table)?.table.outcomes() }),
            Ask::Think { table, seat, bot, seed } => {
                let (open, seat) = self.seat_at(table, &seat)?;
                if !matches!(open.table.pending(), Pending::Seats(seats) if seats.contains(seat)) {
                    return Err(Refusal::new(Reason::Turn, format!("{seat} has nothing to decide now")));
                }
                let turn = open.table.think_until(&bot, seat, seed.into(), &Stop::default());
                Ok(Answer::Turn { actions: turn.map_err(refused)? })
            }
            Ask::Back { table, entries } => {
                let open = self.at(table)?;
                let length = open.table.len();
                if entries as usize > length {
                    return Err(refused(format!("the record has {length} entries, not {entries}")));
                }
                open.table =
                    open.table.back_at(entries as usize).map_err(|error| refused(error.to_string()))?;
                Ok(Answer::Done { entries, record: Vec::new(), events: Vec::new() })
            }
            Ask::Record { table, viewer } => {
                let viewer = viewer_called(&viewer)?;
                Ok(Answer::Record { text: self.at(table)?.table.record(viewer).to_string() })
            }
            Ask::Close { table } => {
                self.at(table)?;
                self.tables[table as usize] = None;
                Ok(Answer::Closed {})
            }
            Ask::Sketch { table, seat, wishes } => {
                let (open, seat) = self.seat_at(table, &seat)?;
                let wishes: Vec<&str> = wishes.iter().map(String::as_str).collect();
                Ok(sketches::answer(open.table.sketch(seat, &wishes)))
            }
        }
    }

    fn game(&self, id: &str) -> Result<&'static GameBox, Refusal> {
        self.shelf.find(id).map_err(refused)
    }

    fn add(&mut self, table: Box<dyn BoxTable>, seed: Option<u32>) -> Result<Answer, Refusal> {
        let luck = seed.map(|seed| AnyLuck::from(Seeded::new(seed.into())));
        let free = self.tables.iter().position(Option::is_none).unwrap_or(self.tables.len());
        if free >= MOST {
            return Err(refused(format!("{MOST} tables are open; close one first")));
        }
        let mut open = Open { table, luck };
        open.settle()?;
        let (seats, entries) = (open.table.seats(), open.table.len() as u32);
        if free == self.tables.len() {
            self.tables.push(None);
        }
        self.tables[free] = Some(open);
        Ok(Answer::Opened { table: free as u32, seats, entries })
    }

    fn at(&mut self, table: u32) -> Result<&mut Open, Refusal> {
        let open = self.tables.get_mut(table as usize).and_then(Option::as_mut);
        open.ok_or_else(|| Refusal::new(Reason::NoSuchTable, format!("there is no table {table}")))
    }

    fn seat_at(&mut self, table: u32, seat: &str) -> Result<(&mut Open, Seat), Refusal> {
        let open = self.at(table)?;
        let seat = seat_called(seat, open.table.seats())?;
        Ok((open, seat))
    }

    fn act(&mut self, table: u32, actor: &str, actions: &[String]) -> Result<Answer, Refusal> {
        let open = self.at(table)?;
        let from = open.table.len();
        let mut events = if actor == "*" {
            let [action] = actions else { return Err(refused("chance does one thing at a time")) };
            open.table.enter(Actor::Chance, action)?
        } else {
            if actions.is_empty() {
                return Err(refused("0 actions: send at least 1"));
            }
            let seat = seat_called(actor, open.table.seats())?;
            open.table.play_all(seat, actions)?
        };
        events.extend(open.settle()?);
        let entries = open.table.len();
        let record =
            (from..entries).filter_map(|n| entry_for(&**open.table, Viewer::Everything, n)).collect();
        Ok(Answer::Done { entries: entries as u32, record, events: events.iter().map(wire::event).collect() })
    }
}

impl Open {
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
