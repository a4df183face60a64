//! Where the points of a finished game came from.

use engine::Seat;
use play::Record;
use protocol::{Reason, ScoreSheet, SourcePoints, Status};
use shelf::{BoxTable, GameBox};

use super::Keeper;
use crate::{Aside, Host, Refusal};

impl<H: Host> Keeper<H> {
    /// Where the points of a finished game came from.
    pub(super) async fn scores(&mut self) -> Result<ScoreSheet, Refusal> {
        if self.status != Status::Over {
            return Err(Refusal::new(Reason::Unfinished, "the points are counted once the game is over"));
        }
        let (game_box, result) = (self.game_box, self.doc.result.clone());
        let sheet = self.aside(move |aside, game| sheet(aside, game_box, &*game.table, result));
        sheet.await?.map_err(|problem| Refusal::internal(&problem))
    }
}

fn sheet(
    aside: &Aside,
    game_box: &GameBox,
    table: &dyn BoxTable,
    result: Option<protocol::GameResult>,
) -> Result<ScoreSheet, String> {
    // Where the score counts something other than points, there are no sources of points.
    if table.score_name().is_some() {
        let seats = Seat::all(table.seats()).map(|seat| seat.to_string()).collect();
        return Ok(ScoreSheet { seats, sources: Vec::new(), over_time: Vec::new(), result });
    }
    let opening = Record::new(table.header().clone());
    let mut again = aside.open(game_box, &opening, "").map_err(|problem| problem.to_string())?;
    let seats: Vec<Seat> = Seat::all(table.seats()).collect();
    let mut over_time = Vec::with_capacity(table.len());
    for number in 0..table.len() {
        let entry = table.entry(number).expect("the number is below the length");
        again.enter(entry.actor, &entry.text).map_err(|refused| refused.to_string())?;
        let score = |&seat| again.points_by_source(seat).iter().map(|(_, points)| points).sum();
        over_time.push(seats.iter().map(score).collect());
    }
    let by_seat: Vec<_> = seats.iter().map(|&seat| again.points_by_source(seat)).collect();
    let names = by_seat.first().map(|points| points.iter().map(|(name, _)| *name).collect::<Vec<_>>());
    let source = |(index, name): (usize, &str)| SourcePoints {
        source: name.to_owned(),
        points: by_seat.iter().map(|points| points[index].1).collect(),
    };
    let sources = names.unwrap_or_default().into_iter().enumerate().map(source).collect();
    let seats = seats.iter().map(ToString::to_string).collect();
    Ok(ScoreSheet { seats, sources, over_time, result })
}
