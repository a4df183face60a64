//! One puzzle at the keyboard.

use std::{
    io::{BufRead, IsTerminal as _, Write},
    time::Duration,
};

use engine::{Ink, Paper, Seat, Viewer};
use shelf::{BoxTable, Budget, Stop};
use study::Posed;

use super::told;
use crate::{
    play::{help, rules, show},
    text::{meanings, wrap},
};

/// What comes after a puzzle.
pub(super) enum Next {
    Puzzle,
    Quit,
}

/// How long to think about a turn that nobody has thought about before.
const THINK: Budget = Budget::Time(Duration::from_secs(2));

pub(super) struct Session<'a, W> {
    posed: &'a Posed,
    /// The actions of the attempt so far.
    tried: Vec<String>,
    /// The table after them.
    table: Box<dyn BoxTable>,
    /// How many hints were given.
    hints: usize,
    paper: Paper,
    out: &'a mut W,
}

impl<'a, W: Write> Session<'a, W> {
    pub(super) fn new(posed: &'a Posed, paper: Paper, out: &'a mut W) -> Session<'a, W> {
        let table = posed.after(&[]).expect("no action is always legal");
        Session { posed, tried: Vec::new(), table, hints: 0, paper, out }
    }

    fn seat(&self) -> Seat {
        self.posed.puzzle.seat()
    }

    pub(super) fn run(mut self, input: &mut impl BufRead) -> anyhow::Result<Next> {
        self.welcome()?;
        self.ask()?;
        loop {
            write!(self.out, "{}> ", self.seat())?;
            self.out.flush()?;
            let mut line = String::new();
            if input.read_line(&mut line)? == 0 {
                writeln!(self.out)?;
                return Ok(Next::Quit);
            }
            // A script's answers are shown after the prompt, as a person's would be.
            if !std::io::stdin().is_terminal() {
                writeln!(self.out, "{}", line.trim_end())?;
            }
            match line.trim().to_lowercase().as_str() {
                "" => {}
                "quit" | "exit" => return Ok(Next::Quit),
                "next" => return Ok(Next::Puzzle),
                line => self.answer(line)?,
            }
        }
    }

    fn welcome(&mut self) -> anyhow::Result<()> {
        let title = self.paper.ink(Ink::Bold, self.posed.game.title);
        let (number, all) = (self.posed.number, study::puzzles(self.posed.game));
        let question = format!(
            "{title}, puzzle {number} of {all}. You are {}. Which turn is best? Play it to its end. `help` lists what you can \
             type.",
            self.seat()
        );
        write!(self.out, "{}", wrap(self.paper, "", &question))?;
        self.draw()
    }

    fn draw(&mut self) -> anyhow::Result<()> {
        let drawing = self.table.drawing(Viewer::Seat(self.seat()), self.paper);
        writeln!(self.out, "\n{}", drawing.trim_end())?;
        write!(self.out, "{}", show::changed(&*self.table, self.paper))?;
        Ok(())
    }

    /// What the person may do now, or how good the turn was if it is over.
    fn ask(&mut self) -> anyhow::Result<()> {
        let seat = self.seat();
        if self.posed.ends(&self.tried)? {
            let answer = self.posed.judge(&self.tried, THINK, &Stop::default())?;
            self.tell(&told::answer(self.posed.game, &answer))?;
            writeln!(self.out, "`again` tries another turn, `next` goes on, `quit` leaves.")?;
            return Ok(());
        }
        let prompt = self.table.prompt_text(seat).unwrap_or_default();
        let who = self.paper.ink(Ink::Bold, &format!("{seat}:"));
        write!(self.out, "\n{}", wrap(self.paper, "", &format!("{who} {prompt}")))?;
        show::legal(&show::choices(&*self.table, seat), "", self.paper, self.out)
    }

    fn tell(&mut self, lines: &[String]) -> anyhow::Result<()> {
        writeln!(self.out)?;
        for line in lines {
            write!(self.out, "{}", wrap(self.paper, "", line))?;
        }
        Ok(())
    }

    /// Carries out one line of input.
    fn answer(&mut self, line: &str) -> anyhow::Result<()> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match word {
            "help" | "?" => self.help(),
            "legend" => Ok(write!(self.out, "{}", meanings(self.paper, &self.posed.game.legend()))?),
            "rules" => rules(self.posed.game, &*self.table, rest.trim(), self.paper, self.out),
            "table" => self.draw(),
            "legal" => {
                let choices = show::choices(&*self.table, self.seat());
                show::legal(&choices, rest, self.paper, self.out)
            }
            "undo" => {
                if self.tried.is_empty() {
                    return self.complain("there is nothing to take back: you have not played anything yet");
                }
                self.tried.pop();
                self.retry()
            }
            "again" => {
                self.tried.clear();
                self.retry()
            }
            "hint" => {
                let hint = told::hint(self.posed.game, &self.posed.answer(), self.hints, self.seat());
                self.hints += 1;
                self.tell(&[hint])
            }
            "show" => self.tell(&told::answer(self.posed.game, &self.posed.answer())),
            _ => self.act(line),
        }
    }

    /// Moves the table to where the attempt is now.
    fn retry(&mut self) -> anyhow::Result<()> {
        self.table = self.posed.after(&self.tried)?;
        self.draw()?;
        self.ask()
    }

    fn act(&mut self, line: &str) -> anyhow::Result<()> {
        if self.posed.ends(&self.tried)? {
            return self.complain("the turn is over; `undo` takes back its last action, `again` all of them");
        }
        let mut tried = self.tried.clone();
        for (index, part) in line.split([';', ',']).map(str::trim).filter(|part| !part.is_empty()).enumerate()
        {
            let legal = show::choices(&*self.table, self.seat());
            let action = match part.parse::<usize>() {
                Ok(number) if index == 0 => match number.checked_sub(1).and_then(|place| legal.get(place)) {
                    Some(choice) => choice.action.clone(),
                    None => {
                        return self.complain(&format!("there is no action {number}; `legal` lists them"));
                    }
                },
                _ => part.split_whitespace().collect::<Vec<_>>().join(" "),
            };
            tried.push(action);
        }
        let from = self.table.len();
        match self.posed.after(&tried) {
            Ok(after) => {
                let notes = after.events(Viewer::Seat(self.seat()), from);
                (self.table, self.tried) = (after, tried);
                show::events(&notes, self.paper, self.out)?;
                self.ask()
            }
            Err(refused) => self.complain(&refused.to_string()),
        }
    }

    fn help(&mut self) -> anyhow::Result<()> {
        let choices = show::choices(&*self.table, self.seat());
        let actions: Vec<&str> = choices.iter().map(|choice| choice.action.as_str()).collect();
        let (action, verb) = help::example(&actions);
        let rules = format!("rules {}", help::topic(self.posed.game, verb));
        let rows = [
            ("1", "play the action with that number"),
            (action, "play an action in notation, or several: one; two; three"),
            ("legal", "what you can do now"),
            ("undo", "take back your last action"),
            ("again", "take back the whole attempt"),
            ("hint", "a hint; ask again for a bigger one"),
            ("show", "the answer, with what makes it better"),
            ("table", "draw the table again"),
            ("legend", "what the signs on the table mean"),
            (rules.as_str(), "look up a rule by its id or by any word"),
            ("next", "the next puzzle"),
            ("quit", "leave"),
        ];
        let rows = rows.map(|(say, meaning)| (say.to_owned(), meaning.to_owned()));
        Ok(write!(self.out, "{}", meanings(self.paper, &rows))?)
    }

    fn complain(&mut self, message: &str) -> anyhow::Result<()> {
        for line in self.paper.wrap("", message) {
            writeln!(self.out, "{}", self.paper.ink(Ink::Red, &line))?;
        }
        Ok(())
    }
}
