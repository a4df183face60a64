//! How actions are read.

use std::{str::FromStr, sync::LazyLock};

use engine::Unreadable;

use super::{
    Action, Goal, Loss, Spot,
    words::{from_where, number, take},
};
use crate::scenarios::{duel, invasion, objectives, prosperity, vierzon};

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let Some((&verb, rest)) = words.split_first() else { return Err(usage(text, &words)) };
        if let Some(action) = of_scenario(verb, rest)? {
            return Ok(action);
        }
        Ok(match (verb, rest) {
            ("draw", [count]) => Action::Draw { count: number(count, 8)? },
            ("recall", [place, follower, need @ ..]) if need.len() < 2 => {
                Action::Recall { spot: spot(follower, place, need)? }
            }
            ("plan", [follower, "stay"]) => Action::Stay { follower: follower.parse()? },
            ("plan", [follower, place, need @ ..]) if need.len() < 2 => {
                Action::Plan { spot: spot(follower, place, need)? }
            }
            ("bathe", [follower, "bag"]) => Action::BatheBag { follower: follower.parse()? },
            ("bathe", [follower, "market"]) => Action::BatheKeep { follower: follower.parse()? },
            ("bathe", [follower, place, need @ ..]) if need.len() < 2 => {
                Action::Bathe { spot: spot(follower, place, need)? }
            }
            ("man", [place]) => Action::Man { place: place.parse()? },
            ("leave", [place]) => Action::Leave { place: place.parse()? },
            ("recruit", [place]) => Action::Recruit { place: place.parse()?, role: None },
            ("recruit", [place, role]) => {
                Action::Recruit { place: place.parse()?, role: Some(role.parse()?) }
            }
            ("travel", rest) => travel(text, rest)?,
            ("build", [place]) => Action::Build { place: place.parse()? },
            ("send", [place, role, to]) => {
                Action::Send { place: place.parse()?, role: role.parse()?, goal: goal(to)?, book: false }
            }
            ("send", [place, role, to, "book"]) => {
                Action::Send { place: place.parse()?, role: role.parse()?, goal: goal(to)?, book: true }
            }
            ("work", [place]) => Action::Work { place: place.parse()?, count: 0 },
            ("work", [place, count]) => match number(count, 8)? {
                0 => return Err(Unreadable::new(*count, "a number from 1 to 8")),
                count => Action::Work { place: place.parse()?, count },
            },
            ("trade", [place, "buy", good]) => Action::Buy { place: place.parse()?, good: good.parse()? },
            ("trade", [place, "sell", good]) => Action::Sell { place: place.parse()?, good: good.parse()? },
            ("trade", [place, give, take]) => {
                Action::Swap { place: place.parse()?, give: give.parse()?, take: take.parse()? }
            }
            ("fit", [place, need]) => Action::Fit { place: place.parse()?, need: need.parse()? },
            ("open", [tile]) => Action::Open { tile: tile.parse()? },
            ("buy", ["citizen"]) => Action::BuyCitizen,
            ("buy", [good]) => Action::BuyGood { good: good.parse()? },
            ("return", [follower, from]) => {
                Action::Return { follower: follower.parse()?, from: from_where(from)? }
            }
            ("citizen", [citizen]) => Action::Citizen { citizen: citizen.parse()? },
            ("give", [good]) => Action::Give { good: good.parse()? },
            ("lose", rest) => Action::Lose(loss(text, rest)?),
            (verb, []) => single(text, verb, &words)?,
            _ => return of_chance(verb, rest)?.ok_or_else(|| usage(text, &words)),
        })
    }
}

/// What chance does.
fn of_chance(verb: &str, rest: &[&str]) -> Result<Option<Action>, Unreadable> {
    Ok(Some(match (verb, rest) {
        ("supply", [good]) => Action::Supplied { good: good.parse()? },
        ("offer", [tile]) => Action::Offered { tile: tile.parse()? },
        ("support", [seat, follower]) => {
            Action::Supported { seat: seat.parse()?, follower: follower.parse()? }
        }
        ("first", [seat]) => Action::First { seat: seat.parse()? },
        ("goods", [edge, good]) => Action::Goods { edge: edge.parse()?, good: good.parse()? },
        ("remove", [good]) => Action::Remove { good: good.parse()? },
        ("event", [hour]) => Action::Hour { hour: hour.parse()? },
        ("draw", [seat, follower]) => Action::Drawn { seat: seat.parse()?, follower: follower.parse()? },
        ("plague", [seat, follower]) => Action::Plague { seat: seat.parse()?, follower: follower.parse()? },
        ("lost", [seat, follower]) => Action::Lost { seat: seat.parse()?, follower: follower.parse()? },
        _ => return Ok(None),
    }))
}

/// Actions of one word.
fn single(text: &str, verb: &str, words: &[&str]) -> Result<Action, Unreadable> {
    Ok(match verb {
        "stop" => Action::Stop,
        "ready" => Action::Ready,
        "replan" => Action::Replan,
        "pass" => Action::Pass,
        "well" => Action::Well,
        "ward" => Action::Ward,
        "endure" => Action::Endure,
        "coins" => Action::Coins,
        "reveal" => Action::Reveal,
        _ => return Err(usage(text, words)),
    })
}

fn spot(follower: &str, place: &str, need: &[&str]) -> Result<Spot, Unreadable> {
    let need = need.first().map(|need| need.parse()).transpose()?;
    Ok(Spot { follower: follower.parse()?, place: place.parse()?, need })
}

fn travel(text: &str, rest: &[&str]) -> Result<Action, Unreadable> {
    let (place, rest) = rest.split_first().ok_or_else(|| usage(text, &["travel"]))?;
    let way = rest.first().and_then(|way| way.parse().ok());
    let rest = if way.is_some() { &rest[1..] } else { rest };
    let (town, take) = match rest {
        [town] => (town, take(None)?),
        [town, good] => (town, take(Some(good))?),
        _ => return Err(usage(text, &["travel"])),
    };
    let town = town.parse()?;
    match (*place, way) {
        ("event", Some(way)) => Ok(Action::EventTravel { way, town, take }),
        ("event", None) => Err(usage(text, &["travel"])),
        _ => Ok(Action::Travel { place: place.parse()?, way, town, take }),
    }
}

/// An action that only one scenario has.
fn of_scenario(verb: &str, rest: &[&str]) -> Result<Option<Action>, Unreadable> {
    Ok(prosperity::read(verb, rest)?
        .map(Action::Prosperity)
        .or(invasion::read(verb, rest)?.map(Action::Invasion))
        .or(duel::read(verb, rest)?.map(Action::Duel))
        .or(vierzon::read(verb, rest)?.map(Action::Vierzon))
        .or(objectives::read(verb, rest)?.map(Action::Objective)))
}

/// A deed, or the town of a structure.
fn goal(word: &str) -> Result<Goal, Unreadable> {
    match word.parse() {
        Ok(town) => Ok(Goal::Structure(town)),
        Err(_) => word.parse().map(Goal::Deed),
    }
}

fn loss(text: &str, rest: &[&str]) -> Result<Loss, Unreadable> {
    Ok(match rest {
        ["station", "stock"] => Loss::Stock,
        ["station", town] => Loss::Station(town.parse()?),
        ["follower"] => Loss::Follower,
        ["book"] => Loss::Book,
        ["good", good] => Loss::Good(good.parse()?),
        ["place", place] => Loss::Tile(place.parse()?),
        ["technology", place] => Loss::Technology(place.parse()?),
        _ => return Err(usage(text, &["lose"])),
    })
}

/// One action of every shape, those of the scenarios included.
pub(crate) static EXAMPLES: LazyLock<Vec<&str>> = LazyLock::new(|| {
    let base = [BASE_EXAMPLES, prosperity::EXAMPLES];
    let others = [duel::EXAMPLES, vierzon::EXAMPLES, objectives::EXAMPLES];
    [&base, &invasion::EXAMPLES[..], &others].concat().concat()
});

const BASE_EXAMPLES: &[&str] = &[
    "draw 4",
    "recall wagon knight",
    "recall wagon monk trader",
    "stop",
    "man castle",
    "leave castle",
    "plan knight wagon",
    "plan monk wagon trader",
    "plan farmer stay",
    "ready",
    "replan",
    "pass",
    "recruit castle",
    "recruit village trader",
    "travel ship tours",
    "travel wagon blois wine",
    "travel stage-coach river chinon",
    "travel stage-coach river chinon grain",
    "build guildhall",
    "send town-hall knight peace-treaty",
    "send town-hall boatman canalization book",
    "work scriptorium",
    "work pharmacy 2",
    "trade market-stand buy wine",
    "trade market-stand sell wine",
    "trade black-market grain wine",
    "well",
    "bathe knight wagon",
    "bathe monk wagon trader",
    "bathe knight bag",
    "bathe knight market",
    "fit wagon knight",
    "open windmill",
    "buy wine",
    "buy citizen",
    "return knight wagon",
    "citizen canalization",
    "travel event road blois wine",
    "ward",
    "endure",
    "give wine",
    "coins",
    "lose station blois",
    "lose station stock",
    "lose follower",
    "lose book",
    "lose good wine",
    "lose place office",
    "lose technology wagon",
    "* first p2",
    "* goods w-tours-chinon wine",
    "* remove wine",
    "* event harvest",
    "* reveal",
    "* draw p1 knight",
    "* plague p1 knight",
    "* lost p1 knight",
    "* supply wine",
    "* offer windmill",
    "* support p1 knight",
];

/// For a known verb in the wrong form, shows the right forms. For anything else, lists all verbs.
fn usage(text: &str, words: &[&str]) -> Unreadable {
    let forms = || EXAMPLES.iter().map(|example| example.trim_start_matches("* "));
    let verb = |form: &'static str| form.split(' ').next().unwrap_or_default();
    let known: Vec<String> =
        forms().filter(|form| words.first() == Some(&verb(form))).map(|form| format!("`{form}`")).collect();
    if !known.is_empty() {
        return Unreadable::new(text, format!("write it like {}", known.join(" or ")));
    }
    let mut verbs: Vec<&str> = forms().map(verb).collect();
    verbs.sort_unstable();
    verbs.dedup();
    Unreadable::new(text, format!("an action begins with one of {}", verbs.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_reads_back() {
        for text in EXAMPLES.iter().map(|example| example.trim_start_matches("* ")) {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(text));
        }
    }

    #[test]
    fn unreadable_text_gets_a_message_with_the_right_form() {
        let message = |text: &str| text.parse::<Action>().unwrap_err().to_string();
        assert!(message("man").contains("`man castle`"));
        assert!(message("draw 04").contains("a number from 0 to 8"));
        assert!(message("draw 9").contains("a number from 0 to 8"));
        assert!(message("plan kngiht wagon").contains("did you mean `knight`"));
        assert!(message("travel wagon bloi").contains("did you mean `blois`"));
        assert!(message("steal wine").contains("an action begins with"));
        assert!(message("").contains("an action begins with"));
    }
}
