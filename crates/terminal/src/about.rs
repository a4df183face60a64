use std::{collections::BTreeMap, io::Write, process::ExitCode};

use engine::{Ink, Menu, OptionSpec, Paper};
use shelf::{BotRow, GameBox, Measured, Module, Provenance};

use crate::{
    flags,
    text::{counted, grid, meanings, seats, signed, wrap},
};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The box
    #[arg(value_name = "BOX")]
    game: String,
    /// List every row of content, not only the reconstructed ones
    #[arg(long)]
    all: bool,
    /// Print an overlay file with all its keys, to copy and change
    #[arg(long)]
    overlay: bool,
}

pub(crate) fn run(args: &Args, paper: Paper, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let game = flags::find(&args.game)?;
    if args.overlay {
        write!(out, "{}", game.menu.overlay_example())?;
        return Ok(ExitCode::SUCCESS);
    }
    writeln!(out, "{}", paper.ink(Ink::Bold, game.title))?;
    writeln!(
        out,
        "box {}, rules version {}, {}, {}",
        game.id,
        game.version,
        seats(&game.menu.seats),
        counted(game.clauses().len(), "clause")
    )?;
    if let Some(notice) = game.reconstruction() {
        write!(out, "{}", wrap(paper, "", &format!("{notice} They are listed below.")))?;
    }
    editions_and_options(game, paper, out)?;
    bots(game, paper, out)?;
    writeln!(out, "\n{}", paper.ink(Ink::Bold, "Signs on the table"))?;
    write!(out, "{}", meanings(paper, &game.legend()))?;
    overlay(game, paper, out)?;
    reconstructed(game, paper, out)?;
    provenance(&game.provenance(), args.all, paper, out)?;
    Ok(ExitCode::SUCCESS)
}

fn editions_and_options(game: &GameBox, paper: Paper, out: &mut impl Write) -> anyhow::Result<()> {
    let heading = |text: &str| paper.ink(Ink::Bold, text);
    writeln!(out, "\n{}", heading("Editions"))?;
    for (number, edition) in game.menu.editions.iter().enumerate() {
        let default = if number == 0 { " (default)" } else { "" };
        write!(out, "{}", wrap(paper, "  ", &format!("{}{default}: {}", edition.id, edition.about)))?;
    }
    writeln!(out, "\n{}", heading("Table options"))?;
    for option in game.menu.options {
        about_option(option, "  ", paper, out)?;
    }
    if !game.menu.modules.is_empty() {
        writeln!(out, "\n{}", heading("Modules"))?;
    }
    for module in game.menu.modules {
        about_module(&game.menu, module, paper, out)?;
    }
    Ok(())
}

/// Every bot, with what we have measured of it.
fn bots(game: &GameBox, paper: Paper, out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(out, "\n{}", paper.ink(Ink::Bold, "Bots"))?;
    let (all, levels) = (game.bots(), game.opponents());
    let mut is_measured = false;
    for bot @ BotRow { name, .. } in &all {
        write!(out, "{}", wrap(paper, &format!("  {}: ", paper.ink(Ink::Cyan, name)), &way(bot)))?;
        let place = levels.iter().position(|level| level.name == *name);
        let below = place.and_then(|place| place.checked_sub(1)).map(|place| levels[place].name);
        if let Some(figures) = figures(game.measured(name), below) {
            write!(out, "{}", wrap(paper, "      ", &figures))?;
            is_measured = true;
        }
    }
    if is_measured {
        let how = "The figures are from games for two with the usual rules: docs/ladder.md has the commands, the numbers of \
                   games and the intervals. A rating is in Elo points above greedy. Times depend on the machine; where \
                   everybody acts at the same time, they are for a round. What nobody has measured is left out.";
        write!(out, "{}", wrap(paper, "  ", how))?;
    }
    let thinkers: Vec<&str> = all.iter().filter(|bot| bot.simulations > 0).map(|bot| bot.name).collect();
    if let Some(last) = thinkers.last() {
        let how = format!(
            "How long a bot thinks about a turn can follow its name: {last}@50ms is a time, {last}@400 a number of simulated \
             games. That works for {}.",
            thinkers.join(" and ")
        );
        write!(out, "{}", wrap(paper, "  ", &how))?;
    }
    Ok(())
}

/// How a bot plays, with the numbers of its level in this box.
fn way(bot: &BotRow) -> String {
    match bot {
        BotRow { random_percent: Some(0), .. } => {
            "always plays whatever looks best at first sight".to_owned()
        }
        BotRow { random_percent: Some(percent), .. } => {
            format!(
                "plays whatever looks best at first sight, but makes {percent} % of its decisions at random"
            )
        }
        BotRow { about, simulations: games @ 1.., .. } => format!("{about}: {games} simulated games a turn"),
        BotRow { about, .. } => (*about).to_owned(),
    }
}

/// A bot's measured figures in one line. `below` is the level below it.
fn figures(measured: Measured, below: Option<&str>) -> Option<String> {
    let Measured { rating, score, beats_below, turn_ms } = measured;
    let wins = |(share, below): (u8, &str)| format!("wins {share} % against {below}");
    let time = |ms: u32| if ms == 0 { "under 1 ms a turn".to_owned() } else { format!("{ms} ms a turn") };
    let parts = [
        rating.map(|rating| format!("rating {}", signed(rating.into()))),
        score.map(|score| format!("mean score {score}")),
        beats_below.zip(below).map(wins),
        turn_ms.map(time),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}

fn about_module(menu: &Menu, module: &Module, paper: Paper, out: &mut impl Write) -> anyhow::Result<()> {
    let indent = "      ";
    writeln!(out, "  {}: {}", paper.ink(Ink::Cyan, module.id), module.title)?;
    write!(out, "{}", wrap(paper, indent, module.about))?;
    let mut limits = Vec::new();
    if !module.editions.is_empty() {
        limits.push(format!("edition {}", module.editions.join(", ")));
    }
    limits.extend(module.seats.as_ref().map(|range| format!("for {}", seats(range))));
    if !module.needs.is_empty() {
        limits.push(format!("needs {}", module.needs.join(", ")));
    }
    let others: Vec<&str> = module.excludes.iter().copied().filter(|other| *other != module.id).collect();
    if !others.is_empty() {
        limits.push(format!("not with {} r[{}]", others.join(", "), module.excludes_clause));
    }
    if !limits.is_empty() {
        write!(out, "{}", wrap(paper, indent, &limits.join("; ")))?;
    }
    writeln!(out, "{indent}{}", paper.ink(Ink::Dim, &format!("r[{}]", module.clause)))?;
    for row in module.defaults {
        let seats = module.seats.clone().unwrap_or_else(|| menu.seats.clone());
        let mut values: Vec<&str> = seats.map(row.value).collect();
        values.dedup();
        let default = format!("{}: {} (default)", row.option, values.join(" or "));
        write!(out, "{}", wrap(paper, indent, &default))?;
    }
    for option in module.options {
        about_option(option, indent, paper, out)?;
    }
    Ok(())
}

fn about_option(option: &OptionSpec, indent: &str, paper: Paper, out: &mut impl Write) -> anyhow::Result<()> {
    let values = match option.values {
        [] => format!("{} (default)", option.default()),
        [default, others @ ..] => {
            let mut values = vec![format!("{default} (default)")];
            values.extend(others.iter().map(|&value| value.to_owned()));
            values.join(" | ")
        }
    };
    let more = format!("{indent}    ");
    writeln!(out, "{indent}{}", paper.ink(Ink::Cyan, option.id))?;
    write!(out, "{}", wrap(paper, &more, &values))?;
    write!(out, "{}", wrap(paper, &more, option.about))?;
    if !option.clause.is_empty() {
        writeln!(out, "{more}{}", paper.ink(Ink::Dim, &format!("r[{}]", option.clause)))?;
    }
    Ok(())
}

/// Every value that an overlay can replace, with how well we know it.
fn overlay(game: &GameBox, paper: Paper, out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(out, "\n{}", paper.ink(Ink::Bold, "Overlay keys"))?;
    if game.menu.overlay.rows.is_empty() {
        return Ok(writeln!(out, "  none")?);
    }
    let how = format!(
        "Correct these values with `--overlay FILE`. `loire about {} --overlay` prints a file to start from.",
        game.id
    );
    write!(out, "{}", wrap(paper, "  ", &how))?;
    for row in game.menu.overlay.rows {
        let more = "      ";
        let editions = match row.editions {
            [] => String::new(),
            editions => format!(" (edition {})", editions.join(", ")),
        };
        writeln!(out, "  {}{editions}", paper.ink(Ink::Cyan, row.key()))?;
        write!(out, "{}", wrap(paper, more, row.option.default()))?;
        write!(out, "{}", wrap(paper, more, row.option.about))?;
        write!(out, "{}", wrap(paper, more, &format!("{}: {}", row.confidence.words(), row.note)))?;
        let clauses: Vec<String> = row.clauses().map(|id| format!("r[{id}]")).collect();
        writeln!(out, "{more}{}", paper.ink(Ink::Dim, &clauses.join(" ")))?;
    }
    Ok(())
}

/// Every clause that fills a gap, with the options that change it.
fn reconstructed(game: &GameBox, paper: Paper, out: &mut impl Write) -> anyhow::Result<()> {
    let clauses = game.clauses();
    let lost: Vec<_> = clauses.iter().filter(|clause| clause.is_reconstructed()).collect();
    if lost.is_empty() {
        return Ok(());
    }
    let heading = format!("Reconstructed clauses: {}", lost.len());
    writeln!(out, "\n{}", paper.ink(Ink::Bold, &heading))?;
    for clause in lost {
        writeln!(out, "  {}", paper.ink(Ink::Cyan, &format!("r[{}]", clause.id)))?;
        write!(out, "{}", wrap(paper, "      ", clause.text))?;
        let options = game.menu.options.iter().filter(|option| option.clause == clause.id);
        let rows = game.menu.overlay.rows.iter().filter(|row| row.clauses().any(|id| id == clause.id));
        let options: Vec<&str> =
            options.map(|option| option.id).chain(rows.map(|row| row.option.id)).collect();
        if !options.is_empty() {
            write!(out, "{}", wrap(paper, "      changed by ", &options.join(", ")))?;
        }
    }
    Ok(())
}

fn provenance(rows: &[Provenance], all: bool, paper: Paper, out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(out, "\n{}", paper.ink(Ink::Bold, "Where the content comes from"))?;
    // For each table, how many rows there are of each reliability.
    let mut tables: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    for row in rows {
        *tables.entry((&row.table, &row.standing)).or_default() += 1;
    }
    let mut lines = vec![vec!["  table".to_owned(), "source".to_owned(), "rows".to_owned()]];
    for ((table, standing), count) in tables {
        lines.push(vec![format!("  {table}"), standing.to_owned(), count.to_string()]);
    }
    write!(out, "{}", grid(&lines, 2))?;

    let doubtful: Vec<&Provenance> = rows.iter().filter(|row| row.reconstructed).collect();
    let heading = format!("Reconstructed rows: {}", doubtful.len());
    writeln!(out, "\n{}", paper.ink(Ink::Bold, &heading))?;
    for row in doubtful {
        write!(out, "{}", wrap(paper, "  ", &format!("{} {}: {}", row.table, row.row, row.source)))?;
    }
    if all {
        writeln!(out, "\n{}", paper.ink(Ink::Bold, &format!("All content: {}", counted(rows.len(), "row"))))?;
        for row in rows {
            let line = format!("{} {} [{}]: {}", row.table, row.row, row.standing, row.source);
            write!(out, "{}", wrap(paper, "  ", &line))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_was_measured_is_told() {
        let all = Measured { rating: Some(-13), score: Some(185), beats_below: Some(60), turn_ms: Some(0) };
        let told = "rating −13, mean score 185, wins 60 % against easy, under 1 ms a turn";
        assert_eq!(figures(all, Some("easy")).as_deref(), Some(told));
        let some = Measured { rating: Some(721), turn_ms: Some(101), ..Measured::default() };
        assert_eq!(figures(some, Some("hard")).as_deref(), Some("rating +721, 101 ms a turn"));
        assert_eq!(figures(Measured::default(), None), None);
    }
}
