//! Commit subjects. Older ones stay as they are, since history is never rewritten.

use crate::shell::{self, Shell};

/// The last commit that was made before these laws.
const BASE: &str = "c589977af99ac0750f34e6d81d006f2b9aabed34";
const LONGEST: usize = 72;

/// What is wrong with the subjects since `BASE`, or why they cannot be read: a copy without git, or a clone
/// that does not reach back so far.
pub(crate) fn check(shell: &Shell) -> Result<Vec<String>, String> {
    let range = format!("{BASE}..HEAD");
    let log = shell::output(&mut shell.program("git", &["log", "--format=%h %s", &range, "--"]));
    let log = log.ok_or("commit subjects were not checked: this copy has no history back to the base")?;
    Ok(log.lines().filter_map(problem).collect())
}

/// What is wrong with `HASH SUBJECT`.
fn problem(line: &str) -> Option<String> {
    let (commit, subject) = line.split_once(' ')?;
    let length = subject.chars().count();
    if length > LONGEST {
        return Some(format!(
            "commit {commit}: the subject has {length} characters, and {LONGEST} is the most"
        ));
    }
    let names_a_branch = subject.strip_prefix("Merge ").is_some_and(|rest| {
        ["branch ", "branches ", "remote-tracking ", "pull request ", "tag ", "commit "]
            .iter()
            .any(|kind| rest.starts_with(kind))
    });
    let says_too_little = subject.strip_prefix("Merge ").is_some_and(|rest| {
        rest.split(' ').count() < 3 || rest.contains(" into ") || rest.starts_with("main ")
    });
    (names_a_branch || says_too_little)
        .then(|| format!("commit {commit}: a merge's subject says what it brings, not from where"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_subjects_and_merges_that_name_a_branch_are_refused() {
        assert_eq!(problem("abc A sale takes the whole pile"), None);
        assert_eq!(problem("abc Merge two lists of tiles"), None);
        assert_eq!(problem(&format!("abc {}", "x".repeat(LONGEST))), None);
        assert!(
            problem(&format!("abc {}", "x".repeat(73))).is_some_and(|what| what.contains("73 characters"))
        );
        for subject in [
            "Merge branch 'x'",
            "Merge remote-tracking branch 'origin/x'",
            "Merge pull request #3",
            "Merge main",
            "Merge natick",
            "Merge main into a table for three",
        ] {
            assert!(
                problem(&format!("abc {subject}"))
                    .is_some_and(|what| what.starts_with("commit abc: a merge"))
            );
        }
    }
}
