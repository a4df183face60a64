//! What loses the whole game outright.

use protocol::FallRisk;
use search::Judged;

use crate::VariantSpec;

/// The least difference between two turns that is worth a sentence.
const OFTEN: f32 = 0.1;

/// What the best turn avoids most.
pub(super) fn fall<R: VariantSpec>(judged: &Judged<R>) -> Option<FallRisk> {
    let by = |[better, played]: [f32; 2]| played - better;
    let worst = judged.falls.iter().max_by(|a, b| by(a.1).total_cmp(&by(b.1)))?;
    let (fall, [better, played]) = *worst;
    let note = FallRisk {
        cause: fall.cause.to_owned(),
        title: fall.title.to_owned(),
        clause: fall.clause.to_owned(),
        played,
        better,
    };
    (by(worst.1) >= OFTEN).then_some(note)
}
