use std::fmt;

use engine::{Seat, counted};
use serde::Serialize;

use crate::{
    content::{Follower, Hour, Need, Place, Stack, Town},
    estate::bits,
    rules::Orleans,
    scenarios::{
        dignitary, duel,
        invasion::{self, ProposalView},
        prosperity, vierzon,
    },
    state::State,
    step::{Choice, Step, Tool, Via},
    view::Pile,
};

/// What a seat is being asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Prompt {
    pub seat: Seat,
    pub ask: Ask,
    /// How many to draw at most, to recall, to deal, to bathe, to choose, to lay out, to banish or to lose, how often
    /// you may plan again or travel, how many coins or points are missing, or what an event costs.
    pub count: u8,
    /// The place or follower in question.
    pub place: Option<Place>,
    pub follower: Option<Follower>,
    /// Invasion: the seat whose place is used, or the seat that a cart is for. With no seat, the cart is for
    /// the city.
    pub other: Option<Seat>,
    /// Planning and the Bathhouse: the followers who are still to be placed.
    pub followers: Vec<Pile>,
    /// Planning: the places that will be asked about before the single followers, this one included.
    pub man: Vec<Place>,
    /// Planning: where each kind of follower may go now. A plan is an assignment of followers to these spaces.
    pub spaces: Vec<Fits>,
    /// A technology tile: whether it must replace a farmer. A place tile: whether it must be of type I.
    pub first: bool,
    /// Structure cards to choose from.
    pub cards: Vec<Town>,
    /// The event that is asked about.
    pub event: Option<Hour>,
    /// Food, or goods worth some number of points: whether coins count too.
    pub coins: bool,
    /// Invasion: what the team is deciding.
    pub proposal: Option<ProposalView>,
}

/// Where a kind of follower may go.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Fits {
    pub follower: Follower,
    pub spaces: Vec<Opening>,
}

/// A free space: its number on the seat's board, its place and what it asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Opening {
    pub space: u8,
    pub place: Place,
    pub need: Need,
}

/// The questions in the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    Draw,
    Recall,
    Man,
    Plan,
    Ready,
    Confirm,
    Act,
    Well,
    Send,
    Deal,
    Fit,
    Open,
    Wine,
    Bathe,
    KeepOne,
    Ward,
    Give,
    Lose,
    Citizen,
    Claim,
    // Prosperity.
    Keep,
    Carpenter,
    BuildStructure,
    Supply,
    Indulgence,
    Riots,
    Bribe,
    Peregrination,
    Pilgrims,
    Market,
    // Invasion.
    Character,
    Load,
    Lodger,
    Palatinate,
    Due,
    Propose,
    Consent,
    Train,
    Progress,
    Voyage,
    Famine,
    Rob,
    Summon,
    // The Duel.
    Start,
    Draft,
    Meeting,
    Trade,
    Journey,
    // Capital Vierzon, and what several scenarios ask.
    Banish,
    Amnesty,
    Worth,
    Scrap,
}

impl Prompt {
    pub(crate) fn new(rules: &Orleans, state: &State, seat: Seat, step: Step) -> Prompt {
        let estate = &state.estates[seat];
        let (ask, count) = asked(rules, state, seat, step);
        let planning = matches!(ask, Ask::Man | Ask::Plan);
        Prompt {
            seat,
            ask,
            count,
            other: match step {
                Step::AskAct(Via::Guest(owner)) => Some(owner),
                Step::Invasion(step) => invasion::other(step),
                _ => None,
            },
            place: match step {
                Step::AskMan(place) | Step::AskSend(place) => Some(place),
                Step::Invasion(invasion::Step::AskSend(_)) => Some(Place::TownHall),
                _ => None,
            },
            follower: match step {
                Step::AskPlan(follower) | Step::Vierzon(vierzon::Step::AskAmnesty(follower)) => {
                    Some(follower)
                }
                Step::Invasion(step) => invasion::follower(step),
                _ => None,
            },
            followers: Pile::list(estate.unplanned.counts()),
            man: Place::in_mask(estate.to_man).collect(),
            spaces: if planning { fits(rules, state, seat) } else { Vec::new() },
            first: match step {
                Step::AskFit(tool) => tool == Tool::First,
                Step::AskOpen(choice) => choice == Choice::TypeOne,
                Step::Duel(duel::Step::AskDraft(_)) => {
                    duel::part(rules, state).is_some_and(|part| part.stack == Stack::One)
                }
                _ => false,
            },
            coins: match step {
                Step::AskWorth(cause, _) => cause.takes_coins(),
                Step::AskGive(left) => rules.may_pay_harvest(state, seat, left),
                _ => false,
            },
            proposal: ProposalView::new(rules, state),
            cards: match ask {
                Ask::Keep => prosperity::to_choose(estate).collect(),
                _ => Vec::new(),
            },
            event: match ask {
                Ask::Indulgence
                | Ask::Riots
                | Ask::Bribe
                | Ask::Peregrination
                | Ask::Pilgrims
                | Ask::Market => Some(state.hour()),
                _ => None,
            },
        }
    }
}

/// The question, and the number in it.
fn asked(rules: &Orleans, state: &State, seat: Seat, step: Step) -> (Ask, u8) {
    let estate = &state.estates[seat];
    match step {
        Step::AskDraw => (Ask::Draw, rules.most_draws(estate).min(estate.bag.len())),
        Step::AskRecall(left) => (Ask::Recall, left),
        Step::AskMan(_) => (Ask::Man, 0),
        Step::AskPlan(_) => (Ask::Plan, 0),
        Step::AskReady => (Ask::Ready, 0),
        Step::AskConfirm(left) => (Ask::Confirm, left),
        Step::AskAct(Via::Followers) => (Ask::Act, 0),
        Step::AskAct(Via::Well) => (Ask::Well, 0),
        Step::AskSend(_) => (Ask::Send, 0),
        Step::AskDeal(left) => (Ask::Deal, left),
        Step::AskFit(_) => (Ask::Fit, 0),
        Step::AskOpen(_) => (Ask::Open, 0),
        Step::AskWine => (Ask::Wine, 0),
        Step::AskBathe(left) => (Ask::Bathe, left),
        Step::AskKeepOne => (Ask::KeepOne, 1),
        Step::AskWard => (Ask::Ward, 0),
        Step::AskGive(left) => (Ask::Give, left),
        Step::AskLose(owed) => (Ask::Lose, owed),
        Step::AskCitizen => (Ask::Citizen, dignitary::missing(state) as u8),
        Step::AskWorth(_, left) => (Ask::Worth, left),
        Step::AskScrap(left) => (Ask::Scrap, left),
        Step::Duel(step) => duel_asked(rules, state, step),
        Step::Vierzon(vierzon::Step::AskBanish(left)) => (Ask::Banish, left),
        Step::Vierzon(vierzon::Step::AskAmnesty(_)) => (Ask::Amnesty, 0),
        Step::AskClaim => (Ask::Claim, 0),
        Step::AskAct(Via::Guest(_)) => (Ask::Palatinate, 0),
        Step::Invasion(step) => invasion::asked(step),
        Step::Prosperity(step) => prosperity::asked(step),
        _ => unreachable!("{step:?} asks nobody"),
    }
}

/// The questions of the Duel.
fn duel_asked(rules: &Orleans, state: &State, step: duel::Step) -> (Ask, u8) {
    use duel::Step;
    match step {
        Step::AskStart => (Ask::Start, 0),
        Step::AskDraft(_) => (Ask::Draft, duel::part(rules, state).map_or(0, |part| part.missing as u8)),
        Step::AskMeeting => (Ask::Meeting, 0),
        Step::AskTrade => (Ask::Trade, 0),
        Step::AskJourney(left) => (Ask::Journey, left),
        _ => unreachable!("{step:?} asks nobody"),
    }
}

/// Where each kind of follower in the Market may go.
fn fits(rules: &Orleans, state: &State, seat: Seat) -> Vec<Fits> {
    let estate = &state.estates[seat];
    let kinds = estate.unplanned.iter().map(|(kind, _)| Follower::at(kind));
    kinds
        .map(|follower| {
            let spaces = bits(rules.fitting(estate, follower)).map(|space| {
                let (place, need) = rules.space(space);
                Opening { space, place, need }
            });
            Fits { follower, spaces: spaces.collect() }
        })
        .collect()
}

impl fmt::Display for Prompt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = self.count;
        let place = self.place.map(Place::title).unwrap_or_default();
        match self.ask {
            Ask::Draw | Ask::Recall | Ask::Man | Ask::Plan | Ask::Ready | Ask::Confirm => self.planning(f),
            Ask::Act => write!(f, "use one of your places, or pass for this round"),
            Ask::Well => write!(f, "use any of your places without its followers"),
            Ask::Send => {
                let whose = self.other.map(|other| format!(" of {other}")).unwrap_or_default();
                write!(f, "send another follower from the {place}{whose}, or stop")
            }
            Ask::Deal => write!(f, "buy or sell one more good, or stop"),
            Ask::Fit if self.first => write!(f, "replace a farmer with your first technology tile"),
            Ask::Fit => write!(f, "choose the space that your technology tile replaces"),
            Ask::Open if self.first => write!(f, "choose a place tile of type I"),
            Ask::Open => write!(f, "choose a place tile"),
            Ask::Wine => write!(f, "buy a wine for 1 coin, or pass"),
            Ask::Bathe => write!(f, "place {} from the Bathhouse", counted(count.into(), "more follower")),
            Ask::KeepOne => {
                write!(f, "keep one of the followers drawn for the Bathhouse; the other goes back")
            }
            Ask::Ward => write!(f, "keep the event away with the monk in your Sacristy, or endure it"),
            Ask::Give if self.coins => write!(f, "give up {count} food, or pay with coins"),
            Ask::Give => write!(f, "give up {count} food"),
            Ask::Citizen => {
                let citizens = counted(count.into(), "more citizen");
                write!(f, "choose spaces for {citizens}, in the order of the list")
            }
            Ask::Claim => write!(f, "complete an objective, or pass"),
            Ask::Keep
            | Ask::Carpenter
            | Ask::BuildStructure
            | Ask::Supply
            | Ask::Indulgence
            | Ask::Riots
            | Ask::Bribe
            | Ask::Peregrination
            | Ask::Pilgrims
            | Ask::Market => prosperity::prompt(self.ask, count, f),
            Ask::Start => write!(f, "choose the town in which your merchant starts"),
            Ask::Draft => {
                let kind = if self.first { "I" } else { "II" };
                let tiles = counted(count.into(), "more place tile");
                write!(f, "choose {tiles} of type {kind}. You choose in the order of the list, so ")?;
                write!(f, "tiles before the last one you chose are not offered")
            }
            Ask::Meeting => write!(f, "buy a citizen for 3 coins, or pass"),
            Ask::Trade => write!(f, "swap a good for one of another kind from the supply, or pass"),
            Ask::Journey if count == 1 => write!(f, "travel one more step for 1 coin, or pass"),
            Ask::Journey => write!(f, "travel up to {count} steps for 1 coin each, or pass"),
            Ask::Banish | Ask::Amnesty | Ask::Worth | Ask::Scrap => self.event(f),
            Ask::Character
            | Ask::Load
            | Ask::Lodger
            | Ask::Palatinate
            | Ask::Due
            | Ask::Propose
            | Ask::Consent
            | Ask::Train
            | Ask::Progress
            | Ask::Voyage
            | Ask::Famine
            | Ask::Rob
            | Ask::Summon => invasion::prompt(self, f),
            Ask::Lose => write!(f, "you are short of {}: hand in one item", counted(count.into(), "coin")),
        }
    }
}

impl Prompt {
    /// What is asked before the actions.
    fn planning(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = self.count;
        match self.ask {
            Ask::Draw => write!(f, "say how many followers you draw, up to {count}"),
            Ask::Recall => {
                write!(f, "take up to {} back to the Market, or stop", counted(count.into(), "follower"))
            }
            Ask::Man => {
                let place = self.place.map(Place::title).unwrap_or_default();
                write!(f, "plan: fill the {place} now, or leave it")
            }
            Ask::Plan => {
                let follower = self.follower.map(Follower::name).unwrap_or_default();
                write!(f, "plan: choose a space for a follower ({follower}), or let it stay")
            }
            Ask::Ready => write!(f, "your plan is complete: say that you are ready"),
            Ask::Confirm => write!(f, "your plan is made: say that you are ready, or plan again"),
            other => unreachable!("{other:?} is asked during the actions"),
        }
    }
    /// What an event asks for.
    fn event(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = self.count;
        match self.ask {
            Ask::Banish => {
                write!(f, "put {} that you drew back into the bag", counted(count.into(), "follower"))
            }
            Ask::Amnesty => {
                let follower = self.follower.map(Follower::name).unwrap_or_default();
                write!(f, "place your new follower ({follower}) on a free space, or put it in the bag")
            }
            Ask::Worth if self.coins => {
                write!(f, "pay {} in goods, or the rest in coins", counted(count.into(), "more point"))
            }
            Ask::Worth => write!(f, "give up goods worth {}", counted(count.into(), "more point")),
            Ask::Scrap => write!(f, "choose {} to lose", counted(count.into(), "technology tile")),
            other => unreachable!("{other:?} is not asked by an event"),
        }
    }
}
