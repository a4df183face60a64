//! A second, naive version of the rules for silver, workers and points, from the notation alone.
//!
//! It uses none of the engine's state, masks or tables. It reads boards from their printed
//! rows into maps, and tiles are names. It audits whole random games from their records.

mod solo;

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    sync::Arc,
};

use burgundy::{
    Action, Burgundy, Source, State,
    content::{BOARDS, BoardSpec, Layout},
};
use engine::{Actor, Config, Rng, Rules, Seat};
use play::{Header, Match, Record, Seeded};
use testkit::golden;

use self::solo::{Part, Waiting};
use crate::folders::folder;

type Hex = (i32, i32);

/// What is owned, by one seat or by partners.
#[derive(Default)]
struct Duke {
    board: BTreeMap<Hex, (char, i32)>,
    tiles: BTreeMap<Hex, String>,
    shared: Vec<String>,
    goods: BTreeMap<String, i32>,
    sold: BTreeMap<String, i32>,
    silver: i32,
    workers: i32,
    /// The white die, which a white castle acts with.
    white: i32,
    /// Geese that wait for the choice of a species.
    geese: Option<Hex>,
    bonus: i32,
    /// Whether the duchy has border posts, and which pairs of them the tiles have joined.
    posts: bool,
    joined: BTreeSet<[usize; 2]>,
    /// Shields on castles, those whose tribute is paid, and the player named for shield 6.
    shields: BTreeMap<Hex, i32>,
    paid: BTreeSet<i32>,
    named: Option<usize>,
    /// Monasteries that count through shield 6.
    copied: BTreeSet<i32>,
    /// Workers gained by the last action, for shield 2.
    gained: Vec<i32>,
    /// Which spaces of the trade route give workers in this game, and how many goods have passed it.
    route: Vec<bool>,
    passed: usize,
    options: BTreeMap<String, String>,
}

/// What each seat has for itself.
#[derive(Default)]
struct Person {
    storage: Vec<String>,
    /// Gained tiles that have no space yet.
    waiting: Vec<String>,
    dice: [i32; 2],
    points: BTreeMap<&'static str, i32>,
}

struct Table {
    edition: u16,
    solo: bool,
    /// Partners sit as many places apart as there are dukes.
    dukes: Vec<Duke>,
    people: Vec<Person>,
    /// Tiles that fit in a seat's storage, and in the one that partners share.
    room: [usize; 2],
    depot_goods: BTreeMap<i32, Vec<String>>,
    queue: Vec<String>,
    loading: Vec<i32>,
    finished: BTreeMap<char, i32>,
    /// Seats that have joined all border posts, and whether each pair scores.
    connected: i32,
    by_pair: bool,
    phase: i32,
    /// The last turn of the phase is over, but tribute and income are not.
    ending: bool,
    ends: i32,
    /// What waits in the solo game, and the points on the way to the target.
    waiting: Vec<Waiting>,
    counter: i32,
    target: i32,
    roll_offs: Vec<(usize, i32)>,
}

const GOODS: [&str; 6] = ["turquoise", "violet", "pink", "red", "brown", "orange"];
const BUILDINGS: [&str; 8] =
    ["warehouse", "watchtower", "carpenter", "church", "market", "boarding-house", "bank", "town-hall"];
const STARTS: [i32; 7] = [0, -1, -2, -3, -3, -3, -3];

/// Every space of the solo duchies, and where it is printed.
fn islands() -> impl Iterator<Item = (&'static str, Hex)> {
    let spaces = BOARDS.iter().flat_map(|board| match board.layout {
        Layout::Islands(islands) => islands.spaces.as_slice(),
        _ => &[],
    });
    spaces.map(|island| (island.name, (island.at.0.into(), island.at.1.into())))
}

/// Whether a river joins two spaces of the solo duchies.
fn river(one: Hex, other: Hex) -> bool {
    let links = |board: &BoardSpec| match board.layout {
        Layout::Islands(islands) => islands.links,
        _ => &[],
    };
    BOARDS
        .iter()
        .flat_map(links)
        .map(|(from, to)| [hex(from), hex(to)])
        .any(|ends| ends == [one, other] || ends == [other, one])
}

/// `r3c4` in skewed coordinates, in which neighbours are six fixed steps away.
fn hex(space: &str) -> Hex {
    if !space.starts_with('r') {
        return islands().find(|(name, _)| *name == space).unwrap().1;
    }
    let (row, column) = space[1..].split_once('c').unwrap();
    let (row, column): (i32, i32) = (row.parse().unwrap(), column.parse().unwrap());
    let left = 7 - (row - 4).abs();
    // Between the halves of a double duchy there is a gap in the two upper and the two lower rows.
    let gap = if column > left { (6 - left).max(0) } else { 0 };
    (row, STARTS[row as usize - 1] + column + gap)
}

fn touches(one: Hex, other: Hex) -> bool {
    if one.0 > 50 {
        // Islands are printed in hundredths of a space. The gap between two islands is more than a third of one.
        let (x, y) = (one.0 - other.0, one.1 - other.1);
        return one != other && x * x + y * y < 115 * 115;
    }
    [(0, 1), (0, -1), (1, 0), (-1, 0), (1, -1), (-1, 1)].contains(&(one.0 - other.0, one.1 - other.1))
}

fn colour(tile: &str) -> char {
    match tile {
        "castle" => 'C',
        "mine" => 'M',
        "ship" => 'S',
        _ if tile.starts_with("monastery") => 'Y',
        "geese" => 'L',
        _ if tile.ends_with(|last: char| last.is_ascii_digit()) => 'L',
        _ => 'B',
    }
}

impl Duke {
    fn has(&self, monastery: i32) -> bool {
        self.tiles.values().any(|tile| *tile == format!("monastery{monastery}"))
            || self.copied.contains(&monastery)
    }

    fn shield(&self, number: i32) -> bool {
        self.shields.values().any(|&shield| shield == number)
    }

    /// Whether the table chose this value of an option. The default is never written.
    fn chose(&self, option: &str, value: &str) -> bool {
        self.options.get(option).is_some_and(|chosen| chosen == value)
    }

    fn hire(&mut self, workers: i32) {
        self.workers += workers;
        self.gained.push(workers);
    }

    fn lose(&mut self, shield: i32) {
        if shield == 6 {
            self.named = None;
        }
    }

    /// The pasture that scores animals.
    fn pasture(&self, at: Hex) -> Vec<Hex> {
        if self.shield(1) { self.all_of(at) } else { self.area(at) }
    }

    /// The area that is completed.
    fn whole(&self, at: Hex) -> Vec<Hex> {
        let all = self.shield(1) && self.chose("shield1.scope", "all") && self.board[&at].0 == 'L';
        if all { self.all_of(at) } else { self.area(at) }
    }

    /// All spaces of the same colour.
    fn all_of(&self, at: Hex) -> Vec<Hex> {
        let spaces = self.board.iter().filter(|(_, space)| space.0 == self.board[&at].0);
        spaces.map(|(&hex, _)| hex).collect()
    }

    /// The tiles connected with some of these spaces.
    fn chain(&self, from: &[Hex]) -> Vec<Hex> {
        let mut chain: Vec<Hex> = from.iter().copied().filter(|hex| self.tiles.contains_key(hex)).collect();
        let mut next = 0;
        while next < chain.len() {
            for &other in self.tiles.keys() {
                if touches(chain[next], other) && !chain.contains(&other) {
                    chain.push(other);
                }
            }
            next += 1;
        }
        chain
    }

    fn count(&self, name: &str) -> i32 {
        self.tiles.values().filter(|tile| *tile == name).count() as i32
    }

    fn area(&self, at: Hex) -> Vec<Hex> {
        let mut area = vec![at];
        let mut next = 0;
        while next < area.len() {
            for (&other, space) in &self.board {
                if touches(area[next], other) && space.0 == self.board[&at].0 && !area.contains(&other) {
                    area.push(other);
                }
            }
            next += 1;
        }
        area
    }

    /// Turns the die one step at a time, the cheaper way round, until it shows the value.
    fn pay(&mut self, person: &mut Person, means: &str, value: i32, free: bool) {
        let shown = match means {
            "d1" => std::mem::replace(&mut person.dice[0], 0),
            "d2" => std::mem::replace(&mut person.dice[1], 0),
            "white" => self.white,
            _ => return,
        };
        assert_ne!(shown, 0, "the die was used twice");
        let up = (value - shown).rem_euclid(6);
        let mut steps = up.min(6 - up);
        let helped = means != "white" || !self.chose("whitecastle.free-steps", "off");
        if free && helped && steps > 0 {
            steps -= 1;
        }
        while steps > 0 {
            self.workers -= 1;
            steps -= if helped && self.has(8) { 2 } else { 1 };
        }
        assert!(self.workers >= 0, "too many workers were spent");
    }
}

impl Duke {
    /// What a building does straight away, whether placed or copied by the crane.
    fn effect(&mut self, person: &mut Person, tile: &str) {
        match tile {
            "watchtower" => person.score("watchtower", 4),
            "bank" => self.silver += 2,
            "boarding-house" => self.hire(4),
            _ => {}
        }
    }

    /// What livestock tiles of some species in a pasture score. Geese score with every species.
    fn graze(&self, person: &mut Person, at: Hex, species: &str) {
        let more = i32::from(self.has(7));
        let mut points = 0;
        for tile in self.pasture(at).iter().filter_map(|hex| self.tiles.get(hex)) {
            let animals = if tile == "geese" { Some("2") } else { tile.strip_prefix(species) };
            points +=
                animals.and_then(|animals| animals.parse::<i32>().ok()).map_or(0, |animals| animals + more);
        }
        person.score("livestock", points);
    }

    /// The species in a pasture, without geese.
    fn species(&self, at: Hex) -> Vec<&'static str> {
        let there = |kind: &&str| {
            let tiles = self.pasture(at);
            tiles.iter().filter_map(|hex| self.tiles.get(hex)).any(|tile| tile.starts_with(*kind))
        };
        ["cow", "sheep", "pig", "goat"].into_iter().filter(there).collect()
    }
}

impl Person {
    fn score(&mut self, source: &'static str, points: i32) {
        *self.points.entry(source).or_default() += points;
    }
}

impl Table {
    fn new(rules: &Burgundy, config: &Config) -> Table {
        let seats = rules.seats();
        let team = config.modules.iter().any(|module| module == "team");
        let solo = config.modules.iter().any(|module| module == "solo");
        let mut table = Table {
            edition: rules.edition(),
            solo,
            dukes: (0..if team { 2 } else { seats }).map(|_| Duke::default()).collect(),
            people: (0..seats).map(|_| Person::default()).collect(),
            room: if team { [2, 2] } else { [3, 0] },
            depot_goods: BTreeMap::new(),
            queue: Vec::new(),
            loading: Vec::new(),
            finished: BTreeMap::new(),
            connected: 0,
            by_pair: config.options.get("border.scoring").is_none_or(|value| value == "per-pair"),
            phase: 0,
            ending: false,
            waiting: Vec::new(),
            counter: 0,
            target: config.options.get("solo.target").map_or(50, |target| target.parse().unwrap()),
            ends: 0,
            roll_offs: Vec::new(),
        };
        table.dukes.iter_mut().for_each(|duke| duke.options = config.options.clone());
        let border = config.modules.iter().any(|module| module == "border");
        let usual = match (team, border) {
            (true, _) => "12a",
            (_, true) => "dealt",
            _ if solo => "13a",
            _ => "1",
        };
        let boards = config.options.get("boards").map_or(usual, String::as_str);
        for seat in 0..table.dukes.len() {
            let name = boards.split(' ').nth(seat).unwrap_or(boards);
            if ["expert", "dealt"].contains(&name) {
                continue;
            }
            table.settle(seat, name);
            let start = match name {
                "1" => Some("r4c4"),
                "2" if rules.edition() == 2019 => Some("r4c4"),
                "12a" => Some("r4c7"),
                _ => None,
            };
            if let Some(start) = start.filter(|_| !config.options.contains_key("start-castle")) {
                table.dukes[seat].tiles.insert(hex(start), "castle".to_owned());
            }
        }
        if team {
            (table.dukes[0].silver, table.dukes[0].workers) = (2, 3);
            (table.dukes[1].silver, table.dukes[1].workers) = (2, 5);
        }
        if solo {
            (table.dukes[0].silver, table.dukes[0].workers) = (1, 2);
        }
        table
    }

    /// The duke whose land a seat shares.
    fn home(&self, seat: usize) -> usize {
        seat % self.dukes.len()
    }

    fn settle(&mut self, seat: usize, name: &str) {
        let (edition, home) = (self.edition, self.home(seat));
        let board = BOARDS.iter().find(|board| board.edition == edition && board.duchy.to_string() == name);
        let board = board.unwrap();
        self.dukes[home].posts = !board.posts.is_empty();
        let rows = match board.layout {
            Layout::Rows(rows) | Layout::Double(rows) => rows,
            Layout::Islands(islands) => {
                for island in islands.spaces {
                    let (letter, value) = island.space.split_at(1);
                    let space = (letter.chars().next().unwrap(), value.parse().unwrap());
                    self.dukes[home].board.insert(hex(island.name), space);
                }
                return;
            }
        };
        for (row, text) in rows.iter().enumerate() {
            for (column, space) in text.split_whitespace().filter(|word| *word != "|").enumerate() {
                let (letter, value) = space.split_at(1);
                let at = hex(&format!("r{}c{}", row + 1, column + 1));
                let space = (letter.chars().next().unwrap(), value.parse().unwrap());
                self.dukes[home].board.insert(at, space);
            }
        }
    }

    /// A gained tile goes where there is room. With room in both storages, or in none, an answer follows.
    fn gain(&mut self, seat: usize, tile: &str) {
        let home = self.home(seat);
        let (person, duke) = (&mut self.people[seat], &mut self.dukes[home]);
        let tile = tile.to_owned();
        let room = duke.shield(4) || person.storage.len() < self.room[0];
        match (room, duke.shared.len() < self.room[1]) {
            (true, false) => person.storage.push(tile),
            (false, true) => duke.shared.push(tile),
            (true, true) | (false, false) => person.waiting.push(tile),
        }
    }

    fn storage(&mut self, seat: usize, which: &[&str]) -> &mut Vec<String> {
        let home = self.home(seat);
        if which == ["shared"] { &mut self.dukes[home].shared } else { &mut self.people[seat].storage }
    }

    /// Finds the start player: the highest of those still rolling.
    fn start(&mut self) {
        let mut rolling: Vec<usize> = (0..self.dukes.len()).collect();
        let mut rolls = std::mem::take(&mut self.roll_offs).into_iter();
        while rolling.len() > 1 {
            let round: Vec<(usize, i32)> = rolls.by_ref().take(rolling.len()).collect();
            let highest = round.iter().map(|roll| roll.1).max().unwrap();
            rolling = round.iter().filter(|roll| roll.1 == highest).map(|roll| roll.0).collect();
        }
        let count = self.dukes.len();
        for place in 0..count {
            let duke = &mut self.dukes[(rolling[0] + place) % count];
            (duke.silver, duke.workers) = (duke.silver + 1, duke.workers + place as i32 + 1);
        }
    }

    fn chance(&mut self, words: &[&str]) {
        let seat = |word: &str| word[1..].parse::<usize>().unwrap() - 1;
        match *words {
            ["roll-off", who, value] => self.roll_offs.push((seat(who), value.parse().unwrap())),
            ["deal", who, good] => {
                if !self.roll_offs.is_empty() {
                    self.start();
                }
                *self.dukes[seat(who)].goods.entry(good.to_owned()).or_default() += 1;
            }
            ["board", who, name] => self.settle(seat(who), name),
            ["good", good] => self.queue.push(good.to_owned()),
            ["roll", who, one, other] => {
                self.people[seat(who)].dice = [one.parse().unwrap(), other.parse().unwrap()];
            }
            ["white", value] => {
                self.dukes.iter_mut().for_each(|duke| duke.white = value.parse().unwrap());
                let good = self.queue.remove(0);
                self.depot_goods.entry(value.parse().unwrap()).or_default().push(good);
            }
            _ => {}
        }
    }

    fn seat(&mut self, seat: usize, words: &[&str]) {
        let (home, seats) = (self.home(seat), self.people.len() as i32);
        let (duke, person) = (&mut self.dukes[home], &mut self.people[seat]);
        match *words {
            ["board", name] => {
                duke.board.clear();
                self.settle(seat, name);
            }
            ["castle", space] => {
                duke.tiles.insert(hex(space), "castle".to_owned());
            }
            ["take", means, depot, tile] => {
                let free = duke.has(12);
                duke.pay(person, means, depot.parse().unwrap(), free);
                self.gain(seat, tile);
            }
            ["buy", _, tile, ref how @ ..] => {
                match how {
                    ["workers"] => duke.workers -= 2,
                    ["mixed"] => (duke.silver, duke.workers) = (duke.silver - 1, duke.workers - 1),
                    _ => duke.silver -= 2,
                }
                self.gain(seat, tile);
            }
            ["store", which] => {
                let tile = person.waiting.pop().expect("a tile was gained");
                self.storage(seat, &[which]).push(tile);
            }
            ["discard", tile, ref which @ ..] => {
                let (gained, room) = (person.waiting.pop(), self.room[0]);
                let storage = self.storage(seat, which);
                remove(storage, tile);
                // Without shield 4 several tiles may have to go before there is room.
                match gained {
                    Some(gained) if storage.len() < room => storage.push(gained),
                    Some(gained) => self.people[seat].waiting.push(gained),
                    None => {}
                }
            }
            ["place", means @ ("shield14" | "shield15" | "reward"), _, tile, space] => {
                self.place(seat, means, tile, hex(space));
            }
            ["place", means, tile, space, ref which @ ..] => {
                remove(self.storage(seat, which), tile);
                self.place(seat, means, tile, hex(space));
            }
            ["hire", silver] => {
                let silver: i32 = silver.parse().unwrap();
                duke.silver -= silver;
                duke.hire(2 * silver);
                assert!(duke.silver >= 0 && duke.has(28), "workers cost silver");
            }
            ["copy", tile] => duke.effect(person, tile),
            ["graze", species] => {
                let at = duke.geese.take().expect("geese were placed");
                assert!(duke.species(at).len() > 1, "there is a choice");
                duke.graze(person, at, species);
            }
            ["sell", means, good] => {
                let value = GOODS.iter().position(|name| *name == good).unwrap() as i32 + 1;
                duke.pay(person, means, value, false);
                let count = duke.goods.remove(good).unwrap();
                *duke.sold.entry(good.to_owned()).or_default() += count;
                if self.solo {
                    return self.waiting.push(Waiting::Parts(vec![Part::Sale(count), Part::Income]));
                }
                duke.silver += if duke.shield(9) { count } else { 1 };
                let silenced = duke.shield(9) && !duke.chose("shield.monastery-clash", "both");
                duke.silver += i32::from(duke.has(3) && !silenced);
                if duke.has(4) {
                    duke.hire(1);
                }
                let each = seats * if duke.shield(12) { 2 } else { 1 };
                person.score("sale", count * each);
            }
            ["workers", means] => {
                if let Some(die) = ["d1", "d2"].iter().position(|name| *name == means) {
                    person.dice[die] = 0;
                }
                duke.hire(if duke.has(14) { 4 } else { 2 });
                duke.silver += i32::from(duke.has(13));
            }
            ["ship", depots] => {
                self.loading = depots.split('+').map(|depot| depot.parse().unwrap()).collect();
                self.load(seat, None);
                if self.solo {
                    self.depot_goods.clear();
                }
            }
            ["keep", good] => self.load(seat, Some(good)),
            ["load", good] => {
                for goods in self.depot_goods.values_mut() {
                    let before = goods.len();
                    goods.retain(|other| other != good);
                    let count = (before - goods.len()) as i32;
                    *duke.goods.entry(good.to_owned()).or_default() += count;
                }
            }
            ["end"] => self.end(),
            ["give", good] => self.give(good),
            _ => self.shields(seat, words),
        }
    }

    /// Actions with shields.
    fn shields(&mut self, seat: usize, words: &[&str]) {
        let home = self.home(seat);
        let (duke, person) = (&mut self.dukes[home], &mut self.people[seat]);
        match *words {
            ["shield", how, depot, shield, space] => {
                if how == "double" {
                    let value = depot.parse().unwrap();
                    duke.pay(person, "d1", value, false);
                    duke.pay(person, "d2", value, false);
                }
                assert_eq!(duke.tiles[&hex(space)], "castle");
                if let Some(old) = duke.shields.insert(hex(space), shield.parse().unwrap()) {
                    duke.lose(old);
                }
            }
            ["set", die, value] => {
                assert!(duke.shield(16));
                person.dice[usize::from(die == "d2")] = value.parse().unwrap();
            }
            ["name", who] => duke.named = Some(who[1..].parse::<usize>().unwrap() - 1),
            ["pay", shield, ref how @ ..] => {
                if how.is_empty() {
                    duke.silver -= 1;
                } else {
                    duke.workers -= 1;
                }
                assert!(duke.silver >= 0 && duke.workers >= 0, "tribute is paid with what is there");
                assert!(duke.paid.insert(shield.parse().unwrap()), "tribute is paid once");
            }
            ["give-up", shield] => {
                let shield: i32 = shield.parse().unwrap();
                duke.shields.retain(|_, &mut other| other != shield);
                duke.lose(shield);
            }
            _ => {}
        }
    }

    /// Loads what must be loaded, and the `chosen` colour as well.
    fn load(&mut self, seat: usize, chosen: Option<&str>) {
        let mut there: Vec<(i32, String)> = Vec::new();
        for depot in &self.loading {
            let goods = self.depot_goods.remove(depot).unwrap_or_default();
            there.extend(goods.into_iter().map(|good| (*depot, good)));
        }
        let (home, colours) = (self.home(seat), if self.solo { 6 } else { 3 });
        let duke = &mut self.dukes[home];
        if let Some(chosen) = chosen {
            duke.goods.entry(chosen.to_owned()).or_default();
        }
        let mut new: Vec<&String> =
            there.iter().map(|(_, good)| good).filter(|good| !duke.goods.contains_key(*good)).collect();
        new.sort();
        new.dedup();
        if duke.goods.len() + new.len() <= colours {
            for good in new.into_iter().cloned().collect::<Vec<_>>() {
                duke.goods.insert(good, 0);
            }
        }
        for (depot, good) in there {
            match duke.goods.get_mut(&good) {
                Some(count) => *count += 1,
                None => self.depot_goods.entry(depot).or_default().push(good),
            }
        }
    }

    fn place(&mut self, seat: usize, means: &str, tile: &str, at: Hex) {
        let (seats, home) = (self.people.len() as i32, self.home(seat));
        let (duke, person) = (&mut self.dukes[home], &mut self.people[seat]);
        let (space, value) = duke.board[&at];
        let inn = tile == "inn";
        let blank = tile == "blank";
        assert!(inn || blank || space == colour(tile), "colours must match");
        let there = |other: &str| {
            duke.area(at).iter().any(|hex| duke.tiles.get(hex).is_some_and(|tile| tile == other))
        };
        assert!(!inn || !there("inn"), "an area holds one inn");
        let near = duke.tiles.keys().any(|&other| touches(at, other) || river(at, other));
        assert!(near || duke.shield(18), "{at:?} touches nothing");
        let monastery = match space {
            'B' => 9,
            'S' | 'L' => 10,
            _ => 11,
        };
        let free = duke.has(monastery) && !inn && !blank;
        duke.pay(person, means, value, free);
        if space == 'B' && !inn && !blank && !duke.has(1) {
            let twice =
                duke.area(at).iter().any(|hex| duke.tiles.get(hex).is_some_and(|other| other == tile));
            assert!(!twice, "{tile} is already in the town");
        }
        assert!(duke.tiles.insert(at, tile.to_owned()).is_none(), "the space was taken");
        if self.solo {
            return self.follow(tile, at);
        }
        duke.effect(person, tile);
        if tile == "geese" {
            match *duke.species(at).as_slice() {
                [] => duke.graze(person, at, "nothing"),
                [only] => duke.graze(person, at, only),
                _ => duke.geese = Some(at),
            }
        } else if space == 'L' && !inn && !blank {
            duke.graze(person, at, &tile[..tile.len() - 1]);
        }
        let area = duke.whole(at);
        if area.iter().all(|hex| duke.tiles.contains_key(hex)) {
            let inns = area.iter().filter(|hex| duke.tiles[*hex] == "inn").count();
            let size = ((area.len() + inns) as i32 + i32::from(duke.shield(17))).min(8);
            person.score("area", size * (size + 1) / 2);
            person.score("phase", 10 - 2 * self.phase);
            if duke.board.iter().all(|(hex, other)| other.0 != space || duke.tiles.contains_key(hex)) {
                let before = self.finished.entry(space).or_default();
                let points = match *before {
                    0 => seats + 3,
                    1 => seats,
                    _ => 0,
                };
                duke.bonus += i32::from(*before < 2);
                *before += 1;
                person.score("colour", points * if duke.shield(7) { 2 } else { 1 });
            }
        }
        if self.dukes[home].posts {
            self.border(seat);
        }
    }

    /// Posts are joined by connected tiles. With shield 18 not all tiles are connected.
    fn border(&mut self, seat: usize) {
        let seats = self.dukes.len() as i32;
        let (duke, person) = (&mut self.dukes[seat], &mut self.people[seat]);
        let posts = [["r2c1", "r3c1"], ["r2c5", "r3c6"], ["r7c2", "r7c3"]].map(|post| post.map(hex));
        let before = duke.joined.len() as i32;
        for pair in [[0, 1], [0, 2], [1, 2]] {
            // The chain from one post, one tile at a time: two tiles of a post need not touch.
            let joins = posts[pair[0]].iter().any(|&from| {
                let chain = duke.chain(&[from]);
                posts[pair[1]].iter().any(|to| chain.contains(to))
            });
            if joins {
                duke.joined.insert(pair);
            }
        }
        let joined = duke.joined.len() as i32;
        let steps = i32::from(before == 0 && joined > 0) + i32::from(before < 3 && joined == 3);
        let gains = if self.by_pair { joined - before } else { steps };
        person.score("border", gains * (10 - 2 * self.phase));
        if before < 3 && joined == 3 {
            person.score("border", [seats + 3, seats, 0, 0][self.connected as usize]);
            self.connected += 1;
        }
    }

    fn end(&mut self) {
        self.ends += 1;
        if self.ends % (5 * self.people.len() as i32) == 0 {
            self.ending = true;
            self.dukes.iter_mut().for_each(|duke| duke.paid.clear());
        }
    }

    /// Called between actions: what others gain with somebody's action, and the income once all tribute is paid.
    fn between(&mut self) {
        self.dukes.iter_mut().for_each(Duke::pass_route);
        for home in 0..self.dukes.len() {
            for amount in std::mem::take(&mut self.dukes[home].gained) {
                for (_, duke) in self.dukes.iter_mut().enumerate().filter(|(other, _)| *other != home) {
                    if duke.shield(2) {
                        duke.workers += if duke.chose("shield2.amount", "per-worker") { amount } else { 1 };
                    }
                }
            }
        }
        for home in 0..self.dukes.len() {
            let duke = &self.dukes[home];
            let named = duke.named.filter(|_| duke.shield(6));
            let tiles = named.map_or(&BTreeMap::new(), |other| &self.dukes[other].tiles).clone();
            let numbers = tiles.values().filter_map(|tile| tile.strip_prefix("monastery"));
            self.dukes[home].copied = numbers.map(|number| number.parse().unwrap()).collect();
        }
        let paid = |duke: &Duke| duke.shields.values().all(|shield| duke.paid.contains(shield));
        if self.ending && self.dukes.iter().all(paid) {
            self.ending = false;
            self.income();
            self.between();
        }
    }

    fn income(&mut self) {
        self.phase += 1;
        for duke in &mut self.dukes {
            let mines = duke.count("mine");
            duke.silver += mines * if duke.shield(8) { 2 } else { 1 };
            if duke.has(2) && mines > 0 {
                let double = duke.shield(8) && duke.chose("shield8.m2", "on");
                duke.hire(mines * if double { 2 } else { 1 });
            }
        }
    }

    /// The final scoring, after the last answer. The first of partners counts for all.
    fn finish(&mut self) {
        let edition = self.edition;
        let counting = self.dukes.iter().zip(&mut self.people);
        counting.for_each(|(duke, person)| last_points(duke, person, edition));
    }
}

impl Duke {
    /// What the trade route will have paid in the end, paid at the start. The flow of the game decides only where
    /// each good ends up. Other players gain workers with shield 2 when the goods are sold.
    fn advance(&mut self, person: &mut Person, route: &burgundy::Route) {
        let printed = route.cards().flat_map(|card| (0..3).map(move |place| card.printed().space(place)));
        for ((colour, bonus), laid) in printed.zip(route.laid()) {
            self.route.push(laid == colour && bonus.name() == "workers");
            if laid == colour {
                match bonus.name() {
                    "silver" => self.silver += 2,
                    "workers" => self.workers += 4,
                    "points" => person.score("route", 4),
                    _ => {}
                }
            }
        }
    }
}

impl Duke {
    /// Every good that was sold goes on the next space of the route. The exact moment within a turn makes no
    /// difference, because nobody else's shields change in it.
    fn pass_route(&mut self) {
        let sold = self.sold.values().sum::<i32>() as usize;
        while self.passed < sold.min(self.route.len()) {
            if self.route[self.passed] {
                self.gained.push(4);
            }
            self.passed += 1;
        }
    }
}

fn remove(storage: &mut Vec<String>, tile: &str) {
    let at = storage.iter().position(|stored| stored == tile).expect("the tile is stored");
    storage.remove(at);
}

fn last_points(duke: &Duke, person: &mut Person, edition: u16) {
    person.score("goods", duke.goods.values().sum());
    person.score("silver", duke.silver);
    person.score("workers", duke.workers / 2);
    let mut points = 0;
    if duke.has(15) {
        points += duke.sold.len() as i32 * if edition == 2011 { 3 } else { 2 };
    }
    for (number, building) in (16..).zip(BUILDINGS) {
        points += if duke.has(number) { 4 * duke.count(building) } else { 0 };
    }
    if duke.has(24) {
        let kinds = ["cow", "sheep", "pig", "goat", "geese"];
        let kept = |kind: &&str| duke.tiles.values().any(|tile| tile.starts_with(*kind));
        points += 4 * kinds.iter().filter(|kind| kept(kind)).count() as i32;
    }
    if duke.has(25) {
        points += duke.sold.values().sum::<i32>();
    }
    if duke.has(26) {
        points += duke.bonus * if edition == 2011 { 2 } else { 3 };
    }
    if duke.has(29) {
        points += 4 * duke.count("white-castle");
    }
    if (16..24).chain([29]).any(|number| duke.has(number)) {
        points += 4 * duke.count("crane");
    }
    person.score("monastery", points * if duke.shield(10) { 2 } else { 1 });
    let shields: i32 = duke.shields.values().map(|shield| [12, 8, 4][(shield - 1) as usize / 6]).sum();
    person.score("shields", shields * if duke.shield(13) { 2 } else { 1 });
}

fn audit(name: &str, rules: &Arc<Burgundy>, config: &Config, seed: u64) {
    let header = Header::new("burgundy", burgundy::RULES_VERSION, config.clone());
    let record = golden::generate(Arc::clone(rules), header, seed, &mut |_, _, _| None);
    compare(&format!("{name}, seed {seed}"), rules, config, &record);
}

fn compare(name: &str, rules: &Arc<Burgundy>, config: &Config, record: &Record) {
    let game = Match::replay(Arc::clone(rules), record, None).expect("the record is of these rules");
    let mut table = Table::new(rules, config);
    for seat in Seat::all(rules.seats()) {
        let home = table.home(seat.index());
        table.dukes[home].advance(&mut table.people[seat.index()], &game.state().estates[seat].route);
    }
    let entries: Vec<_> = record.entries().collect();
    for (place, entry) in entries.iter().enumerate() {
        let words: Vec<&str> = entry.text.split_whitespace().collect();
        table.between();
        if table.solo {
            // Somebody who is asked something may first buy a tile and make room for it.
            let mut coming = entries[place..].iter().map(|entry| entry.text.split_whitespace().collect());
            let next = coming.find(|words: &Vec<&str>| !["buy", "discard"].contains(&words[0]));
            table.catch_up(&next.unwrap_or_default());
            if entry.actor != Actor::Chance {
                table.alone(&words);
            }
        }
        match entry.actor {
            Actor::Chance => table.chance(&words),
            Actor::Seat(seat) => table.seat(seat.index(), &words),
        }
    }
    table.between();
    if table.solo {
        let state = game.state();
        let naive = (table.counter, table.target);
        assert_eq!((i32::from(state.counter), i32::from(state.target)), naive, "{name}: counter and target");
    } else {
        table.finish();
    }
    for seat in Seat::all(rules.seats()) {
        let (hand, estate) = (&game.state().hands[seat], &game.state().estates[seat]);
        let (duke, person) = (&table.dukes[table.home(seat.index())], &table.people[seat.index()]);
        let place = format!("{name}, {seat}");
        assert_eq!(
            (i32::from(estate.silver), i32::from(estate.workers)),
            (duke.silver, duke.workers),
            "{place}"
        );
        for source in Source::ALL {
            let naive = person.points.get(source.name()).copied().unwrap_or(0);
            assert_eq!(i32::from(hand.points[source.index()]), naive, "{place}: {}", source.name());
        }
    }
}

/// The modules that may be combined freely.
const MODULES: [&str; 6] = ["extra", "border", "white", "inns", "routes", "shields"];

fn with(seats: u8, modules: &[&str]) -> Config {
    let modules = modules.iter().map(|&id| id.to_owned()).collect();
    Config { modules, ..Config::seats(seats).edition("2019") }
}

#[test]
fn each_module_scores_the_same_when_scored_naively() {
    for module in MODULES.into_iter().chain(["team", "solo"]) {
        let seats = match module {
            "team" => 4,
            "solo" => 1,
            _ => 2,
        };
        let config = with(seats, &[module]);
        let rules = Arc::new(Burgundy::new(&config).expect("the module can be played"));
        (0..60).for_each(|seed| audit(module, &rules, &config, seed));
    }
}

/// Random play that places a tile whenever it can, so that areas and colours are completed.
fn eager(rules: &Arc<Burgundy>, config: &Config, seed: u64) -> Record {
    let header = Header::new("burgundy", burgundy::RULES_VERSION, config.clone());
    let mut rng = Rng::new(seed);
    let mut policy = |_: &Burgundy, _: &State, _: Seat, legal: &[Action]| {
        let placing = |action: &&Action| action.to_string().starts_with("place ");
        let places: Vec<Action> = legal.iter().filter(placing).copied().collect();
        *rng.pick(if places.is_empty() { legal } else { &places })
    };
    golden::generate_with(Arc::clone(rules), header, &mut Seeded::new(seed), &mut policy, &mut |_, _, _| None)
}

#[test]
fn solo_games_count_the_same_when_counted_naively() {
    let mut played = Vec::new();
    for (board, gains, target) in
        [("13a", "separate", "50"), ("13b", "separate", "45"), ("13a", "lump", "55"), ("13b", "lump", "50")]
    {
        let config = with(1, &["solo"]).option("boards", board).option("solo.gains", gains);
        let config = config.option("solo.target", target);
        let rules = Arc::new(Burgundy::new(&config).expect("the solo game can be played"));
        let name = format!("{board} {gains} {target}");
        for seed in 0..60 {
            audit(&name, &rules, &config, seed);
            let record = eager(&rules, &config, seed);
            compare(&format!("{name}, eager, seed {seed}"), &rules, &config, &record);
            played.extend(record.entries().map(|entry| format!("{} ", entry.text)));
        }
    }
    let rare =
        ["first more ", "first colour ", "first scoring ", "place reward ", "place target ", " blank "];
    let missing: Vec<_> =
        rare.into_iter().filter(|words| !played.iter().any(|entry| entry.contains(words))).collect();
    assert!(missing.is_empty(), "no game had {missing:?}");
}

#[test]
fn golden_solo_games_count_the_same_when_counted_naively() {
    for name in ["solo-13a", "solo-13b-lump"] {
        let text =
            fs::read_to_string(folder("golden").join(format!("{name}.game"))).expect("the game is there");
        let record = Record::parse(&text).expect("a golden game is readable");
        let config = &record.header.config;
        let rules = Arc::new(Burgundy::new(config).expect("a golden game can be played"));
        compare(name, &rules, config, &record);
    }
}

#[test]
fn thousands_of_random_games_score_the_same_when_scored_naively() {
    let games = if std::env::var_os("RUN_SLOW_TESTS").is_some() { 200 } else { 24 };
    let mut audited = 0;
    let mut tables = Burgundy::all_tables();
    for seats in 2..=4 {
        tables.push(("all modules".to_owned(), with(seats, &MODULES)));
    }
    tables.push(("all of a team".to_owned(), with(4, &["extra", "white", "inns", "team"])));
    for (name, config) in tables {
        // The naive rules do not know the options about free steps.
        if config.options.keys().any(|id| id.starts_with("dice.")) {
            continue;
        }
        let rules = Arc::new(Burgundy::new(&config).expect("a table of the list can be played"));
        for seed in 0..games {
            audit(&name, &rules, &config, seed);
            audited += 1;
        }
    }
    assert!(audited > 2000, "{audited}");
}
