//! The report as one page that needs nothing else. It works in light and dark, on a phone and with a screen reader.

use std::fmt::Write as _;

use engine::counted;

use super::{
    chart::{self, escaped},
    report::{BotRow, CellRow, Report},
    terminal::{between, elo, error, one_digit, per_cent, percent, seconds},
};
use crate::text::{games_a_second, words};

const STYLE: &str = include_str!("report.css");

impl Report {
    pub(super) fn html(&self) -> String {
        let edition = self.edition.as_ref().map(|edition| format!(" {edition}")).unwrap_or_default();
        let title = escaped(&format!("{}{edition}: {}", self.title, counted(self.bots.len(), "bot")));
        let mut page = format!(
            "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" \
             content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n\
             <body>\n<main>\n<h1>{title}</h1>\n<p>{}, {}, seed {}.</p>\n<ul>\n",
            counted(self.seats, "seat"),
            counted(self.games as usize, "game"),
            self.seed
        );
        for told in self.setting() {
            let _ = writeln!(page, "<li>{}</li>", escaped(&told));
        }
        page.push_str("</ul>\n");
        if self.bots.is_empty() {
            page.push_str("<p>No game was finished.</p>\n");
        } else {
            page += &self.standings();
            page += &self.meetings();
            page += &self.decided();
            if self.sides > 1 {
                page += &self.cells("By seat", "seat", |bot| &bot.by_seat);
            }
            if let Some(rotation) = &self.rotate {
                page +=
                    &self.cells(&format!("By {}", rotation.option), &rotation.option, |bot| &bot.by_value);
            }
            page += &self.by_source();
            page += &self.times();
        }
        page.push_str("</main>\n</body>\n</html>\n");
        page
    }

    /// Ratings or win shares, and mean scores.
    fn standings(&self) -> String {
        let mut charts = String::new();
        let of = |estimate: fn(&BotRow) -> Option<super::report::Estimate>| -> Vec<_> {
            self.bots.iter().filter_map(|bot| Some((bot.bot.as_str(), estimate(bot)?))).collect()
        };
        let beats = if self.sides > 2 { "beats" } else { "wins" };
        if let Some(anchor) = &self.anchor {
            let about = format!("Elo points above {anchor}, with 95 % intervals");
            charts += &figure(
                "Rating",
                &about,
                &chart::intervals("Rating", &about, &of(|bot| bot.rating), Some(&elo)),
            );
        } else if !self.against_itself() {
            let (about, rows) = ("games won, in per cent, with 95 % intervals", of(|bot| Some(bot.wins)));
            charts += &figure(
                "Wins",
                about,
                &chart::intervals("Wins", about, &rows, Some(&|share| format!("{:.0}", share * 100.0))),
            );
        }
        let about = format!("mean {} with 95 % intervals", self.score_name.unwrap_or("points"));
        let rows = of(|bot| Some(bot.score));
        charts += &figure("Score", &about, &chart::intervals("Score", &about, &rows, None));
        let mut head = words(&["bot", "games"]);
        if self.anchor.is_some() {
            head.extend(words(&["rating", "95 %"]));
        }
        if !self.against_itself() {
            head.extend(words(&[beats, "95 %"]));
        }
        head.extend(words(&["mean", "95 %", "sd", "min", "max"]));
        let row = |bot: &BotRow| {
            let mut row = vec![bot.bot.clone(), bot.games.to_string()];
            if self.anchor.is_some() {
                let anchor = self.anchor.as_ref() == Some(&bot.bot);
                row.push(bot.rating.map_or("–".to_owned(), |rating| elo(rating.value)));
                row.push(
                    bot.rating.filter(|_| !anchor).map_or("–".to_owned(), |rating| between(rating, elo)),
                );
            }
            if !self.against_itself() {
                row.extend([percent(bot.wins.value), between(bot.wins, per_cent)]);
            }
            row.extend([one_digit(bot.score.value), error(bot.score), one_digit(bot.sd)]);
            row.extend([bot.min, bot.max].map(|number| format!("{number:.0}")));
            row
        };
        let rows: Vec<Vec<String>> = self.bots.iter().map(row).collect();
        let note = if self.against_itself() {
            String::new()
        } else {
            format!("<p>{beats}: {}</p>\n", self.wins_are)
        };
        section(
            "Standings",
            &format!("<div class=\"charts\">{charts}</div>\n{}{note}", table("All bots", &head, &rows)),
        )
    }

    /// How well each bot did against each other one, as a square.
    fn meetings(&self) -> String {
        if self.match_ups.iter().all(|row| row.among.is_none()) {
            return String::new();
        }
        let share = |one: &str, among: &str| {
            let is = |name: &Option<String>, bot: &str| name.as_deref() == Some(bot);
            let found = self.match_ups.iter().find(|row| is(&row.one, one) && is(&row.among, among));
            let back = self.match_ups.iter().find(|row| is(&row.one, among) && is(&row.among, one));
            let back = back.filter(|_| self.sides == 2).map(|row| 1.0 - row.first.value);
            found.map(|row| row.first.value).or(back)
        };
        let what = if self.sides > 2 {
            "How often the bot of the row was first, alone among copies of the bot of the column"
        } else {
            "Wins of the bot of the row against the bot of the column"
        };
        let mut square =
            format!("<div class=\"wide\"><table class=\"square\"><caption>{what}</caption>\n<tr><td></td>");
        for bot in &self.bots {
            let _ = write!(square, "<th scope=\"col\">{}</th>", escaped(&bot.bot));
        }
        for one in &self.bots {
            let _ = write!(square, "</tr>\n<tr><th scope=\"row\">{}</th>", escaped(&one.bot));
            for among in &self.bots {
                let _ = match share(&one.bot, &among.bot) {
                    Some(share) => {
                        write!(square, "<td style=\"--share:{:.0}%\">{}</td>", share * 100.0, percent(share))
                    }
                    None => write!(square, "<td class=\"none\">–</td>"),
                };
            }
        }
        square.push_str("</tr></table></div>\n");
        let head = words(&[
            "one",
            if self.sides > 2 { "among" } else { "against" },
            "games",
            if self.sides > 2 { "first" } else { "wins" },
            "95 %",
            "mean",
            "95 %",
            "others' mean",
        ]);
        let row = |row: &super::report::MatchRow| {
            Some(vec![
                row.one.clone()?,
                row.among.clone()?,
                row.games.to_string(),
                percent(row.first.value),
                between(row.first, per_cent),
                one_digit(row.score.value),
                error(row.score),
                one_digit(row.others?.value),
            ])
        };
        let rows: Vec<Vec<String>> = self.match_ups.iter().filter_map(row).collect();
        section("Match-ups", &format!("{square}{}", table("All match-ups", &head, &rows)))
    }

    fn decided(&self) -> String {
        let Some(test) = &self.test else { return String::new() };
        let about =
            "log-likelihood ratio after each deal; the dashed lines are the bounds at which the test decides";
        let drawn = figure("Ratio", about, &chart::path("Ratio", about, &test.path, test.bound));
        let told = escaped(&test.told(self.deals, self.games));
        let numbers = format!(
            "The ratio is {:+.2}. The test decides at {:+.2} or {:+.2}.",
            test.ratio, -test.bound, test.bound
        );
        section("Sequential test", &format!("<p>{told} {numbers}</p>\n<div class=\"charts\">{drawn}</div>\n"))
    }

    /// Mean score and wins of every bot, by seat or by value.
    fn cells<'a>(&'a self, title: &str, what: &str, cells: impl Fn(&'a BotRow) -> &'a [CellRow]) -> String {
        let names: Vec<&str> = cells(&self.bots[0]).iter().map(|cell| cell.name.as_str()).collect();
        if names.len() < 2 {
            return String::new();
        }
        let wins = if self.sides > 2 { "opponents beaten" } else { "wins" };
        let mut head = vec![what.to_owned()];
        head.extend(self.bots.iter().flat_map(|bot| [format!("{}: mean", bot.bot), wins.to_owned()]));
        let at = |bot: &'a BotRow, number: usize| cells(bot).get(number).filter(|cell| cell.games > 0);
        let row = |(number, name): (usize, &&str)| {
            let mut row = vec![(*name).to_owned()];
            for bot in &self.bots {
                row.extend(match at(bot, number) {
                    Some(cell) => [
                        format!("{} {}", one_digit(cell.score.value), error(cell.score)),
                        percent(cell.wins.value),
                    ],
                    None => ["–".to_owned(), "–".to_owned()],
                });
            }
            row
        };
        let rows: Vec<Vec<String>> = names.iter().enumerate().map(row).collect();
        let series =
            |bot: &'a BotRow| (0..names.len()).map(|number| Some(at(bot, number)?.score.value)).collect();
        let series: Vec<Vec<Option<f64>>> = self.bots.iter().map(series).collect();
        let about = format!("mean {} by {what}", self.score_name.unwrap_or("points"));
        let drawn = figure(title, &about, &(self.legend() + &chart::lines(title, &about, &names, &series)));
        section(title, &format!("<div class=\"charts\">{drawn}{}</div>\n", table(title, &head, &rows)))
    }

    fn by_source(&self) -> String {
        let mut head = words(&["source"]);
        head.extend(self.bots.iter().map(|bot| bot.bot.clone()));
        let names = self.bots[0].sources.iter().map(|(name, _)| *name);
        let rows: Vec<(&str, Vec<f64>)> = names
            .enumerate()
            .map(|(number, name)| (name, self.bots.iter().map(|bot| bot.sources[number].1).collect()))
            .collect();
        if rows.is_empty() {
            return String::new();
        }
        let about = "mean points of a seat by source";
        let drawn = figure("By source", about, &(self.legend() + &chart::dots("By source", about, &rows)));
        let cells = |(name, numbers): &(&str, Vec<f64>)| {
            std::iter::once((*name).to_owned()).chain(numbers.iter().copied().map(one_digit)).collect()
        };
        let rows: Vec<Vec<String>> = rows.iter().map(cells).collect();
        section(
            "By source",
            &format!("<div class=\"charts\">{drawn}{}</div>\n", table("Points by source", &head, &rows)),
        )
    }

    fn times(&self) -> String {
        let rows: Vec<(&str, [f64; 3])> = self
            .speed
            .bots
            .iter()
            .map(|row| (row.bot.as_str(), [row.mean, row.percentile_95, row.max]))
            .collect();
        let about = "time for a turn: mean, 95 % below, and longest, on a scale of powers of ten";
        let round = |time: f64| seconds(time).replace(".00", "").replace(".0", "");
        let drawn = figure("Time", about, &chart::times("Time", about, &rows, &round));
        let head = words(&["bot", "mean", "95 % below", "longest", "decisions a turn", "turns"]);
        let row = |row: &super::report::TimeRow| {
            vec![
                row.bot.clone(),
                seconds(row.mean),
                seconds(row.percentile_95),
                seconds(row.max),
                one_digit(row.decisions_per_turn),
                row.turns.to_string(),
            ]
        };
        let rows: Vec<Vec<String>> = self.speed.bots.iter().map(row).collect();
        let speed = format!(
            "<p>{:.1} s with {}: {}.</p>\n",
            self.speed.seconds,
            counted(self.speed.jobs.into(), "job"),
            games_a_second(self.speed.games_per_second)
        );
        section(
            "Time",
            &format!("<div class=\"charts\">{drawn}{}</div>\n{speed}", table("Time a turn", &head, &rows)),
        )
    }

    /// Which shape is which bot.
    fn legend(&self) -> String {
        let mut legend = "<ul class=\"legend\">".to_owned();
        for (number, bot) in self.bots.iter().enumerate() {
            let mark = chart::mark(number, 8.0, 8.0);
            let _ = write!(
                legend,
                "<li><svg viewBox=\"0 0 16 16\" aria-hidden=\"true\">{mark}</svg>{}</li>",
                escaped(&bot.bot)
            );
        }
        legend + "</ul>\n"
    }
}

fn section(title: &str, body: &str) -> String {
    format!("<section>\n<h2>{}</h2>\n{body}</section>\n", escaped(title))
}

fn figure(title: &str, about: &str, drawn: &str) -> String {
    format!(
        "<figure>\n{drawn}<figcaption><b>{}</b>: {}</figcaption>\n</figure>\n",
        escaped(title),
        escaped(about)
    )
}

/// A table whose first column names the rows.
fn table(caption: &str, head: &[String], rows: &[Vec<String>]) -> String {
    let mut table = format!("<div class=\"wide\"><table><caption>{}</caption>\n<tr>", escaped(caption));
    for name in head {
        let _ = write!(table, "<th scope=\"col\">{}</th>", escaped(name));
    }
    for row in rows {
        table.push_str("</tr>\n<tr>");
        for (number, cell) in row.iter().enumerate() {
            let cell = escaped(cell);
            let _ = if number == 0 {
                write!(table, "<th scope=\"row\">{cell}</th>")
            } else {
                write!(table, "<td>{cell}</td>")
            };
        }
    }
    table + "</tr></table></div>\n"
}
