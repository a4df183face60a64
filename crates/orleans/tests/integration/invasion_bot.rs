//! A team that plays Invasion well enough to win at tables with cheap support places, for golden games.

use engine::{Actor, Rng, Rules as _, Seat};
use orleans::{
    Action, Ask, Estate, Goal, Orleans, State, Take,
    content::{Deed, EDGES, Follower, Good, Hour, LAST, Place, Role, Town, Way},
    scenarios::invasion::{Act, Address, Character, Store, TOWER_TOWNS, To},
};
use play::{BadLuck, Luck, Seeded};

/// Seeded luck that always turns up the mildest event there is.
pub(crate) struct Mild(pub(crate) Seeded);

const MILD: [Hour; 17] = [
    Hour::Support,
    Hour::Training,
    Hour::Donation,
    Hour::Progress,
    Hour::Pilgrimage,
    Hour::GoodWinds,
    Hour::GoodTrade,
    Hour::Earthquake,
    Hour::WoolMarket,
    Hour::Income,
    Hour::FishingGrounds,
    Hour::BonVoyage,
    Hour::Pirates,
    Hour::RomeCalling,
    Hour::Plague,
    Hour::Rats,
    Hour::Harvest,
];

impl Luck<Action> for Mild {
    fn pick(&mut self, key: u64, outcomes: &[(Action, u32)]) -> Result<Action, BadLuck> {
        let mild = MILD
            .iter()
            .find_map(|&wanted| outcomes.iter().find(|(action, _)| *action == Action::Hour { hour: wanted }));
        mild.map_or_else(|| self.0.pick(key, outcomes), |(action, _)| Ok(*action))
    }
}

/// How far each town is from a town, by any way.
fn distances(from: Town) -> [u8; Town::COUNT] {
    let mut far = [u8::MAX; Town::COUNT];
    far[from.index()] = 0;
    for step in 0..Town::COUNT as u8 {
        for row in &EDGES {
            for [a, b] in [row.towns, [row.towns[1], row.towns[0]]] {
                if far[a.index()] == step && far[b.index()] == u8::MAX {
                    far[b.index()] = step + 1;
                }
            }
        }
    }
    far
}

/// The team at one table.
pub(crate) struct Team<'a> {
    rules: &'a Orleans,
    seats: u8,
}

impl<'a> Team<'a> {
    pub(crate) fn new(rules: &'a Orleans) -> Team<'a> {
        Team { rules, seats: rules.seats() }
    }

    pub(crate) fn choose(&self, rng: &mut Rng, state: &State, seat: Seat, legal: &[Action]) -> Action {
        let ask = self.rules.prompt(state, seat).expect("it is asked").ask;
        match ask {
            Ask::Man => self.man(state, seat, legal),
            Ask::Plan | Ask::Lodger => self.plan(state, seat, legal),
            Ask::Act | Ask::Palatinate => {
                let best = legal.iter().max_by_key(|action| self.worth(state, seat, **action));
                *best.expect("there is a choice")
            }
            Ask::Recall | Ask::Send | Ask::Deal => *legal.last().expect("it may stop"),
            Ask::Confirm => Action::Ready,
            Ask::Draw | Ask::Load | Ask::Wine => legal[0],
            Ask::Character => Self::character(legal),
            Ask::Fit => Team::fit(state, seat, legal),
            Ask::Open => *OPEN
                .iter()
                .map(|&tile| Action::Open { tile })
                .find(|open| legal.contains(open))
                .as_ref()
                .unwrap_or(&legal[0]),
            _ => self.answer_event(rng, state, seat, legal),
        }
    }

    /// Characters in the order of how easy they are for this team.
    fn character(legal: &[Action]) -> Action {
        let order = [
            Character::EstateManager,
            Character::Councilman,
            Character::General,
            Character::Mayor,
            Character::Innkeeper,
        ];
        let mut choices = order.into_iter().map(|character| Action::Invasion(Act::Choose { character }));
        choices.find(|choice| legal.contains(choice)).unwrap_or(legal[0])
    }

    /// Events: build or train where that is offered, otherwise as little as possible.
    fn answer_event(&self, rng: &mut Rng, state: &State, seat: Seat, legal: &[Action]) -> Action {
        let said = |word: &str| legal.iter().find(|action| action.to_string() == word).copied();
        let trained = ["train knight", "train boatman", "train craftsman", "train trader"];
        let useful = trained.iter().find_map(|word| said(word));
        let build = said("build event").filter(|_| {
            self.wanted(state, seat, state.estates[seat].merchant) && self.spare_coins(state, seat) >= 4
        });
        let short = ["accept", "skip", "propose", "pass", "stop", "home"].iter().find_map(|word| said(word));
        build.or(useful).or(short).unwrap_or_else(|| *rng.pick(legal))
    }

    /// Whether something should be built in a town.
    fn wanted(&self, state: &State, seat: Seat, town: Town) -> bool {
        let mut towers = state.city.towers;
        let mut stations = 0;
        for seat in Seat::all(self.seats) {
            towers |= state.estates[seat].defence.towers;
            stations |= state.estates[seat].stations;
        }
        let free = stations & town.bit() == 0;
        if TOWER_TOWNS & town.bit() != 0 {
            return towers & town.bit() == 0;
        }
        let own = match town {
            Town::Leblanc => true,
            Town::Loches => is(state, seat, Character::Librarian),
            Town::Chateaudun | Town::Chateauroux => is(state, seat, Character::Innkeeper),
            _ => false,
        };
        own && free
    }

    /// Where a merchant goes: the nearest town to build in that no other merchant is nearer to.
    fn target(&self, state: &State, seat: Seat) -> Option<[u8; Town::COUNT]> {
        let mine = distances(state.estates[seat].merchant);
        let others = Seat::all(self.seats).filter(|&other| other != seat);
        let others: Vec<_> = others.map(|other| (other, distances(state.estates[other].merchant))).collect();
        let free = |town: &Town| {
            others.iter().all(|(other, far)| {
                let (theirs, own) = (far[town.index()], mine[town.index()]);
                own < theirs || own == theirs && seat < *other || !self.wanted(state, *other, *town)
            })
        };
        let wanted = || Town::ALL.iter().copied().filter(|&town| self.wanted(state, seat, town));
        let nearest = |town: &Town| mine[town.index()];
        let goal = wanted().filter(free).min_by_key(nearest).or_else(|| wanted().min_by_key(nearest));
        goal.map(distances)
    }

    /// How much a seat wants to fill a place.
    fn appeal(&self, state: &State, seat: Seat, place: Place) -> i32 {
        let estate = &state.estates[seat];
        let at = |role: Role| estate.track(role) < LAST[role.index()] && state.stock[role.index()] > 0;
        let late = state.round > 12;
        let here = self.wanted(state, seat, estate.merchant);
        let useful = self.useful_goods(state, seat);
        let closer = |way: Way| self.steps(state, seat, Some(way)).is_some();
        match place {
            Place::Castle if at(Role::Knight) => 60,
            Place::Village if at(Role::Boatman) && estate.coins < 4 => 64,
            Place::Village if at(Role::Boatman) || at(Role::Craftsman) => 56,
            Place::Village if at(Role::Trader) => 40,
            Place::FarmHouse if at(Role::Farmer) => {
                if late {
                    25
                } else {
                    42
                }
            }
            Place::University if at(Role::Scholar) => {
                if late {
                    20
                } else {
                    38
                }
            }
            Place::Monastery if state.hour() != Hour::Pilgrimage && state.stock[Role::Monk.index()] > 0 => 22,
            Place::Ship if !here && closer(Way::Waterway) => 58,
            Place::Wagon | Place::HorseWagon if !here && closer(Way::Road) => 58,
            Place::Guildhall if here && estate.stations_left > 0 => 90,
            Place::Guildhall if (closer(Way::Road) || closer(Way::Waterway)) && estate.stations_left > 0 => {
                30
            }
            Place::GuildHouse if self.spare_coins(state, seat) >= if late { 1 } else { 3 } => 70,
            Place::Vehicle if useful >= 3 || late && useful > 0 => 65,
            Place::Laboratory if state.technology > 0 => 30,
            Place::Library => 25,
            Place::Windmill | Place::Cellar => 30,
            Place::Hayrick | Place::CheeseFactory | Place::Winery | Place::WoolManufacturer => 28,
            Place::Scriptorium => 5,
            _ => 0,
        }
    }

    /// Coins that a seat can give to the city.
    fn spare_coins(&self, state: &State, seat: Seat) -> u16 {
        let estate = &state.estates[seat];
        let left = self.rules.rounds().saturating_sub(state.round);
        let keep = match estate.defence.character {
            Some(Character::EstateManager) => u16::from(left) + 1,
            Some(Character::Mayor) => 10,
            _ => 0,
        };
        estate.coins.saturating_sub(keep)
    }

    /// Goods of a seat that the city still takes and the seat does not need.
    fn useful_goods(&self, state: &State, seat: Seat) -> u8 {
        let estate = &state.estates[seat];
        if is(state, seat, Character::Innkeeper) {
            return 0;
        }
        Good::ALL.iter().map(|&good| estate.goods[good.index()].min(self.lacks(state, good))).sum()
    }

    /// How many goods of a kind the city still takes.
    fn lacks(&self, state: &State, good: Good) -> u8 {
        let view = self.rules.view(state, engine::Viewer::Everything);
        let city = view.city.expect("there is a city");
        let parts = city.objectives.iter().flat_map(|one| &one.parts);
        let parts = parts.chain(city.achievements.iter().flat_map(|one| &one.parts));
        let part = parts.into_iter().find(|part| part.what.name() == good.name());
        part.map_or(0, |part| part.need.saturating_sub(part.have) as u8)
    }

    /// The towns one step nearer to the target.
    fn steps(&self, state: &State, seat: Seat, way: Option<Way>) -> Option<Town> {
        let from = state.estates[seat].merchant;
        let far = self.target(state, seat)?;
        let towns = EDGES.iter().filter(|row| way.is_none_or(|way| row.way == way));
        let next = towns.filter_map(|row| match row.towns {
            [a, b] if a == from => Some(b),
            [a, b] if b == from => Some(a),
            _ => None,
        });
        next.filter(|town| far[town.index()] < far[from.index()]).min_by_key(|town| far[town.index()])
    }

    /// The best set of places to fill, by trying all of them.
    fn man(&self, state: &State, seat: Seat, legal: &[Action]) -> Action {
        let man = legal.iter().find(|action| matches!(action, Action::Man { .. }));
        let leave = *legal.last().expect("a place may be left");
        let Some(&man) = man else { return leave };
        let (fill, skip) = (self.best_from(state, seat, man), self.best_from(state, seat, leave));
        if fill > skip { man } else { leave }
    }

    /// The best possible result of an answer about a place.
    fn best_from(&self, state: &State, seat: Seat, answer: Action) -> i32 {
        let gained = match answer {
            Action::Man { place } => self.appeal(state, seat, place),
            _ => 0,
        };
        if matches!(answer, Action::Man { .. }) && gained == 0 {
            return -1;
        }
        let mut next = *state;
        self.rules.apply(&mut next, Actor::Seat(seat), answer, &mut ());
        let mut legal = Vec::new();
        self.rules.legal(&next, seat, &mut legal);
        let leave = legal.iter().find(|action| matches!(action, Action::Leave { .. }));
        let Some(&leave) = leave else { return gained };
        let fill = legal.iter().find(|action| matches!(action, Action::Man { .. }));
        let without = self.best_from(&next, seat, leave);
        let with = fill.map_or(-1, |&fill| self.best_from(&next, seat, fill));
        gained + without.max(with)
    }

    /// Single followers go to the Town Hall if the city has a space for them and they can be spared.
    fn plan(&self, state: &State, seat: Seat, legal: &[Action]) -> Action {
        let estate = &state.estates[seat];
        let hall = legal.iter().find(|action| match action {
            Action::Plan { spot } => {
                spot.place == Place::TownHall && self.can_spare(state, estate, seat, spot.follower)
            }
            _ => false,
        });
        let forced = legal.len() == 1;
        *hall.unwrap_or(if forced { &legal[0] } else { legal.last().expect("it may stay") })
    }

    fn can_spare(&self, state: &State, estate: &Estate, seat: Seat, follower: Follower) -> bool {
        let role = follower.role();
        let open = self.open_spaces(state, seat, role);
        let standing = estate.everyone()[role.neutral().index()];
        let keep = match role {
            Role::Knight if state.round < 10 => 2,
            Role::Knight => 1,
            Role::Monk => 2,
            _ => 0,
        };
        open > 0 && (standing > keep || state.round + 2 > self.rules.rounds())
    }

    /// Spaces of the city for a kind of follower.
    fn open_spaces(&self, state: &State, seat: Seat, role: Role) -> u32 {
        let mut open = 0;
        for &deed in self.rules.deeds() {
            let ours = match deed {
                Deed::Reinforcement => state.city.reinforced,
                Deed::AssemblyHall => is(state, seat, Character::Councilman),
                Deed::CityWalls => true,
                // Only once the team needs their citizens.
                _ => state.round > 10,
            };
            if ours {
                open += (self.rules.deed_spaces(deed, role) & !state.deeds).count_ones();
            }
        }
        open
    }

    fn worth(&self, state: &State, seat: Seat, action: Action) -> i32 {
        let estate = &state.estates[seat];
        match action {
            Action::Send { role, goal: Goal::Deed(deed), .. } => match (deed, role) {
                (Deed::CityWalls | Deed::Reinforcement | Deed::AssemblyHall, _) => 100,
                _ if state.round > 10 => 80,
                _ => -1,
            },
            Action::Build { .. } if self.wanted(state, seat, estate.merchant) => 95,
            Action::Recruit { place: Place::Village, role: Some(role) } => {
                60 + match role {
                    Role::Craftsman if is(state, seat, Character::General) => 9,
                    Role::Trader if is(state, seat, Character::Librarian) => 9,
                    Role::Boatman if estate.coins < 4 => 12,
                    Role::Boatman => 6,
                    Role::Craftsman => 5,
                    _ => 3,
                }
            }
            Action::Recruit { .. } => 58,
            Action::Work { place: Place::Pharmacy, .. } => -1,
            Action::Work { .. } => 50,
            Action::Travel { town, take, .. } => {
                let target =
                    self.steps(state, seat, None).filter(|_| !self.wanted(state, seat, estate.merchant));
                let far = self.target(state, seat);
                let nearer = far.is_some_and(|far| far[town.index()] < far[estate.merchant.index()]);
                if target.is_none() || !nearer {
                    return -1;
                }
                let good = match take {
                    Take::Good(good) if self.lacks(state, good) > 0 => 4,
                    Take::Good(_) => 2,
                    _ => 0,
                };
                40 + good
            }
            Action::Invasion(Act::Haul { to: To::City }) if self.useful_goods(state, seat) > 0 => 55,
            Action::Invasion(Act::Fund { to: Address::Store(store), coins }) => {
                let fine = u16::from(coins) <= self.spare_coins(state, seat);
                let first = i32::from(store == Store::Swordsmith);
                if fine { 50 + i32::from(coins) + 2 * first } else { -1 }
            }
            Action::Pass => 0,
            _ => -1,
        }
    }

    fn fit(state: &State, seat: Seat, legal: &[Action]) -> Action {
        let general = is(state, seat, Character::General);
        let enough = state.estates[seat].technology.count_ones() >= 4;
        let catapult = Action::Invasion(Act::FitCatapult);
        if legal.contains(&catapult) && (!general || enough) {
            return catapult;
        }
        let good = [Place::Guildhall, Place::Castle, Place::Wagon, Place::Ship, Place::Village];
        let best = good.iter().find_map(|&wanted| {
            legal.iter().find(|action| matches!(action, Action::Fit { place, .. } if *place == wanted))
        });
        *best.unwrap_or(&legal[0])
    }
}

const OPEN: [Place; 12] = [
    Place::HorseWagon,
    Place::Laboratory,
    Place::Windmill,
    Place::Hayrick,
    Place::Winery,
    Place::CheeseFactory,
    Place::Cellar,
    Place::Library,
    Place::WoolManufacturer,
    Place::HerbGarden,
    Place::School,
    Place::GunpowderTower,
];

fn is(state: &State, seat: Seat, character: Character) -> bool {
    state.estates[seat].defence.character == Some(character)
}
