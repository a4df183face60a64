//! HTTP and sockets.

mod answer;
mod assets;
mod boxes;
mod copies;
#[cfg(test)]
mod describe;
mod door;
mod limits;
mod listen;
mod lists;
mod openapi;
mod packed;
mod people;
mod puzzles;
mod readers;
mod records;
mod session;
mod socket;
mod study;
mod tables;
mod wire;

use std::sync::Arc;

pub use assets::{Notice, Notices, notices};
use axum::{
    Router, middleware,
    routing::{delete, get, post},
};
pub(crate) use limits::Limits;
pub(crate) use listen::{Door, Peer};
use packed::Fixed;
use protocol::PuzzleInfo;
pub use puzzles::date;
pub use readers::{read_bot, read_import, read_query, read_table};
use tokio::sync::OnceCell;
use tower_http::{
    CompressionLevel,
    compression::{CompressionLayer, predicate::SizeAbove},
};

use crate::hub::Hub;

/// What every request can reach.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) hub: Arc<Hub>,
    pub(crate) limits: Arc<Limits>,
    /// The list of puzzles, once somebody has asked for it.
    pub(crate) puzzles: Arc<OnceCell<Vec<PuzzleInfo>>>,
    pub(crate) fixed: Arc<Fixed>,
}

pub(crate) fn router(hub: Arc<Hub>, limits: Arc<Limits>) -> Router {
    let app = App { hub, limits, puzzles: Arc::default(), fixed: Arc::default() };
    let api = Router::new()
        .route("/guest", post(people::guest))
        .route("/me", get(people::me))
        .route("/account", post(people::account))
        .route("/login", post(people::login))
        .route("/logout", post(people::logout))
        .route("/password", post(people::password))
        .route("/sessions", get(people::sessions))
        .route("/sessions/{id}", delete(people::end_session))
        .route("/people/{name}", get(people::page))
        .route("/boxes", get(boxes::list))
        .route("/boxes/{id}", get(boxes::one))
        .route("/boxes/{id}/rules", get(boxes::rules))
        .route("/boxes/{id}/catalog", get(boxes::catalog))
        .route("/boxes/{id}/overlay", post(boxes::overlay))
        .route("/tables", get(lists::list).post(tables::create))
        .route("/tables/mine", get(lists::mine))
        .route("/tables/finished", get(lists::finished))
        .route("/tables/{id}", get(tables::info))
        .route("/tables/{id}/sit", post(tables::sit))
        .route("/tables/{id}/join", post(tables::sit))
        .route("/tables/{id}/key", post(tables::key))
        .route("/tables/{id}/leave", post(tables::leave))
        .route("/tables/{id}/want", post(tables::want))
        .route("/tables/{id}/entropy", post(tables::contribute))
        .route("/tables/{id}/start", post(tables::start))
        .route("/tables/{id}/act", post(tables::act))
        .route("/tables/{id}/acts", post(tables::acts))
        .route("/tables/{id}/undo", post(tables::undo))
        .route("/tables/{id}/takeback", post(tables::takeback))
        .route("/tables/{id}/resign", post(tables::resign))
        .route("/tables/{id}/rematch", post(tables::rematch))
        .route("/tables/{id}/fork", post(tables::fork))
        .route("/tables/{id}/chat", post(tables::chat))
        .route("/tables/{id}/snapshot", get(records::snapshot))
        .route("/tables/{id}/wait", get(records::wait))
        .route("/tables/{id}/previews", get(records::previews))
        .route("/tables/{id}/why", get(records::why))
        .route("/tables/{id}/scores", get(records::scores))
        .route("/tables/{id}/record", get(records::record))
        .route("/tables/{id}/review", get(study::look).post(study::request).delete(study::withdraw))
        .route("/tables/{id}/try", post(study::try_out))
        .route("/tables/{id}/hint", get(study::hint_place).post(study::hint))
        .route("/tables/{id}/ws", get(socket::open))
        .route("/puzzles", get(puzzles::list))
        .route("/puzzles/{box}/{number}", post(puzzles::board))
        .route("/puzzles/{box}/{number}/why", post(puzzles::why_not))
        .route("/puzzles/{box}/{number}/check", post(puzzles::judge))
        .route("/records", post(records::import))
        .route("/openapi.json", get(openapi::json))
        .fallback(answer::no_such_path)
        .method_not_allowed_fallback(answer::no_such_method);
    // Files are compressed when the client is built. Answers are compressed on the fly, for speed rather than
    // size.
    let packed = CompressionLayer::new()
        .gzip(true)
        .quality(CompressionLevel::Fastest)
        .compress_when(SizeAbove::new(1024));
    Router::new()
        .nest("/api", api.layer(packed))
        .route("/healthz", get(door::healthz))
        .route("/metrics", get(door::metrics))
        .fallback(assets::serve)
        .layer(middleware::from_fn_with_state(app.clone(), door::guard))
        .with_state(app)
}
