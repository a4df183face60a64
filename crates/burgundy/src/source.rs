//! Where points come from.

use serde::{Serialize, Serializer};

macro_rules! sources {
    ($($(#[$about:meta])* $source:ident $name:ident),+ $(,)?) => {
        /// Where points come from.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u8)]
        pub enum Source { $($(#[$about])* $source),+ }

        impl Source {
            pub const ALL: [Source; Source::COUNT] = [$(Source::$source),+];
            pub const COUNT: usize = [$(stringify!($name)),+].len();

            pub fn name(self) -> &'static str {
                [$(stringify!($name)),+][self.index()]
            }
        }
    };
}

sources! {
    Livestock livestock,
    Watchtower watchtower,
    Area area,
    Phase phase,
    Colour colour,
    Sale sale,
    Goods goods,
    Silver silver,
    Workers workers,
    Monastery monastery,
    /// Border posts that were joined. r[burgundy.border.pair]
    Border border,
    /// Bonuses of a trade route. r[burgundy.route.bonus-kinds]
    Route route,
    Shields shields,
}

impl Source {
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }
}

impl Serialize for Source {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}
