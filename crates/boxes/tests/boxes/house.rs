//! Values that differ from the box.

use boxes::BOXES;
use engine::{Config, OverlayRow};
use shelf::GameBox;

/// The same, one option after the other and with the whole table written out each time.
fn long_way(game: &GameBox, config: &Config) -> std::collections::BTreeMap<String, String> {
    let otherwise = |id: &str| {
        let mut without = config.clone();
        without.options.remove(id);
        let usual = game.complete(&without).options.remove(id);
        usual.unwrap_or_else(|| game.menu.choice(&without, id).to_owned())
    };
    let mut chosen = config.options.clone();
    chosen.retain(|id, value| otherwise(id) != *value);
    chosen
}

#[test]
fn what_a_table_has_chosen_is_what_it_would_not_have_otherwise() {
    for game in BOXES.boxes() {
        let (menu, rows) = (&game.menu, game.menu.overlay.rows);
        let mut tables = vec![Config::default()];
        tables.extend(menu.module_tables().into_iter().map(|(_, table)| table));
        for table in &tables {
            let printed = |table: Config, row: &OverlayRow| table.option(row.option.id, row.option.default());
            let whole = rows.iter().fold(table.clone(), printed);
            let mut compared = vec![game.complete(table), whole.clone(), game.complete(&whole)];
            for option in menu.options(table) {
                for value in option.values {
                    compared.push(game.complete(&table.clone().option(option.id, value)));
                    compared.push(whole.clone().option(option.id, value));
                }
            }
            for table in compared {
                assert_eq!(game.chosen(&table), long_way(game, &table), "{} {table:?}", game.id);
            }
        }
    }
}
