//! A whole review in figures: what luck and choices did for each player.

use engine::Paper;
use protocol::{ChancesOf, Grade, HeadStart, Review, TurnReview};
use study::RIVALS;

use super::told::{sign, title_of};
use crate::text::{grid, percent, signed_part, words, wrap};

/// Whose chances these are, and how far to trust them.
fn whose_chances(review: &Review) -> &'static str {
    match review.chances {
        ChancesOf::Simulated => {
            "Simulated players decide quickly and play fairly well, so the chances are only rough."
        }
        ChancesOf::Experts if review.counts.is_none() => {
            "These are the chances if experts took over for both players at this point."
        }
        ChancesOf::Experts => {
            "These are the chances if experts took over for both players at this point. The expected scores are those of \
             simulated players, who do not play as well."
        }
        ChancesOf::ExpertAgainstGame => {
            "Here you play against the game itself. These are the chances if an expert took over at this point. The expected \
             scores are those of simulated players, who do not play as well."
        }
    }
}

/// For each seat: what luck, its own choices and those of others did to its chances, and how good its turns were.
pub(super) fn summary(paper: Paper, names: &[String], review: &Review) -> String {
    let alone = review.seats == 1;
    let mut heads = words(&["seat", "start", "luck", "own"]);
    heads.extend((!alone).then(|| "others".to_owned()));
    heads.extend(words(&["rest", "end"]));
    if review.points {
        heads.extend(words(&["points by luck", "points lost"]));
    }
    heads.extend(
        [Grade::Find, Grade::Slip, Grade::Mistake, Grade::Blunder].map(|grade| sign(grade).to_owned()),
    );
    let mut rows = vec![heads];
    let moved = |share: f32| format!("{} %", signed_part(100.0 * share, 0));
    for one in &review.summary {
        let end = one.start + one.luck + one.own + one.others + one.rest;
        let mut row =
            vec![names[one.seat.index()].clone(), percent(one.start), moved(one.luck), moved(one.own)];
        row.extend((!alone).then(|| moved(one.others)));
        row.extend([moved(one.rest), percent(end.clamp(0.0, 1.0))]);
        row.extend(one.luck_in_points.map(|points| signed_part(points, 1)));
        row.extend(review.points.then(|| format!("{:.1}", one.lost)));
        let grades = &one.grades;
        row.extend([grades.find, grades.slip, grades.mistake, grades.blunder].map(|count| count.to_string()));
        rows.push(row);
    }
    let mut text = grid(&rows, 1);
    text += &notes(paper, review);
    text += &sources(paper, names, review);
    text
}

/// What everybody has reached in the end, and what they have not.
pub(super) fn reached(paper: Paper, names: &[String], review: &Review) -> String {
    let told = |seat: usize| {
        let list = |there: bool| -> String {
            let counted = review.reached[seat].iter().filter(|(_, [_, needed])| *needed > 0);
            let parts = counted.filter(|(_, [count, needed])| (count >= needed) == there);
            let part = |(name, [count, needed]): &(String, [i32; 2])| {
                let many = if *needed > 1 { format!(" ({count} of {needed})") } else { String::new() };
                format!("{}{many}", title_of(review, name))
            };
            let parts: Vec<String> = parts.map(part).collect();
            if parts.is_empty() { "nothing".to_owned() } else { parts.join(", ") }
        };
        format!("Reached: {}. Missing: {}.", list(true), list(false))
    };
    // A team has the same goals.
    if review.reached.windows(2).all(|pair| pair[0] == pair[1]) {
        return review.reached.first().map_or(String::new(), |_| wrap(paper, "", &told(0)));
    }
    (0..names.len()).map(|seat| wrap(paper, "", &format!("{}: {}", names[seat], told(seat)))).collect()
}

/// Why somebody has better chances from the start.
fn head_start(why: HeadStart) -> &'static str {
    match why {
        HeadStart::Bathhouse => {
            "If you begin, you can open the Bathhouse first. Among strong bots that wins about nine games of ten with two players, and most games with more."
        }
    }
}

/// What the numbers mean.
fn notes(paper: Paper, review: &Review) -> String {
    let (alone, mut text) = (review.seats == 1, String::new());
    let others = if alone { "" } else { ", the others' turns" };
    let note = format!(
        "The chance at the start, luck, a player's own turns{others} and the rest add up to the chance at the end. Each of these columns is \
         the sum of many ups and downs, so it can exceed 100 %. To measure luck, the review compares what was rolled or drawn with \
         everything that could have come up. The rest is what the review did not predict or could not tell from noise. ! marks a good \
         turn that was hard to see, ?! a slip, ? a mistake and ?? a blunder."
    );
    text += &wrap(paper, "", &note);
    if review.points && !alone {
        let note =
            "A turn is graded by the points that it loses, or by the chance of winning if that says more.";
        text += &wrap(paper, "", note);
    }
    text += &wrap(paper, "", whose_chances(review));
    text += &wrap(
        paper,
        "",
        "“Start” is just before the first turn, so it includes the set-up and the first roll or draw.",
    );
    text += &review.head_start.map_or(String::new(), |why| wrap(paper, "", head_start(why)));
    if review.points && review.seats > 1 {
        let note = "A loss in points also counts a part of what the turn gives to the strongest rival. Expected points are those of \
                    simulated players, so points by luck and points lost do not add up to the score.";
        text += &wrap(paper, "", note);
    }
    if review.turns.iter().any(|turn| turn.lasts < 1.0) {
        let note = "Good players recover part of a loss, so only the share that usually lasts is counted.";
        text += &wrap(paper, "", note);
    }
    let rivals =
        |turn: &TurnReview| turn.lost_by_source.iter().any(|(name, by)| name == RIVALS && *by >= 0.5);
    if review.turns.iter().any(rivals) {
        text += &wrap(
            paper,
            "",
            "“Rivals” is the part of a loss that consists of points for the strongest rival.",
        );
    }
    text
}

/// Where each player lost most.
fn sources(paper: Paper, names: &[String], review: &Review) -> String {
    let mut text = String::new();
    for one in &review.summary {
        let name = &names[one.seat.index()];
        let counts = |sum: f32| sum >= if review.points { 0.5 } else { 0.1 };
        let list = |sign: f32| -> Vec<String> {
            let told = one.lost_by_source.iter().filter(|(_, sum)| counts(sign * sum));
            // Goals are missed again and again, so adding up would say that more was lost than there is.
            let sum = |sum: f32| if review.points { format!(" {:.1}", sum.abs()) } else { String::new() };
            told.map(|(name, by)| format!("{}{}", title_of(review, name), sum(*by))).collect()
        };
        let (lost, mut gained) = (list(1.0), list(-1.0));
        gained.reverse();
        if !lost.is_empty() {
            text += &wrap(paper, "", &format!("{name} lost most from: {}.", lost.join(", ")));
        }
        // Where points are lost, they add up.
        if review.points && !gained.is_empty() {
            text +=
                &wrap(paper, "", &format!("On the other hand, these turns gained: {}.", gained.join(", ")));
        }
    }
    text
}
