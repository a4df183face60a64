use engine::Kind;

/// What only this scenario asks, draws or does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {}

impl Step {
    #[inline]
    pub(crate) fn kind(self) -> Kind {
        match self {}
    }
}
