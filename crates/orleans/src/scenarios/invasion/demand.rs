//! What a viewer sees of the decisions of the team.

use engine::{Line, Seat};
use serde::{Serialize, Serializer};

use super::{
    Siege,
    draft::{Draft, by_team, optional},
    events,
    item::Item,
    step::Matter,
};
use crate::{
    action::{From, Take},
    content::{Citizen, Edge, Good, Hour, Place, Town},
    rules::Orleans,
    state::State,
    step,
};

/// What the event of the round asks of the players, and whether they could meet it now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "each answers a question of its own")]
pub struct DemandView {
    pub event: Hour,
    /// Whether the team decides together. Otherwise each seat pays alone.
    pub team: bool,
    /// Whether the team may do without.
    pub optional: bool,
    /// Whether everyone loses if it cannot be met.
    pub deadly: bool,
    /// What it asks for. `met` is 0.
    pub needed: Vec<TallyView>,
    /// Whether it could be met now.
    pub could: bool,
    /// Where each seat pays alone: those that could not pay now.
    pub short: Vec<Seat>,
}

/// A proposal that is being drafted or answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "each answers a question of its own")]
pub struct ProposalView {
    pub event: Hour,
    pub drafter: Seat,
    /// Which draft this is, from 1.
    pub draft: u8,
    /// Whether the team may do without.
    pub optional: bool,
    /// Whether it needs nobody's consent.
    pub holds: bool,
    /// Whether the draft is finished and waits for answers.
    pub proposed: bool,
    /// Whether the draft can be proposed as it is.
    pub complete: bool,
    pub items: Vec<ItemView>,
    /// What the event asks for and how much of it the draft has.
    pub demand: Vec<TallyView>,
    /// Those whose consent it needs, once it is proposed.
    pub answers: Vec<AnswerView>,
}

/// One item of a proposal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ItemView {
    /// As it is written in a record.
    pub item: Item,
    pub kind: ItemKind,
    /// Who gives it up, and who gets it. Neither for common things.
    pub giver: Option<Seat>,
    pub getter: Option<Seat>,
    pub count: u8,
    /// A place tile, the place of a technology tile, or where the monk stands.
    pub place: Option<Place>,
    pub good: Option<Good>,
    pub edge: Option<Edge>,
    pub citizen: Option<Citizen>,
    pub town: Option<Town>,
}

/// What an item is, in the order of the record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ItemKind {
    Technology,
    Tile,
    Sell,
    GrantWine,
    GrantCoins,
    GrantBooks,
    Buy,
    Books,
    MonkMarket,
    MonkBag,
    /// A monk on a place.
    Monk,
    Coins,
    Grain,
    Place,
    Citizen,
    Travel,
}

/// How much of something is needed, and how much of it the draft has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct TallyView {
    pub measure: Demanded,
    pub needed: u8,
    pub met: u8,
}

/// What an event asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Demanded {
    /// Technology tiles that go back. Coins may replace them.
    Technology,
    /// Place tiles of players that leave the game. Coins may replace them.
    Tiles,
    Coins,
    /// Development points or monks.
    Points,
    /// A monk of every player. One citizen may replace them all.
    Monks,
    /// A citizen that nobody has gained.
    Citizens,
    /// Grain on the map.
    Grain,
    /// Place tiles that nobody has.
    Places,
    /// Things to hand out.
    Wine,
    Payout,
    Books,
    /// A journey of one merchant.
    Journey,
    /// Up to this many deals.
    Deals,
    /// Goods worth this many points, or a fortified tower.
    Worth,
}

/// Whether a seat accepts a proposal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct AnswerView {
    pub seat: Seat,
    pub answer: Consent,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Consent {
    Open,
    Accepted,
    Declined,
}

impl Serialize for Item {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Whether the event of the round is still to come, or the team is deciding about it.
fn ahead(state: &State) -> bool {
    let turning = state.turned().len() < state.round.into();
    let to_come = state.flow.frames(Line::Main).contains(&step::Step::Event);
    state.round > 0 && !turning && (to_come || state.proposal.open())
}

impl DemandView {
    pub(crate) fn new(rules: &Orleans, state: &State) -> Option<DemandView> {
        if !ahead(state) {
            return None;
        }
        let event = state.hour();
        let alone = |measure, needed| {
            let short: Vec<Seat> =
                Seat::all(rules.seats).filter(|&seat| !events::can_pay_alone(state, seat)).collect();
            let needed = vec![TallyView { measure, needed, met: 0 }];
            let could = short.is_empty();
            DemandView { event, team: false, optional: false, deadly: true, needed, could, short }
        };
        match event {
            Hour::Trip => Some(alone(Demanded::Coins, events::TRIP)),
            Hour::Robbery => Some(alone(Demanded::Worth, events::ROBBERY)),
            _ if by_team(event) => {
                let draft = Draft::empty(rules, state);
                Some(DemandView {
                    event,
                    team: true,
                    optional: optional(state),
                    deadly: matches!(event, Hour::Demolition | Hour::Arson | Hour::WitchHunt),
                    needed: tallies(&draft),
                    could: draft.possible() && (draft.any() || draft.complete()),
                    short: Vec::new(),
                })
            }
            _ => None,
        }
    }
}

impl ProposalView {
    pub(crate) fn new(rules: &Orleans, state: &State) -> Option<ProposalView> {
        if !state.proposal.open() {
            return None;
        }
        let draft = Draft::of(rules, state);
        let proposed = state.flow.frames(Line::Main).last() == Some(&Matter::Settle.into());
        let answers = Siege::concerned(rules, state).iter().map(|seat| AnswerView {
            seat,
            answer: match seat {
                seat if state.proposal.accepted.contains(seat) => Consent::Accepted,
                seat if state.proposal.declined.contains(seat) => Consent::Declined,
                _ => Consent::Open,
            },
        });
        Some(ProposalView {
            event: state.hour(),
            drafter: Siege::drafter(rules, state),
            draft: state.proposal.drafts,
            optional: optional(state),
            holds: Siege::draft_holds(rules, state),
            proposed,
            complete: draft.complete(),
            items: draft.items.iter().map(ItemView::new).collect(),
            demand: tallies(&draft),
            answers: if proposed && !Siege::draft_holds(rules, state) {
                answers.collect()
            } else {
                Vec::new()
            },
        })
    }
}

impl ItemView {
    fn new(item: Item) -> ItemView {
        ItemView {
            item,
            kind: ItemKind::of(item),
            giver: item.giver(),
            getter: item.getter(),
            count: match item {
                Item::GrantCoins { count, .. }
                | Item::GrantBooks { count, .. }
                | Item::Books { count, .. }
                | Item::Coins { count, .. } => count,
                _ => 1,
            },
            place: match item {
                Item::Technology { place, .. } | Item::Monk { from: From::Place(place), .. } => Some(place),
                Item::Tile { tile, .. } | Item::Place { tile } => Some(tile),
                _ => None,
            },
            good: match item {
                Item::Sell { good, .. }
                | Item::Buy { good, .. }
                | Item::Travel { take: Take::Good(good), .. } => Some(good),
                Item::GrantWine { .. } => Some(Good::Wine),
                Item::Grain { .. } => Some(Good::Grain),
                _ => None,
            },
            edge: if let Item::Grain { edge } = item { Some(edge) } else { None },
            citizen: if let Item::Citizen { citizen } = item { Some(citizen) } else { None },
            town: if let Item::Travel { town, .. } = item { Some(town) } else { None },
        }
    }
}

impl ItemKind {
    pub(crate) const ALL: [ItemKind; 16] = [
        ItemKind::Technology,
        ItemKind::Tile,
        ItemKind::Sell,
        ItemKind::GrantWine,
        ItemKind::GrantCoins,
        ItemKind::GrantBooks,
        ItemKind::Buy,
        ItemKind::Books,
        ItemKind::MonkMarket,
        ItemKind::MonkBag,
        ItemKind::Monk,
        ItemKind::Coins,
        ItemKind::Grain,
        ItemKind::Place,
        ItemKind::Citizen,
        ItemKind::Travel,
    ];

    fn of(item: Item) -> ItemKind {
        match item {
            Item::Technology { .. } => ItemKind::Technology,
            Item::Tile { .. } => ItemKind::Tile,
            Item::Sell { .. } => ItemKind::Sell,
            Item::GrantWine { .. } => ItemKind::GrantWine,
            Item::GrantCoins { .. } => ItemKind::GrantCoins,
            Item::GrantBooks { .. } => ItemKind::GrantBooks,
            Item::Buy { .. } => ItemKind::Buy,
            Item::Books { .. } => ItemKind::Books,
            Item::Monk { from: From::Market, .. } => ItemKind::MonkMarket,
            Item::Monk { from: From::Bag, .. } => ItemKind::MonkBag,
            Item::Monk { from: From::Place(_), .. } => ItemKind::Monk,
            Item::Coins { .. } => ItemKind::Coins,
            Item::Grain { .. } => ItemKind::Grain,
            Item::Place { .. } => ItemKind::Place,
            Item::Citizen { .. } => ItemKind::Citizen,
            Item::Travel { .. } => ItemKind::Travel,
        }
    }
}

/// What the event asks for and how much of it a draft has.
fn tallies(draft: &Draft) -> Vec<TallyView> {
    let (items, needed) = (&draft.items, draft.needed());
    let tally = |measure, needed, met| TallyView { measure, needed, met };
    let kept = draft.price() * needed.saturating_sub(items.tiles());
    match draft.state.hour() {
        Hour::Demolition => vec![
            tally(Demanded::Technology, needed, items.tiles()),
            tally(Demanded::Coins, kept, items.paid()),
        ],
        Hour::Arson => {
            vec![tally(Demanded::Tiles, needed, items.tiles()), tally(Demanded::Coins, kept, items.paid())]
        }
        Hour::GoodTrade => vec![tally(Demanded::Coins, needed, items.paid())],
        Hour::WitchHunt => vec![tally(Demanded::Points, needed, items.books() + items.monks())],
        Hour::RomeCalling => {
            vec![tally(Demanded::Monks, needed, items.monks()), tally(Demanded::Citizens, 1, items.common())]
        }
        Hour::Drought => vec![tally(Demanded::Grain, needed, items.common())],
        Hour::Earthquake => vec![tally(Demanded::Places, needed, items.common())],
        Hour::GoodWinds => vec![tally(Demanded::Journey, needed, items.common())],
        Hour::Donation => vec![
            tally(Demanded::Wine, draft.donated_wine(), items.wine()),
            tally(Demanded::Payout, needed, items.granted()),
            tally(Demanded::Books, draft.donated_books(), items.books()),
        ],
        Hour::WoolMarket => vec![
            tally(Demanded::Deals, needed, items.deals()),
            tally(Demanded::Payout, items.proceeds(), items.granted()),
            tally(Demanded::Coins, items.cost(), items.paid()),
        ],
        hour => unreachable!("{hour} is not decided by the team"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_of_items_are_in_the_order_of_the_record() {
        let (seat, count, good) = (Seat(0), 1, Good::Wool);
        let monk = |from| Item::Monk { seat, from };
        let items = [
            Item::Technology { seat, place: Place::Wagon },
            Item::Tile { seat, tile: Place::Office },
            Item::Sell { good, seat },
            Item::GrantWine { seat },
            Item::GrantCoins { seat, count },
            Item::GrantBooks { seat, count },
            Item::Buy { good, seat },
            Item::Books { seat, count },
            monk(From::Market),
            monk(From::Bag),
            monk(From::Place(Place::Wagon)),
            Item::Coins { seat, count },
            Item::Grain { edge: Edge::at(0) },
            Item::Place { tile: Place::Office },
            Item::Citizen { citizen: Citizen::at(0) },
            Item::Travel { seat, town: Town::Blois, take: Take::Nothing },
        ];
        assert!(items.is_sorted());
        assert_eq!(items.map(ItemKind::of), ItemKind::ALL);
    }
}
