//! Bots by name: `greedy`, or `expert@200ms` for one with another budget.

use search::{Bot, Budget, RandomBot, Stop};

use crate::{level::Level, tuning::MakeBot, words::unknown};

/// One of a box's bots.
pub struct BotSpec<R> {
    /// Its name on the command line.
    pub name: &'static str,
    /// How it plays, in one sentence.
    pub about: &'static str,
    /// Who it is for.
    pub kind: BotKind,
    /// Whether it thinks for as long as its budget allows.
    pub thinks: bool,
    /// Makes one. The same seeds always play the same, unless time limits it.
    pub make: fn(&BotSetup) -> Box<dyn Bot<R>>,
}

/// Who a bot is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotKind {
    /// An opponent for people.
    Level(Level),
    /// It is compared with others, in the terminal and the arena. Older tables and records may name it too.
    Yardstick,
    /// It exists only to test something.
    Test,
}

/// A bot as people choose it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotRow {
    /// Its name.
    pub name: &'static str,
    /// How it plays, in one sentence.
    pub about: &'static str,
    /// Who it is for.
    pub kind: BotKind,
    /// Whether it thinks for as long as its budget allows.
    pub thinks: bool,
    /// For a level that plays at first sight: how many decisions in a hundred it makes at random.
    pub random_percent: Option<u32>,
    /// For a level: how many simulated games it plays before a turn, unless somebody gave it another
    /// budget.
    pub simulations: u32,
}

impl<R> BotSpec<R> {
    /// What people see of it. Its box says how a level plays.
    pub(crate) fn row(&self) -> BotRow {
        let &BotSpec { name, about, kind, thinks, .. } = self;
        BotRow { name, about, kind, thinks, random_percent: None, simulations: 0 }
    }
}

/// What it takes to make a bot.
#[derive(Clone, Debug)]
pub struct BotSetup {
    /// One for each seat, the same for the whole game: what sets it apart from others of its kind.
    pub character: u64,
    /// For everything else, such as a choice between equals.
    pub luck: u64,
    /// How long it may think about a turn, if somebody set a limit.
    pub budget: Option<Budget>,
    /// Tells it to stop thinking.
    pub stop: Stop,
}

impl<R: engine::Rules> BotSpec<R> {
    /// The bot that every box has.
    pub const RANDOM: BotSpec<R> = BotSpec {
        name: "random",
        about: "plays any legal action, all equally likely",
        kind: BotKind::Yardstick,
        thinks: false,
        make: |setup| Box::new(RandomBot::new(setup.luck)),
    };
}

/// A bot that takes a seat.
pub(crate) enum Named<R: 'static> {
    /// Somebody named it, perhaps with a budget.
    Known { spec: &'static BotSpec<R>, budget: Option<Budget> },
    /// It has numbers that are tried.
    Tried(MakeBot<R>),
}

impl<R> Named<R> {
    /// Finds a bot by its name. A level that answers immediately may have a budget here, since old tables may name
    /// one.
    pub(crate) fn find(bots: &'static [BotSpec<R>], name: &str) -> Result<Named<R>, String> {
        let known: Vec<BotRow> = bots.iter().map(BotSpec::row).collect();
        let (place, budget) = read(&known, name)?;
        Ok(Named::Known { spec: &bots[place], budget })
    }

    /// Makes it.
    pub(crate) fn make(&self, character: u64, luck: u64, stop: &Stop) -> Box<dyn Bot<R>> {
        match self {
            Named::Known { spec, budget } => {
                (spec.make)(&BotSetup { character, luck, budget: *budget, stop: stop.clone() })
            }
            Named::Tried(make) => make(character, luck),
        }
    }
}

/// Which bot a name means and the budget after its `@`, or what is wrong with the name.
pub(crate) fn read(known: &[BotRow], name: &str) -> Result<(usize, Option<Budget>), String> {
    let (plain, budget) = name.split_once('@').map_or((name, None), |(plain, budget)| (plain, Some(budget)));
    let Some(place) = known.iter().position(|bot| bot.name == plain) else {
        return Err(unknown("bot", plain, known.iter().map(|bot| bot.name)));
    };
    if budget.is_some() && !known[place].thinks {
        return Err(format!("`{plain}` answers immediately and takes no budget: write just `{plain}`"));
    }
    let budget = budget.map(str::parse::<Budget>).transpose();
    Ok((place, budget.map_err(|problem| format!("bot `{name}`: {problem}"))?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_may_follow_the_name_of_a_bot_that_thinks() {
        let bot = |name, thinks| {
            let (kind, random_percent, simulations) = (BotKind::Test, None, 0);
            BotRow { name, about: "", kind, thinks, random_percent, simulations }
        };
        let known = [bot("greedy", false), bot("expert", true)];
        for name in ["greedy", "expert", "expert@400", "expert@1s", "expert@50ms"] {
            assert!(read(&known, name).is_ok(), "{name}");
        }
        for name in ["gredy", "greedy@1s", "expert@", "expert@0", "expert@1h", "@1s", ""] {
            assert!(read(&known, name).is_err(), "{name}");
        }
    }
}
