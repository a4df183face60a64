//! Two ways to play a position that somebody has set up by hand.

use engine::{Actor, Config, Rules, Seat, Stage as _};
use search::{Candidate, Start, Turn, pairs, tally::Tally};

use crate::{assumed::Assumed, compose::compose, spec::BoxSpec, tried::counts_points, witness::ActionOf};

/// A position in the words of scenarios, and two ways to play a turn.
#[derive(Clone, Debug)]
pub struct Fork {
    /// The table.
    pub config: Config,
    /// What is given: a line each.
    pub given: Vec<String>,
    /// Who decides.
    pub seat: Seat,
    /// The actions of the better line and of the other one, in notation.
    pub lines: [Vec<String>; 2],
}

/// How two ways to play a position differ.
pub struct Apart {
    /// What happened in pairs of games.
    pub tally: Tally,
    /// The seat that represents each seat's side.
    pub sides: Vec<Seat>,
    /// What a score counts, in the words of events.
    pub scored: &'static str,
    /// Whether losses are points.
    pub points: bool,
    /// What a study assumes.
    pub assumed: Assumed,
}

/// Plays pairs of games with the same luck from both lines.
pub(crate) fn apart<B: BoxSpec>(
    fork: &Fork,
    assumed: Assumed,
    (games, luck): (u16, u64),
) -> Result<Apart, String> {
    let rules = &*compose::<B>(&fork.config).map_err(|errors| errors.to_string())?;
    let mut state = rules.blank();
    for line in &fork.given {
        let words: Vec<&str> = line.split_whitespace().collect();
        rules.arrange(&mut state, &words).map_err(|wrong| format!("`{line}`: {wrong}"))?;
    }
    rules.ready(&mut state)?;
    let turn = |texts: &Vec<String>| -> Result<Candidate<B::Rules>, String> {
        let (mut at, mut legal, mut actions) = (state.clone(), Vec::new(), Vec::new());
        for text in texts {
            let action: ActionOf<B> = text.parse().map_err(|error| format!("{error}"))?;
            legal.clear();
            rules.legal(&at, fork.seat, &mut legal);
            if !legal.contains(&action) {
                let all: Vec<String> = legal.iter().map(ToString::to_string).collect();
                return Err(format!("`{text}` is not one of {}", all.join(", ")));
            }
            rules.apply(&mut at, Actor::Seat(fork.seat), action, &mut ());
            actions.push(action);
        }
        Ok(Candidate::new(Turn { actions, value: 0.0, course: 0 }))
    };
    let [better, other] = &fork.lines;
    let turns = [turn(better)?, turn(other)?];
    let lines = turns.each_ref().map(|turn| Start { before: &state, turn, since: [&[], &[]] });
    let (mind, mut tally) = (B::mind(0), Tally::default());
    pairs(&mind, rules, fork.seat, lines.each_ref(), (games, luck), &mut |pair| pair.count(&mut tally));
    let sides = Seat::all(rules.seats()).map(|seat| rules.side(seat)).collect();
    Ok(Apart { tally, sides, scored: rules.scored(), points: counts_points::<B>(rules, &mind), assumed })
}
