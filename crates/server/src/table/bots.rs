//! Bots: jobs of the scheduler, for the table's host.

use std::{sync::Arc, time::Duration};

use keeper::{Failure, Job, Thought, Turn, within};
use tokio::{
    sync::mpsc,
    task::AbortHandle,
    time::{Instant, timeout_at},
};

use super::{Msg, Shared};
use crate::{
    polls::Task,
    refusal::Reason,
    work::{Kind, Owner, Work},
};

/// The share of its time after which a bot is asked to stop.
const ENOUGH: f32 = 0.8;
/// The share of what is left on a bot's clock that it takes for a decision.
const OF_CLOCK: f32 = 0.5;
/// Every bot gets this long for a decision, whatever its clock says. Bots do not lose on time.
const LEAST: Duration = Duration::from_secs(1);

/// How long a hint may take.
pub(crate) const HINT: Duration = Duration::from_millis(500);

/// Lets a bot think, and sends its answer to its table.
pub(super) fn answer(
    shared: Arc<Shared>,
    table: String,
    job: Job,
    inbox: mpsc::WeakSender<Box<Msg>>,
) -> AbortHandle {
    let polls = Arc::clone(&shared.settings.polls);
    let task = tokio::spawn(polls.watch(Task::Bot, async move {
        let (seat, at) = (job.seat, job.at);
        let most = shared.settings.bot_budget;
        let time = time_for(job.left.map(|left| Duration::from_millis(left.max(0) as u64)), most);
        let asked = Asked {
            owner: shared.work.owner(&job.opener),
            job: Job { bot: within(&job.bot, most), ..job },
            table,
            time,
            patience: most.max(LEAST),
        };
        let Some(thought) = choose(&shared.work, asked).await else { return };
        shared.metrics.bot_answers.add(1);
        if let Some(inbox) = inbox.upgrade() {
            let _ = inbox.send(Box::new(Msg::BotAnswer { seat, at, thought })).await;
        }
    }));
    task.abort_handle()
}

/// What a bot is asked, and how much time there is.
struct Asked {
    job: Job,
    owner: Owner,
    table: String,
    time: Duration,
    /// How long the quick bot may take that answers for a late one.
    patience: Duration,
}

/// A bot's choice, or a quick bot's choice if the bot is late or crashes; none if the server stops.
///
/// Shortly before its time ends, or sooner if others are waiting, a bot is asked to stop and gives the best it has
/// found. A thread cannot be stopped from outside, so a bot that does not respond keeps its place until it is done. So
/// late bots can fill all places but never start more threads. If a bot finds no place in time, the quick bot answers
/// for it, within `patience`: even that has to read the whole game.
async fn choose(work: &Arc<Work>, asked: Asked) -> Option<Thought> {
    let Asked { job, owner, table, time, patience } = asked;
    let (begun, end) = (Instant::now(), Instant::now() + time);
    if !job.decided.is_empty() {
        // The rest of a turn needs no thinking, and so no place among the jobs that think.
        let rest = job.clone();
        let rest = work.run(Kind::Table, &owner, &table, move |aside, _| rest.go_on(aside));
        if let Ok(Ok(Ok(turn))) = timeout_at(end, rest).await {
            return Some(Thought { turn: Ok(turn), hurried: false });
        }
    }
    let stand_in = Job { bot: job.stand_in(), decided: Vec::new(), ..job.clone() };
    let (name, mut hurried) = (job.bot.clone(), false);
    // After this time a bot goes no further with its plan for now.
    let enough = move || begun.elapsed() >= time / 2;
    let problem = match timeout_at(end, work.place(Kind::Bot, &owner, &table)).await {
        Ok(Ok(ticket)) => {
            let most = end.saturating_duration_since(Instant::now()).mul_f32(ENOUGH);
            let running = work.start(ticket, move |aside, stop| job.turn(aside, stop, enough));
            let outcome = running.within(most, end).await;
            hurried |= outcome.hurried;
            match outcome.answer.map(|answer| answer.and_then(|answer| answer)) {
                Some(Ok(turn)) => return Some(Thought { turn: Ok(turn), hurried }),
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
    let turn = quick(work, &owner, &table, stand_in, patience).await;
    (!work.has_stopped()).then_some(Thought { turn, hurried })
}

/// The answer of a quick bot.
async fn quick(
    work: &Arc<Work>,
    owner: &Owner,
    table: &str,
    job: Job,
    patience: Duration,
) -> Result<Turn, Failure> {
    let quick = work.run(Kind::Table, owner, table, move |aside, stop| job.turn(aside, stop, || true));
    match tokio::time::timeout(patience, quick).await {
        Ok(Ok(turn)) => turn.map_err(Failure::Broken),
        Ok(Err(refusal)) if refusal.problem.reason == Reason::Internal => {
            Err(Failure::Broken(refusal.problem.message))
        }
        Ok(Err(refusal)) => Err(Failure::Busy(refusal.problem.message)),
        Err(_) => Err(Failure::Busy("it took too long".to_owned())),
    }
}

/// How long a bot may think, with this much time left on its clock. A bot plays by the table's clock, like
/// everybody.
fn time_for(left: Option<Duration>, most: Duration) -> Duration {
    left.map_or(most, |left| left.mul_f32(OF_CLOCK).max(LEAST).min(most))
}

#[cfg(test)]
mod tests {
    use engine::{Pending, Seat, Viewer};
    use play::Record;
    use shelf::{GameBox, Stop};

    use super::*;

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
        let record = table.record(Viewer::Everything);
        let job = |decided: &[&str]| Job {
            decided: decided.iter().map(|&action| action.to_owned()).collect(),
            ..job_about(game_box, record.clone(), Seat(0))
        };
        let work = Work::new(1);
        let (ann, time) = (work.owner("ann"), Duration::from_millis(500));
        let _taken = work.place(Kind::Bot, &ann, "").await.unwrap();
        let choice = choose(&work, asked(&work, job(&[&other]), time, time)).await.unwrap();
        assert_eq!((choice.turn.unwrap().actions, choice.hurried), (vec![other], false));
        // What is no longer possible has to be thought about, and there is no place for that.
        for decided in [&["nonsense"][..], &[]] {
            let choice = choose(&work, asked(&work, job(decided), time, time)).await.unwrap();
            assert_eq!(choice.turn.unwrap().actions, [greedy.as_str()]);
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
        job_about(game_box, record.first(middle), seats.iter().next().unwrap())
    }

    /// What `expert` has to decide.
    fn job_about(game_box: &'static GameBox, record: Record, seat: Seat) -> Job {
        let (bot, opener) = ("expert".to_owned(), "ann".to_owned());
        Job { seat, at: 0, game_box, record, bot, seed: 0, decided: Vec::new(), left: None, opener }
    }

    fn asked(work: &Work, job: Job, time: Duration, patience: Duration) -> Asked {
        Asked { owner: work.owner(&job.opener), job, table: String::new(), time, patience }
    }

    #[tokio::test]
    async fn somebody_answers_for_a_bot_without_any_time() {
        let work = Work::new(1);
        let patience = Duration::from_mins(1);
        let choice = choose(&work, asked(&work, late_in_a_game(), Duration::ZERO, patience)).await;
        assert_eq!(choice.unwrap().turn.unwrap().actions.len(), 1);
    }

    #[tokio::test]
    async fn a_bot_that_finds_no_room_breaks_nothing() {
        let work = Work::new(1);
        let (ann, time) = (work.owner("ann"), Duration::from_millis(20));
        let taken = work.place(Kind::Table, &ann, "").await.unwrap();
        let choice = choose(&work, asked(&work, late_in_a_game(), Duration::ZERO, time)).await.unwrap();
        assert!(matches!(choice.turn, Err(Failure::Busy(_))), "it is tried again");
        let broken = Job { record: Record::new(late_in_a_game().record.header), ..late_in_a_game() };
        drop(taken);
        let choice =
            choose(&work, asked(&work, broken, Duration::ZERO, Duration::from_mins(1))).await.unwrap();
        assert!(matches!(choice.turn, Err(Failure::Broken(_))), "nobody is asked anything there");
    }
}
