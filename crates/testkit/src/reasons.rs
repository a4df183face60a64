//! Checks that a box can explain why an action is not allowed, using actions that people might try.

use std::{
    collections::{BTreeMap, BTreeSet},
    str::FromStr,
};

use engine::{Actor, Pending, Rng, Rules, Seat};

/// The reasons given in some games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Heard {
    /// How many illegal actions were explained.
    pub explained: usize,
    /// The ids of the reasons that were given.
    pub words: BTreeSet<&'static str>,
    /// The clauses that were cited.
    pub clauses: BTreeSet<&'static str>,
}

/// For each verb and position, every word that some legal action had there, and all actions seen so far.
#[derive(Default)]
pub(crate) struct Vocabulary {
    words: BTreeMap<(String, usize), Vec<String>>,
    actions: Vec<String>,
    seen: BTreeSet<String>,
}

/// How many legal actions we change at each position, and how many old actions we try again.
const TRIED: usize = 8;

/// The same where laws ask: some eight actions in all, in most boxes.
const ASKED_ABOUT: usize = 3;

/// Plays random games and tries near misses at every question: legal actions with one word changed to another
/// that was once legal there, and actions from other positions. Every illegal action must have a reason, no
/// legal one may have one, and the action that [`Rules::finish`] returns must be legal.
pub fn check_reasons<R: Rules>(rules: &R, games: u64, heard: &mut Heard) -> Result<(), String> {
    let mut known = Vocabulary::default();
    for seed in 0..games {
        let mut rng = Rng::new(seed);
        let mut state = rules.start();
        loop {
            let (actor, action) = match rules.pending(&state) {
                Pending::Over => break,
                Pending::Chance => (Actor::Chance, rules.sample(&state, &mut rng, &mut Vec::new())),
                Pending::Seats(seats) => {
                    let seat = seats.lowest().expect("somebody is asked");
                    let mut legal = Vec::new();
                    rules.legal(&state, seat, &mut legal);
                    known.learn(&legal);
                    for action in known.near_misses(&legal, TRIED, &mut rng) {
                        tell(rules, &state, seat, &action, &legal, heard)?;
                    }
                    if let Some(finish) = rules.finish(&state, seat).filter(|action| !legal.contains(action))
                    {
                        return Err(format!("`{finish}` should end the turn, but is not legal"));
                    }
                    (Actor::Seat(seat), *rng.pick(&legal))
                }
            };
            rules.apply(&mut state, actor, action, &mut ());
        }
    }
    Ok(())
}

fn tell<R: Rules>(
    rules: &R,
    state: &R::State,
    seat: Seat,
    text: &str,
    legal: &[R::Action],
    heard: &mut Heard,
) -> Result<(), String> {
    let Ok(action) = text.parse::<R::Action>() else { return Ok(()) };
    match (rules.explain(state, seat, action), legal.contains(&action)) {
        (None, true) => Ok(()),
        (Some(reason), true) => {
            let told = words::english(&reason);
            Err(format!("`{action}` is legal for {seat}, but is refused: {told}"))
        }
        (None, false) => Err(format!("`{action}` is not legal for {seat}, but the box gives no reason")),
        (Some(reason), false) => {
            words::check_reason(&reason).map_err(|problem| format!("`{action}`: {problem}"))?;
            heard.explained += 1;
            heard.words.insert(reason.word);
            heard.clauses.insert(reason.clause);
            Ok(())
        }
    }
}

impl Vocabulary {
    /// All actions seen so far, each once.
    pub(crate) fn actions(&self) -> &[String] {
        &self.actions
    }

    pub(crate) fn learn<A: ToString>(&mut self, legal: &[A]) {
        for action in legal {
            let text = action.to_string();
            if self.seen.contains(&text) {
                continue;
            }
            let mut words = text.split_whitespace();
            let verb = words.next().unwrap_or_default();
            for (place, word) in words.enumerate() {
                let seen = self.words.entry((verb.to_owned(), place + 1)).or_default();
                if !seen.iter().any(|other| other == word) {
                    seen.push(word.to_owned());
                }
            }
            self.seen.insert(text.clone());
            self.actions.push(text);
        }
    }

    /// Some actions to ask about: from earlier in the game, and near misses of those that are legal. Most of them are
    /// not legal now.
    pub(crate) fn to_ask_about<A: ToString + FromStr>(&self, legal: &[A], rng: &mut Rng) -> Vec<A> {
        self.near_misses(legal, ASKED_ABOUT, rng).iter().filter_map(|text| text.parse().ok()).collect()
    }

    /// This many old actions, and this many legal ones with a word changed, in each place half as often. Words are
    /// changed only to others that were seen there.
    fn near_misses<A: ToString>(&self, legal: &[A], tried: usize, rng: &mut Rng) -> Vec<String> {
        let old = if self.actions.is_empty() { 0 } else { tried };
        let mut misses: Vec<String> = (0..old).map(|_| rng.pick(&self.actions).clone()).collect();
        let changed = if legal.is_empty() { 0 } else { tried };
        for _ in 0..changed {
            let text = rng.pick(legal).to_string();
            let words: Vec<&str> = text.split_whitespace().collect();
            for place in 1..words.len() {
                let Some(others) = self.words.get(&(words[0].to_owned(), place)) else { continue };
                for _ in 0..tried / 2 {
                    let mut changed = words.clone();
                    changed[place] = rng.pick::<String>(others);
                    misses.push(changed.join(" "));
                }
            }
        }
        misses
    }
}
