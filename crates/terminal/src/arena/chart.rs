//! Charts as SVG. They use the colours of the page they are in, and every bot has a shape as well as a colour.

use std::fmt::Write as _;

use super::report::Estimate;

/// The width of a chart in its own units. A phone shows about as many pixels.
const WIDTH: f64 = 400.0;
const ROW: f64 = 26.0;
/// Room on the right, so that half of the last label fits.
const MARGIN: f64 = 28.0;
/// How wide a letter is, roughly.
const LETTER: f64 = 8.0;
/// How many shapes and colours there are. The page has the colours.
const SHAPES: usize = 8;
/// Labels longer than this are cut.
const LONGEST: usize = 22;

/// Text as it must be written in HTML.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A shape at a place. Each of the first eight bots has its own shape and colour.
pub(super) fn mark(bot: usize, x: f64, y: f64) -> String {
    let points = |points: &[(f64, f64)]| {
        let points: Vec<String> =
            points.iter().map(|(dx, dy)| format!("{:.1},{:.1}", x + dx, y + dy)).collect();
        format!("<polygon class=\"bot{}\" points=\"{}\"/>", bot % SHAPES, points.join(" "))
    };
    match bot % SHAPES {
        0 => format!("<circle class=\"bot0\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"5\"/>"),
        1 => points(&[(-4.5, -4.5), (4.5, -4.5), (4.5, 4.5), (-4.5, 4.5)]),
        2 => points(&[(0.0, -6.0), (5.5, 4.5), (-5.5, 4.5)]),
        3 => points(&[(0.0, -6.5), (6.5, 0.0), (0.0, 6.5), (-6.5, 0.0)]),
        4 => points(&[(0.0, 6.0), (5.5, -4.5), (-5.5, -4.5)]),
        5 => points(&[(-6.0, -2.5), (6.0, -2.5), (6.0, 2.5), (-6.0, 2.5)]),
        6 => points(&[(-2.5, -6.0), (2.5, -6.0), (2.5, 6.0), (-2.5, 6.0)]),
        _ => points(&[
            (-6.0, -6.0),
            (0.0, -2.0),
            (6.0, -6.0),
            (2.0, 0.0),
            (6.0, 6.0),
            (0.0, 2.0),
            (-6.0, 6.0),
            (-2.0, 0.0),
        ]),
    }
}

/// A whole chart. Screen readers read its name and description. The numbers are in a table next to it.
fn svg(name: &str, about: &str, height: f64, body: &str) -> String {
    let (name, about) = (escaped(name), escaped(about));
    format!(
        "<svg viewBox=\"0 0 {WIDTH} {height:.0}\" role=\"img\" aria-label=\"{name}. {about}\"><title>{name}</title>{body}</svg>\n"
    )
}

fn line(class: &str, from: (f64, f64), to: (f64, f64)) -> String {
    format!(
        "<line class=\"{class}\" x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\"/>",
        from.0, from.1, to.0, to.1
    )
}

fn text(anchor: &str, x: f64, y: f64, words: &str) -> String {
    let mut shown: String = words.chars().take(LONGEST).collect();
    if words.chars().count() > LONGEST {
        shown.push('…');
    }
    format!("<text text-anchor=\"{anchor}\" x=\"{x:.1}\" y=\"{y:.1}\">{}</text>", escaped(&shown))
}

/// A scale from numbers to places.
struct Scale {
    numbers: (f64, f64),
    places: (f64, f64),
    ticks: Vec<f64>,
    /// How many decimals a tick needs.
    digits: usize,
}

impl Scale {
    /// A scale with round numbers that has room for all of these.
    fn over(numbers: impl Iterator<Item = f64>, places: (f64, f64)) -> Scale {
        let (low, high) = numbers.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), number| {
            (low.min(number), high.max(number))
        });
        let (low, high) = if low < high { (low, high) } else { (low - 1.0, low + 1.0) };
        let rough = (high - low) / 4.0;
        let power = 10.0_f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].map(|step| step * power).into_iter().find(|&step| step >= rough);
        let step = step.unwrap_or(rough);
        let (first, last) = ((low / step).floor(), (high / step).ceil());
        let ticks = (0..=(last - first) as u32).map(|tick| (first + f64::from(tick)) * step).collect();
        let digits = (-step.log10()).ceil().max(0.0) as usize;
        Scale { numbers: (first * step, last * step), places, ticks, digits }
    }

    /// A scale on which equal steps are powers of ten.
    fn powers(numbers: impl Iterator<Item = f64>, places: (f64, f64)) -> Scale {
        let logs = numbers.map(|number| number.max(1e-9).log10());
        let (low, high) =
            logs.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), log| (low.min(log), high.max(log)));
        let (low, high) = (low.floor(), high.ceil().max(low.floor() + 1.0));
        let ticks = (0..=(high - low) as u32).map(|tick| low + f64::from(tick)).collect();
        Scale { numbers: (low, high), places, ticks, digits: 0 }
    }

    fn place(&self, number: f64) -> f64 {
        let share = (number - self.numbers.0) / (self.numbers.1 - self.numbers.0);
        self.places.0 + share * (self.places.1 - self.places.0)
    }

    fn plain(&self, tick: f64) -> String {
        format!("{tick:.*}", self.digits)
    }

    /// Upright lines with their numbers below, as many as there is room for.
    fn across(&self, bottom: f64, written: &dyn Fn(f64) -> String) -> String {
        let every = self.ticks.len().div_ceil(6);
        let one = |(number, &tick): (usize, &f64)| {
            let x = self.place(tick);
            let label = text("middle", x, bottom + 16.0, &written(tick));
            line("grid", (x, 4.0), (x, bottom)) + if number % every == 0 { &label } else { "" }
        };
        self.ticks.iter().enumerate().map(one).collect()
    }
}

/// Where the drawing begins to the right of its labels.
fn gutter<'a>(labels: impl Iterator<Item = &'a str>) -> f64 {
    let longest = labels.map(|label| label.chars().count().min(LONGEST + 1)).max().unwrap_or(0);
    longest as f64 * LETTER + 14.0
}

/// One row for each bot: its number, and a line over the interval. `written` is for numbers with a special form.
pub(super) fn intervals(
    name: &str,
    about: &str,
    rows: &[(&str, Estimate)],
    written: Option<&dyn Fn(f64) -> String>,
) -> String {
    let left = gutter(rows.iter().map(|(label, _)| *label));
    let ends = |(_, estimate): &(&str, Estimate)| {
        [Some(estimate.value), estimate.low, estimate.high].into_iter().flatten()
    };
    let scale = Scale::over(rows.iter().flat_map(ends), (left, WIDTH - MARGIN));
    let bottom = rows.len() as f64 * ROW + 8.0;
    let mut body = scale.across(bottom, written.unwrap_or(&|tick| scale.plain(tick)));
    for (number, (label, estimate)) in rows.iter().enumerate() {
        let y = (number as f64 + 0.5) * ROW + 6.0;
        body += &text("end", left - 10.0, y + 4.5, label);
        if let (Some(low), Some(high)) = (estimate.low, estimate.high) {
            let (low, high) = (scale.place(low), scale.place(high));
            let class = format!("bot{} span", number % SHAPES);
            body += &line(&class, (low, y), (high, y));
            for end in [low, high] {
                body += &line(&class, (end, y - 4.0), (end, y + 4.0));
            }
        }
        body += &mark(number, scale.place(estimate.value), y);
    }
    svg(name, about, bottom + 24.0, &body)
}

/// One row for each label, with a mark for every bot.
pub(super) fn dots(name: &str, about: &str, rows: &[(&str, Vec<f64>)]) -> String {
    let left = gutter(rows.iter().map(|(label, _)| *label));
    let numbers = rows.iter().flat_map(|(_, numbers)| numbers).copied();
    let scale = Scale::over(numbers.chain([0.0]), (left, WIDTH - MARGIN));
    let bottom = rows.len() as f64 * ROW + 8.0;
    let mut body = scale.across(bottom, &|tick| scale.plain(tick));
    for (number, (label, numbers)) in rows.iter().enumerate() {
        let y = (number as f64 + 0.5) * ROW + 6.0;
        body += &text("end", left - 10.0, y + 4.5, label);
        body += &line("grid", (left, y), (WIDTH - MARGIN, y));
        for (bot, number) in numbers.iter().enumerate() {
            body += &mark(bot, scale.place(*number), y);
        }
    }
    svg(name, about, bottom + 24.0, &body)
}

/// A line for every bot over the same labels.
pub(super) fn lines(name: &str, about: &str, labels: &[&str], bots: &[Vec<Option<f64>>]) -> String {
    const HEIGHT: f64 = 210.0;
    let numbers = bots.iter().flatten().flatten().copied();
    let scale = Scale::over(numbers, (HEIGHT - 26.0, 12.0));
    let ticks: Vec<String> = scale.ticks.iter().map(|&tick| scale.plain(tick)).collect();
    let left = gutter(ticks.iter().map(String::as_str));
    let step = (WIDTH - MARGIN - left) / labels.len() as f64;
    let x = |number: usize| left + (number as f64 + 0.5) * step;
    let mut body = String::new();
    for &tick in &scale.ticks {
        let y = scale.place(tick);
        body += &line("grid", (left, y), (WIDTH - MARGIN, y));
        body += &text("end", left - 8.0, y + 4.5, &scale.plain(tick));
    }
    // Every label, or as many as there is room for.
    let widest = labels.iter().map(|label| label.chars().count()).max().unwrap_or(1) as f64 * LETTER + 6.0;
    let every = ((widest / step).ceil() as usize).max(1);
    for (number, label) in labels.iter().enumerate().filter(|(number, _)| number % every == 0) {
        body += &text("middle", x(number), HEIGHT - 6.0, label);
    }
    for (bot, numbers) in bots.iter().enumerate() {
        let known: Vec<(f64, f64)> = (numbers.iter().enumerate())
            .filter_map(|(place, number)| Some((x(place), scale.place((*number)?))))
            .collect();
        for pair in known.windows(2) {
            body += &line(&format!("bot{} thin", bot % SHAPES), pair[0], pair[1]);
        }
        for &(x, y) in &known {
            body += &mark(bot, x, y);
        }
    }
    svg(name, about, HEIGHT, &body)
}

/// Times on a scale of powers of ten: the mean, a tick at the 95th of 100 and one at the longest.
pub(super) fn times(
    name: &str,
    about: &str,
    rows: &[(&str, [f64; 3])],
    written: &dyn Fn(f64) -> String,
) -> String {
    let left = gutter(rows.iter().map(|(label, _)| *label));
    let scale = Scale::powers(rows.iter().flat_map(|(_, times)| *times), (left, WIDTH - MARGIN));
    let bottom = rows.len() as f64 * ROW + 8.0;
    let mut body = scale.across(bottom, &|log| written(10.0_f64.powf(log)));
    for (number, (label, times)) in rows.iter().enumerate() {
        let y = (number as f64 + 0.5) * ROW + 6.0;
        let [mean, most, longest] = times.map(|time| scale.place(time.max(1e-9).log10()));
        let class = format!("bot{}", number % SHAPES);
        body += &text("end", left - 10.0, y + 4.5, label);
        body += &line(&format!("{class} span"), (mean, y), (most, y));
        body += &line(&format!("{class} thin"), (most, y), (longest, y));
        for end in [most, longest] {
            body += &line(&format!("{class} span"), (end, y - 4.0), (end, y + 4.0));
        }
        body += &mark(number, mean, y);
    }
    svg(name, about, bottom + 24.0, &body)
}

/// How a sequential test went: the ratio after each deal, and the two bounds.
pub(super) fn path(name: &str, about: &str, ratios: &[f64], bound: f64) -> String {
    const HEIGHT: f64 = 210.0;
    let scale = Scale::over(ratios.iter().copied().chain([-bound * 1.1, bound * 1.1]), (HEIGHT - 26.0, 12.0));
    let left = 40.0;
    let across = Scale::over([0.0, ratios.len() as f64].into_iter(), (left, WIDTH - MARGIN));
    let mut body = across.across(HEIGHT - 26.0, &|tick| across.plain(tick));
    for &tick in &scale.ticks {
        body += &line("grid", (left, scale.place(tick)), (WIDTH - MARGIN, scale.place(tick)));
        body += &text("end", left - 8.0, scale.place(tick) + 4.5, &scale.plain(tick));
    }
    for end in [-bound, bound] {
        body += &line("bound", (left, scale.place(end)), (WIDTH - MARGIN, scale.place(end)));
    }
    // More points than the chart is wide would not be seen.
    let every = (ratios.len() / 400).max(1);
    let shown = ratios.iter().enumerate().filter(|(deal, _)| deal % every == 0 || deal + 1 == ratios.len());
    let mut points = format!("{:.1},{:.1}", across.place(0.0), scale.place(0.0));
    for (deal, ratio) in shown {
        let _ = write!(points, " {:.1},{:.1}", across.place(deal as f64 + 1.0), scale.place(*ratio));
    }
    let _ = write!(body, "<polyline class=\"bot0 thin\" points=\"{points}\"/>");
    svg(name, about, HEIGHT, &body)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scale_has_round_numbers_and_room_for_all() {
        let scale = Scale::over([183.0, 226.0].into_iter(), (0.0, 100.0));
        assert_eq!(scale.ticks, [180.0, 200.0, 220.0, 240.0]);
        let small = Scale::over([6.21, 6.34].into_iter(), (0.0, 1.0));
        let written: Vec<String> = small.ticks.iter().map(|&tick| small.plain(tick)).collect();
        assert_eq!(written, ["6.20", "6.25", "6.30", "6.35"]);
        assert!((scale.place(180.0)).abs() < 1e-9 && (scale.place(240.0) - 100.0).abs() < 1e-9);
        let same = Scale::over([5.0, 5.0].into_iter(), (0.0, 100.0));
        assert!((0.0..100.0).contains(&same.place(5.0)), "{:?}", same.ticks);
        assert_eq!(Scale::powers([2e-6, 3e-3].into_iter(), (0.0, 1.0)).numbers, (-6.0, -2.0));
    }

    #[test]
    fn names_cannot_break_out_of_a_chart() {
        let rows = [("<b>", Estimate { value: 1.0, low: None, high: None })];
        let drawn = intervals("a \"b\"", "c", &rows, None);
        assert!(drawn.contains("&lt;b&gt;") && !drawn.contains("<b>"), "{drawn}");
        assert!(drawn.contains("aria-label=\"a &quot;b&quot;. c\""), "{drawn}");
    }
}
