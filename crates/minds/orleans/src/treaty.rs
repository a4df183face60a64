//! Invasion: what the bot puts into a proposal for the team.

use ::orleans::{
    content::{Citizen, Good, Hour},
    scenarios::invasion::{Character, Item},
};
use engine::Seat;

use super::{outlook::Outlook, team::Team};

/// Coins that the team pays for a tile that it keeps.
const PRICE: u16 = 6;
/// Coins of a Good Trade.
const TRADE: u16 = 8;
/// Development points that a Witch Hunt costs.
const HUNT: u16 = 6;
/// Coins that each seat keeps if it can.
const CHANGE: u16 = 4;
const SEATS: usize = 5;

/// What an item is worth in a draft. Those above zero are put in, the best first.
pub(super) fn item(outlook: &Outlook<'_>, team: &Team<'_>, item: Item) -> f32 {
    let hour = outlook.state.hour();
    let first = |seat: Seat| 10.0 - f32::from(seat.0);
    // An item is taken if it is what the plan says. Earlier ones come first.
    let exactly = |seat: Seat, count: u8, planned: u16| {
        if u16::from(count) == planned.min(8) { first(seat) } else { -f32::from(count) }
    };
    match item {
        Item::Technology { seat, .. } | Item::Tile { seat, .. } => {
            // The first tiles of the seats that can do without them.
            if kept(outlook) > 0 { 20.0 - loss(outlook, item) - 0.01 * f32::from(seat.0) } else { -20.0 }
        }
        Item::Coins { seat, count } => match hour {
            Hour::GoodTrade if affordable(outlook, TRADE) => {
                exactly(seat, count, share(outlook, TRADE, seat))
            }
            Hour::Demolition | Hour::Arson => {
                exactly(seat, count, share(outlook, PRICE * u16::from(owed(outlook)), seat))
            }
            Hour::WoolMarket if seat == outlook.seat => f32::from(count),
            _ => -f32::from(count),
        },
        Item::Books { seat, count } => exactly(seat, count, books(outlook, seat)),
        Item::GrantWine { seat } => 1.0 + if is(outlook, seat, Character::Innkeeper) { 1.0 } else { 0.0 },
        Item::GrantCoins { seat, count } => {
            let poor = 1.0 / (1.0 + f32::from(outlook.state.estates[seat].coins));
            f32::from(count) * (1.0 + poor)
        }
        Item::GrantBooks { seat, count } => {
            let reads = is(outlook, seat, Character::Scholar) || is(outlook, seat, Character::Librarian);
            let far = f32::from(outlook.state.estates[seat].development) / 30.0;
            f32::from(count) * (1.0 + far + if reads { 1.0 } else { 0.0 })
        }
        Item::Buy { good, seat } if seat == outlook.seat => {
            outlook.good(good) + outlook.coins(-wool_price(good))
        }
        Item::Monk { .. } | Item::Buy { .. } | Item::Sell { .. } => -1.0,
        Item::Grain { .. } => 1.0,
        Item::Place { tile } => 30.0 - outlook.tile(tile),
        Item::Citizen { citizen } => unwanted(team, citizen),
        Item::Travel { seat, town, take } if seat == outlook.seat => {
            outlook.taken(take) + outlook.move_to(team, town)
        }
        Item::Travel { .. } => -0.1,
    }
}

fn wool_price(good: Good) -> f32 {
    if good == Good::Brocade { 3.0 } else { 2.0 }
}

fn is(outlook: &Outlook<'_>, seat: Seat, character: Character) -> bool {
    outlook.state.estates[seat].defence.character == Some(character)
}

/// How many tiles the event still asks for.
fn owed(outlook: &Outlook<'_>) -> u8 {
    let needed = if outlook.seats > 3 { 3 } else { 2 };
    let given = outlook.state.proposal.items.iter();
    needed - given.filter(|item| matches!(item, Item::Technology { .. } | Item::Tile { .. })).count() as u8
}

/// How many tiles the team would rather give up than pay for.
fn kept(outlook: &Outlook<'_>) -> u8 {
    let owed = owed(outlook);
    let payable = (1..=owed).rev().find(|&tiles| affordable(outlook, PRICE * u16::from(tiles)));
    owed - payable.unwrap_or(0)
}

/// What giving up a tile costs.
fn loss(outlook: &Outlook<'_>, item: Item) -> f32 {
    match item {
        Item::Technology { seat, .. } | Item::Tile { seat, .. }
            if is(outlook, seat, Character::EstateManager) =>
        {
            15.0
        }
        Item::Technology { seat, .. } if is(outlook, seat, Character::General) => 15.0,
        Item::Technology { seat, place } if seat == outlook.seat => outlook.fit(place, None).min(10.0),
        Item::Tile { seat, .. } if is(outlook, seat, Character::Librarian) => 15.0,
        Item::Tile { tile, .. } => outlook.tile(tile).min(10.0),
        _ => 5.0,
    }
}

/// Coins that a seat can do without.
fn spare(outlook: &Outlook<'_>, seat: Seat) -> u16 {
    let one = &outlook.state.estates[seat];
    let kept = match one.defence.character {
        Some(Character::Mayor) => 10,
        Some(Character::Merchant) => 50,
        Some(Character::EstateManager) => 5,
        _ => 0,
    };
    one.coins.saturating_sub(kept + CHANGE)
}

/// Whether the team can pay without touching what somebody needs.
fn affordable(outlook: &Outlook<'_>, coins: u16) -> bool {
    Seat::all(outlook.seats).map(|seat| spare(outlook, seat)).sum::<u16>() >= coins
}

/// Whether a seat pays more than its share, because the others have declined another proposal.
fn yields(outlook: &Outlook<'_>, seat: Seat) -> bool {
    seat == outlook.seat && outlook.state.proposal.drafts > 1
}

/// What a seat pays of a sum: the richest pay until all have as much.
fn share(outlook: &Outlook<'_>, sum: u16, seat: Seat) -> u16 {
    let mut pays = [0_u16; SEATS];
    let paid = |seat: Seat| {
        let items = outlook.state.proposal.items.iter();
        let coins = items.map(|item| match item {
            Item::Coins { seat: who, count } if who == seat => u16::from(count),
            _ => 0,
        });
        coins.sum::<u16>()
    };
    for _ in 0..sum {
        let spares = |one: &Seat| {
            let left = spare(outlook, *one).saturating_sub(pays[one.index()]);
            let all = outlook.state.estates[*one].coins - pays[one.index()];
            (yields(outlook, *one) && left > 0, left, all, u8::MAX - one.0)
        };
        let Some(payer) = Seat::all(outlook.seats).max_by_key(spares) else { break };
        if outlook.state.estates[payer].coins == pays[payer.index()] {
            break;
        }
        pays[payer.index()] += 1;
    }
    pays[seat.index()].saturating_sub(paid(seat))
}

/// Development points that a seat gives up: those with most pay until all have as many.
fn books(outlook: &Outlook<'_>, seat: Seat) -> u16 {
    let mut pays = [0_u16; SEATS];
    for _ in 0..HUNT {
        let left = |one: &Seat| {
            let needs = is(outlook, *one, Character::Scholar) || is(outlook, *one, Character::Librarian);
            let books = u16::from(outlook.state.estates[*one].development) - pays[one.index()];
            (books > 0, yields(outlook, *one), !needs, books, u8::MAX - one.0)
        };
        let Some(payer) = Seat::all(outlook.seats).max_by_key(left) else { break };
        if u16::from(outlook.state.estates[payer].development) > pays[payer.index()] {
            pays[payer.index()] += 1;
        }
    }
    pays[seat.index()]
}

/// Citizens that the team does not go for leave first.
fn unwanted(team: &Team<'_>, citizen: Citizen) -> f32 {
    if team.wanted & citizen.bit() != 0 { 1.0 } else { 2.0 }
}
