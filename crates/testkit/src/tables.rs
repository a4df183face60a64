//! A few tables at which every two choices that go together meet.

use std::collections::BTreeSet;

use engine::{Config, Menu};

/// What a table may choose. Each number stands for one of the questions that the menu asks.
struct Choice {
    question: usize,
    what: What,
}

#[derive(Clone, Copy)]
enum What {
    Edition(&'static str),
    Seats(u8),
    /// A module is a question with one answer: without it, there is nothing to meet.
    Module(usize),
    /// An option with a value, and the module that it belongs to.
    Value(Option<usize>, &'static str, &'static str),
}

/// The tables of a menu at which every pair of choices that may be combined occurs at least once: editions, numbers of
/// seats, modules, and every listed value of every option. `free` gives values for options that take free text.
/// `allowed` says whether a config can be composed, because a menu alone does not know everything that excludes each
/// other.
pub fn pairwise(
    menu: &Menu,
    free: &[(&'static str, &[&'static str])],
    allowed: impl Fn(&Config) -> bool,
) -> Vec<(String, Config)> {
    let choices = choices(menu, free);
    let allowed = |config: &Config| menu.check(config).is_empty() && allowed(config);
    let mut open: BTreeSet<[usize; 2]> = pairs(&(0..choices.len()).collect::<Vec<_>>(), &choices);
    let mut used = vec![0_usize; choices.len()];
    let mut tables = Vec::new();
    while let Some(pair) = open.first().copied() {
        let Some(start) = together(menu, &choices, pair, &allowed) else {
            // These two exclude each other.
            open.remove(&pair);
            continue;
        };
        let config = fill(menu, &choices, start, (&open, &used), &allowed);
        let met = met(menu, &choices, &config);
        for &choice in &met {
            used[choice] += 1;
        }
        for pair in pairs(&met, &choices) {
            open.remove(&pair);
        }
        tables.push((name(&config), config));
    }
    tables
}

/// Everything that the menu lets a table choose.
fn choices(menu: &Menu, free: &[(&'static str, &[&'static str])]) -> Vec<Choice> {
    let mut choices = Vec::new();
    let mut question = 0;
    let mut ask = |answers: Vec<What>| {
        choices.extend(answers.into_iter().map(|what| Choice { question, what }));
        question += 1;
    };
    ask(menu.editions.iter().map(|edition| What::Edition(edition.id)).collect());
    let ranges = menu.modules.iter().filter_map(|module| module.seats.clone()).chain([menu.seats.clone()]);
    let seats: BTreeSet<u8> = ranges.flatten().collect();
    ask(seats.into_iter().map(What::Seats).collect());
    let own = menu.options.iter().map(|option| (None, option));
    let of_modules = menu
        .modules
        .iter()
        .enumerate()
        .flat_map(|(place, module)| module.options.iter().map(move |option| (Some(place), option)));
    for (module, option) in own.chain(of_modules) {
        let listed = free.iter().find(|(id, _)| *id == option.id).map_or(option.values, |(_, values)| values);
        assert!(!listed.is_empty(), "option {} takes free text: say which values to try", option.id);
        ask(listed.iter().map(|&value| What::Value(module, option.id, value)).collect());
    }
    (0..menu.modules.len()).for_each(|module| ask(vec![What::Module(module)]));
    choices
}

/// All pairs of answers to different questions.
fn pairs(chosen: &[usize], choices: &[Choice]) -> BTreeSet<[usize; 2]> {
    let mut pairs = BTreeSet::new();
    for (place, &one) in chosen.iter().enumerate() {
        for &other in &chosen[place + 1..] {
            if choices[one].question != choices[other].question {
                pairs.insert([one.min(other), one.max(other)]);
            }
        }
    }
    pairs
}

/// A table that makes a choice, with whatever that needs.
fn choose(menu: &Menu, mut config: Config, what: What) -> Config {
    match what {
        What::Edition(id) => config.edition = Some(id.to_owned()),
        What::Seats(seats) => config.seats = seats,
        What::Module(place) => {
            let module = &menu.modules[place];
            if !module.is_in(&config) {
                config.modules.push(module.id.to_owned());
            }
            for need in module.needs {
                let place = menu.modules.iter().position(|other| other.id == *need);
                config =
                    choose(menu, config, What::Module(place.expect("a module needs others of the menu")));
            }
        }
        What::Value(module, id, value) => {
            if let Some(module) = module {
                config = choose(menu, config, What::Module(module));
            }
            config.options.insert(id.to_owned(), value.to_owned());
        }
    }
    config
}

/// The smallest table with both choices: those two alone, or with a third that they need.
fn together(
    menu: &Menu,
    choices: &[Choice],
    pair: [usize; 2],
    allowed: &impl Fn(&Config) -> bool,
) -> Option<Config> {
    let both = pair.iter().fold(Config::default(), |config, &at| choose(menu, config, choices[at].what));
    let thirds = choices.iter().map(|choice| choose(menu, both.clone(), choice.what));
    // A third choice may answer the same question and so replace one of the two.
    let kept = |config: &Config| pair.iter().all(|at| met(menu, choices, config).contains(at));
    std::iter::once(both.clone()).chain(thirds).find(|config| allowed(config) && kept(config))
}

/// The table with an answer to every other question that has one, each the answer that meets the most others for the
/// first time.
fn fill(
    menu: &Menu,
    choices: &[Choice],
    mut config: Config,
    (open, used): (&BTreeSet<[usize; 2]>, &[usize]),
    allowed: &impl Fn(&Config) -> bool,
) -> Config {
    let mut answered: BTreeSet<usize> = BTreeSet::new();
    for (id, value) in config.options.clone() {
        let given = choices
            .iter()
            .find(|choice| matches!(choice.what, What::Value(_, other, set) if other == id && set == value));
        answered.extend(given.map(|choice| choice.question));
    }
    answered.extend(config.edition.as_ref().map(|_| 0));
    answered.extend((config.seats > 0).then_some(1));
    let questions = choices.last().map_or(0, |choice| choice.question + 1);
    for question in (0..questions).filter(|question| !answered.contains(question)) {
        let now = met(menu, choices, &config);
        let news = |at: usize| {
            let pairs = now.iter().map(|&other| [at.min(other), at.max(other)]);
            pairs.filter(|pair| open.contains(pair)).count()
        };
        let mut answers: Vec<usize> =
            (0..choices.len()).filter(|&at| choices[at].question == question && news(at) > 0).collect();
        answers.sort_by_key(|&at| (std::cmp::Reverse(news(at)), used[at]));
        // Choosing what belongs to a module does not add the module, because that would decide two questions
        // at the same time.
        let more = answers.into_iter().map(|at| choose(menu, config.clone(), choices[at].what));
        let keeps = |more: &Config| {
            let then = met(menu, choices, more);
            now.iter().all(|&at| choices[at].question == question || then.contains(&at))
        };
        if let Some(more) = more.into_iter().find(|more| keeps(more) && allowed(more)) {
            config = more;
        }
    }
    config
}

/// The choices that a table makes, whether it says so or leaves them to their defaults.
fn met(menu: &Menu, choices: &[Choice], config: &Config) -> Vec<usize> {
    let whole = menu.complete(config);
    let is_met = |choice: &Choice| match choice.what {
        What::Edition(id) => whole.edition.as_deref() == Some(id),
        What::Seats(seats) => whole.seats == seats,
        What::Module(place) => menu.modules[place].is_in(&whole),
        What::Value(_, id, value) => whole.options.get(id).is_some_and(|chosen| chosen == value),
    };
    (0..choices.len()).filter(|&at| is_met(&choices[at])).collect()
}

fn name(config: &Config) -> String {
    let mut words = vec![format!("{} seats", config.seats)];
    words.extend(config.edition.clone());
    words.extend(config.modules.iter().cloned());
    words.extend(config.options.iter().map(|(id, value)| format!("{id}={value}")));
    words.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::MENU;

    #[test]
    fn every_two_choices_that_go_together_meet() {
        let free: &[(_, &[_])] = &[("coins", &["5", "0", "20"])];
        let fits = |config: &Config| MENU.check(config).is_empty();
        let tables = pairwise(&MENU, free, fits);
        let meet = |wanted: &dyn Fn(&Config) -> bool| {
            tables.iter().any(|(_, config)| wanted(&MENU.complete(config)))
        };
        let has =
            |config: &Config, id: &str, value: &str| config.options.get(id).is_some_and(|set| set == value);
        let with = |config: &Config, module: &str| config.modules.iter().any(|id| id == module);
        for coins in ["5", "0", "20"] {
            for module in ["pairs", "together", "rich", "poor"] {
                assert!(
                    meet(&|config| has(config, "coins", coins) && with(config, module)),
                    "{coins} {module}"
                );
            }
            for purse in ["double", "triple"] {
                assert!(meet(&|config| has(config, "coins", coins) && has(config, "purse", purse)));
            }
            for seats in 2..=4 {
                assert!(meet(&|config| has(config, "coins", coins) && config.seats == seats));
            }
        }
        assert!(meet(&|config| has(config, "purse", "triple") && with(config, "pairs")));
        assert!(meet(&|config| config.edition.as_deref() == Some("long") && with(config, "rich")));
        assert!(!meet(&|config| with(config, "rich") && with(config, "poor")), "they exclude each other");
        assert!(tables.iter().all(|(_, config)| fits(config)));
        // Three values meet three numbers of seats at nine tables, and few more are needed.
        assert!((9..=16).contains(&tables.len()), "{} tables", tables.len());
        assert!(
            tables.iter().all(|(name, config)| {
                with(config, "pairs") == name.contains("pairs") && !name.is_empty()
            })
        );
    }

    #[test]
    fn two_choices_that_need_a_third_meet_with_it() {
        // Twenty coins are only for four seats here, and the usual table has two.
        let free: &[(_, &[_])] = &[("coins", &["5", "20"])];
        let allowed = |config: &Config| {
            let many = config.options.get("coins").is_some_and(|coins| coins == "20");
            MENU.check(config).is_empty() && (!many || config.seats == 4)
        };
        let tables = pairwise(&MENU, free, allowed);
        let rich = |config: &Config| config.modules.iter().any(|id| id == "rich");
        let many = |config: &Config| config.options.get("coins").is_some_and(|coins| coins == "20");
        assert!(tables.iter().any(|(_, config)| rich(config) && many(config) && config.seats == 4));
    }
}
