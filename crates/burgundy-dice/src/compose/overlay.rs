//! What an overlay may replace: the duchies and the points that rest on one source.

use engine::{Confidence, FreeText, OptionSpec, Overlay, OverlayRow, Text};

use crate::content::{Bonus, Colour, DUCHIES, DuchySpec, HEX_ROWS, parse_duchy};

/// Everything that an overlay may replace.
pub(super) const OVERLAY: Overlay = Overlay::of(ROWS);

/// The rows for the hexes of a duchy and for the squares of its castles.
macro_rules! duchy {
    ($row:literal, $letter:literal) => {{
        const SPEC: DuchySpec = DUCHIES[$row];
        const TEXT: &Text = &Text::rows(&SPEC.rows);
        let text = FreeText { default: TEXT.as_str(), check: |text| check_hexes(&SPEC, text) };
        let about = concat!("the colours of duchy ", $letter, ", row by row");
        row(concat!("overlay.board.", $letter), text, about, "burgundy-dice.setup.duchies-b-d", SPEC.note)
    }};
    ($row:literal, $letter:literal, squares $default:literal) => {{
        let text = FreeText { default: $default, check: |text| squares(text).map(|_| ()) };
        let about = concat!("the squares of the castles of duchy ", $letter, ", in reading order");
        let note = DUCHIES[$row].note;
        row(concat!("overlay.squares.", $letter), text, about, "burgundy-dice.setup.duchies-b-d", note)
    }};
}

/// The row for a colour's points.
macro_rules! colour {
    ($colour:ident, $name:literal, $default:literal) => {{
        let text = FreeText { default: $default, check: |text| points(text).map(|_| ()) };
        let about = concat!("points for the first and the second to complete ", $name);
        let note = Colour::$colour.spec().note;
        row(concat!("overlay.colour.", $name), text, about, "burgundy-dice.colour.values", note)
    }};
}

const ROWS: &[OverlayRow] = &[
    duchy!(1, "B"),
    duchy!(1, "B", squares "monk worker silver commodity"),
    duchy!(2, "C"),
    duchy!(2, "C", squares "silver commodity worker monk"),
    duchy!(3, "D"),
    duchy!(3, "D", squares "silver worker commodity monk"),
    colour!(Purple, "purple", "3 2"),
    colour!(Gray, "gray", "3 1"),
    colour!(Blue, "blue", "4 2"),
    colour!(Orange, "orange", "6 3"),
    colour!(Green, "green", "3 1"),
];

const fn row(
    id: &'static str,
    text: FreeText,
    about: &'static str,
    clause: &'static str,
    note: &'static str,
) -> OverlayRow {
    OverlayRow::new(OptionSpec::free(id, text, about, clause), Confidence::OneSource, note)
}

/// A duchy with hexes as an overlay writes them.
pub(super) fn with_hexes<'a>(spec: &DuchySpec<'_>, text: &'a str) -> Result<DuchySpec<'a>, String> {
    let words: Vec<&str> = text.split('/').map(str::trim).collect();
    let rows: [&str; 7] = words
        .try_into()
        .map_err(|words: Vec<_>| format!("{} rows instead of 7; divide them with ` / `", words.len()))?;
    let problems: Vec<String> = (1..)
        .zip(rows.iter().zip(HEX_ROWS))
        .filter(|(_, (row, columns))| row.chars().count() != usize::from(*columns))
        .map(|(number, (row, columns))| {
            format!("row {number} has {} hexes instead of {columns}", row.chars().count())
        })
        .collect();
    if !problems.is_empty() {
        return Err(problems.join("; "));
    }
    Ok(DuchySpec {
        rows,
        letter: spec.letter,
        squares: spec.squares,
        confidence: spec.confidence,
        note: spec.note,
    })
}

/// What is wrong with the hexes of a duchy. Every duchy has the same number of hexes of each colour.
fn check_hexes(spec: &DuchySpec<'_>, text: &str) -> Result<(), String> {
    let printed = parse_duchy(spec)?;
    let duchy = parse_duchy(&with_hexes(spec, text)?)?;
    let wrong = Colour::ALL.into_iter().filter_map(|colour| {
        let [count, wanted] = [&duchy, &printed].map(|one| one.of_colour[colour.index()].count_ones());
        let letter = colour.spec().letter;
        (count != wanted).then(|| format!("{count} hexes {letter} instead of {wanted}"))
    });
    let wrong: Vec<String> = wrong.collect();
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("; ")) }
}

/// The squares of four castles.
pub(super) fn squares(text: &str) -> Result<[Bonus; 4], String> {
    let wanted =
        || format!("`{}` is not four bonuses such as `monk worker silver commodity`", engine::short(text));
    let words: Vec<Bonus> =
        text.split_whitespace().map(str::parse).collect::<Result<_, _>>().map_err(|_| wanted())?;
    words.try_into().map_err(|_| wanted())
}

/// The points of a colour.
pub(super) fn points(text: &str) -> Result<[u8; 2], String> {
    let wanted = || format!("`{}` is not two numbers from 0 to 20 such as `3 2`", engine::short(text));
    let number = |word: &str| word.parse::<u8>().ok().filter(|points| *points <= 20);
    let numbers: Option<Vec<u8>> = text.split_whitespace().map(number).collect();
    numbers.and_then(|numbers| numbers.try_into().ok()).ok_or_else(wanted)
}

#[cfg(test)]
mod tests;
