//! The description of all paths and messages, for tools: `docs/openapi.json`. `describe.rs` writes it.

use std::io;

use axum::extract::State;
use flate2::read::GzDecoder;
use serde_json::value::RawValue;

use super::{
    App,
    packed::{Fixed, Packed, Unpacks},
};
use crate::refusal::Refusal;

/// The file as `build.rs` has packed it.
static PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/openapi.json.gz"));

pub(crate) async fn json(State(app): State<App>, unpacks: Unpacks) -> Result<Packed, Refusal> {
    Fixed::answer(&app, "openapi".to_owned(), unpacks, text).await
}

fn text() -> Box<RawValue> {
    let text = io::read_to_string(GzDecoder::new(PACKED)).expect("the build has packed it");
    RawValue::from_string(text).expect("a test has written it")
}
