//! Puzzles in the terminal.

pub(crate) mod make;
mod session;
mod told;

use std::{
    io::{self, Write},
    process::ExitCode,
};

use engine::{Paper, counted};
use shelf::GameBox;
use study::Posed;

use self::session::{Next, Session};
use crate::{
    flags, given,
    text::{grid, wrap},
};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The box; all boxes with their puzzles if not given
    #[arg(value_name = "BOX")]
    game: Option<String>,
    /// The puzzle; a list of the box's puzzles if not given
    #[arg(value_name = "NUMBER", value_parser = flags::number::<usize>)]
    number: Option<usize>,
}

pub(crate) fn run(args: &Args, paper: Paper, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    match (&args.game, args.number) {
        (None, _) => boxes_with_puzzles(out)?,
        (Some(id), None) => list(flags::find(id)?, paper, out)?,
        (Some(id), Some(number)) => solve(flags::find(id)?, number, paper, out)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// Every box with the number of its puzzles.
fn boxes_with_puzzles(out: &mut impl Write) -> anyhow::Result<()> {
    for game in given::boxes().boxes() {
        writeln!(out, "{}: {}", game.id, counted(study::puzzles(game), "puzzle"))?;
    }
    writeln!(out, "`loire puzzle BOX` lists them, `loire puzzle BOX NUMBER` poses one.")?;
    Ok(())
}

/// The puzzles of a box. What the best turn is stays secret.
fn list(game: &'static GameBox, paper: Paper, out: &mut impl Write) -> anyhow::Result<()> {
    let mut rows = vec![["puzzle", "seats", "you are", "best turn leads by"].map(str::to_owned).to_vec()];
    for number in 1..=study::puzzles(game) {
        let posed = study::puzzle(game, number)?;
        rows.push(vec![
            number.to_string(),
            posed.table.seats().to_string(),
            posed.puzzle.seat.clone(),
            told::amount(posed.puzzle.lead(), posed.puzzle.points),
        ]);
    }
    if rows.len() == 1 {
        writeln!(out, "{} has no puzzles yet.", game.title)?;
        return Ok(());
    }
    write!(out, "{}", grid(&rows, 0))?;
    let how = format!(
        "In each of them one turn is clearly the best. `loire puzzle {} 1` poses the first.",
        game.id
    );
    write!(out, "{}", wrap(paper, "", &how))?;
    Ok(())
}

/// Poses a puzzle, and the next ones if the person wants them.
fn solve(game: &'static GameBox, first: usize, paper: Paper, out: &mut impl Write) -> anyhow::Result<()> {
    let mut number = first;
    loop {
        let posed: Posed = study::puzzle(game, number)?;
        match Session::new(&posed, paper, out).run(&mut io::stdin().lock())? {
            Next::Quit => return Ok(()),
            Next::Puzzle if number < study::puzzles(game) => number += 1,
            Next::Puzzle => {
                writeln!(out, "That was the last puzzle of {}.", game.title)?;
                return Ok(());
            }
        }
    }
}
