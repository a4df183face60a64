//! What a run keeps between rounds, so that it can go on after an interruption.

use std::{
    env, fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use anyhow::{Context as _, bail};
use boxes::Classroom;
use search::net::{Lessons, Net, Precision};
use serde::{Deserialize, Serialize};

use super::{Plan, Round, School, report};
use crate::files;

/// The folder of a run.
pub(super) struct Folder(PathBuf);

/// What `run.json` holds.
#[derive(Serialize, Deserialize)]
struct Kept {
    plan: Plan,
    rounds: Vec<Round>,
}

impl Folder {
    /// The folder of a new run, or of one that goes on.
    pub(super) fn open(path: Option<PathBuf>, plan: &Plan, resume: bool) -> anyhow::Result<Folder> {
        let folder = Folder(path.unwrap_or_else(|| usual_place(&plan.game)));
        let path = folder.path().display();
        fs::create_dir_all(folder.path()).with_context(|| format!("cannot create the folder {path}"))?;
        match folder.kept()? {
            Some(_) if !resume => {
                bail!(
                    "{path} holds a run already: go on with it by --resume, or name another folder with --out"
                )
            }
            Some(kept) if kept.plan != *plan => bail!(
                "{path} holds a run that was started differently, so it cannot go on like this\n  then: {:?}\n  now:  \
                 {plan:?}",
                kept.plan
            ),
            None | Some(_) => {}
        }
        Ok(folder)
    }

    pub(super) fn path(&self) -> &Path {
        &self.0
    }

    /// The net that a program needs to play.
    pub(super) fn net(&self) -> PathBuf {
        self.0.join("net.bin")
    }

    fn lessons(&self, round: usize) -> PathBuf {
        self.0.join(format!("round-{}.lessons", round + 1))
    }

    fn kept(&self) -> anyhow::Result<Option<Kept>> {
        let path = self.0.join("run.json");
        if !path.exists() {
            return Ok(None);
        }
        let kept = serde_json::from_str(&files::read(&path)?);
        kept.map(Some).with_context(|| format!("cannot read {}: it is not what a run keeps", path.display()))
    }

    /// The run so far.
    pub(super) fn read(&self, class: &dyn Classroom) -> anyhow::Result<School> {
        let Some(kept) = self.kept()? else {
            return Ok(School { rounds: Vec::new(), net: None, window: Vec::new() });
        };
        let done = kept.rounds.len();
        let (path, about) = (self.0.join("net.full"), class.about(String::new()));
        let net = Net::read(&read(&path)?)
            .and_then(|net| {
                net.check(&about.box_id, about.rules_version, about.lens_version, class.inputs())
                    .map(|()| net)
            })
            .with_context(|| format!("cannot go on with {}", path.display()))?;
        // The games of the first round are not kept.
        let window = (done.saturating_sub(kept.plan.window).max(1)..done).map(|round| {
            let path = self.lessons(round);
            Lessons::read(&read(&path)?).with_context(|| format!("{} is damaged", path.display()))
        });
        Ok(School {
            window: window.collect::<anyhow::Result<_>>()?,
            net: Some(Arc::new(net)),
            rounds: kept.rounds,
        })
    }

    /// Keeps the positions of a round.
    pub(super) fn keep_lessons(&self, round: usize, lessons: &Lessons) -> anyhow::Result<()> {
        replace(&self.lessons(round), &lessons.write())
    }

    /// Keeps the net, the figures and the report. The figures come last, because they say that the round is complete.
    /// Only then do the positions go that are too old: a run that is interrupted before goes on with them.
    pub(super) fn keep(&self, plan: &Plan, school: &School) -> anyhow::Result<()> {
        let net = school.net.as_ref().expect("a round ends with a net");
        let small = net.write(Precision::Half);
        replace(&self.0.join(format!("net-{}.bin", school.rounds.len())), &small)?;
        replace(&self.net(), &small)?;
        replace(&self.0.join("net.full"), &net.write(Precision::Full))?;
        replace(&self.0.join("report.html"), report::html(plan, &school.rounds).as_bytes())?;
        let kept = Kept { plan: plan.clone(), rounds: school.rounds.clone() };
        replace(&self.0.join("run.json"), serde_json::to_string_pretty(&kept)?.as_bytes())?;
        let old = school.rounds.len().checked_sub(plan.window + 1).map(|old| self.lessons(old));
        if let Some(old) = old.filter(|old| old.exists()) {
            fs::remove_file(&old).with_context(|| format!("cannot delete {}", old.display()))?;
        }
        Ok(())
    }
}

/// Where runs are kept if nobody says otherwise: never in a source tree.
fn usual_place(game: &str) -> PathBuf {
    let state = env::var_os("XDG_STATE_HOME").map(PathBuf::from);
    let home = || env::var_os("HOME").map(|home| PathBuf::from(home).join(".local/state"));
    state.or_else(home).unwrap_or_else(env::temp_dir).join("loire").join(format!("train-{game}"))
}

fn read(path: &Path) -> anyhow::Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("cannot read {}", path.display()))
}

/// Writes a file beside the old one and then replaces it, so that an interruption leaves one of the two.
fn replace(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    fs::write(&beside, bytes)
        .and_then(|()| fs::rename(&beside, path))
        .with_context(|| format!("cannot write {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_goes_on_after_an_interruption_in_the_middle_of_a_round() {
        let class = boxes::find("burgundy-dice").unwrap().classroom().unwrap();
        let plan = Plan {
            game: "burgundy-dice".to_owned(),
            lens: class.about(String::new()).lens_version,
            seed: 1,
            first_games: 1,
            games: 1,
            lambda: 1.0,
            epochs: 1,
            rate: 0.1,
            window: 1,
            ahead_from: None,
            exams: 1,
        };
        let round = Round {
            positions: 1,
            taught: vec![1.0],
            off: 1.0,
            guide_off: 1.0,
            self_play: 1.0,
            matches: Vec::new(),
            seconds: 1.0,
        };
        let path = env::temp_dir().join(format!("loire-train-{}", std::process::id()));
        let folder = Folder::open(Some(path.clone()), &plan, false).unwrap();
        let net = Some(Arc::new(class.beginner(String::new(), 1)));
        let mut school = School { rounds: vec![round.clone(); 2], net, window: Vec::new() };
        folder.keep_lessons(1, &Lessons::default()).unwrap();
        folder.keep(&plan, &school).unwrap();
        // The third round has played its games, and not learned from them yet.
        folder.keep_lessons(2, &Lessons::default()).unwrap();
        let read = folder.read(&*class).unwrap();
        assert_eq!((read.rounds.len(), read.window.len()), (2, 1));
        school.rounds.push(round);
        folder.keep(&plan, &school).unwrap();
        assert!(!folder.lessons(1).exists() && folder.lessons(2).exists());
        fs::remove_dir_all(path).unwrap();
    }
}
