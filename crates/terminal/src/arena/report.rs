//! What a tournament has found, in numbers. The terminal, `--json` and the HTML page all show this.

use std::{collections::BTreeMap, time::Duration};

use engine::counted;
use search::{
    rating::Rating,
    sprt::Decision,
    stats::{Blocks, Share},
};
use serde::{Serialize, Serializer};

use super::{
    Args, Rotation,
    lineups::{Style, Who, heads},
    plan::Plan,
    rounds::{End, Tournament},
    tally::{Cell, Tally},
    terminal::elo,
};

#[derive(Serialize)]
pub(super) struct Report {
    #[serde(rename = "box")]
    pub(super) game: &'static str,
    #[serde(skip)]
    pub(super) title: &'static str,
    pub(super) edition: Option<String>,
    pub(super) seats: usize,
    pub(super) sides: usize,
    pub(super) modules: Vec<String>,
    pub(super) options: BTreeMap<String, String>,
    /// The option that takes turns, with its values.
    pub(super) rotate: Option<Rotation>,
    pub(super) reconstruction: bool,
    #[serde(skip)]
    pub(super) notice: Option<String>,
    /// What a score counts, if not the points.
    pub(super) score_name: Option<&'static str>,
    pub(super) seed: u64,
    pub(super) line_ups: &'static str,
    /// Deals that every match-up has played.
    pub(super) deals: u64,
    pub(super) deals_planned: u64,
    pub(super) games: u64,
    pub(super) interrupted: bool,
    /// The bot whose rating is 0.
    pub(super) anchor: Option<String>,
    /// What `wins` means here.
    pub(super) wins_are: &'static str,
    /// Best first.
    pub(super) bots: Vec<BotRow>,
    pub(super) match_ups: Vec<MatchRow>,
    pub(super) test: Option<TestRow>,
    /// What depends on the machine is kept apart, so that the rest can be compared.
    pub(super) speed: Speed,
}

/// A number with its 95 % interval. Without an interval, nothing is known about how good it is.
#[derive(Clone, Copy, Serialize)]
pub(super) struct Estimate {
    pub(super) value: f64,
    pub(super) low: Option<f64>,
    pub(super) high: Option<f64>,
}

impl From<Share> for Estimate {
    fn from(share: Share) -> Estimate {
        Estimate { value: share.share, low: Some(share.low), high: Some(share.high) }
    }
}

impl From<&Blocks> for Estimate {
    fn from(blocks: &Blocks) -> Estimate {
        let (value, error) = (blocks.mean(), blocks.error());
        Estimate { value, low: error.map(|error| value - error), high: error.map(|error| value + error) }
    }
}

impl From<Rating> for Estimate {
    fn from(rating: Rating) -> Estimate {
        Estimate { value: rating.elo, low: Some(rating.low), high: Some(rating.high) }
    }
}

#[derive(Serialize)]
pub(super) struct BotRow {
    pub(super) bot: String,
    pub(super) rating: Option<Estimate>,
    pub(super) games: u64,
    pub(super) wins: Estimate,
    pub(super) score: Estimate,
    pub(super) sd: f64,
    pub(super) min: f64,
    pub(super) max: f64,
    pub(super) by_seat: Vec<CellRow>,
    pub(super) by_value: Vec<CellRow>,
    /// Mean points by source, those that can give points at this table.
    #[serde(serialize_with = "as_map")]
    pub(super) sources: Vec<(&'static str, f64)>,
}

/// Writes pairs as one object, in their order.
fn as_map<S: Serializer>(pairs: &Vec<(&'static str, f64)>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(pairs.iter().copied())
}

/// How a bot did in some of its games.
#[derive(Serialize)]
pub(super) struct CellRow {
    pub(super) name: String,
    pub(super) games: u64,
    pub(super) wins: Estimate,
    pub(super) score: Estimate,
}

#[derive(Serialize)]
pub(super) struct MatchRow {
    /// The one bot; nobody if all sit at one table.
    pub(super) one: Option<String>,
    /// The bot that has all other sides.
    pub(super) among: Option<String>,
    pub(super) games: u64,
    /// How often the one bot was first, or how often the table won.
    pub(super) first: Estimate,
    pub(super) score: Estimate,
    pub(super) others: Option<Estimate>,
}

#[derive(Serialize)]
pub(super) struct TestRow {
    pub(super) one: String,
    pub(super) other: String,
    pub(super) low: f64,
    pub(super) high: f64,
    pub(super) error: f64,
    pub(super) ratio: f64,
    pub(super) bound: f64,
    pub(super) decision: &'static str,
    /// How far the rating of `one` exceeds that of `other`.
    pub(super) difference: Option<Estimate>,
    #[serde(skip)]
    pub(super) path: Vec<f64>,
}

#[derive(Serialize)]
pub(super) struct Speed {
    pub(super) jobs: u16,
    pub(super) seconds: f64,
    pub(super) games_per_second: f64,
    pub(super) bots: Vec<TimeRow>,
}

#[derive(Serialize)]
pub(super) struct TimeRow {
    pub(super) bot: String,
    pub(super) decisions_per_turn: f64,
    pub(super) turns: u64,
    /// Seconds.
    pub(super) mean: f64,
    pub(super) percentile_95: f64,
    pub(super) max: f64,
}

/// What a report is made of.
pub(super) struct Made<'a> {
    pub(super) args: &'a Args,
    pub(super) plan: &'a Plan,
    pub(super) tournament: &'a Tournament,
    pub(super) tally: &'a Tally,
    pub(super) end: End,
    pub(super) time: Duration,
}

impl Made<'_> {
    pub(super) fn report(&self) -> Report {
        let table = &*self.tournament.tables[0][0][0];
        let (sides, seconds) = (heads(&table.sides()).len(), self.time.as_secs_f64());
        let order = self.order();
        Report {
            game: self.plan.game.id,
            title: self.plan.game.title,
            edition: (self.plan.config.edition.clone())
                .or_else(|| self.plan.game.menu.editions.first().map(|edition| edition.id.to_owned())),
            seats: table.seats().into(),
            sides,
            modules: self.plan.config.modules.clone(),
            options: self.plan.config.options.clone(),
            reconstruction: self.plan.game.reconstruction().is_some(),
            notice: self.plan.game.reconstruction(),
            score_name: table.score_name(),
            seed: self.args.seed,
            line_ups: match self.plan.style {
                Style::Alone => "alone",
                Style::Pairs => "pairs",
                Style::OneAmong(_) => "one among",
                Style::Mixed => "mixed",
            },
            deals: self.tally.deals,
            deals_planned: self.tournament.deals,
            games: self.tally.games,
            interrupted: self.end == End::Interrupted,
            anchor: (self.plan.style != Style::Alone).then(|| self.plan.bots[self.plan.anchor].clone()),
            wins_are: match (self.plan.style, sides) {
                (Style::Alone, 1) => "games won",
                (Style::Alone, _) => "games won by each seat",
                (_, 2) => "games won, shared wins as halves",
                _ => "opponents beaten, ties as halves",
            },
            bots: self.bot_rows(&order),
            match_ups: self.match_rows(),
            test: self.test(),
            speed: Speed {
                jobs: self.args.jobs,
                seconds,
                games_per_second: self.tally.games as f64 / seconds.max(1e-9),
                bots: order.iter().map(|&bot| self.time_row(bot)).collect(),
            },
            rotate: self.plan.rotation.clone(),
        }
    }

    /// The bots, best first: by rating, or by wins and then score if there are no ratings.
    fn order(&self) -> Vec<usize> {
        let ratings = self.tally.results.ratings(self.plan.anchor);
        let key = |bot: usize| {
            let all = &self.tally.bots[bot].all;
            let rating = ratings[bot].map_or(f64::NEG_INFINITY, |rating| rating.elo);
            match self.plan.style {
                Style::Alone => (all.wins().share, all.score.mean()),
                Style::Pairs | Style::OneAmong(_) | Style::Mixed => (rating, all.score.mean()),
            }
        };
        let mut order: Vec<usize> = (0..self.plan.bots.len()).collect();
        order.sort_by(|&one, &other| {
            let (one, other) = (key(one), key(other));
            other.0.total_cmp(&one.0).then(other.1.total_cmp(&one.1))
        });
        order
    }

    fn bot_rows(&self, order: &[usize]) -> Vec<BotRow> {
        let ratings = self.tally.results.ratings(self.plan.anchor);
        let table = &*self.tournament.tables[0][0][0];
        let can_score = |source: usize| {
            self.tournament.tables.iter().any(|by_matchup| by_matchup[0][0].can_score(source))
        };
        let row = |&bot: &usize| {
            let tally = &self.tally.bots[bot];
            let named = |cell: &Cell, name: String| CellRow {
                name,
                games: cell.games(),
                wins: cell.wins().into(),
                score: (&cell.score).into(),
            };
            let values = self.plan.rotation.iter().flat_map(|rotation| &rotation.values);
            let sources = table.sources().iter().enumerate().filter(|&(source, _)| can_score(source));
            BotRow {
                bot: self.plan.bots[bot].clone(),
                rating: ratings[bot].filter(|_| self.plan.style != Style::Alone).map(Estimate::from),
                games: tally.all.games(),
                wins: tally.all.wins().into(),
                score: (&tally.all.score).into(),
                sd: tally.score.deviation(),
                min: tally.score.min(),
                max: tally.score.max(),
                by_seat: (1..)
                    .zip(&tally.seats)
                    .map(|(seat, cell)| named(cell, format!("p{seat}")))
                    .collect(),
                by_value: tally
                    .values
                    .iter()
                    .zip(values)
                    .map(|(cell, value)| named(cell, value.clone()))
                    .collect(),
                sources: sources.map(|(source, &name)| (name, tally.source(source))).collect(),
            }
        };
        // A bot whose first game was not finished before an interruption has nothing to report.
        order.iter().filter(|&&bot| self.tally.bots[bot].all.games() > 0).map(row).collect()
    }

    fn match_rows(&self) -> Vec<MatchRow> {
        let name = |bot: usize| self.plan.bots[bot].clone();
        let row = |(number, tally): (usize, &super::tally::MatchTally)| {
            let (one, among) = match self.tournament.matchups[number].who {
                Who::Alone(bot) => (Some(name(bot)), None),
                Who::One { one, among } => (Some(name(one)), Some(name(among))),
                Who::All => (None, None),
            };
            MatchRow {
                others: among.is_some().then(|| (&tally.others).into()),
                one,
                among,
                games: tally.one.games(),
                first: tally.one.wins().into(),
                score: (&tally.one.score).into(),
            }
        };
        self.tally.matchups.iter().enumerate().filter(|(_, tally)| tally.one.games() > 0).map(row).collect()
    }

    fn test(&self) -> Option<TestRow> {
        let (test, asked) = (self.tally.test.as_ref()?, self.args.sprt?);
        Some(TestRow {
            one: self.plan.bots[0].clone(),
            other: self.plan.bots[1].clone(),
            low: asked.low,
            high: asked.high,
            error: self.args.error,
            ratio: test.sprt.ratio(),
            bound: test.sprt.bound(),
            decision: match test.decision {
                Some(Decision::High) => "high",
                Some(Decision::Low) => "low",
                None => "open",
            },
            difference: self.tally.results.ratings(1)[0].map(Estimate::from),
            path: test.path.clone(),
        })
    }

    fn time_row(&self, bot: usize) -> TimeRow {
        let tally = &self.tally.bots[bot];
        TimeRow {
            bot: self.plan.bots[bot].clone(),
            decisions_per_turn: tally.decisions as f64 / tally.turns.count().max(1) as f64,
            turns: tally.turns.count(),
            mean: tally.turns.mean(),
            percentile_95: tally.spread.percentile(0.95).min(tally.turns.max()),
            max: tally.turns.max(),
        }
    }
}

impl TestRow {
    /// What was decided, in a sentence.
    pub(super) fn told(&self, deals: u64, games: u64) -> String {
        let (low, high) = (elo(self.low), elo(self.high));
        let after =
            format!("after {} ({})", counted(deals as usize, "deal"), counted(games as usize, "game"));
        let difference = format!("the difference between {} and {}", self.one, self.other);
        let (near, far) = if self.decision == "high" { (&high, &low) } else { (&low, &high) };
        let mut told = match self.decision {
            "open" => format!(
                "Not decided {after}: {difference} may be {low} or {high} Elo points. Play more games."
            ),
            _ => format!("Decided {after}: {difference} is closer to {near} than to {far} Elo points."),
        };
        told.extend(self.stronger().map(|stronger| format!(" {stronger}")));
        told
    }
}

impl Report {
    /// Whether one bot fills the table and wins mean nothing.
    pub(super) fn against_itself(&self) -> bool {
        self.line_ups == "alone" && self.sides > 1
    }

    /// What was played, in a few sentences.
    pub(super) fn setting(&self) -> Vec<String> {
        let mut told = Vec::new();
        if !self.modules.is_empty() {
            told.push(format!("modules: {}", self.modules.join(", ")));
        }
        let options: Vec<String> = self.options.iter().map(|(id, value)| format!("{id} = {value}")).collect();
        if !options.is_empty() {
            told.push(format!("with {}", options.join("; ")));
        }
        if let Some(rotation) = &self.rotate {
            told.push(format!("{} in turn: {}", rotation.option, rotation.values.join(", ")));
        }
        let line_ups = match (self.line_ups, self.sides) {
            ("alone", 1) => "each bot fills the table",
            ("alone", _) => "the bot plays against itself",
            ("pairs", 2) => "every pair of bots meets, then changes seats",
            ("pairs", _) => {
                "every pair of bots meets: one sits among copies of the other, in each seat in turn, then the other way round"
            }
            ("one among", _) => "one bot among copies of another, on each seat in turn",
            _ => "all bots at one table, moving on by one seat",
        };
        told.push(format!(
            "{line_ups}; {} of {}, each with the same luck for everyone",
            self.deals,
            counted(self.deals_planned as usize, "deal")
        ));
        if self.interrupted {
            told.push("interrupted: this is what was known so far".to_owned());
        }
        told.extend(self.notice.clone());
        told
    }
}
