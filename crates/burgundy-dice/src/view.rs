use engine::{Pending, Rules, Seat, Viewer};
use serde::Serialize;

use crate::{
    action::Action,
    content::{Bonus, Colour, Grade, Hex, phase_name},
    dice::Dice,
    rules::{BurgundyDice, ColourPlaces},
    state::{Player, Source, State},
};

/// What a viewer may see. Everything is public except choices not revealed yet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The letter of the duchy everyone plays on.
    pub duchy: char,
    pub phase: &'static str,
    /// The round of the phase, from 1, or 0 before the first.
    pub round: u8,
    /// Boxes ticked in the time column of the phase, and boxes in it.
    pub ticks: u8,
    pub boxes: u8,
    /// The roll of this round.
    pub dice: Option<Dice>,
    /// Who has to act.
    pub asked: Vec<Seat>,
    pub over: bool,
    /// The points still available for completing each colour.
    pub colours: Vec<ColourView>,
    pub players: Vec<PlayerView>,
}

/// The rewards of a colour. `None` means the reward is gone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ColourView {
    pub colour: Colour,
    pub first: Option<u8>,
    pub second: Option<u8>,
}

/// One sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    pub seat: Seat,
    /// Whether the seat has chosen and is waiting for the others.
    pub done: bool,
    /// What it has chosen, if the viewer may know.
    pub choice: Option<Action>,
    /// Where the start castle is.
    pub castle: Option<Hex>,
    /// Hex by hex in reading order.
    pub hexes: Vec<HexView>,
    pub bonuses: Vec<BonusView>,
    /// Colours whose last hex is marked.
    pub complete: Vec<Colour>,
    pub points: u16,
    /// Points by phase.
    pub phases: Vec<u8>,
    pub sources: Vec<SourceView>,
    /// The grade, once a solo game is over.
    pub grade: Option<Grade>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HexView {
    pub hex: Hex,
    pub colour: Colour,
    /// The number of its area, shared by all hexes of that area.
    pub area: u8,
    /// The bonus on a castle's square.
    pub square: Option<Bonus>,
    pub marked: bool,
    /// The number. The start castle is marked without one.
    pub number: Option<u8>,
}

/// One kind of bonus.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BonusView {
    pub bonus: Bonus,
    /// Circled and not checked off.
    pub unused: u8,
    /// Circles drawn in its own row and in the green row.
    pub circled: u8,
    pub green: u8,
    /// Circles checked off.
    pub checked: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SourceView {
    pub source: Source,
    pub points: u8,
}

impl View {
    pub(crate) fn new(rules: &BurgundyDice, state: &State, viewer: Viewer) -> View {
        let pending = rules.pending(state);
        let asked = match pending {
            Pending::Seats(seats) => seats.iter().collect(),
            Pending::Chance | Pending::Over => Vec::new(),
        };
        View {
            duchy: rules.duchy.letter,
            phase: phase_name(state.phase),
            round: state.round,
            ticks: state.ticks,
            boxes: rules.clock.boxes,
            dice: state.dice,
            asked,
            over: pending == Pending::Over,
            colours: Colour::ALL.map(|colour| colour_view(rules, state, colour)).to_vec(),
            players: Seat::all(rules.seats).map(|seat| player_view(rules, state, seat, viewer)).collect(),
        }
    }
}

fn colour_view(rules: &BurgundyDice, state: &State, colour: Colour) -> ColourView {
    let [first, second] = rules.colour_points[colour.index()];
    let gone = state.claimed[colour.index()];
    let [first_left, second_left] = match rules.colours {
        ColourPlaces::ByPlace => [gone < 1, gone < 2],
        ColourPlaces::ByPhase(places) => {
            let now = places[state.phase as usize];
            [gone == 0 && now == 0, gone == 0]
        }
    };
    ColourView { colour, first: first_left.then_some(first), second: second_left.then_some(second) }
}

fn player_view(rules: &BurgundyDice, state: &State, seat: Seat, viewer: Viewer) -> PlayerView {
    let player = &state.players[seat];
    // r[burgundy-dice.round.secret] Others see that a seat has chosen, not what.
    let known = |choice: &Action| {
        !rules.withholds(*choice) || viewer == Viewer::Everything || viewer == Viewer::Seat(seat)
    };
    let over = rules.pending(state) == Pending::Over;
    PlayerView {
        seat,
        done: player.choice.is_some(),
        choice: player.choice.filter(known),
        castle: player.castle,
        hexes: Hex::all().map(|hex| hex_view(rules, player, hex)).collect(),
        bonuses: Bonus::ALL.map(|bonus| bonus_view(player, bonus)).to_vec(),
        complete: Colour::ALL.into_iter().filter(|colour| player.complete & colour.bit() != 0).collect(),
        points: player.score(),
        phases: player.phases.to_vec(),
        sources: Source::ALL
            .into_iter()
            .map(|source| SourceView { source, points: player.sources[source.index()] })
            .collect(),
        grade: if over && rules.solo() { Grade::of(player.score()) } else { None },
    }
}

fn hex_view(rules: &BurgundyDice, player: &Player, hex: Hex) -> HexView {
    HexView {
        hex,
        colour: rules.duchy.colour(hex),
        area: rules.duchy.area_of[hex.index()],
        square: rules.duchy.castle(hex).map(|castle| castle.square),
        marked: player.front.marked & hex.bit() != 0,
        number: player.number(hex),
    }
}

fn bonus_view(player: &Player, bonus: Bonus) -> BonusView {
    let at = bonus.index();
    BonusView {
        bonus,
        unused: player.unused(bonus),
        circled: player.circled[at],
        green: player.green(bonus),
        checked: player.checked[at],
    }
}
