//! Puzzles. Nobody needs an account for them, and the server keeps nothing about them.

use axum::{Json, extract::State};
use engine::{Seat, Viewer};
use keeper::{why, wire};
use protocol::{
    Attempt, LuckInfo, OutOfTime, Position, PuzzleAnswer, PuzzleBoard, PuzzleInfo, PuzzleList, PuzzleRef,
    SeatInfo, SeatKind, Snapshot, Status, TableInfo, WhyNot,
};
use shelf::{Budget, GameBox};
use study::{Posed, PuzzleProblem};

use super::{
    App,
    answer::{Body, Path},
    boxes::find,
    session::Caller,
};
use crate::{
    refusal::Refusal,
    table::HINT,
    time::now,
    work::{Aside, Kind},
};

/// The most actions of an attempt, and the most to ask about.
const MOST: usize = 64;
const ABOUT: usize = 100;
/// How many entries before the puzzle are shown.
const BEFORE: usize = 60;
const DAY: i64 = 24 * 60 * 60 * 1000;

/// The puzzles, and the one of the day.
#[cfg_attr(test, utoipa::path(get, path = "/api/puzzles", tag = "study",
    responses((status = 200, body = PuzzleList), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn list(State(app): State<App>, caller: Caller) -> Result<Json<PuzzleList>, Refusal> {
    let day = now() / DAY;
    let games = app.hub.shared.boxes;
    // Every puzzle has to be replayed for it, but a server has the same puzzles for as long as it runs.
    let puzzles = app.puzzles.get_or_try_init(|| {
        aside(&app, &caller, move |aside| {
            let all =
                games.boxes().flat_map(|game| (1..=study::puzzles(game)).map(move |number| (game, number)));
            all.map(|(game, number)| Ok(info(&pose(aside, game, number)?))).collect()
        })
    });
    let puzzles: &Vec<PuzzleInfo> = puzzles.await?;
    let today = study::of_day(games, day.unsigned_abs())
        .map(|(game, number)| PuzzleRef { box_id: game.id.to_owned(), number: number as u32 });
    Ok(Json(PuzzleList { today, day: date(day), puzzles: puzzles.clone() }))
}

/// A puzzle's table after the actions tried so far.
#[cfg_attr(test, utoipa::path(post, path = "/api/puzzles/{box}/{number}", tag = "study",
    params(("box" = String, Path), ("number" = usize, Path)), request_body = Attempt,
    responses((status = 200, body = PuzzleBoard), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn board(
    State(app): State<App>,
    caller: Caller,
    Path((id, number)): Path<(String, usize)>,
    Body(attempt): Body<Attempt>,
) -> Result<Json<PuzzleBoard>, Refusal> {
    let game = find(&app, &id)?;
    check(&attempt)?;
    let board = move |aside: &Aside| board_of(aside, &pose(aside, game, number)?, &attempt.actions);
    aside(&app, &caller, board).await.map(Json)
}

/// Why none of the actions in `about` is allowed after the actions tried so far.
#[cfg_attr(test, utoipa::path(post, path = "/api/puzzles/{box}/{number}/why", tag = "study",
    params(("box" = String, Path), ("number" = usize, Path)), request_body = Attempt,
    responses((status = 200, body = WhyNot), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn why_not(
    State(app): State<App>,
    caller: Caller,
    Path((id, number)): Path<(String, usize)>,
    Body(attempt): Body<Attempt>,
) -> Result<Json<WhyNot>, Refusal> {
    let game = find(&app, &id)?;
    check(&attempt)?;
    let answer = aside(&app, &caller, move |aside| {
        let posed = pose(aside, game, number)?;
        let table = posed.after(&attempt.actions)?;
        let about: Vec<&str> = attempt.about.iter().map(String::as_str).collect();
        let reason = table.explain(posed.puzzle.seat(), &about);
        Ok(WhyNot { at: table.len() as u32, why: reason.map(|(action, reason)| why(action, &reason)) })
    });
    answer.await.map(Json)
}

/// How good a whole turn is. Without actions, this is only the answer. It takes half a second if nobody has thought about
/// this turn before.
#[cfg_attr(test, utoipa::path(post, path = "/api/puzzles/{box}/{number}/check", tag = "study",
    params(("box" = String, Path), ("number" = usize, Path)), request_body = Attempt,
    responses((status = 200, body = PuzzleAnswer), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn judge(
    State(app): State<App>,
    caller: Caller,
    Path((id, number)): Path<(String, usize)>,
    Body(attempt): Body<Attempt>,
) -> Result<Json<PuzzleAnswer>, Refusal> {
    let game = find(&app, &id)?;
    check(&attempt)?;
    let actions = attempt.actions.clone();
    let over = aside(&app, &caller, move |aside| {
        Ok(actions.is_empty() || pose(aside, game, number)?.ends(&actions)?)
    });
    if !over.await? {
        return Err(Refusal::request("the turn is not over yet; play it to its end, then check it"));
    }
    let owner = caller.owner();
    // If the caller goes away, this is dropped, and the thinking stops.
    let judged = app.hub.shared.work.run(Kind::Hint, &owner, "", move |aside, stop| {
        let posed = pose(aside, game, number)?;
        if attempt.actions.is_empty() {
            return Ok(posed.answer());
        }
        aside.judge(&posed, &attempt.actions, Budget::Time(HINT), stop).map_err(Refusal::from)
    });
    Ok(Json(PuzzleAnswer { answer: judged.await?? }))
}

fn check(attempt: &Attempt) -> Result<(), Refusal> {
    let (actions, about) = (attempt.actions.len(), attempt.about.len());
    if actions > MOST || about > ABOUT {
        let message = format!("{actions} actions and {about} to ask about: at most {MOST} and {ABOUT}");
        return Err(Refusal::request(message));
    }
    Ok(())
}

/// Replaying a record takes a few milliseconds, so it must not hold up the others.
async fn aside<T: Send + 'static>(
    app: &App,
    caller: &Caller,
    task: impl FnOnce(&Aside) -> Result<T, Refusal> + Send + 'static,
) -> Result<T, Refusal> {
    app.hub.shared.work.run(Kind::Look, &caller.owner(), "", move |aside, _| task(aside)).await?
}

fn pose(aside: &Aside, game: &'static GameBox, number: usize) -> Result<Posed, Refusal> {
    aside.puzzle(game, number).map_err(|problem| match problem {
        PuzzleProblem::Missing(message) => Refusal::missing(message),
        broken => Refusal::internal(&broken),
    })
}

fn info(posed: &Posed) -> PuzzleInfo {
    PuzzleInfo {
        box_id: posed.game.id.to_owned(),
        number: posed.number as u32,
        seats: posed.table.seats(),
        seat: posed.puzzle.seat.clone(),
        lead: posed.puzzle.lead().0,
        points: posed.puzzle.points,
    }
}

fn board_of(aside: &Aside, posed: &Posed, actions: &[String]) -> Result<PuzzleBoard, Refusal> {
    let (seat, start) = (posed.puzzle.seat(), posed.table.len());
    let table = posed.after(actions)?;
    let over = posed.ends(actions)?;
    let position = wire::position(&*table, Viewer::Seat(seat), !over);
    let own = !actions.is_empty();
    let position = Position {
        at: table.len() as u32,
        can_undo: own,
        plan_from: position.plan_from.filter(|_| own).map(|from| from.max(start as u32)),
        ..position
    };
    let since = start.saturating_sub(BEFORE);
    let events = aside.events(&*table, Viewer::Seat(seat), since).iter().map(wire::event).collect();
    let info = table_info(posed, &position.waiting);
    let opening = table.header().opening();
    Ok(PuzzleBoard {
        snapshot: Snapshot {
            table: info,
            position,
            events,
            record: Vec::new(),
            since: since as u32,
            opening,
        },
        previews: table.previews(seat).into_iter().map(wire::preview).collect(),
        over,
        lead: posed.puzzle.lead().0,
        points: posed.puzzle.points,
        puzzles: study::puzzles(posed.game) as u32,
    })
}

/// A table that nobody opened: you against the bots of the original game.
fn table_info(posed: &Posed, waiting: &[String]) -> TableInfo {
    let header = posed.table.header();
    let own = posed.puzzle.seat();
    let seat = |seat: Seat| {
        let bot = header.names.get(seat.index()).cloned().unwrap_or_default();
        let is_own = seat == own;
        SeatInfo {
            seat: seat.to_string(),
            kind: if is_own { SeatKind::Person } else { SeatKind::Bot },
            name: if is_own { String::new() } else { bot.clone() },
            bot: (!is_own).then_some(bot),
            waiting: waiting.contains(&seat.to_string()),
            connected: true,
            resigned: false,
            timed_out: false,
            taken_over: false,
            kept: false,
            hurried: false,
        }
    };
    TableInfo {
        id: String::new(),
        box_id: posed.game.id.to_owned(),
        title: posed.game.title.to_owned(),
        name: String::new(),
        edition: header.config.edition.clone(),
        modules: header.config.modules.clone(),
        options: posed.game.chosen(&header.config),
        public: false,
        status: Status::Playing,
        frozen: None,
        host: String::new(),
        you_host: false,
        seats: Seat::all(posed.table.seats()).map(seat).collect(),
        you: Some(own.to_string()),
        left: None,
        watching: 0,
        takeover: None,
        clock: None,
        out_of_time: OutOfTime::Bot,
        hints: false,
        luck: LuckInfo {
            version: 0,
            commit: String::new(),
            secret: None,
            entropy: Vec::new(),
            from: 0,
            digest: None,
        },
        takeback: None,
        wanted: None,
        result: None,
        origin: None,
        rematch: None,
        notes: Vec::new(),
        chat: Vec::new(),
        created_at: 0,
        started_at: None,
        ended_at: None,
    }
}

/// A day since 1970 as a date.
pub fn date(day: i64) -> String {
    // Years begin in March here, so that the leap day is the last one.
    let day = day + 719_468;
    let (era, of_era) = (day.div_euclid(146_097), day.rem_euclid(146_097));
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let in_month = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{in_month:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_dates() {
        for (day, text) in [
            (0, "1970-01-01"),
            (59, "1970-03-01"),
            (11_016, "2000-02-29"),
            (20_773, "2026-11-16"),
            (20_818, "2026-12-31"),
        ] {
            assert_eq!(date(day), text);
        }
    }
}
