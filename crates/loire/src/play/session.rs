//! One sitting at the table.

use std::{
    io::{BufRead, IsTerminal as _, Write},
    path::Path,
};

use boxes::{BoxTable, GameBox, column_of, mix};
use engine::{Pending, Seat, Viewer};
use play::{AnyLuck, Refused, Seeded};

use super::{show, why};
use crate::{
    files,
    text::{Paint, wrap},
};

/// Who decides for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Who {
    Person,
    Bot(String),
}

impl Who {
    pub(super) fn name(&self) -> &str {
        match self {
            Who::Person => "you",
            Who::Bot(bot) => bot,
        }
    }
}

/// What the game does after a line of input.
enum Then {
    /// Somebody acted or something was taken back.
    GoOn,
    /// Ask the same question again.
    AskAgain,
    Quit,
}

pub(super) struct Session<'a, W> {
    game: &'static dyn GameBox,
    table: Box<dyn BoxTable>,
    seats: Vec<Who>,
    luck: AnyLuck,
    seed: u64,
    out: &'a mut W,
    paint: Paint,
    /// Entries the person has been told of.
    told: usize,
    /// The seat that saw the table last: it is drawn again when somebody else's turn is over.
    shown_to: Option<Seat>,
    /// Entries when the game was last saved.
    saved: usize,
    lines_read: usize,
}

impl<'a, W: Write> Session<'a, W> {
    pub(super) fn new(
        game: &'static dyn GameBox,
        table: Box<dyn BoxTable>,
        seats: Vec<Who>,
        seed: u64,
        out: &'a mut W,
    ) -> Session<'a, W> {
        // Where a game goes on, its luck must not begin again.
        let luck = Seeded::new(mix(seed, &[table.len() as u64])).into();
        let told = table.len();
        let paint = Paint::for_stdout();
        Session {
            game,
            table,
            seats,
            luck,
            seed,
            out,
            paint,
            told,
            shown_to: None,
            saved: told,
            lines_read: 0,
        }
    }

    pub(super) fn run(&mut self, input: &mut impl BufRead) -> anyhow::Result<()> {
        self.welcome()?;
        loop {
            self.others_act()?;
            let seat = match self.table.pending() {
                Pending::Seats(seats) => seats.lowest(),
                Pending::Chance | Pending::Over => None,
            };
            match seat {
                Some(seat) => self.ask(seat)?,
                None => self.final_scores()?,
            }
            loop {
                let Some(line) = self.read(seat, input)? else { return self.farewell() };
                match self.answer(seat, line.trim())? {
                    Then::GoOn => break,
                    Then::AskAgain => {}
                    Then::Quit => return self.farewell(),
                }
            }
        }
    }

    fn welcome(&mut self) -> anyhow::Result<()> {
        let title = self.paint.bold(self.game.title());
        let seats: Vec<String> = (self.seats.iter().zip(Seat::all(self.table.seats())))
            .map(|(who, seat)| format!("{seat} {}", who.name()))
            .collect();
        writeln!(self.out, "{title}: {}. Seed {}.", seats.join(", "), self.seed)?;
        writeln!(self.out, "Answer with a number or in notation; `help` lists what else there is.")?;
        Ok(())
    }

    /// Lets chance and bots act until a person must or the game is over.
    fn others_act(&mut self) -> anyhow::Result<()> {
        loop {
            self.table.settle(&mut self.luck)?;
            let Pending::Seats(seats) = self.table.pending() else { return Ok(()) };
            let bot = seats.iter().find_map(|seat| match self.seats.get(seat.index()) {
                Some(Who::Bot(bot)) => Some((seat, bot)),
                _ => None,
            });
            let Some((seat, bot)) = bot else { return Ok(()) };
            let action = self.table.think(bot, seat, self.seed).map_err(anyhow::Error::msg)?;
            self.table.play(seat, &action)?;
        }
    }

    /// Tells what happened since the last time, as `viewer` may know it.
    fn tell(&mut self, viewer: Viewer) -> anyhow::Result<()> {
        let notes = self.table.events(viewer, self.told);
        self.told = self.table.len();
        show::events(&notes, self.paint, self.out)
    }

    fn ask(&mut self, seat: Seat) -> anyhow::Result<()> {
        let viewer = Viewer::Seat(seat);
        let own_only = self.shown_to == Some(seat) && self.own_entries_only(seat);
        self.tell(viewer)?;
        if !own_only {
            writeln!(self.out, "\n{}", self.table.view_text(viewer).trim_end())?;
            self.shown_to = Some(seat);
        }
        let prompt = self.table.prompt_text(seat).unwrap_or_default();
        writeln!(self.out, "\n{} {prompt}", self.paint.bold(&format!("{seat}:")))?;
        show::legal(&show::choices(&*self.table, seat), "", self.paint, self.out)
    }

    /// Whether everything the person was not told yet was its own doing.
    fn own_entries_only(&self, seat: Seat) -> bool {
        let record = self.table.record(Viewer::Everything);
        record.entries().skip(self.told).all(|entry| entry.actor == engine::Actor::Seat(seat))
    }

    fn final_scores(&mut self) -> anyhow::Result<()> {
        self.tell(Viewer::Everything)?;
        writeln!(self.out, "\n{}", self.table.view_text(Viewer::Everything).trim_end())?;
        writeln!(self.out, "\n{}", self.paint.bold("The game is over."))?;
        write!(self.out, "{}", show::scores(&*self.table))?;
        writeln!(self.out, "`why`, `log`, `table`, `save FILE` and `quit` still work.")?;
        Ok(())
    }

    fn read(&mut self, seat: Option<Seat>, input: &mut impl BufRead) -> anyhow::Result<Option<String>> {
        let who = seat.map_or_else(|| "over".to_owned(), |seat| seat.to_string());
        write!(self.out, "{who}> ")?;
        self.out.flush()?;
        let mut line = Vec::new();
        if input.read_until(b'\n', &mut line)? == 0 {
            writeln!(self.out)?;
            return Ok(None);
        }
        self.lines_read += 1;
        let line = String::from_utf8_lossy(&line).into_owned();
        // A script's answers are shown behind the prompt, as a person's would be.
        if !std::io::stdin().is_terminal() {
            writeln!(self.out, "{}", line.trim_end())?;
        }
        Ok(Some(line))
    }

    /// Obeys one line of input.
    fn answer(&mut self, seat: Option<Seat>, line: &str) -> anyhow::Result<Then> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let viewer = seat.map_or(Viewer::Everything, Viewer::Seat);
        match word.to_lowercase().as_str() {
            "" => {}
            "quit" | "exit" => return Ok(Then::Quit),
            "help" | "?" => write!(self.out, "{HELP}")?,
            "undo" => return self.undo(seat),
            "why" => why::points(self.game, &self.table.events(viewer, 0), self.paint, self.out)?,
            "rules" => why::rules(self.game, rest, self.paint, self.out)?,
            "table" => writeln!(self.out, "{}", self.table.view_text(viewer).trim_end())?,
            "log" => show::log(&self.table.record(viewer), rest, self.out)?,
            "legal" => {
                let choices = seat.map(|seat| show::choices(&*self.table, seat)).unwrap_or_default();
                show::legal(&choices, rest, self.paint, self.out)?;
            }
            "save" => self.save(rest, false)?,
            "save!" => self.save(rest, true)?,
            _ => return self.act(seat, line),
        }
        Ok(Then::AskAgain)
    }

    fn act(&mut self, seat: Option<Seat>, line: &str) -> anyhow::Result<Then> {
        let Some(seat) = seat else {
            self.complain("the game is over; `save FILE` keeps it, `quit` leaves")?;
            return Ok(Then::AskAgain);
        };
        let text = match line.parse::<usize>() {
            Ok(number) => {
                let legal = show::choices(&*self.table, seat);
                let Some(choice) = number.checked_sub(1).and_then(|index| legal.get(index)) else {
                    let message =
                        format!("there is no number {number}; the numbers are 1 to {}", legal.len());
                    self.complain(&message)?;
                    return Ok(Then::AskAgain);
                };
                choice.action.clone()
            }
            Err(_) => line.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase(),
        };
        // `p1 take …` is what a record says, so it is understood too.
        let own = format!("{seat} ");
        let action = text.strip_prefix(&own).unwrap_or(&text);
        match self.table.play(seat, action) {
            Ok(_) => Ok(Then::GoOn),
            Err(refused) => {
                self.refuse(line, &refused)?;
                Ok(Then::AskAgain)
            }
        }
    }

    fn undo(&mut self, seat: Option<Seat>) -> anyhow::Result<Then> {
        // In a hot seat the turn may have passed on, so everybody's last action is tried.
        let people = Seat::all(self.table.seats()).filter(|seat| self.seats[seat.index()] == Who::Person);
        let mut tried: Vec<Seat> = seat.into_iter().collect();
        tried.extend(people.filter(|&other| Some(other) != seat));
        let mut first = None;
        for seat in tried {
            match self.table.undo(seat) {
                Ok(()) => {
                    self.told = self.table.len();
                    writeln!(self.out, "{seat} took back the last action.")?;
                    return Ok(Then::GoOn);
                }
                Err(refused) => first = first.or(Some(refused)),
            }
        }
        let reason = first.map_or_else(String::new, |refused| refused.to_string());
        self.complain(&format!("nothing was taken back: {reason}"))?;
        Ok(Then::AskAgain)
    }

    fn save(&mut self, file: &str, over: bool) -> anyhow::Result<()> {
        if file.is_empty() {
            return self.complain("name a file: save my.game");
        }
        let path = Path::new(file);
        let text = self.table.record(Viewer::Everything).to_string();
        let written = if over { files::replace(path, &text) } else { files::write_new(path, &text) };
        match written {
            Ok(()) => {
                self.saved = self.table.len();
                writeln!(self.out, "Saved. Go on with it: loire play --load {file}")?;
                Ok(())
            }
            Err(error) if path.exists() && !over => {
                self.complain(&format!("{error:#}; `save! {file}` replaces it"))
            }
            Err(error) => self.complain(&format!("{error:#}")),
        }
    }

    /// Says why an action was refused, and where in the line the trouble begins.
    fn refuse(&mut self, line: &str, refused: &Refused) -> anyhow::Result<()> {
        let word = match refused {
            Refused::Unreadable(unreadable) => unreadable.text.as_str(),
            _ => "",
        };
        let column = column_of(&line.to_lowercase(), &word.to_lowercase());
        let place = if std::io::stdin().is_terminal() {
            format!("column {column}")
        } else {
            format!("line {}, column {column}", self.lines_read)
        };
        self.complain(&format!("{place}: {refused}"))?;
        writeln!(self.out, "`legal` lists everything that may be done; nothing was changed.")?;
        Ok(())
    }

    fn complain(&mut self, message: &str) -> anyhow::Result<()> {
        writeln!(self.out, "{}", self.paint.alarm(wrap(message, "").trim_end()))?;
        Ok(())
    }

    fn farewell(&mut self) -> anyhow::Result<()> {
        if self.saved == self.table.len() {
            writeln!(self.out, "Good-bye.")?;
        } else {
            writeln!(
                self.out,
                "Good-bye. The game was not saved; next time `save FILE` keeps it for `--load FILE`."
            )?;
            writeln!(self.out, "The same luck again: --seed {}", self.seed)?;
        }
        Ok(())
    }
}

const HELP: &str = "\
  12                  play the action with that number
  take d1 3 bank      play an action in notation
  legal [BEGINNING]   what may be done, or only what begins like this
  undo                take back your last action, until chance or somebody else has acted
  why                 explain the last points with their clauses
  rules CLAUSE|WORD   look a rule up
  table               draw the table
  log [N]             the last N entries of the record
  save FILE           save the game; `save! FILE` replaces a file that exists
  quit                leave
";
