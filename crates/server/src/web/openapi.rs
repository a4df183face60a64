//! The description of everything above, for tools.

use axum::Json;
use utoipa::OpenApi;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Loire",
        version = "1",
        description = "Tables for rules-exact strategy games. A session is a cookie (begin with POST /api/guest); \
            a program may act for one seat with `Authorization: Bearer KEY`. Requests with unknown fields are \
            refused; answers may gain fields. On the socket, text messages are `FromClient` one way and \
            `FromServer` the other.",
        license(name = "MIT OR Apache-2.0")
    ),
    paths(
        super::people::guest,
        super::people::me,
        super::people::account,
        super::people::login,
        super::people::logout,
        super::people::password,
        super::people::sessions,
        super::people::end_session,
        super::people::page,
        super::boxes::list,
        super::boxes::one,
        super::boxes::rules,
        super::boxes::catalog,
        super::tables::create,
        super::tables::list,
        super::tables::mine,
        super::tables::info,
        super::tables::sit,
        super::tables::key,
        super::tables::leave,
        super::tables::start,
        super::tables::act,
        super::tables::undo,
        super::tables::takeback,
        super::tables::resign,
        super::tables::rematch,
        super::tables::fork,
        super::tables::chat,
        super::records::snapshot,
        super::records::wait,
        super::records::previews,
        super::records::scores,
        super::records::record,
        super::records::import,
        super::socket::open,
    ),
    components(schemas(protocol::FromClient, protocol::FromServer, protocol::Problem))
)]
struct Description;

pub(crate) async fn json() -> Json<utoipa::openapi::OpenApi> {
    Json(Description::openapi())
}
