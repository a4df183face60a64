//! How actions are written and read.

use std::{fmt, str::FromStr};

use engine::Unreadable;

use crate::{
    action::{Action, Build},
    content::{DiceSet, Place},
};

impl fmt::Display for Build {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Build::Road(side) => write!(f, "road {side}"),
            Build::Village(side) => write!(f, "village {side}"),
            Build::Town(place) => write!(f, "town {place}"),
            Build::Trader(place) => write!(f, "trader {place}"),
            Build::Knight(place, row) => write!(f, "knight {place} {row}"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Region { region } => write!(f, "region {region}"),
            Action::Divide { first, aside } => {
                let second = first.rest().without(aside);
                write!(f, "divide {first} {second}")?;
                if aside.is_empty() { Ok(()) } else { write!(f, " aside {aside}") }
            }
            Action::Keep { dice } => write!(f, "keep {dice}"),
            Action::Harvest { region } => write!(f, "harvest {region}"),
            Action::Advantage { region } => write!(f, "advantage {region}"),
            Action::Give { region } => write!(f, "give {region}"),
            Action::Tournament { region } => write!(f, "tournament {region}"),
            Action::Raid => f.write_str("raid"),
            Action::Skip { event } => write!(f, "skip {event}"),
            Action::Discard { region } => write!(f, "discard {region}"),
            Action::Collect { region } => write!(f, "collect {region}"),
            Action::Pay { region } => write!(f, "pay {region}"),
            Action::Store { region } => write!(f, "store {region}"),
            Action::Bank { give, take } => write!(f, "bank {give} {take}"),
            Action::Barter { region, take } => write!(f, "barter {region} {take}"),
            Action::Offer { give, take } => write!(f, "offer {give} {take}"),
            Action::Deal => f.write_str("deal"),
            Action::Add { suit } => write!(f, "add {suit}"),
            Action::Ask { suit } => write!(f, "ask {suit}"),
            Action::Propose => f.write_str("propose"),
            Action::Withdraw => f.write_str("withdraw"),
            Action::Accept => f.write_str("accept"),
            Action::Decline => f.write_str("decline"),
            Action::Build(build) => write!(f, "{build}"),
            Action::Scout { region } => write!(f, "scout {region}"),
            Action::Draw => f.write_str("draw"),
            Action::Put { row } => write!(f, "put {row}"),
            Action::End => f.write_str("end"),
            Action::First { seat } => write!(f, "first {seat}"),
            Action::Roll { faces: [suns, moons, crowns, arms] } => {
                write!(f, "roll {suns} {moons} {crowns} {arms}")
            }
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match *words.as_slice() {
            ["region", region] => Action::Region { region: region.parse()? },
            ["divide", one, other] => divide(one, other, "-")?,
            ["divide", one, other, "aside", aside] if aside != "-" => divide(one, other, aside)?,
            ["keep", dice] => Action::Keep { dice: dice.parse()? },
            ["harvest", region] => Action::Harvest { region: region.parse()? },
            ["advantage", region] => Action::Advantage { region: region.parse()? },
            ["give", region] => Action::Give { region: region.parse()? },
            ["tournament", region] => Action::Tournament { region: region.parse()? },
            ["raid"] => Action::Raid,
            ["skip", event] => Action::Skip { event: event.parse()? },
            ["discard", region] => Action::Discard { region: region.parse()? },
            ["collect", region] => Action::Collect { region: region.parse()? },
            ["pay", region] => Action::Pay { region: region.parse()? },
            ["store", region] => Action::Store { region: region.parse()? },
            ["bank", give, take] => Action::Bank { give: give.parse()?, take: take.parse()? },
            ["barter", region, take] => Action::Barter { region: region.parse()?, take: take.parse()? },
            ["offer", give, take] => Action::Offer { give: give.parse()?, take: take.parse()? },
            ["deal"] => Action::Deal,
            ["add", suit] => Action::Add { suit: suit.parse()? },
            ["ask", suit] => Action::Ask { suit: suit.parse()? },
            ["propose"] => Action::Propose,
            ["withdraw"] => Action::Withdraw,
            ["accept"] => Action::Accept,
            ["decline"] => Action::Decline,
            ["scout", region] => Action::Scout { region: region.parse()? },
            ["draw"] => Action::Draw,
            ["put", row] => Action::Put { row: row.parse()? },
            ["end"] => Action::End,
            ["first", seat] => Action::First { seat: seat.parse()? },
            ["roll", s, m, c, a] => Action::Roll { faces: [s.parse()?, m.parse()?, c.parse()?, a.parse()?] },
            _ => Action::Build(build(text, &words)?),
        })
    }
}

fn build(text: &str, words: &[&str]) -> Result<Build, Unreadable> {
    Ok(match *words {
        ["road", side] => Build::Road(side.parse()?),
        ["village", side] => Build::Village(side.parse()?),
        ["town", place] => Build::Town(settlement(place)?),
        ["trader", place] => Build::Trader(road(place)?),
        ["knight", place, row] => Build::Knight(settlement(place)?, row.parse()?),
        _ => return Err(usage(text, words)),
    })
}

fn settlement(text: &str) -> Result<Place, Unreadable> {
    let place: Place = text.parse()?;
    if place.is_road() { Err(Unreadable::new(text, "settlements are on even places")) } else { Ok(place) }
}

fn road(text: &str) -> Result<Place, Unreadable> {
    let place: Place = text.parse()?;
    if place.is_road() { Ok(place) } else { Err(Unreadable::new(text, "roads are on odd places")) }
}

/// The two sets have no order, so the one with the first die is written first.
fn divide(one: &str, other: &str, aside: &str) -> Result<Action, Unreadable> {
    let (one, other, aside): (DiceSet, DiceSet, DiceSet) = (one.parse()?, other.parse()?, aside.parse()?);
    let all = one.len() + other.len() + aside.len();
    if all != 4 || one.bits() | other.bits() | aside.bits() != DiceSet::ALL.bits() {
        let text = format!("{one} {other}");
        return Err(Unreadable::new(text, "put each of the dice s m c a in one set or aside"));
    }
    // The lowest bit decides. An empty set comes last.
    let lowest = |dice: DiceSet| dice.bits().trailing_zeros();
    Ok(Action::Divide { first: if lowest(one) <= lowest(other) { one } else { other }, aside })
}

/// One action of every shape.
pub(crate) const EXAMPLES: &[&str] = &[
    "region suns2",
    "road left",
    "divide sm ca",
    // Every set once as the last word, because the two sets must match.
    "divide smca -",
    "divide mca s",
    "divide sca m",
    "divide ca sm",
    "divide sma c",
    "divide ma sc",
    "divide sa mc",
    "divide a smc",
    "divide smc a",
    "divide mc sa",
    "divide sc ma",
    "divide c sma",
    "divide m sca",
    "divide s mca",
    "divide - smca",
    "divide mca - aside s",
    "divide sca - aside m",
    "divide ca - aside sm",
    "divide sma - aside c",
    "divide ma - aside sc",
    "divide sa - aside mc",
    "divide a - aside smc",
    "divide smc - aside a",
    "divide mc - aside sa",
    "divide sc - aside ma",
    "divide c - aside sma",
    "divide sm - aside ca",
    "divide m - aside sca",
    "divide s - aside mca",
    "divide - - aside smca",
    "keep sm",
    "harvest suns3",
    "advantage suns3",
    "give moons2",
    "tournament suns3",
    "raid",
    "skip tournament",
    "discard suns3",
    "collect suns3",
    "pay suns3",
    "store suns3",
    "bank suns moons",
    "barter suns3 moons",
    "offer suns moons",
    "deal",
    "add suns",
    "ask moons",
    "propose",
    "withdraw",
    "accept",
    "decline",
    "village right",
    "town 0",
    "trader -1",
    "knight 2 above",
    "draw",
    "scout suns4",
    "put above",
    "end",
    "* first p1",
    "* roll 3 event 5 2",
    "* region suns4",
];

/// For a known verb in the wrong form, shows the right form. For anything else, lists the verbs of seats.
fn usage(text: &str, words: &[&str]) -> Unreadable {
    let verb = |form: &'static str| form.split(' ').next().unwrap_or_default();
    let mut forms = EXAMPLES.iter().map(|example| example.trim_start_matches("* "));
    let known = words.first().and_then(|word| forms.find(|form| verb(form) == *word));
    if let Some(form) = known {
        return Unreadable::new(text, format!("write it like `{form}`"));
    }
    let seats = EXAMPLES.iter().filter(|example| !example.starts_with('*'));
    let mut verbs: Vec<&str> = seats.map(|example| verb(example)).collect();
    verbs.dedup();
    Unreadable::new(text, format!("an action begins with one of {}", verbs.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_reads_back() {
        for text in [
            "region crowns5",
            "divide sm ca",
            "divide smca -",
            "divide s c aside ma",
            "divide - - aside smca",
            "keep ma",
            "keep -",
            "harvest suns3",
            "advantage arms2",
            "give moons4",
            "tournament suns2",
            "raid",
            "skip advantage",
            "discard suns5",
            "collect arms4",
            "pay arms5",
            "store moons2",
            "bank suns moons",
            "barter suns3 crowns",
            "offer suns crowns",
            "deal",
            "add suns",
            "ask arms",
            "propose",
            "withdraw",
            "accept",
            "decline",
            "road left",
            "village right",
            "town -12",
            "trader -13",
            "knight 2 below",
            "scout suns4",
            "draw",
            "put below",
            "end",
            "first p2",
            "roll 3 event 5 2",
        ] {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(text));
        }
    }

    #[test]
    fn sets_are_read_in_either_order_and_null_and_ace_are_events() {
        let written = |text: &str| text.parse::<Action>().unwrap().to_string();
        assert_eq!(written("divide ac ms"), "divide sm ca");
        assert_eq!(written("divide - smca"), "divide smca -");
        assert_eq!(written("roll null ace 2 5"), "roll event event 2 5");
    }

    #[test]
    fn unreadable_text_gets_a_message_with_the_right_form() {
        let message = |text: &str| text.parse::<Action>().unwrap_err().to_string();
        assert_eq!(message("keep"), "cannot read `keep`: write it like `keep sm`");
        assert!(message("divide s mc").contains("each of the dice"));
        assert!(message("divide sm mca").contains("each of the dice"));
        assert!(message("divide s mca aside -").contains("write it like"));
        assert!(message("town 1").contains("even places"));
        assert!(message("trader 0").contains("odd places"));
        assert!(message("town +2").contains("a place is a number"));
        assert!(message("harvest suns6").contains("a number from 2 to 5"));
        let verbs = message("steal suns");
        assert!(verbs.contains("an action begins with one of region, road, divide,"), "{verbs}");
        for (verb, times) in [("region", 1), ("roll", 0), ("first", 0)] {
            assert_eq!(verbs.matches(verb).count(), times, "{verbs}");
        }
    }
}
