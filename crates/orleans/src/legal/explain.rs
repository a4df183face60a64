//! Why an action is not allowed: the clause that forbids it, and what a sentence for people needs.

use engine::{Reason, Seat};

use crate::{
    action::Action,
    content::{Follower, Place},
    rules::Orleans,
    scenarios::objectives,
    state::State,
    step::{Step, Via},
};

engine::reasons! {
    /// Why an action is not allowed, the least useful reasons first.
    pub enum Why {
        ChanceOnly "chance-only",
        ActNow "act-now",
        DrawFirst "draw-first",
        RecallFirst "recall-first",
        ManFirst "man-first",
        PlanFirst "plan-first",
        ReadyFirst "ready-first",
        ConfirmFirst "confirm-first",
        WellFirst "well-first",
        SendFirst "send-first",
        DealFirst "deal-first",
        FitFirst "fit-first",
        OpenFirst "open-first",
        WineFirst "wine-first",
        KeepOneFirst "keep-one-first",
        BatheFirst "bathe-first",
        WardFirst "ward-first",
        GiveFirst "give-first",
        LoseFirst "lose-first",
        NotYourPlace "not-your-place",
        NoAction "no-action",
        NotItsAction "not-its-action",
        WellLimits "well-limits",
        NoSpaces "no-spaces",
        NoSuchSpace "no-such-space",
        SayWhich "say-which",
        OwnSpace "own-space",
        SayWhom "say-whom",
        SayWay "say-way",
        WayKnown "way-known",
        SayCount "say-count",
        Misfit "misfit",
        MisfitThere "misfit-there",
        MonkOnly "monk-only",
        OwnTownHall "own-town-hall",
        NotDrawn "not-drawn",
        OnTower "on-tower",
        NotYet "not-yet",
        Covered "covered",
        SpaceTaken "space-taken",
        PlanOrder "plan-order",
        AlreadyPlaced "already-placed",
        CannotMan "cannot-man",
        NobodyThere "nobody-there",
        DrawLimit "draw-limit",
        MarketRoom "market-room",
        BagShort "bag-short",
        Lacks "lacks",
        NobodyToSend "nobody-to-send",
        NotThere "not-there",
        OwnFollower "own-follower",
        NoSuchDeed "no-such-deed",
        NoStructure "no-structure",
        NoDeedSpace "no-deed-space",
        DeedFull "deed-full",
        NoBook "no-book",
        Pilgrimage "pilgrimage",
        RoleBanned "role-banned",
        PlaceBanned "place-banned",
        TrackEnd "track-end",
        StockEmpty "stock-empty",
        TrackGoodGone "track-good-gone",
        SupplyEmpty "supply-empty",
        NoTechnology "no-technology",
        NoTechnologySpace "no-technology-space",
        BagEmpty "bag-empty",
        TooManyPoints "too-many-points",
        TooFewCoins "too-few-coins",
        NoWay "no-way",
        NoGoodThere "no-good-there",
        NothingHidden "nothing-hidden",
        NoStationLeft "no-station-left",
        OwnStation "own-station",
        TownTaken "town-taken",
        TavernAlone "tavern-alone",
        TavernOnce "tavern-once",
        SameGood "same-good",
        TooFewGoods "too-few-goods",
        TechnologyThere "technology-there",
        MonkCovered "monk-covered",
        SingleSpace "single-space",
        NoTechnologyHere "no-technology-here",
        FirstFarmer "first-farmer",
        NotATile "not-a-tile",
        TileTaken "tile-taken",
        TypeOne "type-one",
        StillFits "still-fits",
        NotFood "not-food",
        FoodFirst "food-first",
        NoStationThere "no-station-there",
        NoNeutral "no-neutral",
        AtZero "at-zero",
        CoinSpace "coin-space",
        NoTechnologyThere "no-technology-there",
        // Prosperity.
        KeepFirst "keep-first",
        CarpenterFirst "carpenter-first",
        StructureFirst "structure-first",
        SupplyFirst "supply-first",
        EventFirst "event-first",
        CardNotDrawn "card-not-drawn",
        PileEmpty "pile-empty",
        TurnedOver "turned-over",
        NotOnCarpenter "not-on-carpenter",
        WrongWay "wrong-way",
        NoCard "no-card",
        OtherTown "other-town",
        NothingToCover "nothing-to-cover",
        NotToTown "not-to-town",
        NothingThere "nothing-there",
        NotYourStructure "not-your-structure",
        NotNeeded "not-needed",
        TooManyCoins "too-many-coins",
        OnlyKnights "only-knights",
        NoKnightThere "no-knight-there",
        NotForPilgrims "not-for-pilgrims",

        // Invasion.
        CharacterFirst "character-first",
        LoadFirst "load-first",
        LodgerFirst "lodger-first",
        DueFirst "due-first",
        PalatinateFirst "palatinate-first",
        CharacterTaken "character-taken",
        NoSuchSeat "no-such-seat",
        ToYourself "to-yourself",
        NothingToSend "nothing-to-send",
        WrongStore "wrong-store",
        OneReceiver "one-receiver",
        CartEmpty "cart-empty",
        NoCoinsThere "no-coins-there",
        StoreFull "store-full",
        TooManyFunds "too-many-funds",
        OwnLodger "own-lodger",
        NotInMarket "not-in-market",
        NothingToBorrow "nothing-to-borrow",
        NotTheirPlace "not-their-place",
        PalatinateLimits "palatinate-limits",
        TheirLacks "their-lacks",
        HallOnly "hall-only",
        NoReinforcement "no-reinforcement",
        CatapultFirst "catapult-first",
        TowerThere "tower-there",
        TowerKept "tower-kept",
        NotThisDue "not-this-due",

        ProposeFirst "propose-first",
        ConsentFirst "consent-first",
        TrainFirst "train-first",
        ProgressFirst "progress-first",
        VoyageFirst "voyage-first",
        FamineFirst "famine-first",
        RobFirst "rob-first",
        SummonFirst "summon-first",
        NotAskedFor "not-asked-for",
        ProposeOrder "propose-order",
        Unfinished "unfinished",
        NoSkip "no-skip",
        DraftDone "draft-done",
        PurseFull "purse-full",
        PlayerLacks "player-lacks",
        NotToBeHad "not-to-be-had",
        RestImpossible "rest-impossible",
        NoTrack "no-track",
        OwnStays "own-stays",
        NotWithYou "not-with-you",
        GoodsTooCheap "goods-too-cheap",
        NoTowerOfYours "no-tower-of-yours",
        // The Duel.
        StartFirst "start-first",
        DraftFirst "draft-first",
        MeetingFirst "meeting-first",
        TradeFirst "trade-first",
        JourneyFirst "journey-first",
        DraftTaken "draft-taken",
        DraftOne "draft-one",
        DraftTwo "draft-two",
        DraftOrder "draft-order",
        DraftEnough "draft-enough",
        NotOffered "not-offered",
        NoGoodsTaken "no-goods-taken",
        OwnHouse "own-house",
        NoCitizen "no-citizen",
        // The Dignitary.
        CitizenFirst "citizen-first",
        NoCitizenSpace "no-citizen-space",
        CitizenThere "citizen-there",
        CitizenOrder "citizen-order",
        CitizenEnough "citizen-enough",
        ScrapFirst "scrap-first",
        // Capital Vierzon and objectives.
        BanishFirst "banish-first",
        AmnestyFirst "amnesty-first",
        NotJustDrawn "not-just-drawn",
        ClaimFirst "claim-first",
        WorthFirst "worth-first",
        GoodsOnly "goods-only",
        FoodOnly "food-only",
        NoObjective "no-objective",
        ObjectiveDone "objective-done",
        ByItself "by-itself",
        OtherWay "other-way",
        TooLate "too-late",
        OneARound "one-a-round",
        OutOfOrder "out-of-order",
        MerchantElsewhere "merchant-elsewhere",
        ObjectiveShort "objective-short",
    }
}

/// `Ok`, or the first rule that an action breaks.
pub(crate) type Checked = Result<(), Reason>;

/// `Ok` if a condition is true, otherwise the reason.
pub(crate) fn need(holds: bool, reason: impl FnOnce() -> Reason) -> Checked {
    if holds { Ok(()) } else { Err(reason()) }
}

impl Orleans {
    /// Why an action is not legal, or nothing if it is.
    pub(crate) fn why_not(&self, state: &State, seat: Seat, action: Action) -> Option<Reason> {
        let step = state.flow.asked(seat)?;
        if self.offers(state, seat, action) {
            return None;
        }
        Some(self.check(state, seat, step, action).expect_err("an action that breaks no rule is legal"))
    }

    fn check(&self, state: &State, seat: Seat, step: Step, action: Action) -> Checked {
        let estate = &state.estates[seat];
        match (step, action) {
            (_, action) if action.is_chance() => Err(Why::ChanceOnly.by("orleans.round.phases")),
            (Step::AskDraw, Action::Draw { count }) => self.check_draw(estate, count),
            (Step::AskRecall(_), Action::Recall { spot }) => Orleans::check_recall(estate, spot),
            (Step::AskMan(asked), Action::Man { place }) if asked == place => self.check_man(estate, place),
            (Step::AskPlan(asked), Action::Plan { spot }) if asked == spot.follower => {
                self.check_plan(estate, spot)
            }
            (Step::AskPlan(asked), Action::Stay { follower }) if asked == follower => {
                self.check_stay(estate, follower)
            }
            (Step::AskBathe(_), Action::Bathe { spot }) => self.check_bathe(estate, spot),
            (Step::AskBathe(_), Action::BatheBag { follower }) => check_drawn(estate, follower)
                .and_then(|()| Err(Why::StillFits.by("orleans.tile.bathhouse-draw"))),
            (Step::AskKeepOne, Action::BatheKeep { follower }) => check_drawn(estate, follower),
            (Step::AskAct(Via::Followers) | Step::AskClaim, Action::Objective(act)) => {
                objectives::check_objective(self, state, seat, act)
            }
            (Step::AskWorth(cause, left), action) => {
                objectives::check_worth(state, seat, cause, left, action)
            }
            (Step::AskAct(via), action) => self.check_act(state, seat, step, via, action),
            (Step::AskSend(from), Action::Send { place, role, goal, book }) if from == place => {
                self.check_send(state, seat, seat, place, role, goal, book)
            }
            (Step::AskDeal(_), Action::Buy { place, .. } | Action::Sell { place, .. })
                if place == Place::MarketStand =>
            {
                Orleans::check_trade(state, seat, action)
            }
            (Step::AskFit(tool), Action::Fit { place, need }) => self.check_fit(estate, tool, place, need),
            (Step::AskOpen(_), Action::Open { tile }) => self.check_open(state, tile),
            (Step::AskGive(left), _) => self.check_gift(state, seat, left, action),
            (Step::AskLose(_), Action::Lose(loss)) => Orleans::check_loss(estate, loss),
            (step, action) => self.scene().check(self, state, seat, step, action),
        }
    }
}

pub(super) fn check_drawn(estate: &crate::estate::Estate, follower: Follower) -> Checked {
    let drawn = estate.unplanned.count(follower.index()) > 0;
    need(drawn, || Why::NotDrawn.by("orleans.tile.bathhouse-draw").with("follower", follower))
}

/// The question that has to be answered first.
pub(crate) fn first(step: Step) -> Reason {
    if let Some(scenario) = step.scenario() {
        return scenario.first(step);
    }
    match step {
        Step::AskDraw => Why::DrawFirst.by("orleans.draw.fewer"),
        Step::AskRecall(_) => Why::RecallFirst.by("orleans.draw.recall"),
        Step::AskMan(place) => Why::ManFirst.by("orleans.plan.place").with("place", place),
        Step::AskPlan(follower) => Why::PlanFirst.by("orleans.plan.place").with("follower", follower),
        Step::AskReady => Why::ReadyFirst.by("orleans.plan.together"),
        Step::AskConfirm(_) => Why::ConfirmFirst.by("orleans.plan.open"),
        Step::AskAct(Via::Guest(owner)) => {
            Why::PalatinateFirst.by("orleans.invasion.palatinate").with("owner", owner)
        }
        Step::AskAct(Via::Well) => Why::WellFirst.by("orleans.tile.well"),
        Step::AskSend(place) => Why::SendFirst.by("orleans.place.town-hall-split").with("place", place),
        Step::AskDeal(_) => Why::DealFirst.by("orleans.tile.market-stand"),
        Step::AskFit(_) => Why::FitFirst.by("orleans.technology.timing"),
        Step::AskOpen(_) => Why::OpenFirst.by("orleans.track.traders"),
        Step::AskWine => Why::WineFirst.by("orleans.tile.vineyard"),
        Step::AskKeepOne => Why::KeepOneFirst.by("orleans.tile.bathhouse"),
        Step::AskBathe(_) => Why::BatheFirst.by("orleans.tile.bathhouse-later"),
        Step::AskWard => Why::WardFirst.by("orleans.tile.sacristy"),
        Step::AskGive(_) => Why::GiveFirst.by("orleans.event.harvest"),
        Step::AskLose(_) => Why::LoseFirst.by("orleans.torture.coins"),
        Step::AskWorth(cause, left) => Why::WorthFirst.by(cause.clause()).with("most", left),
        Step::AskScrap(_) => Why::ScrapFirst.by("orleans.dignitary.event-technology-tax"),
        Step::AskCitizen => Why::CitizenFirst.by("orleans.dignitary.citizens-chosen"),
        Step::AskClaim => Why::ClaimFirst.by("orleans.scenario.free"),
        _ => Why::ActNow.by("orleans.action.turns"),
    }
}
