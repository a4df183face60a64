//! The report for people at a terminal.

use std::io::Write;

use engine::{Paper, counted, width_of};

use super::report::{BotRow, CellRow, Estimate, Report, TestRow};
use crate::text::{games_a_second, grid, words, wrap};

impl Report {
    pub(super) fn text(&self, paper: Paper, out: &mut impl Write) -> anyhow::Result<()> {
        let edition = self.edition.as_ref().map(|edition| format!(" {edition}")).unwrap_or_default();
        writeln!(
            out,
            "{}{edition}: {}, {}, {}, seed {}",
            self.game,
            counted(self.bots.len(), "bot"),
            counted(self.seats, "seat"),
            counted(self.games as usize, "game"),
            self.seed
        )?;
        for told in self.setting() {
            write!(out, "{}", wrap(paper, "", &told))?;
        }
        if self.bots.is_empty() {
            writeln!(out, "\nno game was finished")?;
            return Ok(());
        }
        self.bots_text(paper, out)?;
        self.match_ups_text(paper, out)?;
        if let Some(test) = &self.test {
            write!(out, "\n{}", wrap(paper, "", &test.told(self.deals, self.games)))?;
            writeln!(
                out,
                "log-likelihood ratio {:+.2}, decided at {:+.2} or {:+.2}",
                test.ratio, -test.bound, test.bound
            )?;
        }
        if self.sides > 1 {
            self.cells_text("seat", |bot| &bot.by_seat, paper, out)?;
        }
        if let Some(rotation) = &self.rotate {
            self.cells_text(&rotation.option, |bot| &bot.by_value, paper, out)?;
        }
        self.sources_text(paper, out)?;
        self.times_text(paper, out)
    }

    fn bots_text(&self, paper: Paper, out: &mut impl Write) -> anyhow::Result<()> {
        let (rated, wins) = (self.anchor.is_some(), !self.against_itself());
        let name = if self.sides > 2 { "beats" } else { "wins" };
        let mut head = words(&["bot"]);
        if rated {
            head.extend(words(&["rating", "95 %"]));
        }
        if wins {
            head.extend(words(&[name, "95 %"]));
        }
        head.extend(words(&["mean", "95 %", "sd"]));
        let mut rows = vec![head];
        for bot in &self.bots {
            let mut row = vec![bot.bot.clone()];
            if rated {
                let anchor = self.anchor.as_deref() == Some(bot.bot.as_str());
                row.push(bot.rating.map_or("-".to_owned(), |rating| elo(rating.value)));
                row.push(
                    bot.rating.filter(|_| !anchor).map_or("-".to_owned(), |rating| between(rating, elo)),
                );
            }
            if wins {
                row.extend([percent(bot.wins.value), between(bot.wins, per_cent)]);
            }
            row.extend([one_digit(bot.score.value), error(bot.score), one_digit(bot.sd)]);
            rows.push(row);
        }
        write!(out, "\n{}", fitted(&rows, paper))?;
        let mut notes = Vec::new();
        if let Some(anchor) = &self.anchor {
            notes.push(format!("rating: Elo points above {anchor}"));
        }
        if wins {
            notes.push(format!("{name}: {}", self.wins_are));
        }
        notes.extend(self.score_name.map(|name| format!("mean and sd: {name}")));
        if !notes.is_empty() {
            write!(out, "{}", wrap(paper, "", &notes.join("; ")))?;
        }
        Ok(())
    }

    fn match_ups_text(&self, paper: Paper, out: &mut impl Write) -> anyhow::Result<()> {
        if self.match_ups.iter().all(|row| row.among.is_none()) {
            return Ok(());
        }
        let first = if self.sides > 2 { "first" } else { "wins" };
        let mut rows = vec![words(&["match-up", "games", first, "95 %", "mean", "95 %", "others"])];
        for row in &self.match_ups {
            let (Some(one), Some(among), Some(others)) = (&row.one, &row.among, row.others) else { continue };
            let name =
                if self.sides > 2 { format!("one {one} among {among}") } else { format!("{one} - {among}") };
            rows.push(vec![
                name,
                row.games.to_string(),
                percent(row.first.value),
                between(row.first, per_cent),
                one_digit(row.score.value),
                error(row.score),
                one_digit(others.value),
            ]);
        }
        write!(out, "\n{}", fitted(&rows, paper))?;
        Ok(())
    }

    /// Mean score and wins of every bot, by seat or by value.
    fn cells_text<'a>(
        &'a self,
        what: &str,
        cells: impl Fn(&'a BotRow) -> &'a [CellRow],
        paper: Paper,
        out: &mut impl Write,
    ) -> anyhow::Result<()> {
        let names: Vec<&str> =
            self.bots.first().map_or(&[][..], &cells).iter().map(|cell| &*cell.name).collect();
        if names.len() < 2 {
            return Ok(());
        }
        let mut rows = vec![vec![what.to_owned()]];
        rows[0].extend(self.bots.iter().map(|bot| bot.bot.clone()));
        for (number, name) in names.iter().enumerate() {
            let mut row = vec![(*name).to_owned()];
            row.extend(self.bots.iter().map(
                |bot| match cells(bot).get(number).filter(|cell| cell.games > 0) {
                    Some(cell) => {
                        format!("{} {:>5}", one_digit(cell.score.value), whole_percent(cell.wins.value))
                    }
                    None => "-".to_owned(),
                },
            ));
            rows.push(row);
        }
        let wins = if self.sides > 2 { "opponents beaten" } else { "wins" };
        writeln!(out, "\nmean score and {wins} by {what}")?;
        write!(out, "{}", fitted(&rows, paper))?;
        Ok(())
    }

    fn sources_text(&self, paper: Paper, out: &mut impl Write) -> anyhow::Result<()> {
        let mut rows = vec![words(&["points by source"])];
        rows[0].extend(self.bots.iter().map(|bot| bot.bot.clone()));
        for (number, (name, _)) in self.bots.first().map_or(&[][..], |bot| &bot.sources).iter().enumerate() {
            let mut row = vec![(*name).to_owned()];
            row.extend(self.bots.iter().map(|bot| one_digit(bot.sources[number].1)));
            rows.push(row);
        }
        if rows.len() > 1 {
            write!(out, "\n{}", fitted(&rows, paper))?;
        }
        Ok(())
    }

    fn times_text(&self, paper: Paper, out: &mut impl Write) -> anyhow::Result<()> {
        let mut rows = vec![words(&["time a turn", "mean", "95 % below", "longest", "decisions a turn"])];
        for row in &self.speed.bots {
            rows.push(vec![
                row.bot.clone(),
                seconds(row.mean),
                seconds(row.percentile_95),
                seconds(row.max),
                one_digit(row.decisions_per_turn),
            ]);
        }
        write!(out, "\n{}", fitted(&rows, paper))?;
        writeln!(
            out,
            "\n{:.1} s with {}: {}",
            self.speed.seconds,
            counted(self.speed.jobs.into(), "job"),
            games_a_second(self.speed.games_per_second)
        )?;
        Ok(())
    }
}

impl TestRow {
    /// Which bot is stronger, if the interval of the ratings shows it.
    pub(super) fn stronger(&self) -> Option<String> {
        let difference = self.difference?;
        let how = match (difference.low, difference.high) {
            (Some(low), _) if low > 0.0 => "stronger",
            (_, Some(high)) if high < 0.0 => "weaker",
            _ => return None,
        };
        let (rating, interval) = (elo(difference.value), between(difference, elo));
        Some(format!("{} is clearly {how} than {}: {rating} Elo points ({interval}).", self.one, self.other))
    }
}

/// A grid that is no wider than the paper: columns that do not fit follow below, with the first column again.
fn fitted(rows: &[Vec<String>], paper: Paper) -> String {
    let width = |column: usize| rows.iter().map(|row| width_of(&row[column])).max().unwrap_or(0);
    let columns = rows.first().map_or(0, Vec::len);
    let mut text = String::new();
    let mut from = 1;
    while from < columns {
        let mut to = from;
        let mut used = width(0);
        while to < columns && (to == from || used + 2 + width(to) <= paper.width) {
            used += 2 + width(to);
            to += 1;
        }
        let part = |row: &Vec<String>| [&row[..1], &row[from..to]].concat();
        let part: Vec<Vec<String>> = rows.iter().map(part).collect();
        if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(&grid(&part, 1));
        from = to;
    }
    text
}

pub(super) fn elo(value: f64) -> String {
    let value = value.round();
    if value == 0.0 { "0".to_owned() } else { format!("{value:+.0}") }
}

pub(super) fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

fn whole_percent(share: f64) -> String {
    format!("{:.0} %", share * 100.0)
}

/// Per cent without the sign, for intervals.
pub(super) fn per_cent(share: f64) -> String {
    format!("{:.1}", share * 100.0)
}

pub(super) fn one_digit(value: f64) -> String {
    format!("{value:.1}")
}

/// `12 to 40`, or a dash if nothing is known.
pub(super) fn between(estimate: Estimate, written: impl Fn(f64) -> String) -> String {
    match (estimate.low, estimate.high) {
        (Some(low), Some(high)) => format!("{} to {}", written(low), written(high)),
        _ => "-".to_owned(),
    }
}

/// `± 1.5`, or a dash if nothing is known.
pub(super) fn error(estimate: Estimate) -> String {
    estimate.high.map_or("-".to_owned(), |high| format!("±{:.1}", high - estimate.value))
}

/// A time with the unit that suits it.
pub(super) fn seconds(time: f64) -> String {
    match time {
        time if time >= 100.0 => format!("{time:.0} s"),
        time if time >= 1.0 => format!("{time:.2} s"),
        time if time >= 1e-3 => format!("{:.2} ms", time * 1e3),
        time => format!("{:.1} µs", time * 1e6),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wide_grid_goes_on_below() {
        let row = |name: &str| {
            std::iter::once(name.to_owned()).chain((0..9).map(|n| format!("{n:0>12}"))).collect()
        };
        let text = fitted(&[row("one"), row("two")], Paper::PLAIN);
        assert!(text.lines().all(|line| line.len() <= 80), "{text}");
        assert_eq!(text.matches("one").count(), 2, "{text}");
        assert_eq!(text.split_whitespace().count(), 2 * (2 + 9), "{text}");
    }

    #[test]
    fn a_test_names_the_stronger_bot_only_if_the_interval_does() {
        let told = |low: f64, high: f64| {
            let difference = Estimate { value: f64::midpoint(low, high), low: Some(low), high: Some(high) };
            let (one, other) = ("easy".to_owned(), "hard".to_owned());
            let (low, high, error, ratio, bound) = (0.0, 50.0, 0.05, -3.0, 2.9);
            let test = TestRow {
                one,
                other,
                low,
                high,
                error,
                ratio,
                bound,
                decision: "low",
                difference: Some(difference),
                path: Vec::new(),
            };
            test.told(1, 2)
        };
        let decided = "Decided after 1 deal (2 games): the difference between easy and hard is closer to 0 than to +50 \
                       Elo points.";
        assert_eq!(told(-40.0, 60.0), decided);
        let weaker = "easy is clearly weaker than hard: -300 Elo points (-400 to -200).";
        assert_eq!(told(-400.0, -200.0), format!("{decided} {weaker}"));
        assert!(told(10.0, 30.0).contains("clearly stronger than hard: +20 Elo points (+10 to +30)"));
    }

    #[test]
    fn numbers_are_written_for_people() {
        assert_eq!([elo(12.4), elo(-3.0), elo(-0.2), elo(0.0)], ["+12", "-3", "0", "0"]);
        assert_eq!(elo(100.0), "+100");
        assert_eq!(
            [seconds(0.0), seconds(12e-6), seconds(0.0025), seconds(1.5)],
            ["0.0 µs", "12.0 µs", "2.50 ms", "1.50 s"]
        );
        let known = Estimate { value: 0.5, low: Some(0.4), high: Some(0.6) };
        assert_eq!(between(known, per_cent), "40.0 to 60.0");
        assert_eq!(between(Estimate { low: None, high: None, ..known }, per_cent), "-");
    }
}
