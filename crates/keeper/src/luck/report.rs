//! What a check has proven, in words: what binds each line of the record, and what you have to trust.

use std::fmt;

use super::Verified;

/// How far a record is proven.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// All of it: the luck follows from the commitment that was given, and the text has the digest that was given.
    Proven,
    /// The luck follows from the commitment that was given. No digest was given, so the end is the operator's word.
    LuckProven,
    /// It agrees with itself, but no commitment was given to compare it with.
    Consistent,
    /// No luck was checked, or some luck that nothing binds was skipped.
    Unproven,
    /// It contradicts itself, or the given commitment or digest.
    Refuted,
}

/// What can be said about a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// How far it is proven.
    pub verdict: Verdict,
    /// What binds what, one sentence for each.
    pub lines: Vec<String>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.verdict {
            Verdict::Proven => "PROVEN",
            Verdict::LuckProven => "LUCK PROVEN, but the end was not compared with a digest",
            Verdict::Consistent => "CONSISTENT, but not compared with a commitment",
            Verdict::Unproven => "NOT PROVEN: some luck, or all of it, was not checked",
            Verdict::Refuted => "NOT PROVEN",
        })?;
        self.lines.iter().try_for_each(|line| write!(f, "\n  {line}"))
    }
}

impl Verified {
    /// What is proven, given what the table showed as `luck.commit` before the game and as `luck.digest`
    /// after it.
    pub fn report(&self, commit: Option<&str>, digest: Option<&str>) -> Report {
        let other = |what: &str, given: &str, written: &str| Report {
            verdict: Verdict::Refuted,
            lines: vec![format!("the record's {what} is {written}, not {}", engine::short(given))],
        };
        if let Some(given) = commit.filter(|given| *given != self.commit) {
            return other("commitment", given, &self.commit);
        }
        if let Some(given) = digest.filter(|given| *given != self.digest) {
            return other("digest", given, &self.digest);
        }
        // Luck from another game was not checked here, so the record as a whole is never called proven.
        let skipped = self.unchecked > 0 || self.from > 0;
        let verdict = match (commit, digest) {
            _ if self.checked == 0 || skipped => Verdict::Unproven,
            (Some(_), Some(_)) => Verdict::Proven,
            (Some(_), None) => Verdict::LuckProven,
            (None, _) => Verdict::Consistent,
        };
        let mut lines = vec![self.luck()];
        lines.extend(self.skipped());
        lines.push(self.commitment(commit.is_some()));
        lines.extend(self.bound_by_luck());
        lines.push(self.bound_by_digest(digest.is_some()));
        if self.takebacks > 0 {
            lines.push(format!("The table went back past luck; `takeback` lines: {}.", self.takebacks));
        }
        lines.push(self.word());
        Report { verdict, lines }
    }

    fn luck(&self) -> String {
        let (checked, all) = (self.checked, self.checked + self.unchecked);
        format!("All {} entries are legal. Chance answers checked: {checked} of {all}.", self.entries)
    }

    fn skipped(&self) -> Option<String> {
        (self.from > 0).then(|| {
            let bound = match self.version {
                1 => "Nothing binds them, nor `luck-from` itself",
                _ => "The commitment binds them, but not where their luck came from",
            };
            format!(
                "Not checked: the luck of the first {} entries, {} chance answers, which came from another game. \
                 {bound}.",
                self.from, self.unchecked
            )
        })
    }

    fn commitment(&self, given: bool) -> String {
        let bound = match self.version {
            1 => "the secret",
            _ => "the secret, box, edition, seats, modules, options, luck-from and the entries before it",
        };
        let commit = &self.commit;
        if given {
            return format!("Bound by the commitment you gave: {bound}.");
        }
        format!(
            "Bound by the commitment: {bound}. But it was not compared: the table must have shown {commit} before \
             the game (--commit), or this file may be made up."
        )
    }

    fn bound_by_luck(&self) -> Option<String> {
        let bound = match self.version {
            1 => "box, edition, seats, modules, options, luck-entropy",
            _ => "names, luck-entropy",
        };
        let back = if self.version > 1 && self.takebacks > 0 { ", take-backs before it" } else { "" };
        (self.checked > 0).then(|| {
            format!(
                "Bound by the luck after them: {bound}, entries 1 to {}{back}. To change one of these, a forger needs \
                 all later luck to stay the same. The chance of a coincidental match is 1 in 2^{:.0}.",
                self.last, self.bits
            )
        })
    }

    fn bound_by_digest(&self, given: bool) -> String {
        let mut bound = vec![if self.last < self.entries {
            format!("the entries after number {} (of {})", self.last, self.entries)
        } else {
            "that the record stops here".to_owned()
        }];
        if self.version > 1 {
            bound.push(match self.ended {
                Some(ended) => format!("the end ({ended})"),
                None => "that nobody resigned or ran out of time".to_owned(),
            });
            bound.push(if self.substitutes { "substitutes" } else { "that nobody was replaced" }.to_owned());
            if self.takebacks == 0 {
                bound.push("that nothing was taken back after the last luck".to_owned());
            }
        }
        let bound = bound.join(", ");
        if given {
            return format!("Bound by the digest you gave: {bound}.");
        }
        let digest = &self.digest;
        format!(
            "Bound by the digest alone: {bound}. You have to trust the operator until you compare {digest} with what the \
             table shows after the game (--digest)."
        )
    }

    fn word(&self) -> String {
        let mut open = Vec::new();
        if self.version == 1 {
            open.push("names, the end, and whether anything was taken back (luck 1 does not cover them)");
        }
        open.push("who the people behind the names were");
        let open = open.join("; ");
        let seats: Vec<String> = self.contributors.iter().map(ToString::to_string).collect();
        let chosen = if seats.is_empty() {
            "Nobody contributed to the luck, so the server alone chose the secret that decides it all."
                .to_owned()
        } else {
            format!(
                "The server could not choose the luck unless it knew what {} would contribute.",
                seats.join(", ")
            )
        };
        format!(
            "Not covered: {open}. {chosen} The server's operator knows the secret, and therefore all luck in advance."
        )
    }
}
