//! Who sees what.

use engine::{Actor, Config, Paper, Pending, Rng, Rules as _, Seat, Stage as _, Viewer};
use orleans::{
    DueView, Orleans,
    content::{Good, Hour, Place, Role},
};

use crate::{deep, games, table};

/// r[orleans.secret.plan] What others see does not change while somebody plans, and everyone sees the plan later.
#[test]
fn nobody_sees_a_hidden_plan_being_made() {
    let mut rng = Rng::new(9);
    let (mut legal, mut outcomes) = (Vec::new(), Vec::new());
    let (mut hidden, mut changed) = (0, 0);
    for game in 0..games(20, 300) {
        let (module, option) = [
            (None, ("places", "all")),
            (None, ("places", "base")),
            // The Palatinate and the Estate Manager look at what others have planned.
            (Some("invasion"), ("planning", "hidden")),
            (Some("invasion"), ("planning", "hidden")),
            (Some("prosperity"), ("planning", "hidden")),
        ][game as usize % 5];
        let modules = module.into_iter().map(str::to_owned).collect();
        let config = Config { modules, ..Config::seats(3).option(option.0, option.1) };
        let rules = Orleans::new(&config).unwrap();
        let mut state = rules.start();
        loop {
            let before = state;
            let (actor, action) = match rules.pending(&state) {
                Pending::Over => break,
                Pending::Chance => (Actor::Chance, rules.sample(&state, &mut rng, &mut outcomes)),
                Pending::Seats(seats) => {
                    let seats: Vec<Seat> = seats.iter().collect();
                    let seat = *rng.pick(&seats);
                    legal.clear();
                    rules.legal(&state, seat, &mut legal);
                    (Actor::Seat(seat), deep(&mut rng, &state, seat, &legal))
                }
            };
            rules.apply(&mut state, actor, action, &mut ());
            let Actor::Seat(seat) = actor else { continue };
            if !before.planning() {
                continue;
            }
            let others = Seat::all(3).filter(|&other| other != seat).map(Viewer::Seat);
            for viewer in others.chain([Viewer::Spectator]) {
                let (mut then, now) = (rules.view(&before, viewer), rules.view(&state, viewer));
                // Others see only whether a seat is ready.
                then.players[seat.index()].ready = action == orleans::Action::Ready;
                assert!(then == now, "{viewer:?} sees `{action}`");
                hidden += 1;
            }
            let own = Viewer::Seat(seat);
            changed += u32::from(rules.view(&before, own) != rules.view(&state, own));
        }
    }
    assert!(hidden > 1000 && changed > 100, "{hidden} {changed}");
}

/// r[orleans.secret.open] r[orleans.secret.bag] Outside planning everyone sees the same.
#[test]
fn everything_else_is_open() {
    let mut rng = Rng::new(10);
    let rules = table(3, &[]);
    let mut state = rules.start();
    let (mut seen, mut open) = (0, 0);
    crate::play_on(&rules, &mut state, &mut rng, &mut |state| {
        if !state.planning() {
            let all = rules.view(state, Viewer::Everything);
            for viewer in Seat::all(3).map(Viewer::Seat).chain([Viewer::Spectator]) {
                assert!(rules.view(state, viewer) == all);
            }
            open += 1;
        }
        seen += 1;
        false
    });
    assert!(open > 100 && open < seen);
}

/// r[orleans.plan.open] With open planning everyone sees a plan as it is made.
#[test]
fn open_plans_are_seen_by_everyone() {
    let mut rng = Rng::new(12);
    let rules = table(3, &[("planning", "open")]);
    let mut state = rules.start();
    let mut planning = 0;
    crate::play_on(&rules, &mut state, &mut rng, &mut |state| {
        let all = rules.view(state, Viewer::Everything);
        assert!(rules.view(state, Viewer::Spectator) == all);
        planning += u32::from(state.planning());
        false
    });
    assert!(planning > 100);
}

/// r[orleans.secret.hourglass] Which events are to come is open, and a view has nothing about their order.
#[test]
fn the_events_to_come_are_counted() {
    let rules = table(2, &[]);
    let mut rng = Rng::new(2);
    let mut state = rules.start();
    crate::play_on(&rules, &mut state, &mut rng, &mut |state| {
        let view = rules.view(state, Viewer::Spectator);
        let left: u8 = view.hours_left.iter().sum();
        // While the next tile is being drawn, its round has begun.
        let drawn = view.hours.len() as u8;
        assert_eq!(left + drawn, 18);
        false
    });
}

fn module(id: &str) -> Orleans {
    let config = Config { modules: vec![id.to_owned()], ..Config::seats(2) };
    Orleans::new(&config).unwrap()
}

/// r[orleans.prosperity.cards-start] At a terminal, people who choose a card see what each one asks for, and nobody
/// else does.
#[test]
fn the_terminal_says_what_the_cards_to_choose_from_need() {
    let rules = module("prosperity");
    let mut state = rules.start();
    let mut rng = Rng::new(3);
    let mut outcomes = Vec::new();
    while rules.pending(&state) == Pending::Chance {
        let action = rules.sample(&state, &mut rng, &mut outcomes);
        rules.apply(&mut state, Actor::Chance, action, &mut ());
    }
    let drawn = |viewer| rules.view(&state, viewer).drawn(Paper::PLAIN);
    let own = drawn(Viewer::Seat(Seat(0)));
    let choices: Vec<&str> = own.lines().filter(|line| line.starts_with("  choose: ")).collect();
    assert_eq!(choices.len(), 2, "{own}");
    assert!(choices.iter().all(|line| line.contains(" points)")), "{choices:?}");
    assert_eq!(drawn(Viewer::Spectator).matches("  choose: ").count(), 0);
}

/// A place that has its followers but no use is not called ready: the Bourgeois House needs a citizen to pay with.
#[test]
fn the_terminal_calls_a_full_place_idle_if_it_has_no_use() {
    let rules = module("duel");
    let house = |citizens: &str| {
        let mut state = rules.blank();
        for line in ["ask act p1", "p1 on bourgeois-house farmer", &format!("p1 citizens {citizens}")] {
            rules.arrange(&mut state, &line.split(' ').collect::<Vec<_>>()).unwrap();
        }
        rules.ready(&mut state).unwrap();
        rules.view(&state, Viewer::Seat(Seat(0))).drawn(Paper::PLAIN)
    };
    assert!(house("1").contains("bourgeois-house [farmer] ready"));
    assert!(house("0").contains("bourgeois-house [farmer] idle"));
}

/// The legend names every town, road and waterway as they are written.
#[test]
fn the_legend_lists_the_map() {
    let legend = orleans::legend();
    let words = |sign: &str| {
        let row = legend.iter().find(|(one, _)| one == sign).expect("the legend has it");
        row.1.split(", ").count()
    };
    assert_eq!([words("towns"), words("roads"), words("waterways")], [23, 29, 14]);
}

/// A table of these modules as everyone sees it, after these lines.
fn seen(modules: &[&str], options: &[(&str, &str)], lines: &[&str]) -> orleans::View {
    let seats = if ["salesman", "dignitary", "vierzon"].contains(&modules[0]) { 1 } else { 2 };
    let config =
        Config { modules: modules.iter().map(|&id| id.to_owned()).collect(), ..Config::seats(seats) };
    let config = options.iter().fold(config, |config, (id, value)| config.option(id, value));
    let rules = Orleans::new(&config).unwrap();
    let mut state = rules.blank();
    for line in lines {
        rules.arrange(&mut state, &line.split(' ').collect::<Vec<_>>()).unwrap();
    }
    rules.ready(&mut state).unwrap();
    rules.view(&state, Viewer::Everything)
}

fn to_come(view: &orleans::View, hour: Hour) -> DueView {
    let mut dues = view.players[0].dues.iter();
    *dues.find(|due| due.event == hour).unwrap_or_else(|| panic!("{hour} is not to come"))
}

/// r[orleans.option.overlay] r[orleans.event.harvest] What a Harvest to come costs is what the table says.
#[test]
fn an_event_to_come_costs_what_the_table_says() {
    let due = |options: &[(&str, &str)], goods: &str, coins: &str| {
        let view = seen(&["duel"], options, &["round 1", "ask act p1", goods, coins]);
        let due = to_come(&view, Hour::Harvest);
        (
            due.food,
            due.coins,
            due.or_food,
            due.has,
            due.met,
            view.terms.harvest_food,
            view.terms.harvest_coins,
        )
    };
    assert_eq!(due(&[], "p1 goods grain", "p1 coins 0"), (1, -5, true, 1, true, 1, 5));
    assert_eq!(due(&[], "p1 goods wool", "p1 coins 4"), (1, -5, true, 0, false, 1, 5));
    let dear = [("overlay.harvest.food", "2"), ("overlay.harvest.coins", "7")];
    assert_eq!(due(&dear, "p1 goods grain", "p1 coins 6"), (2, -7, true, 1, false, 2, 7));
    assert_eq!(due(&dear, "p1 goods grain", "p1 coins 7"), (2, -7, true, 1, true, 2, 7));
}

#[test]
fn an_event_to_come_says_what_it_takes_and_what_there_is_of_it() {
    let duel = seen(&["duel"], &[], &["round 1", "ask act p1", "p1 goods cheese wool", "p1 coins 2"]);
    let dues = to_come(&duel, Hour::Dues7);
    assert_eq!((dues.points, dues.has, dues.met), (7, 2 + 4 + 2, true));
    assert_eq!(to_come(&duel, Hour::Dues4).points, 4);
    let cheese = to_come(&duel, Hour::CheeseDay);
    assert_eq!((cheese.good, cheese.has, cheese.met), (Some(Good::Cheese), 1, true));
    let salesman = seen(&["salesman"], &[], &["round 1", "ask act p1", "p1 goods grain", "p1 coins 3"]);
    let feast = to_come(&salesman, Hour::GreatFeast);
    assert_eq!((feast.food, feast.coins, feast.has, feast.met), (2, -4, 1, false));
    let dignitary = seen(&["dignitary"], &[], &["round 1", "ask act p1", "p1 coins 9"]);
    let toll = to_come(&dignitary, Hour::Toll10);
    assert_eq!((toll.coins, toll.has, toll.met), (-10, 9, false));
}

/// The events that ask a question come down to no amount.
#[test]
fn events_without_an_amount_are_not_listed() {
    let view = seen(&["prosperity"], &[], &["round 1", "ask act p1"]);
    let listed: Vec<Hour> = view.players[0].dues.iter().map(|due| due.event).collect();
    assert!(listed.contains(&Hour::Tax) && listed.contains(&Hour::Mass), "{listed:?}");
    assert!(!listed.contains(&Hour::Riots) && !listed.contains(&Hour::Bribe), "{listed:?}");
    assert!(view.players[0].due.is_some());
}

/// What the event of the round forbids is marked where it is.
#[test]
fn a_view_marks_the_places_that_the_event_hits() {
    use Place::{Castle, HorseWagon, Monastery, Ship, StageCoach, TownHall, Village, Wagon};

    let hit = |modules: &[&str], lines: &[&str]| -> (Vec<Place>, Vec<Role>) {
        let lines = [&["ask act p1", "p1 technology wagon trader"], lines].concat();
        let view = seen(modules, &[], &lines);
        let places = view.players[0].places.iter();
        (places.filter(|place| place.hit).map(|place| place.place).collect(), view.barred)
    };
    let tiles = "p1 tiles horse-wagon stage-coach gunpowder-tower";
    let team = |event: &str| hit(&["invasion"], &[event, tiles]);
    assert_eq!(team("event highwayman"), (vec![Wagon, HorseWagon], vec![]));
    assert_eq!(team("event assembly"), (vec![TownHall], vec![]));
    assert_eq!(team("event pilgrimage"), (vec![Monastery], vec![Role::Monk]));
    assert_eq!(team("event escape"), (vec![], vec![]));
    let alone = |event: &str| hit(&["dignitary"], &[event, "p1 tiles stage-coach"]);
    assert_eq!(alone("event strike"), (vec![Village], vec![Role::Craftsman]));
    assert_eq!(alone("event crusade"), (vec![Castle], vec![Role::Knight]));
    assert_eq!(alone("event sabotage"), (vec![Wagon], vec![]));
    assert_eq!(alone("event axle-fracture"), (vec![StageCoach], vec![]));
    assert_eq!(hit(&["vierzon"], &["event storm"]).0, [Ship, Wagon]);
}
