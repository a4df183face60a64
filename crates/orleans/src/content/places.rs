use engine::Confidence;

use super::{Good, Need, Role, names::named};

named! {
    /// Where followers stand to make an action possible: the places printed on a seat's board, then the tiles.
    Place, "that is not a place":
    FarmHouse = "farm-house",
    Village = "village",
    University = "university",
    Castle = "castle",
    Monastery = "monastery",
    Ship = "ship",
    Wagon = "wagon",
    Guildhall = "guildhall",
    Scriptorium = "scriptorium",
    TownHall = "town-hall",
    Hayrick = "hayrick",
    CheeseFactory = "cheese-factory",
    Winery = "winery",
    WoolManufacturer = "wool-manufacturer",
    TailorShop = "tailor-shop",
    Brewery = "brewery",
    Windmill = "windmill",
    Library = "library",
    Hospital = "hospital",
    Sacristy = "sacristy",
    HerbGarden = "herb-garden",
    Bathhouse = "bathhouse",
    GunpowderTower = "gunpowder-tower",
    Cellar = "cellar",
    Office = "office",
    School = "school",
    Pharmacy = "pharmacy",
    HorseWagon = "horse-wagon",
    ShippingLine = "shipping-line",
    Laboratory = "laboratory",
    StageCoach = "stage-coach",
    MarketStand = "market-stand",
    BlackMarket = "black-market",
    Tavern = "tavern",
    Vineyard = "vineyard",
    Well = "well",
    Depot = "depot",
    Carpenter = "carpenter",
    BourgeoisHouse = "bourgeois-house",
    Vehicle = "vehicle",
    GuildHouse = "guild-house",
    Hostel = "hostel",
    Palatinate = "palatinate",
}

named! {
    /// The two stacks of place tiles. r[orleans.tile.type-1] r[orleans.tile.type-2]
    Stack, "a stack is":
    One = "I",
    Two = "II",
}

/// What a place does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Take a follower with one of these roles, advance on its track, take the reward there.
    Recruit(&'static [Role]),
    /// Take coins, development points and a good.
    Gain { coins: u8, books: u8, good: Option<Good> },
    /// Coins equal to the development status.
    CoinsByStatus,
    /// A coin for each trading station built.
    CoinsByStations,
    /// Buy up to this many development points for a coin each.
    BuyBooks(u8),
    /// Move the merchant along one edge, for this many coins.
    Travel { roads: bool, waterways: bool, coins: u8 },
    /// Build a trading station where the merchant is.
    Build,
    /// Together with the place that builds: build where another seat already has a station.
    BuildBeside,
    /// Send followers to deeds.
    Send,
    /// The same, and its spaces belong to the Market.
    SendFromMarket,
    /// Take a technology tile.
    Technology,
    /// Draw this many followers and place all but one of them. Without spaces it works by itself: after each draw,
    /// one less is drawn and one of them kept. r[orleans.tile.bathhouse]
    Bathe(u8),
    /// Buy or sell up to this many goods.
    Deal(u8),
    /// Swap two equal goods for another.
    Swap,
    /// Do the action of another of the seat's places.
    Any,
    /// Skip a harmful event.
    Ward,
    /// Move the carpenter and build structures. r[orleans.prosperity.carpenter-place]
    Carpentry,
    /// Pay a citizen for a good, a journey, coins or development. r[orleans.duel.house]
    House,
    /// Send up to this many goods to the city or to another seat. r[orleans.invasion.vehicle]
    Haul(u8),
    /// Send up to this many coins there. r[orleans.invasion.guild-house]
    Fund(u8),
    /// Send a follower to another seat. r[orleans.invasion.hostel]
    Lodge,
    /// Do an action that another seat has activated. r[orleans.invasion.palatinate]
    Borrow,
    /// Works by itself.
    Power(Power),
}

impl Effect {
    /// Whether a single follower activates the place.
    pub(crate) const fn one_is_enough(self) -> bool {
        matches!(self, Send | SendFromMarket | Effect::Carpentry)
    }
}

/// What a tile without spaces does for as long as it lies there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Power {
    /// Boatmen may stand in for craftsmen, traders and farmers.
    Boatmen,
    /// Scholars may stand in for everyone but monks.
    Scholars,
    /// After building at a river: a wine for a coin.
    Wine,
    /// Points at the end for each set of all five goods.
    Sets(u8),
}

/// What is printed on a place.
#[derive(Clone, Copy, Debug)]
pub struct PlaceRow {
    pub place: Place,
    /// Which stack it comes from. `None` for the places on boards.
    pub stack: Option<Stack>,
    /// Whether it comes with the Invasion expansion.
    pub invasion: bool,
    pub needs: &'static [Need],
    pub effect: Effect,
    /// The clause that says what it does.
    pub clause: &'static str,
    /// How well `needs` is known.
    pub confidence: Confidence,
}

use Confidence::{Inferred, OneSource, Reconstructed, Verified};
use Effect::{
    Any, Bathe, Build, BuildBeside, BuyBooks, CoinsByStations, CoinsByStatus, Deal, Gain, Power as Works,
    Recruit, Send, SendFromMarket, Swap, Travel, Ward,
};
use Need::{Any as Anyone, Boatman, Craftsman, Farmer, Knight, Monk, Scholar, Trader};

const fn board(place: Place, clause: &'static str, needs: &'static [Need], effect: Effect) -> PlaceRow {
    PlaceRow { place, stack: None, invasion: false, needs, effect, clause, confidence: Verified }
}

const fn tile(
    place: Place,
    clause: &'static str,
    stack: Stack,
    confidence: Confidence,
    needs: &'static [Need],
    effect: Effect,
) -> PlaceRow {
    PlaceRow { place, stack: Some(stack), invasion: false, needs, effect, clause, confidence }
}

const fn invasion(row: PlaceRow) -> PlaceRow {
    PlaceRow { invasion: true, ..row }
}

/// A place on a board that a scenario adds.
pub(crate) const fn extra(
    place: Place,
    clause: &'static str,
    confidence: Confidence,
    needs: &'static [Need],
    effect: Effect,
) -> PlaceRow {
    PlaceRow { place, stack: None, invasion: true, needs, effect, clause, confidence }
}

const fn coins(coins: u8) -> Effect {
    Gain { coins, books: 0, good: None }
}

const fn books(books: u8) -> Effect {
    Gain { coins: 0, books, good: None }
}

const fn good(good: Good) -> Effect {
    Gain { coins: 0, books: 0, good: Some(good) }
}

const ROAD: Effect = Travel { roads: true, waterways: false, coins: 0 };

/// The places of the board, on whose spaces two or more sources agree, and the place tiles.
#[rustfmt::skip]
pub(crate) const BASE_PLACES: &[PlaceRow] = &[
    board(Place::FarmHouse, "orleans.place.farm-house", &[Boatman, Craftsman], Recruit(&[Role::Farmer])),
    board(Place::Village, "orleans.place.village", &[Farmer, Boatman, Craftsman], Recruit(&[Role::Boatman, Role::Craftsman, Role::Trader])),
    board(Place::University, "orleans.place.university", &[Farmer, Craftsman, Trader], Recruit(&[Role::Scholar])),
    board(Place::Castle, "orleans.place.castle", &[Farmer, Boatman, Trader], Recruit(&[Role::Knight])),
    board(Place::Monastery, "orleans.place.monastery", &[Trader, Scholar], Recruit(&[Role::Monk])),
    board(Place::Ship, "orleans.place.ship", &[Farmer, Boatman, Knight], Travel { roads: false, waterways: true, coins: 0 }),
    board(Place::Wagon, "orleans.place.wagon", &[Farmer, Trader, Knight], ROAD),
    board(Place::Guildhall, "orleans.place.guildhall", &[Farmer, Craftsman, Knight], Build),
    board(Place::Scriptorium, "orleans.place.scriptorium", &[Knight, Scholar], books(1)),
    board(Place::TownHall, "orleans.place.town-hall", &[Anyone, Anyone], Send),
    tile(Place::Hayrick, "orleans.tile.hayrick", Stack::One, OneSource, &[Farmer], good(Good::Grain)),
    tile(Place::CheeseFactory, "orleans.tile.cheese-factory", Stack::One, OneSource, &[Farmer, Farmer], good(Good::Cheese)),
    tile(Place::Winery, "orleans.tile.winery", Stack::One, OneSource, &[Farmer, Trader], good(Good::Wine)),
    tile(Place::WoolManufacturer, "orleans.tile.wool-manufacturer", Stack::One, OneSource, &[Boatman, Trader], good(Good::Wool)),
    tile(Place::TailorShop, "orleans.tile.tailor-shop", Stack::One, OneSource, &[Trader, Scholar], good(Good::Brocade)),
    tile(Place::Brewery, "orleans.tile.brewery", Stack::One, Verified, &[Monk], coins(2)),
    tile(Place::Windmill, "orleans.tile.windmill", Stack::One, Verified, &[Craftsman, Craftsman], Gain { coins: 2, books: 1, good: None }),
    tile(Place::Library, "orleans.tile.library", Stack::One, Verified, &[Knight, Scholar], books(2)),
    tile(Place::Hospital, "orleans.tile.hospital", Stack::One, OneSource, &[Boatman, Scholar], CoinsByStatus),
    tile(Place::Sacristy, "orleans.tile.sacristy", Stack::One, Verified, &[Monk], Ward),
    tile(Place::HerbGarden, "orleans.tile.herb-garden", Stack::One, Verified, &[], Works(Power::Boatmen)),
    tile(Place::Bathhouse, "orleans.tile.bathhouse", Stack::One, OneSource, &[], Bathe(3)),
    tile(Place::GunpowderTower, "orleans.tile.gunpowder-tower", Stack::Two, Verified, &[Anyone, Anyone], SendFromMarket),
    tile(Place::Cellar, "orleans.tile.cellar", Stack::Two, OneSource, &[Scholar, Monk], coins(4)),
    tile(Place::Office, "orleans.tile.office", Stack::Two, OneSource, &[Scholar, Scholar], CoinsByStations),
    tile(Place::School, "orleans.tile.school", Stack::Two, Verified, &[], Works(Power::Scholars)),
    tile(Place::Pharmacy, "orleans.tile.pharmacy", Stack::Two, Verified, &[Anyone], BuyBooks(3)),
    tile(Place::HorseWagon, "orleans.tile.horse-wagon", Stack::Two, Verified, &[Trader, Knight], ROAD),
    tile(Place::ShippingLine, "orleans.tile.shipping-line", Stack::Two, Verified, &[Boatman], books(1)),
    tile(Place::Laboratory, "orleans.tile.laboratory", Stack::Two, OneSource, &[Craftsman, Scholar], Effect::Technology),
    invasion(tile(Place::StageCoach, "orleans.tile.stage-coach", Stack::One, Verified, &[Knight], Travel { roads: true, waterways: true, coins: 3 })),
    invasion(tile(Place::MarketStand, "orleans.tile.market-stand", Stack::One, Reconstructed, &[Trader], Deal(2))),
    invasion(tile(Place::BlackMarket, "orleans.tile.black-market", Stack::One, Reconstructed, &[Boatman], Swap)),
    invasion(tile(Place::Tavern, "orleans.tile.tavern", Stack::Two, Reconstructed, &[Trader], BuildBeside)),
    invasion(tile(Place::Vineyard, "orleans.tile.vineyard", Stack::One, Inferred, &[], Works(Power::Wine))),
    invasion(tile(Place::Well, "orleans.tile.well", Stack::Two, Reconstructed, &[Craftsman, Scholar], Any)),
    invasion(tile(Place::Depot, "orleans.tile.depot", Stack::Two, Inferred, &[], Works(Power::Sets(5)))),
];

impl Place {
    /// Places printed on the board.
    pub const BOARD: usize = 10;

    /// The same, as a mask.
    pub const ON_BOARD: u64 = (1 << Place::BOARD) - 1;

    #[inline]
    pub const fn bit(self) -> u64 {
        1 << self as u8
    }

    /// Whether it is a tile, not printed on a board.
    #[inline]
    pub const fn is_tile(self) -> bool {
        self.index() >= Place::BOARD && self.index() <= Place::Depot.index()
    }

    /// Several, as a mask.
    pub const fn mask(places: &[Place]) -> u64 {
        let (mut mask, mut index) = (0, 0);
        while index < places.len() {
            mask |= places[index].bit();
            index += 1;
        }
        mask
    }

    /// Those in a mask, in order.
    #[inline]
    pub fn in_mask(mut mask: u64) -> impl Iterator<Item = Place> {
        std::iter::from_fn(move || {
            let index = mask.trailing_zeros() as usize;
            mask &= mask.wrapping_sub(1);
            (index < Place::COUNT).then(|| Place::at(index))
        })
    }

    /// Its name for people: `Farm House`.
    pub fn title(self) -> String {
        let words = self.name().split('-').map(|word| word[..1].to_uppercase() + &word[1..]);
        words.collect::<Vec<_>>().join(" ")
    }
}
