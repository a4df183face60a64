//! Are other numbers better? Bots with them play bots without them, until that is clear.

use std::sync::Arc;

use engine::{Config, ConfigErrors, Seat};
use search::{
    numbers::Sheet,
    sprt::{Decision, Sprt},
    stats::Sample,
};
use shelf::{Arena, GameBox, Played, mix};

use crate::{
    arena::{
        lineups::{Matchup, Style, heads, matchups},
        rounds::{End, Interrupt, Round, Tournament, play_all},
    },
    sim,
};

/// How often a test may be wrong. A change that stays has passed two.
const ERROR: f64 = 0.1;
/// So many deals without any difference mean that a number hardly matters.
const SAME: u64 = 40;

/// Where numbers are tried.
pub(super) struct Table {
    pub(super) game: &'static GameBox,
    pub(super) config: Config,
    /// The most games of one test.
    pub(super) games: u64,
    pub(super) seed: u64,
    pub(super) jobs: u16,
    pub(super) interrupt: Arc<Interrupt>,
}

/// How numbers did in the last test that was played.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Score {
    /// The games of all tests together.
    pub(super) games: u64,
    /// The share won by the numbers that were tried, over the deals of the last test.
    pub(super) share: Sample,
}

/// What a trial has shown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Shown {
    /// The numbers are better, and they hold with other luck.
    Better,
    /// They seemed better, but not with other luck.
    Lucky,
    NotBetter,
    /// The bots played the same games.
    Same,
    /// Somebody pressed Ctrl-C.
    Nothing,
}

/// Lets the numbers in `tried` play those in `kept`: once, and if they seem better, again with other luck. `number` counts
/// trials, so that each has luck of its own.
pub(super) fn trial(
    table: &Table,
    number: u64,
    kept: &Sheet,
    tried: &Sheet,
) -> anyhow::Result<(Shown, Score)> {
    let luck = |again: u64| mix(table.seed, &[number, again]);
    let (first, score) = test(table, luck(0), [tried, kept])?;
    if first != Shown::Better {
        return Ok((first, score));
    }
    let (second, again) = test(table, luck(1), [tried, kept])?;
    let shown = match second {
        Shown::NotBetter | Shown::Same => Shown::Lucky,
        shown => shown,
    };
    Ok((shown, Score { games: score.games + again.games, ..again }))
}

/// One sequential test.
fn test(table: &Table, seed: u64, sheets: [&Sheet; 2]) -> anyhow::Result<(Shown, Score)> {
    let tournament = Arc::new(tournament(table, seed, sheets)?);
    let mut sprt = Sprt::new(0.0, worth_finding(table.games), ERROR);
    let (mut score, mut waiting) = (Score::default(), Vec::new());
    let mut decision = None;
    let bar = sim::progress(tournament.games_a_deal() * tournament.deals);
    let end = play_all(&tournament, table.jobs, &bar, &table.interrupt, |round| {
        score.games += round.games.len() as u64;
        waiting.push(round);
        if waiting.len() < tournament.matchups.len() {
            return true;
        }
        let share = share(&tournament.matchups, &waiting);
        waiting.clear();
        score.share.add(share);
        sprt.add(share);
        decision = sprt.decision();
        decision.is_none() && !is_same(&score.share)
    })?;
    let shown = match (end, decision) {
        (End::Interrupted, _) => Shown::Nothing,
        _ if is_same(&score.share) => Shown::Same,
        (_, Some(Decision::High)) => Shown::Better,
        (_, Some(Decision::Low) | None) => Shown::NotBetter,
    };
    Ok((shown, score))
}

fn is_same(share: &Sample) -> bool {
    share.count() >= SAME && share.min() >= 0.5 && share.max() <= 0.5
}

/// The smallest difference in rating that so many games can show.
fn worth_finding(games: u64) -> f64 {
    (500.0 / (games as f64).sqrt()).clamp(5.0, 100.0)
}

/// Every deal in all line-ups of the two.
fn tournament(table: &Table, seed: u64, sheets: [&Sheet; 2]) -> Result<Tournament, ConfigErrors> {
    let seat = |lineup: &[usize]| {
        let seats: Vec<&Sheet> = lineup.iter().map(|&bot| sheets[bot]).collect();
        table.game.arena_with(&table.config, &seats)
    };
    let seats = table.game.check_config(&table.config)?;
    let sides: Vec<Seat> = seat(&vec![0; seats.into()])?.sides();
    let style = if heads(&sides).len() == 1 { Style::Alone } else { Style::Pairs };
    let matchups = matchups(style, sheets.len(), &sides);
    let tables = matchups.iter().map(|matchup| matchup.lineups.iter().map(|lineup| seat(lineup)).collect());
    let tables: Vec<Vec<Box<dyn Arena>>> = tables.collect::<Result<_, _>>()?;
    let games_a_deal: usize = matchups.iter().map(|matchup| matchup.lineups.len()).sum();
    let deals = table.games.div_ceil(games_a_deal as u64);
    Ok(Tournament { matchups, tables: vec![tables], deals, seed })
}

/// The share of a deal that the numbers that are tried have won. Alone or together against the box, the better result wins it.
fn share(matchups: &[Matchup], rounds: &[Round]) -> f64 {
    let mut won = Sample::default();
    let mut results = [Sample::default(), Sample::default()];
    for round in rounds {
        for (lineup, (played, _)) in matchups[round.matchup].lineups.iter().zip(&round.games) {
            let heads = heads(&played.sides);
            let of = |bot: usize| heads.iter().copied().filter(move |&head| lineup[head] == bot);
            for tried in of(0) {
                of(1).for_each(|kept| won.add(versus(&played.ranks[tried], &played.ranks[kept])));
            }
            if lineup.iter().all(|bot| *bot == lineup[0]) {
                results[lineup[0]].add(result(played));
            }
        }
    }
    if won.count() > 0 { won.mean() } else { versus(&-results[0].mean(), &-results[1].mean()) }
}

/// A win counts more than any score.
fn result(played: &Played) -> f64 {
    played.won(0) * 1e6 + f64::from(played.side_scores[0])
}

/// 1 if the first is less, half if they are equal.
fn versus<T: PartialOrd>(one: &T, other: &T) -> f64 {
    if one < other {
        1.0
    } else if one > other {
        0.0
    } else {
        0.5
    }
}
