//! What an event is evidence of.

use engine::{How, Incident, Seat, Trace};

use crate::{
    action::{Goal, Loss},
    content::Follower,
    event::What,
    scenarios::objectives::MET,
};

impl Incident for What {
    #[rustfmt::skip]
    fn trace(&self) -> Option<Trace> {
        Some(match *self {
            What::Coins { seat, by } => Trace::gain(seat, "coins", by),
            What::Developed { seat, by } => Trace::gain(seat, "development", by),
            What::Good { seat, good, by } => Trace::gain(seat, good.name(), by).piece("good", good.name()),
            What::Citizen { seat, citizen } => Trace::gain(seat, "citizens", 1).piece("citizen", citizen.name()),
            What::Scored { seat, source, points, times } => {
                let how = if times > 0 { How::Factor } else { How::End };
                Trace::new(seat, how, "points", points.into()).piece("source", source.name()).times(times.into())
            }
            What::Built { seat, town } => Trace::new(seat, How::Complete, "stations", 1).place("town", town.name()),
            What::Advanced { seat, role, .. } => {
                Trace::new(seat, How::Advance, "track", 1).piece("follower", role.name())
            }
            What::Recruited { seat, role } => Trace::new(seat, How::Take, "followers", 1).piece("follower", role.name()),
            What::Travelled { seat, town, .. } => {
                Trace::new(seat, How::Advance, "merchant", 1).place("town", town.name())
            }
            What::Sent { seat, role, goal } => {
                let sent = Trace::new(seat, How::Advance, "deeds", 1).piece("follower", role.name());
                match goal {
                    Goal::Deed(deed) => sent.place("deed", deed.name()),
                    Goal::Structure(town) => sent.place("town", town.name()),
                }
            }
            What::Fitted { seat, place, .. } => {
                Trace::new(seat, How::Take, "technology", 1).place("place", place.name())
            }
            What::Opened { seat, tile } => Trace::new(seat, How::Take, "tiles", 1).piece("tile", tile.name()),
            What::Unpaid { seat, coins, hour } => {
                Trace::new(seat, How::Unpaid, "coins", -i32::from(coins)).piece("hour", hour.name())
            }
            What::Loses { seat, loss } => lost(seat, loss),
            What::LosesFollower { seat, follower } | What::Dies { seat, follower } => gone(seat, follower),
            What::NoneLeft { seat } | What::NoSpace { seat } => Trace::new(seat, How::Lose, "gains", -1),
            What::First { seat } => Trace::new(seat, How::Order, "rounds", 1),
            What::Round { .. } => Trace::of_all(How::Round, "rounds", 1),
            What::Completed { .. } | What::Falls { .. } | What::Over { .. } | What::Carpenter { .. }
            | What::Structure { .. } | What::Supplies { .. } | What::CompletesStructure { .. } | What::Kept { .. }
            | What::Found { .. } | What::Bought { .. } | What::Gives { .. } | What::SpareCitizen { .. }
            | What::Turned { .. } | What::Restored { .. } | What::Loaded { .. } | What::Funded { .. }
            | What::Lodged { .. } | What::Mounted { .. } | What::Fortified { .. } | What::TeamCitizen { .. }
            | What::Dismissed { .. } | What::DueNow { .. } | What::GivesUp { .. } | What::Doomed { .. }
            | What::CitizenLost { .. } | What::Stored { .. } | What::Reinforced | What::Razed { .. }
            | What::Drafts { .. } | What::BuysCitizen { .. } | What::PaysCitizen { .. } | What::Leaves { .. }
            | What::Banished { .. } => return self.beyond_the_base(),
            What::Laid { .. } | What::Removed { .. } | What::Hour { .. } | What::Draws { .. } | What::Drawn { .. }
            | What::Recalled { .. } | What::KeepsOne { .. } | What::Manned { .. } | What::Planned { .. }
            | What::Stays { .. } | What::Ready { .. } | What::Replans { .. } | What::Revealed | What::Acts { .. }
            | What::Passed { .. } | What::Returned { .. } | What::Warded { .. } | What::Spared { .. }
            | What::Survives { .. } | What::Waived { .. } | What::Supplied { .. }
            | What::Offered { .. } | What::Supported { .. } | What::LaysCitizen { .. } | What::DrawsCards { .. }
            | What::Card { .. } | What::Under { .. } | What::Stocked { .. } | What::Cast { .. }
            | What::Borrowed { .. } | What::Saved | What::Missed { .. } | What::Drafted { .. }
            | What::Proposed { .. } | What::Skipped { .. } | What::Consents { .. } | What::LastDraft { .. }
            | What::NoEffect | What::Cleared { .. } | What::Sealed { .. } | What::Summoned { .. }
            | What::Starts { .. } | What::GoesHome { .. } => return None,
        })
    }
}

impl What {
    /// What an event that only happens in scenarios is evidence of.
    #[rustfmt::skip]
    fn beyond_the_base(&self) -> Option<Trace> {
        Some(match *self {
            What::Completed { seat, objective } => {
                Trace::new(seat, How::Complete, MET, 1).piece("objective", objective.name())
            }
            What::Falls { seat, hour } => Trace::new(seat, How::Fall, "games", -1).piece("hour", hour.name()),
            What::Over { met: 0 } => return None,
            What::Over { met } => Trace::of_all(How::End, MET, met.into()),
            // Prosperity.
            What::Carpenter { seat, town, .. } => {
                Trace::new(seat, How::Advance, "carpenter", 1).place("town", town.name())
            }
            What::Structure { seat, town, .. } => {
                Trace::new(seat, How::Advance, "structures", 1).place("town", town.name())
            }
            What::Supplies { seat, town, good: Some(good), .. } => {
                Trace::gain(seat, good.name(), -1).place("town", town.name())
            }
            What::Supplies { seat, town, coins, .. } => {
                Trace::gain(seat, "coins", -i32::from(coins)).place("town", town.name())
            }
            What::CompletesStructure { seat, town } => {
                Trace::new(seat, How::Complete, "structures", 1).place("town", town.name())
            }
            What::Kept { seat, card } => Trace::new(seat, How::Take, "cards", 1).piece("card", card.name()),
            What::Found { seat, good } => Trace::gain(seat, good.name(), 1).piece("good", good.name()),
            What::Bought { seat, role } => Trace::new(seat, How::Take, "followers", 1).piece("follower", role.name()),
            What::SpareCitizen { seat } | What::BuysCitizen { seat } => Trace::gain(seat, "citizens", 1),
            What::PaysCitizen { seat } => Trace::gain(seat, "citizens", -1),
            What::Turned { seat, tile } => Trace::new(seat, How::Lose, "tiles", -1).piece("tile", tile.name()),
            What::Restored { seat, tile } | What::Drafts { seat, tile } => {
                Trace::new(seat, How::Take, "tiles", 1).piece("tile", tile.name())
            }
            // Invasion.
            What::Loaded { seat, good, to } => to.place(Trace::gain(seat, good.name(), -1)),
            What::Funded { seat, coins, to } => to.place(Trace::gain(seat, "coins", -i32::from(coins))),
            What::Mounted { seat } => Trace::new(seat, How::Advance, "technology", -1),
            What::Fortified { seat, town } => Trace::new(seat, How::Complete, "towers", 1).place("town", town.name()),
            What::Razed { seat, town } => Trace::new(seat, How::Lose, "towers", -1).place("town", town.name()),
            What::TeamCitizen { citizen } => {
                Trace::of_all(How::Complete, "citizens", 1).piece("citizen", citizen.name())
            }
            What::CitizenLost { citizen } => {
                Trace::of_all(How::Lose, "citizens", -1).piece("citizen", citizen.name())
            }
            What::DueNow { seat, due } => due.trace(seat),
            What::GivesUp { seat, loss } => lost(seat, loss),
            What::Doomed { seat: Some(seat) } => Trace::new(seat, How::Fall, "games", -1),
            What::Doomed { seat: None } => Trace::of_all(How::Fall, "games", -1),
            What::Stored { good, by } => Trace::of_all(How::Advance, "warehouse", by).piece("good", good.name()),
            What::Reinforced => Trace::of_all(How::Lose, "walls", -1),
            What::Gives { seat, follower } | What::Dismissed { seat, follower } | What::Leaves { seat, follower }
            | What::Banished { seat, follower } | What::Lodged { seat, follower, .. } => gone(seat, follower),
            _ => unreachable!("{self:?} happens in the base game"),
        })
    }
}

/// A follower that leaves a seat.
fn gone(seat: Seat, follower: Follower) -> Trace {
    Trace::new(seat, How::Lose, "followers", -1).piece("follower", follower.role().name())
}

/// What a seat gives up.
fn lost(seat: Seat, loss: Loss) -> Trace {
    let trace = Trace::new(seat, How::Lose, "losses", -1);
    match loss {
        Loss::Station(town) => Trace { what: "stations", ..trace }.place("town", town.name()),
        Loss::Stock => Trace { what: "stock", ..trace },
        Loss::Follower => Trace { what: "followers", ..trace },
        Loss::Book => Trace { what: "development", ..trace },
        Loss::Good(good) => Trace { what: good.name(), ..trace }.piece("good", good.name()),
        Loss::Tile(tile) => Trace { what: "tiles", ..trace }.piece("tile", tile.name()),
        Loss::Technology(place) => Trace { what: "technology", ..trace }.place("place", place.name()),
    }
}
