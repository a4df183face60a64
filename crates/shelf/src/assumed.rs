//! What reviews of a box assume: the numbers of `games/<box>/study.txt`.

/// Declares the numbers, each with its key in the file.
macro_rules! numbers {
    ($($(#[$doc:meta])* $field:ident $key:literal,)+) => {
        /// What reviews of a table assume.
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub struct Assumed {
            $($(#[$doc])* pub $field: f32,)+
        }

        impl Assumed {
            /// The key of every number.
            pub const KEYS: &'static [&'static str] = &[$($key,)+];

            fn of(number: impl Fn(&str) -> f32) -> Assumed {
                Assumed { $($field: number($key),)+ }
            }
        }
    };
}

numbers! {
    /// How far an estimate of even chances is off in any case, however many games it comes from.
    rough "rough",
    /// How many points a seat's expected score may be off by, however many games it comes from.
    rough_points "rough-points",
    /// How far chances at even odds move between two estimates, without luck or choices that the review knows of.
    unseen "unseen",
    /// Even if all looks ahead agree, they are no better than this many games.
    most_games "most-games",
    /// The smallest share of a loss that is in doubt where some of it comes back. What usually comes back does not
    /// always come back, and simulated players do not see everything.
    doubt "doubt",
    /// The share of a turn's lost chances that a review takes back on average when it looks at the next turn: simulated
    /// players make less of a worse position than somebody who thinks. Measured in reviews ("How much of a loss lasts?" in
    /// `docs/bots.md`).
    taken_back "taken-back",
    /// The same for decisions at which looks ahead do not end.
    taken_back_small "taken-back.small",
    /// In the last part of a game, less and less of a loss is taken back: from one part in so many on.
    late "late",
    /// From this share of simulated games on, a game counts as lost outright.
    lost_outright "lost-outright",
    /// What a slip loses in points.
    slip_in_points "points.slip",
    /// What a mistake loses in points.
    mistake_in_points "points.mistake",
    /// What a blunder loses in points.
    blunder_in_points "points.blunder",
    /// What a slip loses of the chance of winning, in per cent.
    slip_of_chance "chance.slip",
    /// The same for a mistake.
    mistake_of_chance "chance.mistake",
    /// The same for a blunder.
    blunder_of_chance "chance.blunder",
    /// What a slip loses in objectives, citizens or spaces.
    slip_of_score "score.slip",
    /// The same for a mistake.
    mistake_of_score "score.mistake",
    /// The same for a blunder.
    blunder_of_score "score.blunder",
    /// Below this chance a game is lost, and nothing in it is a find.
    lost_below "lost-below",
    /// Above this chance a game is won. Nothing in it is a find, and a loss is no more than a slip.
    won_above "won-above",
    /// The smallest part of a loss that is worth a row.
    row "row",
    /// The share of a loss that its sources must explain before they are taken for the whole of it.
    shown "shown",
    /// The least difference between two turns in how often something happens that is worth a sentence.
    often "often",
    /// How many points more for the best rival are worth a sentence.
    rival "rival",
    /// The same where only winning counts.
    rival_in_race "rival.race",
    /// The smallest share of a loss that a reason must explain.
    reason "reason",
    /// Once reasons explain this share of a loss, no more are told.
    enough "enough",
    /// If all reasons together explain less than this share of a loss, none is told.
    little "little",
}

impl Assumed {
    /// What a slip, a mistake and a blunder lose in points.
    pub fn points(&self) -> [f32; 3] {
        [self.slip_in_points, self.mistake_in_points, self.blunder_in_points]
    }

    /// The same of the chance of winning, in per cent.
    pub fn chances(&self) -> [f32; 3] {
        [self.slip_of_chance, self.mistake_of_chance, self.blunder_of_chance]
    }

    /// The same in objectives, citizens or spaces.
    pub fn scores(&self) -> [f32; 3] {
        [self.slip_of_score, self.mistake_of_score, self.blunder_of_score]
    }
}

/// A line of the file: a key, perhaps after a module and a dot, and a number.
#[derive(Clone, Copy, Debug)]
struct Line {
    key: &'static str,
    number: f32,
}

/// What reviews of a box assume at each of its tables.
#[derive(Clone, Debug)]
pub struct Assumptions {
    /// The version of reviews that they are for.
    pub review: u16,
    /// The version of the rules.
    pub rules: u16,
    lines: Vec<Line>,
}

impl Assumptions {
    /// Reads a file, or says what is wrong with it.
    pub fn read(text: &'static str) -> Result<Assumptions, String> {
        let mut read = Assumptions { review: 0, rules: 0, lines: Vec::new() };
        for (number, line) in (1..).zip(text.lines()) {
            let line = line.split('#').next().unwrap_or_default().trim();
            if line.is_empty() {
                continue;
            }
            read.add(line).map_err(|wrong| format!("line {number}: {wrong}"))?;
        }
        let missing = Assumed::KEYS.iter().find(|key| read.number(key).is_none());
        missing.map_or(Ok(read), |key| Err(format!("there is no line for `{key}`")))
    }

    fn add(&mut self, line: &'static str) -> Result<(), String> {
        let (key, value) = line.split_once(' ').ok_or("write a key and a number")?;
        let version = |into: &mut u16| {
            *into = value.parse().map_err(|_| format!("`{value}` is not a version"))?;
            Ok(())
        };
        match key {
            "review" => return version(&mut self.review),
            "rules" => return version(&mut self.rules),
            _ => {}
        }
        let number: f32 = value.parse().map_err(|_| format!("`{value}` is not a number"))?;
        if self.number(key).is_some() {
            return Err(format!("`{key}` has a line already"));
        }
        let is_known = |key: &str| Assumed::KEYS.contains(&key);
        if !is_known(key) && !key.split_once('.').is_some_and(|(_, key)| is_known(key)) {
            return Err(format!("nothing is called `{key}`: the keys are {}", Assumed::KEYS.join(", ")));
        }
        self.lines.push(Line { key, number });
        Ok(())
    }

    fn number(&self, key: &str) -> Option<f32> {
        self.lines.iter().find(|line| line.key == key).map(|line| line.number)
    }

    /// The modules that have numbers of their own.
    pub fn modules(&self) -> impl Iterator<Item = &'static str> {
        let module = |line: &Line| {
            let (module, key) = line.key.split_once('.')?;
            (!Assumed::KEYS.contains(&line.key) && Assumed::KEYS.contains(&key)).then_some(module)
        };
        self.lines.iter().filter_map(module)
    }

    /// What reviews assume at a table with these modules.
    pub fn at(&self, modules: &[String]) -> Assumed {
        Assumed::of(|key| {
            let own = modules.iter().find_map(|module| self.number(&format!("{module}.{key}")));
            own.or_else(|| self.number(key)).expect("the file has every key")
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(more: &str) -> Result<Assumptions, String> {
        let lines = Assumed::KEYS.join(" 0.25\n") + " 0.25\n";
        let text = format!("# numbers\nreview 3\nrules 4 # of the toy\n\n{lines}{more}");
        Assumptions::read(Box::leak(text.into_boxed_str()))
    }

    #[test]
    fn a_module_has_numbers_of_its_own() {
        let read = file("solo.taken-back.small 0.5\n").unwrap();
        assert_eq!((read.review, read.rules, read.modules().collect::<Vec<_>>()), (3, 4, vec!["solo"]));
        let [plain, solo] = [vec!["inns".to_owned()], vec!["inns".to_owned(), "solo".to_owned()]]
            .map(|modules| read.at(&modules));
        assert_eq!((plain.taken_back_small, plain.taken_back), (0.25, 0.25));
        assert_eq!((solo.taken_back_small, solo.taken_back), (0.5, 0.25));
    }

    #[test]
    fn every_number_reads_bit_for_bit() {
        for number in [0.04_f32, 0.995, 0.33, 0.97, 0.03, 1000.0] {
            let text = format!("solo.rough {number}\n");
            assert_eq!(file(&text).unwrap().at(&["solo".to_owned()]).rough.to_bits(), number.to_bits());
        }
    }

    #[test]
    fn a_file_with_a_mistake_is_refused() {
        for (line, wrong) in [
            ("rough", "write a key and a number"),
            ("rough 0.3", "`rough` has a line already"),
            ("solo.roof 0.3", "nothing is called `solo.roof`"),
            ("solo.rough much", "`much` is not a number"),
            ("review new", "`new` is not a version"),
        ] {
            let said = file(line).unwrap_err();
            assert!(said.contains(wrong), "{line}: {said}");
        }
        assert!(Assumptions::read("rough 1").unwrap_err().contains("there is no line for `rough-points`"));
    }
}
