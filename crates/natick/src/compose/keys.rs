//! The rows of the overlay: what we reconstructed and you may correct.

use engine::{Confidence, Config, FreeText, OptionSpec, Overlay, OverlayRow};

use super::MENU;
use crate::content::{CAPACITY, DieEvent, Purse, Suit};

/// Everything that an overlay may replace. r[natick.policy.overlay]
pub(super) const OVERLAY: Overlay = Overlay { rows: ROWS, together: check_events };

#[rustfmt::skip]
const ROWS: &[OverlayRow] = &[
    row(OptionSpec::free("overlay.cost.road", cost("suns 1 arms 1"), "what a road costs, such as `suns 1 arms 1`", "natick.build.costs"), "lost; by analogy"),
    row(OptionSpec::free("overlay.cost.village", cost("suns 1 moons 1 crowns 1 arms 1"), "what a village costs", "natick.build.costs"), "lost; by analogy"),
    row(OptionSpec::free("overlay.cost.town", cost("moons 2 crowns 2"), "what a town costs", "natick.build.costs"), "lost; by analogy"),
    row(OptionSpec::free("overlay.cost.trader", cost("suns 1 arms 2"), "what a trader costs", "natick.build.costs"), "lost; by analogy"),
    row(OptionSpec::free("overlay.cost.knight", cost("moons 2 crowns 1"), "what a knight costs", "natick.build.costs"), "lost; by analogy"),
    row(OptionSpec::one_of("overlay.event.suns",   &["harvest", "advantage", "tournament", "raid"], "the event on the suns die", "natick.event.suits"), "lost; any choice is the same game"),
    row(OptionSpec::one_of("overlay.event.moons",  &["raid", "harvest", "advantage", "tournament"], "the event on the moons die", "natick.event.suits"), "lost; any choice is the same game"),
    row(OptionSpec::one_of("overlay.event.crowns", &["advantage", "harvest", "tournament", "raid"], "the event on the crowns die", "natick.event.suits"), "lost; any choice is the same game"),
    row(OptionSpec::one_of("overlay.event.arms",   &["tournament", "harvest", "advantage", "raid"], "the event on the arms die", "natick.event.suits"), "lost; any choice is the same game"),
    row(OptionSpec::one_of("overlay.raid.chooser", &["owner", "opponent"], "who chooses the resources lost to raiders", "natick.event.raid-choice"), "lost"),
    row(OptionSpec::one_of("overlay.knight.guard", &["beside", "around"], "whether a knight guards the regions next to it or all regions around its settlement", "natick.knight.guard"), "lost; by analogy"),
    OverlayRow { confidence: Confidence::Inferred, ..row(OptionSpec::one_of("overlay.points.knight", &["1", "0", "2"], "what a knight is worth", "natick.knight.points"), "from a review") },
    row(OptionSpec::one_of("overlay.trader.rate",  &["2", "0", "1", "3"], "how many resources from a region next to a trader buy one from the pool; 0 for no such trade", "natick.trader.barter"), "lost; by analogy"),
    row(OptionSpec::free("overlay.limit.offers", number("1", |text| in_range(text, 0, 9)), "how many offers you may make to the other seat in one turn, 0 to 9; default 1", "natick.trade.offer-limit"), "a limit of this program"),
    row(OptionSpec::one_of("overlay.road.tile",    &["needed", "not-needed"], "whether a road needs a free village or town tile", "natick.road.free-tile"), "lost"),
    OverlayRow { confidence: Confidence::Inferred, ..row(OptionSpec::one_of("overlay.end.turns",    &["equal", "unequal"], "whether both seats get the same number of turns", "natick.end.equal-turns"), "the text says to remember the first player") },
    row(OptionSpec::one_of("overlay.end.tie",      &["first", "second", "shared"], "who wins a tie on points", "natick.end.tie"), "lost"),
    row(OptionSpec::free("overlay.end.stall", number("20", |text| in_range(text, 4, 100)), "how many turns in a row without a build end the game, 4 to 100; default 20", "natick.end.stall"), "lost; deadlocks were seen"),
];

/// Where the text is lost, every value is our own.
const fn row(option: OptionSpec, note: &'static str) -> OverlayRow {
    OverlayRow::new(option, Confidence::Reconstructed, note)
}

/// r[natick.event.suits] Each event is on one die.
fn check_events(config: &Config) -> Vec<(&'static str, String)> {
    let dice: Vec<&OverlayRow> =
        ROWS.iter().filter(|row| row.option.id.starts_with("overlay.event.")).collect();
    let mut problems = Vec::new();
    for event in DieEvent::ALL {
        let mut on = dice.clone();
        on.retain(|row| MENU.choice(config, row.option.id) == event.name());
        // One of them is not as in the box, since there every event is on its own die.
        if let Some(changed) = on.iter().find(|row| config.options.contains_key(row.option.id))
            && on.len() > 1
        {
            let count = on.len();
            problems.push((
                changed.key(),
                format!("`{event}` is on {count} dice; give each of the four events one die"),
            ));
        }
    }
    problems
}

/// A cost with its default.
const fn cost(default: &'static str) -> FreeText {
    FreeText { default, check: |text| read_cost(text).map(|_| ()) }
}

/// A number with its default.
const fn number(default: &'static str, check: fn(&str) -> Result<(), String>) -> FreeText {
    FreeText { default, check }
}

fn in_range(text: &str, low: u8, high: u8) -> Result<(), String> {
    let number = text.parse::<u8>().ok().filter(|number| (low..=high).contains(number));
    number.map(|_| ()).ok_or_else(|| format!("`{text}` is not a number from {low} to {high}"))
}

/// A cost as written in a record: `suns 1 arms 2`.
///
/// r[natick.policy.overlay] Nobody could pay more of a kind than one region holds at the start,
/// and nothing is free.
pub(super) fn read_cost(text: &str) -> Result<Purse, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    if words.is_empty() || !words.len().is_multiple_of(2) {
        return Err(format!("`{text}` is not a cost; write suits with numbers, such as `suns 1 arms 2`"));
    }
    let mut cost = [0; Suit::COUNT];
    for pair in words.chunks(2) {
        let suit: Suit = pair[0].parse().map_err(|error: engine::Unreadable| error.to_string())?;
        let amount = pair[1].parse::<u8>().ok().filter(|&amount| amount <= CAPACITY);
        let amount = amount.ok_or_else(|| {
            format!("`{} {}` can never be paid: use 0 to {CAPACITY} of a kind", pair[0], pair[1])
        })?;
        if std::mem::replace(&mut cost[suit.index()], amount) != 0 {
            return Err(format!("`{suit}` is named twice in `{text}`"));
        }
    }
    if cost == [0; Suit::COUNT] {
        return Err(format!("`{text}` adds up to nothing; everything you build must cost something"));
    }
    Ok(cost)
}
