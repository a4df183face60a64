//! Everything that checks the box from outside: the contract, golden games, perft counts, naive second versions of
//! the rules, views, and whether playing allocates nothing.

mod allocation;
mod audited;
mod contract;
mod golden;
mod golden_solo;
mod invasion;
mod invasion_bot;
mod invasion_golden;
mod invasion_perft;
mod invasion_team;
mod keen;
mod naive;
mod naive_solo;
mod perft;
mod perft_solo;
mod plans;
mod printed;
mod prosperity;
mod random_games;
mod reasons;
mod scenarios;
mod solo;
mod view;
mod web_plans;

use std::path::PathBuf;

use engine::{Actor, Config, Pending, Rng, Rules as _, Seat};
use orleans::{
    Action, MENU, Orleans, State,
    content::{Place, Town},
};

/// The box's folder in `games/`.
fn folder(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games/orleans").join(name)
}

/// Whether to rewrite files instead of checking them.
fn blessing() -> bool {
    std::env::var_os("LOIRE_BLESS").is_some()
}

/// A number of games: the first, or the second with `RUN_SLOW_TESTS=1`.
fn games(quick: u64, slow: u64) -> u64 {
    if std::env::var_os("RUN_SLOW_TESTS").is_some() { slow } else { quick }
}

/// The rules a record was played with.
fn open(header: &play::Header) -> Result<Orleans, String> {
    if header.box_id != "orleans" || !(1..=orleans::RULES_VERSION).contains(&header.version) {
        return Err(format!("this is a record of {} {}, not of this box", header.box_id, header.version));
    }
    Orleans::new(&MENU.as_of(header.version, &header.config)).map_err(|errors| errors.to_string())
}

/// A table with these seats and options.
fn table(seats: u8, options: &[(&str, &str)]) -> Orleans {
    let config = options.iter().fold(Config::seats(seats), |config, (id, value)| config.option(id, value));
    Orleans::new(&config).unwrap()
}

/// Random play that gets somewhere: it fills places that can be used, draws all it can, rarely passes and rarely
/// scatters single followers. Uniform play hardly ever completes a place.
fn deep(rng: &mut Rng, state: &State, seat: Seat, legal: &[Action]) -> Action {
    let estate = &state.estates[seat];
    // The Farm House comes first and would take everyone.
    let house = rng.below(3) == 0;
    let town = estate.merchant;
    let used_up = |place: Place| match place {
        Place::FarmHouse => !house || estate.tracks[0] == 8,
        Place::Village => estate.tracks[1..4] == [5, 5, 5],
        Place::Castle => estate.tracks[4] == 5,
        Place::University => estate.tracks[5] == 5,
        Place::Guildhall => {
            state.stations_in(town) > 0 && town != Town::Orleans || estate.stations & town.bit() != 0
        }
        _ => false,
    };
    let dull = |action: &Action| match *action {
        Action::Man { place } => used_up(place),
        Action::Pass | Action::Draw { .. } | Action::Recall { .. } | Action::Replan => true,
        Action::Leave { place } => !used_up(place),
        // The Town Hall and the Carpenter are worth a single follower.
        Action::Plan { spot } => !matches!(spot.place, Place::TownHall | Place::Carpenter),
        _ => false,
    };
    let lively = legal.iter().filter(|action| !dull(action)).count();
    if lively > 0 && rng.below(12) != 0 {
        let place = rng.below(lively as u32) as usize;
        return *legal.iter().filter(|action| !dull(action)).nth(place).unwrap();
    }
    // The largest draw comes first.
    if matches!(legal[0], Action::Draw { .. }) && rng.below(12) != 0 { legal[0] } else { *rng.pick(legal) }
}

/// Plays on until `stop` says so or the game is over. `stop` sees every position before anyone acts.
fn play_on(rules: &Orleans, state: &mut State, rng: &mut Rng, stop: &mut dyn FnMut(&State) -> bool) {
    let (mut legal, mut outcomes) = (Vec::with_capacity(128), Vec::with_capacity(128));
    while !stop(state) {
        let (actor, action) = match rules.pending(state) {
            Pending::Over => return,
            Pending::Chance => (Actor::Chance, rules.sample(state, rng, &mut outcomes)),
            Pending::Seats(seats) => {
                let seats: Vec<Seat> = seats.iter().collect();
                let seat = *rng.pick(&seats);
                legal.clear();
                rules.legal(state, seat, &mut legal);
                (Actor::Seat(seat), deep(rng, state, seat, &legal))
            }
        };
        rules.apply(state, actor, action, &mut ());
    }
}
