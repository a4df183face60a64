//! Bots see only what their seat knows.

use std::hash::{BuildHasher as _, BuildHasherDefault, DefaultHasher};

use engine::{Actor, Config, Pending, Rng, Rules, Seat, Viewer};
use play::{AnyLuck, Seeded};
use search::{Bot, Budget, Stop};

use boxes::BOXES;
use shelf::{BoxTable, GameBox};

use crate::toy::MARKET;

/// A bot whose answer depends on everything in the state that it is shown.
pub(crate) struct Nosy;

impl<R: Rules> Bot<R> for Nosy {
    fn choose(&mut self, _: &R, state: &R::State, _: Seat, legal: &[R::Action]) -> R::Action {
        let hash = BuildHasherDefault::<DefaultHasher>::default().hash_one(state);
        legal[(hash % legal.len() as u64) as usize]
    }
}

/// The tables of each box at which somebody decides in secret.
fn secret_tables() -> Vec<(&'static GameBox, Config)> {
    let mut tables = Vec::new();
    for game in BOXES.boxes().chain([&MARKET]) {
        for seats in [2, 3] {
            let plain = Config::seats(seats);
            let expert = plain.clone().option("boards", "expert").option("expert.reveal", "secret");
            let tried = [plain, expert].into_iter().filter(|config| game.check_config(config).is_ok());
            tables.extend(tried.map(|config| (game, config)));
        }
    }
    tables
}

/// Two tables that continue from this one with different answers from `seat`.
fn twins(table: &dyn BoxTable, seat: Seat, answers: [&str; 2]) -> [Box<dyn BoxTable>; 2] {
    answers.map(|answer| {
        let mut twin = table.back_at(table.len()).unwrap();
        twin.play(seat, answer).unwrap();
        twin
    })
}

/// Compares what bots would do after different secret answers from `seat`. Returns how many times
/// it compared them.
fn compare(game: &GameBox, table: &dyn BoxTable, seat: Seat, rng: &mut Rng) -> usize {
    let legal = table.legal(seat);
    let answers = [(); 2].map(|()| rng.pick(&legal).as_str());
    let twins = twins(table, seat, answers);
    let Pending::Seats(asked) = twins[0].pending() else { return 0 };
    let mut compared = 0;
    for other in asked.iter().filter(|&other| !twins[0].knows(Viewer::Seat(other), table.len())) {
        for bot in game.bots() {
            let bot = if bot.thinks { format!("{}@8", bot.name) } else { bot.name.to_owned() };
            let thoughts = twins.each_ref().map(|twin| twin.think(&bot, other, 7).unwrap());
            let message = format!("{bot} on {other} saw whether {seat} chose {answers:?}");
            assert_eq!(thoughts[0], thoughts[1], "{}: {message}", game.id);
            compared += usize::from(answers[0] != answers[1]);
        }
        let hints = twins.each_ref().map(|twin| {
            let hint = study::hint(&**twin, other, 7, Budget::Simulations(8), &Stop::default());
            serde_json::to_string(&hint).unwrap()
        });
        // Entries are numbered alike, so the whole answer must be the same.
        assert_eq!(hints[0], hints[1], "{}: a hint saw whether {seat} chose {answers:?}", game.id);
    }
    compared
}

#[test]
fn a_bot_does_the_same_whatever_others_did_in_secret() {
    let mut compared = Vec::new();
    for (game, config) in secret_tables() {
        let mut table = game.open(&config, &[]).unwrap();
        let (mut luck, mut rng) = (AnyLuck::from(Seeded::new(3)), Rng::new(5));
        let mut here = 0;
        while table.len() < 60 {
            table.settle(&mut luck).unwrap();
            let Pending::Seats(seats) = table.pending() else { break };
            let all: Vec<Seat> = seats.iter().collect();
            let seat = *rng.pick(&all);
            here += if all.len() > 1 { compare(game, &*table, seat, &mut rng) } else { 0 };
            let legal = table.legal(seat);
            table.enter(Actor::Seat(seat), rng.pick::<String>(&legal)).unwrap();
        }
        compared.push((game.id, here));
    }
    for id in ["burgundy", "burgundy-dice", "toy"] {
        assert!(compared.iter().any(|&(game, here)| game == id && here > 5), "{compared:?}");
    }
}
