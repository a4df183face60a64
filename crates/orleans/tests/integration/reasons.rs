//! Illegal actions are refused with a reason.

use std::collections::BTreeSet;

use engine::{Actor, Config, Reason, Rules as _, Seat, Stage as _};
use orleans::{Orleans, Why};
use testkit::{Heard, check_reasons};

const RULES: &str = include_str!("../../../../games/orleans/RULES.md");

#[test]
fn every_illegal_action_has_a_reason() {
    let mut heard = Heard::default();
    for (name, config) in Orleans::all_tables() {
        let rules = Orleans::new(&config).unwrap();
        check_reasons(&rules, 2, &mut heard).unwrap_or_else(|problem| panic!("{name}: {problem}"));
    }
    assert!(heard.explained > 10_000, "{}", heard.explained);
    for clause in &heard.clauses {
        assert!(RULES.contains(&format!("\nr[{clause}]")), "{clause} is not in RULES.md");
    }
}

/// The reason for refusing what p1 tries in an arranged position, after some entries. The lines of each are
/// separated by bars.
fn refusal(given: &str, played: &str, action: &str) -> Reason {
    let lines = || given.split(" | ").filter(|line| !line.is_empty());
    let mut config = Config::default();
    for line in lines() {
        match line.split(' ').collect::<Vec<_>>()[..] {
            ["option", name, value] => config = config.option(name, value),
            ["seats", seats] => config.seats = seats.parse().unwrap(),
            ["modules", module] => config.modules.push(module.to_owned()),
            _ => {}
        }
    }
    let rules = Orleans::new(&config).unwrap();
    let mut state = rules.blank();
    let of_table = |line: &&str| ["option", "seats", "modules"].iter().any(|word| line.starts_with(word));
    for line in lines().filter(|line| !of_table(line)) {
        let words: Vec<&str> = line.split(' ').collect();
        rules.arrange(&mut state, &words).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
    rules.ready(&mut state).unwrap_or_else(|error| panic!("{given}: {error}"));
    for entry in played.split(" | ").filter(|entry| !entry.is_empty()) {
        let (who, action) = entry.split_once(' ').unwrap();
        let actor = who.parse().map_or(Actor::Chance, Actor::Seat);
        let action = action.parse().unwrap();
        if let Actor::Seat(seat) = actor {
            assert_eq!(rules.explain(&state, seat, action), None, "{given}: {entry}");
        }
        rules.apply(&mut state, actor, action, &mut ());
    }
    let reason = rules.explain(&state, Seat(0), action.parse().unwrap());
    reason.unwrap_or_else(|| panic!("{given}: `{action}` is not refused"))
}

/// A place tile with everyone it needs, and a turn of p1.
const STAND: &str = "option places all | p1 tiles market-stand | p1 on market-stand own-trader";
const WELL: &str = "option places all | p1 tiles well | p1 on well own-craftsman scholar";
const BATH: &str = "ask draw p1 | p1 tiles bathhouse | p1 bag farmer 5 knight scholar";
const TAVERN: &str = "option places all | p1 tiles tavern | p1 on tavern own-trader | \
                      p1 on guildhall own-farmer own-craftsman knight | p1 merchant tours";
const CART: &str = "modules invasion | p1 on vehicle own-farmer own-trader | p1 goods grain 2 wool 1";
const PURSE: &str = "modules invasion | p1 on guild-house own-boatman own-craftsman | p1 coins 2";
const GUEST: &str = "modules invasion | p1 on palatinate knight scholar | p2 on scriptorium knight scholar | \
                     p2 on castle farmer - trader | p2 on town-hall knight -";
const DUE: &str = "modules invasion | round 13 | event pirates | ask end | p1 character estate-manager | \
                   p1 stations blois vierzon | p1 towers lemans | p1 tiles hayrick";
const DRAFT: &str = "modules invasion | ask event | event demolition | p1 technology wagon farmer | \
                     p2 technology castle farmer | p1 coins 2 | p2 coins 5";
const ROBBED: &str = "modules invasion | ask event | event robbery | p1 goods wool 1 | p1 towers lemans | \
                      p2 goods brocade 1";
/// What is given, what is played, what p1 then tries, and the word of the reason.
#[rustfmt::skip]
const REFUSALS: &[(&str, &str, &str, &str)] = &[
    // Questions that come first.
    ("", "", "draw p1 knight", "chance-only"),
    ("", "", "draw 4", "act-now"),
    ("ask draw p1", "", "pass", "draw-first"),
    ("ask draw p1 | p1 on wagon farmer - -", "p1 draw 0", "pass", "recall-first"),
    ("ask plan p1 | p1 market own-boatman own-craftsman", "", "leave castle", "man-first"),
    ("ask plan p1 | p1 market own-boatman own-craftsman", "", "plan own-boatman stay", "man-first"),
    ("ask plan p1 | p1 market farmer knight", "", "plan knight wagon", "plan-first"),
    ("ask plan p1", "", "plan knight stay", "ready-first"),
    ("option planning open | ask plan p1", "p1 ready", "pass", "confirm-first"),
    (WELL, "p1 well", "pass", "well-first"),
    ("p1 on town-hall farmer farmer", "p1 send town-hall farmer city-wall", "pass", "send-first"),
    ("option places all | p1 tiles market-stand | p1 on market-stand own-trader | p1 goods wine 2",
     "p1 trade market-stand sell wine", "pass", "deal-first"),
    ("p1 on village own-farmer own-boatman own-craftsman", "p1 recruit village craftsman", "pass", "fit-first"),
    ("p1 on village own-farmer own-boatman own-craftsman", "p1 recruit village trader", "pass", "open-first"),
    ("option places all | p1 tiles vineyard | p1 coins 1 | p1 on guildhall own-farmer own-craftsman knight",
     "p1 build guildhall", "build guildhall", "wine-first"),
    ("option bathhouse later | p1 tiles bathhouse | p1 on bathhouse boatman", "p1 work bathhouse | * draw p1 own-farmer | \
      * draw p1 own-boatman | * draw p1 own-trader", "pass", "bathe-first"),
    (BATH, "p1 draw 4 | * draw p1 farmer | * draw p1 farmer | * draw p1 farmer | * draw p1 farmer | * draw p1 knight | \
      * draw p1 scholar", "draw 1", "keep-one-first"),
    (BATH, "p1 draw 4 | * draw p1 farmer | * draw p1 farmer | * draw p1 farmer | * draw p1 farmer | * draw p1 knight | \
      * draw p1 scholar", "bathe farmer market", "not-drawn"),
    ("p1 tiles bathhouse", "", "work bathhouse", "no-action"),
    ("ask event p1 | event harvest | p1 tiles sacristy | p1 on sacristy monk", "", "pass", "ward-first"),
    ("ask event p1 | event harvest | p1 goods wine 1 grain 1", "", "pass", "give-first"),
    ("ask event p1 | event taxes | p1 goods wine 3", "", "pass", "lose-first"),
    // Places and their spaces.
    ("", "", "work hayrick", "not-your-place"),
    ("p1 tiles sacristy | p1 on sacristy monk", "", "work sacristy", "no-action"),
    ("p1 on scriptorium knight scholar", "", "recruit scriptorium", "not-its-action"),
    (WELL, "p1 well", "send town-hall knight peace-treaty", "well-limits"),
    ("ask plan p1 | p1 tiles school | p1 market farmer", "", "plan farmer school", "no-spaces"),
    ("ask plan p1 | p1 market monk", "", "plan monk castle knight", "no-such-space"),
    ("ask plan p1 | p1 market monk", "", "plan monk castle", "say-which"),
    ("ask plan p1 | p1 market farmer", "", "plan farmer castle farmer", "own-space"),
    ("p1 on village own-farmer own-boatman own-craftsman", "", "recruit village", "say-whom"),
    ("option places all | p1 tiles stage-coach | p1 on stage-coach knight | p1 coins 3", "",
     "travel stage-coach briare", "say-way"),
    ("p1 on wagon own-farmer own-trader knight", "", "travel wagon road vierzon", "way-known"),
    ("p1 tiles pharmacy | p1 on pharmacy own-farmer | p1 coins 5", "", "work pharmacy", "say-count"),
    ("ask plan p1 | p1 market knight", "", "plan knight castle", "misfit"),
    ("ask plan p1 | p1 market knight", "", "plan knight castle farmer", "misfit-there"),
    ("ask plan p1 | p1 tiles brewery | p1 market farmer", "", "plan farmer brewery monk", "monk-only"),
    ("ask plan p1 | p1 market own-farmer", "", "plan own-farmer town-hall", "own-town-hall"),
    ("option bathhouse later | p1 tiles bathhouse | p1 on bathhouse own-boatman | p1 market own-farmer own-craftsman own-trader | \
      p1 bag knight 3", "p1 work bathhouse", "bathe monk wagon trader", "not-drawn"),
    ("ask draw p1 | p1 tiles gunpowder-tower | p1 on gunpowder-tower farmer - | p1 on wagon farmer - -", "p1 draw 0",
     "recall gunpowder-tower farmer", "on-tower"),
    (WELL, "p1 well", "work hayrick", "not-your-place"),
    ("option places all | p1 tiles well | p1 on well own-craftsman scholar | p1 fresh hayrick", "p1 well",
     "work hayrick", "not-yet"),
    ("ask plan p1 | p1 technology castle farmer | p1 market farmer", "", "plan farmer castle", "covered"),
    ("ask plan p1 | p1 on castle farmer - - | p1 market farmer", "", "plan farmer castle", "space-taken"),
    ("ask plan p1 | p1 market farmer 2", "p1 plan farmer castle", "plan farmer village", "plan-order"),
    ("ask plan p1 | p1 market own-boatman own-craftsman", "p1 man farm-house", "plan own-boatman stay",
     "already-placed"),
    ("ask plan p1 | p1 market own-farmer own-boatman own-craftsman", "p1 man farm-house", "man village", "cannot-man"),
    ("ask draw p1 | p1 on wagon farmer - -", "p1 draw 0", "recall wagon knight", "nobody-there"),
    // Drawing.
    ("ask draw p1 | p1 bag farmer 4", "", "draw 5", "draw-limit"),
    ("ask draw p1 | p1 market farmer 6", "", "draw 3", "market-room"),
    ("ask draw p1 | p1 market own-farmer", "", "draw 4", "bag-short"),
    // Using places.
    ("p1 on wagon farmer - knight", "", "travel wagon vierzon", "lacks"),
    ("", "", "send town-hall knight peace-treaty", "nobody-to-send"),
    ("p1 on town-hall farmer -", "", "send town-hall knight peace-treaty", "not-there"),
    ("p1 tiles gunpowder-tower | p1 on gunpowder-tower own-farmer -", "", "send gunpowder-tower farmer city-wall",
     "own-follower"),
    ("p1 on town-hall farmer -", "", "send town-hall farmer astronomy", "no-deed-space"),
    ("p1 on town-hall trader - | deed astronomy trader", "", "send town-hall trader astronomy", "deed-full"),
    ("p1 on town-hall trader -", "", "send town-hall trader astronomy book", "no-book"),
    ("event pilgrimage | p1 on monastery own-trader scholar", "", "recruit monastery", "pilgrimage"),
    ("p1 on castle own-farmer own-boatman own-trader | p1 track knights 5", "", "recruit castle", "track-end"),
    ("p1 on castle own-farmer own-boatman own-trader | stock knight 0", "", "recruit castle", "stock-empty"),
    ("option farmhouse.empty forbidden | p1 on farm-house own-boatman own-craftsman | supply grain 0", "",
     "recruit farm-house", "track-good-gone"),
    ("p1 tiles hayrick | p1 on hayrick own-farmer | supply grain 0", "", "work hayrick", "supply-empty"),
    ("p1 tiles laboratory | p1 on laboratory own-craftsman scholar | technology-left 0", "", "work laboratory",
     "no-technology"),
    ("p1 tiles laboratory | p1 on laboratory - scholar | p1 technology farm-house boatman village farmer \
      university farmer castle farmer monastery trader ship farmer wagon farmer guildhall farmer scriptorium knight \
      laboratory craftsman", "", "work laboratory", "no-technology-space"),
    ("option bathhouse later | p1 tiles bathhouse | p1 on bathhouse own-boatman | p1 market own-farmer own-craftsman own-trader", "",
     "work bathhouse", "bag-empty"),
    ("p1 tiles pharmacy | p1 on pharmacy own-farmer | p1 coins 5", "", "work pharmacy 4", "too-many-points"),
    ("p1 tiles pharmacy | p1 on pharmacy own-farmer | p1 coins 1", "", "work pharmacy 2", "too-few-coins"),
    ("p1 on ship own-farmer own-boatman knight", "", "travel ship vierzon", "no-way"),
    ("p1 on wagon own-farmer own-trader knight | goods r-orleans-vierzon wine", "", "travel wagon vierzon wool",
     "no-good-there"),
    ("p1 on guildhall own-farmer own-craftsman knight | p1 stations-left 0", "", "build guildhall",
     "no-station-left"),
    ("p1 on guildhall own-farmer own-craftsman knight | p1 stations orleans", "", "build guildhall", "own-station"),
    ("p1 on guildhall own-farmer own-craftsman knight | p1 merchant tours | p2 stations tours", "",
     "build guildhall", "town-taken"),
    (TAVERN, "", "build tavern", "tavern-alone"),
    ("seats 3 | option places all | p1 tiles tavern | p1 on tavern own-trader | p1 merchant tours | \
      p1 on guildhall own-farmer own-craftsman knight | p2 stations tours | p3 stations tours", "", "build tavern",
     "tavern-once"),
    ("p1 goods wine 2", "", "trade black-market wine wool", "not-your-place"),
    ("option places all | p1 tiles black-market | p1 on black-market own-boatman | p1 goods wine 2", "",
     "trade black-market wine wine", "same-good"),
    ("option places all | p1 tiles black-market | p1 on black-market own-boatman | p1 goods wine 1", "",
     "trade black-market wine wool", "too-few-goods"),
    // Technology and tiles.
    ("p1 track craftsmen 1 | p1 technology wagon farmer | p1 on village own-farmer own-boatman own-craftsman",
     "p1 recruit village craftsman", "fit wagon knight", "technology-there"),
    ("p1 tiles cellar | p1 on village own-farmer own-boatman own-craftsman", "p1 recruit village craftsman",
     "fit cellar monk", "monk-covered"),
    ("p1 tiles hayrick | p1 on village own-farmer own-boatman own-craftsman", "p1 recruit village craftsman",
     "fit hayrick farmer", "single-space"),
    ("p1 on village own-farmer own-boatman own-craftsman", "p1 recruit village craftsman", "fit town-hall any",
     "no-technology-here"),
    ("p1 on village own-farmer own-boatman own-craftsman", "p1 recruit village craftsman", "fit wagon knight",
     "first-farmer"),
    ("p1 on village own-farmer own-boatman own-craftsman", "p1 recruit village trader", "open well", "not-a-tile"),
    ("p1 on village own-farmer own-boatman own-craftsman | p2 tiles hayrick", "p1 recruit village trader",
     "open hayrick", "tile-taken"),
    ("p1 on village own-farmer own-boatman own-craftsman", "p1 recruit village trader", "open office", "type-one"),
    ("option bathhouse later | p1 tiles bathhouse | p1 on bathhouse boatman", "p1 work bathhouse | * draw p1 own-farmer | \
      * draw p1 own-boatman | * draw p1 own-trader", "bathe own-farmer bag", "still-fits"),
    // Events and torture.
    ("ask event p1 | event harvest | p1 goods wine 1 grain 1", "", "give wool", "not-food"),
    ("option harvest.choice food-first | ask event p1 | event harvest | p1 coins 5 | p1 goods wine 1 grain 1", "",
     "coins", "food-first"),
    ("ask event p1 | event taxes | p1 goods wine 3", "", "lose station tours", "no-station-there"),
    ("ask event p1 | event taxes | p1 goods wine 3", "", "lose follower", "no-neutral"),
    ("ask event p1 | event taxes | p1 goods wine 3", "", "lose book", "at-zero"),
    ("ask event p1 | event taxes | p1 goods wine 3 | p1 development 8", "", "lose book", "coin-space"),
    ("ask event p1 | event taxes | p1 goods wine 3", "", "lose technology wagon", "no-technology-there"),
    // Prosperity.
    ("modules prosperity | p1 on scriptorium knight scholar | pile blois tours | under chinon",
     "p1 work scriptorium card | * card p1 blois | * card p1 tours", "pass", "keep-first"),
    ("modules prosperity | p1 on scriptorium knight scholar | pile blois tours | under chinon",
     "p1 work scriptorium card | * card p1 blois | * card p1 tours", "keep chinon", "card-not-drawn"),
    ("modules prosperity | p1 on scriptorium knight scholar | pile -", "", "work scriptorium card", "pile-empty"),
    ("modules prosperity | p1 on carpenter trader trader -", "p1 carpenter trader road vierzon", "pass",
     "carpenter-first"),
    (AT_BLOIS, "p1 carpenter stay trader", "pass", "structure-first"),
    (AT_BLOIS, "", "carpenter boatman river tours", "not-on-carpenter"),
    (AT_BLOIS, "", "carpenter trader river tours", "wrong-way"),
    (AT_BLOIS, "p1 carpenter stay trader", "build structure r-orleans-vierzon", "not-to-town"),
    (AT_BLOIS, "p1 carpenter stay trader", "build structure w-blois-tours", "nothing-there"),
    ("modules prosperity | p1 card blois | carpenter blois | p1 on carpenter trader - -", "", "carpenter stay trader",
     "nothing-to-cover"),
    ("modules prosperity | carpenter blois | p1 on carpenter trader - -", "", "carpenter stay trader", "no-card"),
    ("modules prosperity | p1 card tours | carpenter blois | p1 on carpenter trader - -", "", "carpenter stay trader",
     "other-town"),
    ("modules prosperity", "", "supply blois wine", "not-your-structure"),
    ("modules prosperity | p1 structure blois edge w-orleans-blois", "", "supply blois wine", "not-needed"),
    ("modules prosperity | p1 structure blois edge w-orleans-blois | p1 coins 9", "", "supply blois coins 5",
     "too-many-coins"),
    ("modules prosperity | p1 on town-hall farmer - | p1 structure blois edge w-orleans-blois", "",
     "send town-hall farmer blois", "no-structure"),
    ("modules prosperity | event indulgence | first p1 | ask act p1 | p2 passed | p1 coins 9 | \
      p1 structure blois edge w-orleans-blois", "p1 pass", "buy monk", "supply-first"),
    ("modules prosperity | ask event p1 | event bribe | p1 coins 4", "", "buy monk", "event-first"),
    ("modules prosperity | ask event p1 | event riots | p1 coins 5 | p1 bag knight", "", "return farmer bag",
     "only-knights"),
    ("modules prosperity | ask event p1 | event riots | p1 coins 5 | p1 bag knight", "", "return knight market",
     "no-knight-there"),
    ("modules prosperity | ask event p1 | event pilgrims-day | p1 market monk trader", "", "swap knight",
     "not-for-pilgrims"),
    ("modules prosperity | round 9 | p1 turned hayrick", "", "work hayrick", "turned-over"),
    ("modules prosperity | p1 on wagon own-farmer own-trader knight", "", "travel wagon vierzon hidden",
     "nothing-hidden"),
    // The Duel.
    ("modules duel | p1 on town-hall knight -", "", "send town-hall knight peace-treaty", "no-such-deed"),
    ("modules duel | ask start", "", "pass", "start-first"),
    ("modules duel | ask draft", "", "pass", "draft-first"),
    ("modules duel | ask draft", "p1 draft hayrick", "draft hayrick", "draft-taken"),
    ("modules duel | ask draft", "", "draft office", "draft-one"),
    ("modules duel | first p2 | ask draft | tiles-left hayrick cheese-factory winery wool-manufacturer tailor-shop \
      brewery windmill library hospital sacristy", "", "draft vineyard", "draft-two"),
    ("modules duel | ask draft", "p1 draft winery", "draft hayrick", "draft-order"),
    ("modules duel | ask draft", "", "draft vineyard", "draft-enough"),
    ("modules duel | tiles-left hayrick | p1 on village own-farmer own-boatman own-craftsman",
     "p1 recruit village trader", "open winery", "not-offered"),
    ("modules duel | event town-meeting | ask event | p1 coins 3", "", "coins", "meeting-first"),
    ("modules duel | event trade | ask event | p1 goods wine 1", "", "coins", "trade-first"),
    ("modules duel | event quick-travel | ask event | p1 coins 1", "", "coins", "journey-first"),
    ("modules duel | event quick-travel | ask event | p1 coins 1 | goods r-orleans-vierzon wine", "",
     "travel event road vierzon wine", "no-goods-taken"),
    ("modules duel | ask plan p1 | p1 market own-farmer", "", "plan own-farmer bourgeois-house", "own-house"),
    ("modules duel | p1 on bourgeois-house farmer | p1 citizens 0", "", "house coins", "no-citizen"),
    ("modules duel | event dues-7 | ask event | p1 coins 9 | p2 coins 9", "", "pass", "worth-first"),
    ("modules duel | event harvest-2 | ask event | p1 goods grain 2 wine 1 | p2 goods grain 2", "", "coins",
     "food-only"),
    // The Dignitary.
    ("modules dignitary | ask citizens", "", "pass", "citizen-first"),
    ("modules dignitary | ask citizens", "", "citizen stations", "no-citizen-space"),
    ("modules dignitary | ask citizens", "p1 citizen knights", "citizen knights", "citizen-there"),
    ("modules dignitary | ask citizens", "p1 citizen knights", "citizen boatmen", "citizen-order"),
    ("modules dignitary | ask citizens", "", "citizen canalization", "citizen-enough"),
    ("modules dignitary | event technology-tax-2 | ask event | p1 coins 2 | p1 technology wagon farmer castle farmer",
     "", "pass", "scrap-first"),
    ("modules dignitary | event conference | p1 on university own-farmer own-craftsman own-trader", "",
     "recruit university", "role-banned"),
    ("modules dignitary | event axle-fracture | p1 coins 3 | p1 on stage-coach knight", "",
     "travel stage-coach road vierzon", "place-banned"),
    // Capital Vierzon and objectives.
    ("modules vierzon | event banishment | ask draw | p1 bag scholar monk", "p1 draw 3 | * draw p1 scholar | \
      * draw p1 monk | * draw p1 own-farmer", "stop", "banish-first"),
    ("modules vierzon | event banishment | ask draw | p1 market knight | p1 bag scholar monk", "p1 draw 3 | \
      * draw p1 scholar | * draw p1 monk | * draw p1 own-farmer", "banish knight", "not-just-drawn"),
    ("modules vierzon | event amnesty | p1 on castle own-farmer own-boatman own-trader", "p1 recruit castle", "pass",
     "amnesty-first"),
    ("modules vierzon | ask claim | p1 coins 25", "", "recruit castle", "claim-first"),
    ("modules vierzon | p1 merchant vierzon | p1 goods brocade 3 | p1 coins 20", "p1 deliver materials", "coins",
     "goods-only"),
    ("modules duel | p1 coins 10", "", "pay builder", "no-objective"),
    ("modules duel | p1 objectives castle", "", "deliver castle", "objective-done"),
    ("modules duel", "", "claim bookkeeping", "by-itself"),
    ("modules duel", "", "pay castle", "other-way"),
    ("modules duel", "", "deliver castle", "merchant-elsewhere"),
    ("modules vierzon | round 9 | p1 coins 10", "", "pay builder", "too-late"),
    ("modules vierzon | p1 merchant vierzon", "", "deliver materials", "objective-short"),
    ("modules vierzon | option vierzon.difficulty one-a-round | p1 claimed | p1 objectives company | p1 coins 25", "", "pay fortress",
     "one-a-round"),
    ("modules vierzon | option vierzon.difficulty in-order | p1 coins 25", "", "pay fortress", "out-of-order"),
    // Invasion.
    ("modules invasion | option invasion.characters chosen | ask characters", "", "pass", "character-first"),
    ("modules invasion | option invasion.characters chosen | first p2 | ask characters", "p2 character mayor",
     "character mayor", "character-taken"),
    (CART, "p1 haul vehicle city", "pass", "load-first"),
    (CART, "p1 haul vehicle city", "stop", "cart-empty"),
    (CART, "p1 haul vehicle city", "load grain clothing-store", "wrong-store"),
    (CART, "p1 haul vehicle city", "load grain p2", "one-receiver"),
    (CART, "p1 haul vehicle p2", "load grain warehouse", "one-receiver"),
    (CART, "p1 haul vehicle city", "load wine warehouse", "too-few-goods"),
    ("modules invasion | p1 on vehicle own-farmer own-trader | p1 goods grain 2 wool 1 | city warehouse grain 6",
     "p1 haul vehicle city", "load grain warehouse", "store-full"),
    (CART, "", "haul vehicle p1", "to-yourself"),
    (CART, "", "haul vehicle p4", "no-such-seat"),
    ("modules invasion | p1 on vehicle own-farmer own-trader", "", "haul vehicle city", "nothing-to-send"),
    (PURSE, "", "fund guild-house warehouse 1", "no-coins-there"),
    (PURSE, "", "fund guild-house treasury 3", "too-few-coins"),
    (PURSE, "", "fund guild-house treasury 3 swordsmith 2", "too-many-funds"),
    ("modules invasion | p1 on guild-house own-boatman own-craftsman | p1 coins 4 | city treasury 28", "",
     "fund guild-house treasury 3", "store-full"),
    ("modules invasion | p2 on hostel monk monk | p2 market farmer | ask act p2", "p2 lodge hostel p1 farmer", "pass",
     "lodger-first"),
    ("modules invasion | p2 on hostel monk monk | p2 market farmer | ask act p2 | p1 fresh hayrick",
     "p2 lodge hostel p1 farmer", "plan farmer hayrick", "not-yet"),
    ("modules invasion | p2 on hostel monk monk | p2 market farmer | ask act p2 | p1 tiles gunpowder-tower | \
      p1 market knight 5 scholar 5", "p2 lodge hostel p1 farmer", "plan farmer gunpowder-tower", "market-room"),
    ("modules invasion | p1 on hostel monk monk | p1 market own-farmer", "", "lodge hostel p2 own-farmer", "own-lodger"),
    ("modules invasion | p1 on hostel monk monk | p1 market own-farmer", "", "lodge hostel p2 farmer", "not-in-market"),
    ("modules invasion | p1 on palatinate knight scholar", "", "palatinate p2", "nothing-to-borrow"),
    (GUEST, "p1 palatinate p2", "pass", "palatinate-first"),
    (GUEST, "p1 palatinate p2", "work hayrick", "not-their-place"),
    (GUEST, "p1 palatinate p2", "palatinate p2", "palatinate-limits"),
    (GUEST, "p1 palatinate p2", "recruit castle", "their-lacks"),
    ("modules invasion | p1 on town-hall monk -", "", "send town-hall monk assembly-hall", "hall-only"),
    ("modules invasion | p1 on town-hall knight -", "", "send town-hall knight reinforcement", "no-reinforcement"),
    ("modules invasion | p1 on village own-farmer own-boatman own-craftsman", "p1 recruit village craftsman",
     "fit catapult", "catapult-first"),
    ("p1 on village own-farmer own-boatman own-craftsman", "p1 recruit village craftsman", "fit catapult",
     "fit-first"),
    ("modules invasion | p1 merchant tours | p1 on guildhall own-farmer own-craftsman knight", "",
     "build guildhall", "tower-there"),
    (DUE, "", "pass", "due-first"),
    (DUE, "", "lose place hayrick", "not-this-due"),
    (DUE, "", "lose station lemans", "tower-kept"),
    (DUE, "", "lose station loches", "no-station-there"),
    // Invasion: events and proposals.
    (DRAFT, "", "pass", "propose-first"),
    (DRAFT, "", "propose", "unfinished"),
    (DRAFT, "", "skip", "no-skip"),
    (DRAFT, "", "offer p1 place hayrick", "not-asked-for"),
    (DRAFT, "", "offer p4 coins 1", "no-such-seat"),
    (DRAFT, "", "offer p1 coins 9", "purse-full"),
    (DRAFT, "", "offer p1 coins 3", "player-lacks"),
    (DRAFT, "", "offer p2 technology ship", "player-lacks"),
    (DRAFT, "", "offer p1 coins 2", "rest-impossible"),
    (DRAFT, "p1 offer p2 technology castle", "offer p1 technology wagon", "propose-order"),
    (DRAFT, "p1 offer p1 technology wagon | p1 offer p2 technology castle", "offer p2 coins 1", "draft-done"),
    ("modules invasion | ask event | event drought | goods r-lemans-tours grain | goods r-lemans-chartres grain | \
      goods r-lemans-vendome grain | goods r-bourges-nevers grain | goods r-vendome-blois grain", "",
     "offer grain w-orleans-blois", "not-to-be-had"),
    ("modules invasion | ask event p2 | first p2 | event demolition | p1 technology wagon farmer castle farmer",
     "p2 offer p1 technology castle | p2 offer p1 technology wagon | p2 propose", "pass", "consent-first"),
    ("modules invasion | ask event | event training", "", "pass", "train-first"),
    ("modules invasion | ask event | event training", "", "train monk", "no-track"),
    ("modules invasion | ask event | event training | p1 track knights 5", "", "train knight", "track-end"),
    ("modules invasion | ask event | event progress | p1 coins 4 | p1 merchant blois", "", "coins", "progress-first"),
    ("modules invasion | ask event | event bon-voyage | p1 coins 4", "", "coins", "voyage-first"),
    ("modules invasion | ask event | event bon-voyage | p1 coins 4", "", "travel event road blois", "no-way"),
    ("modules invasion | ask event | event famine | p1 bag knight 4", "", "pass", "famine-first"),
    ("modules invasion | ask event | event famine | p1 bag knight 4", "", "return own-farmer bag", "own-stays"),
    ("modules invasion | ask event | event famine | p1 bag knight 4", "", "return knight market", "not-with-you"),
    (ROBBED, "", "pass", "rob-first"),
    (ROBBED, "", "give wool", "goods-too-cheap"),
    (ROBBED, "", "raze tours", "no-tower-of-yours"),
    ("modules invasion | ask event | event summoning | p1 coins 5 | p1 merchant tours", "", "pass", "summon-first"),
];

/// A card, the carpenter and a good in one town.
const AT_BLOIS: &str = "modules prosperity | p1 card blois | carpenter blois | p1 on carpenter trader trader - | \
                        face-down w-orleans-blois";

#[test]
fn each_reason_has_a_position_in_which_it_is_given() {
    let mut told = BTreeSet::new();
    for (given, played, action, word) in REFUSALS {
        let reason = refusal(given, played, action);
        assert_eq!(reason.word, *word, "{given} | {played}: `{action}`");
        words::check_reason(&reason).unwrap_or_else(|problem| panic!("{given}: `{action}`: {problem}"));
        assert!(RULES.contains(&format!("\nr[{}]", reason.clause)), "{} is not in RULES.md", reason.clause);
        told.insert(*word);
    }
    let missing: Vec<&str> = Why::ALL.iter().copied().filter(|word| !told.contains(word)).collect();
    assert!(missing.is_empty(), "no position for {missing:?}");
}

#[test]
fn a_refusal_names_what_it_is_about() {
    let told = |given: &str, played: &str, action: &str| words::english(&refusal(given, played, action));
    assert_eq!(
        told("p1 on wagon farmer - knight", "", "travel wagon vierzon"),
        "the Wagon still lacks: trader"
    );
    assert_eq!(
        told(
            "ask plan p1 | p1 market own-farmer own-boatman own-craftsman",
            "p1 man farm-house",
            "man village"
        ),
        "you have nobody left to fill the Village: boatman, craftsman"
    );
    assert_eq!(
        told("p1 tiles pharmacy | p1 on pharmacy own-farmer | p1 coins 1", "", "work pharmacy 2"),
        "that costs 2 coins, and you have 1"
    );
    assert_eq!(told("ask draw p1 | p1 market farmer 6", "", "draw 3"), "your market has room for 2 more");
    assert_eq!(
        told("modules duel | p1 citizens 1", "", "house coins"),
        "the Bourgeois House still lacks: a follower"
    );
    let away = told("modules duel | p1 merchant blois | p1 goods wool 2 brocade 1", "", "deliver lady 2");
    assert_eq!(away, "your merchant has to be in Orléans");
}

#[test]
fn the_tavern_adds_one_station_to_a_town() {
    let given = format!("{TAVERN} | p2 stations tours");
    assert_eq!(refusal(&given, "p1 build tavern | p2 pass", "build tavern").word, "lacks");
    let own = format!("{TAVERN} | p1 stations tours");
    let reason = refusal(&own, "", "build tavern");
    assert_eq!((reason.word, reason.clause), ("own-station", "orleans.tile.tavern-once"));
    let reason = refusal(STAND, "", "trade market-stand buy grain");
    assert_eq!((reason.word, reason.clause), ("too-few-coins", "orleans.tile.market-stand"));
}
