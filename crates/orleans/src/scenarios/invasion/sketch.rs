//! A draft while it is being made, in any order. `legal` builds it item by item, in the order of the record.

use std::cmp::Ordering;

use engine::{Sketch, sort_wishes};

use super::{Siege, answers::Answer, draft::Draft, item::Item, items::ITEMS, whole::Open};
use crate::{action::Action, content::Hour, rules::Orleans, state::State};

impl Siege {
    /// What the draft is with these items.
    pub(super) fn sketch(rules: &Orleans, state: &State, wishes: &[Action]) -> Sketch<State, Action> {
        let begun = Draft::of(rules, state);
        let mut all = Vec::new();
        begun.each(&mut |item| all.push(item));
        let with = |wishes: &[Action]| {
            let draft = begun.with_wishes(wishes, &all)?;
            Some(Open { begun, draft, all: &all }).filter(Open::can_be_whole)
        };
        let [mut kept, refused] = sort_wishes(wishes, |wishes| with(wishes).is_some());
        let open = with(&kept).expect("every draft that is begun can be finished");
        let items = open.draft.items;
        let mut more = Vec::new();
        for &item in &all {
            let wish = Answer::Offer(item).into();
            kept.push(wish);
            if with(&kept).is_some() {
                more.push(wish);
            }
            kept.pop();
        }
        let new = items.iter().skip(begun.items.iter().count());
        let mut look = *state;
        look.proposal.items = items;
        Sketch {
            lines: new.map(|item| Answer::Offer(item).into()).collect(),
            refused,
            more,
            last: Some(Answer::Propose.into()),
            done: open.is_whole(),
            look,
        }
    }
}

impl<'a> Draft<'a> {
    /// The draft with wishes, in the order of the record. `None` if one of them is not to be had.
    fn with_wishes(&self, wishes: &[Action], all: &[Item]) -> Option<Draft<'a>> {
        if self.items.iter().count() + wishes.len() > ITEMS {
            return None;
        }
        let read = |&wish: &Action| match Answer::of(wish) {
            Some(Answer::Offer(item)) if all.contains(&item) => Some(item),
            _ => None,
        };
        let mut items: Vec<Item> = wishes.iter().map(read).collect::<Option<_>>()?;
        items.sort_unstable_by(|one, other| order(*one, *other));
        let mut draft = *self;
        for item in items {
            // At the Wool Market, goods and coins that are still to come can pay for it.
            let later =
                self.hour() == Hour::WoolMarket && matches!(item, Item::Buy { .. } | Item::Coins { .. });
            if !draft.in_order(item) || !later && draft.left(item) == 0 {
                return None;
            }
            draft = draft.with(item);
        }
        Some(draft)
    }
}

/// The order of the record. Of a seat's coins, a full purse comes first.
fn order(one: Item, other: Item) -> Ordering {
    match (one, other) {
        (Item::Coins { seat: a, count: m }, Item::Coins { seat: b, count: n })
        | (Item::GrantCoins { seat: a, count: m }, Item::GrantCoins { seat: b, count: n }) => {
            a.cmp(&b).then(n.cmp(&m))
        }
        _ => one.cmp(&other),
    }
}
