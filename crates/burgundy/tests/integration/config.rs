use burgundy::Burgundy;
use engine::Config;

fn errors(config: &Config) -> Vec<String> {
    Burgundy::new(config).expect_err("the config is impossible").0
}

#[test]
fn every_problem_in_a_config_is_reported_together() {
    let config = Config::seats(5)
        .edition("2015")
        .option("boards", "12")
        .option("tie.empty", "some")
        .option("tie.full", "most");
    let told = errors(&config);
    assert_eq!(told.len(), 5, "{told:#?}");
    assert!(told.iter().any(|error| error.contains("2, 3 or 4 seats")));
    assert!(told.iter().any(|error| error.contains("choose 2019 or 2011")));
    assert!(told.iter().any(|error| error.contains("duchies 1 to 10")));
    assert!(told.iter().any(|error| error.contains("`some` is not one of fewest, most")));
    assert!(told.iter().any(|error| error.contains("option tie.full: there is no such option")));
}

#[test]
fn an_edition_without_that_duchy_lists_the_ones_it_has() {
    let told = errors(&Config::seats(2).edition("2011").option("boards", "10"));
    assert_eq!(told, ["board 10: the 2011 edition has duchies 1 to 9, or `expert`"]);
}

#[test]
fn boards_must_fit_the_seats() {
    let told = errors(&Config::seats(3).option("boards", "1 2"));
    assert!(told[0].contains("2 duchies for 3 seats"), "{told:?}");
}

#[test]
fn mixed_payment_with_monastery_6_needs_the_2019_edition() {
    let told = errors(&Config::seats(2).edition("2011").option("m6.payment", "mixed"));
    assert!(told[0].contains("only in the 2019 edition"), "{told:?}");
}

/// Every pair of modules either composes or is refused with the clause. Nothing panics.
#[test]
fn every_pair_of_modules_is_composed_or_refused() {
    for one in burgundy::MENU.modules {
        for other in burgundy::MENU.modules {
            for seats in 1..=4 {
                let modules = vec![one.id.to_owned(), other.id.to_owned()];
                let config = Config { modules, ..Config::seats(seats) };
                let refused = Burgundy::new(&config).err().map(|errors| errors.to_string());
                let excluded = one.excludes.contains(&other.id) || other.excludes.contains(&one.id);
                let told = refused.as_deref().is_some_and(|text| text.contains("burgundy.module.combine"));
                assert_eq!(told, excluded, "{} {} {seats}: {refused:?}", one.id, other.id);
            }
        }
    }
}

#[test]
fn a_team_table_lists_the_duchies_it_may_use() {
    let config = Config { modules: vec!["team".to_owned()], ..Config::seats(4) };
    let told = errors(&config.option("boards", "12c"));
    let has = "a team table has duchy 12a or 12b: name one for both teams, or one for each team";
    assert_eq!(told, [format!("board 12c: {has}")]);
}

/// r[burgundy.border.deal] Older tables keep the duchies that went to the seats by letter.
#[test]
fn border_duchies_are_dealt_since_version_2() {
    let boards = |version: u16, seats: u8| {
        let config = Config { modules: vec!["border".to_owned()], ..Config::seats(seats) };
        let config = burgundy::MENU.as_of(version, &config);
        assert_eq!(Burgundy::new(&config).err(), None);
        burgundy::MENU.choice(&config, "boards").to_owned()
    };
    assert_eq!([2, 3, 4].map(|seats| boards(1, seats)), ["11a 11b", "11a 11b 11c", "11a 11b 11c 11d"]);
    assert_eq!([0, 2, 3, 4].map(|seats| boards(2, seats)), ["dealt"; 4]);
    // A table of version 1 that named no number of seats had two.
    assert_eq!(boards(1, 0), "11a 11b");
    // Other tables are not touched.
    assert!(burgundy::MENU.as_of(1, &Config::seats(2)).options.is_empty());
}
