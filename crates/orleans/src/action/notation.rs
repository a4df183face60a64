//! How actions are written.

use std::fmt;

use super::{Action, From, Goal, Loss, Spot, Take};

impl fmt::Display for Spot {
    /// The follower and the place: `knight wagon`, `monk wagon trader`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.follower, self.place)?;
        self.need.map_or(Ok(()), |need| write!(f, " {need}"))
    }
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Loss::Station(town) => write!(f, "station {town}"),
            Loss::Stock => f.write_str("station stock"),
            Loss::Follower => f.write_str("follower"),
            Loss::Book => f.write_str("book"),
            Loss::Good(good) => write!(f, "good {good}"),
            Loss::Tile(place) => write!(f, "place {place}"),
            Loss::Technology(place) => write!(f, "technology {place}"),
        }
    }
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Take::Nothing => Ok(()),
            Take::Good(good) => write!(f, " {good}"),
            Take::Hidden => f.write_str(" hidden"),
        }
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Goal::Deed(deed) => deed.fmt(f),
            Goal::Structure(town) => town.fmt(f),
        }
    }
}

impl fmt::Display for From {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            From::Market => f.write_str("market"),
            From::Bag => f.write_str("bag"),
            From::Place(place) => place.fmt(f),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Draw { count } => write!(f, "draw {count}"),
            Action::Recall { spot: Spot { follower, place, need } } => {
                write!(f, "recall {place} {follower}")?;
                need.map_or(Ok(()), |need| write!(f, " {need}"))
            }
            Action::Stop => f.write_str("stop"),
            Action::Man { place } => write!(f, "man {place}"),
            Action::Leave { place } => write!(f, "leave {place}"),
            Action::Plan { spot } => write!(f, "plan {spot}"),
            Action::Stay { follower } => write!(f, "plan {follower} stay"),
            Action::Ready => f.write_str("ready"),
            Action::Replan => f.write_str("replan"),
            Action::Pass => f.write_str("pass"),
            Action::Recruit { place, role } => {
                write!(f, "recruit {place}")?;
                role.map_or(Ok(()), |role| write!(f, " {role}"))
            }
            Action::Travel { place, way, town, take } => {
                write!(f, "travel {place}")?;
                way.map_or(Ok(()), |way| write!(f, " {way}"))?;
                write!(f, " {town}{take}")
            }
            Action::EventTravel { way, town, take } => write!(f, "travel event {way} {town}{take}"),
            Action::Build { place } => write!(f, "build {place}"),
            Action::Send { place, role, goal, book } => {
                write!(f, "send {place} {role} {goal}{}", if book { " book" } else { "" })
            }
            Action::Work { place, count: 0 } => write!(f, "work {place}"),
            Action::Work { place, count } => write!(f, "work {place} {count}"),
            Action::Buy { place, good } => write!(f, "trade {place} buy {good}"),
            Action::Sell { place, good } => write!(f, "trade {place} sell {good}"),
            Action::Swap { place, give, take } => write!(f, "trade {place} {give} {take}"),
            Action::Well => f.write_str("well"),
            Action::Bathe { spot } => write!(f, "bathe {spot}"),
            Action::BatheBag { follower } => write!(f, "bathe {follower} bag"),
            Action::BatheKeep { follower } => write!(f, "bathe {follower} market"),
            Action::Fit { place, need } => write!(f, "fit {place} {need}"),
            Action::Open { tile } => write!(f, "open {tile}"),
            Action::BuyGood { good } => write!(f, "buy {good}"),
            Action::BuyCitizen => f.write_str("buy citizen"),
            Action::Return { follower, from } => write!(f, "return {follower} {from}"),
            Action::Citizen { citizen } => write!(f, "citizen {citizen}"),
            Action::Ward => f.write_str("ward"),
            Action::Endure => f.write_str("endure"),
            Action::Give { good } => write!(f, "give {good}"),
            Action::Coins => f.write_str("coins"),
            Action::Lose(loss) => write!(f, "lose {loss}"),
            Action::First { seat } => write!(f, "first {seat}"),
            Action::Goods { edge, good } => write!(f, "goods {edge} {good}"),
            Action::Remove { good } => write!(f, "remove {good}"),
            Action::Hour { hour } => write!(f, "event {hour}"),
            Action::Reveal => f.write_str("reveal"),
            Action::Drawn { seat, follower } => write!(f, "draw {seat} {follower}"),
            Action::Plague { seat, follower } => write!(f, "plague {seat} {follower}"),
            Action::Lost { seat, follower } => write!(f, "lost {seat} {follower}"),
            Action::Supplied { good } => write!(f, "supply {good}"),
            Action::Offered { tile } => write!(f, "offer {tile}"),
            Action::Supported { seat, follower } => write!(f, "support {seat} {follower}"),
            Action::Prosperity(act) => act.fmt(f),
            Action::Invasion(act) => act.fmt(f),
            Action::Duel(act) => act.fmt(f),
            Action::Vierzon(act) => act.fmt(f),
            Action::Objective(act) => act.fmt(f),
        }
    }
}
