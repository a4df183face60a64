//! Mirrors beside a game: what a seat's own record tells it is what it knows.

use std::sync::Arc;

use engine::{Pending, Rng, Rules, Seat, SeatSet, Viewer};
use play::{Answers, Match, Mirror, Record};

use super::{OPENING, Trial};
use crate::{
    borrowed::Borrowed,
    compare::{changed_lines, difference, sketches_alike},
    law::{Found, Law, Report},
};

/// Of the positions at which a mirror is compared, one in this many has all its answers compared.
const ANSWERED: u32 = 4;

/// After how many entries a mirror is built afresh from the text of a record.
const AFRESH: [usize; 3] = [20, 80, 320];

/// One mirror for each seat, told what a socket would tell it.
pub(crate) struct Mirrors<'a, R: Rules> {
    kept: Vec<Kept<'a, R>>,
    /// Their luck is their own, so that the contract's games do not depend on it.
    rng: Rng,
    /// How many were built afresh.
    afresh: usize,
}

/// A mirror, and what its seat could not read of the record when it was last told.
struct Kept<'a, R: Rules> {
    mirror: Mirror<Borrowed<'a, R>>,
    hidden: Vec<usize>,
}

impl<'a, R: Rules> Mirrors<'a, R> {
    pub(super) fn new(rules: &'a R, seed: u64) -> Mirrors<'a, R> {
        let shared = Arc::new(Borrowed(rules));
        let kept = |seat: Seat| {
            let luck = Rng::new(seed.wrapping_mul(8) + u64::from(seat.0));
            Kept { mirror: Mirror::new(Arc::clone(&shared), seat, luck), hidden: Vec::new() }
        };
        let kept = Seat::all(rules.seats()).map(kept).collect();
        Mirrors { kept, rng: Rng::new(seed), afresh: 0 }
    }
}

impl<'a, R: Rules> Kept<'a, R> {
    /// Tells the mirror what is new: from the first entry that has come out, or from the last that it heard.
    fn hear(&mut self, game: &Match<Borrowed<'a, R>>) -> Found {
        let viewer = Viewer::Seat(self.mirror.seat());
        let out = self.hidden.iter().position(|&entry| game.knows(viewer, entry));
        let from = out.map_or(self.mirror.len(), |first| self.hidden[first]);
        self.hidden.truncate(out.unwrap_or(self.hidden.len()));
        self.hidden.extend((from..game.len()).filter(|&entry| !game.knows(viewer, entry)));
        let told: Vec<_> = game.entries_for(viewer, from).collect();
        let seat = self.mirror.seat();
        self.mirror.hear(from, &told).map_err(|lost| broken(seat, &format!("is lost at {lost}")))
    }
}

impl<R: Rules> Trial<'_, R> {
    /// In the opening, and then at every other position, the mirror of one of the seats that are asked hears what is new.
    /// Then it holds what the seat knows, and answers as the match does.
    pub(super) fn mirrored(&mut self, asked: SeatSet) -> Found {
        let Mirrors { kept, rng, afresh } = &mut self.mirrors;
        if self.game.len() >= OPENING && rng.below(2) == 0 {
            return Ok(());
        }
        let (game, seat) = (&self.game, *rng.pick(&asked.iter().collect::<Vec<_>>()));
        let kept = &mut kept[seat.index()];
        kept.hear(game)?;
        knows_alike(game, &kept.mirror)?;
        if rng.below(ANSWERED) == 0 {
            kept.mirror.canonical();
            let misses = self.seen.to_ask_about(&game.legal(seat), rng);
            let answers = kept.mirror.answers().expect("it is not lost");
            answers_alike(&game.answers(seat), &answers, &misses)
                .map_err(|differs| broken(seat, &differs))?;
        }
        if AFRESH.get(*afresh).is_some_and(|&after| game.len() >= after) {
            *afresh += 1;
            self.afresh(seat)?;
        }
        Ok(())
    }

    /// A mirror that is built from the text of a record.
    fn afresh(&mut self, seat: Seat) -> Found {
        let text = self.game.record_for(Viewer::Seat(seat)).to_string();
        let read = Record::parse(&text).map_err(|error| (Law::Record, error.to_string()))?;
        let entries: Vec<_> = read.entries().cloned().collect();
        let luck = Rng::new(self.mirrors.rng.next_u64());
        let mut mirror = Mirror::new(self.game.shared_rules(), seat, luck);
        mirror.hear(0, &entries).map_err(|lost| broken(seat, &format!("built afresh is lost at {lost}")))?;
        knows_alike(&self.game, &mirror)
    }

    /// After something was taken back, mirrors that hear of it hold what the seats know then.
    pub(super) fn mirrored_after(&self, undone: &Match<Borrowed<'_, R>>) -> Found {
        let Pending::Seats(asked) = undone.pending() else { return Ok(()) };
        for kept in self.mirrors.kept.iter().filter(|kept| asked.contains(kept.mirror.seat())) {
            let seat = kept.mirror.seat();
            let mut mirror = kept.mirror.clone();
            let told: Vec<_> = undone.entries_for(Viewer::Seat(seat), 0).collect();
            mirror
                .hear(0, &told)
                .map_err(|lost| broken(seat, &format!("is lost after an undo at {lost}")))?;
            knows_alike(undone, &mirror)?;
        }
        Ok(())
    }

    /// When everything is open, a mirror holds the truth.
    pub(super) fn mirrored_to_the_end(&mut self, report: &mut Report) -> Found {
        for kept in &mut self.mirrors.kept {
            kept.hear(&self.game)?;
            knows_alike(&self.game, &kept.mirror)?;
            let work = kept.mirror.work();
            report.fills += work.fills;
            report.fits += work.fits;
            report.rebuilds += work.rebuilds;
        }
        Ok(())
    }
}

/// The law itself: redealt in the same way, the mirror's position and the true one are equal.
fn knows_alike<R: Rules>(game: &Match<Borrowed<'_, R>>, mirror: &Mirror<Borrowed<'_, R>>) -> Found {
    let (rules, seat) = (game.rules(), mirror.seat());
    let [truth, other] = [game.state(), mirror.state().expect("it is not lost")].map(|state| {
        let mut state = state.clone();
        rules.redeal(&mut state, seat, &mut Rng::new(game.len() as u64));
        state
    });
    if truth == other {
        return Ok(());
    }
    let all = |state: &R::State| rules.view(state, Viewer::Everything);
    Err(broken(seat, &format!("does not hold what it knows:\n{}", changed_lines(&all(&truth), &all(&other)))))
}

/// Which answer to the seat is not the same.
fn answers_alike<R: Rules>(
    truth: &Answers<'_, R>,
    mirror: &Answers<'_, R>,
    misses: &[R::Action],
) -> Result<(), String> {
    if truth.pending() != mirror.pending() {
        return Err(format!("thinks that {:?} must act, and not {:?}", mirror.pending(), truth.pending()));
    }
    let [shown, would] = [truth, mirror].map(Answers::view);
    if shown != would {
        return Err(format!("shows another view:\n{}", changed_lines(&shown, &would)));
    }
    if truth.prompt() != mirror.prompt() {
        return Err("asks something else".to_owned());
    }
    let [legal, would] = [truth, mirror].map(Answers::legal);
    if legal != would {
        return Err(format!("allows something else:\n{}", difference(&legal, &would)));
    }
    if truth.finish() != mirror.finish() {
        return Err("ends the turn in another way".to_owned());
    }
    let [shown, would] = [truth, mirror].map(Answers::previews);
    if let Some((one, other)) = shown.iter().zip(&would).find(|(one, other)| one != other) {
        return Err(format!("previews something else: {one:?}, {other:?}"));
    }
    for miss in misses {
        let [one, other] = [truth, mirror].map(|answers| answers.explain(&[*miss]));
        if one != other {
            return Err(format!("explains `{miss}` in another way: {one:?}, {other:?}"));
        }
    }
    let wishes: Vec<R::Action> = legal.iter().step_by(4).chain(misses).copied().collect();
    let [one, other] = [truth, mirror].map(|answers| answers.sketch(&wishes));
    sketches_alike::<R>(one, other, &wishes, |look| truth.view_of(look))?;
    if truth.projections() != mirror.projections() {
        return Err("projects another score".to_owned());
    }
    Ok(())
}

fn broken(seat: Seat, what: &str) -> (Law, String) {
    (Law::Mirror, format!("the mirror of {seat} {what}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        laws::alone::alone,
        toy::{Mutant, Toy},
    };

    /// Plays random games beside mirrors, and checks nothing else.
    fn mirrored(toy: &Toy) -> Found {
        alone(toy, Trial::mirrored)
    }

    #[test]
    fn mirrors_alone_catch_what_is_learnt_without_an_entry() {
        for seats in 2..=4 {
            for toy in [Toy::new(seats), Toy::new(seats).with_parcels(), Toy::new(seats).with_plans()] {
                assert_eq!(mirrored(&toy), Ok(()));
            }
            for (mutant, what) in [
                (Mutant::SilentDraw, "does not hold what it knows"),
                (Mutant::LateVeil, "does not hold what it knows"),
                (Mutant::LeakingView, "shows another view"),
                (Mutant::LeakingLegality, "allows something else"),
                (Mutant::LeakingPreview, "previews something else"),
                (Mutant::LeakingReasons, "explains `bid "),
                (Mutant::LeakingFinish, "ends the turn in another way"),
                (Mutant::LeakingSketch, "sketches what else could be wished"),
            ] {
                let toy = Toy::mutant(seats, mutant);
                let found = mirrored(&match mutant {
                    Mutant::SilentDraw => toy.with_parcels(),
                    Mutant::LeakingSketch => toy.with_plans(),
                    _ => toy,
                });
                let (law, told) = found.expect_err("the bug is caught");
                assert_eq!(law, Law::Mirror, "{mutant:?} with {seats} seats: {told}");
                assert!(told.contains(what), "{mutant:?} with {seats} seats: {told}");
            }
        }
    }
}
