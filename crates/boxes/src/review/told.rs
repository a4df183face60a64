//! What people read about a judged turn.
#![expect(clippy::cast_precision_loss, reason = "counts of games are small")]

use engine::{PerSeat, Seat};
use protocol::{Choice, Grade, TurnReview};
use search::{Candidate, Judged, Mind as _, PlayedTurn};

use super::{NEXT, OTHERS, fall::fall, fixed_sum, listed, round::goes_on};
use crate::{
    VariantSpec,
    choice::{by_source, gained},
    draft::{Draft, Tried},
    grade::{OF_CHANCE, OF_SCORE, graded, graded_by_score},
};

/// What a turn lost, and how far that may be off: in points, or in per cent of the chance of winning.
fn loss<R: VariantSpec>(judged: &Judged<R>, points: bool) -> (f32, f32) {
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
fn fewer<R: VariantSpec>(rules: &R, judged: &Judged<R>) -> Option<[f32; 2]> {
    let lead = judged.score_lead;
    if rules.score_name().is_none() || fixed_sum(rules).is_some() || lead.count() == 0 {
        return None;
    }
    // A few equal results prove little.
    let count = lead.count() as f64;
    let error = lead.error().max(0.5 / (count + 2.0));
    let (by, error) = (lead.mean() as f32, error as f32);
    (graded(OF_SCORE, by, error) > Grade::Best).then_some([by, error])
}

/// Whether a turn raised the chance of winning although it lost points, and by more than noise. Then it lost nothing.
fn wins_more<R: VariantSpec>(judged: &Judged<R>) -> bool {
    let lead = judged.chance_lead;
    lead.count() > 0 && -lead.mean() > 2.0 * lead.error()
}

/// Whether a game is not decided yet. Otherwise nothing in it is a find.
fn is_open(chance: f32) -> bool {
    (0.03..0.97).contains(&chance)
}

/// Whether what was played is best, did not look best at first, and everything else would have lost at least `least`.
fn is_find<R: VariantSpec>(judged: &Judged<R>, seat: Seat, least: f32, points: bool) -> bool {
    let worth =
        |one: &Candidate<R>| if points { one.utility.mean() as f32 } else { 100.0 * one.chances[seat] };
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

/// The smallest share of a loss that is in doubt where some of it comes back. What usually comes back does not always
/// come back, and simulated players do not see everything.
const DOUBT: f32 = 0.3;

impl Loss {
    fn of<R: VariantSpec>(rules: &R, turn: &PlayedTurn<R>, judged: &Judged<R>, points: bool) -> Loss {
        let mind = R::mind(0);
        let small = !mind.weighs(rules, &turn.before, turn.seat);
        // Near the end there is no making up for a loss, nor in a game that is lost outright.
        let fell: f32 = judged.falls.iter().map(|(_, [better, played])| (played - better).max(0.0)).sum();
        let mended = (LATE * mind.left(rules, &turn.before)).min(1.0 - fell).max(0.0);
        let taken_back = mind.taken_back(rules, small);
        let lasts = 1.0 - mended * taken_back;
        let doubt = if taken_back > 0.0 { DOUBT.max((1.0 - lasts) / lasts.max(0.1)) } else { 0.0 };
        if wins_more(judged) {
            return Loss { lost: 0.0, error: loss(judged, points).1, fewer: None, lasts, doubt };
        }
        let ((lost, error), fewer) = (loss(judged, points), fewer(rules, judged));
        // For small decisions, scores last no better than chances.
        let share = if small { lasts } else { 1.0 };
        let fewer = fewer.map(|both| both.map(|one| share * one));
        let fewer = fewer.filter(|&less| graded_by_score(Some(less)) > Grade::Best);
        Loss { lost: lasts * lost, error: lasts * error, fewer, lasts, doubt }
    }
}

/// How many points more the best rival gets after what was played. None if that is hardly anything, or may be chance.
fn left_to_rival<R: VariantSpec>(rules: &R, judged: &Judged<R>, seat: Seat, points: bool) -> Option<f32> {
    if !points {
        // A race is won by few points.
        let lead = judged.rival_lead;
        let clear = rules.score_name().is_none() && lead.count() > 0 && lead.mean() > 2.0 * lead.error();
        return (clear && lead.mean() >= 0.1).then_some(lead.mean() as f32);
    }
    let rivals = || Seat::all(rules.seats()).filter(|&other| rules.side(other) != rules.side(seat));
    let most = |expected: &PerSeat<f32>| rivals().map(|rival| expected[rival]).reduce(f32::max);
    let more = most(&judged.played().expected)? - most(&judged.best().expected)?;
    (more >= 1.0).then_some(more)
}

/// From this share of simulated games on, a game counts as lost outright.
const CERTAIN: f32 = 0.9;

/// In the last part of a game, less and less of a loss is taken back: from a fifth on.
const LATE: f32 = 5.0;

/// How many games, each won or lost, would give the chance before a turn with the same accuracy.
fn worth_games<R: VariantSpec>(judged: &Judged<R>, seat: Seat) -> f32 {
    let games = judged.best().utility.count() as f32;
    let chance = judged.best().chances[seat];
    let Some(error) = judged.chance_error else { return games };
    let spread = (chance * (1.0 - chance)).max(0.0);
    // If all looks say that the game is decided, the error is nothing as well.
    let exact = if error > 0.0 { spread / (error * error) as f32 } else { MOST_GAMES };
    exact.clamp(games, MOST_GAMES)
}

/// Even if all looks ahead agree, they are no better than this many games.
const MOST_GAMES: f32 = 1000.0;

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

/// A turn that was judged, as people read it.
pub(super) fn told_turn<R: VariantSpec>(
    rules: &R,
    turn: &PlayedTurn<R>,
    judged: &Judged<R>,
    points: bool,
) -> Draft {
    let (best, played) = (judged.best(), judged.played());
    let Loss { lost, error, fewer, lasts, doubt } = Loss::of(rules, turn, judged, points);
    let steps = if points { R::LOSSES } else { OF_CHANCE };
    let grade = match graded(steps, lost, error).max(graded_by_score(fewer)) {
        Grade::Best
            if is_open(played.chances[turn.seat]) && is_find(judged, turn.seat, 2.0 * steps[0], points) =>
        {
            Grade::Find
        }
        grade => grade,
    };
    let entry = turn.entries.first().copied().unwrap_or(0);
    let told = |candidate| Tried::new(rules, candidate, turn.seat, &turn.before, entry);
    let mut tried = told(played);
    // Turns that were tried in only a few games look better than they are. None is better than the best.
    let (most, top) = if grade > Grade::Best { (OTHERS, told(best)) } else { (NEXT, tried.clone()) };
    let others = judged.candidates.iter().enumerate().filter(|(place, _)| *place != judged.played).take(most);
    let mut others: Vec<Tried> = others.map(|(_, one)| told(one)).collect();
    agree(&top.choice, &mut others, (grade > Grade::Best).then_some((&mut tried.choice, lasts)));
    // A difference that could be noise changes nothing.
    let noise = grade <= Grade::Best || lost < 2.0 * error || lost <= 0.0;
    let before = listed(rules, if noise { &played.chances } else { &best.chances });
    let falls = played.chances[turn.seat] < best.chances[turn.seat];
    let after = if noise || !falls { before.clone() } else { listed(rules, &played.chances) };
    tried.choice.chance = after[turn.seat.index()];
    let better = others.first().filter(|_| grade > Grade::Best);
    let mut at_once = better.map(|better| gained(better, &tried, turn.seat)).unwrap_or_default();
    at_once.retain(|gain| rules.tells_at_once(&gain.what) && !rules.comes_anyway(&gain.clause));
    let lost_by_source =
        better.map(|_| by_source(rules, judged, turn.seat, lost, points)).unwrap_or_default();
    let fall = better.and_then(|_| fall(judged));
    // If the game is lost outright, that is the only reason.
    let lost_by_source =
        if fall.as_ref().is_some_and(|fall| fall.played >= CERTAIN) { Vec::new() } else { lost_by_source };
    let left_to_rival = better.and_then(|_| left_to_rival(rules, judged, turn.seat, points));
    let target = better.and_then(|better| better.target).filter(|_| tried.target.is_none());
    let goes_on = better.map(|_| goes_on(rules, turn, judged)).unwrap_or_default();
    let games = worth_games(judged, turn.seat);
    let turn = TurnReview {
        fall,
        left_to_rival,
        target: target.map(str::to_owned),
        goes_on,
        seat: turn.seat,
        when: rules.when(&turn.before),
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
