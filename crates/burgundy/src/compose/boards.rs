//! The duchies of a table, and who plays on which.

use engine::{Config, OVERLAY};

use super::{MENU, board_key};
use crate::{
    content::{
        BOARDS, Board, BoardSpec, Duchy, Layout, START_GOODS, START_SILVER, START_WORKERS, parse_board,
    },
    modules,
    rules::SetUp,
};

/// The boards of a table, by row of their duchy: those of the edition, or those that a module plays on. An overlay
/// may replace what is printed.
pub(super) fn boards(edition: u16, config: &Config) -> Vec<Option<Board>> {
    let names = modules::duchies(config);
    let mut boards = vec![None; Duchy::COUNT + 1];
    let of_edition = BOARDS.iter().filter(|spec| spec.edition == edition);
    for spec in of_edition.filter(|spec| {
        if names.is_empty() {
            Duchy::numbered().any(|duchy| duchy == spec.duchy)
        } else {
            names.contains(&spec.duchy.name())
        }
    }) {
        // The menu has reported a text that is wrong.
        let house = board_key(spec)
            .and_then(|key| config.options.get(&format!("{OVERLAY}{key}")))
            .and_then(|text| super::overlay::check(spec, text).ok());
        let printed = || parse_board(spec).expect("a test parses every printed board");
        boards[spec.duchy.row() as usize] = Some(house.unwrap_or_else(printed));
    }
    boards
}

/// What the table begins with, and who chooses what.
pub(super) fn read_set_up(
    config: &Config,
    edition: u16,
    boards: &[Option<Board>],
    errors: &mut Vec<String>,
) -> SetUp {
    let secret = MENU.choice(config, "expert.reveal") == "secret";
    let start_player =
        if edition == 2011 { "burgundy.setup.start-player-2011" } else { "burgundy.setup.start-player-2019" };
    let mut set_up = SetUp {
        boards: [None; 4],
        boards_dealt: 0,
        choose_castle: [false; 4],
        secret,
        silver: START_SILVER,
        workers: START_WORKERS,
        goods: START_GOODS,
        cards: 0,
        different: false,
        deal: "burgundy.expert.deal",
        start_player,
    };
    let asked = MENU.choice(config, "boards").trim();
    let names = modules::duchies(config);
    let owners = MENU.seats(config) / shared_by(&names);
    if let Some(dealt) = dealt(asked, MENU.choice(config, "expert.pairs")) {
        set_up.boards_dealt = dealt;
        set_up.choose_castle = [true; 4];
        let seats = MENU.seats(config);
        let (all, dealt) = (boards.iter().flatten().count(), usize::from(set_up.boards_dealt * seats));
        if dealt > all {
            errors.push(format!(
                "boards {asked}: {seats} seats would be dealt {dealt} duchies, and there are only {all}; choose \
                 expert.pairs one-random or free-choice, r[burgundy.expert.pairs]"
            ));
        }
        return set_up;
    }
    let duchies = read_boards(asked, &names, (edition, owners), boards, errors);
    let choose = MENU.choice(config, "start-castle") == "choose";
    for (seat, &duchy) in duchies.iter().cycle().take(MENU.seats(config).into()).enumerate() {
        set_up.boards[seat] = Some(duchy);
        // The first of partners chooses. r[burgundy.team.castle]
        let first = seat < usize::from(owners);
        set_up.choose_castle[seat] = first && (choose || !starts_in_the_centre(edition, duchy));
    }
    set_up
}

/// How many duchies are dealt to each seat, unless the table names them. r[burgundy.expert.pairs] r[burgundy.border.deal]
fn dealt(asked: &str, pairs: &str) -> Option<u8> {
    match (asked, pairs) {
        ("dealt", _) | ("expert", "one-random") => Some(1),
        ("expert", "free-choice") => Some(0),
        ("expert", _) => Some(2),
        _ => None,
    }
}

/// How many seats share each of these duchies: two a double one. r[burgundy.team.board]
pub(crate) fn shared_by(names: &[&str]) -> u8 {
    let double =
        |spec: &BoardSpec| matches!(spec.layout, Layout::Double(_)) && names.contains(&spec.duchy.name());
    if BOARDS.iter().any(double) { 2 } else { 1 }
}

/// Whether the start castle of a duchy has its place: on the boards for a first game.
/// r[burgundy.setup.board-2011] r[burgundy.setup.board-2019] r[burgundy.team.castle]
fn starts_in_the_centre(edition: u16, duchy: Duchy) -> bool {
    duchy == FIRST || (edition == 2019 && (Some(duchy) == Duchy::number(2) || duchy == Duchy::named("12a")))
}

/// Whether there is a copy of a duchy for everyone. r[burgundy.comp.duchies-2011] r[burgundy.comp.duchies-2019]
/// r[burgundy.team.board]
fn in_numbers(edition: u16, duchy: Duchy) -> bool {
    starts_in_the_centre(edition, duchy) || duchy == Duchy::named("12b")
}

/// The duchy of a first game.
const FIRST: Duchy = Duchy::number(1).expect("duchies are numbered from 1");

/// A duchy for each seat, or for each team. The config gives one number for all or one for each.
fn read_boards(
    asked: &str,
    names: &[&str],
    (edition, owners): (u16, u8),
    boards: &[Option<Board>],
    errors: &mut Vec<String>,
) -> Vec<Duchy> {
    let exists = |duchy: &Duchy| boards[duchy.row() as usize].is_some();
    let mut duchies: Vec<Duchy> = Vec::new();
    for word in asked.split([' ', ',']).filter(|word| !word.is_empty()) {
        let duchy = word.parse().ok().filter(exists);
        if duchy.is_none() {
            let has = match names {
                [] => {
                    let last = if edition == 2011 { 9 } else { 10 };
                    format!("the {edition} edition has duchies 1 to {last}, or `expert`")
                }
                // r[burgundy.team.board] Nothing is dealt to teams.
                _ if shared_by(names) > 1 => {
                    let names = names.join(" or ");
                    format!("a team table has duchy {names}: name one for both teams, or one for each team")
                }
                _ => format!("this table has duchies {}, or `dealt` or `expert`", names.join(", ")),
            };
            errors.push(format!("board {word}: {has}"));
        }
        duchies.push(duchy.unwrap_or(FIRST));
    }
    for duchy in Duchy::all() {
        let asked = duchies.iter().filter(|&&other| other == duchy).count();
        if asked > 1 && !in_numbers(edition, duchy) {
            // Duchies of a module are all different, or the module says who shares one.
            let hint = if names.is_empty() {
                format!("; write `boards {duchy}` if all seats should play on the same duchy")
            } else {
                String::new()
            };
            errors.push(format!(
                "boards {asked_text}: the box has only one duchy {duchy}, not {asked}{hint}",
                asked_text = duchies.iter().map(Duchy::to_string).collect::<Vec<_>>().join(" ")
            ));
        }
    }
    match duchies.len() {
        1 => duchies.resize(owners as usize, duchies[0]),
        count if count != owners as usize => {
            let who = if shared_by(names) == 1 { "seat" } else { "team" };
            errors.push(format!(
                "boards {asked}: {count} duchies for {owners} {who}s; give one number for all or one for each {who}"
            ));
            duchies.resize(owners as usize, FIRST);
        }
        _ => {}
    }
    duchies
}
