//! The numbers that guide the bots, in points unless their sentence says otherwise. `games/orleans/weights.txt` has their values.

use std::sync::{Arc, LazyLock};

use ::orleans::{
    content::{Place, Role},
    scenarios::Scenario,
};
use search::{
    Taste, named_numbers,
    numbers::{Form, Name, Numbers, Sheet},
};

use super::courses::Course;

named_numbers! {
    /// What counts in every scenario. The first ones are a matter of taste.
    Weight:
    Follower "follower" "A follower that can be used in every round, for each round."
    Wanted "wanted" "A follower of a kind that is in demand, for each round."
    Draw "draw" "Each further follower that may be drawn, for each round."
    Technology "technology" "A technology tile on a place that is used often, for each round."
    Tile "tile" "A very good place tile, for each round."
    Development "development" "Development points that one round gives."
    Marks "marks" "Trading stations and citizens that one round gives."
    Arrived "arrived" "The share of a station's worth for a merchant in a town where it can be built."
    Near "near" "The share of the worth of what is one step away."
    Food "food" "Food for a harvest to come."
    Reserve "reserve" "Coins that will be needed."
    Census "census" "The census, for each round."
    Race "race" "A citizen in reach, compared with one in hand."
    Room "room" "A bag that is no larger than the hand, compared with one that is too small."
    Crowd "crowd" "How much less each further follower is worth than the one before."
    Hope "hope" "How many rounds before the end progress towards the next status stops being worth anything."
    OpenDeed "open-deed" "Opening a deed, as a share of its citizen."
    LeaveDeed "leave-deed" "Leaving the last space of a deed to others, as a share of its citizen."
    EarlyDraw "early-draw" "Drawing more while the bag has nobody to draw."
    Objective "objective" "An objective."
    ObjectiveEarly "objective-early" "The share of an objective that counts in the first round."
    ObjectiveRipe "objective-ripe" "The share of the game after which all of an objective counts."
    Collect "collect" "The share of an objective that goes to what it takes: goods, coins, development."
    Pull "pull" "The pull of a town that matters."
    Fade "fade" "What is left of that pull with each step of distance."
    ObjectiveMark "objective-mark" "A citizen and a station, where they count for an objective."
    ObjectiveCoin "objective-coin" "The share of an objective that goes to the coins it takes."
    CoinSoon "coin-soon" "The same if they are due soon."
    EventLost "event-lost" "Paying an event that would lose the game, in its round."
    DevelopmentPoints "development-points" "Points from development, compared with the base game."
    Wait "wait" "How many steps of the merchant it is worth waiting for each good."
}

named_numbers! {
    /// What only the defence of the city knows.
    Price:
    Early "city-early" "The share of everything for the city that counts in the first round."
    Ripe "city-ripe" "The share of the game after which all of it counts."
    Lag "lag" "How much more something is worth to the team if it lags behind the rounds played."
    OwnLag "own-lag" "The same for the seat's own objective."
    Good "city-good" "A good that the Warehouse still needs."
    Deliver "deliver" "Bringing it there."
    Coin "city-coin" "A coin that the Treasury still needs."
    Fund "fund" "Bringing it there."
    Purse "purse" "Coins that should always be at hand."
    Reserve "purse-reserve" "How much more each of them is worth."
    Risk "risk" "A coin that an event to come may ask for, on pain of defeat."
    Knight "wall-knight" "Recruiting a knight for the walls."
    Send "send-knight" "Sending one there."
    Keep "keep-knights" "Knights that each seat needs for itself."
    Tower "tower" "A fortified tower."
    Pull "tower-pull" "Its pull from one step away."
    Fade "tower-fade" "How much of that is left after each further step."
    OthersTown "others-town" "The share of the pull for a town that another merchant goes to."
    OthersTower "others-tower" "The share of a tower that another merchant could build as well."
    Citizen "citizen" "A citizen."
    Development "citizen-development" "A development point that leads to a citizen."
    Track "citizen-track" "A step on a track that leads to one."
    Cloth "citizen-cloth" "A good that leads to one."
    Catapult "citizen-catapult" "A technology tile that leads to one."
    Join "citizen-follower" "A follower who leads to one."
    Sources "sources" "Sources of citizens that are followed besides those that are needed."
    OwnCoin "own-coin" "A coin that leads to the seat's own objective."
    OwnDevelopment "own-development" "A development point that leads to it."
    OwnStep "own-step" "A step on a track that leads to it."
    OwnMonk "own-monk" "A monk who leads to it."
    OwnTile "own-tile" "A place tile that leads to it."
    OwnTechnology "own-technology" "A technology tile that leads to it."
    OwnCitizen "own-citizen" "A citizen who leads to it."
    OwnGood "own-good" "A good that leads to it, for each of its points."
    OwnStation "own-station" "A station that leads to it."
    OwnJoin "own-follower" "A follower in the hall who leads to it."
    Safe "safe" "Goods that a robber may take, for each point."
}

/// How many numbers, from the first, are a matter of taste.
const TASTED: usize = Weight::EarlyDraw as usize + 1;
/// How much tastes differ: as much as possible without losing strength (`docs/bots.md` has the figures).
const SPREAD: f32 = 0.06;

/// Where a technology tile helps.
const FITTED: [Place; 23] = [
    Place::FarmHouse,
    Place::Village,
    Place::University,
    Place::Castle,
    Place::Monastery,
    Place::Ship,
    Place::Wagon,
    Place::Guildhall,
    Place::Scriptorium,
    Place::CheeseFactory,
    Place::Winery,
    Place::WoolManufacturer,
    Place::TailorShop,
    Place::Windmill,
    Place::Library,
    Place::Hospital,
    Place::Cellar,
    Place::Office,
    Place::HorseWagon,
    Place::Laboratory,
    Place::Well,
    Place::Vehicle,
    Place::GuildHouse,
];

/// What the file has to hold.
pub(super) static FORM: LazyLock<Form> = LazyLock::new(|| {
    let everywhere = |key: String, about| Name { key: key.into(), about, only: None };
    let mut names = Name::list(Weight::ROWS, None);
    let share = "The share of each role among the followers a seat would like to have.";
    names.extend(Role::ALL.iter().map(|role| everywhere(format!("share.{role}"), share)));
    let tile = "What each tile is worth, compared with a very good one.";
    names.extend(tiles().map(|place| everywhere(format!("tile.{place}"), tile)));
    let technology = "How much a technology tile helps on each place, compared with a very good one.";
    names.extend(FITTED.iter().map(|place| everywhere(format!("technology.{place}"), technology)));
    names.extend(Name::list(Price::ROWS, Some(Scenario::Invasion.index())));
    let scopes = Scenario::ALL.iter().map(|scenario| scenario.name()).collect();
    let text = include_str!("../../../../games/orleans/weights.txt");
    Form { id: "orleans", scopes, names, text }
});

fn tiles() -> impl Iterator<Item = Place> {
    Place::ALL.iter().copied().filter(|place| place.is_tile())
}

/// The numbers of one bot in one scenario.
#[derive(Clone, Debug)]
pub(super) struct Weights {
    numbers: Numbers<{ Weight::COUNT }>,
    prices: Numbers<{ Price::COUNT }>,
    /// The share of each role among the followers a seat would like to have.
    pub(super) shares: [f32; Role::COUNT],
    /// What each tile is worth, compared with a very good one.
    pub(super) tiles: [f32; Place::COUNT],
    /// How much a technology tile helps on each place, compared with a very good one.
    pub(super) technology: [f32; Place::COUNT],
    /// What the seat or its team goes for.
    course: Course,
}

impl Weights {
    /// The numbers of a scenario, from the file.
    fn of_scenario(sheet: &Sheet, scenario: Scenario, taught: bool) -> Weights {
        let mut all = sheet.numbers(scenario.index(), taught);
        let numbers = Numbers::take(&mut all);
        let shares = *Numbers::take(&mut all).all();
        let (mut by_tile, mut technology) = ([0.0; Place::COUNT], [0.0; Place::COUNT]);
        for (place, number) in tiles().zip(&mut all) {
            by_tile[place.index()] = number;
        }
        for (place, number) in FITTED.iter().zip(&mut all) {
            technology[place.index()] = number;
        }
        let prices = Numbers::take(&mut all);
        Weights { numbers, prices, shares, tiles: by_tile, technology, course: Course::default() }
    }

    /// All of them, in the order of the file.
    #[cfg(test)]
    pub(super) fn all(&self) -> impl Iterator<Item = f32> {
        let tiles = tiles().map(|place| self.tiles[place.index()]);
        let technology = FITTED.iter().map(|place| self.technology[place.index()]);
        let before = self.numbers.all().iter().chain(&self.shares).copied().chain(tiles);
        before.chain(technology).chain(*self.prices.all())
    }

    #[inline]
    pub(super) fn of(&self, weight: Weight) -> f32 {
        self.numbers.of(weight)
    }

    /// What only the defence of the city knows, on the usual course.
    #[inline]
    pub(super) fn price(&self, price: Price) -> f32 {
        self.prices.of(price)
    }

    /// The same on the bot's own course.
    pub(super) fn price_on_course(&self, price: Price) -> f32 {
        self.course.favour(price) * self.price(price)
    }

    /// What an objective is worth in a round if it has to be met in another one.
    pub(super) fn objective_by(&self, round: u8, last: u8) -> f32 {
        let (early, ripe) = (self.of(Weight::ObjectiveEarly), self.of(Weight::ObjectiveRipe));
        let played = f32::from(round) / f32::from(last);
        self.of(Weight::Objective) * (early + (1.0 - early) * (played / ripe).min(1.0))
    }
}

/// What guides a bot, whatever it plays.
#[derive(Clone, Debug)]
pub(super) struct Guidance {
    scenarios: Arc<[Weights; Scenario::COUNT]>,
    taste: Taste<TASTED>,
}

impl Guidance {
    /// What a file says, with or without what practice has taught.
    pub(super) fn read(sheet: &Sheet, taught: bool) -> Guidance {
        let weights = |at| Weights::of_scenario(sheet, Scenario::at(at), taught);
        Guidance { scenarios: Arc::new(std::array::from_fn(weights)), taste: Taste::PLAIN }
    }

    /// The plain numbers, as the yardsticks use them.
    pub(super) fn plain() -> Guidance {
        static PLAIN: LazyLock<Guidance> = LazyLock::new(|| Guidance::read(&Sheet::built_in(&FORM), false));
        PLAIN.clone()
    }

    /// What practice has taught the levels.
    pub(super) fn taught() -> Guidance {
        static TAUGHT: LazyLock<Guidance> = LazyLock::new(|| Guidance::read(&Sheet::built_in(&FORM), true));
        TAUGHT.clone()
    }

    /// The same with the taste of a character.
    pub(super) fn with_character(self, character: u64) -> Guidance {
        Guidance { taste: Taste::of(character, SPREAD), ..self }
    }

    /// The numbers for a scenario, on a course.
    pub(super) fn weights(&self, scenario: Scenario, course: Course) -> Weights {
        let mut weights = self.scenarios[scenario.index()].clone();
        weights.course = course;
        for (part, weight) in weights.numbers.all_mut()[..TASTED].iter_mut().enumerate() {
            *weight *= self.taste.of_part(part);
        }
        let (favoured, by) = course.favoured(scenario);
        for &weight in favoured {
            weights.numbers.all_mut()[weight as usize] *= by;
        }
        weights
    }
}
