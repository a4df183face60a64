use engine::{Rules, Seat, Viewer};
use serde::Serialize;

use crate::{
    action::Store,
    apply::next_target,
    content::{
        Board, Bonus, CARD_SPACES, Card, Depot, Duchy, Good, Kind, Power, Shield, Space, Tile, phase_letter,
    },
    estate::Estate,
    parts::Voyage,
    pieces::Shown,
    posts::Pairs,
    route::Route,
    rules::{Burgundy, Colours},
    source::Source,
    state::State,
};

/// What a viewer may see. Everything is public except hidden set-up choices. r[burgundy.info.public]
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    pub edition: u16,
    pub phase: char,
    /// 1 to 5, or 0 while a phase is being prepared.
    pub round: u8,
    pub white: Option<u8>,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// Who has to act.
    pub asked: Vec<Seat>,
    pub over: bool,
    /// Depots 1 to 6, then the black one.
    pub depots: Vec<DepotView>,
    /// The tiles stacked next to a depot.
    pub counters: Vec<CounterView>,
    /// Goods on the round spaces, the next one first.
    pub round_goods: Vec<Good>,
    /// Tiles left in each face-down pile. The last is the black one.
    pub piles: Vec<PileView>,
    /// The turn-order track: farthest first, and each stack from the top. Empty at a table without one.
    pub track: Vec<TrackView>,
    /// Empty at a table without bonus tiles.
    pub bonus: Vec<BonusView>,
    /// The first and the second to join all border posts. Empty if there are no posts.
    pub border: Vec<Option<Seat>>,
    /// What the two are worth at this table.
    pub border_points: Vec<u8>,
    /// Points for each sold goods tile at this table.
    pub sale_points: u8,
    /// How far a game of filling the duchy has come. `None` at other tables.
    pub solo: Option<SoloView>,
    pub players: Vec<PlayerView>,
}

/// How far a game of filling the duchy has come. r[burgundy.solo.target] r[burgundy.solo.win]
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SoloView {
    /// Points since the target was last reached.
    pub counter: u8,
    pub target: u8,
    /// What the target falls to when it is reached.
    pub next_target: u8,
    /// Spaces with a tile, and how many there are.
    pub covered: u8,
    pub spaces: u8,
    /// Rounds that come after this one.
    pub rounds_left: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DepotView {
    pub depot: Depot,
    /// By space. `None` is an empty one.
    pub tiles: Vec<Option<Tile>>,
    /// The kind of tile that fills each space in this phase. Empty for the black depot.
    pub kinds: Vec<Kind>,
    pub goods: Vec<Good>,
    pub shields: Vec<Shield>,
}

/// Equal tiles on a stack next to a depot. They count as tiles in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CounterView {
    pub id: &'static str,
    pub at: Depot,
    pub tile: Tile,
    pub count: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PileView {
    pub pile: &'static str,
    pub count: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TrackView {
    pub seat: Seat,
    pub space: u8,
}

/// The bonus tiles of a kind that can still be won.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BonusView {
    pub kind: Kind,
    pub large: bool,
    pub small: bool,
    /// What the large and the small one are worth at this table.
    pub large_points: u8,
    pub small_points: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    pub seat: Seat,
    /// The number of the seat's side, from 0. Partners have the same.
    pub side: u8,
    /// The duchy, or `None` if it is not chosen yet or still secret.
    pub board: Option<Duchy>,
    /// The duchies dealt to choose from.
    pub dealt: Vec<Duchy>,
    /// Space by space in reading order. Empty while the duchy is not known.
    pub duchy: Vec<SpaceView>,
    pub storage: Vec<Tile>,
    /// How many tiles fit in the seat's own storage. `None` if there is no limit.
    pub storage_limit: Option<u8>,
    /// The tiles in the storage that partners share.
    pub shared: Vec<Tile>,
    /// How many tiles fit in it: 0 if nobody shares.
    pub shared_limit: u8,
    pub goods: Vec<GoodsView>,
    pub sold: Vec<GoodsView>,
    pub silver: u16,
    pub workers: u16,
    /// `None` is a used die.
    pub dice: Vec<Option<u8>>,
    /// Whether the seat has already bought a tile this turn.
    pub bought: bool,
    pub points: u16,
    pub sources: Vec<SourceView>,
    pub bonus_large: Vec<Kind>,
    pub bonus_small: Vec<Kind>,
    /// The shields on its castles.
    pub shields: Vec<ShieldView>,
    /// The player it named for shield 6.
    pub named: Option<Seat>,
    pub empty_spaces: u32,
    /// The trade route, space by space from the left.
    pub route: Vec<RouteView>,
    /// The pairs of border posts.
    pub pairs: Vec<PairView>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RouteView {
    pub card: Card,
    pub good: Good,
    pub bonus: Bonus,
    /// The good on the space.
    pub laid: Option<Good>,
    /// Whether it gave the bonus.
    pub paid: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PairView {
    pub posts: [&'static str; 2],
    pub joined: bool,
}

/// A shield and the space of its castle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ShieldView {
    pub shield: Shield,
    pub space: Space,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SpaceView {
    pub space: Space,
    pub kind: Kind,
    pub value: u8,
    /// The number of its area, shared by all spaces of that area.
    pub area: u8,
    pub tile: Option<Tile>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GoodsView {
    pub good: Good,
    pub count: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SourceView {
    pub source: Source,
    pub points: u16,
}

impl View {
    pub(crate) fn new(rules: &Burgundy, state: &State, viewer: Viewer) -> View {
        let asked = match rules.pending(state) {
            engine::Pending::Seats(seats) => seats.iter().collect(),
            engine::Pending::Chance | engine::Pending::Over => Vec::new(),
        };
        View {
            edition: rules.edition,
            phase: phase_letter(state.phase),
            round: state.round,
            white: (state.white != 0).then_some(state.white),
            turn: state.turn,
            asked,
            over: rules.pending(state) == engine::Pending::Over,
            depots: Depot::numbered()
                .chain([Depot::BLACK])
                .map(|depot| depot_view(rules, state, depot))
                .collect(),
            counters: counter_views(rules, state),
            round_goods: state.round_goods.iter().flatten().copied().collect(),
            piles: pile_views(state),
            track: track_views(rules, state),
            bonus: bonus_views(rules, state),
            border: if rules.has_posts() { state.awards.to_vec() } else { Vec::new() },
            border_points: if rules.has_posts() { rules.posts.award.to_vec() } else { Vec::new() },
            sale_points: rules.limits.sale,
            solo: rules.must_fill().then(|| solo_view(rules, state)),
            players: Seat::all(rules.seats).map(|seat| player_view(rules, state, seat, viewer)).collect(),
        }
    }
}

fn counter_views(rules: &Burgundy, state: &State) -> Vec<CounterView> {
    let view = |&tile: &Tile| {
        let counter = rules.counter_of(tile);
        let Shown::Beside(at) = counter.shown else { return None };
        Some(CounterView { id: counter.id, at, tile, count: (counter.get)(state) })
    };
    rules.stacks.iter().filter_map(view).collect()
}

/// r[burgundy.solo.no-track]
fn track_views(rules: &Burgundy, state: &State) -> Vec<TrackView> {
    if !rules.shipped.parts.has(Voyage::Sail) {
        return Vec::new();
    }
    let order = &state.track.order[..rules.seats as usize];
    order.iter().map(|&seat| TrackView { seat, space: state.track.space[seat] }).collect()
}

fn bonus_views(rules: &Burgundy, state: &State) -> Vec<BonusView> {
    if !matches!(rules.colours, Colours::BonusTiles) {
        return Vec::new();
    }
    let bonus = Kind::ALL.map(|kind| {
        let taken = state.bonus_taken[kind.index()];
        let [large_points, small_points] = rules.limits.bonus;
        BonusView { kind, large: taken < 1, small: taken < 2, large_points, small_points }
    });
    bonus.to_vec()
}

fn solo_view(rules: &Burgundy, state: &State) -> SoloView {
    let estate = &state.estates[Seat(0)];
    // Until the duchy is chosen there is nothing to count.
    let spaces = estate.board.map_or(0, |board| rules.board(board).len());
    SoloView {
        counter: state.counter,
        target: state.target,
        next_target: next_target(state.target),
        covered: estate.covered.len() as u8,
        spaces: spaces as u8,
        rounds_left: (4 - state.phase) * 5 + (5 - state.round),
    }
}

fn depot_view(rules: &Burgundy, state: &State, depot: Depot) -> DepotView {
    let in_use = if depot == Depot::BLACK { rules.limits.black } else { rules.limits.slots };
    // An arranged position may use more spaces than this number of seats needs.
    let tiles = state.tiles_in(depot);
    let last = tiles.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
    let goods = if depot == Depot::BLACK {
        Vec::new()
    } else {
        let counts = state.depot_goods[depot.index()];
        Good::all().flat_map(|good| std::iter::repeat_n(good, counts[good.index()] as usize)).collect()
    };
    let tiles = tiles[..last.max(in_use as usize)].to_vec();
    let kinds = if depot == Depot::BLACK {
        Vec::new()
    } else {
        rules.depots[state.phase as usize][depot.index()][..tiles.len()].to_vec()
    };
    let shields = if depot == Depot::BLACK {
        Vec::new()
    } else {
        state.depot_shields[depot.index()].into_iter().flatten().collect()
    };
    DepotView { depot, tiles, kinds, goods, shields }
}

pub(crate) fn pile_views(state: &State) -> Vec<PileView> {
    let mut piles =
        Kind::ALL.map(|kind| PileView { pile: kind.name(), count: state.piles.left(kind) }).to_vec();
    piles.push(PileView { pile: "black", count: state.black_pile.len() });
    piles
}

fn player_view(rules: &Burgundy, state: &State, seat: Seat, viewer: Viewer) -> PlayerView {
    let (hand, estate) = (&state.hands[seat], &state.estates[seat]);
    // r[burgundy.info.secret-choice] Only its owner sees a secret duchy until all have chosen.
    let known = !state.concealed
        || !rules.chooses_board(seat)
        || viewer == Viewer::Everything
        || viewer == Viewer::Seat(seat);
    let board = estate.board.filter(|_| known);
    let kinds = |bits: u8| Kind::ALL.into_iter().filter(|kind| bits & (1 << kind.index()) != 0).collect();
    PlayerView {
        seat,
        side: rules.side(seat).0,
        board,
        dealt: hand.dealt.into_iter().flatten().collect(),
        duchy: board.map(|board| duchy_view(rules.board(board), estate)).unwrap_or_default(),
        storage: state.stored(seat, Store::Own).collect(),
        storage_limit: (!estate.powers.has(Power::UnlimitedStorage)).then_some(rules.limits.storage),
        shared: estate.shared.tiles().collect(),
        shared_limit: rules.limits.shared,
        goods: goods_view(estate.goods),
        sold: goods_view(estate.sold),
        silver: estate.silver,
        workers: estate.workers,
        dice: hand.dice.map(|die| (die != 0).then_some(die)).to_vec(),
        bought: hand.bought,
        points: hand.score(),
        sources: Source::ALL
            .into_iter()
            .map(|source| SourceView { source, points: hand.points[source.index()] })
            .collect(),
        bonus_large: kinds(estate.large),
        bonus_small: kinds(estate.small),
        shields: board.map(|_| shield_views(rules, estate)).unwrap_or_default(),
        named: state.named.filter(|_| estate.powers.has(Power::CopyMonasteries)),
        empty_spaces: board.map_or(0, |board| rules.board(board).len() as u32 - estate.covered.len()),
        route: route_view(rules, &estate.route),
        pairs: if rules.has_posts() { pairs_view(estate.joined) } else { Vec::new() },
    }
}

fn route_view(rules: &Burgundy, route: &Route) -> Vec<RouteView> {
    let cards = route.cards().flat_map(|card| [card; CARD_SPACES]);
    let view = |(card, (good, bonus, laid)): (Card, (Good, Bonus, Option<Good>))| RouteView {
        card,
        good,
        bonus,
        laid,
        paid: laid == Some(good),
    };
    cards.zip(route.spaces(&rules.cards)).map(view).collect()
}

fn pairs_view(pairs: Pairs) -> Vec<PairView> {
    pairs.each().map(|(posts, joined)| PairView { posts, joined }).collect()
}

fn duchy_view(board: &Board, estate: &Estate) -> Vec<SpaceView> {
    board
        .spaces()
        .map(|space| SpaceView {
            space,
            kind: board.kind(space),
            value: board.value(space),
            area: board.area_of[space.index()],
            tile: estate.duchy[space.index()],
        })
        .collect()
}

pub(crate) fn shield_views(rules: &Burgundy, estate: &Estate) -> Vec<ShieldView> {
    let shield =
        |(castle, space): (usize, Space)| estate.shields[castle].map(|shield| ShieldView { shield, space });
    rules.castles(estate).filter_map(shield).collect()
}

fn goods_view(counts: [u8; Good::COUNT]) -> Vec<GoodsView> {
    Good::all()
        .filter(|good| counts[good.index()] > 0)
        .map(|good| GoodsView { good, count: counts[good.index()] })
        .collect()
}
