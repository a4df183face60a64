use std::{io::Write, process::ExitCode};

use crate::text::{grid, words};

pub(crate) fn run(out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let mut rows = vec![words(&["box", "title", "seats", "editions", "rules"])];
    for game in boxes::BOXES {
        let editions: Vec<&str> = game.editions().iter().map(|edition| edition.id).collect();
        rows.push(vec![
            game.id().to_owned(),
            game.title().to_owned(),
            format!("{}-{}", game.seats().start(), game.seats().end()),
            editions.join(", "),
            format!("version {}", game.version()),
        ]);
    }
    write!(out, "{}", grid(&rows, 5))?;
    writeln!(out, "\nMore: loire about BOX")?;
    Ok(ExitCode::SUCCESS)
}
