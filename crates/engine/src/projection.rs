/// What a seat would have if the game ended as things stand.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Projection {
    /// The points it would have in the end.
    pub points: i32,
    /// Those of them that are not scored yet, by where they would come from.
    pub to_come: Vec<ToCome>,
}

/// Points that are not scored yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ToCome {
    /// Where they would come from, in the words of the box: `goods`, `monastery`.
    pub source: &'static str,
    /// How many.
    pub points: i32,
    /// The clause that gives them.
    pub clause: &'static str,
}
