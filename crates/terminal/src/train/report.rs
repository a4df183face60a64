//! The curves of a run, as a page.

use std::fmt::Write as _;

use super::{Plan, Round};
use crate::arena::escaped;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 240.0;
/// Room for the numbers on the left and below.
const LEFT: f64 = 48.0;
const BELOW: f64 = 28.0;
/// Colours that people with any kind of colour vision can tell apart.
const COLOURS: [&str; 4] = ["#0072b2", "#d55e00", "#009e73", "#cc79a7"];

/// A line of a chart: its name and its values, one for each step.
struct Line {
    name: String,
    values: Vec<f64>,
}

/// The page.
pub(super) fn html(plan: &Plan, rounds: &[Round]) -> String {
    let of = |name: &str, value: &dyn Fn(&Round) -> f64| Line {
        name: name.to_owned(),
        values: rounds.iter().map(value).collect(),
    };
    let taught = Line {
        name: "training".to_owned(),
        values: rounds.iter().flat_map(|round| round.taught.clone()).collect(),
    };
    let off = [of("net", &|round| round.off), of("greedy's guide", &|round| round.guide_off)];
    let seats: Vec<u8> =
        rounds.first().map_or(Vec::new(), |round| round.matches.iter().map(|one| one.seats).collect());
    let by_seats = |value: &dyn Fn(&super::Match) -> f64| -> Vec<Line> {
        let find =
            |round: &Round, seats| round.matches.iter().find(|one| one.seats == seats).map_or(0.0, value);
        let line = |&seats: &u8| of(&format!("{seats} seats"), &|round| find(round, seats));
        seats.iter().map(line).collect()
    };
    let mut means = by_seats(&|one| one.mean);
    means.push(of("self-play", &|round| round.self_play));
    let wins = by_seats(&|one| 100.0 * one.wins / one.games.max(1) as f64);
    let mut page = format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Training for {game}</title>\n<style>body \
         {{ font: 15px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem }} td, th {{ \
         text-align: right; padding: 0 .6rem }} svg {{ width: 100% }}</style>\n<h1>Training for {game}</h1>\n\
         <p>{}.</p>\n",
        escaped(&plan.words(rounds.len())),
        game = plan.game,
    );
    let charts = [
        ("Prediction error on the training games after each pass (points)", vec![taught]),
        ("Prediction error on unseen games after each round (points)", off.into()),
        ("Mean score against greedy after each round", means),
        ("Wins against greedy after each round (per cent)", wins),
    ];
    for (title, lines) in &charts {
        let _ = write!(page, "<h2>{title}</h2>\n{}", chart(title, lines));
    }
    page += "</html>\n";
    page
}

/// Lines over steps from 1.
fn chart(title: &str, lines: &[Line]) -> String {
    let all = || lines.iter().flat_map(|line| line.values.iter().copied());
    let (low, high) =
        (all().fold(f64::INFINITY, f64::min).floor(), all().fold(f64::NEG_INFINITY, f64::max).ceil());
    let steps = lines.iter().map(|line| line.values.len()).max().unwrap_or(0);
    if steps == 0 {
        return String::new();
    }
    let high = high.max(low + 1.0);
    let x = |step: usize| LEFT + (WIDTH - LEFT - 12.0) * step as f64 / (steps.max(2) - 1) as f64;
    let y = |value: f64| 12.0 + (HEIGHT - BELOW - 12.0) * (high - value) / (high - low);
    let mut svg =
        format!("<svg viewBox=\"0 0 {WIDTH} {}\" role=\"img\" aria-label=\"{title}\">\n", HEIGHT + 24.0);
    for part in 0..=4 {
        let value = low + (high - low) * f64::from(part) / 4.0;
        let _ = writeln!(
            svg,
            "<path d=\"M{LEFT} {y:.1}H{WIDTH}\" stroke=\"#ccc\"/><text x=\"{}\" y=\"{:.1}\" font-size=\"12\" \
             text-anchor=\"end\">{value:.1}</text>",
            LEFT - 6.0,
            y(value) + 4.0,
            y = y(value),
        );
    }
    let _ = writeln!(
        svg,
        "<text x=\"{LEFT}\" y=\"{0}\" font-size=\"12\">1</text><text x=\"{1:.1}\" y=\"{0}\" font-size=\"12\" \
         text-anchor=\"end\">{steps}</text>",
        HEIGHT - 8.0,
        WIDTH - 12.0
    );
    for (number, line) in lines.iter().enumerate() {
        let colour = COLOURS[number % COLOURS.len()];
        let points: Vec<String> = line
            .values
            .iter()
            .enumerate()
            .map(|(step, &value)| format!("{:.1},{:.1}", x(step), y(value)))
            .collect();
        let dash = ["", "8 4", "2 3", "8 3 2 3"][number % 4];
        let _ = writeln!(
            svg,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" stroke-dasharray=\"{dash}\"/>\
             <text x=\"{:.1}\" y=\"{}\" font-size=\"13\" fill=\"{colour}\">{} {}</text>",
            points.join(" "),
            LEFT + 170.0 * number as f64,
            HEIGHT + 14.0,
            ["—", "– –", "···", "–·–"][number % 4],
            line.name,
        );
    }
    svg += "</svg>\n";
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chart_has_a_line_for_each_row_and_marks_its_range() {
        let line = |name: &str, values: &[f64]| Line { name: name.to_owned(), values: values.to_vec() };
        let svg = chart("Points", &[line("net", &[20.5, 10.25, 12.0]), line("guide", &[30.0, 29.5, 29.0])]);
        assert_eq!(svg.matches("<polyline").count(), 2);
        assert!(svg.contains(">10.0<") && svg.contains(">30.0<") && svg.contains("guide"), "{svg}");
        // The highest value of all is at the top.
        assert!(svg.contains("points=\"48.0,12.0 "), "{svg}");
        assert_eq!(chart("Nothing", &[]), "");
    }
}
