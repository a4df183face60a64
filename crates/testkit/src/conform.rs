//! The contract: laws every box obeys, checked on random games.

use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::Rules;
use scenario::said;

use crate::{
    law::{Broken, Found, Law, Picker, Report},
    laws::{Trial, sampling::Sampled},
};

/// Plays random games and checks every law of the contract along the way.
pub fn check<R: Rules>(rules: &R, games: u32) -> Result<Report, Box<Broken>> {
    check_all(rules, games, None)
}

/// The same, but in every second game the seats choose by weight. In some boxes, uniform play never gets far:
/// it passes too early or leaves plans unfinished. A picker that passes rarely reaches deep positions.
pub fn check_picking<R: Rules>(
    rules: &R,
    games: u32,
    picker: impl Fn(R::Action) -> u32,
) -> Result<Report, Box<Broken>> {
    check_all(rules, games, Some(&picker))
}

/// Plays random games and checks only the laws of secrets, here and there up to the end. This is for the many tables on
/// which options meet, where the whole contract would take too long.
pub fn check_secrets<R: Rules>(
    rules: &R,
    games: u32,
    picker: impl Fn(R::Action) -> u32,
) -> Result<Report, Box<Broken>> {
    let mut report = Report::default();
    for seed in 0..u64::from(games) {
        let trial = Trial::new(rules, seed, Some(&picker));
        attempt(trial, seed, &mut report, Trial::run_for_secrets)?;
    }
    Ok(report)
}

fn check_all<R: Rules>(rules: &R, games: u32, picker: Option<Picker<'_, R>>) -> Result<Report, Box<Broken>> {
    let mut report = Report::default();
    let mut sampled = Sampled::default();
    for seed in 0..u64::from(games) {
        let trial = Trial::new(rules, seed, picker.filter(|_| seed % 2 == 1));
        attempt(trial, seed, &mut report, |trial, report| trial.run(report, &mut sampled))?;
    }
    let unseen = |law, message| Box::new(Broken { law, seed: 0, ply: 0, message, record: String::new() });
    if report.secret_redeals >= 30 && report.changed_redeals == 0 {
        let message = format!("{} redeals with something withheld changed nothing", report.secret_redeals);
        return Err(unseen(Law::Redeal, message));
    }
    if report.secret_redeals > 0 && report.fills == 0 {
        let message = "something was withheld, and no mirror had anything to fill".to_owned();
        return Err(unseen(Law::Mirror, message));
    }
    sampled.verdict().map_err(|(law, message)| unseen(law, message))?;
    Ok(report)
}

/// Plays one game. A broken law is reported with the record that leads to it, and so is a panic.
fn attempt<'a, R: Rules>(
    mut trial: Trial<'a, R>,
    seed: u64,
    report: &mut Report,
    mut run: impl FnMut(&mut Trial<'a, R>, &mut Report) -> Found,
) -> Result<(), Box<Broken>> {
    let (law, message) = match catch_unwind(AssertUnwindSafe(|| run(&mut trial, report))) {
        Ok(Ok(())) => {
            report.games += 1;
            report.plies += trial.len();
            report.longest = report.longest.max(trial.len());
            return Ok(());
        }
        Ok(Err(found)) => found,
        Err(panic) => (Law::NoPanic, format!("{}\nlast applied: `{}`", said(panic.as_ref()), trial.trying())),
    };
    Err(Box::new(Broken { law, seed, ply: trial.len(), message, record: trial.record() }))
}

/// Plays random games. If a law is broken, panics with the law, the seed and the record.
#[track_caller]
pub fn conform<R: Rules>(rules: &R, games: u32) -> Report {
    match check(rules, games) {
        Ok(report) => report,
        Err(broken) => panic!("{broken}"),
    }
}

/// The same as [`conform`], but in every second game the seats choose by weight, as in [`check_picking`].
#[track_caller]
pub fn conform_picking<R: Rules>(rules: &R, games: u32, picker: impl Fn(R::Action) -> u32) -> Report {
    match check_picking(rules, games, picker) {
        Ok(report) => report,
        Err(broken) => panic!("{broken}"),
    }
}

#[cfg(test)]
mod tests {
    use engine::Config;

    use super::*;
    use crate::toy::{Action, Mutant, Toy};

    #[test]
    fn the_healthy_toy_conforms() {
        for seats in 2..=4 {
            let report = conform(&Toy::new(seats), 50);
            assert_eq!(report.games, 50);
            assert!(report.secret_redeals > 30 && report.changed_redeals > 0 && report.pairs > 0);
            assert!(report.played_on > 0 && report.twins > 50, "{report}");
            assert!(report.headroom.iter().all(|&(used, room)| used > 0 && used <= room));
        }
    }

    #[test]
    fn secrets_that_open_one_by_one_keep_the_contract() {
        for seats in 2..=4 {
            let report = conform(&Toy::new(seats).with_parcels(), 50);
            assert!(report.played_on > 0 && report.twins > 50, "{report}");
            let whispering = Toy::mutant(seats, Mutant::Whispering).with_parcels();
            assert!(conform(&whispering, 50).twins > 50);
        }
    }

    #[test]
    fn a_picker_reaches_what_uniform_play_rarely_does() {
        let toy = Toy::new(4);
        let passes = |picker: Option<Picker<'_, Toy>>| {
            let passes = |seed| {
                let mut trial = Trial::new(&toy, seed, picker);
                trial.run(&mut Report::default(), &mut Sampled::default()).expect("no law is broken");
                trial.record().lines().filter(|line| line.ends_with(" pass")).count()
            };
            (0..20).map(passes).sum::<usize>()
        };
        // In each round one of the four finds no fruit left and has to pass.
        let eager = |action| if action == Action::Pass { 0 } else { 1000 };
        let (eager, uniform) = (passes(Some(&eager)), passes(None));
        assert!(eager < 65 && uniform > 90, "{eager} passes with the picker, {uniform} without");
        assert_eq!(conform_picking(&toy, 10, |_| 0).games, 10, "a weight of 0 counts as 1");
    }

    #[test]
    fn plans_of_several_secret_entries_keep_the_contract() {
        for seats in 2..=4 {
            let report = conform(&Toy::new(seats).with_plans(), 50);
            assert!(report.played_on > 0 && report.twins > 50 && report.pairs > 0, "{report}");
            assert!(report.sketches > 200, "{report}");
        }
        let broken = check(&Toy::mutant(3, Mutant::LeakingLegality).with_plans(), 50);
        assert_eq!(broken.expect_err("the bug is caught").law, Law::Secrets);
    }

    #[test]
    fn the_toy_conforms_with_a_covering_set_of_modules() {
        let tables = Toy::all_tables();
        assert!(tables.iter().any(|(_, config)| config.modules.contains(&"pairs".to_owned())));
        for (name, config) in tables {
            assert!(conform(&Toy::compose(&config).unwrap(), 10).games == 10, "{name}");
        }
    }

    #[test]
    fn every_planted_bug_is_caught_by_its_law() {
        let caught = [
            (Mutant::LeakingView, Law::Twins),
            (Mutant::LeakingLegality, Law::Secrets),
            (Mutant::LeakingPreview, Law::Twins),
            (Mutant::LeakingFinish, Law::Twins),
            (Mutant::LeakingEvents, Law::Twins),
            (Mutant::EagerVeil, Law::Twins),
            (Mutant::OrderDependence, Law::Commutes),
            (Mutant::AmbiguousNotation, Law::Notation),
            (Mutant::DuplicatedTile, Law::Audit),
            (Mutant::DeadEnd, Law::SomebodyCanAct),
            (Mutant::Endless, Law::Ends),
            (Mutant::LazyRedeal, Law::Redeal),
            (Mutant::ZeroWeight, Law::Weights),
            (Mutant::TimidRedeal, Law::Redeal),
            (Mutant::LavishRedeal, Law::NoPanic),
            (Mutant::ClingingRedeal, Law::Redeal),
            (Mutant::DoubtingRedeal, Law::Redeal),
            (Mutant::NoPlums, Law::Sample),
            (Mutant::HeavyDraws, Law::Sample),
            (Mutant::RepeatedLuck, Law::Keys),
            (Mutant::SilentPoints, Law::Scores),
            (Mutant::Panics, Law::NoPanic),
        ];
        for (mutant, law) in caught {
            for seats in 2..=4 {
                let broken = check(&Toy::mutant(seats, mutant), 50).expect_err("the bug is caught");
                assert_eq!(broken.law, law, "{mutant:?} with {seats} seats: {broken}");
            }
        }
    }

    #[test]
    fn every_bug_in_a_plan_that_is_being_made_is_caught_by_its_law() {
        for (mutant, law) in [
            (Mutant::LeakingSketch, Law::Mirror),
            (Mutant::MuddledSketch, Law::Sketch),
            (Mutant::HastySketch, Law::Sketch),
            (Mutant::NarrowSketch, Law::Sketch),
            (Mutant::GenerousSketch, Law::Sketch),
            (Mutant::ForgetfulSketch, Law::Sketch),
            (Mutant::FadedSketch, Law::Sketch),
        ] {
            for seats in 2..=4 {
                let toy = Toy::mutant(seats, mutant).with_plans();
                let broken = check(&toy, 50).expect_err("the bug is caught");
                // A mirror may be compared before a redeal is.
                let caught = if broken.law == Law::Secrets { Law::Mirror } else { broken.law };
                assert_eq!(caught, law, "{mutant:?} with {seats} seats: {broken}");
            }
        }
    }

    #[test]
    fn every_bug_with_a_parcel_is_caught_by_its_law() {
        // With two seats, everyone has seen the parcel as soon as the first bid is turned up.
        for (mutant, law, seats) in [
            (Mutant::LoweredVeil, Law::Knowledge, 3..=4),
            // A mirror shows it to the second of two seats before there are twins.
            (Mutant::AskingAgain, Law::Mirror, 2..=2),
            (Mutant::AskingAgain, Law::Twins, 3..=4),
            (Mutant::CarelessRedeal, Law::Redeal, 2..=4),
            (Mutant::ForgetfulRedeal, Law::Secrets, 2..=4),
            (Mutant::LazyRedeal, Law::Redeal, 2..=4),
            (Mutant::KeptParcel, Law::Redeal, 2..=4),
        ] {
            for seats in seats {
                let toy = Toy::mutant(seats, mutant).with_parcels();
                let broken = check(&toy, 50).expect_err("the bug is caught");
                assert_eq!(broken.law, law, "{mutant:?} with {seats} seats: {broken}");
            }
        }
    }

    #[test]
    fn the_laws_of_secrets_alone_catch_what_leaks() {
        for seats in 2..=4 {
            let report = check_secrets(&Toy::new(seats).with_parcels(), 50, |_| 1).expect("no law is broken");
            assert!(report.games == 50 && report.twins > 50 && report.secret_redeals > 0, "{report}");
            for mutant in [
                Mutant::LeakingView,
                Mutant::LeakingLegality,
                Mutant::LeakingPreview,
                Mutant::LeakingReasons,
                Mutant::LeakingFinish,
                Mutant::LeakingEvents,
                Mutant::AskingAgain,
                Mutant::EagerVeil,
                Mutant::KeptParcel,
            ] {
                let broken = check_secrets(&Toy::mutant(seats, mutant).with_parcels(), 200, |_| 1);
                let broken = broken.expect_err("the bug is caught");
                let about = [Law::Secrets, Law::Twins, Law::Redeal, Law::Mirror];
                assert!(about.contains(&broken.law), "{mutant:?} with {seats} seats: {broken}");
            }
        }
    }

    #[test]
    fn partners_share_their_rank_and_nobody_is_first_at_a_table_that_lost() {
        let pairs = Config { modules: vec!["pairs".to_owned()], ..Config::seats(4) };
        let broken = Toy::compose(&pairs).unwrap().with(Mutant::UnequalPartners);
        let broken = check(&broken, 50).expect_err("the bug is caught");
        assert_eq!(broken.law, Law::Outcome, "{broken}");
        assert!(broken.to_string().contains("the partners p1 and p3 have different ranks"), "{broken}");
        let together = Config { modules: vec!["together".to_owned()], ..Config::seats(2) };
        let broken = Toy::compose(&together).unwrap().with(Mutant::FirstOfNone);
        let broken = check(&broken, 50).expect_err("the bug is caught");
        assert!(broken.to_string().contains("Lost: the ranks are [1, 1]"), "{broken}");
    }

    #[test]
    fn a_broken_law_is_reported_with_its_seed_and_record() {
        let broken = check(&Toy::mutant(2, Mutant::DuplicatedTile), 50).expect_err("the bug is caught");
        let told = broken.to_string();
        assert!(
            told.starts_with("law broken: Audit\n  after `p1 pass`: there are 9 of apple, not 8\nseed "),
            "{told}"
        );
        assert!(told.contains("box conform 0\nseats 2\n---\n* draw "), "{told}");
        assert!(told.ends_with("* reveal\n"), "{told}");
    }
}
