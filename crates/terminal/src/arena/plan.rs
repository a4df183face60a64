//! The plan of a tournament, or everything that is wrong with the request.

use std::path::Path;

use engine::{Config, ConfigErrors, counted};
use shelf::{Arena, GameBox};

use super::{
    Args, Rotation,
    lineups::{Matchup, Style, heads, matchups},
    rounds::Tournament,
};
use crate::flags;

pub(super) struct Plan {
    pub(super) game: &'static GameBox,
    pub(super) config: Config,
    pub(super) rotation: Option<Rotation>,
    pub(super) bots: Vec<String>,
    pub(super) style: Style,
    /// The bot whose rating is 0.
    pub(super) anchor: usize,
}

impl Plan {
    /// Checks the request, and sets up all tables.
    pub(super) fn new(args: &Args) -> anyhow::Result<(Plan, Tournament)> {
        let game = flags::named(args.game.as_deref())?;
        let mut problems = Vec::new();
        let bots = bots(args, game, &mut problems);
        let mut table = args.table.clone();
        if table.seats.is_none() && args.mixed {
            table.seats = u8::try_from(bots.len()).ok();
        }
        let config = table.config(game, &mut problems);
        let rotation = rotation(args, game, &config, &mut problems);
        let configs = configs(&config, rotation.as_ref());
        for config in &configs {
            let mut wrong = Vec::new();
            flags::check_config(game, config, &mut wrong);
            // A mistake in the table itself shows with every value.
            wrong.retain(|problem| !problems.contains(problem));
            problems.extend(wrong);
        }
        if args.games == 0 {
            problems.push("--games must be at least 1".to_owned());
        }
        problems.extend(args.html.as_deref().and_then(cannot_write));
        flags::refuse(&problems)?;

        let sides = sides(game, &configs[0], &bots[0])?;
        let style = style(args, &bots, heads(&sides).len(), &mut problems);
        if args.take_over && heads(&sides).len() > 2 {
            problems.push(
                "--take-over is for at most two sides, and mostly for games against the box itself: --modules dignitary --seats 1"
                    .to_owned(),
            );
        }
        flags::refuse(&problems)?;
        let matchups = matchups(style, bots.len(), &sides);
        let tables = configs.iter().map(|config| tables(game, config, &matchups, &bots, args.threads));
        let tables = tables.collect::<Result<Vec<_>, _>>()?;
        let deals = args.games.div_ceil(matchups[0].lineups.len() as u64);
        let tournament = Tournament { matchups, tables, deals, seed: args.seed };
        let named = |bot: &String| bots.iter().position(|other| other == bot);
        let anchor = args.anchor.as_ref().and_then(named).unwrap_or(0);
        Ok((Plan { game, config, rotation, bots, style, anchor }, tournament))
    }
}

/// The seat that represents each seat's side.
fn sides(game: &GameBox, config: &Config, bot: &str) -> Result<Vec<engine::Seat>, ConfigErrors> {
    let seats = game.check_config(config)?;
    Ok(game.arena(config, &vec![bot.to_owned(); seats.into()])?.sides())
}

/// A table for each line-up of each match-up.
fn tables(
    game: &GameBox,
    config: &Config,
    matchups: &[Matchup],
    bots: &[String],
    threads: u16,
) -> Result<Vec<Vec<Box<dyn Arena>>>, ConfigErrors> {
    let table = |lineup: &Vec<usize>| {
        let names: Vec<String> = lineup.iter().map(|&bot| bots[bot].clone()).collect();
        let mut table = game.arena(config, &names)?;
        table.use_threads(threads);
        Ok(table)
    };
    matchups.iter().map(|matchup| matchup.lineups.iter().map(table).collect()).collect()
}

/// The bots that take part.
fn bots(args: &Args, game: &GameBox, problems: &mut Vec<String>) -> Vec<String> {
    let mut bots = args.bots.clone();
    if bots.is_empty() {
        bots = game.bots().into_iter().map(|bot| bot.name.to_owned()).collect();
    }
    if let Some(among) = args.one_among.iter().find(|among| !bots.contains(among)) {
        bots.push(among.clone());
    }
    let mut wrong = game.check_bots(bots.iter().map(String::as_str));
    wrong.dedup();
    problems.extend(wrong);
    for (number, bot) in bots.iter().enumerate() {
        if bots[..number].iter().filter(|other| *other == bot).count() == 1 {
            problems.push(format!("bot `{bot}` is named twice; name each bot once"));
        }
    }
    if let Some(anchor) = args.anchor.as_ref().filter(|anchor| !bots.contains(anchor)) {
        problems.push(format!("--anchor `{anchor}` does not take part; choose from {}", bots.join(", ")));
    }
    if args.sprt.is_some() && bots.len() != 2 {
        problems.push(format!("--sprt compares two bots, but there are {}", bots.len()));
    }
    bots
}

/// The option that `--rotate` names, with its values.
fn rotation(args: &Args, game: &GameBox, config: &Config, problems: &mut Vec<String>) -> Option<Rotation> {
    let text = args.rotate.as_ref()?;
    let (option, values) =
        text.split_once('=').map_or((text.trim(), None), |(id, list)| (id.trim(), Some(list)));
    if config.options.contains_key(option) {
        problems
            .push(format!("option `{option}` has a fixed value, so it cannot also rotate; leave one out"));
    }
    let values: Vec<String> = match (values, game.menu.option(option)) {
        (Some(list), _) => list.split(',').map(|value| value.trim().to_owned()).collect(),
        (None, Some(known)) => known.values.iter().map(|&value| value.to_owned()).collect(),
        // The check of the table says which options there are.
        (None, None) => vec![String::new()],
    };
    if values.is_empty() {
        problems.push(format!(
            "--rotate {option}: this option has too many values to list; name some, such as {option}=1,2"
        ));
        return None;
    }
    Some(Rotation { option: option.to_owned(), values })
}

/// The table for every value of the option that takes turns.
fn configs(config: &Config, rotation: Option<&Rotation>) -> Vec<Config> {
    let with = |rotation: &Rotation, value: &String| {
        let mut config = config.clone();
        config.options.insert(rotation.option.clone(), value.clone());
        config
    };
    match rotation {
        Some(rotation) => rotation.values.iter().map(|value| with(rotation, value)).collect(),
        None => vec![config.clone()],
    }
}

/// How the bots are matched at a table with this many sides.
fn style(args: &Args, bots: &[String], sides: usize, problems: &mut Vec<String>) -> Style {
    let among = args.one_among.as_ref().and_then(|among| bots.iter().position(|bot| bot == among));
    if sides == 1 {
        // Alone or together against the box, nobody meets anybody.
        let flags =
            [("--one-among", among.is_some()), ("--mixed", args.mixed), ("--sprt", args.sprt.is_some())];
        for (flag, _) in flags.iter().filter(|(_, given)| *given) {
            problems.push(format!(
                "{flag} needs bots that play against each other, but at this table they do not"
            ));
        }
        return Style::Alone;
    }
    match among {
        _ if args.mixed && bots.len() != sides => {
            let (bots, sides) = (counted(bots.len(), "bot"), counted(sides, "side"));
            problems
                .push(format!("--mixed puts every bot at the table once, but there are {bots} for {sides}"));
            Style::Mixed
        }
        _ if args.mixed => Style::Mixed,
        Some(among) if bots.len() > 1 => Style::OneAmong(among),
        _ if bots.len() == 1 => Style::Alone,
        _ => Style::Pairs,
    }
}

/// Why a report could not be written to a file. It is better to find out before the games than after
/// them.
fn cannot_write(file: &Path) -> Option<String> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    if file.exists() {
        Some(format!("--html {}: the file exists; name a new one", file.display()))
    } else if folder.is_some_and(|folder| !folder.is_dir()) {
        Some(format!("--html {}: there is no such folder", file.display()))
    } else {
        None
    }
}
