//! What the city and the characters of Invasion want from a seat.

use ::orleans::{
    Orleans, State,
    content::{Citizen, Deed, Good, Place, Role, Town},
    scenarios::invasion::{Achievement, Act, Address, Answer, Common, Item, Measure, Store, TOWER_TOWNS, To},
};
use engine::Seat;

use super::{aim::Aim, gains::Yield, outlook::Outlook};

impl Aim {
    /// What is still missing in the city, and for the seat's own character.
    pub(super) fn defend(&mut self, rules: &Orleans, state: &State, seat: Seat) {
        let share = self.objective / 6.0;
        for common in Common::ALL.iter().copied() {
            if common == Common::Reinforcement && !state.city.reinforced {
                continue;
            }
            rules.common(state, common, &mut |measure, have, need| {
                if have < need {
                    self.common(measure, need - have, share);
                }
            });
        }
        let towers = Orleans::towers(state);
        for &town in Town::ALL.iter().filter(|town| TOWER_TOWNS & !towers & town.bit() != 0) {
            self.build[town.index()] += share;
        }
        if rules.team_citizens(state) < rules.city_needs().citizens {
            self.citizen += share;
            for achievement in Achievement::ALL.iter().copied() {
                if state.has_citizen(achievement.citizen()) {
                    rules.achievement(state, achievement, &mut |measure, have, need| {
                        if have < need {
                            self.achieve(measure, need - have, 0.5 * share);
                        }
                    });
                }
            }
            if state.has_citizen(Citizen::LeBlanc) {
                self.build[Town::Leblanc.index()] += share;
            }
        }
        let own = self.objective / 3.0;
        rules.personal(state, seat, &mut |measure, have, need| {
            if have < need {
                self.personal(measure, have, need, own);
            }
        });
    }

    fn common(&mut self, measure: Measure, missing: u16, share: f32) {
        match measure {
            Measure::Coins => self.save(f32::from(missing.min(12)), 1.0),
            Measure::Grain => self.collect(Good::Grain, missing, 0.5 * share),
            Measure::Cheese => self.collect(Good::Cheese, missing, 0.5 * share),
            Measure::Wine => self.collect(Good::Wine, missing, 0.5 * share),
            Measure::Knight => {
                self.recruit[Role::Knight.index()] += 0.5 * share;
                self.deed[Deed::CityWalls.index()] = 1.5 * share;
                self.deed[Deed::Reinforcement.index()] = 1.5 * share;
            }
            _ => {}
        }
    }

    fn achieve(&mut self, measure: Measure, missing: u16, share: f32) {
        match measure {
            Measure::Coins => self.save(f32::from(missing.min(4)), 0.3),
            Measure::Wool => self.collect(Good::Wool, missing, 0.5 * share),
            Measure::Brocade => self.collect(Good::Brocade, missing, 0.5 * share),
            _ => {}
        }
    }

    fn personal(&mut self, measure: Measure, have: u16, need: u16, own: f32) {
        let missing = need - have;
        let each = own / f32::from(need);
        match measure {
            Measure::Status => self.read(::orleans::content::STATUS[usize::from(need) - 1], 0.05 * own),
            Measure::Development => self.read(need as u8, 0.05 * own),
            Measure::Stations => self.station += each,
            Measure::KnightsTrack => self.recruit[Role::Knight.index()] += each,
            Measure::BoatmenTrack => self.recruit[Role::Boatman.index()] += each,
            Measure::Monk => self.recruit[Role::Monk.index()] += each,
            Measure::Tiles => self.recruit[Role::Trader.index()] += each,
            Measure::Technology => self.recruit[Role::Craftsman.index()] += each,
            Measure::Wool => self.collect(Good::Wool, missing, each),
            Measure::Wealth => {
                self.save(f32::from(missing), 0.6);
                self.collect(Good::Brocade, 10, 2.0);
                self.collect(Good::Wool, 10, 1.5);
            }
            Measure::Food => {
                for good in [Good::Wine, Good::Cheese, Good::Grain] {
                    self.collect(good, 6, each * f32::from(good.value()));
                }
            }
            Measure::Coins => self.save(f32::from(missing), 0.6),
            Measure::Citizens => self.citizen += each,
            Measure::StationLoches => self.build[Town::Loches.index()] += own,
            Measure::StationChateaudun => self.build[Town::Chateaudun.index()] += own,
            Measure::StationChateauroux => self.build[Town::Chateauroux.index()] += own,
            _ => self.deed[Deed::AssemblyHall.index()] = each,
        }
    }
}

impl Outlook<'_> {
    /// What the support places are worth to the city.
    pub(super) fn support(&self, place: Place) -> Option<Yield> {
        let worth = |worth: f32| (worth > 0.0).then_some(Yield { worth, books: 0 });
        match place {
            Place::Vehicle => {
                let city = self.rules.city_needs();
                let goods = Good::ALL.iter().map(|good| {
                    let at = good.index();
                    let room = city.goods[at].saturating_sub(self.state.city.goods[at]);
                    self.spare(*good).min(room)
                });
                let count: u8 = goods.sum();
                worth(f32::from(count.min(3)) * self.aim.delivery())
            }
            Place::GuildHouse => {
                let room = f32::from(self.rules.city_needs().treasury - self.state.city.treasury)
                    + f32::from(self.rules.city_needs().swordsmith - self.state.city.swordsmith);
                worth(self.purse_to_spare().min(4.0).min(room) * self.aim.gift())
            }
            _ => None,
        }
    }

    /// Goods that the seat's own objective does not need.
    fn spare(&self, good: Good) -> u8 {
        let have = self.me.goods[good.index()];
        let mut kept = 0;
        self.rules.personal(self.state, self.seat, &mut |measure, _, need| {
            if measure == Measure::good(good) {
                kept = need as u8;
            }
            if measure == Measure::Food && good.food() {
                kept = have.min(4);
            }
        });
        have.saturating_sub(kept)
    }

    /// Coins that neither the event nor the seat's own objective needs.
    fn purse_to_spare(&self) -> f32 {
        let mut kept = 2.0 + self.due;
        self.rules.personal(self.state, self.seat, &mut |measure, _, need| {
            if measure == Measure::Coins {
                kept += f32::from(need);
            }
            if measure == Measure::Wealth {
                kept += 25.0;
            }
        });
        (f32::from(self.me.coins) - kept).max(0.0)
    }

    /// What an action of Invasion is worth.
    pub(super) fn defence(&self, act: Act) -> f32 {
        match act {
            Act::Haul { to: To::City } => self.support(Place::Vehicle).map_or(-1.0, |gain| gain.worth),
            Act::Load { good, to: Address::Store(_) } if self.spare(good) > 0 => self.aim.delivery(),
            Act::Fund { to: Address::Store(store), coins } => {
                let first = if store == Store::Treasury { 1.0 } else { 0.9 };
                let paid = f32::from(coins).min(self.purse_to_spare());
                let over = f32::from(coins) - paid;
                first * self.aim.gift() * paid - 3.0 * over
            }
            Act::FitCatapult => 0.7 * self.aim.citizen,
            Act::Event(answer) => self.answer(answer),
            _ => -1.0,
        }
    }

    fn answer(&self, answer: Answer) -> f32 {
        match answer {
            Answer::Offer(item) => self.item(item),
            Answer::Propose | Answer::Accept => 5.0,
            Answer::Skip | Answer::Decline => 0.0,
            Answer::Train { role } => self.train(role),
            Answer::Build => 10.0,
            Answer::Raze { .. } => -30.0,
            Answer::Home => -2.0,
        }
    }

    /// What the team loses or gains with an item. Coins of rich seats go first.
    fn item(&self, item: Item) -> f32 {
        match item {
            Item::Technology { seat, .. } | Item::Tile { seat, .. } => {
                -6.0 - if seat == self.seat { 0.5 } else { 0.0 }
            }
            Item::Coins { seat, count } => {
                let purse = f32::from(self.state.estates[seat].coins);
                -f32::from(count) * if purse > 12.0 { 0.8 } else { 1.3 }
            }
            Item::GrantWine { .. } | Item::GrantCoins { .. } | Item::GrantBooks { .. } => 1.0,
            _ => 0.1,
        }
    }
}
