//! The rows of the overlay: values that one source gives or that we chose, and that a table may correct.

use engine::{
    Confidence::{self, OneSource, Reconstructed},
    Config, FreeText, OptionSpec, Overlay, OverlayRow,
};

use super::MENU;
use crate::{
    content::{Deed, Need, PLACES, Place, PlaceRow, Role, Stack, Town},
    scenarios::{
        Scenario, invasion,
        prosperity::{Card, STRUCTURES, cards::read_card},
    },
};

/// Everything that an overlay may replace. r[orleans.option.overlay]
pub(super) const OVERLAY: Overlay = Overlay { rows: ROWS, together: check_together };

/// The most spaces of a place, and of all places together.
pub(super) const PLACE_SPACES: usize = 4;
const ALL_SPACES: usize = 64;

/// The most spaces of a deed, so that all deeds of a scenario fit into one mask.
const DEED_SPACES: usize = 12;

#[rustfmt::skip]
const ROWS: &[OverlayRow] = &[
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
    row(OneSource, OptionSpec::free("overlay.event.demolition", number("6", |text| in_range(text, 1, 12)), "how many coins Demolition costs for each technology tile that the team keeps, 1 to 12; default 6", "orleans.invasion.demolition-price"), "a program"),
    row(Reconstructed, OptionSpec::free("overlay.support.vehicle", needs("farmer trader"), "which followers the Vehicle needs, such as `farmer trader`", "orleans.invasion.vehicle"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.support.guild-house", needs("boatman craftsman"), "which followers the Guild House needs, such as `farmer trader`", "orleans.invasion.guild-house"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.support.hostel", needs("any any"), "which followers the Hostel needs, such as `farmer trader`", "orleans.invasion.hostel"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.support.palatinate", needs("knight scholar"), "which followers the Palatinate needs, such as `farmer trader`", "orleans.invasion.palatinate"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.achievement.catapult", number("2", |text| in_range(text, 1, 9)), "how many technology tiles the Catapult needs, 1 to 9; default 2", "orleans.invasion.achievement-catapult"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.achievement.swordsmith", number("5", |text| in_range(text, 1, 50)), "how many coins the Swordsmith needs, 1 to 50; default 5", "orleans.invasion.achievement-swordsmith"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.achievement.clothing-store", FreeText { default: "wool 1 brocade 1", check: |text| super::city::read_cloth(text).map(|_| ()) }, "what the Clothing Store needs, such as `wool 2 brocade 2`", "orleans.invasion.achievement-clothing-store"), "not known; our choice"),
    row(OneSource, OptionSpec::free("overlay.due.1", due("coins 2"), "what the Estate Manager pays in round 1, such as `coins 2`, `grain 1`, `books 2` or `farmer`", "orleans.invasion.due-first"), "the rulebook"),
    row(Reconstructed, OptionSpec::free("overlay.due.2", due("coins 1"), "what the Estate Manager pays in round 2, such as `coins 2`, `grain 1`, `books 2` or `farmer`", "orleans.invasion.dues"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.due.3", due("coins 1"), "what the Estate Manager pays in round 3, such as `coins 2`, `grain 1`, `books 2` or `farmer`", "orleans.invasion.dues"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.due.4", due("coins 1"), "what the Estate Manager pays in round 4, such as `coins 2`, `grain 1`, `books 2` or `farmer`", "orleans.invasion.dues"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.due.5", due("books 1"), "what the Estate Manager pays in round 5, such as `coins 2`, `grain 1`, `books 2` or `farmer`", "orleans.invasion.due-books"), "the number is not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.due.6", due("grain 1"), "what the Estate Manager pays in round 6, such as `coins 2`, `grain 1`, `books 2` or `farmer`", "orleans.invasion.dues"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.due.7", due("coins 1"), "what the Estate Manager pays in round 7, such as `coins 2`, `grain 1`, `books 2` or `farmer`", "orleans.invasion.dues"), "not known; our choice"),
    row(OneSource, OptionSpec::free("overlay.due.8", due("farmer"), "what the Estate Manager pays in round 8, such as `coins 2`, `grain 1`, `books 2` or `farmer`", "orleans.invasion.due-follower"), "the rulebook"),
    row(Reconstructed, OptionSpec::free("overlay.due.9", due("coins 2"), "what the Estate Manager pays in round 9, such as `coins 2`, `grain 1`, `books 2` or `farmer`", "orleans.invasion.dues"), "not known; our choice"),
    row(OneSource, OptionSpec::free("overlay.due.10", due("technology"), "what the Estate Manager pays in round 10, such as `coins 2`, `grain 1`, `books 2` or `farmer`", "orleans.invasion.due-technology"), "the rulebook"),
    row(Reconstructed, OptionSpec::free("overlay.due.11", due("cheese 1"), "what the Estate Manager pays in round 11, such as `coins 2`, `grain 1`, `books 2` or `farmer`", "orleans.invasion.dues"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.due.12", due("coins 2"), "what the Estate Manager pays in round 12, such as `coins 2`, `grain 1`, `books 2` or `farmer`", "orleans.invasion.dues"), "not known; our choice"),
    row(OneSource, OptionSpec::free("overlay.due.13", due("station"), "what the Estate Manager pays in round 13, such as `coins 2`, `grain 1`, `books 2` or `farmer`", "orleans.invasion.due-station"), "the rulebook"),
    row(OneSource, OptionSpec::free("overlay.due.14", due("boatman"), "what the Estate Manager pays in round 14, such as `coins 2`, `grain 1`, `books 2` or `farmer`", "orleans.invasion.due-follower"), "the rulebook"),
    row(Reconstructed, OptionSpec::free("overlay.due.15", due("coins 2"), "what the Estate Manager pays in round 15, such as `coins 2`, `grain 1`, `books 2` or `farmer`", "orleans.invasion.dues"), "not known; our choice"),
    row(OneSource, OptionSpec::free("overlay.due.16", due("place"), "what the Estate Manager pays in round 16, such as `coins 2`, `grain 1`, `books 2` or `farmer`", "orleans.invasion.due-place"), "the rulebook"),
    row(Reconstructed, OptionSpec::free("overlay.due.17", due("wine 1"), "what the Estate Manager pays in round 17, such as `coins 2`, `grain 1`, `books 2` or `farmer`", "orleans.invasion.dues"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.due.18", due("books 1"), "what the Estate Manager pays in round 18, such as `coins 2`, `grain 1`, `books 2` or `farmer`", "orleans.invasion.due-books"), "the number is not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.event.mean", FreeText { default: "demolition trip arson robbery witch-hunt", check: |text| super::city::read_mean(text).map(|_| ()) }, "which events of Invasion have a lightning mark and are left out of the milder game", "orleans.invasion.mean-events"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.chartres", card("craftsman craftsman monk points 11"), "what the Cathedral Workshop in Chartres needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-north"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.etampes", card("farmer trader grain grain points 9"), "what the Corn Exchange in Étampes needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-north"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.lemans", card("craftsman trader coins 3 points 10"), "what the Tannery in Le Mans needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-north"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.chateaudun", card("craftsman knight points 8"), "what the Watchtower in Châteaudun needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-north"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.montargis", card("boatman boatman craftsman points 9"), "what the Canal Lock in Montargis needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-north"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.vendome", card("scholar monk points 10"), "what the Abbey School in Vendôme needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-north"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.blois", card("boatman knight coins 4 points 12"), "what the River Toll House in Blois needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-loire"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.briare", card("farmer boatman boatman points 9"), "what the Ferry Landing in Briare needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-loire"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.tours", card("trader scholar brocade points 13"), "what the Silk House in Tours needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-loire"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.chinon", card("craftsman knight knight points 11"), "what the Royal Fortress in Chinon needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-loire"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.montrichard", card("farmer knight coins 2 points 10"), "what the Keep in Montrichard needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-centre"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.vierzon", card("craftsman craftsman coins 3 points 10"), "what the Forge in Vierzon needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-centre"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.loches", card("knight scholar coins 3 points 12"), "what the Law Court in Loches needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-centre"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.bourges", card("trader trader coins 5 points 12"), "what the Merchant Palace in Bourges needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-centre"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.sancerre", card("farmer boatman wine points 10"), "what the Wine Cellars in Sancerre needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-loire"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.chatellerault", card("craftsman trader cheese coins 2 points 11"), "what the Cutlers' Hall in Châtellerault needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-south"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.leblanc", card("farmer monk points 9"), "what the Priory in Le Blanc needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-south"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.chateauroux", card("farmer farmer wine points 10"), "what the Vineyard in Châteauroux needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-south"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.nevers", card("boatman craftsman coins 3 points 10"), "what the Pottery in Nevers needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-loire"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.argenton", card("farmer trader wool points 11"), "what the Wool Hall in Argenton-sur-Creuse needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-south"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.lachatre", card("farmer farmer cheese points 9"), "what the Sheep Market in La Châtre needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-south"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.structure.stamand", card("farmer scholar monk points 12"), "what the Hospice in Saint-Amand-Montrond needs and is worth, such as `farmer trader grain coins 2 points 9`", "orleans.prosperity.structures-south"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.deed.carpenters-guild", spaces("farmer boatman boatman craftsman craftsman craftsman trader trader"), "the followers that this deed has spaces for: Carpenters' Guild", "orleans.prosperity.deed-carpenters-guild"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.deed.right-of-assembly", spaces("farmer boatman craftsman trader knight scholar"), "the followers that this deed has spaces for: Right of Assembly", "orleans.prosperity.deed-right-of-assembly"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.deed.orphanage", spaces("farmer farmer farmer knight scholar scholar monk"), "the followers that this deed has spaces for: Orphanage", "orleans.prosperity.deed-orphanage"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.deed.wine-press-house", spaces("farmer farmer craftsman trader"), "the followers that this deed has spaces for: Wine Press House", "orleans.duel.deed-wine-press-house"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.deed.three-field-rotation", spaces("farmer farmer farmer boatman"), "the followers that this deed has spaces for: Three-Field Rotation", "orleans.duel.deed-three-field-rotation"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.deed.angelology", spaces("knight scholar monk"), "the followers that this deed has spaces for: Angelology", "orleans.duel.deed-angelology"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.deed.expanding-the-university", spaces("craftsman craftsman trader scholar scholar"), "the followers that this deed has spaces for: University", "orleans.vierzon.deed-university"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.deed.city-council", spaces("farmer boatman trader knight monk"), "the followers that this deed has spaces for: City Council", "orleans.vierzon.deed-city-council"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.deed.infirmary", spaces("farmer scholar"), "the followers that this deed has spaces for: Infirmary", "orleans.invasion.achievement-infirmary"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.deed.watch", spaces("craftsman trader"), "the followers that this deed has spaces for: Watch", "orleans.invasion.achievement-watch"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.deed.assembly-hall", spaces("farmer boatman craftsman trader knight scholar"), "the followers that the Assembly Hall has spaces for", "orleans.invasion.assembly-hall"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.price.grain", number("1", |text| in_range(text, 0, 20)), "what grain costs on Market Day, 0 to 20; default 1", "orleans.prosperity.market-day-prices"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.price.cheese", number("2", |text| in_range(text, 0, 20)), "what cheese costs on Market Day, 0 to 20; default 2", "orleans.prosperity.market-day-prices"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.price.wine", number("3", |text| in_range(text, 0, 20)), "what wine costs on Market Day, 0 to 20; default 3", "orleans.prosperity.market-day-prices"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.price.wool", number("4", |text| in_range(text, 0, 20)), "what wool costs on Market Day, 0 to 20; default 4", "orleans.prosperity.market-day-prices"), "not known; our choice"),
    row(Reconstructed, OptionSpec::free("overlay.price.brocade", number("5", |text| in_range(text, 0, 20)), "what brocade costs on Market Day, 0 to 20; default 5", "orleans.prosperity.market-day-prices"), "not known; our choice"),
];

const fn row(confidence: Confidence, option: OptionSpec, note: &'static str) -> OverlayRow {
    OverlayRow::new(option, confidence, note)
}

/// The followers that a tile needs, with their default.
const fn needs(default: &'static str) -> FreeText {
    FreeText { default, check: |text| read_needs(text).map(|_| ()) }
}

/// What the Estate Manager pays, with its default.
const fn due(default: &'static str) -> FreeText {
    FreeText { default, check: |text| text.parse::<invasion::Due>().map(|_| ()) }
}

/// What a structure needs and is worth, with its default.
const fn card(default: &'static str) -> FreeText {
    FreeText { default, check: |text| read_card(text).map(|_| ()) }
}

/// The spaces of a deed, with their default.
const fn spaces(default: &'static str) -> FreeText {
    FreeText { default, check: |text| read_spaces(text).map(|_| ()) }
}

/// A number with its default.
const fn number(default: &'static str, check: fn(&str) -> Result<(), String>) -> FreeText {
    FreeText { default, check }
}

fn in_range(text: &str, low: u8, high: u8) -> Result<(), String> {
    let number = text.parse::<u8>().ok().filter(|number| (low..=high).contains(number));
    number.map(|_| ()).ok_or_else(|| format!("`{text}` is not a number from {low} to {high}"))
}

/// What a tile needs as written in a record, `farmer trader`. Equal needs are put next to each
/// other.
pub(super) fn read_needs(text: &str) -> Result<Vec<Need>, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    if words.is_empty() || words.len() > PLACE_SPACES {
        return Err(format!("`{text}` is not what a tile needs; write 1 to {PLACE_SPACES} followers"));
    }
    let mut needs = Vec::new();
    for word in words {
        needs.push(word.parse::<Need>().map_err(|error| error.to_string())?);
    }
    needs.sort_unstable();
    // A follower could otherwise stand on two different spaces that are written the same way.
    if needs.contains(&Need::Any) && needs.iter().any(|&need| need != Need::Any) {
        return Err(format!(
            "`{text}` mixes `any` with other followers; write `any` for every space or for none"
        ));
    }
    Ok(needs)
}

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
    let all = row.scenario == Scenario::Base && MENU.choice(config, "places") == "all";
    let added = PLACES.iter().filter(|row| all && row.invasion && row.place.is_tile());
    added.fold(row.tiles, |tiles, row| tiles | row.place.bit())
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

/// The spaces of a deed as written in a record, `farmer farmer knight`. They are put in the order of the roles.
pub(super) fn read_spaces(text: &str) -> Result<Vec<Role>, String> {
    let roles: Result<Vec<Role>, _> = text.split_whitespace().map(str::parse).collect();
    let mut roles = roles.map_err(|error| error.to_string())?;
    if roles.is_empty() || roles.len() > DEED_SPACES {
        return Err(format!("`{text}` is not a list of spaces; write 1 to {DEED_SPACES} followers"));
    }
    roles.sort_unstable();
    Ok(roles)
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
