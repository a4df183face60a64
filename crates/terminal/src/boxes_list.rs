use std::{io::Write, process::ExitCode};

use engine::{Ink, Paper};

use crate::{
    given,
    text::{seats, wrap},
};

pub(crate) fn run(paper: Paper, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    for game in given::boxes().boxes() {
        let editions: Vec<&str> = game.menu.editions.iter().map(|edition| edition.id).collect();
        let seats = seats(&game.menu.seats);
        let edition = if editions.len() == 1 { "edition" } else { "editions" };
        writeln!(out, "{:<14} {}", game.id, paper.ink(Ink::Bold, game.title))?;
        let facts = format!("{seats}, {edition} {}, rules version {}", editions.join(" and "), game.version);
        write!(out, "{}", wrap(paper, &" ".repeat(15), &facts))?;
        if let Some(notice) = game.reconstruction() {
            write!(out, "{}", wrap(paper, &" ".repeat(15), &notice))?;
        }
    }
    writeln!(out, "\nMore: loire about BOX")?;
    Ok(ExitCode::SUCCESS)
}
