/// An enum of printed things: each has a name in the notation and an index.
macro_rules! named {
    ($(#[$doc:meta])* $name:ident, $what:literal: $($(#[$note:meta])* $variant:ident = $text:literal,)+) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum $name { $($(#[$note])* $variant,)+ }

        impl $name {
            pub const ALL: &'static [$name] = &[$($name::$variant,)+];
            pub const COUNT: usize = $name::ALL.len();

            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The one with this index.
            #[inline]
            pub const fn at(index: usize) -> $name {
                $name::ALL[index]
            }

            /// Its name in the notation.
            pub const fn name(self) -> &'static str {
                [$($text,)+][self.index()]
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $name {
            type Err = engine::Unreadable;

            fn from_str(text: &str) -> Result<$name, engine::Unreadable> {
                let found = $name::ALL.iter().copied().find(|one| one.name() == text);
                found.ok_or_else(|| $crate::content::names::unknown(text, $what, [$($text,)+].as_slice()))
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }
    };
}

pub(crate) use named;

/// The message for a word that names nothing: the nearest name, or all of them unless there are very many.
pub(crate) fn unknown(text: &str, what: &str, names: &[&str]) -> engine::Unreadable {
    let expected = match engine::nearest(text, names.iter().copied()) {
        Some(near) => format!("did you mean `{near}`?"),
        None if names.len() <= 40 => format!("{what}: {}", names.join(", ")),
        None => what.to_owned(),
    };
    engine::Unreadable::new(text, expected)
}
