//! Reading the notation.

use std::str::FromStr;

use engine::Unreadable;

use super::{Action, Payment, Store, Way};
use crate::content::Depot;

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match *words.as_slice() {
            ["take", means, depot, tile] => {
                Ok(Action::Take { means: means.parse()?, depot: depot.parse()?, tile: tile.parse()? })
            }
            ["place", means, tile, space] => place(means, tile, space, Store::Own),
            ["place", means, tile, space, "shared"] => place(means, tile, space, Store::Shared),
            ["sell", means, good] => Ok(Action::Sell { means: means.parse()?, good: good.parse()? }),
            ["workers", means] => Ok(Action::Workers { means: means.parse()? }),
            ["buy", depot, tile] => buy(depot, tile, Payment::Silver),
            ["buy", depot, tile, "workers"] => buy(depot, tile, Payment::Workers),
            ["buy", depot, tile, "mixed"] => buy(depot, tile, Payment::Mixed),
            ["discard", tile] => Ok(Action::Discard { tile: tile.parse()?, store: Store::Own }),
            ["discard", tile, "shared"] => Ok(Action::Discard { tile: tile.parse()?, store: Store::Shared }),
            ["ship", depots] => ship(depots),
            ["keep", good] => Ok(Action::Keep { good: good.parse()? }),
            ["pass"] => Ok(Action::Pass),
            ["end"] => Ok(Action::End),
            ["board", board] => Ok(Action::Board { board: board.parse()? }),
            ["castle", space] => Ok(Action::Castle { space: space.parse()? }),
            _ => expansions(text, &words),
        }
    }
}

/// Actions that only modules offer.
fn expansions(text: &str, words: &[&str]) -> Result<Action, Unreadable> {
    match *words {
        ["store", "own"] => Ok(Action::Store { store: Store::Own }),
        ["store", "shared"] => Ok(Action::Store { store: Store::Shared }),
        ["place", means, depot, tile, space] => Ok(Action::Settle {
            by: Way::new(means.parse()?, depot.parse()?),
            tile: tile.parse()?,
            space: space.parse()?,
        }),
        ["hire", silver] => Ok(Action::Hire { silver: amount(silver)? }),
        ["copy", tile] => Ok(Action::Copy { tile: tile.parse()? }),
        ["graze", species] => Ok(Action::Graze { species: species.parse()? }),
        ["card", card] => Ok(Action::Card { card: card.parse()? }),
        ["shield", means, depot, shield, space] => Ok(Action::Shield {
            by: Way::new(means.parse()?, depot.parse()?),
            shield: shield.parse()?,
            space: space.parse()?,
        }),
        ["set", means, value] => Ok(Action::Set { means: means.parse()?, value: die(value)? }),
        ["name", seat] => Ok(Action::Name { seat: seat.parse()? }),
        ["pay", shield] => Ok(Action::Pay { shield: shield.parse()?, worker: false }),
        ["pay", shield, "worker"] => Ok(Action::Pay { shield: shield.parse()?, worker: true }),
        ["give-up", shield] => Ok(Action::GiveUp { shield: shield.parse()? }),
        ["load", good] => Ok(Action::Load { good: good.parse()? }),
        ["points", silver] => Ok(Action::Points { silver: amount(silver)? }),
        ["first", part] => Ok(Action::First { part: part.parse()? }),
        ["exchange", tile] => Ok(Action::Exchange { tile: tile.parse()? }),
        ["give", good] => Ok(Action::Give { good: good.parse()? }),
        _ => chance(text, words),
    }
}

/// Actions that only chance takes.
fn chance(text: &str, words: &[&str]) -> Result<Action, Unreadable> {
    match *words {
        ["roll-off", seat, value] => Ok(Action::RollOff { seat: seat.parse()?, value: die(value)? }),
        ["deal", seat, good] => Ok(Action::Deal { seat: seat.parse()?, good: good.parse()? }),
        ["board", seat, board] => Ok(Action::DealBoard { seat: seat.parse()?, board: board.parse()? }),
        ["reveal"] => Ok(Action::Reveal),
        ["fill", depot, tile] => Ok(Action::Fill { depot: depot.parse()?, tile: tile.parse()? }),
        ["good", good] => Ok(Action::Good { good: good.parse()? }),
        ["roll", seat, one, other] => {
            let (one, other) = (die(one)?, die(other)?);
            Ok(Action::Roll { seat: seat.parse()?, low: one.min(other), high: one.max(other) })
        }
        ["white", value] => Ok(Action::White { value: die(value)? }),
        ["card", seat, card] => Ok(Action::DealCard { seat: seat.parse()?, card: card.parse()? }),
        ["shield", depot, shield] => {
            Ok(Action::DealShield { depot: depot.parse()?, shield: shield.parse()? })
        }
        _ => Err(usage(text, words)),
    }
}

fn place(means: &str, tile: &str, space: &str, store: Store) -> Result<Action, Unreadable> {
    Ok(Action::place(means.parse()?, tile.parse()?, space.parse()?, store))
}

fn buy(depot: &str, tile: &str, payment: Payment) -> Result<Action, Unreadable> {
    Ok(Action::Buy { depot: depot.parse()?, tile: tile.parse()?, payment })
}

fn ship(depots: &str) -> Result<Action, Unreadable> {
    let expected = "one depot 1 to 6, or two neighbours such as 3+4 or 6+1";
    let numbered = |text: &str| {
        text.parse::<Depot>()
            .ok()
            .filter(|&depot| depot != Depot::BLACK)
            .ok_or_else(|| Unreadable::new(depots, expected))
    };
    let Some((one, other)) = depots.split_once('+') else {
        return Ok(Action::Ship { depot: numbered(depots)?, and: None });
    };
    let (one, other) = (numbered(one)?, numbered(other)?);
    // A pair has no order: write neighbours in ring order, other pairs by number.
    let turned = other.next() == one || (one.next() != other && other < one);
    let (depot, other) = if turned { (other, one) } else { (one, other) };
    Ok(Action::Ship { depot, and: Some(other) })
}

fn die(text: &str) -> Result<u8, Unreadable> {
    text.parse()
        .ok()
        .filter(|value| (1..=6).contains(value))
        .ok_or_else(|| Unreadable::new(text, "a die shows 1 to 6"))
}

/// Silver to pay. `01` would be a second way to write 1.
fn amount(text: &str) -> Result<u8, Unreadable> {
    let number = text.parse::<u8>().ok().filter(|number| number.to_string() == text);
    number.ok_or_else(|| Unreadable::new(text, "say how much silver, as a number from 0 to 255"))
}

/// For a known verb in the wrong form, shows the right form. For anything else, lists all verbs.
fn usage(text: &str, words: &[&str]) -> Unreadable {
    const FORMS: [(&str, &str); 36] = [
        ("take", "take d1 3 bank"),
        ("place", "place d1 bank r3c5"),
        ("sell", "sell d1 red"),
        ("workers", "workers d1"),
        ("buy", "buy black ship"),
        ("discard", "discard mine"),
        ("ship", "ship 3"),
        ("keep", "keep red"),
        ("pass", "pass"),
        ("end", "end"),
        ("board", "board 7"),
        ("castle", "castle r4c4"),
        ("roll-off", "roll-off p1 5"),
        ("deal", "deal p1 red"),
        ("reveal", "reveal"),
        ("fill", "fill 3 bank"),
        ("good", "good red"),
        ("roll", "roll p1 2 4"),
        ("white", "white 3"),
        ("board", "board p1 7"),
        ("store", "store shared"),
        ("hire", "hire 2"),
        ("copy", "copy bank"),
        ("graze", "graze cow"),
        ("card", "card T9"),
        ("shield", "shield double 5 9 r4c4"),
        ("set", "set d1 5"),
        ("name", "name p2"),
        ("pay", "pay 9"),
        ("give-up", "give-up 9"),
        ("load", "load red"),
        ("points", "points 3"),
        ("first", "first size"),
        ("exchange", "exchange bank"),
        ("give", "give red"),
        ("card", "card p1 T9"),
    ];
    let known = words.first().and_then(|verb| FORMS.iter().find(|(name, _)| name == verb));
    match known {
        Some((_, form)) => Unreadable::new(text, format!("write it like `{form}`")),
        None => Unreadable::new(
            text,
            "an action begins with take, place, sell, workers, buy, discard, ship, keep, pass or end",
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reads(text: &str) {
        assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(text));
    }

    #[test]
    fn every_form_reads_back() {
        for text in [
            "take d1 3 bank",
            "take castle 6 goat4",
            "place town-hall monastery26 r7c4",
            "sell warehouse red",
            "workers d2",
            "buy black ship",
            "buy 4 mine workers",
            "buy 4 mine mixed",
            "discard sheep2",
            "ship 3",
            "ship 3+4",
            "ship 6+1",
            "keep orange",
            "pass",
            "end",
            "board 10",
            "castle r1c2",
            "roll-off p4 6",
            "deal p2 violet",
            "board p3 9",
            "reveal",
            "fill 5 church",
            "fill black castle",
            "good pink",
            "roll p1 2 4",
            "white 6",
            "place d1 bank r3c5 shared",
            "place reward black bank nw7",
            "discard mine shared",
            "store own",
            "store shared",
            "take white 4 inn",
            "hire 2",
            "copy white-castle",
            "graze geese",
            "card T12",
            "card p2 T1",
            "shield double 5 18 r4c4",
            "shield 3 9",
            "set d2 6",
            "name p2",
            "pay 9",
            "pay 9 worker",
            "give-up 14",
            "load red",
            "points 0",
            "first income",
            "exchange bank",
            "give red",
            "board 11a",
        ] {
            reads(text);
        }
    }

    #[test]
    fn unordered_pairs_are_read_in_either_order() {
        assert_eq!("ship 4+3".parse::<Action>().unwrap().to_string(), "ship 3+4");
        assert_eq!("ship 5+2".parse::<Action>().unwrap().to_string(), "ship 2+5");
        assert_eq!("ship 1+6".parse::<Action>().unwrap().to_string(), "ship 6+1");
        assert_eq!("roll p1 5 2".parse::<Action>().unwrap().to_string(), "roll p1 2 5");
    }

    #[test]
    fn unreadable_text_gets_a_message_with_the_right_form() {
        let message = |text: &str| text.parse::<Action>().unwrap_err().to_string();
        assert_eq!(message("sell d1"), "cannot read `sell d1`: write it like `sell d1 red`");
        assert!(message("ship 2+7").contains("two neighbours"));
        assert!(message("steal d1").contains("an action begins with"));
        assert!(message("take d3 1 bank").contains("say what you act with"));
    }
}
