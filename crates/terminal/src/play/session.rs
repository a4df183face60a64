//! One sitting at the table.

use std::{
    io::{BufRead, IsTerminal as _, Write},
    path::Path,
};

use engine::{Ink, Paper, Pending, Seat, Viewer};
use play::{AnyLuck, Refused, Seeded};
use shelf::{BoxTable, GameBox, HouseValue, column_of, mix};

use super::{help, hint, show, why};
use crate::{
    files,
    text::{meanings, wrap},
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

/// What to do after a line of input.
enum Then {
    /// Somebody acted or something was taken back.
    GoOn,
    /// Ask the same question again.
    AskAgain,
    Quit,
}

pub(super) struct Session<'a, W> {
    game: &'static GameBox,
    table: Box<dyn BoxTable>,
    seats: Vec<Who>,
    luck: AnyLuck,
    seed: u64,
    out: &'a mut W,
    paper: Paper,
    /// Entries the person has already seen.
    told: usize,
    /// The seat that saw the table last. It is drawn again when somebody else's turn is over.
    shown_to: Option<Seat>,
    /// Entries when the game was last saved.
    saved: usize,
    lines_read: usize,
    /// How many threads a bot that thinks for a time may use.
    pub(super) threads: u16,
    /// The language in which it says what happens, and why something is not allowed.
    pub(super) language: String,
}

impl<'a, W: Write> Session<'a, W> {
    pub(super) fn new(
        game: &'static GameBox,
        table: Box<dyn BoxTable>,
        seats: Vec<Who>,
        seed: u64,
        paper: Paper,
        out: &'a mut W,
    ) -> Session<'a, W> {
        // A loaded game must not start its luck from the beginning.
        let luck = Seeded::new(mix(seed, &[table.len() as u64])).into();
        let told = table.len();
        Session {
            game,
            table,
            seats,
            luck,
            seed,
            out,
            paper,
            told,
            shown_to: None,
            saved: told,
            lines_read: 0,
            threads: 1,
            language: "en".to_owned(),
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
        let title = self.paper.ink(Ink::Bold, self.game.title);
        let seats: Vec<String> = (self.seats.iter().zip(Seat::all(self.table.seats())))
            .map(|(who, seat)| format!("{seat} {}", who.name()))
            .collect();
        let config = self.table.record(Viewer::Spectator).header.config;
        let modules: Vec<&str> = self.game.menu.modules(&config).map(|module| module.title).collect();
        let with = if modules.is_empty() { String::new() } else { format!(" With {}.", modules.join(", ")) };
        let banner = format!("{title}: {}.{with} Seed {}.", seats.join(", "), self.seed);
        write!(self.out, "{}", wrap(self.paper, "", &banner))?;
        let mut chosen = self.game.chosen(&config);
        chosen.retain(|id, _| self.game.menu.overlay_row(id).is_none());
        let chosen: Vec<String> = chosen.iter().map(|(id, value)| format!("{id} = {value}")).collect();
        if !chosen.is_empty() {
            write!(self.out, "{}", wrap(self.paper, "with ", &chosen.join("; ")))?;
        }
        for HouseValue { row, value, instead_of } in self.game.house_values(&config) {
            let text = format!("{} = {value} (in the box: {instead_of})", row.key());
            write!(self.out, "{}", wrap(self.paper, "house value ", &text))?;
        }
        if let Some(notice) = self.game.reconstruction() {
            let notice = format!("{notice} `loire about {}` lists them.", self.game.id);
            write!(self.out, "{}", wrap(self.paper, "", &notice))?;
        }
        let help = "Answer with a number or in notation. `help` lists what else you can type, `hint` shows the best turns, \
                    `legend` explains the signs on the table.";
        write!(self.out, "{}", wrap(self.paper, "", help))?;
        Ok(())
    }

    /// Lets chance and bots act until a person has to or the game is over.
    fn others_act(&mut self) -> anyhow::Result<()> {
        loop {
            self.table.settle(&mut self.luck)?;
            let Pending::Seats(seats) = self.table.pending() else { return Ok(()) };
            let bot = seats.iter().find_map(|seat| match self.seats.get(seat.index()) {
                Some(Who::Bot(bot)) => Some((seat, bot)),
                _ => None,
            });
            let Some((seat, bot)) = bot else { return Ok(()) };
            let stop = shelf::Stop::default().with_threads(self.threads);
            let turn = self.table.think_until(bot, seat, self.seed, &stop).map_err(anyhow::Error::msg)?;
            self.table.play_all(seat, &turn)?;
        }
    }

    /// Prints what has happened since the last time, as `viewer` may see it.
    fn tell(&mut self, viewer: Viewer) -> anyhow::Result<()> {
        let notes = why::told(self.table.events(viewer, self.told), &self.language);
        self.told = self.table.len();
        show::events(&notes, self.paper, self.out)
    }

    fn ask(&mut self, seat: Seat) -> anyhow::Result<()> {
        let viewer = Viewer::Seat(seat);
        let own_only = self.shown_to == Some(seat) && self.own_entries_only(seat);
        self.tell(viewer)?;
        if !own_only {
            writeln!(self.out)?;
            self.draw(viewer)?;
            self.shown_to = Some(seat);
        }
        let prompt = self.table.prompt_text(seat).unwrap_or_default();
        let who = self.paper.ink(Ink::Bold, &format!("{seat}:"));
        write!(self.out, "\n{}", wrap(self.paper, "", &format!("{who} {prompt}")))?;
        show::legal(&show::choices(&*self.table, seat), "", self.paper, self.out)
    }

    /// The table, and which of its options are not the default.
    fn draw(&mut self, viewer: Viewer) -> anyhow::Result<()> {
        writeln!(self.out, "{}", self.table.drawing(viewer, self.paper).trim_end())?;
        write!(self.out, "{}", show::changed(&*self.table, self.paper))?;
        Ok(())
    }

    /// Whether everything the person has not seen yet was their own action.
    fn own_entries_only(&self, seat: Seat) -> bool {
        let record = self.table.record(Viewer::Everything);
        record.entries().skip(self.told).all(|entry| entry.actor == engine::Actor::Seat(seat))
    }

    fn final_scores(&mut self) -> anyhow::Result<()> {
        self.tell(Viewer::Everything)?;
        writeln!(self.out)?;
        self.draw(Viewer::Everything)?;
        writeln!(self.out, "\n{}", self.paper.ink(Ink::Bold, "The game is over."))?;
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
        // A script's answers are shown after the prompt, as a person's would be.
        if !std::io::stdin().is_terminal() {
            writeln!(self.out, "{}", line.trim_end())?;
        }
        Ok(Some(line))
    }

    /// Carries out one line of input.
    fn answer(&mut self, seat: Option<Seat>, line: &str) -> anyhow::Result<Then> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let viewer = seat.map_or(Viewer::Everything, Viewer::Seat);
        match word.to_lowercase().as_str() {
            "" => {}
            "quit" | "exit" => return Ok(Then::Quit),
            "help" | "?" => {
                let choices = seat.map(|seat| show::choices(&*self.table, seat)).unwrap_or_default();
                let actions: Vec<&str> = choices.iter().map(|choice| choice.action.as_str()).collect();
                write!(self.out, "{}", help::text(self.game, &actions, self.paper))?;
            }
            "legend" => write!(self.out, "{}", meanings(self.paper, &self.game.legend()))?,
            "undo" => return self.undo(seat, rest),
            "hint" => hint::tell(&*self.table, seat, self.paper, self.out)?,
            "why" => {
                let notes = why::told(self.table.events(viewer, 0), &self.language);
                why::points(self.game, &notes, self.table.outcome().is_some(), self.paper, self.out)?;
            }
            "rules" => why::rules(self.game, &*self.table, rest, self.paper, self.out)?,
            "table" => self.draw(viewer)?,
            "log" => show::log(&*self.table, viewer, rest, self.paper, self.out)?,
            "legal" => {
                let choices = seat.map(|seat| show::choices(&*self.table, seat)).unwrap_or_default();
                show::legal(&choices, rest, self.paper, self.out)?;
            }
            "save" => self.save(rest, false)?,
            "save!" => self.save(rest, true)?,
            _ => return self.act(seat, line),
        }
        Ok(Then::AskAgain)
    }

    fn act(&mut self, seat: Option<Seat>, line: &str) -> anyhow::Result<Then> {
        let Some(seat) = seat else {
            self.complain("the game is over; `save FILE` saves it, `quit` exits")?;
            return Ok(Then::AskAgain);
        };
        let mut actions = Vec::new();
        for (index, part) in line.split([';', ',']).map(str::trim).filter(|part| !part.is_empty()).enumerate()
        {
            match self.read_action(seat, part, index) {
                Ok(action) => actions.push(action),
                Err(message) => {
                    self.complain(&message)?;
                    return Ok(Then::AskAgain);
                }
            }
        }
        if actions.is_empty() {
            return Ok(Then::AskAgain);
        }
        match self.table.play_all(seat, &actions) {
            Ok(_) => Ok(Then::GoOn),
            Err(refused) => {
                self.refuse(line, &refused)?;
                Ok(Then::AskAgain)
            }
        }
    }

    /// An action that a person named by its number or wrote in notation, in this place of their list.
    fn read_action(&self, seat: Seat, part: &str, index: usize) -> Result<String, String> {
        let Ok(number) = part.parse::<usize>() else {
            let text = part.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
            // Records write `p1 take …`, so that is accepted too.
            let own = format!("{seat} ");
            return Ok(text.strip_prefix(&own).unwrap_or(&text).to_owned());
        };
        if index > 0 {
            return Err(format!(
                "`{part}`: only the first action can be a number, because the others are not listed yet; write it in notation"
            ));
        }
        let legal = show::choices(&*self.table, seat);
        let choice = number.checked_sub(1).and_then(|index| legal.get(index));
        choice.map(|choice| choice.action.clone()).ok_or_else(|| {
            let choices = match legal.len() {
                1 => "the only one is 1".to_owned(),
                all => format!("choose 1 to {all}"),
            };
            format!("there is no action {number}; {choices}")
        })
    }

    fn undo(&mut self, seat: Option<Seat>, what: &str) -> anyhow::Result<Then> {
        if !["", "plan"].contains(&what) {
            self.complain(&format!("cannot take back `{what}`; write `undo` or `undo plan`"))?;
            return Ok(Then::AskAgain);
        }
        // With people sharing the keyboard the turn may have passed on, so everybody's last action is tried.
        let people = Seat::all(self.table.seats()).filter(|seat| self.seats[seat.index()] == Who::Person);
        let mut tried: Vec<Seat> = seat.into_iter().collect();
        tried.extend(people.filter(|&other| Some(other) != seat));
        let mut first = None;
        for seat in tried {
            let plan = self.table.plan_of(seat).filter(|_| what == "plan");
            let undone = match plan {
                Some(first) => self.table.undo_to(seat, first),
                None if what == "plan" => continue,
                None => self.table.undo(seat),
            };
            match undone {
                Ok(()) => {
                    self.told = self.table.len();
                    let what = if plan.is_some() { "its plan" } else { "the last action" };
                    writeln!(self.out, "{seat} took back {what}.")?;
                    return Ok(Then::GoOn);
                }
                Err(refused) => first = first.or(Some(refused)),
            }
        }
        let reason = first.map_or_else(
            || "you have planned nothing that the others have not seen".to_owned(),
            |refused| refused.to_string(),
        );
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
                Ok(writeln!(self.out, "Saved. To continue: loire play --load {file}")?)
            }
            Err(error) if path.is_file() && !over => {
                self.complain(&format!("{error:#}; `save! {file}` replaces it"))
            }
            Err(error) => self.complain(&format!("{error:#}")),
        }
    }

    /// Says why an action was refused, and where in the line the problem is.
    fn refuse(&mut self, line: &str, refused: &Refused) -> anyhow::Result<()> {
        let mut place = Vec::new();
        if !std::io::stdin().is_terminal() {
            place.push(format!("line {}", self.lines_read));
        }
        let cause = if let Refused::InList { refused, .. } = refused { refused } else { refused };
        if let Refused::Unreadable(unreadable) = cause {
            let column = column_of(&line.to_lowercase(), &unreadable.text.to_lowercase());
            place.push(format!("column {column}"));
        }
        let place = if place.is_empty() { String::new() } else { format!("{}: ", place.join(", ")) };
        let edition = self.game.menu.edition(&self.table.header().config);
        let told = why::not(cause, &self.language, edition).unwrap_or_else(|| refused.to_string());
        self.complain(&format!("{place}{told}"))?;
        Ok(writeln!(self.out, "Nothing was changed. `legal` lists what you can do now.")?)
    }

    fn complain(&mut self, message: &str) -> anyhow::Result<()> {
        for line in self.paper.wrap("", message) {
            writeln!(self.out, "{}", self.paper.ink(Ink::Red, &line))?;
        }
        Ok(())
    }

    fn farewell(&mut self) -> anyhow::Result<()> {
        if self.saved == self.table.len() {
            writeln!(self.out, "Goodbye.")?;
        } else {
            let lost = "Goodbye. The game was not saved. Next time use `save FILE`, then `--load FILE`.";
            write!(self.out, "{}", wrap(self.paper, "", lost))?;
            writeln!(self.out, "To play with the same luck again: --seed {}", self.seed)?;
        }
        Ok(())
    }
}
