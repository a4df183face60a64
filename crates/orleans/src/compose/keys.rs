//! The overlay of the box, and what it makes of places and deeds.

use engine::{
    Confidence::{OneSource, Reconstructed},
    Config, OptionSpec, Overlay, OverlayRow,
};

use super::{
    MENU,
    overlay::{in_range, needs, number, read_needs, read_spaces, row},
};
use crate::{
    content::{Deed, Need, PLACES, Place, PlaceRow, Role, Stack, Town, count, joined},
    scenarios::{
        duel, invasion,
        prosperity::{self, Card, STRUCTURES, read_card},
        vierzon,
    },
};

/// Everything that an overlay may replace. r[orleans.option.overlay]
pub(super) const OVERLAY: Overlay = Overlay { rows: ROWS, together: check_together };

/// The most spaces of all places together.
const ALL_SPACES: usize = 64;

/// Every row, in the order of the menu.
const ROWS: &[OverlayRow] = &joined::<OverlayRow, { count(LISTS) }>(LISTS);

const LISTS: &[&[OverlayRow]] = &[
    BASE,
    invasion::CITY_KEYS,
    prosperity::STRUCTURE_KEYS,
    prosperity::DEED_KEYS,
    duel::DEED_KEYS,
    vierzon::DEED_KEYS,
    invasion::DEED_KEYS,
    prosperity::PRICE_KEYS,
    prosperity::DRAW_KEYS,
];

/// Those of the base game and of its place tiles.
#[rustfmt::skip]
const BASE: &[OverlayRow] = &[
    row(OneSource, OptionSpec::free("overlay.tile.hayrick.needs", needs("farmer"), "which followers the Hayrick needs, such as `farmer trader`", "orleans.tile.hayrick"), "a program"),
    row(OneSource, OptionSpec::free("overlay.tile.cheese-factory.needs", needs("farmer farmer"), "which followers the Cheese Factory needs, such as `farmer trader`", "orleans.tile.cheese-factory"), "a program"),
    row(OneSource, OptionSpec::free("overlay.tile.winery.needs", needs("farmer trader"), "which followers the Winery needs, such as `farmer trader`", "orleans.tile.winery"), "a program"),
    row(OneSource, OptionSpec::free("overlay.tile.wool-manufacturer.needs", needs("boatman trader"), "which followers the Wool Manufacturer needs, such as `farmer trader`", "orleans.tile.wool-manufacturer"), "a program"),
    row(OneSource, OptionSpec::free("overlay.tile.tailor-shop.needs", needs("trader scholar"), "which followers the Tailor Shop needs, such as `farmer trader`", "orleans.tile.tailor-shop"), "a program"),
    row(OneSource, OptionSpec::free("overlay.tile.hospital.needs", needs("boatman scholar"), "which followers the Hospital needs, such as `farmer trader`", "orleans.tile.hospital"), "a program"),
    row(OneSource, OptionSpec::free("overlay.tile.bathhouse.needs", needs("boatman"), "which followers the Bathhouse of the later edition needs, such as `farmer trader`; the first edition's needs none", "orleans.tile.bathhouse-later"), "an app"),
    row(OneSource, OptionSpec::free("overlay.tile.cellar.needs", needs("scholar monk"), "which followers the Cellar needs, such as `farmer trader`", "orleans.tile.cellar"), "a program"),
    row(OneSource, OptionSpec::free("overlay.tile.office.needs", needs("scholar scholar"), "which followers the Office needs, such as `farmer trader`", "orleans.tile.office"), "a program"),
    row(OneSource, OptionSpec::free("overlay.tile.laboratory.needs", needs("craftsman scholar"), "which followers the Laboratory needs, such as `farmer trader`", "orleans.tile.laboratory"), "a program"),
    row(Reconstructed, OptionSpec::free("overlay.tile.market-stand.needs", needs("trader"), "which followers the Market Stand needs, such as `farmer trader`", "orleans.tile.market-stand"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.tile.black-market.needs", needs("boatman"), "which followers the Black Market needs, such as `farmer trader`", "orleans.tile.black-market"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.tile.tavern.needs", needs("trader"), "which followers the Tavern needs, such as `farmer trader`", "orleans.tile.tavern"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.tile.well.needs", needs("craftsman scholar"), "which followers the Well needs, such as `farmer trader`", "orleans.tile.well"), "not known; our choice"),
    row(OneSource, OptionSpec::one_of("overlay.tile.hospital.type", &["I", "II"], "the type of the Hospital", "orleans.tile.type-1"), "a program; another one differs"),
    row(OneSource, OptionSpec::one_of("overlay.tile.sacristy.type", &["I", "II"], "the type of the Sacristy", "orleans.tile.type-1"), "a program; another one differs"),
    row(OneSource, OptionSpec::one_of("overlay.tile.bathhouse.type", &["edition", "I", "II"], "the type of the Bathhouse: that of its edition (I in the first, II in the later one), or another", "orleans.tile.type-1"), "a program; another one differs"),
    row(OneSource, OptionSpec::one_of("overlay.tile.cellar.type", &["II", "I"], "the type of the Cellar", "orleans.tile.type-2"), "a program; another one differs"),
    row(OneSource, OptionSpec::one_of("overlay.tile.office.type", &["II", "I"], "the type of the Office", "orleans.tile.type-2"), "a program; another one differs"),
    row(OneSource, OptionSpec::one_of("overlay.tile.shipping-line.type", &["II", "I"], "the type of the Shipping Line", "orleans.tile.type-2"), "a program; another one differs"),
    row(OneSource, OptionSpec::one_of("overlay.tile.stage-coach.type", &["I", "II"], "the type of the Stage Coach", "orleans.tile.invasion"), "a photo"),
    row(Reconstructed, OptionSpec::one_of("overlay.tile.market-stand.type", &["I", "II"], "the type of the Market Stand", "orleans.tile.invasion"), "not known; our choice"),
    row(Reconstructed, OptionSpec::one_of("overlay.tile.black-market.type", &["I", "II"], "the type of the Black Market", "orleans.tile.invasion"), "not known; our choice"),
    row(Reconstructed, OptionSpec::one_of("overlay.tile.tavern.type", &["II", "I"], "the type of the Tavern", "orleans.tile.invasion"), "not known; our choice"),
    row(Reconstructed, OptionSpec::one_of("overlay.tile.vineyard.type", &["I", "II"], "the type of the Vineyard", "orleans.tile.invasion"), "not known; our choice"),
    row(Reconstructed, OptionSpec::one_of("overlay.tile.well.type", &["II", "I"], "the type of the Well", "orleans.tile.invasion"), "not known; our choice"),
    row(Reconstructed, OptionSpec::one_of("overlay.tile.depot.type", &["II", "I"], "the type of the Depot", "orleans.tile.invasion"), "not known; our choice"),
    row(OneSource, OptionSpec::free("overlay.harvest.food", number("1", |text| in_range(text, 1, 5)), "how much food a Harvest costs, 1 to 5; default 1", "orleans.event.harvest"), "printings differ: a tile of another one shows 3"),
    row(OneSource, OptionSpec::free("overlay.harvest.coins", number("5", |text| in_range(text, 1, 20)), "how many coins a Harvest costs instead, 1 to 20; default 5", "orleans.event.harvest"), "printings may differ"),
];

/// What a place needs at a table.
pub(super) fn needs_of(config: &Config, row: &PlaceRow) -> Vec<Need> {
    // r[orleans.tile.bathhouse]
    if row.place == Place::Bathhouse && MENU.choice(config, "bathhouse") == "first" {
        return Vec::new();
    }
    let tile = row.place.is_tile();
    let key = if tile { format!("tile.{}.needs", row.place) } else { format!("support.{}", row.place) };
    let chosen = MENU.overlay.row(&key).map(|row| MENU.choice(config, row.option.id));
    chosen.and_then(|text| read_needs(text).ok()).unwrap_or_else(|| row.needs.to_vec())
}

/// The type of a tile at a table.
pub(super) fn stack_of(config: &Config, row: &PlaceRow) -> Option<Stack> {
    let later = MENU.choice(config, "bathhouse") == "later";
    let own = if row.place == Place::Bathhouse && later { Some(Stack::Two) } else { row.stack };
    let key = format!("overlay.tile.{}.type", row.place);
    let chosen = MENU.overlay.row(&format!("tile.{}.type", row.place)).map(|_| MENU.choice(config, &key));
    chosen.and_then(|text| text.parse().ok()).or(own)
}

/// The tiles at a table that nobody starts with.
pub(super) fn tiles(config: &Config) -> u64 {
    let row = super::scenario(config);
    let all = MENU.choice(config, "places") == "all";
    row.tiles | if all { row.optional_tiles } else { 0 }
}

/// The places at a table: the boards and the tiles.
pub(super) fn places(config: &Config) -> impl Iterator<Item = &'static PlaceRow> + Clone {
    let row = super::scenario(config);
    let used = Place::ON_BOARD | Place::mask(row.boards) | row.own_tiles | tiles(config);
    PLACES.iter().filter(move |row| used & row.place.bit() != 0)
}

/// The spaces of a deed at a table.
pub(super) fn spaces_of(config: &Config, deed: Deed, seats: u8) -> Vec<Role> {
    let key = format!("overlay.deed.{deed}");
    let chosen = MENU.overlay.row(&format!("deed.{deed}")).map(|_| MENU.choice(config, &key));
    if let Some(spaces) = chosen.and_then(|text| read_spaces(text).ok()) {
        return spaces;
    }
    let spaces = deed.row().spaces;
    let used = match deed {
        // r[orleans.invasion.city-walls]
        Deed::CityWalls => invasion::WALLS[seats as usize - 2].into(),
        _ => spaces.len(),
    };
    spaces[..used].to_vec()
}

/// What the structures need at a table. r[orleans.prosperity.structures]
pub(super) fn cards(config: &Config) -> [Card; Town::COUNT] {
    let mut cards = [Card::default(); Town::COUNT];
    for row in &STRUCTURES {
        let text = MENU.choice(config, &format!("overlay.structure.{}", row.town));
        cards[row.town.index()] = read_card(text).expect("the menu has checked it");
    }
    cards
}

/// What is wrong with values that are right on their own.
fn check_together(config: &Config) -> Vec<(&'static str, String)> {
    check_spaces(config).into_iter().chain(check_bathhouse(config)).collect()
}

/// All spaces of a seat's places have to fit into one mask. The last place that the table has made larger is to blame.
fn check_spaces(config: &Config) -> Option<(&'static str, String)> {
    let spaces: usize = places(config).map(|row| needs_of(config, row).len()).sum();
    let words = |text: &str| text.split_whitespace().count();
    let larger = |row: &&OverlayRow| {
        let of_a_place = row.key().strip_suffix(".needs").is_some() || row.key().starts_with("support.");
        let chosen = config.options.get(row.option.id);
        of_a_place && chosen.is_some_and(|chosen| words(chosen) > words(row.option.default()))
    };
    let blamed = ROWS.iter().rfind(larger).filter(|_| spaces > ALL_SPACES)?;
    let message =
        format!("all places together would have {spaces} spaces; at most {ALL_SPACES} are possible");
    Some((blamed.key(), message))
}

/// The first edition's Bathhouse needs nobody, so a new table cannot change what it needs. r[orleans.tile.bathhouse-first]
fn check_bathhouse(config: &Config) -> Option<(&'static str, String)> {
    let row = ROWS.iter().find(|row| row.key() == "tile.bathhouse.needs")?;
    let chosen = config.options.get(row.option.id).is_some_and(|text| text != row.option.default());
    let in_vain = chosen && config.as_of.is_none() && MENU.choice(config, "bathhouse") == "first";
    let message = "the Bathhouse of the first edition needs no followers, so this would change nothing; choose \
                   `bathhouse` `later` as well, or leave it out";
    in_vain.then(|| (row.key(), message.to_owned()))
}
