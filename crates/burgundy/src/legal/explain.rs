//! Why an action is not allowed: the clause that forbids it, and a sentence for people.

use engine::{Reason, Seat};

use super::{
    answers::{check_graze, check_hire, check_keep, check_ship},
    set_up::check_card,
};
use crate::{
    action::{Action, Payment, Store},
    content::{Depot, Good, Kind, Power, Space, Tile},
    dice::Purpose,
    estate::{Estate, Hand},
    means::Means,
    rules::Burgundy,
    state::{Own, State},
    step::Step,
};

engine::reasons! {
    /// Why an action is not allowed, the least specific reason first.
    pub enum Why {
        ChanceOnly "chance-only": "chance decides that, not a player",
        SetUpOver "set-up-over": "you can only choose a duchy and start castle before the game begins",
        NoEffect "no-effect": "you have no {means} to use now",
        NoWhiteCastle "no-white-castle": "you can only use the white die when you place a white castle",
        NoShip "no-ship": "you can only load goods when you place a ship",
        NoCrane "no-crane": "you can only copy a building when you place a crane",
        NoGeese "no-geese": "you only choose a species when you place geese in a pasture with several",
        NoHire "no-hire": "you cannot hire workers without monastery 28",
        NotYourTurn "not-your-turn": "you can only hire workers in your own turn",
        NoOverflow "no-overflow": "you only choose goods when there is not room for all of them",
        NoDiscard "no-discard": "you can only discard a tile to make room for one you gain",
        NoCards "no-cards": "you put your route cards in order only at the start, and only if the table chose that",
        NotAtThisTable "not-at-this-table": "you cannot do that at this table: it belongs to a module that is not in use",
        NoOrder "no-order": "you only choose an order when several things follow from what you do",
        NoGain "no-gain": "you can only buy points when you gain some",
        NoExchange "no-exchange": "you can only exchange goods right after a ship has loaded",
        NothingToGive "nothing-to-give": "you only give up goods for a tile from the black depot",
        NoStore "no-store": "a stored tile stays where it is: you only choose a storage when you gain a tile and both have room",
        StoreFull "store-full": "there is no room left in that storage",
        PartnersTile "partners-tile": "{tile} is in {partner}'s own storage, and you cannot use it",
        NotAStartSpace "not-a-start-space": "on duchy {board} you start on the castle space with the value 1 or on the one with the value 6",
        NoTribute "no-tribute": "no tribute is due now",
        NoColour "no-colour": "you only take goods from all depots with shield 5, when you place a ship",
        NoShield "no-shield": "you do not have shield {shield}",
        NothingToPass "nothing-to-pass": "there is no effect to pass",
        NotByThis "not-by-this": "the {means} does not allow that",
        BoardFirst "board-first": "choose your duchy first",
        StoreFirst "store-first": "first choose where your tile goes: your own storage or the shared one",
        StartCastleFirst "start-castle-first": "first choose a space for your start castle",
        CardFirst "card-first": "first choose the next card of your trade route",
        DiscardFirst "discard-first": "discard a tile first: your storage is full",
        LoadFirst "load-first": "first choose the depot your ship loads from",
        ColourFirst "colour-first": "first take goods from all depots with shield 5, or pass",
        TributeFirst "tribute-first": "first pay the tribute for your shields, or give them up",
        ShedFirst "shed-first": "discard a tile first: your storage has only three spaces again",
        NameFirst "name-first": "first name the player whose monasteries count for you",
        KeepFirst "keep-first": "first choose which goods to load",
        OrderFirst "order-first": "first say what comes first of all that is pending",
        PointsFirst "points-first": "first say how many points you buy",
        ExchangeFirst "exchange-first": "exchange five goods for a tile first, or pass",
        GiveFirst "give-first": "first give up the goods for your tile",
        CraneFirst "crane-first": "copy a building with your crane first, or pass",
        GeeseFirst "geese-first": "first choose the species that scores with your geese",
        EffectFirst "effect-first": "use the {means} first, or pass",
        CastleFirst "castle-first": "take your castle's action first",
        WhiteFirst "white-first": "take your white castle's action first",
        RouteFirst "route-first": "take the free action of your trade route first",
        DoubleUsed "double-used": "a double takes both dice, and you have already used one",
        SetAlready "set-already": "you have already set a die this turn",
        SameValue "same-value": "that die already shows {value}",
        NamedAlready "named-already": "you have already named a player",
        NameAnother "name-another": "name another player at this table",
        NotDue "not-due": "you owe no tribute for shield {shield}",
        NoTributeWorkers "no-tribute-workers": "you cannot pay tribute with workers without shield 3",
        ShieldNotThere "shield-not-there": "there is no shield {shield} on depot {depot}",
        NotACastle "not-a-castle": "{space} is not one of your castles",
        NoColourRoom "no-colour-room": "you have no room for {good} goods",
        DieUsed "die-used": "you have already used that die",
        NotBlack "not-black": "you buy tiles from the black depot with silver, you cannot take them",
        BlackOnly "black-only": "you can only buy tiles from the black depot",
        StorageEmpty "storage-empty": "your storage is empty",
        NotStored "not-stored": "you have no {tile} in your storage",
        TileNotThere "tile-not-there": "there is no {tile} in depot {depot}",
        WrongColour "wrong-colour": "{space} is for a {kind}, and {tile} does not go there",
        WrongKind "wrong-kind": "the {means} does not take a {kind}",
        NoSuchSpace "no-such-space": "duchy {board} has no space {space}",
        DiceLeft "dice-left": "use both dice before you end your turn",
        CastleMandatory "castle-mandatory": "you must take your castle's action: you cannot pass",
        WhiteMandatory "white-mandatory": "you must take your white castle's action: you cannot pass",
        NotCopied "not-copied": "your crane cannot copy a {tile}",
        NothingToCopy "nothing-to-copy": "you could do nothing with a {tile} now",
        SpeciesNotThere "species-not-there": "there are no animals of the species {species} in that pasture",
        RouteMandatory "route-mandatory": "you must take the free action of your trade route: you cannot pass",
        CardInOrder "card-in-order": "{card} already has its place in your trade route",
        NotYourCard "not-your-card": "{card} was not dealt to you",
        BoardTaken "board-taken": "another player has duchy {board}",
        NotDealt "not-dealt": "duchy {board} was not dealt to you",
        NoSuchBoard "no-such-board": "there is no duchy {board} in this edition",
        NotACastleSpace "not-a-castle-space": "{space} is not a castle space",
        OneDepot "one-depot": "your ship loads from only one depot",
        NotNeighbours "not-neighbours": "depots {one} and {other} are not neighbours",
        GoodNotThere "good-not-there": "there are no more {good} goods for you to load",
        DiscardOldOnly "discard-old-only": "discard a tile from your storage, not the one you gain",
        BetweenActions "between-actions": "you can only buy between the actions of your turn",
        BoughtAlready "bought-already": "you have already bought a tile this turn",
        NotPending "not-pending": "{part} is not among the things that are pending",
        StorageFull "storage-full": "your storage is full",
        HireSome "hire-some": "pay at least 1 silver to hire workers",
        NoWorkerPay "no-worker-pay": "you cannot pay with workers without monastery 6",
        NoMixedPay "no-mixed-pay": "pay with silver or with workers, not with both",
        TooLittleSilver "too-little-silver": "that costs {price} silver, and you have {have}",
        TooFewToPay "too-few-to-pay": "that costs {price} workers, and you have {have}",
        NoGoods "no-goods": "you have no {good} goods",
        Covered "covered": "{space} is already covered",
        NoNeighbour "no-neighbour": "{space} is not next to one of your tiles",
        TownHasOne "town-has-one": "the town at {space} already has a {tile}",
        AreaHasOne "area-has-one": "the area of {space} already has an {tile}",
        DepotOutOfReach "depot-out-of-reach": "depot {depot} takes a {value}, and the die shows {die}: changing it costs {cost} of your workers, and you have {have}",
        SpaceOutOfReach "space-out-of-reach": "{space} takes a {value}, and the die shows {die}: changing it costs {cost} of your workers, and you have {have}",
        GoodOutOfReach "good-out-of-reach": "{good} goods are sold with a {value}, and the die shows {die}: changing it costs {cost} of your workers, and you have {have}",
        DoubleOutOfReach "double-out-of-reach": "two dice showing {value} would cost {cost} of your workers, and you have {have}",
    }
}

/// `Ok`, or the first rule that an action breaks.
pub(super) type Checked = Result<(), Reason>;

impl Burgundy {
    /// Why an action is not legal, or nothing if it is.
    pub(crate) fn why_not(&self, state: &State, seat: Seat, action: Action) -> Option<Reason> {
        if self.offers(state, seat, action) {
            return None;
        }
        let step = state.flow.asked(seat)?;
        Some(self.check(state, seat, step, action).expect_err("an action that breaks no rule is legal"))
    }

    fn check(&self, state: &State, seat: Seat, step: Step, action: Action) -> Checked {
        let own = state.own(seat);
        let Own { hand, estate } = own;
        match action {
            Action::Take { means, depot, tile } => {
                check_means(hand, step, means)?;
                self.check_take(state, seat, means, depot, tile)
            }
            Action::Place { means, tile, space } | Action::PlaceShared { means, tile, space } => {
                let store = action.store();
                check_means(hand, step, means)?;
                if !means.spec().place {
                    return Err(Why::NotByThis.by(means.spec().clause).with("means", means));
                }
                self.check_stored(state, seat, (tile, store), "burgundy.place.from-storage")?;
                self.check_place(state, seat, means, tile, space)
            }
            Action::Sell { means, good } => {
                check_means(hand, step, means)?;
                self.check_sell(state, seat, means, good)
            }
            Action::Workers { means } => {
                check_means(hand, step, means)?;
                Err(Why::NotByThis.by(means.spec().clause).with("means", means))
            }
            Action::Settle { by, tile, space } => {
                let (means, depot) = (by.means(), by.depot());
                check_means(hand, step, means)?;
                self.check_settle(state, seat, means, (depot, tile, space))
            }
            Action::Shield { .. }
            | Action::Set { .. }
            | Action::Name { .. }
            | Action::Pay { .. }
            | Action::GiveUp { .. }
            | Action::Load { .. }
                if self.has_shields() =>
            {
                self.check_shields(state, seat, step, action)
            }
            Action::Store { .. } => Err(self.check_store(step)),
            Action::Points { .. } | Action::First { .. } | Action::Exchange { .. } | Action::Give { .. } => {
                Err(self.check_filling(estate, step, action))
            }
            Action::Hire { silver } => check_hire(state, seat, step, silver),
            Action::Copy { tile } => self.check_copy(step, tile),
            Action::Graze { species } => check_graze(step, species),
            Action::Shield { .. }
            | Action::Set { .. }
            | Action::Name { .. }
            | Action::Pay { .. }
            | Action::GiveUp { .. }
            | Action::Load { .. } => Err(Why::NotAtThisTable.by("burgundy.module.optional")),
            Action::Card { card } => Err(check_card(estate, step, card)),
            Action::Buy { depot, tile, payment } => self.check_buy(state, seat, step, (depot, tile, payment)),
            Action::Discard { tile, store } => self.check_discard(state, seat, step, (tile, store)),
            Action::Ship { depot, and } => check_ship(estate, step, depot, and),
            Action::Keep { good } => check_keep(state, seat, step, good),
            Action::Pass => Err(match step {
                Step::Act(Means::Castle) => Why::CastleMandatory.by("burgundy.castle.mandatory"),
                Step::Act(Means::White) => Why::WhiteMandatory.by("burgundy.whitecastle.action"),
                Step::Act(Means::Route) => Why::RouteMandatory.by("burgundy.route.bonus-kinds"),
                Step::UseDice => Why::NothingToPass.by("burgundy.building.optional"),
                _ => first(step),
            }),
            Action::End => Err(match step {
                Step::UseDice => Why::DiceLeft.by("burgundy.turn.must-use"),
                _ => first(step),
            }),
            Action::Board { board } => Err(self.check_board(state, step, board)),
            Action::Castle { space } => Err(match step {
                Step::AskCastle => self.check_castle(estate, space),
                Step::AskBoard => first(step),
                _ => Why::SetUpOver.by("burgundy.expert.castle"),
            }),
            Action::RollOff { .. }
            | Action::Deal { .. }
            | Action::DealBoard { .. }
            | Action::Reveal
            | Action::Fill { .. }
            | Action::Good { .. }
            | Action::Roll { .. }
            | Action::White { .. }
            | Action::DealCard { .. }
            | Action::DealShield { .. } => Err(Why::ChanceOnly.by("burgundy.info.draw-times")),
        }
    }

    /// Checks the depot, the kinds that the means allows, and the die. r[burgundy.take.depot]
    fn check_take(&self, state: &State, seat: Seat, means: Means, depot: Depot, tile: Tile) -> Checked {
        let spec = means.spec();
        if spec.take.is_empty() {
            return Err(Why::NotByThis.by(spec.clause).with("means", means));
        }
        if depot == Depot::BLACK {
            let by_die = means.die().is_some();
            let clause = if by_die { "burgundy.take.not-black" } else { "burgundy.building.not-black" };
            return Err(Why::NotBlack.by(clause));
        }
        self.check_there(state, depot, tile)?;
        let counts = self.tile(tile).counts;
        if !counts.is_some_and(|kind| spec.take.contains(kind)) {
            let reason = Why::WrongKind.by(spec.clause).with("means", means);
            return Err(reason.with("kind", counts.map_or(tile.name(), Kind::name)));
        }
        if self.storage_full(state, seat) && spec.may_pass && !self.purchase.makes_room {
            return Err(Why::StorageFull.by("burgundy.storage.discard"));
        }
        let reason = Why::DepotOutOfReach.by("burgundy.take.depot").with("depot", depot);
        self.check_die(state, seat, means, (Purpose::TAKE, depot.value()), reason)
    }

    /// Checks that a stored tile's colour matches, that the space is free and touches a tile, and that the die
    /// can reach it. r[burgundy.place.value]
    fn check_place(&self, state: &State, seat: Seat, means: Means, tile: Tile, space: Space) -> Checked {
        let own = state.own(seat);
        self.check_space(own.estate, tile, space)?;
        let reason = Why::SpaceOutOfReach.by("burgundy.place.value").with("space", space);
        let value = self.board_of(own.estate).value(space);
        let purpose = Purpose::place(self.tile(tile).counts);
        self.check_die(state, seat, means, (purpose, value), reason)
    }

    /// Checks that a tile may go on a space, whatever its value.
    fn check_space(&self, estate: &Estate, tile: Tile, space: Space) -> Checked {
        let board = self.board_of(estate);
        if !board.has(space) {
            let reason = Why::NoSuchSpace.by("burgundy.place.geometry").with("space", space);
            return Err(reason.with("board", board.duchy));
        }
        let (spec, kind) = (self.tile(tile), board.kind(space));
        if !spec.fits.contains(kind) {
            let reason = Why::WrongColour.by("burgundy.place.colour").with("space", space);
            return Err(reason.with("kind", kind).with("tile", tile));
        }
        if estate.covered.has(space.index()) {
            return Err(Why::Covered.by("burgundy.place.empty").with("space", space));
        }
        if !estate.beside.has(space.index()) && !estate.powers.has(Power::PlaceAnywhere) {
            return Err(Why::NoNeighbour.by("burgundy.place.adjacent").with("space", space));
        }
        if spec.one_per_area && !self.spaces_for(estate, tile).has(space.index()) {
            let reason = Why::AreaHasOne.by("burgundy.inn.one-per-area");
            return Err(reason.with("space", space).with("tile", tile));
        }
        if !self.spaces_for(estate, tile).has(space.index()) {
            let reason = Why::TownHasOne.by("burgundy.building.unique");
            return Err(reason.with("space", space).with("tile", tile));
        }
        Ok(())
    }

    /// Checks a tile that a means places straight from a depot.
    fn check_settle(
        &self,
        state: &State,
        seat: Seat,
        means: Means,
        (depot, tile, space): (Depot, Tile, Space),
    ) -> Checked {
        if means.spec().straight.depots().all(|other| other != depot) {
            return Err(Why::NotByThis.by(means.spec().clause).with("means", means));
        }
        self.check_there(state, depot, tile)?;
        self.check_space(&state.estates[seat], tile, space)
    }

    fn check_sell(&self, state: &State, seat: Seat, means: Means, good: Good) -> Checked {
        if !means.spec().sell {
            return Err(Why::NotByThis.by(means.spec().clause).with("means", means));
        }
        if state.estates[seat].goods[good.index()] == 0 {
            return Err(Why::NoGoods.by("burgundy.sell.need-goods").with("good", good));
        }
        let reason = Why::GoodOutOfReach.by("burgundy.sell.type").with("good", good);
        self.check_die(state, seat, means, (Purpose::SELL, good.value()), reason)
    }

    /// Checks that a die can be changed to a value. Every other means has all values.
    fn check_die(
        &self,
        state: &State,
        seat: Seat,
        means: Means,
        (purpose, value): (Purpose, u8),
        reason: Reason,
    ) -> Checked {
        let Some((shown, powers)) = self.shown(state, seat, means) else { return Ok(()) };
        let (cost, have) = (self.dice.cost(powers, purpose, shown, value), state.estates[seat].workers);
        if u16::from(cost) <= have {
            return Ok(());
        }
        Err(reason.with("value", value).with("die", shown).with("cost", cost).with("have", have))
    }

    /// The one purchase of the turn. r[burgundy.purchase.once] r[burgundy.purchase.cost]
    fn check_buy(
        &self,
        state: &State,
        seat: Seat,
        step: Step,
        (depot, tile, payment): (Depot, Tile, Payment),
    ) -> Checked {
        let Own { hand, estate } = state.own(seat);
        if !self.purchase_window(state, step) {
            return Err(match step {
                Step::AskBoard | Step::AskCastle | Step::NextCard(_) => first(step),
                _ => Why::BetweenActions.by("burgundy.purchase.option"),
            });
        }
        let powers = estate.powers;
        if depot != Depot::BLACK && !powers.has(Power::BuyAnywhere) {
            return Err(Why::BlackOnly.by("burgundy.purchase.cost"));
        }
        self.check_there(state, depot, tile)?;
        if hand.bought {
            return Err(Why::BoughtAlready.by("burgundy.purchase.once"));
        }
        if self.storage_full(state, seat) && !self.purchase.makes_room {
            return Err(Why::StorageFull.by("burgundy.storage.discard"));
        }
        if payment != Payment::Silver && !powers.has(Power::PayWorkers) {
            return Err(Why::NoWorkerPay.by("burgundy.monastery.06"));
        }
        if payment == Payment::Mixed && !self.purchase.mixed {
            return Err(Why::NoMixedPay.by("burgundy.monastery.06-payment"));
        }
        let (silver, workers) = payment.price();
        if estate.silver < silver {
            let reason = Why::TooLittleSilver.by("burgundy.purchase.cost");
            return Err(reason.with("price", silver).with("have", estate.silver));
        }
        if estate.workers < workers {
            let reason = Why::TooFewToPay.by("burgundy.monastery.06");
            return Err(reason.with("price", workers).with("have", estate.workers));
        }
        Ok(())
    }

    fn check_castle(&self, estate: &Estate, space: Space) -> Reason {
        let board = self.board_of(estate);
        if board.has(space) && board.kind(space) == Kind::Castle {
            Why::NotAStartSpace.by("burgundy.team.castle").with("board", board.duchy)
        } else {
            Why::NotACastleSpace.by("burgundy.expert.castle-any").with("space", space)
        }
    }

    /// Only a tile that is already stored makes room. r[burgundy.team.discard]
    fn check_discard(&self, state: &State, seat: Seat, step: Step, (tile, store): (Tile, Store)) -> Checked {
        let gained = match step {
            Step::MakeRoom(gained) => Some(gained),
            Step::Shed => None,
            _ => return Err(Why::NoDiscard.by("burgundy.take.no-voluntary-discard")),
        };
        if Some(tile) == gained && !state.holds(seat, store, tile) {
            return Err(Why::DiscardOldOnly.by("burgundy.take.discard-old-only"));
        }
        self.check_stored(state, seat, (tile, store), "burgundy.take.discard-old-only")
    }

    fn check_there(&self, state: &State, depot: Depot, tile: Tile) -> Checked {
        let mut there = false;
        self.each_tile_in(state, depot, |other| there |= other == tile);
        if there {
            return Ok(());
        }
        Err(Why::TileNotThere.by("burgundy.take.empty").with("tile", tile).with("depot", depot))
    }
}

/// The question that has to be answered first.
pub(super) fn first(step: Step) -> Reason {
    match step {
        Step::AskBoard => Why::BoardFirst.by("burgundy.expert.deal"),
        Step::AskCastle => Why::StartCastleFirst.by("burgundy.expert.castle"),
        Step::NextCard(_) => Why::CardFirst.by("burgundy.route.order"),
        Step::Store(_) => Why::StoreFirst.by("burgundy.team.choose-storage"),
        Step::MakeRoom(_) => Why::DiscardFirst.by("burgundy.take.full-discard"),
        Step::LoadColour => Why::ColourFirst.by("burgundy.shield.05"),
        Step::Pay(_) => Why::TributeFirst.by("burgundy.shield.tribute"),
        Step::Shed => Why::ShedFirst.by("burgundy.shield.04"),
        Step::Name => Why::NameFirst.by("burgundy.shield.06-once"),
        Step::Load => Why::LoadFirst.by("burgundy.ship.any-depot"),
        Step::Copy(_) => Why::CraneFirst.by("burgundy.extra.crane"),
        Step::Graze(_) => Why::GeeseFirst.by("burgundy.extra.geese-choice"),
        Step::Keep(_) => Why::KeepFirst.by("burgundy.ship.overflow"),
        Step::First(..) | Step::FirstOfSale(..) => Why::OrderFirst.by("burgundy.solo.order"),
        Step::BuyPoints(_) => Why::PointsFirst.by("burgundy.solo.buy-vp"),
        Step::Exchange => Why::ExchangeFirst.by("burgundy.solo.exchange"),
        Step::Give(_) => Why::GiveFirst.by("burgundy.solo.exchange"),
        Step::Act(Means::Castle) => Why::CastleFirst.by("burgundy.castle.mandatory"),
        Step::Act(Means::White) => Why::WhiteFirst.by("burgundy.whitecastle.action"),
        Step::Act(Means::Route) => Why::RouteFirst.by("burgundy.route.bonus-kinds"),
        Step::Act(means) => Why::EffectFirst.by(means.spec().clause).with("means", means),
        _ => unreachable!("{step:?} asks nobody, or anything may come first"),
    }
}

/// Checks that a means can be used now: an unused die, or the effect in question.
fn check_means(hand: &Hand, step: Step, means: Means) -> Checked {
    match (step, means.die()) {
        (Step::Act(asked), _) if asked == means => Ok(()),
        (Step::UseDice, Some(die)) if hand.dice[die] != 0 => Ok(()),
        (Step::UseDice, Some(_)) => Err(Why::DieUsed.by("burgundy.turn.one-die-one-action")),
        (_, None) if means == Means::White => Err(Why::NoWhiteCastle.by("burgundy.whitecastle.action")),
        (_, None) => Err(Why::NoEffect.by(means.spec().clause).with("means", means)),
        (_, Some(_)) => Err(first(step)),
    }
}
