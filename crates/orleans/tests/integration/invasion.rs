//! Invasion: random games to the end, and a second evaluation of its objectives.

use std::collections::BTreeMap;

use engine::{Config, Rng, Rules as _, Seat, Viewer};
use orleans::{
    Action, Orleans, PlayerView, State, View,
    content::{Deed, Follower, Place, Town},
    scenarios::invasion::{Character, Player, TOWER_TOWNS},
};

use crate::{
    audited::{self, Seen},
    deep, games,
};

/// A table of Invasion.
fn invasion(seats: u8, options: &[(&str, &str)]) -> Orleans {
    let config = Config { modules: vec!["invasion".to_owned()], ..Config::seats(seats) };
    let config = options.iter().fold(config, |config, (id, value)| config.option(id, value));
    Orleans::new(&config).unwrap()
}

/// Random play that also fills the support places.
pub(crate) fn choose(rng: &mut Rng, state: &State, seat: Seat, legal: &[Action]) -> Action {
    let supports = |action: &&Action| match action {
        Action::Man { place } => matches!(
            place,
            Place::Vehicle | Place::GuildHouse | Place::Hostel | Place::Palatinate | Place::Laboratory
        ),
        Action::Plan { spot } => spot.place == Place::Hostel,
        Action::Invasion(_) => true,
        _ => false,
    };
    let wanted: Vec<&Action> = legal.iter().filter(supports).collect();
    if !wanted.is_empty() && rng.below(3) == 0 { **rng.pick(&wanted) } else { deep(rng, state, seat, legal) }
}

#[test]
fn random_games_pass_the_audit_to_the_end() {
    let mut rng = Rng::new(13);
    let mut seen = Seen::new();
    for game in 0..games(60, 20_000) {
        let seats = 2 + rng.below(4) as u8;
        let difficulty = *rng.pick(&["usual", "milder", "harder"]);
        let characters = *rng.pick(&["random", "chosen"]);
        let planning = *rng.pick(&["open", "hidden"]);
        let rules = invasion(
            seats,
            &[
                ("invasion.difficulty", difficulty),
                ("invasion.characters", characters),
                ("planning", planning),
            ],
        );
        let state = audited::play(&rules, &mut rng, &mut seen, |rng, state, seat, legal| match game % 4 {
            0 => *rng.pick(legal),
            _ => choose(rng, state, seat, legal),
        });
        let outcome = rules.outcome(&state).unwrap();
        let score = outcome.scores[Seat(0)];
        assert!(Seat::all(seats).all(|seat| outcome.scores[seat] == score), "everyone has the same score");
    }
    let known = ["character", "haul", "load", "fund", "lodge", "palatinate", "fit", "build", "send", "lose"];
    audited::assert_played(&seen, &known);
}

/// The same as `contract.rs`, for this scenario alone.
#[test]
fn every_table_of_invasion_keeps_the_contract() {
    for (name, config) in Orleans::all_tables() {
        if config.modules != ["invasion"] {
            continue;
        }
        let rules = Orleans::new(&config).unwrap();
        let report = testkit::check(&rules, games(2, 40) as u32);
        let report = report.unwrap_or_else(|broken| panic!("{name}: {broken}"));
        assert!(report.headroom.iter().all(|&(used, room)| used < room), "{name}: {report}");
    }
}

/// What a personal objective asks for, read from the view with plain loops.
fn naive_personal(view: &View, player: &PlayerView, character: Character) -> bool {
    let goods = |from: usize, to: usize| {
        let mut points = 0;
        for good in from..=to {
            points += u32::from(player.goods[good]) * (good as u32 + 1);
        }
        points
    };
    let station = |town: Town| player.stations.contains(&town);
    let spaces = || player.places.iter().flat_map(|place| &place.spaces);
    match character {
        Character::Librarian => {
            let tiles = player.places.iter().filter(|place| place.place.is_tile()).count();
            player.development >= 22 && station(Town::Loches) && tiles >= 4
        }
        Character::Scholar => player.development == 30 && player.stations.len() >= 4,
        Character::Mayor => player.coins >= 10 && player.citizens >= 2,
        Character::General => player.tracks[4] == 5 && spaces().filter(|space| space.technology).count() >= 4,
        Character::Fisherman => {
            let mut monks = spaces().filter(|space| space.follower == Some(Follower::Monk)).count();
            for pile in player.bag.iter().chain(&player.market) {
                if pile.follower == Follower::Monk {
                    monks += usize::from(pile.count);
                }
            }
            player.tracks[1] == 5 && player.goods[3] >= 2 && monks >= 4
        }
        Character::Merchant => goods(3, 4) + u32::from(player.coins) >= 50,
        Character::Innkeeper => goods(0, 2) >= 16 && station(Town::Chateaudun) && station(Town::Chateauroux),
        Character::Councilman => full(view, Deed::AssemblyHall),
        Character::EstateManager => true,
    }
}

fn full(view: &View, deed: Deed) -> bool {
    let deed = view.deeds.iter().find(|view| view.deed == deed).unwrap();
    deed.spaces.iter().all(|space| space.filled)
}

/// How many objectives are met, by the clauses. r[orleans.invasion.goal]
fn naive_met(state: &State, view: &View) -> usize {
    let seats = view.players.len();
    let goals = [[30, 7, 6, 3, 3], [40, 8, 10, 5, 5], [50, 9, 12, 6, 6], [50, 10, 14, 7, 7]][seats - 2];
    let [treasury, citizens, grain, cheese, wine] = goals;
    let edge = "lemans chartres etampes montargis briare sancerre nevers stamand lachatre argenton \
                chatellerault chinon tours";
    let mut met = 0;
    met += usize::from(full(view, Deed::CityWalls));
    if state.city.reinforced {
        met += usize::from(full(view, Deed::Reinforcement));
    }
    met += usize::from(state.city.treasury >= treasury);
    let [have_grain, have_cheese, have_wine, ..] = state.city.goods;
    met += usize::from(have_grain >= grain && have_cheese >= cheese && have_wine >= wine);
    let mut team = i32::from(state.city.citizens);
    for player in &view.players {
        team += i32::from(player.citizens);
        let character = player.character.as_ref().unwrap().character;
        if character == Character::Mayor {
            team -= i32::from(player.citizens).min(2);
        }
        met += usize::from(naive_personal(view, player, character));
    }
    met += usize::from(team >= i32::from(citizens));
    let tower = |town: &str| {
        let town: Town = town.parse().unwrap();
        state.city.towers & town.bit() != 0 || view.players.iter().any(|player| player.towers.contains(&town))
    };
    met + usize::from(edge.split_whitespace().all(tower))
}

/// Fills the city and the seats at random, most of them nearly full, so that each objective is often just met and
/// often just missed.
fn shuffle(state: &mut State, seats: u8, rng: &mut Rng) {
    let close = |goal: u32, rng: &mut Rng| if rng.below(2) == 0 { goal } else { rng.below(goal + 2) };
    let index = seats as usize - 2;
    let city = &mut state.city;
    city.treasury = close([30, 40, 50, 50][index], rng) as u8;
    city.citizens = rng.below(11) as u8;
    city.reinforced = rng.below(2) == 0;
    for (good, goals) in [[6, 10, 12, 14], [3, 5, 6, 7], [3, 5, 6, 7]].into_iter().enumerate() {
        city.goods[good] = close(goals[index], rng) as u8;
    }
    state.deeds = if rng.below(2) == 0 { u64::MAX } else { u64::MAX ^ 1 << rng.below(34) };
    let mut characters: Vec<Character> = Character::ALL.to_vec();
    let mut towers = TOWER_TOWNS;
    if rng.below(2) == 0 {
        towers ^= 1 << rng.below(23) & TOWER_TOWNS;
    }
    state.city.towers = 0;
    for seat in Seat::all(seats) {
        let estate = &mut state.estates[seat];
        let character = characters.remove(rng.below(characters.len() as u32) as usize);
        estate.defence = Player { character: Some(character), towers: 0 };
        estate.coins = close(if character == Character::Merchant { 50 } else { 10 }, rng) as u16;
        estate.goods = [0; 5].map(|_| rng.below(5) as u8);
        estate.development = [rng.below(31), 21, 22, 29, 30, 30][rng.below(6) as usize] as u8;
        estate.citizens = rng.below(5) as u8;
        estate.tracks = [8, 5, 5, 5, 5, 5].map(|last| close(last, rng).min(last) as u8);
        estate.stations = 0;
        let towns = [Town::Loches, Town::Chateaudun, Town::Chateauroux, Town::Blois, Town::Vierzon];
        for town in towns.into_iter().filter(|_| rng.below(4) > 0) {
            estate.stations |= town.bit();
        }
        estate.tiles = 0;
        for tile in [Place::Hayrick, Place::School, Place::Winery, Place::Library, Place::Well] {
            estate.tiles |= if rng.below(5) > 0 { tile.bit() } else { 0 };
        }
        (0..rng.below(4)).for_each(|_| estate.bag.put(Follower::Monk.index()));
        (0..rng.below(4)).for_each(|_| estate.market.put(Follower::Monk.index()));
        estate.technology = 0;
        for space in [0, 2, 5, 8, 11] {
            estate.technology |= if rng.below(6) > 0 { 1 << space } else { 0 };
        }
        estate.filled = 0;
        if rng.below(2) == 0 {
            estate.stand(3, Follower::Monk);
        }
        if rng.below(2) == 0 {
            estate.defence.towers = towers & rng.below(u32::MAX);
        }
    }
    // What nobody has built was there from the start, except in the towns that were left out.
    state.city.towers = towers;
    for seat in Seat::all(seats) {
        state.city.towers &= !state.estates[seat].defence.towers;
    }
}

#[test]
fn a_naive_count_of_the_objectives_agrees() {
    let mut rng = Rng::new(29);
    let mut met_each: BTreeMap<String, [u32; 2]> = BTreeMap::new();
    for game in 0..games(4000, 200_000) {
        let seats = 2 + (game % 4) as u8;
        let rules = invasion(seats, &[]);
        let mut state = rules.start();
        state.round = 1;
        shuffle(&mut state, seats, &mut rng);
        let view = rules.view(&state, Viewer::Everything);
        let city = view.city.as_ref().unwrap();
        assert_eq!(usize::from(city.met), naive_met(&state, &view), "{state:?}");
        let total = 5 + usize::from(state.city.reinforced) + usize::from(seats);
        assert_eq!(usize::from(city.all), total);
        for one in &city.objectives {
            met_each.entry(one.objective.to_string()).or_default()[usize::from(one.met)] += 1;
        }
        for one in view.players.iter().filter_map(|player| player.character.as_ref()) {
            let naive = view.players.iter().find(|player| player.character.as_ref() == Some(one)).unwrap();
            assert_eq!(one.met, naive_personal(&view, naive, one.character), "{}", one.character);
            met_each.entry(one.character.to_string()).or_default()[usize::from(one.met)] += 1;
        }
    }
    // Each of them was met and missed often enough to mean something.
    assert_eq!(met_each.len(), 15, "{met_each:?}");
    for (name, [missed, met]) in &met_each {
        let always = name == "estate-manager";
        assert!(*met > 20 && (*missed > 20 || always), "{name}: {missed} missed, {met} met");
    }
}
