use std::{collections::BTreeMap, io::Write, process::ExitCode};

use boxes::{GameBox, Provenance};

use crate::{
    flags,
    text::{Paint, grid, wrap},
};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The box
    #[arg(value_name = "BOX")]
    game: String,
    /// List every row of the content, not only the reconstructed ones
    #[arg(long)]
    all: bool,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let game = flags::find(&args.game)?;
    let paint = Paint::for_stdout();
    writeln!(out, "{}", paint.bold(game.title()))?;
    writeln!(
        out,
        "box {}, rules version {}, {} to {} seats, {} clauses",
        game.id(),
        game.version(),
        game.seats().start(),
        game.seats().end(),
        game.clauses().len()
    )?;
    editions_options_bots(game, paint, out)?;
    provenance(&game.provenance(), args.all, paint, out)?;
    Ok(ExitCode::SUCCESS)
}

fn editions_options_bots(game: &dyn GameBox, paint: Paint, out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(out, "\n{}", paint.bold("Editions"))?;
    for (number, edition) in game.editions().iter().enumerate() {
        let default = if number == 0 { " (default)" } else { "" };
        write!(out, "{}", wrap(&format!("{}{default}: {}", edition.id, edition.about), "  "))?;
    }
    writeln!(out, "\n{}", paint.bold("Table options"))?;
    for option in game.options() {
        let values = match option.values {
            [] => "free text".to_owned(),
            [default, others @ ..] => {
                let mut values = vec![format!("{default} (default)")];
                values.extend(others.iter().map(|&value| value.to_owned()));
                values.join(" | ")
            }
        };
        writeln!(out, "  {}: {values}", paint.number(option.id))?;
        write!(out, "{}", wrap(option.about, "      "))?;
        if !option.clause.is_empty() {
            writeln!(out, "      {}", paint.dim(&format!("r[{}]", option.clause)))?;
        }
    }
    writeln!(out, "\n{}", paint.bold("Bots"))?;
    for (name, about) in game.bots() {
        writeln!(out, "  {}: {about}", paint.number(name))?;
    }
    Ok(())
}

fn provenance(rows: &[Provenance], all: bool, paint: Paint, out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(out, "\n{}", paint.bold("Where the content comes from"))?;
    // How many rows of each table stand how firmly.
    let mut tables: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    for row in rows {
        *tables.entry((&row.table, &row.standing)).or_default() += 1;
    }
    let mut lines = vec![vec!["  table".to_owned(), "standing".to_owned(), "rows".to_owned()]];
    for ((table, standing), count) in tables {
        lines.push(vec![format!("  {table}"), standing.to_owned(), count.to_string()]);
    }
    write!(out, "{}", grid(&lines, 2))?;

    let doubtful: Vec<&Provenance> = rows.iter().filter(|row| row.reconstructed).collect();
    writeln!(out, "\n{}", paint.bold(&format!("Reconstructed rows: {}", doubtful.len())))?;
    for row in doubtful {
        write!(out, "{}", wrap(&format!("{} {}: {}", row.table, row.row, row.source), "  "))?;
    }
    if all {
        writeln!(out, "\n{}", paint.bold("Every row"))?;
        for row in rows {
            let line = format!("{} {} [{}]: {}", row.table, row.row, row.standing, row.source);
            write!(out, "{}", wrap(&line, "  "))?;
        }
    }
    Ok(())
}
