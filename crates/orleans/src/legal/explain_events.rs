//! Why something cannot be chosen, given or lost.

use engine::Seat;

use super::{
    explain::{Checked, Why, first, need},
    explain_act::{check_coins, check_goods},
};
use crate::{
    action::{Action, Loss},
    content::{Fate, Place},
    estate::{Estate, without_own},
    rules::Orleans,
    state::State,
    step::Step,
};

impl Orleans {
    pub(super) fn check_open(&self, state: &State, tile: Place) -> Checked {
        let in_game = self.tiles & tile.bit() != 0;
        need(in_game, || Why::NotATile.by("orleans.tile.choice").with("place", tile))?;
        let out = state.out.tiles & tile.bit() != 0;
        need(!out, || Why::NotOffered.by("orleans.tile.choice").with("place", tile))?;
        let left = state.tiles & tile.bit() != 0;
        need(left, || Why::TileTaken.by("orleans.tile.choice").with("place", tile))?;
        Err(Why::TypeOne.by("orleans.track.traders-first").with("place", tile))
    }

    pub(super) fn check_gift(&self, state: &State, seat: Seat, left: u8, action: Action) -> Checked {
        let (estate, clause) = (&state.estates[seat], state.hour().clause());
        let (food, coins) = self.food_due(state.hour());
        match (action, coins) {
            (Action::Give { good }, _) => {
                need(good.food(), || Why::NotFood.by(clause).with("good", good))?;
                check_goods(estate, good, 1, clause)
            }
            (Action::Coins, None) => Err(Why::FoodOnly.by(clause)),
            // Coins are paid instead of all the food.
            (Action::Coins, Some(coins)) if left == food => {
                let choice = "orleans.event.harvest-choice";
                let harvest = state.hour().row().fate == Fate::Harvest;
                need(self.harvest_free || !harvest, || Why::FoodFirst.by(choice))?;
                check_coins(estate, coins, if harvest { choice } else { clause })
            }
            _ => Err(first(Step::AskGive(left))),
        }
    }

    pub(super) fn check_loss(estate: &Estate, loss: Loss) -> Checked {
        match loss {
            Loss::Station(town) => {
                Err(Why::NoStationThere.by("orleans.torture.station-built").with("town", town))
            }
            Loss::Stock => Err(Why::NoStationLeft.by("orleans.torture.station-stock")),
            Loss::Follower => {
                let neutral = !without_own(estate.bag).is_empty();
                need(neutral, || Why::NoNeutral.by("orleans.torture.follower"))
            }
            Loss::Book => {
                let clause = "orleans.torture.development-coins";
                need(estate.development > 0, || Why::AtZero.by(clause))?;
                Err(Why::CoinSpace.by(clause))
            }
            Loss::Good(good) => check_goods(estate, good, 1, "orleans.torture.good"),
            Loss::Tile(tile) => Err(Why::NotYourPlace.by("orleans.torture.tile").with("place", tile)),
            Loss::Technology(place) => {
                Err(Why::NoTechnologyThere.by("orleans.torture.technology").with("place", place))
            }
        }
    }
}
