//! What a run keeps between rounds, so that it can go on after an interruption.

use std::{
    env, fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use anyhow::{Context as _, bail};
use search::net::{Lessons, Net, Precision};
use serde::{Deserialize, Serialize};
use shelf::Classroom;

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
        let folder = Folder(path.unwrap_or_else(|| usual_place(plan)));
        let path = folder.path().display();
        let kept = folder.kept()?;
        if resume && kept.is_none() {
            bail!("{path} holds no run to go on with: leave out --resume to start one");
        }
        fs::create_dir_all(folder.path()).with_context(|| format!("cannot create the folder {path}"))?;
        match kept {
            Some(_) if !resume => {
                bail!(
                    "{path} holds a run already: go on with it by --resume, or name another folder with --out"
                )
            }
            Some(kept) if kept.plan != *plan => bail!(
                "{path} holds a run that was started differently, so it cannot go on like this: {}",
                kept.plan.differences(plan)?
            ),
            None | Some(_) => {}
        }
        Ok(folder)
    }

    pub(super) fn path(&self) -> &Path {
        &self.0
    }

    /// The net that a program needs in order to play.
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
    pub(super) fn read(&self, plan: &Plan, class: &dyn Classroom) -> anyhow::Result<School> {
        let Some(kept) = self.kept()? else {
            let net = plan.from.as_ref().map(|from| net(from, class)).transpose()?;
            return Ok(School { rounds: Vec::new(), net, window: Vec::new() });
        };
        let done = kept.rounds.len();
        // The games of bots without a net are not kept.
        let without = usize::from(kept.plan.from.is_none());
        let window = (done.saturating_sub(kept.plan.window).max(without)..done).map(|round| {
            let path = self.lessons(round);
            Lessons::read(&read(&path)?).with_context(|| format!("{} is damaged", path.display()))
        });
        Ok(School {
            window: window.collect::<anyhow::Result<_>>()?,
            net: Some(net(&self.0.join("net.full"), class)?),
            rounds: kept.rounds,
        })
    }

    /// Keeps the positions of a round.
    pub(super) fn keep_lessons(&self, round: usize, lessons: &Lessons) -> anyhow::Result<()> {
        replace(&self.lessons(round), &lessons.write())
    }

    /// Keeps the net, the figures and the report. The figures come last, because they say that the round is complete.
    /// Only then are positions that are too old deleted: a run that is interrupted before that goes on with them.
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

/// A net to go on with.
fn net(path: &Path, class: &dyn Classroom) -> anyhow::Result<Arc<Net>> {
    let about = class.about(String::new());
    let net = Net::read(&read(path)?).and_then(|net| {
        let rules = about.rules_version..=about.rules_version;
        net.check(&about.box_id, rules, about.lens_version, class.inputs()).map(|()| net)
    });
    net.map(Arc::new).with_context(|| format!("cannot go on with {}", path.display()))
}

/// Where runs are kept if nobody says otherwise: never in a source tree.
fn usual_place(plan: &Plan) -> PathBuf {
    let state = env::var_os("XDG_STATE_HOME").map(PathBuf::from);
    let home = || env::var_os("HOME").map(|home| PathBuf::from(home).join(".local/state"));
    state.or_else(home).unwrap_or_else(env::temp_dir).join("loire").join(format!(
        "train-{}{}",
        plan.game,
        if plan.alone { "-alone" } else { "" }
    ))
}

fn read(path: &Path) -> anyhow::Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("cannot read {}", path.display()))
}

/// Writes a file next to the old one and then replaces it, so that an interruption leaves one of the
/// two.
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
    use crate::given;

    fn plan(class: &dyn Classroom) -> Plan {
        Plan {
            game: "burgundy-dice".to_owned(),
            alone: true,
            from: None,
            lens: class.about(String::new()).lens_version,
            seed: 1,
            first_games: 1,
            games: 1,
            lambda: 1.0,
            epochs: 1,
            rate: 0.1,
            window: 1,
            ahead_from: None,
            curious: 0,
            exams: 1,
        }
    }

    fn round() -> Round {
        Round {
            positions: 1,
            taught: vec![1.0],
            off: 1.0,
            guide_off: 1.0,
            self_play: 1.0,
            matches: Vec::new(),
            seconds: 1.0,
        }
    }

    fn place(name: &str) -> PathBuf {
        env::temp_dir().join(format!("loire-train-{name}-{}", std::process::id()))
    }

    #[test]
    fn a_run_that_starts_with_a_net_keeps_the_games_of_its_first_round() {
        let class = given::boxes().find("burgundy-dice").unwrap().classroom(true).unwrap();
        let path = place("from");
        fs::create_dir_all(&path).unwrap();
        let (from, net) = (path.join("given.bin"), class.beginner("given".to_owned(), 1));
        fs::write(&from, net.write(Precision::Full)).unwrap();
        let plan = Plan { from: Some(from.clone()), ..plan(&*class) };
        assert_eq!(
            plan.words(1),
            format!("{}, then 1 round of 1 game, seed 1, lambda 1, 1 epoch at 0.1, window 1", from.display())
        );
        let folder = Folder::open(Some(path.clone()), &plan, false).unwrap();
        let mut school = folder.read(&plan, &*class).unwrap();
        assert!(school.rounds.is_empty() && school.window.is_empty());
        assert_eq!(school.net.as_deref(), Some(&net));
        folder.keep_lessons(0, &Lessons::default()).unwrap();
        school.rounds.push(round());
        folder.keep(&plan, &school).unwrap();
        assert_eq!(folder.read(&plan, &*class).unwrap().window.len(), 1);
        let missing = Plan { from: Some(path.join("missing.bin")), ..plan };
        let other = Folder::open(Some(path.join("other")), &missing, false).unwrap();
        let problem = other.read(&missing, &*class).err().unwrap().to_string();
        assert!(problem.contains("cannot read") && problem.contains("missing.bin"), "{problem}");
        fs::remove_dir_all(path).unwrap();
    }

    #[test]
    fn a_run_goes_on_after_an_interruption_in_the_middle_of_a_round() {
        let class = given::boxes().find("burgundy-dice").unwrap().classroom(true).unwrap();
        let (plan, path) = (plan(&*class), place("goes-on"));
        let folder = Folder::open(Some(path.clone()), &plan, false).unwrap();
        let net = Some(Arc::new(class.beginner(String::new(), 1)));
        let mut school = School { rounds: vec![round(); 2], net, window: Vec::new() };
        folder.keep_lessons(1, &Lessons::default()).unwrap();
        folder.keep(&plan, &school).unwrap();
        // The third round has played its games but not learned from them yet.
        folder.keep_lessons(2, &Lessons::default()).unwrap();
        let otherwise = Plan { seed: 2, ahead_from: Some(2), ..plan.clone() };
        let refused = Folder::open(Some(path.clone()), &otherwise, true).err().unwrap().to_string();
        assert!(refused.ends_with("like this: --ahead-from was not given, --seed was 1"), "{refused}");
        let nothing = Folder::open(Some(path.join("nothing")), &plan, true).err().unwrap().to_string();
        assert!(nothing.contains("holds no run to go on with") && !path.join("nothing").exists());
        let read = folder.read(&plan, &*class).unwrap();
        assert_eq!((read.rounds.len(), read.window.len()), (2, 1));
        school.rounds.push(round());
        folder.keep(&plan, &school).unwrap();
        assert!(!folder.lessons(1).exists() && folder.lessons(2).exists());
        fs::remove_dir_all(path).unwrap();
    }
}
