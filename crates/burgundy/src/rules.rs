use engine::Seat;

use crate::{
    content::{Board, Bonus, Duchy, Good, Kind, SLOTS, Shield, ShieldSpec, Tile, TileSpec, TypeSet},
    dice::DiceTable,
    estate::Estate,
    means::Means,
    parts::{List, Parts, Placing, Sale, Voyage},
    pieces::{Counter, Word},
    source::Source,
    state::State,
    step::Step,
};

/// The Castles of Burgundy, composed for one table. Everything a config can change is a value here.
#[derive(Clone, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is the answer to one question that the rules leave to the table"
)]
pub struct Burgundy {
    pub(crate) edition: u16,
    pub(crate) seats: u8,
    /// Room for this many estates: seats this many places apart share one.
    pub(crate) estates: u8,
    pub(crate) tiles: [TileSpec; Tile::COUNT],
    /// The cards of the trade routes. r[burgundy.route.count]
    pub(crate) cards: crate::route::Cards,
    /// By row of the duchy. Row 0 is no duchy.
    pub(crate) boards: Vec<Option<Board>>,
    /// The kind of every depot space, by phase.
    pub(crate) depots: [[[Kind; SLOTS]; 6]; 5],
    /// The tiles that are stacked next to the black depot. They count as tiles in that depot.
    pub(crate) stacks: Vec<Tile>,
    /// What modules count, and their lines of scenarios, in use or not.
    pub(crate) counters: Vec<&'static Counter>,
    pub(crate) words: Vec<&'static Word>,
    /// The building types that a tile which copies may copy. r[burgundy.extra.crane]
    pub(crate) copies: TypeSet,
    pub(crate) dice: DiceTable,
    /// Whether tiles that help to change one's own dice also help to change the white die for an action.
    pub(crate) white_steps: bool,
    pub(crate) set_up: SetUp,
    /// What happens in the game, in a phase, and in a round before its turns.
    pub(crate) game_steps: Vec<Step>,
    pub(crate) phase_steps: Vec<Step>,
    pub(crate) round_steps: Vec<Step>,
    /// What follows a placement, a sale and a ship.
    pub(crate) placed: List<Placing>,
    /// Parts of a placement whose points are one gain. r[burgundy.solo.gains]
    pub(crate) together: Parts<Placing>,
    pub(crate) sold: List<Sale>,
    pub(crate) shipped: List<Voyage>,
    pub(crate) shields: [ShieldSpec; Shield::COUNT],
    /// Shields on each depot at the start. None if shields are not in play.
    pub(crate) shields_laid: [u8; 6],
    /// Whether tiles that no longer fit in a storage are discarded. r[burgundy.shield.04]
    pub(crate) sheds: bool,
    /// If several parts are left, the seat chooses their order. r[burgundy.solo.order]
    pub(crate) free_order: bool,
    pub(crate) colours: Colours,
    pub(crate) goal: Goal,
    pub(crate) purchase: Purchase,
    pub(crate) limits: Limits,
    pub(crate) posts: Posts,
    /// A sale that a trade route gives in the middle of a sale waits until its goods are laid.
    /// r[burgundy.route.nested]
    pub(crate) sales_wait: bool,
    pub(crate) tie_fewest: bool,
    /// The track decides between those who are still tied. Otherwise they share their place.
    /// r[burgundy.tie.order] r[burgundy.team.tie]
    pub(crate) tie_track: bool,
    /// What a scenario cannot name at this table, each with the module that it belongs to.
    pub(crate) absent: Vec<(&'static str, &'static str)>,
}

/// How the seats get their duchies.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SetUp {
    /// Each seat's duchy, unless it is dealt or chosen.
    pub boards: [Option<Duchy>; 4],
    /// Duchies dealt to each seat to choose from.
    pub boards_dealt: u8,
    /// The clause by which they are dealt.
    pub deal: &'static str,
    /// Seats that choose where their start castle goes. The first of partners chooses for all.
    pub choose_castle: [bool; 4],
    /// Choices are made simultaneously and revealed together.
    pub secret: bool,
    /// Silver at the start. r[burgundy.setup.silver]
    pub silver: u8,
    /// Workers at the start, by turn order. r[burgundy.setup.workers]
    pub workers: [u8; 4],
    /// Goods dealt to each estate. r[burgundy.setup.goods]
    pub goods: u8,
    /// Cards of each trade route. r[burgundy.route.count]
    pub cards: u8,
    /// No two seats have the same duchy. r[burgundy.border.boards]
    pub different: bool,
    /// The edition's clause on how to find the start player.
    pub start_player: &'static str,
}

/// What a completed colour gives.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Colours {
    /// A bonus tile with its points, while there is one. r[burgundy.colour.first] r[burgundy.colour.second]
    BonusTiles,
    /// A free action. r[burgundy.solo.colour]
    Action(Means),
}

/// What the game is about.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Goal {
    /// The most points win.
    Points,
    /// The duchy must be filled. Points move a counter towards a target, and reaching it gives a free action.
    /// r[burgundy.solo.win] r[burgundy.solo.target]
    Fill { target: u8 },
}

/// What border posts score.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Posts {
    /// Each pair scores, not each step towards all three. r[burgundy.border.pair-count]
    pub by_pair: bool,
    /// Points of the first and the second seat to join all of them. r[burgundy.border.all]
    pub award: [u8; 2],
}

/// The one purchase of a turn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Purchase {
    /// A seat may buy before any decision of its own turn. r[burgundy.purchase.option]
    pub any_decision: bool,
    /// A seat may also pay 1 silver and 1 worker. r[burgundy.monastery.06-payment]
    pub mixed: bool,
    /// A seat may discard from a full storage for every gain, not only for the take action.
    /// r[burgundy.storage.discard]
    pub makes_room: bool,
}

/// Numbers that depend on the player count. r[burgundy.players.values]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// Spaces of each numbered depot in use. r[burgundy.phase.fill-depots]
    pub slots: u8,
    /// Points for each sold goods tile. r[burgundy.sell.income]
    pub sale: u8,
    /// Points of the large and the small bonus tile. r[burgundy.colour.first] r[burgundy.colour.second]
    pub bonus: [u8; 2],
    /// Spaces of the black depot in use. r[burgundy.phase.fill-black]
    pub black: u8,
    /// Goods colours that fit in a storage. r[burgundy.ship.types]
    pub goods_colours: u8,
    /// Tiles that fit in a seat's own storage, and in the one that partners share. r[burgundy.take.limit]
    pub storage: u8,
    pub shared: u8,
    /// The largest size that an area counts as. r[burgundy.area.cap]
    pub area: u8,
    /// Ships that one seat can place. Those that find its piece on the last space of the track put it on top of
    /// the stack there. r[burgundy.ship.track-end] r[burgundy.team.track]
    pub ships: u8,
}

impl Burgundy {
    /// Points for each sold goods tile at this table.
    pub fn sale_points(&self) -> u8 {
        self.limits.sale
    }

    /// Points of the large and the small bonus tile at this table.
    pub fn bonus_points(&self) -> [u8; 2] {
        self.limits.bonus
    }

    /// Tiles that a seat can store, in its own storage and in the one it shares.
    pub fn storage_room(&self) -> u8 {
        self.limits.storage + self.limits.shared
    }

    /// Whether a source can give points at this table.
    pub fn can_score(&self, source: Source) -> bool {
        match source {
            Source::Border => self.has_posts(),
            Source::Route => self.set_up.cards > 0,
            Source::Shields => self.has_shields(),
            Source::Livestock
            | Source::Watchtower
            | Source::Area
            | Source::Phase
            | Source::Colour
            | Source::Sale
            | Source::Goods
            | Source::Silver
            | Source::Workers
            | Source::Monastery => true,
        }
    }

    /// Whether the duchy must be filled, instead of scoring the most points. r[burgundy.solo.win]
    pub fn must_fill(&self) -> bool {
        matches!(self.goal, Goal::Fill { .. })
    }

    /// The spaces of an estate's trade route: the colour, the bonus and the good on each.
    pub fn route_spaces<'a>(
        &'a self,
        estate: &'a Estate,
    ) -> impl Iterator<Item = (Good, Bonus, Option<Good>)> + 'a {
        estate.route.spaces(&self.cards)
    }

    /// What counts a tile that is stacked.
    pub(crate) fn counter_of(&self, tile: Tile) -> &'static Counter {
        let found = self.counters.iter().find(|counter| counter.piece == Some(tile.name()));
        found.expect("a module counts the tiles that it stacks")
    }

    /// The edition in play, 2011 or 2019.
    pub fn edition(&self) -> u16 {
        self.edition
    }

    /// One seat for each estate.
    pub(crate) fn owners(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seats.min(self.estates))
    }

    /// Everyone who has a seat's estate: the seat itself and its partners.
    pub(crate) fn partners(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let estates = self.estates;
        Seat::all(self.seats).filter(move |other| other.0 % estates == seat.0 % estates)
    }

    /// What a seat and its partners have scored together. r[burgundy.team.final]
    pub fn side_score(&self, state: &State, seat: Seat) -> u16 {
        self.partners(seat).map(|partner| state.hands[partner].score()).sum()
    }

    /// Whether the table plays with border posts.
    pub fn has_posts(&self) -> bool {
        self.placed.parts.has(Placing::Posts)
    }

    /// Points of the first and the second seat to join all border posts.
    pub fn award_points(&self) -> [u8; 2] {
        self.posts.award
    }

    /// The tile's row in this edition.
    #[inline]
    pub fn tile(&self, tile: Tile) -> &TileSpec {
        &self.tiles[tile.index()]
    }

    /// The board of a duchy.
    #[inline]
    pub fn board(&self, duchy: Duchy) -> &Board {
        self.boards[duchy.row() as usize].as_ref().expect("only boards of the edition are dealt or chosen")
    }

    /// The board a seat plays on.
    #[inline]
    pub fn board_of(&self, estate: &Estate) -> &Board {
        // The row of no duchy is empty, so one check finds both mistakes.
        let row = estate.board.map_or(0, Duchy::row);
        self.boards[row as usize].as_ref().expect("the duchy is chosen before it is needed")
    }

    /// The duchies of the edition.
    pub fn duchies(&self) -> impl DoubleEndedIterator<Item = Duchy> + '_ {
        Duchy::all().filter(|duchy| self.boards[duchy.row() as usize].is_some())
    }
}
