//! The numbers that guide a box's bots, in a file that people read and `loire tune` writes.
//!
//! Each line has a key and a value. The key says where the number counts and what it is for: `base.follower` counts everywhere,
//! `duel.follower` only in one scope. Numbers with `taught` in their key were found by practice: levels use them, yardsticks do
//! not. Whoever needs a number takes the most special one: `duel.taught.follower`, then `duel.follower`, then `base.follower`.

use std::{borrow::Cow, fmt, fmt::Write as _};

use engine::nearest;

/// What a number is for.
#[derive(Clone, Debug)]
pub struct Name {
    /// Its name in the file, such as `follower`.
    pub key: Cow<'static, str>,
    /// A sentence that explains it.
    pub about: &'static str,
    /// The only scope that has it, if it does not count everywhere.
    pub only: Option<usize>,
}

impl Name {
    /// Names of numbers that count everywhere, or only in one scope.
    pub fn list(rows: &[(&'static str, &'static str)], only: Option<usize>) -> Vec<Name> {
        rows.iter().map(|&(key, about)| Name { key: Cow::Borrowed(key), about, only }).collect()
    }
}

/// What a box's file has to hold.
#[derive(Clone, Debug)]
pub struct Form {
    /// The box, as the command line calls it.
    pub id: &'static str,
    /// Where numbers may differ. The first scope is what counts where nothing else is said.
    pub scopes: Vec<&'static str>,
    /// All numbers, in order.
    pub names: Vec<Name>,
    /// The file that is in the program.
    pub text: &'static str,
}

/// The value of a number in one scope: the plain one, and the one found by practice.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Entry {
    plain: Option<f32>,
    taught: Option<f32>,
}

/// A file that has everything it needs.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    /// The version of the box's rules that the numbers were found with.
    pub rules: u16,
    /// By scope and name.
    entries: Vec<Vec<Entry>>,
}

/// What is wrong with a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The line, counted from 1, unless something is missing.
    pub line: Option<usize>,
    /// What is wrong, and what would be right.
    pub message: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "line {line}: {}", self.message),
            None => f.write_str(&self.message),
        }
    }
}

/// The part of a key that marks a number found by practice.
const TAUGHT: &str = "taught.";
/// The line that names the version of the rules.
const RULES: &str = "rules";

impl Form {
    /// The key of a number in a scope.
    pub fn key(&self, scope: usize, name: usize, taught: bool) -> String {
        format!("{}.{}{}", self.scopes[scope], if taught { TAUGHT } else { "" }, self.names[name].key)
    }

    /// The numbers that can differ in a scope, in order.
    pub fn in_scope(&self, scope: usize) -> impl Iterator<Item = usize> {
        (0..self.names.len()).filter(move |&name| self.names[name].only.is_none_or(|only| only == scope))
    }

    /// Which number a key means, and whether it is one found by practice.
    fn find(&self, key: &str) -> Result<(usize, usize, bool), String> {
        let (scope, rest) = key.split_once('.').unwrap_or((key, ""));
        let Some(at) = self.scopes.iter().position(|one| *one == scope) else {
            return Err(format!("`{key}` must begin with {}", self.scopes.join(", ")));
        };
        let (taught, rest) = rest.strip_prefix(TAUGHT).map_or((false, rest), |rest| (true, rest));
        let Some(name) = self.names.iter().position(|name| name.key == rest) else {
            let near = nearest(rest, self.names.iter().map(|name| &*name.key));
            let near = near.map_or(String::new(), |near| format!("; did you mean `{near}`?"));
            return Err(format!("`{key}`: no number is called `{rest}`{near}"));
        };
        match self.names[name].only.filter(|&only| only != at) {
            Some(only) => Err(format!("`{key}`: only `{}` has this number", self.scopes[only])),
            None => Ok((at, name, taught)),
        }
    }
}

impl Sheet {
    /// The file that is in the program. A test reads it too, so it cannot be wrong.
    pub fn built_in(form: &Form) -> Sheet {
        let sheet = Sheet::read(form, form.text);
        sheet.unwrap_or_else(|problems| panic!("games/{}/weights.txt: {}", form.id, problems[0]))
    }

    /// Reads a file, or says everything that is wrong with it.
    pub fn read(form: &Form, text: &str) -> Result<Sheet, Vec<Problem>> {
        let mut sheet =
            Sheet { rules: 0, entries: vec![vec![Entry::default(); form.names.len()]; form.scopes.len()] };
        let mut problems = Vec::new();
        for (number, line) in text.lines().enumerate() {
            let line = line.split('#').next().unwrap_or_default().trim();
            if !line.is_empty()
                && let Err(message) = sheet.add(form, line)
            {
                problems.push(Problem { line: Some(number + 1), message });
            }
        }
        let missing = |message: String| Problem { line: None, message };
        if sheet.rules == 0 {
            problems
                .push(missing(format!("the line `{RULES} N` is missing: it names the version of the rules")));
        }
        for (name, row) in form.names.iter().enumerate() {
            let scope = row.only.unwrap_or(0);
            if sheet.entries[scope][name].plain.is_none() {
                let key = form.key(scope, name, false);
                problems.push(missing(format!("`{key}` is missing: {}", row.about)));
            }
        }
        if problems.is_empty() { Ok(sheet) } else { Err(problems) }
    }

    fn add(&mut self, form: &Form, line: &str) -> Result<(), String> {
        let (key, value) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let value = value.trim();
        if key == RULES {
            let version = value.parse().ok().filter(|&version| version > 0);
            self.rules =
                version.ok_or_else(|| format!("cannot read `{value}`: write a version such as 3"))?;
            return Ok(());
        }
        let (scope, name, taught) = form.find(key)?;
        let number = value.parse().ok().filter(|number: &f32| number.is_finite());
        let number =
            number.ok_or_else(|| format!("`{key}`: cannot read `{value}`: write a number such as 0.55"))?;
        let entry = &mut self.entries[scope][name];
        let place = if taught { &mut entry.taught } else { &mut entry.plain };
        match place.replace(number) {
            Some(_) => Err(format!("`{key}` is there already: leave one out")),
            None => Ok(()),
        }
    }

    /// The number that counts in a scope. A number that only another scope has is 0.
    pub fn number(&self, scope: usize, name: usize, taught: bool) -> f32 {
        let own = self.entries[scope][name];
        own.taught.filter(|_| taught).or(own.plain).or(self.entries[0][name].plain).unwrap_or(0.0)
    }

    /// All numbers that count in a scope, in the order of their names.
    pub fn numbers(&self, scope: usize, taught: bool) -> impl Iterator<Item = f32> {
        (0..self.entries[scope].len()).map(move |name| self.number(scope, name, taught))
    }

    /// Teaches a number. If it is what it would be without practice, nothing needs to be written.
    pub fn teach(&mut self, scope: usize, name: usize, number: f32) {
        let plain = self.number(scope, name, false);
        self.entries[scope][name].taught = (number.to_bits() != plain.to_bits()).then_some(number);
    }

    /// The whole file.
    pub fn text(&self, form: &Form) -> String {
        let mut text = format!(
            "# The numbers that guide the bots. docs/bots.md says how to read them.\n\
             # `loire tune {}` looks for better ones and writes this file.\n{RULES} {}\n",
            form.id, self.rules
        );
        for (scope, entries) in self.entries.iter().enumerate() {
            let mut last = None;
            for (name, entry) in entries.iter().enumerate() {
                let row = &form.names[name];
                if row.only.unwrap_or(0) == scope && last != Some(row.about) {
                    let _ = writeln!(text, "\n# {}", row.about);
                    last = Some(row.about);
                } else if last.is_none() && (entry.plain.is_some() || entry.taught.is_some()) {
                    text.push('\n');
                    last = Some("");
                }
                for (value, taught) in [(entry.plain, false), (entry.taught, true)] {
                    if let Some(value) = value {
                        let _ = writeln!(text, "{} {value}", form.key(scope, name, taught));
                    }
                }
            }
        }
        text
    }
}

/// Numbers of a bot, in the order of their names.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Numbers<const N: usize>([f32; N]);

impl<const N: usize> Numbers<N> {
    /// Takes as many as there are names.
    pub fn take(numbers: &mut impl Iterator<Item = f32>) -> Numbers<N> {
        Numbers(std::array::from_fn(|_| numbers.next().expect("the form lists all numbers")))
    }

    /// The number that a name means.
    #[inline]
    pub fn of(&self, name: impl Into<usize>) -> f32 {
        self.0[name.into()]
    }

    /// All of them, in order.
    pub fn all(&self) -> &[f32; N] {
        &self.0
    }

    /// The same, to change them.
    pub fn all_mut(&mut self) -> &mut [f32; N] {
        &mut self.0
    }
}

/// A short number for a text: FNV-1a, of which eight digits are enough to notice a change.
pub fn print(text: &str) -> String {
    let mix = |hash: u32, byte: &u8| (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193);
    format!("{:08x}", text.as_bytes().iter().fold(0x811c_9dc5, mix))
}

/// Names numbers: an enum, and the row of each with its key and a sentence that explains it.
#[macro_export]
macro_rules! named_numbers {
    ($(#[$doc:meta])* $name:ident: $($variant:ident $key:literal $about:literal)+) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u8)]
        pub(crate) enum $name { $(#[doc = $about] $variant,)+ }

        impl $name {
            /// Each with its key and a sentence that explains it, in order.
            pub(crate) const ROWS: &'static [(&'static str, &'static str)] = &[$(($key, $about),)+];
            /// How many there are.
            pub(crate) const COUNT: usize = $name::ROWS.len();
        }

        impl From<$name> for usize {
            #[inline]
            fn from(name: $name) -> usize {
                name as usize
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form() -> Form {
        let mut names = Name::list(&[("follower", "A follower."), ("draw", "A draw.")], None);
        names.extend(Name::list(&[("tower", "A tower.")], Some(1)));
        Form { id: "toy", scopes: vec!["base", "city", "duel"], names, text: "" }
    }

    const TEXT: &str = "rules 2\nbase.follower 1.1 # more\nbase.taught.follower 0.55\n\nbase.draw 0.1\ncity.tower -3\nduel.draw 2\n";

    #[test]
    fn the_most_special_number_counts() {
        let sheet = Sheet::read(&form(), TEXT).unwrap();
        let all = |scope, taught| sheet.numbers(scope, taught).collect::<Vec<f32>>();
        assert_eq!([all(0, false), all(0, true)], [[1.1, 0.1, 0.0], [0.55, 0.1, 0.0]]);
        // What practice taught about the base game does not count elsewhere.
        assert_eq!([all(1, true), all(2, true)], [[1.1, 0.1, -3.0], [1.1, 2.0, 0.0]]);
    }

    #[test]
    fn a_file_is_written_as_it_was_read() {
        let mut sheet = Sheet::read(&form(), TEXT).unwrap();
        sheet.teach(2, 0, 0.3);
        sheet.teach(2, 1, 2.0);
        sheet.teach(0, 0, 1.1);
        let text = sheet.text(&form());
        assert_eq!(Sheet::read(&form(), &text).as_ref(), Ok(&sheet));
        let lines: Vec<&str> = text.lines().skip(2).collect();
        assert_eq!(
            lines,
            [
                "rules 2",
                "",
                "# A follower.",
                "base.follower 1.1",
                "",
                "# A draw.",
                "base.draw 0.1",
                "",
                "# A tower.",
                "city.tower -3",
                "",
                "duel.taught.follower 0.3",
                "duel.draw 2",
            ]
        );
    }

    #[test]
    fn everything_that_is_wrong_is_told_with_its_line() {
        let text = "base.follower 1,1\nbase.folower 1\nduel.tower 2\nend.draw 1\nbase.draw 1\nbase.draw 2\nrules x\nbase.draw NaN";
        let told: Vec<String> =
            Sheet::read(&form(), text).unwrap_err().iter().map(Problem::to_string).collect();
        assert_eq!(
            told,
            [
                "line 1: `base.follower`: cannot read `1,1`: write a number such as 0.55",
                "line 2: `base.folower`: no number is called `folower`; did you mean `follower`?",
                "line 3: `duel.tower`: only `city` has this number",
                "line 4: `end.draw` must begin with base, city, duel",
                "line 6: `base.draw` is there already: leave one out",
                "line 7: cannot read `x`: write a version such as 3",
                "line 8: `base.draw`: cannot read `NaN`: write a number such as 0.55",
                "the line `rules N` is missing: it names the version of the rules",
                "`base.follower` is missing: A follower.",
                "`city.tower` is missing: A tower.",
            ]
        );
    }
}
