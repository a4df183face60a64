//! Describes all paths and messages for tools, from the attributes of the functions that answer them. Only tests do this:
//! one of them compares the description with the file that the program has.

use std::{env, fs};

use utoipa::{
    Modify, OpenApi,
    openapi::security::{
        ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme,
    },
};

use super::session::COOKIE;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Loire",
        version = "1",
        description = "Tables for rules-exact strategy games. A session is a cookie (start with POST /api/guest); \
            a program may act for one seat with `Authorization: Bearer KEY`. Requests with unknown fields are \
            refused; answers may gain fields. Every answer of 400 or more is a `Problem`: 400 what cannot be read \
            or composed, 401 nobody is signed in, 403 not yours, 404 missing, 409 not possible now, 413 too \
            large, 429 too many (see Retry-After), 503 try again. The luck of a table: `luck.commit` is SHA-256 \
            of a 32-byte secret, shown before the first entry; `luck.secret` is that secret once the game is \
            over, and the record includes the proof. On the socket, text messages are `FromClient` one way and \
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
        super::boxes::overlay,
        super::tables::create,
        super::lists::list,
        super::lists::mine,
        super::lists::finished,
        super::tables::info,
        super::tables::sit,
        super::tables::key,
        super::tables::leave,
        super::tables::want,
        super::tables::contribute,
        super::tables::start,
        super::tables::act,
        super::tables::acts,
        super::tables::undo,
        super::tables::takeback,
        super::tables::resign,
        super::tables::rematch,
        super::tables::fork,
        super::tables::chat,
        super::records::snapshot,
        super::records::wait,
        super::records::previews,
        super::records::why,
        super::records::scores,
        super::records::record,
        super::records::import,
        super::study::look,
        super::study::request,
        super::study::withdraw,
        super::study::try_out,
        super::study::hint,
        super::study::hint_place,
        super::puzzles::list,
        super::puzzles::board,
        super::puzzles::why_not,
        super::puzzles::judge,
        super::socket::open,
    ),
    components(schemas(protocol::FromClient, protocol::FromServer, protocol::Problem)),
    modifiers(&WhoAsks)
)]
struct Description;

/// How a request says who is asking.
struct WhoAsks;

impl Modify for WhoAsks {
    fn modify(&self, description: &mut utoipa::openapi::OpenApi) {
        let components = description.components.get_or_insert_default();
        let cookie = ApiKeyValue::with_description(COOKIE, "a person's session; start with POST /api/guest");
        components.add_security_scheme("session", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
        let key = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .description(Some("one seat's key, from `Sat`; it can only act for that seat"));
        components.add_security_scheme("seat", SecurityScheme::Http(key.build()));
        // Either, or neither: anyone with a table's link may watch.
        let none = SecurityRequirement::default();
        let asked = ["session", "seat"].map(|name| SecurityRequirement::new(name, [] as [&str; 0]));
        description.security = Some([none].into_iter().chain(asked).collect());
    }
}

#[test]
fn the_file_describes_every_path_and_message() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/openapi.json");
    let text = Description::openapi().to_pretty_json().expect("a description is plain data") + "\n";
    if env::var_os("LOIRE_BLESS").is_some() {
        fs::write(path, &text).expect("the file can be written");
    }
    let written = fs::read_to_string(path).unwrap_or_default();
    assert!(
        written == text,
        "docs/openapi.json is out of date: run `LOIRE_BLESS=1 cargo test -p server --lib describe`"
    );
}
