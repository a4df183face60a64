//! What people read about a turn that was judged.
#![expect(clippy::cast_precision_loss, reason = "counts of games are small")]

use engine::Seat;
use protocol::{Choice, FallRisk, Grade, TurnReason, TurnReview};
use shelf::{Assumed, Candidate, Judgement, Outline, PlayedNote, Subject, Tried};

use crate::{
    choice::{by_source, gained},
    draft::Draft,
    grade::{graded, graded_by_score},
    reasons::{Lost, reasons},
};

/// How many alternatives to report for a turn that lost something, and for a good one.
const OTHERS: usize = 3;
const NEXT: usize = 1;

/// What a turn lost, and how far that may be off: in points, or in per cent of the chance of winning.
fn loss(judged: &Judgement, points: bool) -> (f32, f32) {
    let lead = if points { judged.lead } else { judged.chance_lead };
    if lead.count() == 0 {
        return (0.0, 0.0);
    }
    let count = lead.count() as f64;
    // Games are won or lost, so a few equal results prove little.
    let least = if points || judged.chance_error.is_some() { 0.0 } else { 1.0 / (count + 2.0) };
    let error = lead.error().max(least);
    let unit = if points { 1.0 } else { 100.0 };
    ((unit * lead.mean().max(0.0)) as f32, (unit * error) as f32)
}

/// How far a turn lowered the score, and how far that may be off. Where rivals race for it, only chances matter.
fn fewer(outline: &Outline, judged: &Judgement) -> Option<[f32; 2]> {
    let lead = judged.score_lead;
    if outline.review.counts.is_none() || outline.sum.is_some() || lead.count() == 0 {
        return None;
    }
    // A few equal results prove little.
    let count = lead.count() as f64;
    let error = lead.error().max(0.5 / (count + 2.0));
    let (by, error) = (lead.mean() as f32, error as f32);
    (graded(outline.assumed.scores(), by, error) > Grade::Best).then_some([by, error])
}

/// Whether a turn raised the chance of winning although it lost points, and by more than noise. Then it lost nothing.
fn wins_more(judged: &Judgement) -> bool {
    let lead = judged.chance_lead;
    lead.count() > 0 && -lead.mean() > 2.0 * lead.error()
}

/// Whether a game is not decided yet. Otherwise nothing in it is a find.
fn is_open(chance: f32, assumed: &Assumed) -> bool {
    (assumed.lost_below..assumed.won_above).contains(&chance)
}

/// Whether what was played is best, did not look best at first, and everything else would have lost at least `least`.
fn is_find(judged: &Judgement, seat: Seat, least: f32, points: bool) -> bool {
    let worth =
        |one: &Candidate| if points { one.utility.mean() as f32 } else { 100.0 * one.chances[seat.index()] };
    let (played, others) = (judged.played(), || judged.candidates.iter().skip(1));
    judged.played == 0
        && others().any(|one| one.guess > played.guess)
        && others().all(|one| worth(played) - worth(one) >= least)
}

/// What a turn lost.
struct Loss {
    /// In points, or in per cent of the chance of winning, and how far that may be off.
    lost: f32,
    error: f32,
    fewer: Option<[f32; 2]>,
    /// The share of it that lasts.
    lasts: f32,
    /// How far it may be off besides its error, as a share of it.
    doubt: f32,
}

impl Loss {
    fn of(outline: &Outline, turn: &PlayedNote, judged: &Judgement) -> Loss {
        let (points, assumed) = (outline.review.points, &outline.assumed);
        // Near the end there is no making up for a loss, nor in a game that is lost outright.
        let fell: f32 = judged.falls.iter().map(|(_, [better, played])| (played - better).max(0.0)).sum();
        let mended = (assumed.late * judged.left).min(1.0 - fell).max(0.0);
        let taken_back = if turn.is_weighty { assumed.taken_back } else { assumed.taken_back_small };
        let lasts = 1.0 - mended * taken_back;
        let doubt = if taken_back > 0.0 { assumed.doubt.max((1.0 - lasts) / lasts.max(0.1)) } else { 0.0 };
        if wins_more(judged) {
            return Loss { lost: 0.0, error: loss(judged, points).1, fewer: None, lasts, doubt };
        }
        let ((lost, error), fewer) = (loss(judged, points), fewer(outline, judged));
        // For small decisions, scores last no better than chances.
        let share = if turn.is_weighty { 1.0 } else { lasts };
        let fewer = fewer.map(|both| both.map(|one| share * one));
        let fewer = fewer.filter(|&less| graded_by_score(Some(less), assumed) > Grade::Best);
        Loss { lost: lasts * lost, error: lasts * error, fewer, lasts, doubt }
    }

    /// The grade for it.
    fn grade(&self, outline: &Outline, seat: Seat, judged: &Judgement) -> Grade {
        let (points, assumed) = (outline.review.points, &outline.assumed);
        let steps = if points { assumed.points() } else { assumed.chances() };
        let grade = graded(steps, self.lost, self.error).max(graded_by_score(self.fewer, assumed));
        let is_open = is_open(judged.played().chances[seat.index()], assumed);
        let is_find = || is_open && is_find(judged, seat, 2.0 * steps[0], points);
        if grade == Grade::Best && is_find() { Grade::Find } else { grade }
    }
}

/// How many points more the best rival gets after what was played. None if that is hardly anything, or may be chance.
fn left_to_rival(outline: &Outline, judged: &Judgement, seat: Seat) -> Option<f32> {
    if !outline.review.points {
        // A race is won by few points.
        let lead = judged.rival_lead;
        let clear = outline.review.counts.is_none() && lead.count() > 0 && lead.mean() > 2.0 * lead.error();
        return (clear && lead.mean() >= f64::from(outline.assumed.rival_in_race))
            .then_some(lead.mean() as f32);
    }
    let sides = &outline.sides;
    let is_rival = |other: &usize| sides[*other] != sides[seat.index()];
    let most =
        |expected: &[f32]| (0..sides.len()).filter(is_rival).map(|rival| expected[rival]).reduce(f32::max);
    let more = most(&judged.played().expected)? - most(&judged.best().expected)?;
    (more >= outline.assumed.rival).then_some(more)
}

/// How many games, each won or lost, would give the chance before a turn with the same accuracy.
fn worth_games(judged: &Judgement, seat: Seat, assumed: &Assumed) -> f32 {
    let games = judged.best().utility.count() as f32;
    let chance = judged.best().chances[seat.index()];
    let Some(error) = judged.chance_error else { return games };
    let spread = (chance * (1.0 - chance)).max(0.0);
    // If all looks say that the game is decided, the error is nothing as well.
    let exact = if error > 0.0 { spread / (error * error) as f32 } else { assumed.most_games };
    exact.clamp(games, assumed.most_games)
}

/// What the best turn avoids most.
fn fall(judged: &Judgement, assumed: &Assumed) -> Option<FallRisk> {
    let by = |[better, played]: [f32; 2]| played - better;
    let worst = judged.falls.iter().max_by(|a, b| by(a.1).total_cmp(&by(b.1)))?;
    let (fall, [better, played]) = *worst;
    let [cause, title, clause] = [fall.cause, fall.title, fall.clause].map(str::to_owned);
    (by(worst.1) >= assumed.often).then_some(FallRisk { cause, title, clause, played, better })
}

/// Makes the figures of several turns agree: none is better than the best, and only the lasting part of a loss
/// counts.
fn agree(top: &Choice, others: &mut [Tried], worse: Option<(&mut Choice, f32)>) {
    let mut others: Vec<&mut Choice> = others.iter_mut().map(|one| &mut one.choice).collect();
    for one in &mut others {
        one.expected = one.expected.min(top.expected);
        one.score = one.score.zip(top.score).map(|(one, top)| one.min(top));
    }
    if let Some((played, lasts)) = worse {
        for one in others.into_iter().chain([played]) {
            one.expected = top.expected + lasts * (one.expected - top.expected);
        }
    }
}

/// Why a turn lost what it lost.
fn told(outline: &Outline, judged: &Judgement, seat: Seat, lost: f32) -> Vec<TurnReason> {
    let Outline { sides, scored, .. } = outline;
    let points = outline.review.points.then_some(lost);
    reasons(&judged.tally, &Lost { seat, sides, scored, points, assumed: &outline.assumed })
}

/// What people read about a turn that was judged, by its number.
pub(crate) fn explained(
    subject: &mut dyn Subject,
    outline: &Outline,
    number: usize,
    turn: &PlayedNote,
) -> Draft {
    let (judged, at) = (&subject.judgement(number), turn.seat.index());
    let subject = &*subject;
    let (best, played) = (judged.best(), judged.played());
    let loss = Loss::of(outline, turn, judged);
    let grade = loss.grade(outline, turn.seat, judged);
    let (Loss { lost, error, fewer, lasts, doubt }, assumed) = (loss, &outline.assumed);
    let tell = |candidate| subject.tried(number, candidate);
    let mut tried = tell(judged.played);
    // Turns that were tried in only a few games look better than they are. None is better than the best.
    let (most, top) = if grade > Grade::Best { (OTHERS, tell(0)) } else { (NEXT, tried.clone()) };
    let others = (0..judged.candidates.len()).filter(|place| *place != judged.played).take(most);
    let mut others: Vec<Tried> = others.map(tell).collect();
    agree(&top.choice, &mut others, (grade > Grade::Best).then_some((&mut tried.choice, lasts)));
    // A difference that could be noise changes nothing.
    let noise = grade <= Grade::Best || lost < 2.0 * error || lost <= 0.0;
    let before = if noise { &played.chances } else { &best.chances }.clone();
    let falls = played.chances[at] < best.chances[at];
    let after = if noise || !falls { before.clone() } else { played.chances.clone() };
    tried.choice.chance = after[at];
    let better = others.first().filter(|_| grade > Grade::Best);
    let mut at_once = better.map(|better| gained(better, &tried, turn.seat)).unwrap_or_default();
    at_once.retain(|gain| subject.is_worth_telling(gain));
    let lost_by_source = better.map(|_| by_source(outline, judged, turn.seat, lost)).unwrap_or_default();
    let fall = better.and_then(|_| fall(judged, assumed));
    // If the game is lost outright, that is the only reason.
    let lost_by_source = if fall.as_ref().is_some_and(|fall| fall.played >= assumed.lost_outright) {
        Vec::new()
    } else {
        lost_by_source
    };
    let left_to_rival = better.and_then(|_| left_to_rival(outline, judged, turn.seat));
    let target = better.and_then(|better| better.target).filter(|_| tried.target.is_none());
    let reasons = better.map(|_| told(outline, judged, turn.seat, lost)).unwrap_or_default();
    let goes_on = better.map(|_| subject.goes_on(number)).unwrap_or_default();
    let games = worth_games(judged, turn.seat, assumed);
    let turn = TurnReview {
        fall,
        left_to_rival,
        target: target.map(str::to_owned),
        reasons,
        goes_on,
        seat: turn.seat,
        when: turn.when.clone(),
        entries: turn.entries.clone(),
        played: Choice { events: Vec::new(), ..tried.choice },
        others: others.into_iter().map(|one| one.choice).collect(),
        lost,
        error,
        fewer,
        grade,
        at_once,
        lost_by_source,
        luck: Vec::new(),
        rest: vec![0.0; before.len()],
        lasts,
        after,
        before,
    };
    Draft { turn, luck: Vec::new(), games, doubt }
}
