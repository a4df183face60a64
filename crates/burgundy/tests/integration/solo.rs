//! The solo game by itself, which the other tests only touch.

use burgundy::{Action, Burgundy};
use engine::{Actor, Config, Rules as _, Seat, Stage as _};

fn table(board: &str) -> Config {
    let mut config = Config::seats(1).option("boards", board);
    config.modules.push("solo".to_owned());
    config
}

#[test]
fn the_solo_game_keeps_the_contract() {
    for board in ["13a", "13b"] {
        for (option, value) in
            [("solo.gains", "lump"), ("solo.target", "45"), ("storage.discard", "take-action-only")]
        {
            let rules = Burgundy::new(&table(board).option(option, value)).unwrap();
            let report =
                testkit::check(&rules, 6).unwrap_or_else(|broken| panic!("{board} {value}\n{broken}"));
            assert!(report.headroom.iter().all(|&(used, room)| used + 2 <= room), "{report}");
        }
    }
}

/// The deepest chain that a search found. Almost every area is missing one tile, every gain reaches the target with
/// bought points, and its action places a tile or sells goods while something of the last placement still waits.
const CHAIN: &str = "\
    place d1 castle ne7, first effect, take castle 1 warehouse, first size, points 4, place target \
    warehouse se10, first phase, points 0, take target 2 carpenter, first size, points 2, place \
    target carpenter ne9, first size, points 2, take target 3 town-hall, first phase, points 0, \
    place target town-hall se12, first phase, points 0, take target 2 castle, first effect, buy \
    black ship, discard castle, place town-hall ship sw2, first phase, points 0, take target 2 \
    market, first size, points 4, place target market sw4, first effect, take market 3 cow3, first \
    phase, points 0, place target cow3 se13, first phase, points 0, take target 4 warehouse, first \
    own, points 0, place target warehouse ne11, first size, points 4, take target 1 ship, first \
    phase, points 0, place target ship nw7, first size, points 4, take target 5 monastery24, first \
    phase, points 0, place target monastery24 nw4, first size, points 4, take target 5 mine, first \
    phase, points 0, sell target orange, first points, points 3, place target mine ne2, first phase, \
    points 0, place target castle nw5, first phase, points 0, take target 2 ship, first size, points \
    4, place target ship se5, first size, points 4, take target 3 pig3, first phase, points 0, place \
    target castle nw3, first phase, points 0, take target 6 church, first size, points 4, take \
    target 6 mine, first colour, place reward black ship se9, first phase, points 0, sell target \
    violet, first points, points 3, place target mine nw6, first size, points 4, place target church \
    ne4, first size, points 2, take target 6 town-hall, first phase, points 0, place target pig3 \
    sw5, first phase, points 0, take target 4 ship, first more, points 4, take target 6 cow2, first \
    own, points 2, place target ship ne1, first phase, points 0, take target 1 ship, first size, \
    points 4, place target town-hall nw2, first phase, points 0, take target 4 mine, first size, \
    points 4, place target mine se11, first phase, points 0, take target 3 town-hall, first size, \
    points 4, place target cow2 ne6, first more, points 4, take target 5 monastery16, first own, \
    points 3, place target ship ne10, first colour, place reward black cow3 nw1, first own, points \
    2, take target 4 carpenter, first more, points 4, place target monastery16 sw6, first phase, \
    points 0, take target 5 monastery15, first scoring, points 0, place target monastery15 ne8, \
    first size, points 4, take target 1 warehouse, first phase, points 0, sell target brown, first \
    points, points 3, sell target red, first points, points 3, sell target turquoise, first points, \
    points 3, sell target pink, first points";

/// A lane's own room holds 22 frames. This chain needs more, and borrows the room of the seats that nobody has.
///
/// It cannot get much deeper. One frame waits for each placement and each sale of a chain. There are 36 placements
/// after the start castle, six colours to sell, and those that a ship may load once, because it clears the depots. The
/// turn itself and a ship with its exchange add four. So 52 frames are always enough, and there is room for 88.
#[test]
fn a_chain_may_be_longer_than_a_lane() {
    let rules = Burgundy::new(&table("13a")).unwrap();
    let seat = Seat(0);
    let mut state = rules.blank();
    let given = [
        "p1 castle se7",
        "p1 target 5",
        "p1 silver 250",
        "p1 workers 60",
        "p1 dice 6 5",
        "p1 tile ne3 watchtower ne5 watchtower sw1 bank sw3 watchtower se6 bank se4 pig3 se8 cow3",
        "p1 tile se1 monastery7 se2 monastery8",
        "p1 storage castle castle castle",
        "p1 goods turquoise 1 violet 1 pink 1 red 1 brown 1 orange 1",
        "depot 1 warehouse ship warehouse ship",
        "depot 2 market carpenter ship castle",
        "depot 3 cow3 town-hall pig3 town-hall",
        "depot 4 ship warehouse mine carpenter",
        "depot 5 mine monastery24 monastery16 monastery15",
        "depot 6 town-hall cow2 church mine",
        "depot black monastery23 ship ship cow3",
        "goods 1 red violet pink brown turquoise orange",
    ];
    for line in given {
        rules.arrange(&mut state, &line.split(' ').collect::<Vec<_>>()).unwrap();
    }
    rules.ready(&mut state).unwrap();
    let mut legal = Vec::new();
    for text in CHAIN.split(", ") {
        let action: Action = text.parse().unwrap();
        legal.clear();
        rules.legal(&state, seat, &mut legal);
        assert!(legal.contains(&action), "{text}");
        rules.apply(&mut state, Actor::Seat(seat), action, &mut ());
        rules.audit(&state).unwrap();
    }
    let [_, (used, own)] = rules.headroom(&state);
    assert_eq!((used, own), (34, 22));
    // Everything that waits is still done, down to the end of the turn.
    loop {
        legal.clear();
        rules.legal(&state, seat, &mut legal);
        if legal.contains(&Action::End) {
            break;
        }
        let answer = rules.finish(&state, seat).filter(|answer| legal.contains(answer)).unwrap_or(legal[0]);
        rules.apply(&mut state, Actor::Seat(seat), answer, &mut ());
        rules.audit(&state).unwrap();
    }
    let [_, (used, _)] = rules.headroom(&state);
    assert_eq!(used, 1);
}
