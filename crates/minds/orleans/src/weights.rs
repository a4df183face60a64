//! What the bot thinks things are worth, in points.

use ::orleans::{
    content::{Place, Role},
    scenarios::Scenario,
};
use search::Taste;

use super::{
    drive::Drive,
    lesson::Lesson,
    parts::Part,
    prices::{self, Course, Price},
};

/// How much tastes differ: as much as possible without losing strength (`docs/bots.md` has the figures).
const SPREAD: f32 = 0.06;

/// The bot's own numbers, in the order of [`Part`].
const PLAIN: [f32; Part::COUNT] = [
    1.1, 0.168, 1.01, 0.595, 0.747, 3.56, 0.55, 0.763, 0.229, 1.0, 0.9, 0.204, 1.01, 1.17, 0.15, 2.91,
    0.0818, 0.147, 0.52,
];

/// What a seat may go for more than usual where everybody plays for themselves, and by how much. Course 0 changes
/// nothing.
const COURSES: [(&[Part], f32); Course::COUNT as usize - 1] = [
    (&GROWTH, 1.7),
    (&GROWTH, 0.5),
    (&[Part::Marks], 2.0),
    (&[Part::Arrived, Part::Near], 1.6),
    (&[Part::Draw], 2.5),
    (&[Part::Technology], 2.5),
    (&[Part::Tile], 2.5),
    (&[Part::Follower, Part::Wanted], 2.0),
];
const GROWTH: [Part; 5] = [Part::Follower, Part::Wanted, Part::Draw, Part::Technology, Part::Tile];

/// What defending the city changes.
const TOGETHER: [(Part, Price); 8] = [
    (Part::Follower, Price::Follower),
    (Part::Wanted, Price::Wanted),
    (Part::Draw, Price::Draw),
    (Part::Technology, Price::Technology),
    (Part::Tile, Price::Tile),
    (Part::Crowd, Price::Crowd),
    (Part::Arrived, Price::Arrived),
    (Part::Near, Price::Near),
];
const DEMAND: [Price; Role::COUNT] = [
    Price::Farmers,
    Price::Boatmen,
    Price::Craftsmen,
    Price::Traders,
    Price::Knights,
    Price::Scholars,
    Price::Monks,
];

/// The numbers of one bot.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    pub(super) parts: [f32; Part::COUNT],
    /// The share of each role among the followers a seat would like to have.
    pub(super) demand: [f32; Role::COUNT],
    /// What each tile is worth, compared with a very good one.
    pub(super) tiles: [f32; Place::COUNT],
    /// How much a technology tile helps on each place, compared with the best one.
    pub(super) uses: [f32; Place::COUNT],
    /// What the seat's team goes for.
    pub(super) course: Course,
    /// Whether practice changes them.
    taught: bool,
}

impl Weights {
    pub(super) const PLAIN: Weights = Weights {
        parts: PLAIN,
        demand: [0.24, 0.15, 0.16, 0.127, 0.296, 0.0713, 0.03],
        tiles: TILES,
        uses: USES,
        course: Course(0),
        taught: false,
    };

    /// The numbers that go with a character.
    pub(super) fn with_character(character: u64) -> Weights {
        let taste = Taste::<{ Part::COUNT }>::of(character, SPREAD);
        let mut weights = Weights::PLAIN;
        for (part, weight) in weights.parts.iter_mut().enumerate() {
            *weight *= taste.of_part(part);
        }
        weights
    }

    /// The numbers of the levels, which have practised.
    pub(super) fn taught(character: u64) -> Weights {
        Weights { taught: true, ..Weights::with_character(character) }
    }

    /// The numbers that suit a scenario.
    pub(super) fn for_scenario(mut self, scenario: Scenario, course: Course) -> Weights {
        self.course = course;
        if let Some(lesson) = Lesson::of(scenario).filter(|_| self.taught) {
            self.learn(lesson);
        }
        let drive = Drive::of(scenario);
        for part in GROWTH {
            self.parts[part as usize] *= drive.growth;
        }
        self.parts.iter_mut().zip(drive.parts).for_each(|(number, by)| *number *= by);
        self.tiles.iter_mut().zip(drive.tiles).for_each(|(worth, by)| *worth *= by);
        self.demand.iter_mut().zip(drive.demand).for_each(|(share, by)| *share *= by);
        if scenario == Scenario::Invasion {
            for (part, price) in TOGETHER {
                self.parts[part as usize] *= course.points(price);
            }
            self.demand = DEMAND.map(Price::points);
            for &place in Place::ALL {
                self.tiles[place.index()] *= prices::tile(place);
                self.uses[place.index()] *= prices::fit(place);
            }
        } else if let Some((parts, by)) = (course.0 as usize).checked_sub(1).map(|index| COURSES[index]) {
            for &part in parts {
                self.parts[part as usize] *= by;
            }
        }
        self
    }

    fn learn(&mut self, lesson: &Lesson) {
        for &(part, by) in lesson.parts {
            self.parts[part as usize] *= by;
        }
        for &(role, by) in lesson.demand {
            self.demand[role.index()] *= by;
        }
        for &(tile, by) in lesson.tiles {
            self.tiles[tile.index()] *= by;
        }
        for &(place, by) in lesson.uses {
            self.uses[place.index()] *= by;
        }
    }

    #[inline]
    pub(super) fn of(&self, part: Part) -> f32 {
        self.parts[part as usize]
    }
}

/// What each tile is worth, compared with a very good one. The ten places on the board are no tiles.
const TILES: [f32; Place::COUNT] = shares(&[
    (Place::Hayrick, 0.203),
    (Place::CheeseFactory, 0.3),
    (Place::Winery, 0.5),
    (Place::WoolManufacturer, 0.7),
    (Place::TailorShop, 0.771),
    (Place::Brewery, 0.25),
    (Place::Windmill, 0.495),
    (Place::Library, 0.635),
    (Place::Hospital, 0.919),
    (Place::Sacristy, 0.181),
    (Place::HerbGarden, 0.533),
    (Place::Bathhouse, 1.1),
    (Place::GunpowderTower, 0.262),
    (Place::Cellar, 0.4),
    (Place::Office, 0.6),
    (Place::School, 1.61),
    (Place::Pharmacy, 1.59),
    (Place::HorseWagon, 0.836),
    (Place::ShippingLine, 0.714),
    (Place::Laboratory, 0.5),
    (Place::StageCoach, 0.596),
    (Place::MarketStand, 0.271),
    (Place::BlackMarket, 0.4),
    (Place::Tavern, 0.477),
    (Place::Vineyard, 0.4),
    (Place::Well, 0.5),
    (Place::Depot, 0.272),
]);

/// How much a technology tile helps on each place, compared with a very good one.
const USES: [f32; Place::COUNT] = shares(&[
    (Place::FarmHouse, 1.49),
    (Place::Village, 1.51),
    (Place::University, 1.05),
    (Place::Castle, 0.845),
    (Place::Monastery, 0.3),
    (Place::Ship, 0.653),
    (Place::Wagon, 0.85),
    (Place::Guildhall, 0.856),
    (Place::Scriptorium, 0.45),
    (Place::CheeseFactory, 0.25),
    (Place::Winery, 0.246),
    (Place::WoolManufacturer, 0.42),
    (Place::TailorShop, 0.42),
    (Place::Windmill, 0.48),
    (Place::Library, 0.6),
    (Place::Hospital, 0.171),
    (Place::Cellar, 0.282),
    (Place::Office, 0.36),
    (Place::HorseWagon, 0.6),
    (Place::Laboratory, 0.3),
    (Place::Well, 0.273),
]);

/// A table by place.
const fn shares(rows: &[(Place, f32)]) -> [f32; Place::COUNT] {
    let mut shares = [0.0; Place::COUNT];
    let mut row = 0;
    while row < rows.len() {
        shares[rows[row].0.index()] = rows[row].1;
        row += 1;
    }
    shares
}
