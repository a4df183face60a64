//! What everyone sees of the table's own values, and of a region being added.

use engine::{Actor, Config, Pending, Rng, Rules as _, Seat, Viewer};
use natick::{Action, Natick, State, View, content::Item};

fn look(rules: &Natick, state: &State) -> View {
    rules.view(state, Viewer::Everything)
}

#[test]
fn prices_and_rates_match_the_table() {
    let config = Config::seats(2)
        .option("overlay.cost.road", "suns 2 moons 1")
        .option("overlay.points.knight", "2")
        .option("overlay.trader.rate", "3");
    let rules = Natick::new(&config).unwrap();
    let view = look(&rules, &rules.start());
    let price = |item: Item| {
        let found = view.prices.iter().find(|price| price.item == item).unwrap();
        let cost: Vec<String> = found.cost.iter().map(|one| format!("{} {}", one.suit, one.count)).collect();
        (cost.join(" "), found.points)
    };
    assert_eq!(price(Item::Road), ("suns 2 moons 1".to_owned(), 0));
    assert_eq!(price(Item::Town), ("moons 2 crowns 2".to_owned(), 1));
    assert_eq!(price(Item::Knight), ("moons 2 crowns 1".to_owned(), 2));
    assert_eq!((view.bank_rate, view.trader_rate, view.capacity), (3, 3, 3));
}

/// A region that was chosen, drawn or found.
fn adds_a_region(action: Action) -> bool {
    matches!(action, Action::Region { .. } | Action::Put { .. })
}

#[test]
fn a_region_goes_where_the_view_said() {
    let rules = Natick::new(&Config::seats(2)).unwrap();
    let (mut rng, mut actions, mut outcomes) = (Rng::new(3), Vec::new(), Vec::new());
    let mut put = 0;
    for _ in 0..50 {
        let mut state = rules.start();
        loop {
            let (actor, action) = match rules.pending(&state) {
                Pending::Over => break,
                Pending::Chance => (Actor::Chance, rules.sample(&state, &mut rng, &mut outcomes)),
                Pending::Seats(seats) => {
                    let seat: Seat = seats.iter().next().unwrap();
                    actions.clear();
                    rules.legal(&state, seat, &mut actions);
                    (Actor::Seat(seat), *rng.pick(&actions))
                }
            };
            let before = look(&rules, &state);
            rules.apply(&mut state, actor, action, &mut ());
            if let (Actor::Seat(seat), true) = (actor, adds_a_region(action)) {
                let adding = before.adding.expect("a region is being added");
                let regions = &look(&rules, &state).colonies[seat.index()].regions;
                let known = &before.colonies[seat.index()].regions;
                let new = regions.iter().find(|one| !known.iter().any(|other| other.region == one.region));
                let new = new.expect("a region was added");
                assert_eq!(new.place, adding.place);
                assert!(adding.rows.contains(&new.row));
                put += usize::from(adding.rows.len() == 2);
            }
        }
    }
    assert!(put > 0, "both rows were free at least once");
}
