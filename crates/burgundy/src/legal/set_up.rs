use engine::{Reason, Seat};

use super::Why;
use crate::{
    action::Action,
    content::{Card, Duchy},
    estate::Estate,
    rules::Burgundy,
    state::State,
    step::Step,
};

impl Burgundy {
    /// r[burgundy.expert.pairs] The duchies dealt to a seat, or all that are left.
    pub(super) fn offer_boards(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Action)) {
        let dealt = state.hands[seat].dealt;
        if dealt == [None, None] {
            let free = self.duchies().filter(|&board| !self.board_taken(state, board));
            free.for_each(|board| offer(Action::Board { board }));
        } else {
            dealt.into_iter().flatten().for_each(|board| offer(Action::Board { board }));
        }
    }

    /// Whether a duchy is no longer open to anybody else. r[burgundy.border.boards]
    pub(super) fn board_taken(&self, state: &State, board: Duchy) -> bool {
        self.set_up.different && self.owners().any(|seat| state.estates[seat].board == Some(board))
    }

    /// Why a duchy cannot be chosen.
    pub(super) fn check_board(&self, state: &State, step: Step, board: Duchy) -> Reason {
        if step != Step::AskBoard {
            return Why::SetUpOver.by("burgundy.expert.deal");
        }
        if self.set_up.boards_dealt == 0 && self.board_taken(state, board) {
            Why::BoardTaken.by("burgundy.border.boards").with("board", board)
        } else if self.duchies().any(|other| other == board) {
            Why::NotDealt.by("burgundy.expert.deal").with("board", board)
        } else {
            Why::NoSuchBoard.by("burgundy.expert.numbers").with("board", board)
        }
    }

    /// r[burgundy.expert.castle-any] Any dark green space.
    pub(super) fn offer_castles(&self, estate: &Estate, offer: &mut impl FnMut(Action)) {
        let board = self.board_of(estate);
        board.each(board.starts, |space| offer(Action::Castle { space }));
    }
}

/// r[burgundy.route.order] A card that is not in order yet.
pub(super) fn offer_cards(estate: &Estate, place: u8, offer: &mut impl FnMut(Action)) {
    let left = estate.route.cards().skip(place.into());
    left.for_each(|card| offer(Action::Card { card }));
}

/// Why a card cannot be the next one.
pub(super) fn check_card(estate: &Estate, step: Step, card: Card) -> Reason {
    if !matches!(step, Step::NextCard(_)) {
        return Why::NoCards.by("burgundy.route.order");
    }
    let why = if estate.route.cards().any(|own| own == card) { Why::CardInOrder } else { Why::NotYourCard };
    why.by("burgundy.route.order").with("card", card)
}
