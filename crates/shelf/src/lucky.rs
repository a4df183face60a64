//! What chance did between the turns.

use engine::{Actor, Rules as _};
use play::Match;

use crate::witness::{StateOf, Witness};

/// Chance entries that follow each other, and what was there before and after them.
pub(crate) struct ChanceRun<W: Witness> {
    /// The numbers of the entries that could have been different. Others, such as "the plans are open", are no luck.
    pub(crate) entries: Vec<usize>,
    pub(crate) before: StateOf<W>,
    pub(crate) after: StateOf<W>,
}

/// All of them in a game.
pub(crate) fn chance_runs<W: Witness>(game: &Match<W::Rules>) -> Vec<ChanceRun<W>> {
    let rules = game.rules();
    let (mut state, mut outcomes) = (rules.start(), Vec::new());
    let (mut found, mut open): (Vec<ChanceRun<W>>, Option<ChanceRun<W>>) = (Vec::new(), None);
    for (number, (actor, action)) in game.actions().enumerate() {
        if actor == Actor::Chance {
            outcomes.clear();
            rules.outcomes(&state, &mut outcomes);
            if outcomes.len() > 1 {
                let new = || ChanceRun { entries: Vec::new(), before: state.clone(), after: state.clone() };
                open.get_or_insert_with(new).entries.push(number);
            }
        } else {
            found.extend(open.take());
        }
        rules.apply(&mut state, actor, action, &mut ());
        if let Some(open) = &mut open {
            open.after.clone_from(&state);
        }
    }
    found.extend(open);
    found
}
