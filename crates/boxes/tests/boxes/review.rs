//! What reviews and hints say of all boxes.
#![expect(clippy::cast_precision_loss, reason = "counts are small")]

use boxes::BOXES;
use engine::{Config, Seat};
use protocol::{ChancesOf, Choice, Grade, ReviewPart, TurnReview};
use search::{Budget, Stop};
use shelf::{BoxTable, GameBox};
use study::{POSITION, ReviewCost, hint};

/// The beginning of a game between two bots.
fn beginning(game: &GameBox, entries: usize) -> Box<dyn BoxTable> {
    let arena = game.arena(&Config::seats(2), &["medium".to_owned(), "novice".to_owned()]).unwrap();
    let record = arena.game(3, true).record.unwrap();
    let table = game.open_record(&record, "").unwrap();
    table.back_at(table.len().min(entries)).unwrap()
}

#[test]
fn a_review_adds_up_in_every_box() {
    for game in BOXES.boxes() {
        let table = beginning(game, 120);
        let mut heard = Vec::new();
        let review = study::review(&*table, Budget::Simulations(16), &Stop::default(), &mut |done, all| {
            heard.push((done, all));
        });
        let turns = review.turns.len();
        let all = ReviewCost::of(&*table).turns;
        assert_eq!(heard.last(), Some(&(all, all)), "{}", game.id);
        assert!(turns > 3 && turns <= all && !review.unfinished, "{}", game.id);
        let first = review.turns.iter().map(|turn| turn.when.as_str()).find(|when| !when.is_empty());
        if game.id == "burgundy" {
            assert_eq!(first, Some("phase A, round 1"));
        }
        for one in &review.summary {
            let end = review.end_of(one.seat);
            let sum = one.start + one.luck + one.own + one.others + one.rest;
            assert!((sum - end).abs() < 1e-3, "{} {}: {sum} {end}", game.id, one.seat);
            assert_eq!(one.luck_in_points.is_some(), review.points, "{}", game.id);
        }
        for turn in &review.turns {
            assert!(turn.luck.iter().all(|stroke| !stroke.entries.is_empty() && stroke.chances.len() == 2));
            assert!(turn.lost >= 0.0 && turn.error.is_finite(), "{}", game.id);
            // Small parts have no row.
            let explained: f32 = turn.lost_by_source.iter().map(|(_, by)| by).sum();
            let small = 0.05 * (turn.played.sources.len() + 1) as f32;
            assert!(
                !review.points || turn.lost_by_source.is_empty() || (explained - turn.lost).abs() <= small,
                "{}",
                game.id
            );
            let seat = turn.seat.index();
            if turn.grade > Grade::Best {
                assert!(turn.after[seat] <= turn.before[seat] + 1e-4, "{}: {turn:?}", game.id);
                let also = turn.others.iter().skip(1);
                let no_better =
                    |one: &Choice| one.chance > turn.after[seat] && one.expected <= turn.others[0].expected;
                assert!(!turn.others.is_empty() && also.clone().all(no_better), "{}: {turn:?}", game.id);
            }
            let worth =
                |one: &Choice| if review.points { one.expected } else { (100.0 * one.chance).round() };
            let also = turn.others.get(1..).unwrap_or_default();
            assert!(also.is_sorted_by(|a, b| worth(a) >= worth(b)), "{}: {turn:?}", game.id);
            let same = |other: &Choice| turn.played.actions.starts_with(&other.actions);
            assert!(!turn.others.iter().any(same), "{}: {turn:?}", game.id);
            let chances = turn.before.iter().chain(&turn.after);
            assert!(chances.clone().all(|chance| (0.0..=1.0).contains(chance)), "{}: {turn:?}", game.id);
            assert!((turn.after.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{}: {turn:?}", game.id);
            for choice in &turn.others {
                assert!(choice.events.iter().all(|event| !event.clause.is_empty()), "{}", game.id);
            }
        }
        assert!(review.turns.iter().flat_map(|turn| &turn.others).any(|choice| !choice.events.is_empty()));
    }
}

/// The chance of winning is near 0 there, so the score says what a turn was worth.
#[test]
fn where_nobody_is_a_rival_turns_are_graded_by_the_score_as_well() {
    for (id, module, counts) in
        [("orleans", "vierzon", "objectives met"), ("burgundy", "solo", "spaces covered")]
    {
        let game = BOXES.find(id).unwrap();
        let config = Config { modules: vec![module.to_owned()], ..Config::seats(1) };
        let arena = game.arena(&config, &["novice".to_owned()]).unwrap();
        let table = game.open_record(&arena.game(4, true).record.unwrap(), "").unwrap();
        let review = study::review(&*table, Budget::Simulations(24), &Stop::default(), &mut |_, _| {});
        assert_eq!(
            (review.counts.as_deref(), review.points, review.chances),
            (Some(counts), false, ChancesOf::ExpertAgainstGame),
            "{id}"
        );
        let lowered: Vec<&TurnReview> = review.turns.iter().filter(|turn| turn.fewer.is_some()).collect();
        assert!(!lowered.is_empty(), "{id}");
        for turn in &lowered {
            assert!(turn.grade > Grade::Best && !turn.others.is_empty(), "{id}: {turn:?}");
        }
        let explained = |turn: &&TurnReview| !turn.lost_by_source.is_empty();
        assert!(lowered.iter().any(explained), "{id}");
        let end = table.outcome().unwrap().scores[Seat(0)];
        let last = review.turns.last().unwrap().played.score.unwrap();
        assert!((last - f32::from(end)).abs() < 1.5, "{id}: {last} {end}");
        assert!(!review.summary[0].lost_by_source.is_empty(), "{id}");
    }
}

/// Every part of a loss has a clause in the rulebook, whatever a table plays.
#[test]
fn every_source_and_goal_has_a_clause() {
    let tables: [(&str, u8, &[&str]); 10] = [
        ("burgundy", 2, &["border", "routes", "shields"]),
        ("burgundy", 1, &["solo"]),
        ("burgundy-dice", 1, &[]),
        ("natick", 2, &[]),
        ("orleans", 2, &["prosperity"]),
        ("orleans", 2, &["duel"]),
        ("orleans", 2, &["invasion"]),
        ("orleans", 1, &["dignitary"]),
        ("orleans", 1, &["vierzon"]),
        ("orleans", 1, &["salesman"]),
    ];
    for (id, seats, modules) in tables {
        let game = BOXES.find(id).unwrap();
        let modules = modules.iter().map(|&module| module.to_owned()).collect();
        let config = Config { modules, ..Config::seats(seats) };
        let arena = game.arena(&config, &vec!["random".to_owned(); seats.into()]).unwrap();
        let record = arena.game(1, true).record.unwrap();
        let table = game.open_record(&record, "").unwrap();
        let stop = Stop::default();
        stop.now();
        let review = study::review(&*table, Budget::Simulations(1), &stop, &mut |_, _| {});
        assert!(review.parts.len() > 3, "{id} {config:?}: {:?}", review.parts);
        for ReviewPart { part, title, clause } in &review.parts {
            let clause = clause.as_deref().unwrap_or_else(|| panic!("{id}: {part} has no clause"));
            assert!(game.clause(clause).is_some(), "{id}: {part} has the unknown clause {clause}");
            let is_id = title.contains('-') && title.to_lowercase() == *title;
            assert!(!is_id, "{id}: {title} is a name for programs");
        }
    }
}

/// There, a seat may act right after everybody has planned. That is not part of its plan.
#[test]
fn a_turn_can_be_played_without_the_others() {
    let config = Config { modules: vec!["invasion".to_owned()], ..Config::seats(3) };
    let game = BOXES.find("orleans").unwrap();
    let arena = game.arena(&config, &["medium", "medium", "medium"].map(str::to_owned)).unwrap();
    let record = arena.game(2, true).record.unwrap();
    let table = game.open_record(&record, "").unwrap().back_at(120).unwrap();
    let review = study::review(&*table, Budget::Simulations(1), &Stop::default(), &mut |_, _| {});
    assert!((1..=ReviewCost::of(&*table).turns).contains(&review.turns.len()), "{}", review.turns.len());
}

/// A single choice is not compared with the same choice and the plan after it.
#[test]
fn turns_of_orleans_are_compared_with_turns_of_the_same_length() {
    let game = BOXES.find("orleans").unwrap();
    for (module, seats) in [("dignitary", 1), ("duel", 2), ("invasion", 2)] {
        let config = Config { modules: vec![module.to_owned()], ..Config::seats(seats) };
        let arena = game.arena(&config, &vec!["easy".to_owned(); seats.into()]).unwrap();
        let record = arena.game(20, true).record.unwrap();
        let table = game.open_record(&record, "").unwrap().back_at(150).unwrap();
        let review = study::review(&*table, Budget::Simulations(1), &Stop::default(), &mut |_, _| {});
        assert!(review.turns.len() > 5, "{module}: {}", review.turns.len());
        // Opening the plans is no luck.
        for &entry in review.turns.iter().flat_map(|turn| &turn.luck).flat_map(|stroke| &stroke.entries) {
            assert_ne!(record.entries().nth(entry).unwrap().text, "reveal", "{module}");
        }
        // The last plans are cut off.
        for turn in review.turns.iter().filter(|turn| turn.entries[0] < 110) {
            let ends = |choice: &Choice| choice.actions.last().is_some_and(|last| last == "ready");
            let alike = |other: &Choice| ends(other) == ends(&turn.played);
            assert!(turn.others.iter().all(alike), "{module}: {turn:?}");
            let readies = turn.played.actions.iter().filter(|action| *action == "ready").count();
            assert!(readies <= 1 && (readies == 1 || turn.entries.len() == 1), "{module}: {turn:?}");
        }
    }
}

/// A review of a few turns knows how the whole game ended.
#[test]
fn where_no_points_count_a_review_says_what_was_reached_and_who_could_not_pay() {
    let review = |text: &str| {
        let (_, table) = BOXES.open_record(text).unwrap();
        let stop = Stop::default();
        study::review(&*table, Budget::Simulations(1), &stop, &mut |_, _| stop.now())
    };
    let fails = review(include_str!("../../../../games/orleans/golden/duel-one-fails.game"));
    assert_eq!(fails.goal.as_deref(), Some("orleans.duel.goal"));
    assert!(matches!(&fails.fallen[..], [one] if one.clause == "orleans.duel.unpaid"), "{:?}", fails.fallen);
    let won = review(include_str!("../../../../games/orleans/golden/duel-won.game"));
    assert!(won.fallen.is_empty());
    let all = |seat: &Vec<(String, [i32; 2])>| seat.iter().all(|(_, reached)| *reached == [1, 1]);
    assert_eq!(
        won.reached.iter().filter(|seat| seat.len() == 4 && all(seat)).count(),
        1,
        "{:?}",
        won.reached
    );
    // The Reinforcement never came, and the personal objectives of everybody count.
    let lost = review(include_str!("../../../../games/orleans/golden/invasion-defended-2.game"));
    let needed = |part: &str| lost.reached[0].iter().find(|(name, _)| name == part).map(|one| one.1[1]);
    assert_eq!((needed("personal"), needed("reinforcement")), (Some(2), Some(0)), "{:?}", lost.reached);
    let points =
        study::review(&*beginning(BOXES.0[0], 20), Budget::Simulations(1), &Stop::default(), &mut |_, _| {});
    assert!(points.goal.is_none() && points.reached.is_empty() && points.fallen.is_empty());
}

/// Followers that nobody needs can stay in the Market.
#[test]
fn nobody_is_advised_to_draw_fewer_followers() {
    let game = BOXES.find("orleans").unwrap();
    let arena = game.arena(&Config::seats(2), &vec!["novice".to_owned(); 2]).unwrap();
    let table = game.open_record(&arena.game(5, true).record.unwrap(), "").unwrap().back_at(260).unwrap();
    let review = study::review(&*table, Budget::Simulations(1), &Stop::default(), &mut |_, _| {});
    let number = |choice: &Choice| choice.actions[0].strip_prefix("draw ")?.parse::<u8>().ok();
    let mut draws = 0;
    for turn in &review.turns {
        let Some(played) = number(&turn.played) else { continue };
        draws += 1;
        assert!(turn.others.iter().all(|other| number(other) > Some(played)), "{turn:?}");
    }
    assert!(draws > 0);
}

/// In this game somebody could win in three turns and did not.
#[test]
fn a_review_says_that_a_better_turn_would_have_won() {
    let (_, table) = BOXES.open_record(include_str!("../../../../games/natick/golden/end-tie.game")).unwrap();
    let thorough = Budget::Simulations(40);
    let review = study::review_from(&*table, 290, thorough, &Stop::default(), &mut |_, _| {});
    assert!(review.turns.iter().all(|turn| turn.entries[0] >= 290), "earlier turns are not judged");
    let missed = review.turns.iter().filter(|turn| turn.target.is_some());
    assert!(
        missed
            .clone()
            .all(|turn| turn.grade > Grade::Best && turn.target.as_deref() == Some("natick.end.target"))
    );
    assert_eq!(missed.count(), 3);
}

/// After a turn, the dice are rolled and divided before the rival can win. A look ahead must not end there.
#[test]
fn a_turn_that_lets_the_rival_win_next_is_a_blunder() {
    let (_, table) = BOXES.open_record(include_str!("games/rival-wins-next.game")).unwrap();
    let thorough = Budget::Simulations(40);
    let review = study::review_from(&*table, 139, thorough, &Stop::default(), &mut |_, _| {});
    let turn = review.turns.iter().find(|turn| turn.entries[0] == 139).unwrap();
    assert_eq!(turn.played.actions, ["keep s", "harvest suns4", "road right", "end"]);
    assert!(turn.grade == Grade::Blunder && turn.after[0] < 0.3, "{:?} {:?}", turn.grade, turn.after);
}

/// Only the last plan counts. That a seat plans again is neither good nor bad.
#[test]
fn plans_that_were_withdrawn_are_not_judged() {
    let text = include_str!("../../../../games/orleans/golden/invasion-defended-2.game");
    let (_, table) = BOXES.open_record(text).unwrap();
    let table = table.back_at(200).unwrap();
    let entries: Vec<String> =
        table.record(engine::Viewer::Everything).entries().map(|entry| entry.text.clone()).collect();
    let review = study::review(&*table, Budget::Simulations(1), &Stop::default(), &mut |_, _| {});
    assert!(entries.iter().filter(|text| text.ends_with("replan")).count() > 3);
    for turn in &review.turns {
        let again = |choice: &Choice| choice.actions.iter().any(|action| action == "replan");
        assert!(!again(&turn.played) && !turn.others.iter().any(again), "{turn:?}");
        let last = *turn.entries.last().unwrap();
        let next = entries[last + 1..].iter().find(|text| text.starts_with(&turn.seat.to_string()));
        let is_plan = turn.played.actions.last().is_some_and(|last| last == "ready");
        assert!(!(is_plan && next.is_some_and(|next| next.ends_with("replan"))), "{turn:?}");
    }
    let plans = review.turns.iter().filter(|turn| turn.played.actions.len() > 1).count();
    assert!(plans > 0, "the last plans are judged");
}

/// A plan gains nothing by itself, so a review says what it leads to.
#[test]
fn a_better_plan_is_explained_by_what_it_leads_to() {
    let game = BOXES.find("orleans").unwrap();
    let arena = game.arena(&Config::seats(2), &vec!["novice".to_owned(); 2]).unwrap();
    let record = arena.game(3, true).record.unwrap();
    let table = game.open_record(&record, "").unwrap().back_at(150).unwrap();
    let review = study::review(&*table, Budget::Simulations(16), &Stop::default(), &mut |_, _| {});
    let mut told = 0;
    for turn in &review.turns {
        let is_plan = turn.played.actions.iter().any(|action| action.starts_with("plan"));
        assert!(turn.goes_on.is_empty() || is_plan && turn.grade > Grade::Best, "{turn:?}");
        told += usize::from(!turn.goes_on.is_empty());
        for event in &turn.goes_on {
            assert_eq!(event.json["seat"], turn.seat.to_string());
            assert_ne!(event.json["event"], "acts", "that says only how");
        }
    }
    assert!(told > 0, "{} turns", review.turns.len());
    let burgundy = beginning(BOXES.find("burgundy").unwrap(), 80);
    let review = study::review(&*burgundy, Budget::Simulations(8), &Stop::default(), &mut |_, _| {});
    assert!(review.turns.iter().all(|turn| turn.goes_on.is_empty()));
}

#[test]
fn nobody_is_advised_to_make_an_offer_or_to_withdraw_one() {
    let table = beginning(BOXES.find("natick").unwrap(), 160);
    let review = study::review(&*table, Budget::Simulations(8), &Stop::default(), &mut |_, _| {});
    let others: Vec<&Choice> = review.turns.iter().flat_map(|turn| &turn.others).collect();
    assert!(others.len() > 10, "{}", others.len());
    let no_advice =
        |action: &String| ["withdraw", "deal", "offer"].iter().any(|word| action.starts_with(word));
    let wrong: Vec<&Choice> =
        others.iter().copied().filter(|one| one.actions.iter().any(no_advice)).collect();
    assert!(wrong.is_empty(), "{:?}", wrong.iter().map(|one| &one.actions).collect::<Vec<_>>());
}

/// Simulated games of Burgundy stop at the end of a phase, when nobody alone has lost yet.
#[test]
fn somebody_alone_is_not_told_that_they_will_certainly_win() {
    let config = Config { modules: vec!["solo".to_owned()], ..Config::seats(1) };
    let arena = BOXES.0[0].arena(&config.option("solo.target", "55"), &["novice".to_owned()]).unwrap();
    let record = arena.game(1, true).record.unwrap();
    let table = BOXES.0[0].open_record(&record, "").unwrap().back_at(60).unwrap();
    let review = study::review(&*table, Budget::Simulations(24), &Stop::default(), &mut |_, _| {});
    assert!(review.turns.iter().all(|turn| turn.before[0] < 0.95), "{:?}", review.summary);
    assert!(!review.points, "the spaces that are covered count");
}

/// In the team game no net says what partners will score in the end.
#[test]
fn partners_are_told_chances_and_not_points() {
    let config = Config { modules: vec!["team".to_owned()], ..Config::seats(4) };
    let arena = BOXES.0[0].arena(&config, &vec!["novice".to_owned(); 4]).unwrap();
    let record = arena.game(1, true).record.unwrap();
    let table = BOXES.0[0].open_record(&record, "").unwrap().back_at(50).unwrap();
    let review = study::review(&*table, Budget::Simulations(2), &Stop::default(), &mut |_, _| {});
    let rows = review.turns.iter().flat_map(|turn| &turn.lost_by_source);
    assert!(!review.points && rows.clone().all(|(source, _)| source != POSITION));
}

#[test]
fn a_review_stops_when_it_is_told_to() {
    let table = beginning(BOXES.0[0], 200);
    let stop = Stop::default();
    let review = study::review(&*table, Budget::Simulations(4), &stop, &mut |done, _| {
        if done == 2 {
            stop.now();
        }
    });
    assert_eq!((review.turns.len(), review.unfinished), (2, true));
}

#[test]
fn a_hint_is_a_legal_turn_and_only_for_the_seat_that_is_asked() {
    for game in BOXES.boxes() {
        let table = beginning(game, 60);
        let engine::Pending::Seats(seats) = table.pending() else { continue };
        for seat in Seat::all(table.seats()) {
            let hint = hint(&*table, seat, 1, Budget::Simulations(8), &Stop::default());
            assert_eq!(!hint.choices.is_empty(), seats.contains(seat), "{}", game.id);
            for choice in hint.choices {
                let mut twin = table.back_at(table.len()).unwrap();
                for action in &choice.actions {
                    twin.play(seat, action).unwrap_or_else(|refused| panic!("{}: {refused}", game.id));
                }
            }
        }
    }
}

/// A round of Orléans has many small decisions, and often only their order is at stake. A turn is worth what the seat can still reach in its
/// next decision, if no luck lies between them.
#[test]
fn what_can_still_be_reached_in_the_same_round_is_not_lost() {
    let game = BOXES.find("orleans").unwrap();
    let arena = game.arena(&Config::seats(2), &["novice".to_owned(), "easy".to_owned()]).unwrap();
    let table = game.open_record(&arena.game(5, true).record.unwrap(), "").unwrap();
    let table = table.back_at(table.len() / 2).unwrap();
    let review = study::review(&*table, Budget::Simulations(20), &Stop::default(), &mut |_, _| {});
    let mut more = Vec::new();
    for (number, turn) in review.turns.iter().enumerate().filter(|(_, turn)| turn.grade > Grade::Best) {
        let later = review.turns[number + 1..].iter().take_while(|later| later.luck.is_empty());
        let Some(next) = later.into_iter().find(|later| later.seat == turn.seat) else { continue };
        let best = if next.grade > Grade::Best { &next.others[0] } else { &next.played };
        more.push(best.expected - turn.played.expected);
    }
    // The looks are few, so some of them say a little more.
    let too_much = more.iter().filter(|&&more| more > 1.0).count();
    assert!(more.len() > 4 && 5 * too_much < more.len(), "{more:?}");
}
