//! How a game ends.

use engine::Seat;
use protocol::{GameResult, NoteKind, Verdict};

use crate::{Chair, Doc, Game, record, wire};

/// Writes the result into a doc.
pub fn end(doc: &mut Doc, result: GameResult, game: &Game, secret: &[u8; 32], at: i64) {
    let grade = wire::grade(&*game.table, &result);
    let hints = doc.notes.iter().filter(|note| note.what == NoteKind::Hint).count() as u32;
    doc.result = Some(GameResult { takebacks: game.takebacks.len() as u32, hints, grade, ..result });
    doc.wanted = None;
    doc.ended_at = Some(at);
    doc.digest = Some(doc.kind().digest(&record::proven(doc, game, secret)));
}

/// Sides that have given up are ranked below all others, however well the bots on their seats did. A side has
/// given up when all its people have.
pub fn with_given_up(doc: &Doc, sides: &[Seat], mut result: GameResult) -> GameResult {
    let gave_up = |chair: &Chair| chair.resigned || chair.timed_out;
    let gone = |side: Seat| {
        let chairs = || doc.seats().filter(|(seat, _)| sides[seat.index()] == side).map(|(_, chair)| chair);
        chairs().any(gave_up) && chairs().all(|chair| gave_up(chair) || chair.person().is_none())
    };
    let gone: Vec<bool> = sides.iter().map(|&side| gone(side)).collect();
    if result.verdict != Verdict::Ranked || gone.iter().all(|&gone| !gone) {
        return result;
    }
    let key = |index: usize| (gone[index], result.ranks[index].rank);
    let keys: Vec<_> = (0..gone.len()).map(key).collect();
    for (index, rank) in result.ranks.iter_mut().enumerate() {
        rank.rank = keys.iter().filter(|other| **other < keys[index]).count() as u8 + 1;
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Sitter,
        doc::tests::{finished, sits},
    };

    /// Three play. The winner has resigned, and a bot has won for them.
    #[test]
    fn whoever_gave_up_comes_last_however_well_the_bot_did() {
        let gone = Chair { resigned: true, ..Chair::new(Sitter::Bot("medium".to_owned())) };
        let doc = finished(Verdict::Ranked, &[(gone, 1, 0), (sits("ben"), 2, 1), (sits("cid"), 3, 2)]);
        let sides: Vec<Seat> = Seat::all(3).collect();
        let ranks = |verdict| {
            let result = GameResult { verdict, ..doc.result.clone().expect("it is over") };
            with_given_up(&doc, &sides, result).ranks.iter().map(|rank| rank.rank).collect::<Vec<_>>()
        };
        assert_eq!(ranks(Verdict::Ranked), [3, 1, 2]);
        assert_eq!(ranks(Verdict::Won), [1, 2, 3], "the table has won together");
        // Somebody on the side of those who gave up plays on.
        let partners: Vec<Seat> = [0, 1, 0].map(Seat).into();
        let result = doc.result.clone().expect("it is over");
        let ranks = with_given_up(&doc, &partners, result).ranks;
        assert_eq!(ranks.iter().map(|rank| rank.rank).collect::<Vec<_>>(), [1, 2, 3]);
    }
}
