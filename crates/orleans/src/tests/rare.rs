//! Positions that random play hardly ever reaches.

use engine::{Rules as _, Seat};

use super::{before, counts, empty_market, end_round, fit, give_tile, hire, legal, man, play, table};
use crate::{
    content::{Follower, Hour, MARKET, Need, Place},
    estate::Estate,
    step::Step,
};

const P1: Seat = Seat(0);

/// The places on the board that may hold technology, with a need that it may cover.
const FITS: [(Place, Need); 9] = [
    (Place::FarmHouse, Need::Boatman),
    (Place::Village, Need::Boatman),
    (Place::University, Need::Craftsman),
    (Place::Castle, Need::Boatman),
    (Place::Monastery, Need::Trader),
    (Place::Ship, Need::Boatman),
    (Place::Wagon, Need::Trader),
    (Place::Guildhall, Need::Craftsman),
    (Place::Scriptorium, Need::Knight),
];

fn owe_a_coin(estate: &mut Estate) {
    (estate.coins, estate.goods[0]) = (0, 3);
}

/// r[orleans.torture.tile-contents]
#[test]
fn a_lost_tower_leaves_eight_in_the_market() {
    let rules = table(&[]);
    let mut state = before(&rules, Step::Event, |state| {
        state.hours[1] = Hour::Taxes;
        give_tile(state, 0, Place::GunpowderTower);
        hire(state, 0, &[(Follower::Knight, 6)]);
        state.supply[0] -= 3;
        owe_a_coin(&mut state.estates[P1]);
    });
    assert_eq!(state.estates[P1].market.len(), 10);
    play(&rules, &mut state, 0, "lose place gunpowder-tower");
    assert_eq!(state.estates[P1].market.len(), MARKET);
    assert_eq!(state.estates[P1].bag.len(), 2);
    // The next draw has no room, and nothing breaks.
    end_round(&rules, &mut state);
    end_round(&rules, &mut state);
}

/// r[orleans.technology.occupied] r[orleans.tile.gunpowder-tower]
#[test]
fn a_displaced_follower_finds_room_in_the_larger_market() {
    let rules = table(&[]);
    for (tower, market) in [(true, 10), (false, 8)] {
        let mut state = before(&rules, Step::Turns(P1), |state| {
            if tower {
                give_tile(state, 0, Place::GunpowderTower);
            }
            hire(state, 0, &[(Follower::Knight, if tower { 5 } else { 4 })]);
            man(
                &rules,
                state,
                0,
                Place::Village,
                &[Follower::Farmer, Follower::Boatman, Follower::Craftsman],
            );
            man(&rules, state, 0, Place::Wagon, &[Follower::Farmer]);
        });
        play(&rules, &mut state, 0, "recruit village craftsman");
        play(&rules, &mut state, 0, "fit wagon farmer");
        assert_eq!(state.estates[P1].market.len(), market);
        assert_eq!(state.estates[P1].bag.count(Follower::Farmer.index()), if tower { 1 } else { 2 });
    }
}

/// r[orleans.technology.after-passing] r[orleans.technology.no-space]
#[test]
fn no_more_technology_is_owed_than_can_be_laid() {
    let rules = table(&[("technology.timing", "after-passing")]);
    let mut state = before(&rules, Step::Turns(P1), |state| {
        give_tile(state, 0, Place::Laboratory);
        for (place, need) in FITS {
            fit(&rules, state, 0, place, need);
        }
        // The Laboratory is the only place that is left. The Village gets its craftsman back.
        state.estates[P1].tracks[2] = 1;
        man(&rules, state, 0, Place::Laboratory, &[Follower::Craftsman, Follower::Scholar]);
        let team = [Follower::Farmer, Follower::Boatman, Follower::Craftsman];
        state.estates[P1].technology &= !rules.mask(Place::Village);
        state.technology += 1;
        man(&rules, state, 0, Place::Village, &team);
        fit(&rules, state, 0, Place::Village, Need::Boatman);
        let space = rules.mask(Place::Village).trailing_zeros() as u8 + 1;
        let follower = state.estates[P1].leave(space);
        state.stock[follower.role().index()] += 1;
    });
    play(&rules, &mut state, 0, "work laboratory");
    assert_eq!(state.estates[P1].owed, [0, 1]);
    end_turn_of(&rules, &mut state, 1);
    play(&rules, &mut state, 0, "recruit village craftsman");
    assert_eq!(state.estates[P1].owed, [0, 1], "there is no space for a second tile");
    play(&rules, &mut state, 0, "pass");
    assert_eq!(legal(&rules, &state, P1), ["fit laboratory craftsman", "fit laboratory scholar"]);
    play(&rules, &mut state, 0, "fit laboratory scholar");
    end_round(&rules, &mut state);
}

fn end_turn_of(rules: &crate::Orleans, state: &mut crate::State, seat: u8) {
    play(rules, state, seat, "pass");
}

/// r[orleans.technology.first] The first tile from the track covers a farmer, even if the first step gave none.
#[test]
fn the_first_tile_is_bound_to_a_farmer_whenever_it_comes() {
    let rules = table(&[]);
    let farmers =
        [Place::Village, Place::University, Place::Castle, Place::Ship, Place::Wagon, Place::Guildhall];
    let mut state = before(&rules, Step::Turns(P1), |state| {
        for place in farmers {
            fit(&rules, state, 0, place, Need::Farmer);
        }
        let spaces = rules.mask(Place::Village).trailing_zeros() as u8;
        for (space, follower) in [(spaces + 1, Follower::Boatman), (spaces + 2, Follower::Craftsman)] {
            state.stock[follower.role().index()] -= 1;
            state.estates[P1].stand(space, follower);
        }
    });
    play(&rules, &mut state, 0, "recruit village craftsman");
    assert_eq!(state.estates[P1].tracks[2], 1);
    assert_eq!(state.technology, 10, "no farmer is free, so no tile was taken");
    // Torture frees the Castle, and the Village is manned again.
    state.estates[P1].technology &= !rules.mask(Place::Castle);
    state.out.technology += 1;
    let spaces = rules.mask(Place::Village).trailing_zeros() as u8;
    for (space, follower) in [(spaces + 1, Follower::Boatman), (spaces + 2, Follower::Craftsman)] {
        state.estates[P1].bag.take(follower.index());
        state.estates[P1].stand(space, follower);
    }
    play(&rules, &mut state, 1, "pass");
    play(&rules, &mut state, 0, "recruit village craftsman");
    assert_eq!(legal(&rules, &state, P1), ["fit castle farmer"]);
    play(&rules, &mut state, 0, "fit castle farmer");
    assert_eq!(state.estates[P1].tracks[2], 2);
}

/// r[orleans.tile.well] A turn that the Well has begun cannot be passed.
#[test]
fn the_well_must_be_followed_by_an_action() {
    let rules = table(&[("places", "all")]);
    let mut state = before(&rules, Step::Turns(P1), |state| {
        give_tile(state, 0, Place::Well);
        man(&rules, state, 0, Place::Well, &[Follower::Craftsman, Follower::Scholar]);
    });
    play(&rules, &mut state, 0, "well");
    let finish = rules.finish(&state, P1).map(|action| action.to_string());
    assert!(finish.is_none_or(|text| legal(&rules, &state, P1).contains(&text)));
    play(&rules, &mut state, 0, "work scriptorium");
    assert_eq!(state.estates[P1].development, 1);
}

/// r[orleans.tile.sacristy] The monk may come back even if the event costs nothing.
#[test]
fn the_sacristy_keeps_away_any_harmful_event() {
    let rules = table(&[]);
    for hour in [Hour::Taxes, Hour::Plague, Hour::Harvest] {
        let mut state = before(&rules, Step::Event, |state| {
            state.hours[1] = hour;
            give_tile(state, 0, Place::Sacristy);
            man(&rules, state, 0, Place::Sacristy, &[Follower::Monk]);
        });
        assert_eq!(legal(&rules, &state, P1), ["ward", "endure"], "{hour}");
        play(&rules, &mut state, 0, "ward");
        assert_eq!(counts(&state.estates[P1].bag), [(Follower::Monk, 1)]);
    }
    for hour in [Hour::Income, Hour::TradingDay] {
        let state = before(&rules, Step::Event, |state| {
            state.hours[1] = hour;
            give_tile(state, 0, Place::Sacristy);
            man(&rules, state, 0, Place::Sacristy, &[Follower::Monk]);
        });
        assert_eq!(state.estates[P1].filled.count_ones(), 1, "{hour}");
    }
}

/// r[orleans.tile.bathhouse-later] Those drawn are not in the Market, so it may be full.
#[test]
fn a_full_market_does_not_stop_the_bathhouse() {
    let rules = table(&[("bathhouse", "later")]);
    let mut state = before(&rules, Step::Turns(P1), |state| {
        empty_market(state, 0);
        hire(state, 0, &[(Follower::Knight, 8)]);
        give_tile(state, 0, Place::Bathhouse);
        man(&rules, state, 0, Place::Bathhouse, &[Follower::Monk]);
        state.estates[P1].bag.take(Follower::OwnFarmer.index());
        let village = rules.mask(Place::Village).trailing_zeros() as u8;
        state.estates[P1].stand(village, Follower::OwnFarmer);
    });
    play(&rules, &mut state, 0, "work bathhouse");
    play(&rules, &mut state, 0, "bathe own-boatman village");
    play(&rules, &mut state, 0, "bathe own-craftsman village");
    assert_eq!(counts(&state.estates[P1].bag), [(Follower::OwnTrader, 1), (Follower::Monk, 1)]);
    play(&rules, &mut state, 1, "pass");
    play(&rules, &mut state, 0, "recruit village trader");
}

/// r[orleans.census.unpaid]
#[test]
fn the_census_says_why_somebody_is_tortured() {
    let rules = super::seats(3);
    let mut state = rules.first_state();
    state.flow.clear();
    state.round = 2;
    state.estates[Seat(0)].tracks[0] = 2;
    state.estates[Seat(1)].tracks[0] = 1;
    state.estates[Seat(2)].coins = 0;
    state.flow.then(engine::Line::Main, &rules.scenario.round[1..]);
    let mut events: Vec<crate::Event> = Vec::new();
    engine::advance(&rules, &mut state, &mut events);
    let unpaid = events.iter().find(|event| matches!(event.what, crate::What::Unpaid { .. })).unwrap();
    assert_eq!(unpaid.clause, "orleans.census.unpaid");
}

/// r[orleans.draw.short] The question does not promise more than the bag has.
#[test]
fn the_draw_question_counts_the_bag() {
    let rules = table(&[]);
    let state = before(&rules, Step::Draws, |state| {
        let estate = &mut state.estates[P1];
        estate.market.take(Follower::OwnFarmer.index());
        estate.bag.put(Follower::OwnFarmer.index());
    });
    assert_eq!(legal(&rules, &state, P1), ["draw 1", "draw 0"]);
    assert_eq!(rules.prompt(&state, P1).unwrap().count, 1);
}

/// r[orleans.plan.open] Twice at most, and only if somebody planned again.
#[test]
fn open_plans_may_be_changed_twice() {
    let rules = table(&[("planning", "open")]);
    let plan = |state: &mut crate::State, seat: u8, lines: &[&str]| {
        for line in lines {
            play(&rules, state, seat, line);
        }
    };
    let stays =
        ["plan own-farmer stay", "plan own-boatman stay", "plan own-craftsman stay", "plan own-trader stay"];
    let start = before(&rules, Step::Plans, |_| {});
    let mut state = start;
    for seat in [0, 1] {
        plan(&mut state, seat, &["leave farm-house", "leave village", "leave university", "leave castle"]);
        plan(&mut state, seat, &stays);
        plan(&mut state, seat, &["ready"]);
    }
    // Nobody wants to change anything: the plans stand.
    let mut kept = state;
    plan(&mut kept, 1, &["ready"]);
    plan(&mut kept, 0, &["ready"]);
    assert_eq!(rules.pending(&kept), engine::Pending::Chance);

    for again in 0..2 {
        assert_eq!(legal(&rules, &state, P1), ["replan", "ready"]);
        plan(&mut state, 0, &["replan", "man farm-house"]);
        assert_eq!(legal(&rules, &state, Seat(1)), ["replan", "ready"]);
        plan(&mut state, 1, &["ready"]);
        while legal(&rules, &state, P1) != ["ready"] {
            let last = legal(&rules, &state, P1).pop().unwrap();
            plan(&mut state, 0, &[&last]);
        }
        plan(&mut state, 0, &["ready"]);
        assert_eq!(rules.pending(&state) == engine::Pending::Chance, again == 1);
    }
    rules.apply(&mut state, engine::Actor::Chance, crate::Action::Reveal, &mut ());
    assert!(!state.planning());
}
