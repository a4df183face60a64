use engine::{Flow, Flowing, Line, PerSeat, Seat, SeatSet};

use crate::{
    content::{Citizen, Good, Hour, ROUNDS, Role, Town, named},
    estate::{Estate, Followers},
    scenarios::{invasion, prosperity},
    step::Step,
};

/// The most seats at a table. r[orleans.setup.players]
pub(crate) const SEATS: usize = 5;

/// Everything needed to play on: plain data, no luck, no log.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) flow: Flow<Step, 20, 10, SEATS>,
    /// The round, 1 to 18, or 0 during set-up.
    pub round: u8,
    pub first: Seat,
    /// Who has passed in this round. r[orleans.action.pass]
    pub passed: SeatSet,
    /// The events turned so far, by round. Those to come are pilgrimages here, so that equal states have equal
    /// bytes.
    pub hours: [Hour; ROUNDS as usize],
    /// The goods spaces of the map that hold each good.
    pub map: [u64; Good::COUNT],
    /// Goods nobody has. r[orleans.setup.goods-supply]
    pub supply: [u8; Good::COUNT],
    /// Neutral followers nobody has.
    pub stock: [u8; Role::COUNT],
    /// Deed spaces with a follower on them.
    pub deeds: u64,
    /// Citizens on the table that nobody has taken yet.
    pub citizens: u64,
    /// Citizens in the supply, and those that have left the game.
    pub spare_citizens: u8,
    pub lost_citizens: u8,
    /// Goods that nobody has seen: on the map face down, or put back into the box unseen.
    pub unseen: [u8; Good::COUNT],
    /// The spaces of the map on which a good lies face down.
    pub face_down: u64,
    /// How the game has ended, if it has.
    pub end: End,
    /// Seats that could not pay and have lost. r[orleans.duel.unpaid]
    pub fallen: SeatSet,
    pub prosperity: prosperity::Board,
    pub city: invasion::City,
    /// Followers in the Market that the Banishment spares, while others are drawn. r[orleans.vierzon.event-banishment]
    pub safe: Followers,
    /// What the team is deciding. r[orleans.invasion.team-agreement]
    pub proposal: invasion::Proposal,
    /// Technology tiles not taken yet.
    pub technology: u8,
    /// Place tiles not taken yet.
    pub tiles: u64,
    /// What has left the game.
    pub out: Out,
    pub estates: PerSeat<Estate, SEATS>,
}

/// What has left the game: goods put back at the start and everything lost by torture. r[orleans.torture.lost]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Out {
    pub goods: [u8; Good::COUNT],
    pub followers: [u8; Role::COUNT],
    pub technology: u8,
    pub tiles: u64,
}

const _: () = assert!(size_of::<State>() <= 2048);

named! {
    /// How a game has ended.
    End, "an end is":
    /// It goes on.
    Open = "open",
    /// After the last round.
    Rounds = "rounds",
    /// All objectives were completed.
    Objectives = "objectives",
    /// Somebody could not pay.
    Unpaid = "unpaid",
}

impl State {
    /// The event of this round.
    #[inline]
    pub fn hour(&self) -> Hour {
        self.hours[self.round.saturating_sub(1) as usize]
    }

    /// The events turned so far, the present one last.
    pub fn turned(&self) -> &[Hour] {
        let turning = self.flow.frames(Line::Main).last() == Some(&Step::DrawHour);
        &self.hours[..self.round as usize - usize::from(turning)]
    }

    /// Whether plans are being made. r[orleans.plan.together]
    #[inline]
    pub fn planning(&self) -> bool {
        matches!(self.flow.frames(Line::Main).last(), Some(Step::Reveal | Step::Confirm(_)))
    }

    /// How many stations stand in a town.
    #[inline]
    pub fn stations_in(&self, town: Town) -> usize {
        self.estates.0.iter().filter(|estate| estate.stations & town.bit() != 0).count()
    }

    /// Whether nobody has taken a citizen yet.
    #[inline]
    pub fn has_citizen(&self, citizen: Citizen) -> bool {
        self.citizens & citizen.bit() != 0
    }
}

impl Flowing for State {
    type Step = Step;
    type Flow = Flow<Step, 20, 10, SEATS>;

    #[inline]
    fn flow(&self) -> &Self::Flow {
        &self.flow
    }

    #[inline]
    fn flow_mut(&mut self) -> &mut Self::Flow {
        &mut self.flow
    }
}

/// The seat whose lane a step came from.
pub(crate) fn lane(line: Line) -> Seat {
    match line {
        Line::Lane(seat) => seat,
        Line::Main => unreachable!("a seat's steps are on its lane"),
    }
}
