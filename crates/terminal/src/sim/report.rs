//! The summary of a run, for people and for programs.

use std::{collections::BTreeMap, io::Write, time::Duration};

use engine::{Paper, Seat, counted};
use search::stats::{Sample, Share, wilson};
use serde_json::{Value, json};

use super::tally::{SideTally, Tally};
use crate::text::{games_a_second, grid, words, wrap};

pub(super) struct Summary<'a> {
    pub(super) game: &'a str,
    pub(super) edition: Option<&'a str>,
    /// A notice about the box, if it needs one.
    pub(super) notice: Option<String>,
    /// The modules that were asked for.
    pub(super) modules: &'a [String],
    /// The options that were asked for.
    pub(super) options: &'a BTreeMap<String, String>,
    pub(super) bots: &'a [String],
    pub(super) seed: u64,
    pub(super) jobs: u16,
    pub(super) tally: &'a Tally,
    pub(super) time: Duration,
}

impl Summary<'_> {
    fn speed(&self) -> f64 {
        self.tally.games as f64 / self.time.as_secs_f64().max(1e-9)
    }

    pub(super) fn text(&self, paper: Paper, out: &mut impl Write) -> anyhow::Result<()> {
        let tally = self.tally;
        writeln!(
            out,
            "{}{}: {}, seed {}",
            self.game,
            self.edition.map(|edition| format!(" {edition}")).unwrap_or_default(),
            counted(tally.games as usize, "game"),
            self.seed
        )?;
        if !self.modules.is_empty() {
            writeln!(out, "modules: {}", self.modules.join(", "))?;
        }
        let options: Vec<String> = self.options.iter().map(|(id, value)| format!("{id} = {value}")).collect();
        if !options.is_empty() {
            write!(out, "{}", wrap(paper, "with ", &options.join("; ")))?;
        }
        if let Some(notice) = &self.notice {
            write!(out, "{}", wrap(paper, "", notice))?;
        }
        self.seats_text(out)?;
        self.sides_text(out)?;
        if let Some(name) = tally.score_name {
            writeln!(out, "mean, sd, min and max: {name}")?;
        }
        self.together_text(out)?;
        self.positions_text(out)?;
        self.grades_text(out)?;
        self.sources_text(out)?;
        self.length_text(paper, out)?;
        writeln!(
            out,
            "{:.2} s with {}: {}",
            self.time.as_secs_f64(),
            counted(self.jobs.into(), "job"),
            games_a_second(self.speed())
        )?;
        Ok(())
    }

    /// What each seat scored and won. Partners have a score together: a box may note what they share on one of them.
    fn seats_text(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let alone = self.tally.sides.is_empty();
        let mut head = words(&["seat", "bot"]);
        head.extend(words(if alone { &SCORE } else { &[] }));
        head.extend(words(&["wins", "95 %"]));
        let mut rows = vec![head];
        for (seat, bot) in self.bots.iter().enumerate() {
            let share = self.tally.win_share(seat);
            let mut row = vec![format!("p{}", seat + 1), bot.clone()];
            row.extend(if alone { score(self.tally.seats[seat].score) } else { Vec::new() });
            row.extend([percent(share.share), interval(share)]);
            rows.push(row);
        }
        write!(out, "\n{}", grid(&rows, 2))?;
        Ok(())
    }

    /// How long the games were, what ended them and what decided them.
    fn length_text(&self, paper: Paper, out: &mut impl Write) -> anyhow::Result<()> {
        let tally = self.tally;
        let turns = tally.turns;
        writeln!(
            out,
            "\nturns per game {:.1} ({:.0} to {:.0}); plies per game {:.1}",
            turns.mean(),
            turns.min(),
            turns.max(),
            tally.mean_plies()
        )?;
        let share = |games: u64| percent(games as f64 / tally.games.max(1) as f64);
        let endings: Vec<String> =
            tally.endings.iter().map(|(ending, &games)| format!("{ending} {}", share(games))).collect();
        write!(out, "{}", wrap(paper, "ended because ", &endings.join("; ")))?;
        if self.bots.len() > 1 {
            writeln!(
                out,
                "decided by a tie-break {}; shared wins {}",
                share(tally.tie_breaks),
                share(tally.shared_wins)
            )?;
        }
        Ok(())
    }

    /// What partners did together.
    fn sides_text(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let tally = self.tally;
        if tally.sides.is_empty() {
            return Ok(());
        }
        let mut head = words(&["side"]);
        head.extend(words(&SCORE));
        head.extend(words(&["wins", "95 %"]));
        let mut rows = vec![head];
        for side in tally.sides.values() {
            let share = wilson(side.wins, tally.games);
            let mut row = vec![side_name(&side.seats)];
            row.extend(score(side.score));
            row.extend([percent(share.share), interval(share)]);
            rows.push(row);
        }
        write!(out, "\n{}", grid(&rows, 1))?;
        Ok(())
    }

    /// How often the whole table beat the box.
    fn together_text(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let tally = self.tally;
        if tally.together > 0 {
            let share = wilson(tally.won_together as f64, tally.together);
            writeln!(out, "\nwon against the box {} ({} %)", percent(share.share), interval(share))?;
        }
        Ok(())
    }

    fn positions_text(&self, out: &mut impl Write) -> anyhow::Result<()> {
        if self.tally.ordered == 0 || self.bots.len() == 1 {
            return Ok(());
        }
        let mut rows = vec![words(&["began", "wins", "95 %"])];
        for position in 0..self.tally.positions.len() {
            let share = self.tally.position_share(position);
            rows.push(vec![ordinal(position), percent(share.share), interval(share)]);
        }
        write!(out, "\n{}", grid(&rows, 1))?;
        Ok(())
    }

    fn grades_text(&self, out: &mut impl Write) -> anyhow::Result<()> {
        if self.tally.grades.is_empty() {
            return Ok(());
        }
        let mut rows = vec![words(&["grade", "points", "share", "95 %"])];
        for seat in 0..self.bots.len() {
            for (grade, (name, points)) in self.grade_names().into_iter().enumerate() {
                let share = self.tally.grade_share(seat, grade);
                rows.push(vec![name, points, percent(share.share), interval(share)]);
            }
        }
        write!(out, "\n{}", grid(&rows, 2))?;
        Ok(())
    }

    /// The names of the grades and the points each needs, starting below the lowest.
    fn grade_names(&self) -> Vec<(String, String)> {
        let grades = &self.tally.grades;
        let mut names = vec![("none".to_owned(), format!("below {}", grades.first().map_or(0, |g| g.0)))];
        for (number, (least, name)) in grades.iter().enumerate() {
            let points = match grades.get(number + 1) {
                Some((next, _)) => format!("{least}-{}", next - 1),
                None => format!("{least} and more"),
            };
            names.push(((*name).to_owned(), points));
        }
        names
    }

    fn sources_text(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let sources = self.tally.sources.iter().enumerate();
        let sources: Vec<_> = sources.filter(|&(source, _)| self.tally.can_score[source]).collect();
        if sources.is_empty() {
            return Ok(());
        }
        let scorers = self.scorers();
        let mut head = words(&["points by source"]);
        head.extend(scorers.iter().map(|seats| side_name(seats)));
        let mut rows = vec![head];
        for (source, name) in sources {
            let mut row = vec![(*name).to_owned()];
            row.extend(scorers.iter().map(|seats| format!("{:.1}", self.source_mean(seats, source))));
            rows.push(row);
        }
        write!(out, "\n{}", grid(&rows, 1))?;
        Ok(())
    }

    /// Who has points: each seat, or each side where there are partners.
    fn scorers(&self) -> Vec<Vec<Seat>> {
        if self.tally.sides.is_empty() {
            return (0..self.bots.len() as u8).map(|seat| vec![Seat(seat)]).collect();
        }
        self.tally.sides.values().map(|side| side.seats.clone()).collect()
    }

    /// The mean points of these seats together from one source.
    fn source_mean(&self, seats: &[Seat], source: usize) -> f64 {
        seats.iter().map(|seat| self.tally.source_mean(seat.index(), source)).sum()
    }

    fn sources_json(&self, seats: &[Seat]) -> Value {
        let sources = self.tally.sources.iter().enumerate();
        Value::Object(
            sources
                .map(|(source, name)| ((*name).to_owned(), json!(self.source_mean(seats, source))))
                .collect(),
        )
    }

    /// Seats with partners have a score and sources only together.
    fn seat_json(&self, seat: usize) -> Value {
        let alone = self.tally.sides.is_empty();
        json!({
            "seat": format!("p{}", seat + 1),
            "bot": self.bots[seat],
            "score": alone.then(|| score_json(self.tally.seats[seat].score)),
            "wins": share_json(self.tally.win_share(seat)),
            "grades": self.grades_json(seat),
            "sources": alone.then(|| self.sources_json(&[Seat(seat as u8)])),
        })
    }

    fn side_json(&self, side: &SideTally) -> Value {
        json!({
            "seats": side.seats.iter().map(Seat::to_string).collect::<Vec<_>>(),
            "mean": side.score.mean(),
            "score": score_json(side.score),
            "wins": share_json(wilson(side.wins, self.tally.games)),
            "sources": self.sources_json(&side.seats),
        })
    }

    fn grades_json(&self, seat: usize) -> Value {
        if self.tally.grades.is_empty() {
            return json!({});
        }
        let share = |(grade, (name, _))| (name, share_json(self.tally.grade_share(seat, grade)));
        Value::Object(self.grade_names().into_iter().enumerate().map(share).collect())
    }

    pub(super) fn json(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let tally = self.tally;
        let seats: Vec<Value> = (0..self.bots.len()).map(|seat| self.seat_json(seat)).collect();
        let positions: Vec<Value> = match tally.ordered {
            0 => Vec::new(),
            _ => (0..tally.positions.len())
                .map(|position| share_json(tally.position_share(position)))
                .collect(),
        };
        let endings: serde_json::Map<String, Value> = (tally.endings.iter())
            .map(|(ending, &games)| ((*ending).to_owned(), share_json(wilson(games as f64, tally.games))))
            .collect();
        let sides: Vec<Value> = tally.sides.values().map(|side| self.side_json(side)).collect();
        let together =
            (tally.together > 0).then(|| share_json(wilson(tally.won_together as f64, tally.together)));
        let summary = json!({
            "box": self.game,
            "edition": self.edition,
            "seed": self.seed,
            "games": tally.games,
            "seats": seats,
            "sides": sides,
            "won_together": together,
            "wins_by_position": positions,
            "plies_per_game": tally.mean_plies(),
            "turns": { "mean": tally.turns.mean(), "min": tally.turns.min(), "max": tally.turns.max() },
            "endings": endings,
            "modules": self.modules,
            "options": self.options,
            "reconstruction": self.notice.is_some(),
            "tie_breaks": tally.tie_breaks,
            "shared_wins": tally.shared_wins,
            // What depends on the machine is kept apart, so that the rest can be compared.
            "speed": {
                "jobs": self.jobs,
                "seconds": self.time.as_secs_f64(),
                "games_per_second": self.speed(),
            },
        });
        writeln!(out, "{summary:#}")?;
        Ok(())
    }
}

/// The columns that [`score`] fills.
const SCORE: [&str; 4] = ["mean", "sd", "min", "max"];

fn score(score: Sample) -> Vec<String> {
    vec![
        format!("{:.1}", score.mean()),
        format!("{:.1}", score.deviation()),
        format!("{:.0}", score.min()),
        format!("{:.0}", score.max()),
    ]
}

fn score_json(score: Sample) -> Value {
    json!({ "mean": score.mean(), "sd": score.deviation(), "min": score.min(), "max": score.max() })
}

fn share_json(share: Share) -> Value {
    json!({ "share": share.share, "low": share.low, "high": share.high })
}

fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

fn interval(share: Share) -> String {
    format!("{:.1}-{:.1}", share.low * 100.0, share.high * 100.0)
}

/// `p1 p3`.
fn side_name(seats: &[Seat]) -> String {
    seats.iter().map(Seat::to_string).collect::<Vec<_>>().join(" ")
}

fn ordinal(position: usize) -> String {
    match position {
        0 => "first".to_owned(),
        1 => "second".to_owned(),
        2 => "third".to_owned(),
        3 => "fourth".to_owned(),
        more => format!("{}th", more + 1),
    }
}
