//! Trains a box's net by self-play.
//!
//! Each round plays games with the net as it is, learns from them, and measures what was learned: how far the net is
//! off in games it did not learn from, and how it does against `greedy`.

mod folder;
mod games;
mod measure;
mod report;

use std::{
    io::{self, Write},
    path::PathBuf,
    process::{self, ExitCode},
    sync::Arc,
    thread,
    time::Instant,
};

use anyhow::bail;
use engine::counted;
use search::net::{Course, Lessons, Net, Trainer};
use serde::{Deserialize, Serialize};
use shelf::{Classroom, Lesson, mix};

use self::{folder::Folder, games::in_order, measure::Match};
use crate::{
    arena::INTERRUPTED,
    flags,
    waiting::{one_thread, wait},
};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The box
    #[arg(value_name = "BOX")]
    game: Option<String>,
    /// How many rounds of playing and learning, with those already done
    #[arg(long, default_value_t = 6, value_name = "N", value_parser = flags::number::<usize>)]
    rounds: usize,
    /// How many games the box's own player plays in the first round
    #[arg(long, default_value_t = 40_000, value_name = "N", value_parser = flags::number::<u64>)]
    first_games: u64,
    /// How many games to play in each later round
    #[arg(long, default_value_t = 6000, value_name = "N", value_parser = flags::number::<u64>)]
    games: u64,
    /// The same seed trains the same net, however many jobs there are
    #[arg(long, default_value_t = 1, value_parser = flags::number::<u64>)]
    seed: u64,
    /// How many threads
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = flags::number::<usize>)]
    jobs: usize,
    /// Train the net that plays only alone, where the box has one
    #[arg(long)]
    alone: bool,
    /// Start with this net instead of a new one
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Where to keep the nets, the games and the report; a folder in your state directory if not given
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Go on with what is in the folder
    #[arg(long)]
    resume: bool,
    /// How much results count against the net's own values, for each round of the game that passes (1 is results only)
    #[arg(long, default_value_t = 0.8, value_name = "SHARE", value_parser = share)]
    lambda: f32,
    /// How many times to go through the positions of a round
    #[arg(long, default_value_t = 3, value_name = "N", value_parser = flags::number::<u32>)]
    epochs: u32,
    /// The learning rate in the first round; it falls with the square root of the number of rounds
    #[arg(long, default_value_t = 0.001, value_name = "RATE", value_parser = share)]
    rate: f32,
    /// How many rounds' games to learn from, not counting the first round
    #[arg(long, default_value_t = 5, value_name = "N", value_parser = flags::number::<usize>)]
    window: usize,
    /// From this round on, look one turn ahead from every position and learn from that too, where the box has a way
    #[arg(long, value_name = "ROUND", value_parser = flags::number::<usize>)]
    ahead_from: Option<usize>,
    /// How many decisions in a thousand players with the net make out of curiosity: they may try what looks a little
    /// worse
    #[arg(long, default_value_t = 0, value_name = "N", value_parser = flags::number::<u32>)]
    curious: u32,
    /// How many games to measure each round with
    #[arg(long, default_value_t = 400, value_name = "N", value_parser = flags::number::<u64>)]
    exams: u64,
}

fn share(text: &str) -> Result<f32, String> {
    let share = text.parse().ok().filter(|share: &f32| *share > 0.0 && *share <= 1.0);
    share.ok_or_else(|| "write a number above 0 and at most 1, such as 0.9".to_owned())
}

/// The settings a run was started with. It can only go on with the same ones.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Plan {
    game: String,
    #[serde(default)]
    alone: bool,
    #[serde(default)]
    from: Option<PathBuf>,
    lens: u16,
    seed: u64,
    first_games: u64,
    games: u64,
    lambda: f32,
    epochs: u32,
    rate: f32,
    window: usize,
    #[serde(default)]
    ahead_from: Option<usize>,
    #[serde(default)]
    curious: u32,
    exams: u64,
}

impl Plan {
    /// The flags that differ from those the run was started with.
    fn differences(&self, now: &Plan) -> anyhow::Result<String> {
        let [then, now] = [self, now].map(serde_json::to_value);
        let (then, now) = (then?, now?);
        let all = then.as_object().into_iter().flatten();
        let differ = all.filter(|(flag, value)| now[flag.as_str()] != **value).map(|(flag, value)| {
            let value = if value.is_null() { "not given".to_owned() } else { value.to_string() };
            format!("--{} was {value}", flag.replace('_', "-"))
        });
        Ok(differ.collect::<Vec<_>>().join(", "))
    }

    /// How a net is made in this many rounds.
    fn words(&self, rounds: usize) -> String {
        let begin = match &self.from {
            Some(from) => format!("{}, then {}", from.display(), counted(rounds, "round")),
            None => format!("{} games, then {}", self.first_games, counted(rounds - 1, "round")),
        };
        let ahead = match self.ahead_from {
            Some(from) => format!(", looking ahead from round {from}"),
            None => String::new(),
        };
        let curious = match self.curious {
            0 => String::new(),
            curious => format!(", curious in {curious} of 1000 decisions"),
        };
        format!(
            "{begin} of {}, seed {}, lambda {}, {} at {}, window {}{ahead}{curious}",
            counted(self.games as usize, "game"),
            self.seed,
            self.lambda,
            counted(self.epochs as usize, "epoch"),
            self.rate,
            self.window
        )
    }
}

/// What one round achieved.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Round {
    /// How many positions it learned from.
    positions: usize,
    /// How far the net was off after each time through them, in points.
    taught: Vec<f64>,
    /// The same in games it did not learn from, and how far the box's own guide was off there.
    off: f64,
    guide_off: f64,
    /// What the players scored in those games.
    self_play: f64,
    /// Against `greedy`, by the number of seats.
    matches: Vec<Match>,
    /// How long it took.
    seconds: f64,
}

/// Keep the seeds of different games apart.
const PLAY: u64 = 1;
const LEARN: u64 = 2;
const EXAM: u64 = 3;
const MATCH: u64 = 4;

pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let game = flags::named(args.game.as_deref())?;
    let Some(class) = game.classroom(args.alone) else {
        if args.alone {
            bail!("{} has no net that plays only alone: leave out --alone", game.title);
        }
        bail!("nets cannot learn {} yet: nobody has written what they would see", game.title);
    };
    let counts = [args.games, args.first_games, args.exams];
    if counts.contains(&0) || [args.rounds, args.window, args.jobs].contains(&0) || args.epochs == 0 {
        bail!("--rounds, --games, --first-games, --exams, --epochs, --window and --jobs must be at least 1");
    }
    let plan = Plan {
        game: game.id.to_owned(),
        alone: args.alone,
        from: args.from.clone(),
        lens: class.about(String::new()).lens_version,
        seed: args.seed,
        first_games: args.first_games,
        games: args.games,
        lambda: args.lambda,
        epochs: args.epochs,
        rate: args.rate,
        window: args.window,
        ahead_from: args.ahead_from,
        curious: args.curious,
        exams: args.exams,
    };
    let folder = Folder::open(args.out.clone(), &plan, args.resume)?;
    let mut school = folder.read(&plan, &*class)?;
    writeln!(out, "{}: {} inputs, kept in {}", game.title, class.inputs(), folder.path().display())?;
    out.flush()?;
    tell_interrupt(folder.path().display().to_string());
    while school.rounds.len() < args.rounds {
        school.round(&plan, &*class, args.jobs, &folder)?;
        let number = school.rounds.len();
        writeln!(out, "{}", school.rounds[number - 1].line(number))?;
        out.flush()?;
    }
    writeln!(out, "the net is {}", folder.net().display())?;
    Ok(ExitCode::SUCCESS)
}

/// On Ctrl-C, says what is kept and how to go on.
fn tell_interrupt(folder: String) {
    thread::spawn(move || {
        // Without a runtime, Ctrl-C simply ends the program.
        let Ok(runtime) = one_thread() else { return };
        if wait(&runtime, tokio::signal::ctrl_c()).is_ok() {
            let _ = writeln!(
                io::stderr(),
                "\nStopped. The rounds that were finished are in {folder}. The same command with --resume goes on."
            );
            process::exit(INTERRUPTED.into());
        }
    });
}

/// A run so far.
struct School {
    rounds: Vec<Round>,
    net: Option<Arc<Net>>,
    /// The positions of the last rounds, oldest first.
    window: Vec<Lessons>,
}

impl School {
    /// Plays, learns and measures once, and keeps the results.
    fn round(
        &mut self,
        plan: &Plan,
        class: &dyn Classroom,
        jobs: usize,
        folder: &Folder,
    ) -> anyhow::Result<()> {
        let begin = Instant::now();
        let number = self.rounds.len();
        let net = self.net.as_ref();
        let ahead = plan.ahead_from.is_some_and(|from| number + 1 >= from);
        let kind = Lesson::Practice { ahead, curious: plan.curious };
        let mut played = Lessons::default();
        in_order(
            jobs,
            if net.is_some() { plan.games } else { plan.first_games },
            &format!("round {}: games", number + 1),
            |game| class.lesson(game, mix(plan.seed, &[PLAY, number as u64, game]), net, kind),
            |game| played.append(&game),
        );
        if net.is_some() {
            folder.keep_lessons(number, &played)?;
        }
        self.window.push(played);
        if self.window.len() > plan.window {
            self.window.remove(0);
        }
        let (net, taught, positions) = self.learn(plan, class, jobs);
        if self.net.is_none() {
            // The net's own games will be better lessons.
            self.window.clear();
        }
        let exam = measure::exam(class, &net, plan, jobs);
        let matches = measure::matches(class, &net, plan, jobs);
        self.net = Some(net);
        self.rounds.push(Round {
            positions,
            taught,
            off: exam.off,
            guide_off: exam.guide_off,
            self_play: exam.mean,
            matches,
            seconds: begin.elapsed().as_secs_f64(),
        });
        folder.keep(plan, self)
    }

    /// Goes through the positions of the last rounds.
    fn learn(&self, plan: &Plan, class: &dyn Classroom, jobs: usize) -> (Arc<Net>, Vec<f64>, usize) {
        let number = self.rounds.len();
        let mut lessons = Lessons::default();
        self.window.iter().for_each(|played| lessons.append(played));
        let note = plan.words(number + 1);
        let net = match &self.net {
            Some(net) => Net::clone(net).described(class.about(note)),
            None => class.beginner(note, mix(plan.seed, &[LEARN])),
        };
        let mut trainer = Trainer::new(net);
        let mut lambda = plan.lambda;
        if self.net.is_none() {
            trainer.forget_unseen(&lessons);
            // A new net knows nothing, so its own values do not count yet.
            lambda = 1.0;
        }
        let rate = plan.rate / ((number + 1) as f32).sqrt();
        let seed = mix(plan.seed, &[LEARN, number as u64]);
        let bar = games::progress(plan.epochs.into(), &format!("round {}: times through", number + 1));
        let mut taught = Vec::new();
        trainer.teach(&lessons, Course { epochs: plan.epochs, rate, lambda, seed, jobs }, |_, off| {
            taught.push(off);
            bar.inc(1);
        });
        bar.finish_and_clear();
        (Arc::new(trainer.net().clone()), taught, lessons.len())
    }
}

impl Round {
    /// A round in one line.
    fn line(&self, number: usize) -> String {
        let matches: Vec<String> = self.matches.iter().map(Match::line).collect();
        format!(
            "round {number}: {}, off by {:.1} (greedy's guide {:.1}), self-play {:.1}; against greedy {}; {:.0} s",
            counted(self.positions, "position"),
            self.off,
            self.guide_off,
            self.self_play,
            matches.join(", "),
            self.seconds,
        )
    }
}
