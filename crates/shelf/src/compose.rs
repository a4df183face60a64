//! Rules are immutable, so tables with the same configuration share them.

use std::{
    any::{Any, TypeId},
    collections::HashMap,
    sync::{Arc, LazyLock, Mutex, PoisonError, Weak},
};

use engine::{Config, ConfigErrors};

use crate::witness::Witness;

/// A box and its configuration.
type Key = (TypeId, String);

/// Rules that some table is using. They are not kept for later, because then the list would only grow.
static IN_USE: LazyLock<Mutex<HashMap<Key, Weak<dyn Any + Send + Sync>>>> = LazyLock::new(Mutex::default);

/// The rules for one table, or all problems with its configuration.
pub(crate) fn compose<W: Witness>(config: &Config) -> Result<Arc<W::Rules>, ConfigErrors> {
    let key = (TypeId::of::<W>(), format!("{config:?}"));
    // The map is consistent between any two statements, even if a thread panicked.
    let in_use = || IN_USE.lock().unwrap_or_else(PoisonError::into_inner);
    let found = in_use().get(&key).and_then(Weak::upgrade);
    if let Some(rules) = found.and_then(|rules| rules.downcast::<W::Rules>().ok()) {
        return Ok(rules);
    }
    let rules = Arc::new(W::compose(config)?);
    let shared: Arc<dyn Any + Send + Sync> = Arc::<W::Rules>::clone(&rules);
    let mut in_use = in_use();
    in_use.retain(|_, rules| rules.strong_count() > 0);
    in_use.insert(key, Arc::downgrade(&shared));
    Ok(rules)
}

#[cfg(test)]
mod tests {
    use testkit::toy::{State, Toy};

    use super::*;

    struct Market;

    impl Witness for Market {
        type Rules = Toy;
        const SOURCES: &'static [&'static str] = &[];

        fn compose(config: &Config) -> Result<Toy, ConfigErrors> {
            Toy::compose(config)
        }

        fn points_by_source(_: &Toy, _: &State, _: engine::Seat, _: &mut Vec<i32>) {}

        fn opening_order(_: &Toy, _: &State) -> Option<Vec<engine::Seat>> {
            None
        }
    }

    #[test]
    fn tables_with_the_same_configuration_share_their_rules() {
        let config = |coins| Config::seats(2).option("coins", coins);
        let rules = compose::<Market>(&config("11")).unwrap();
        assert!(Arc::ptr_eq(&rules, &compose::<Market>(&config("11")).unwrap()));
        assert!(!Arc::ptr_eq(&rules, &compose::<Market>(&config("12")).unwrap()));
        let key = (TypeId::of::<Market>(), format!("{:?}", config("11")));
        assert!(IN_USE.lock().unwrap().contains_key(&key));
        drop(rules);
        compose::<Market>(&config("13")).unwrap();
        assert!(!IN_USE.lock().unwrap().contains_key(&key), "unused rules are dropped");
    }
}
