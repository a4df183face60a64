//! How good a position in Burgundy is, for the greedy bot.
//!
//! Everything is measured in points. Stored tiles are worth part of what they would be worth in the duchy, so
//! that taking and placing share the gain. Areas and colours are worth more the closer they are to
//! completion, so that small areas are finished early.

use std::sync::LazyLock;

use ::burgundy::{
    Action, Ask, Burgundy, STORAGE, State,
    content::{Kind, Power, Spaces},
};
use engine::{Pending, Rules as _, Seat};
use search::{Guide, Taste};

use super::{
    filling,
    survey::{Survey, unused_dice},
    weights::{Numbers, PLAIN, Weight},
};

/// The parts of a position that a taste weighs.
const PARTS: usize = 9;
/// How much tastes differ: as much as possible without losing strength (`docs/bots.md` has the figures).
const SPREAD: f32 = 0.06;

#[derive(Clone, Copy, Debug)]
pub(crate) struct BurgundyGuide {
    numbers: Numbers,
    taste: Taste<PARTS>,
}

impl BurgundyGuide {
    /// The guide of the yardsticks, and of the net.
    pub(super) fn plain() -> &'static BurgundyGuide {
        static GUIDE: LazyLock<BurgundyGuide> = LazyLock::new(|| BurgundyGuide::new(&PLAIN));
        &GUIDE
    }

    pub(super) fn new(numbers: &Numbers) -> BurgundyGuide {
        BurgundyGuide { numbers: *numbers, taste: Taste::PLAIN }
    }

    /// The same with the taste of a character.
    pub(super) fn with_character(self, character: u64) -> BurgundyGuide {
        BurgundyGuide { taste: Taste::of(character, SPREAD), ..self }
    }
}

impl Guide<Burgundy> for BurgundyGuide {
    fn value(&self, rules: &Burgundy, state: &State, seat: Seat) -> f32 {
        if rules.must_fill() {
            return filling::value(rules, state, seat, &self.numbers);
        }
        let score = f32::from(rules.side_score(state, seat));
        if state.estates[seat].board.is_none() || rules.pending(state) == Pending::Over {
            return score;
        }
        let survey = Survey::new(rules, state, seat, &self.numbers);
        let parts = [
            survey.purse(),
            survey.goods() + survey.route(),
            survey.potential[..usize::from(survey.board.area_count)].iter().sum::<f32>(),
            survey.colours() + survey.posts(),
            survey.lasting(),
            survey.stored(),
            survey.dice(),
            survey.frontier(),
            survey.order(),
        ];
        self.taste.sum(score, parts)
    }

    /// Tile effects are completed before the position is judged.
    fn unsettled(&self, rules: &Burgundy, state: &State, seat: Seat) -> bool {
        if rules.must_fill() {
            return false;
        }
        rules.prompt(state, seat).is_some_and(|prompt| match prompt.ask {
            // A die that was set is judged by what it does. Only the last die is, because the other could be used first.
            Ask::Turn => state.hands[seat].set && unused_dice(state, seat) == 1,
            Ask::Board | Ask::StartCastle | Ask::Card => false,
            Ask::Castle
            | Ask::Warehouse
            | Ask::Carpenter
            | Ask::Church
            | Ask::Market
            | Ask::TownHall
            | Ask::Ship
            | Ask::Keep
            | Ask::Discard
            | Ask::Store
            | Ask::Crane
            | Ask::Geese
            | Ask::White
            | Ask::Route
            | Ask::Target
            | Ask::Shield14
            | Ask::Shield15
            | Ask::Tribute
            | Ask::Reward
            | Ask::Load
            | Ask::Shed
            | Ask::Name
            | Ask::First
            | Ask::Points
            | Ask::Exchange
            | Ask::Give => true,
        })
    }

    /// A purchase is possible before and after effects, and so is hiring workers.
    fn relevant(&self, action: Action) -> bool {
        !matches!(action, Action::Buy { .. } | Action::Hire { .. })
    }
}

impl Survey<'_> {
    /// What is left of the worth of stored tiles.
    fn stored_shares(&self) -> [f32; 4] {
        [Weight::Stored1, Weight::Stored2, Weight::Stored3, Weight::Stored4].map(|weight| self.of(weight))
    }

    /// Silver buys tiles and workers change dice. What is left at the end counts 1 and a half.
    fn purse(&self) -> f32 {
        let late = 1.0 - (f32::from(self.rounds_left) / 6.0).min(1.0);
        let silver = f32::from(self.estate.silver);
        let spent = silver.min(6.0);
        let silver =
            spent * (self.of(Weight::Silver) - self.of(Weight::SilverLate) * late) + (silver - spent);
        let workers = f32::from(self.estate.workers);
        let handy = workers.min(3.0);
        let spare = (workers - handy).min(3.0);
        let workers = handy * (self.of(Weight::Worker) - self.of(Weight::WorkerLate) * late)
            + spare * (self.of(Weight::SpareWorker) - self.of(Weight::SpareWorkerLate) * late)
            + (workers - handy - spare) * 0.5;
        silver + workers
    }

    /// Goods are sold one colour at a time. Unsold goods count 1.
    fn goods(&self) -> f32 {
        let mut sales = self.actions_left;
        let mut goods = self.estate.goods;
        goods.sort_unstable_by(|a, b| b.cmp(a));
        let mut worth = 0.0;
        for count in goods {
            if count > 0 && sales > 0 {
                // Later sales need a matching die, so few colours are better than many.
                worth += f32::from(count) * self.good_worth() + self.of(Weight::Sale);
                sales -= 1;
            } else {
                worth += f32::from(count);
            }
        }
        worth
    }

    /// The bonus tiles for complete colours.
    fn colours(&self) -> f32 {
        let mut worth = 0.0;
        for kind in Kind::ALL {
            let all = self.board.of_kind[kind.index()];
            let missing = all.without(self.estate.covered).len() as u8;
            let taken = usize::from(self.state.bonus_taken[kind.index()]);
            let bonus = self.rules.bonus_points().get(taken).copied().unwrap_or(0);
            if missing > 0 && missing <= self.actions_left {
                let filled = 1.0 - f32::from(missing) / all.len() as f32;
                worth += f32::from(bonus) * filled * filled * self.of(Weight::Colour);
            }
        }
        worth
    }

    /// Mines and monasteries in the duchy.
    fn lasting(&self) -> f32 {
        let mut monasteries = 0.0;
        self.estate.covered.each(|space| {
            let Some(tile) = self.estate.duchy[space] else { return };
            if self.rules.tile(tile).counts == Some(Kind::Monastery) {
                monasteries += self.monastery_worth(tile);
            }
        });
        let copied: f32 =
            self.rules.copied(self.state, self.seat).map(|tile| self.monastery_worth(tile)).sum();
        f32::from(self.mines) * self.mine_worth() + monasteries + copied + self.shields()
    }

    /// Stored tiles, if there is time to place them.
    fn stored(&self) -> f32 {
        let mut taken = Spaces::EMPTY;
        let hand = &self.state.hands[self.seat];
        let mut left = [None; 2 * STORAGE];
        let more = self.estate.shared.tiles().chain(self.state.in_vault(self.seat));
        let stored = hand.storage.tiles().chain(more);
        for (slot, tile) in left.iter_mut().zip(stored) {
            *slot = Some(tile);
        }
        let mut stuck = left.iter().flatten().count() >= usize::from(self.rules.storage_room());
        let mut worth = 0.0;
        // What each tile can do on the spaces that are left.
        let mut places = left.map(|tile| tile.map(|tile| self.placement(tile, taken)));
        for part in self.stored_shares().into_iter().take(self.actions_left as usize) {
            // The best tile takes its space. The others make do with what is left.
            let mut best = (0.0, None, 0);
            for (slot, place) in places.iter().enumerate() {
                let Some((here, space)) = *place else { continue };
                if here > best.0 {
                    best = (here, space, slot);
                }
            }
            let Some(space) = best.1 else { break };
            worth += best.0 * part;
            stuck &= !self.near.has(space.index());
            taken |= space.alone();
            left[best.2] = None;
            for (tile, place) in left.iter().zip(&mut places) {
                match (*tile, &place) {
                    (None, _) => *place = None,
                    // Only a tile that wanted the same space has to look for another one.
                    (Some(tile), Some((_, Some(other)))) if *other == space => {
                        *place = Some(self.placement(tile, taken));
                    }
                    _ => {}
                }
            }
        }
        if stuck { worth - self.of(Weight::Stuck) } else { worth }
    }

    fn dice(&self) -> f32 {
        let double = self.state.depot_shields.iter().flatten().any(Option::is_some);
        let die = self.of(if double { Weight::Action } else { Weight::Die });
        let can_set = self.estate.powers.has(Power::SetDie) && !self.state.hands[self.seat].set;
        f32::from(self.dice) * die + if can_set && self.dice > 0 { self.of(Weight::SetDie) } else { 0.0 }
    }

    /// Many kinds and values next to the duchy mean that most dice can be used.
    fn frontier(&self) -> f32 {
        let time = (f32::from(self.rounds_left) / 10.0).min(1.0);
        self.variety() as f32 * self.of(Weight::Variety) * time
    }

    /// Playing early in a round gives a better choice of tiles.
    fn order(&self) -> f32 {
        let order = &self.state.track.order[..self.seats() as usize];
        let behind = order.iter().rev().position(|&seat| seat == self.seat).unwrap_or(0);
        behind as f32 * self.of(Weight::Order) * (f32::from(self.rounds_left) / 10.0).min(1.0)
    }
}
