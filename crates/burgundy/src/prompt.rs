use std::fmt;

use engine::Seat;
use serde::Serialize;

use crate::{content::Tile, means::Means, rules::Burgundy, state::State, step::Step};

/// What a seat is being asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Prompt {
    pub seat: Seat,
    pub ask: Ask,
    /// The unused dice during a turn, or the white die if the action is taken with that.
    pub dice: Vec<u8>,
    /// The tile that needs room, if the seat has to discard one.
    pub tile: Option<Tile>,
    /// The points that it gains, if it may buy more, or the goods that it still has to give.
    pub count: Option<u8>,
    /// Whether the seat may buy a tile before it answers.
    pub may_buy: bool,
}

/// The questions in the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    Turn,
    Castle,
    Warehouse,
    Carpenter,
    Church,
    Market,
    TownHall,
    Ship,
    Keep,
    Discard,
    Store,
    Crane,
    Geese,
    Board,
    StartCastle,
    White,
    Route,
    Target,
    Shield14,
    Shield15,
    Reward,
    First,
    Points,
    Exchange,
    Give,
    /// The next card of the trade route.
    Card,
    Load,
    Tribute,
    Shed,
    Name,
}

impl Prompt {
    pub(crate) fn new(rules: &Burgundy, state: &State, seat: Seat, step: Step) -> Prompt {
        let dice = state.hands[seat].dice;
        let ask = match step {
            Step::UseDice => Ask::Turn,
            Step::Act(Means::Castle) => Ask::Castle,
            Step::Act(Means::Warehouse) => Ask::Warehouse,
            Step::Act(Means::Carpenter) => Ask::Carpenter,
            Step::Act(Means::Church) => Ask::Church,
            Step::Act(Means::Market) => Ask::Market,
            Step::Act(Means::TownHall) => Ask::TownHall,
            Step::Load => Ask::Ship,
            Step::Keep(_) => Ask::Keep,
            Step::MakeRoom(_) => Ask::Discard,
            Step::Store(_) => Ask::Store,
            Step::Copy(_) => Ask::Crane,
            Step::Graze(_) => Ask::Geese,
            Step::AskBoard => Ask::Board,
            Step::AskCastle => Ask::StartCastle,
            Step::NextCard(_) => Ask::Card,
            Step::Act(Means::White) => Ask::White,
            Step::Act(Means::Route) => Ask::Route,
            Step::Act(Means::Target) => Ask::Target,
            Step::Act(Means::Shield14) => Ask::Shield14,
            Step::Act(Means::Shield15) => Ask::Shield15,
            Step::Act(Means::Reward) => Ask::Reward,
            Step::LoadColour => Ask::Load,
            Step::Pay(_) => Ask::Tribute,
            Step::Shed => Ask::Shed,
            Step::Name => Ask::Name,
            Step::First(..) | Step::FirstOfSale(..) => Ask::First,
            Step::BuyPoints(_) => Ask::Points,
            Step::Exchange => Ask::Exchange,
            Step::Give(_) => Ask::Give,
            _ => unreachable!("{step:?} asks nobody"),
        };
        Prompt {
            seat,
            ask,
            dice: match ask {
                Ask::Turn => dice.into_iter().filter(|&die| die != 0).collect(),
                Ask::White => vec![state.white],
                _ => vec![],
            },
            tile: if let Step::MakeRoom(tile) | Step::Store(tile) = step { Some(tile) } else { None },
            count: if let Step::BuyPoints(count) | Step::Give(count) = step { Some(count) } else { None },
            may_buy: rules.could_buy(state, seat, step),
        }
    }
}

impl fmt::Display for Prompt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let question = match self.ask {
            Ask::Turn => match *self.dice.as_slice() {
                [one, other] => format!("use your dice, {one} and {other}"),
                [die] => format!("use your die, {die}"),
                _ => "end your turn".to_owned(),
            },
            Ask::Castle => "take your castle's action, with any die value".to_owned(),
            Ask::Warehouse => "sell goods of one colour with the warehouse, or pass".to_owned(),
            Ask::Carpenter => "take a building with the carpenter, or pass".to_owned(),
            Ask::Church => "take a mine, monastery or castle with the church, or pass".to_owned(),
            Ask::Market => "take a ship or livestock with the market, or pass".to_owned(),
            Ask::TownHall => "place another tile with the town hall, or pass".to_owned(),
            Ask::Ship => "choose the depot whose goods your ship loads".to_owned(),
            Ask::Keep => "there is not room for all goods: choose a colour to load".to_owned(),
            Ask::Discard => {
                let tile = self.tile.map(|tile| tile.to_string()).unwrap_or_default();
                format!("your storage is full: discard a tile to make room for {tile}")
            }
            Ask::Store => {
                let tile = self.tile.map(|tile| tile.to_string()).unwrap_or_default();
                format!("choose a storage for {tile}: your own or the shared one")
            }
            Ask::Crane => "copy a building with your crane, or pass".to_owned(),
            Ask::Geese => "choose the species that scores with your geese".to_owned(),
            Ask::Board => "choose your duchy".to_owned(),
            Ask::White => match *self.dice.as_slice() {
                [die] => format!("take your white castle's action with the white die, {die}"),
                _ => "take your white castle's action".to_owned(),
            },
            Ask::Route => "take the free action of your trade route, with any die value".to_owned(),
            Ask::Target => "you reached the target: take a free action, or pass".to_owned(),
            Ask::Shield14 => "place a tile from a numbered depot with shield 14, or pass".to_owned(),
            Ask::Shield15 => "place a tile from the black depot with shield 15, or pass".to_owned(),
            Ask::Reward => "place a tile from the black depot for your colour, or pass".to_owned(),
            Ask::Load => "take all goods of one colour from every depot with shield 5, or pass".to_owned(),
            Ask::Tribute => "pay the tribute for your shields, or give them up".to_owned(),
            Ask::Shed => "your storage has three spaces again: discard a tile".to_owned(),
            Ask::Name => "name the player whose monasteries count for you too".to_owned(),
            Ask::First => "choose what comes first".to_owned(),
            Ask::Points => match self.count.unwrap_or_default() {
                1 => "you gain 1 point: buy more for 1 silver each, or answer points 0".to_owned(),
                count => format!("you gain {count} points: buy more for 1 silver each, or answer points 0"),
            },
            Ask::Exchange => "exchange five goods for a tile from the black depot, or pass".to_owned(),
            Ask::Give => match self.count.unwrap_or_default() {
                1 => "give up one more good for your tile".to_owned(),
                count => format!("give up {count} more goods for your tile"),
            },
            Ask::StartCastle => "choose the space of your start castle".to_owned(),
            Ask::Card => "choose the next card of your trade route".to_owned(),
        };
        f.write_str(&question)?;
        if self.may_buy {
            f.write_str(" (you may buy a tile first)")?;
        }
        Ok(())
    }
}
