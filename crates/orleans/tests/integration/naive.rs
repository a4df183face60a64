//! Second, naive versions of the rules, from what everyone sees.

use engine::{Pending, Rng, Rules as _, Seat, Viewer};
use orleans::{
    Action, Orleans, PlaceView, PlayerView, State, View,
    content::{Citizen, Deed, Follower, Good, Need, Place, Role},
};

use crate::{games, play_on, table};

/// The stars of the development track, one by one.
fn naive_status(development: u8) -> i32 {
    let mut stars = 0;
    for space in 0..=development {
        if [0, 4, 9, 15, 22, 30].contains(&space) {
            stars += 1;
        }
    }
    stars
}

/// Counts everything that is worth something.
fn naive_points(player: &PlayerView) -> i32 {
    let mut points = i32::from(player.coins);
    for (good, worth) in [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5)] {
        points += i32::from(player.goods[good]) * worth;
    }
    let things = i32::from(player.citizens) + player.stations.len() as i32;
    points += things * naive_status(player.development);
    if player.places.iter().any(|place| place.place == Place::Depot) {
        points += 5 * i32::from(*player.goods.iter().min().unwrap());
    }
    points
}

/// r[orleans.end.development] r[orleans.end.tie] r[orleans.end.shared] r[orleans.end.most-stations]
#[test]
fn a_naive_count_agrees_with_every_result() {
    let mut rng = Rng::new(7);
    let mut endings = [0; 3];
    for game in 0..games(80, 3000) {
        let seats = 2 + (game % 4) as u8;
        let rules = table(seats, &[("places", if game % 3 == 0 { "all" } else { "base" })]);
        let mut state = rules.start();
        play_on(&rules, &mut state, &mut rng, &mut |_| false);
        assert_eq!(rules.pending(&state), Pending::Over);
        let view = rules.view(&state, Viewer::Everything);
        let outcome = rules.outcome(&state).unwrap();
        let key = |player: &PlayerView| (naive_points(player), player.development);
        for player in &view.players {
            assert_eq!(i32::from(outcome.scores[player.seat]), naive_points(player));
            assert_eq!(i32::from(player.score), naive_points(player));
            let better = view.players.iter().filter(|other| key(other) > key(player)).count();
            assert_eq!(usize::from(outcome.ranks[player.seat]), better + 1);
        }
        let built: Vec<usize> = view.players.iter().map(|player| player.stations.len()).collect();
        let most = *built.iter().max().unwrap();
        let alone = built.iter().filter(|&&count| count == most).count() == 1;
        assert_eq!(view.citizens.contains(&Citizen::Stations), !alone);
        endings[0] += u32::from(alone);
        endings[1] += u32::from(!alone);
        endings[2] += u32::from(view.players.iter().any(|player| player.stations.len() > 1));
    }
    assert!(endings.iter().all(|&count| count > 0), "{endings:?}");
}

/// Whether a follower fits a space, by the clauses. r[orleans.plan.fit] r[orleans.plan.monk]
fn naive_fit(player: &PlayerView, place: Place, need: Need, follower: Follower) -> bool {
    let has = |tile: Place| player.places.iter().any(|place| place.place == tile && !place.fresh);
    let role = follower.role();
    if place == Place::TownHall {
        // r[orleans.place.town-hall-own]
        return !follower.own();
    }
    let Some(wanted) = need.role() else { return true };
    role == Role::Monk
        || role == wanted
        || role == Role::Boatman
            && has(Place::HerbGarden)
            && [Role::Farmer, Role::Craftsman, Role::Trader].contains(&wanted)
        || role == Role::Scholar && has(Place::School) && wanted != Role::Monk
}

/// Whether a place is ready, space by space. r[orleans.action.activated]
fn naive_active(place: &PlaceView) -> bool {
    match place.place {
        Place::TownHall | Place::GunpowderTower => place.spaces.iter().any(|space| space.follower.is_some()),
        _ => {
            !place.spaces.is_empty()
                && place.spaces.iter().all(|space| space.follower.is_some() || space.technology)
        }
    }
}

/// What is written after the verb.
fn words(action: Action) -> Vec<String> {
    action.to_string().split(' ').map(str::to_owned).collect()
}

/// The place that an action of a turn uses.
fn used(action: Action) -> Place {
    match words(action)[..] {
        [ref verb] if verb == "well" => Place::Well,
        [_, ref place, ..] => place.parse().unwrap(),
        _ => panic!("{action} uses no place"),
    }
}

/// Whether a place can do anything at all, by the clauses. Only for places that leave nothing to choose.
fn naive_useful(view: &View, player: &PlayerView, place: Place) -> Option<bool> {
    let supply = |good: Good| view.supply[good.index()] > 0;
    let recruit = |role: Role, last: u8| {
        view.stock[role.index()] > 0 && player.tracks.get(role.index()).is_none_or(|&space| space < last)
    };
    let station = || {
        let here = view.players.iter().filter(|other| other.stations.contains(&player.merchant)).count();
        let mine = player.stations.contains(&player.merchant);
        !mine && player.stations_left > 0 && (here == 0 || player.merchant.name() == "orleans")
    };
    Some(match place {
        Place::FarmHouse => recruit(Role::Farmer, 8),
        Place::Village => {
            recruit(Role::Boatman, 5) || recruit(Role::Craftsman, 5) || recruit(Role::Trader, 5)
        }
        Place::University => recruit(Role::Scholar, 5),
        Place::Castle => recruit(Role::Knight, 5),
        Place::Monastery => {
            view.stock[Role::Monk.index()] > 0 && view.hours.last().unwrap().name() != "pilgrimage"
        }
        Place::Guildhall => station(),
        Place::Hayrick => supply(Good::Grain),
        Place::CheeseFactory => supply(Good::Cheese),
        Place::Winery => supply(Good::Wine),
        Place::WoolManufacturer => supply(Good::Wool),
        Place::TailorShop => supply(Good::Brocade),
        Place::Scriptorium
        | Place::Brewery
        | Place::Windmill
        | Place::Library
        | Place::Hospital
        | Place::Cellar
        | Place::Office
        | Place::ShippingLine => true,
        Place::Pharmacy => player.coins > 0,
        Place::Bathhouse => !player.bag.is_empty(),
        Place::Sacristy => false,
        _ => return None,
    })
}

/// Compares a turn with the lists of the view.
fn check_turn(rules: &Orleans, state: &State, seat: Seat) -> Option<()> {
    let mut legal = Vec::new();
    rules.legal(state, seat, &mut legal);
    let view = rules.view(state, Viewer::Everything);
    let player = &view.players[seat.index()];
    let ask = rules.prompt(state, seat)?.ask;
    if ask != orleans::Ask::Act {
        return None;
    }
    let places: Vec<Place> =
        legal.iter().filter(|action| **action != Action::Pass).copied().map(used).collect();
    for place in &player.places {
        assert_eq!(place.active, naive_active(place), "{}", place.place);
        let offered = places.contains(&place.place);
        assert!(!offered || place.active, "{} is offered but not active", place.place);
        if let Some(useful) = naive_useful(&view, player, place.place) {
            assert_eq!(offered, place.active && useful, "{} of {seat}", place.place);
        }
    }
    check_sends(&view, player, &legal);
    Some(())
}

/// r[orleans.deed.fit] r[orleans.deed.own] Deed by deed, follower by follower.
fn check_sends(view: &View, player: &PlayerView, legal: &[Action]) {
    let mut expected = Vec::new();
    for place in
        player.places.iter().filter(|place| [Place::TownHall, Place::GunpowderTower].contains(&place.place))
    {
        for &role in Role::ALL {
            let stands = place.spaces.iter().any(|space| space.follower == Some(role.neutral()));
            for deed in view.deeds.iter().filter(|_| stands) {
                if deed.spaces.iter().any(|space| space.role == role && !space.filled) {
                    expected.push(format!("send {} {role} {}", place.place, deed.deed));
                    if deed.deed.name() == "canalization" {
                        expected.push(format!("send {} {role} canalization book", place.place));
                    }
                }
            }
        }
    }
    let sends: Vec<String> =
        legal.iter().map(ToString::to_string).filter(|text| text.starts_with("send")).collect();
    assert_eq!(sends, expected);
    assert_eq!(Deed::BASE.len(), view.deeds.len());
}

#[test]
fn turns_agree_with_lists_of_what_is_active() {
    let mut rng = Rng::new(5);
    let mut turns = 0;
    for game in 0..games(24, 2000) {
        let rules = table(2 + (game % 3) as u8, &[("places", if game % 2 == 0 { "all" } else { "base" })]);
        let mut state = rules.start();
        play_on(&rules, &mut state, &mut rng, &mut |state| {
            if let Pending::Seats(seats) = rules.pending(state) {
                turns += seats.iter().filter_map(|seat| check_turn(&rules, state, seat)).count();
            }
            false
        });
    }
    assert!(turns > 1000, "{turns}");
}

/// r[orleans.plan.place] The openings of the planning question, follower by follower and space by space.
#[test]
fn openings_agree_with_the_clauses() {
    let mut rng = Rng::new(6);
    let (mut helped, mut asked) = (0, 0);
    for _ in 0..games(24, 1000) {
        let rules = table(2, &[("places", "all")]);
        let mut state = rules.start();
        play_on(&rules, &mut state, &mut rng, &mut |state| {
            let Pending::Seats(seats) = rules.pending(state) else { return false };
            for seat in seats.iter() {
                let prompt = rules.prompt(state, seat).unwrap();
                if prompt.ask != orleans::Ask::Plan {
                    continue;
                }
                asked += 1;
                let view = rules.view(state, Viewer::Seat(seat));
                let player = &view.players[seat.index()];
                for fits in &prompt.spaces {
                    let mut expected = Vec::new();
                    for place in &player.places {
                        for space in &place.spaces {
                            let free = space.follower.is_none() && !space.technology;
                            if free && naive_fit(player, place.place, space.need, fits.follower) {
                                expected.push(space.space);
                                let role = space.need.role();
                                helped += u32::from(role.is_some_and(|role| role != fits.follower.role()));
                            }
                        }
                    }
                    let spaces: Vec<u8> = fits.spaces.iter().map(|opening| opening.space).collect();
                    assert_eq!(spaces, expected, "{}", fits.follower);
                }
            }
            false
        });
    }
    assert!(asked > 500 && helped > 100, "{asked} {helped}");
}
