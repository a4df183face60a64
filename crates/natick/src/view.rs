use engine::{Next, Pending, Rules, Seat};
use serde::Serialize;

use crate::{
    content::{
        BANK_RATE, CAPACITY, DiceSet, DieEvent, Face, Item, Place, Purse, Region, Row, Suit, TOWN_POINTS,
        TRADER_POINTS, VILLAGE_POINTS,
    },
    rules::Natick,
    set_up::CORNERS,
    state::{State, other},
    step::{Offer, Step},
};

/// What everyone may see, which is everything. r[natick.comp.open-information]
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Turns begun, or 0 during set-up.
    pub turn: u16,
    /// Who goes first, or `None` before this is decided.
    pub first: Option<Seat>,
    /// Whose turn it is, or during set-up, who is setting up.
    pub active: Seat,
    /// Who has to act.
    pub asked: Vec<Seat>,
    pub over: bool,
    /// The points that end the game.
    pub target: u8,
    /// Turns in a row without a build.
    pub idle: u8,
    /// Offers made this turn.
    pub offers: u8,
    /// The offer being made or answered.
    pub offer: Option<Offer>,
    /// The dice, or none before they are rolled.
    pub dice: Vec<DieView>,
    /// Coins in the pool.
    pub pool: Vec<ResourceView>,
    /// The regions in the face-down stack. Their order is hidden.
    pub stack: Vec<Region>,
    /// The region that was drawn or found and is not placed yet.
    pub drawn: Option<Region>,
    /// Where a region is being added.
    pub adding: Option<AddingView>,
    /// What things cost at this table, and how many points they are worth.
    pub prices: Vec<PriceView>,
    /// Resources that a region holds.
    pub capacity: u8,
    /// How many equal resources buy one from the pool.
    pub bank_rate: u8,
    /// How many from one region next to a trader buy one from the pool, or 0 for no such trade.
    pub trader_rate: u8,
    /// Village tiles in their stack.
    pub village_tiles: u8,
    /// Town tiles in their stack.
    pub town_tiles: u8,
    /// Pawns not hired yet.
    pub pawns: u8,
    pub colonies: Vec<ColonyView>,
}

/// At a road, in one of these rows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AddingView {
    pub place: Place,
    pub rows: Vec<Row>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PriceView {
    pub item: Item,
    pub cost: Vec<ResourceView>,
    pub points: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DieView {
    pub suit: Suit,
    pub face: Face,
    /// The event, if it shows one.
    pub event: Option<DieEvent>,
    /// The seat that has it. None once its event is resolved.
    pub holder: Option<Seat>,
    /// Which of the two sets it is in, while the active seat chooses one.
    pub set: Option<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ResourceView {
    pub suit: Suit,
    pub count: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ColonyView {
    pub seat: Seat,
    pub points: u8,
    pub resources: Vec<ResourceView>,
    /// Resources that no knight guards.
    pub unguarded: u8,
    /// Settlements, from the left.
    pub settlements: Vec<SettlementView>,
    /// Roads, from the left.
    pub roads: Vec<RoadView>,
    pub knights: Vec<KnightView>,
    pub regions: Vec<RegionView>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SettlementView {
    pub place: Place,
    pub town: bool,
    pub units: u32,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RoadView {
    pub place: Place,
    /// Whether it still has a tile, because it is open.
    pub open: bool,
    pub trader: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct KnightView {
    pub place: Place,
    pub row: Row,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RegionView {
    pub region: Region,
    pub place: Place,
    pub row: Row,
    pub coins: u8,
    pub guarded: bool,
}

impl View {
    pub(crate) fn new(rules: &Natick, state: &State) -> View {
        let pending = rules.pending(state);
        let asked = match pending {
            Pending::Seats(seats) => seats.iter().collect(),
            Pending::Chance | Pending::Over => Vec::new(),
        };
        let step = Seat::all(2).find_map(|seat| state.flow.asked(seat));
        let drawn = match step {
            Some(Step::AskPut(_, region)) => Some(region),
            _ => None,
        };
        // Before the roll the dice still show the last turn's values.
        let rolled = state.turn > 0 && !matches!(state.flow.next(), Next::Chance(_, Step::Roll));
        let (village_tiles, town_tiles) = state.tiles();
        View {
            turn: state.turn,
            first: state.colonies[state.first].founded.then_some(state.first),
            active: state.active,
            asked,
            over: pending == Pending::Over,
            target: rules.target,
            idle: state.idle,
            offers: state.offers,
            offer: match step {
                Some(Step::AskOffer(offer) | Step::AskAccept(offer)) => Some(offer),
                _ => None,
            },
            dice: if rolled { dice_view(rules, state) } else { Vec::new() },
            pool: resources(state.pool),
            stack: Region::in_mask(state.stack).filter(|&region| Some(region) != drawn).collect(),
            drawn,
            adding: step.and_then(adding),
            prices: Item::ALL.map(|item| price(rules, item)).to_vec(),
            capacity: CAPACITY,
            bank_rate: BANK_RATE,
            trader_rate: rules.trader_rate,
            village_tiles,
            town_tiles,
            pawns: state.pawns(),
            colonies: Seat::all(2).map(|seat| colony_view(rules, state, seat)).collect(),
        }
    }
}

fn adding(step: Step) -> Option<AddingView> {
    match step {
        Step::AskRegion(corner) => {
            let (x, row) = CORNERS[usize::from(corner)];
            Some(AddingView { place: Place::new(x), rows: vec![row] })
        }
        Step::AskScout(spot) | Step::AskPut(spot, _) => {
            Some(AddingView { place: spot.road(), rows: spot.rows().collect() })
        }
        _ => None,
    }
}

fn price(rules: &Natick, item: Item) -> PriceView {
    let points = match item {
        Item::Road | Item::Scout => 0,
        Item::Village => VILLAGE_POINTS,
        // r[natick.town.upgrade] It replaces a village.
        Item::Town => TOWN_POINTS - VILLAGE_POINTS,
        Item::Trader => TRADER_POINTS,
        Item::Knight => rules.knight_points,
    };
    let mut cost = resources(rules.cost(item));
    cost.retain(|resource| resource.count > 0);
    PriceView { item, cost, points }
}

fn resources(purse: Purse) -> Vec<ResourceView> {
    Suit::ALL.map(|suit| ResourceView { suit, count: purse[suit.index()] }).to_vec()
}

fn dice_view(rules: &Natick, state: &State) -> Vec<DieView> {
    let sets = state.divided().unwrap_or([DiceSet::NONE; 2]);
    let view = |suit: Suit| {
        let face = state.faces[suit.index()];
        DieView {
            suit,
            face,
            event: face.is_event().then(|| rules.event(suit)),
            holder: [state.active, other(state.active)]
                .into_iter()
                .find(|&seat| state.held[seat].contains(suit)),
            set: (0..2).find(|&set| sets[usize::from(set)].contains(suit)),
        }
    };
    Suit::ALL.map(view).to_vec()
}

fn colony_view(rules: &Natick, state: &State, seat: Seat) -> ColonyView {
    let colony = &state.colonies[seat];
    let ends = colony.ends;
    let regions = Region::in_mask(colony.regions).filter_map(|region| {
        let (place, row) = state.spaces[region.index()].place()?;
        let coins = state.coins.on(region);
        Some(RegionView { region, place, row, coins, guarded: colony.guarded & region.bit() != 0 })
    });
    let settlements = colony.settlements().map(|place| SettlementView {
        place,
        town: colony.is_town(place),
        units: colony.units(place),
    });
    let knights = colony.settlements().flat_map(|place| {
        let here = Row::ALL.into_iter().filter(move |&row| colony.has_knight(place, row));
        here.map(move |row| KnightView { place, row })
    });
    ColonyView {
        seat,
        points: rules.points(state, seat),
        resources: resources(state.purse(seat)),
        unguarded: state.unguarded(seat),
        settlements: settlements.collect(),
        roads: colony
            .roads()
            .map(|place| RoadView {
                place,
                open: place < ends[0] || place > ends[1],
                trader: colony.has_trader(place),
            })
            .collect(),
        knights: knights.collect(),
        regions: regions.collect(),
    }
}
