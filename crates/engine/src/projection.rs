/// What a seat would score if the game ended now.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Projection {
    /// Its total.
    pub points: i32,
    /// The part of the total that has not been scored yet, by source.
    pub to_come: Vec<ToCome>,
}

/// Points that have not been scored yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ToCome {
    /// Where they would come from, in the box's own words: `goods`, `monastery`.
    pub source: &'static str,
    /// How many points.
    pub points: i32,
    /// The clause that awards them.
    pub clause: &'static str,
}
