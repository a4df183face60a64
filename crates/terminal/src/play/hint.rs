//! Shows a seat's best options when its player asks.

use std::io::Write;

use engine::{Ink, Paper, Seat};
use protocol::{Choice, Hint};
use shelf::{BoxTable, Budget, Stop};

use crate::text::{at_once, counted, percent, wrap};

/// How many games to simulate: as many as `expert` does for a turn. The same question always has the same answer.
const SIMULATIONS: u32 = 600;

/// Compares turns and prints the best ones. `seat` is nobody when the game is over.
pub(super) fn tell(
    table: &dyn BoxTable,
    seat: Option<Seat>,
    paper: Paper,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let hint =
        seat.map(|seat| study::hint(table, seat, 0, Budget::Simulations(SIMULATIONS), &Stop::default()));
    let Some(hint) = hint.filter(|hint| !hint.choices.is_empty()) else {
        writeln!(out, "There is nothing to decide now.")?;
        return Ok(());
    };
    for (place, choice) in hint.choices.iter().enumerate() {
        let name = paper.ink(Ink::Bold, if place == 0 { "Best: " } else { "Or: " });
        write!(out, "{}", wrap(paper, &name, &choice.actions.join(", ")))?;
        for line in promise(choice, &hint) {
            write!(out, "{}", wrap(paper, "    ", &line))?;
        }
    }
    let how = format!(
        "Based on {}. What you cannot see was dealt at random. To play a turn, type it as shown.",
        counted(SIMULATIONS as usize, "simulated game")
    );
    write!(out, "{}", wrap(paper, "", &how))?;
    Ok(())
}

/// What a seat can expect of a turn, and what it gains straight away.
fn promise(choice: &Choice, hint: &Hint) -> Vec<String> {
    let wins = format!("you win {} of the time", percent(choice.chance));
    let mut lines = vec![match (choice.score, &hint.counts) {
        _ if hint.points => {
            format!("You can expect {:.1} ± {:.1} points, and {wins}.", choice.expected, choice.error)
        }
        (Some(score), Some(counts)) => format!("On average it leads to {score:.1} {counts}, and {wins}."),
        _ => format!("With it {wins}."),
    }];
    let now = at_once(&choice.events, hint.seat);
    if !now.is_empty() {
        lines.push(format!("Straight away: {}.", now.join(", ")));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_promised_only_where_the_game_counts_them() {
        let mut choice = Choice {
            actions: vec!["end".to_owned()],
            expected: 180.04,
            error: 1.26,
            chance: 0.5,
            score: None,
            sources: Vec::new(),
            events: Vec::new(),
        };
        let hint = |points, counts: Option<&str>| {
            let counts = counts.map(str::to_owned);
            Hint { seat: Seat(0), points, counts, choices: Vec::new() }
        };
        assert_eq!(
            promise(&choice, &hint(true, None)),
            ["You can expect 180.0 ± 1.3 points, and you win 50 % of the time."]
        );
        assert_eq!(promise(&choice, &hint(false, None)), ["With it you win 50 % of the time."]);
        let hint = hint(false, Some("objectives met"));
        assert_eq!(promise(&choice, &hint), ["With it you win 50 % of the time."]);
        choice.score = Some(2.34);
        assert_eq!(
            promise(&choice, &hint),
            ["On average it leads to 2.3 objectives met, and you win 50 % of the time."]
        );
    }
}
