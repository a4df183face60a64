//! Invasion: everyone works together to save the city.

mod action;
mod aims;
mod answers;
mod carry;
mod characters;
mod city;
mod demand;
mod draft;
mod draw;
mod due;
mod dues;
mod events;
mod explain;
mod item;
mod items;
mod keys;
mod market;
mod needs;
mod personal;
mod play;
mod printed;
mod prompt;
mod proposal;
mod refuse;
mod row;
mod scene;
mod sketch;
mod stage;
mod step;
mod suffice;
mod support;
mod told;
mod view;
mod whole;
mod wording;
mod written;

pub(crate) use action::read;
pub use action::{Act, Address, Store, To};
pub use aims::{Achievement, Common, Measure};
pub use answers::Answer;
pub use characters::{Character, Player};
pub use demand::{AnswerView, Consent, DemandView, Demanded, ItemKind, ItemView, ProposalView, TallyView};
pub use due::Due;
pub(crate) use events::ROBBERY;
pub use item::Item;
pub(crate) use item::PURSE;
pub(crate) use items::wool_price;
pub use items::{Items, Proposal};
pub(crate) use keys::{CITY_KEYS, DEED_KEYS};
pub use needs::{City, Needs, PREBUILT, TOWER_TOWNS, needs};
pub(super) use printed::{DEEDS, HOURS, PLACES};
pub(crate) use prompt::{asked, follower, other, prompt};
pub use row::STACKS;
pub(crate) use row::WALLS;
pub(super) use row::{MODULE, ROW};
pub(crate) use step::Step;
pub use view::{AchievementView, CharacterView, CityView, CommonView, EstateDueView, PartView, TowerView};
pub(crate) use written::{read_cloth, read_mean};

/// One action of every shape.
pub(crate) const EXAMPLES: [&[&str]; 3] = [action::EXAMPLES, answers::EXAMPLES, item::EXAMPLES];

/// What a round asks of this scenario.
pub(crate) struct Siege;
