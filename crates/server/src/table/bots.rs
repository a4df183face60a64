//! Bots: jobs of the scheduler, for the table's host.
//!
//! A job gets the record and returns an action, or a whole plan if nobody may see its parts yet. The box shows its
//! bots only what their seat may know, and the answer counts only if the question is still open.

use std::{collections::VecDeque, sync::Arc, time::Duration};

use engine::{Pending, Seat, Viewer};
use play::Record;
use protocol::Status;
use sha2::{Digest as _, Sha256};
use shelf::{BoxTable, Budget, GameBox, Stop};
use tokio::time::{Instant, timeout_at};

use super::{
    Live, Msg,
    live::{RETRY, Trouble},
    play::MOST_ACTIONS,
    thinking::{Decided, Thinking},
};
use crate::{
    polls::Task,
    refusal::Reason,
    time::tick,
    work::{Aside, Kind, Owner, Work},
};

/// The share of its time after which a bot is asked to stop.
const ENOUGH: f32 = 0.8;
/// The share of what is left on a bot's clock that it takes for a decision.
const OF_CLOCK: f32 = 0.5;
/// Every bot gets this long for a decision, whatever its clock says. Bots do not lose on time.
const LEAST: Duration = Duration::from_secs(1);
/// About how long a simulated game takes, for budgets that count games.
const EACH_TAKES: Duration = Duration::from_millis(1);

/// How long a hint may take.
pub(crate) const HINT: Duration = Duration::from_millis(500);

/// All problems with a list of bots that somebody wants to seat: names that the box does not know, and budgets above
/// the server's own.
pub(crate) fn check_bots<'a>(
    game_box: &GameBox,
    names: impl IntoIterator<Item = &'a str>,
    most: Duration,
) -> Vec<String> {
    let problem = |name: &str| {
        let known = game_box.check_bots([name]).pop();
        known.or_else(|| (within(name, most) != name).then(|| too_long(name, most)))
    };
    names.into_iter().filter_map(problem).collect()
}

fn too_long(name: &str, most: Duration) -> String {
    format!(
        "bot `{name}` would think for longer than this server allows: at most {} simulations or {}ms",
        simulations(most),
        most.as_millis()
    )
}

/// How many simulated games fit into a time.
fn simulations(time: Duration) -> u32 {
    u32::try_from(time.as_micros() / EACH_TAKES.as_micros()).unwrap_or(u32::MAX)
}

/// The name of a bot with a budget that is not above the server's own.
fn within(name: &str, most: Duration) -> String {
    let Some((plain, Ok(budget))) = name.split_once('@').map(|(plain, text)| (plain, text.parse())) else {
        return name.to_owned();
    };
    match budget {
        Budget::Simulations(count) if count > simulations(most) => {
            format!("{plain}@{}", Budget::Simulations(simulations(most)))
        }
        Budget::Time(time) if time > most => format!("{plain}@{}", Budget::Time(most)),
        Budget::Simulations(_) | Budget::Time(_) => name.to_owned(),
    }
}

/// What a bot chose, and whether it had less time than it wanted because the server is busy.
pub(crate) struct Choice {
    answer: Result<Answer, Failure>,
    hurried: bool,
}

/// Why there is no answer, not even by the quick bot.
#[derive(PartialEq, Eq, Debug)]
enum Failure {
    /// There was no time or no room for it. That says nothing about the game, so it is tried again.
    Busy(String),
    /// The rules themselves fail.
    Broken(String),
}

/// A bot's choice, or a quick bot's choice if the bot is late or crashes; none if the server stops.
///
/// Shortly before its time ends, or sooner if others are waiting, a bot is asked to stop and gives the best it has
/// found. A thread cannot be stopped from outside, so a bot that does not respond keeps its place until it is done. So
/// late bots can fill all places but never start more threads. If a bot finds no place in time, the quick bot answers
/// for it, within `patience`: even that has to read the whole game.
async fn choose(
    work: &Arc<Work>,
    owner: &Owner,
    job: Job,
    time: Duration,
    patience: Duration,
) -> Option<Choice> {
    let (begun, table) = (Instant::now(), job.table.clone());
    let end = begun + time;
    if !job.decided.is_empty() {
        // The rest of a turn needs no thinking, and so no place among the jobs that think.
        let rest = Job { thinks: false, ..job.clone() };
        let rest = work.run(Kind::Table, owner, &table, move |aside, stop| rest.plan(aside, stop));
        if let Ok(Ok(Ok(answer))) = timeout_at(end, rest).await {
            return Some(Choice { answer: Ok(answer), hurried: false });
        }
    }
    let stand_in = Job { bot: job.stand_in(), decided: Vec::new(), ..job.clone() };
    let (name, mut hurried) = (job.bot.clone(), false);
    let problem = match timeout_at(end, work.place(Kind::Bot, owner, &table)).await {
        Ok(Ok(ticket)) => {
            let most = end.saturating_duration_since(Instant::now()).mul_f32(ENOUGH);
            let running = work.start(ticket, move |aside, stop| job.plan(aside, stop));
            let outcome = running.within(most, end).await;
            hurried |= outcome.hurried;
            match outcome.answer.map(|answer| answer.and_then(|answer| answer)) {
                Some(Ok(answer)) => return Some(Choice { answer: Ok(answer), hurried }),
                Some(Err(problem)) => problem,
                None => "it took too long".to_owned(),
            }
        }
        Ok(Err(refusal)) => {
            hurried = true;
            refusal.problem.message
        }
        Err(_) => {
            hurried = true;
            "there was no free place in time".to_owned()
        }
    };
    if work.has_stopped() {
        return None;
    }
    tracing::warn!(bot = name, problem, stand_in = stand_in.bot, "a bot failed; another one answers for it");
    let quick = work.run(Kind::Table, owner, &table, move |aside, stop| stand_in.plan(aside, stop));
    let answer = match tokio::time::timeout(patience, quick).await {
        Ok(Ok(answer)) => answer.map_err(Failure::Broken),
        Ok(Err(refusal)) if refusal.problem.reason == Reason::Internal => {
            Err(Failure::Broken(refusal.problem.message))
        }
        Ok(Err(refusal)) => Err(Failure::Busy(refusal.problem.message)),
        Err(_) => Err(Failure::Busy("it took too long".to_owned())),
    };
    (!work.has_stopped()).then_some(Choice { answer, hurried })
}

/// How long a bot may think, with this much time left on its clock. A bot plays by the table's clock, like
/// everybody.
fn time_for(left: Option<Duration>, most: Duration) -> Duration {
    left.map_or(most, |left| left.mul_f32(OF_CLOCK).max(LEAST).min(most))
}

impl Live {
    /// Starts a bot for every bot seat that has to act, and stops those whose answer nobody needs any more.
    pub(super) fn think(&mut self) {
        let is_on = self.status == Status::Playing && !self.doc.is_paused();
        for (seat, chair) in self.doc.seats() {
            let is_asked = self.waiting.contains(&seat) && chair.bot().is_some();
            if !is_on || !is_asked {
                self.thinking[seat.index()] = None;
            }
        }
        if !is_on {
            return;
        }
        let Some(game) = &self.game else { return };
        for seat in self.waiting.clone() {
            let Some(bot) = self.doc.chairs[seat.index()].bot() else { continue };
            let under_way = &self.thinking[seat.index()];
            if under_way.as_ref().is_some_and(|thinking| !game.is_stale(seat, thinking.at)) {
                continue;
            }
            let most = self.shared.settings.bot_budget;
            let time = time_for(self.left_for(seat), most);
            let job = Job {
                table: self.id.clone(),
                game_box: self.game_box,
                record: game.table.record(Viewer::Everything),
                bot: within(bot, most),
                seat,
                seed: bot_seed(&self.secret),
                decided: self.decided[seat.index()].take_at(game.table.len()),
                thinks: true,
                enough: time / 2,
            };
            let (inbox, at) = (self.inbox.clone(), self.version);
            let (shared, host) = (Arc::clone(&self.shared), self.doc.host.id.clone());
            let polls = Arc::clone(&shared.settings.polls);
            let task = tokio::spawn(polls.watch(Task::Bot, async move {
                let owner = shared.work.owner(&host);
                let Some(choice) = choose(&shared.work, &owner, job, time, most.max(LEAST)).await else {
                    return;
                };
                shared.metrics.bot_answers.add(1);
                if let Some(inbox) = inbox.upgrade() {
                    let _ = inbox.send(Box::new(Msg::BotAnswer { seat, at, choice })).await;
                }
            }));
            self.thinking[seat.index()] = Some(Thinking { at, task: task.abort_handle() });
        }
    }

    /// How much time is left for a seat's current decision, if the table has a clock.
    fn left_for(&self, seat: Seat) -> Option<Duration> {
        let left = self.clock.left(seat.index(), tick())?;
        Some(Duration::from_millis(left.max(0) as u64))
    }

    pub(super) async fn bot_answered(&mut self, seat: Seat, at: u32, choice: Choice) {
        if self.thinking[seat.index()].as_ref().is_none_or(|thinking| thinking.at != at) {
            return;
        }
        self.thinking[seat.index()] = None;
        let is_bot = self.doc.chairs[seat.index()].bot().is_some();
        if self.status != Status::Playing || self.doc.is_paused() || !is_bot {
            return;
        }
        let changed = self.hurried[seat.index()] != choice.hurried;
        self.hurried[seat.index()] = choice.hurried;
        let done = match choice.answer {
            Ok(answer) => {
                let entries = self.game.as_ref().map_or(0, |game| game.table.len());
                let done = self.act_for(seat, &answer.actions, Some(at)).await;
                self.decided[seat.index()] =
                    Decided { entries: entries + answer.actions.len(), rest: answer.rest };
                done
            }
            Err(Failure::Busy(problem)) => {
                tracing::warn!(table = self.id, problem, "no bot could answer; it is tried again");
                self.retry = Some(Instant::now() + RETRY);
                Ok(())
            }
            Err(Failure::Broken(problem)) => {
                Err(self.freeze(format!("no bot could answer: {problem}")).await)
            }
        };
        if changed {
            self.tell_table();
        }
        match done {
            Ok(()) => {}
            Err(Trouble::Late) => self.read_again().await,
            Err(Trouble::No(refusal)) if refusal.status >= 500 => self.retry = Some(Instant::now() + RETRY),
            // The question has changed in the meantime.
            Err(Trouble::No(refusal)) => {
                tracing::debug!(table = self.id, message = refusal.problem.message, "a bot came too late");
                if self.load().await.is_ok() {
                    self.think();
                }
            }
        }
    }
}

/// What a bot answers.
pub(crate) struct Answer {
    /// What it does now.
    actions: Vec<String>,
    /// What it has decided to do after that, in the same turn.
    rest: Vec<String>,
}

#[derive(Clone)]
struct Job {
    table: String,
    game_box: &'static GameBox,
    record: Record,
    bot: String,
    seat: Seat,
    seed: u64,
    /// What the bot has decided to do next.
    decided: Vec<String>,
    /// Whether it may think about what comes after that.
    thinks: bool,
    /// After this time a bot goes no further with its plan for now.
    enough: Duration,
}

impl Job {
    /// The bot that answers for a failed one: a quick and sensible one, but not the one that failed. Only a box without
    /// such a bot plays a random action.
    fn stand_in(&self) -> String {
        let bots = self.game_box.bots();
        let offered = |name: &&str| *name != self.bot && bots.iter().any(|bot| bot.name == *name);
        ["greedy", "steady"].into_iter().find(offered).unwrap_or("random").to_owned()
    }

    /// One action, or all those that nobody else may see yet: a secret plan is answered as a whole, so that the
    /// others do not get a message for each of its parts.
    fn plan(&self, aside: &Aside, stop: &Stop) -> Result<Answer, String> {
        let begun = Instant::now();
        let mut table = aside.open(self.game_box, &self.record, "").map_err(|problem| problem.to_string())?;
        let mut decided = VecDeque::from(self.decided.clone());
        let mut actions = Vec::new();
        loop {
            let (entry, unknown) = (table.len(), unknown_to(&*table, self.seat));
            // What was decided may have become impossible. Then it thinks again.
            let next = decided.pop_front().filter(|action| table.play(self.seat, action).is_ok());
            let action = if let Some(action) = next {
                action
            } else if !self.thinks {
                if actions.is_empty() {
                    return Err("it has to think".to_owned());
                }
                return Ok(Answer { actions, rest: Vec::new() });
            } else {
                decided = aside.think(&*table, &self.bot, self.seat, self.seed, stop)?.into();
                let action = decided.pop_front().ok_or("the bot gave no answer")?;
                table.play(self.seat, &action).map_err(|refused| refused.to_string())?;
                action
            };
            actions.push(action);
            let is_secret = !table.knows(Viewer::Spectator, entry);
            // If it has learned something, it thinks again.
            let goes_on = is_secret && unknown_to(&*table, self.seat) == unknown;
            let is_asked = matches!(table.pending(), Pending::Seats(seats) if seats.contains(self.seat));
            if !goes_on || !is_asked || actions.len() == MOST_ACTIONS || begun.elapsed() >= self.enough {
                return Ok(Answer { actions, rest: decided.into() });
            }
        }
    }
}

/// How many entries a seat may not know yet.
fn unknown_to(table: &dyn BoxTable, seat: Seat) -> usize {
    (0..table.len()).filter(|&entry| !table.knows(Viewer::Seat(seat), entry)).count()
}

/// For the same table and record, bots play the same. Nobody can predict it before the secret is revealed.
fn bot_seed(secret: &[u8; 32]) -> u64 {
    let hash = Sha256::new_with_prefix(b"loire bots 1\n").chain_update(secret).finalize();
    u64::from_le_bytes(hash[..8].try_into().expect("a hash has more than 8 bytes"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_bot_is_seated_with_a_budget_above_the_servers_own() {
        let (burgundy, most) = (boxes::BOXES.find("burgundy").unwrap(), Duration::from_secs(20));
        assert!(check_bots(burgundy, ["expert", "expert@20s", "expert@20000", "greedy"], most).is_empty());
        let refused = check_bots(burgundy, ["expert@1000000000", "expert@3600000ms", "exprt"], most);
        assert_eq!(refused.len(), 3, "{refused:?}");
        assert!(refused[0].contains("at most 20000 simulations or 20000ms"), "{refused:?}");
        // Older tables may have one.
        assert_eq!(within("expert@1000000000", most), "expert@20000");
        assert_eq!(within("expert@3600s", most), "expert@20000ms");
        assert_eq!(within("expert@1s", most), "expert@1s");
    }

    /// With this budget, none of them would ever end by itself.
    #[expect(clippy::disallowed_methods, reason = "a test may wait")]
    #[test]
    fn every_bot_that_thinks_stops_when_it_is_told_to() {
        for game_box in boxes::BOXES.boxes() {
            let seats = game_box.menu.usual_seats;
            let names: Vec<String> = Seat::all(seats).map(|seat| seat.to_string()).collect();
            let mut table = game_box.open(&engine::Config::seats(seats), &names).unwrap();
            table.settle(&mut play::AnyLuck::from(play::Seeded::new(1))).unwrap();
            let Pending::Seats(asked) = table.pending() else { panic!("nobody is asked") };
            let seat = asked.iter().next().unwrap();
            for bot in game_box.opponents().into_iter().filter(|bot| bot.thinks) {
                let stop = Stop::default();
                std::thread::scope(|threads| {
                    threads.spawn(|| stop.now());
                    let turn = table.think_until(&format!("{}@1000000000", bot.name), seat, 1, &stop);
                    assert!(!turn.unwrap().is_empty(), "{} {}", game_box.id, bot.name);
                });
            }
        }
    }

    #[expect(clippy::disallowed_methods, reason = "a test may wait")]
    #[tokio::test]
    async fn the_rest_of_a_turn_waits_for_no_place() {
        let game_box = boxes::BOXES.find("burgundy-dice").unwrap();
        let table = game_box.open(&engine::Config::seats(1), &["Ann".to_owned()]).unwrap();
        let by = |bot, seed| table.think(bot, Seat(0), seed).unwrap();
        let greedy = by("greedy", 0);
        let other = (0..100).map(|seed| by("random", seed)).find(|action| *action != greedy).unwrap();
        let job = |decided: &[&str]| Job {
            table: String::new(),
            game_box,
            record: table.record(Viewer::Everything),
            bot: "expert".to_owned(),
            seat: Seat(0),
            seed: 0,
            decided: decided.iter().map(|&action| action.to_owned()).collect(),
            thinks: true,
            enough: Duration::ZERO,
        };
        let work = Work::new(1);
        let (ann, time) = (work.owner("ann"), Duration::from_millis(500));
        let _taken = work.place(Kind::Bot, &ann, "").await.unwrap();
        let choice = choose(&work, &ann, job(&[&other]), time, time).await.unwrap();
        assert_eq!((choice.answer.unwrap().actions, choice.hurried), (vec![other], false));
        // What is no longer possible has to be thought about, and there is no place for that.
        for decided in [&["nonsense"][..], &[]] {
            let choice = choose(&work, &ann, job(decided), time, time).await.unwrap();
            assert_eq!(choice.answer.unwrap().actions, [greedy.as_str()]);
            assert!(choice.hurried, "the table is told");
        }
    }

    #[test]
    fn a_bot_has_a_second_even_if_its_clock_has_run_out() {
        let (most, left) = (Duration::from_secs(20), Duration::from_secs);
        assert_eq!(time_for(None, most), most);
        assert_eq!(time_for(Some(left(60)), most), most);
        assert_eq!(time_for(Some(left(10)), most), left(5));
        assert_eq!(time_for(Some(left(0)), most), LEAST);
        assert_eq!(time_for(Some(left(0)), LEAST / 2), LEAST / 2, "the operator decides");
    }

    /// A job about the middle of a whole game.
    #[expect(clippy::disallowed_methods, reason = "a test may wait")]
    fn late_in_a_game() -> Job {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/burgundy/golden/2011-2-seats.game");
        let record = Record::parse(&std::fs::read_to_string(path).unwrap()).unwrap();
        let game_box = boxes::BOXES.find("burgundy").unwrap();
        let asked = |entries: &usize| game_box.open_record(&record.first(*entries), "").unwrap().pending();
        let middle = (200..300).find(|entries| matches!(asked(entries), Pending::Seats(_))).unwrap();
        let Pending::Seats(seats) = asked(&middle) else { panic!("a seat is asked") };
        Job {
            table: String::new(),
            game_box,
            record: record.first(middle),
            bot: "expert".to_owned(),
            seat: seats.iter().next().unwrap(),
            seed: 0,
            decided: Vec::new(),
            thinks: true,
            enough: Duration::ZERO,
        }
    }

    #[tokio::test]
    async fn somebody_answers_for_a_bot_without_any_time() {
        let work = Work::new(1);
        let patience = Duration::from_mins(1);
        let choice = choose(&work, &work.owner("ann"), late_in_a_game(), Duration::ZERO, patience).await;
        assert_eq!(choice.unwrap().answer.unwrap().actions.len(), 1);
    }

    #[tokio::test]
    async fn a_bot_that_finds_no_room_breaks_nothing() {
        let work = Work::new(1);
        let (ann, time) = (work.owner("ann"), Duration::from_millis(20));
        let taken = work.place(Kind::Table, &ann, "").await.unwrap();
        let choice = choose(&work, &ann, late_in_a_game(), Duration::ZERO, time).await.unwrap();
        assert!(matches!(choice.answer, Err(Failure::Busy(_))), "it is tried again");
        let broken = Job { record: Record::new(late_in_a_game().record.header), ..late_in_a_game() };
        drop(taken);
        let choice = choose(&work, &ann, broken, Duration::ZERO, Duration::from_mins(1)).await.unwrap();
        assert!(matches!(choice.answer, Err(Failure::Broken(_))), "nobody is asked anything there");
    }
}
