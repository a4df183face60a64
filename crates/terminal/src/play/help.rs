//! What you can type at the prompt, with examples from the box being played.

use engine::Paper;
use shelf::GameBox;

use crate::text::meanings;

/// The commands. `actions` are the legal actions.
pub(super) fn text(game: &GameBox, actions: &[&str], paper: Paper) -> String {
    let (action, verb) = example(actions);
    let several = format!("{action}; …");
    let number = actions.len().clamp(1, 3).to_string();
    let legal = format!("legal {verb}");
    let rules = format!("rules {}", topic(game, verb));
    let rows = [
        (number.as_str(), "play the action with that number"),
        (action, "play an action in notation"),
        (several.as_str(), "play several actions in one go: all of them, or nothing"),
        ("legal", "what you can do now"),
        (&legal, "only actions that begin like this"),
        ("undo", "take back your last action, unless chance or somebody else has acted"),
        ("undo plan", "take back everything that you have planned and the others have not seen yet"),
        ("hint", "the best turns, with what you can expect of them; it knows no more than you do"),
        ("why", "explain the last points with their clauses"),
        (&rules, "look up a rule by its id or by any word"),
        ("legend", "what the signs on the table mean"),
        ("table", "draw the table again"),
        ("log 30", "the last 30 lines of the record; a secret plan is one line"),
        ("save my.game", "save the game; `save! my.game` replaces an existing file"),
        ("quit", "leave"),
    ];
    meanings(paper, &rows.map(|(say, meaning)| (say.to_owned(), meaning.to_owned())))
}

/// One of the actions, and its verb. The longest one shows most of the notation.
pub(crate) fn example<'a>(actions: &[&'a str]) -> (&'a str, &'a str) {
    let longest = actions.iter().max_by_key(|action| action.split_whitespace().count());
    let action = longest.map_or("pass", |action| *action);
    (action, action.split_whitespace().next().unwrap_or(action))
}

/// A word from some clause's name, if possible the given one.
pub(crate) fn topic(game: &GameBox, verb: &str) -> String {
    let clauses = game.clauses();
    let parts = |id: &'static str| id.split(['.', '-']).skip(1);
    if clauses.iter().any(|clause| parts(clause.id).any(|part| part == verb)) {
        return verb.to_owned();
    }
    clauses.last().and_then(|clause| parts(clause.id).next()).unwrap_or(verb).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::given;

    #[test]
    fn examples_come_from_the_box_and_its_legal_actions() {
        for (id, action) in
            [("burgundy", "sell d1 red"), ("burgundy-dice", "mark dice r2c1 2"), ("natick", "village left")]
        {
            let game = given::boxes().find(id).expect("the box exists");
            let help = text(game, &["end", action], Paper::PLAIN);
            let verb = action.split(' ').next().expect("a verb");
            for part in [action, &format!("legal {verb}"), &format!("rules {verb}")] {
                assert!(help.contains(part), "{id}: `{part}` is missing in\n{help}");
            }
        }
    }
}
