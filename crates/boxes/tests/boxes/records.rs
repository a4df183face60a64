//! Records of all versions, and what is wrong with some.

use boxes::BOXES;
use engine::Viewer;
use shelf::BoxTable;

/// What a game of Orléans has on the Vehicle and for the due of round 18, and how many of our values it replaces,
/// besides those of the Bathhouse.
fn values(table: &dyn BoxTable) -> (String, String, usize) {
    let here = table.in_force();
    let value = |id: &str| here.iter().find(|one| one.option.id == id).unwrap().value.clone();
    let changed = here.iter().filter(|one| one.row.is_some() && one.is_changed());
    let changed = changed.filter(|one| !one.option.id.contains("bathhouse")).count();
    (value("overlay.support.vehicle"), value("overlay.due.18"), changed)
}

#[test]
fn a_record_is_played_with_the_values_of_its_version() {
    let told = |version: u8, chosen: &str| {
        let text = format!("box orleans {version}\nedition base\nseats 2\n{chosen}---\n");
        let (_, table) = BOXES.open_record(&text).unwrap();
        assert_eq!(table.record(Viewer::Everything).to_string(), text, "its header stays as it was");
        values(&*table)
    };
    let found = |vehicle: &str, due: &str, changed| (vehicle.to_owned(), due.to_owned(), changed);
    assert_eq!(told(1, "modules invasion\n"), found("farmer trader", "books 3", 19));
    assert_eq!(told(2, "modules invasion\n"), found("trader", "books 1", 3));
    let own = "modules invasion\noption overlay.due.18 books 1\noption overlay.support.vehicle any\n";
    assert_eq!(told(1, own), found("any", "books 1", 19));
    assert_eq!(told(1, ""), found("farmer trader", "books 1", 0), "the base game has not changed");
}

#[test]
fn tables_keep_the_bathhouse_of_their_version() {
    let bathhouse = |version: u8| {
        let text = format!("box orleans {version}\nedition base\nseats 2\n---\n");
        let (_, table) = BOXES.open_record(&text).unwrap();
        table.in_force().iter().find(|one| one.option.id == "bathhouse").unwrap().value.clone()
    };
    assert_eq!([1, 2, 3].map(bathhouse), ["mixed", "mixed", "first"]);
}

#[test]
fn a_game_of_version_one_replays_to_its_end() {
    for text in [
        include_str!("../../../../games/orleans/golden/invasion-lost-2.game"),
        include_str!("../../../../games/orleans/golden/invasion-won-2.game"),
    ] {
        let (game, table) = BOXES.open_record(text).unwrap();
        assert!(table.outcome().is_some());
        let middle = table.back_at(table.len() / 2).unwrap();
        assert_eq!(values(&*middle), values(&*table));
        // The same entries are not a game by today's rules.
        let newer = text.replacen("box orleans 1", &format!("box orleans {}", game.version), 1);
        assert!(BOXES.open_record(&newer).is_err());
    }
}

#[test]
fn a_problem_with_an_option_is_reported_at_its_value() {
    let told = |boards: &str| {
        let text = format!("box burgundy 1\nedition 2019\nseats 4\noption boards {boards}\n---\n");
        BOXES.open_record(&text).map(|_| ()).unwrap_err().to_string()
    };
    let many = told("7 7 7 7");
    assert!(many.starts_with("line 4, column 15: boards 7 7 7 7: the box has only one duchy 7"), "{many}");
    assert!(told("7 x 1 2").starts_with("line 4, column 17: board x: "), "{}", told("7 x 1 2"));
}
