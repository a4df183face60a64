//! Sets up and reads positions in the game's own terms. See `docs/scenarios.md`.

mod arrange;
mod citizens;
mod inspect;
mod ready;
mod set_up;

use engine::{Fact, Seat, Stage, set_by};

use crate::{
    action::EXAMPLES,
    content::{Follower, Role, TRACKS},
    rules::Orleans,
    state::State,
};

impl Stage for Orleans {
    /// Nobody owns anything. Until `ready`, values that no line has set are `UNSAID`, and the main line of the
    /// flow holds notes about what to ask.
    fn blank(&self) -> State {
        let mut state = self.first_state();
        state.flow.clear();
        state.supply.fill(UNSAID);
        state.stock.fill(UNSAID);
        state.technology = UNSAID;
        for seat in Seat::all(self.seats) {
            let estate = &mut state.estates[seat];
            estate.market = crate::estate::Followers::default();
            estate.coins = 0;
            estate.citizens = UNSAID;
            estate.stations_left = UNSAID;
        }
        // Until all lines are read, every space that the player may choose has a citizen.
        state.citizens |= self.scenario.citizen_spots;
        state
    }

    fn arrange(&self, state: &mut State, words: &[&str]) -> Result<(), String> {
        self.arrange_line(state, words)
    }

    fn sets(&self, words: &[&str]) -> Vec<String> {
        match *words {
            [seat, "goods", ref goods @ ..] if seat != "goods" => {
                let names = goods.iter().filter(|word| word.parse::<u8>().is_err());
                names.map(|good| format!("{seat} goods {good}")).collect()
            }
            [seat, "technology", ref pairs @ ..] => {
                pairs.chunks(2).map(|pair| format!("{seat} technology {}", pair.join(" "))).collect()
            }
            ["events", ..] => ["events", "event", "round"].map(str::to_owned).to_vec(),
            ["city", ..] => vec![words[..words.len().min(2)].join(" ")],
            [_, "on" | "track" | "structure", ..] => vec![words[..words.len().min(3)].join(" ")],
            ["goods" | "supply" | "stock" | "deed", ..] => vec![words[..words.len().min(2)].join(" ")],
            _ => set_by(words),
        }
    }

    fn ready(&self, state: &mut State) -> Result<(), String> {
        self.make_ready(state)
    }

    fn examples(&self) -> &'static [&'static str] {
        &EXAMPLES
    }

    fn inspect(&self, state: &State, words: &[&str]) -> Result<(usize, Fact), String> {
        self.inspect_line(state, words)
    }
}

/// A number that no line has set.
const UNSAID: u8 = u8::MAX;

const UNKNOWN: &str = "not a line of Orléans; docs/scenarios.md lists them (round, event, events, first, ask, goods, \
                       supply, stock, deed, citizens-left, spare-citizens, technology-left, tiles-left, and `p1 …` for what a seat has)";

const PLAYER: &str = "a seat has coins, goods, market, bag, on, technology, track, development, citizens, tiles, \
                      fresh, stations, stations-left, merchant, passed, objectives, claimed (and in `then` also score, status, active, draws, \
                      owed, missing, fallen, source and each good)";

const TRACK: &str = "a track is one of farmers, boatmen, craftsmen, traders, knights, scholars";

/// Reads a word and keeps its error message.
pub(crate) fn read<T: std::str::FromStr<Err = engine::Unreadable>>(word: &str) -> Result<T, String> {
    word.parse().map_err(|error: engine::Unreadable| error.to_string())
}

pub(crate) fn amount(word: &str, most: u16) -> Result<u16, String> {
    let number = word.parse().ok().filter(|&number| number <= most);
    number.ok_or_else(|| format!("`{word}` is not a number from 0 to {most}"))
}

/// The index of a track by its name, such as `knights`.
fn track(word: &str) -> Result<usize, String> {
    TRACK_NAMES.iter().position(|name| *name == word).ok_or_else(|| TRACK.to_owned())
}

/// The names of the tracks, by role.
const TRACK_NAMES: [&str; TRACKS] = ["farmers", "boatmen", "craftsmen", "traders", "knights", "scholars"];

/// Names, each with an optional number: `farmer 2 knight`.
pub(crate) fn counted<T: std::str::FromStr<Err = engine::Unreadable>>(
    words: &[&str],
) -> Result<Vec<(T, u8)>, String> {
    let mut list = Vec::new();
    let mut words = words.iter().filter(|word| **word != "-").peekable();
    while let Some(word) = words.next() {
        let name = read(word)?;
        let count = match words.next_if(|next| next.starts_with(|letter: char| letter.is_ascii_digit())) {
            Some(number) => amount(number, 99)? as u8,
            None => 1,
        };
        list.push((name, count));
    }
    Ok(list)
}

/// A follower in a message: `own farmer`, `knight`.
fn called(follower: Follower) -> String {
    follower.name().replace('-', " ")
}

/// Neutral followers in a message: `neutral farmers`.
fn neutrals(role: Role) -> String {
    match role {
        Role::Boatman => "neutral boatmen".to_owned(),
        Role::Craftsman => "neutral craftsmen".to_owned(),
        role => format!("{}{role}s", if role.index() < 4 { "neutral " } else { "" }),
    }
}

impl Orleans {
    pub(crate) fn seat(&self, word: &str) -> Result<Seat, String> {
        read::<Seat>(word).ok().filter(|seat| seat.0 < self.seats).ok_or_else(|| {
            let join = if self.seats == 2 { "and" } else { "to" };
            format!("`{word}` is not at this table; the seats are p1 {join} p{}", self.seats)
        })
    }
}
