//! Long answers. A job of the scheduler writes and packs them, so that the threads that serve everybody only send them.

use std::{
    collections::HashMap,
    convert::Infallible,
    io::{self, Write as _},
    sync::{Arc, Mutex, PoisonError},
};

use axum::{
    body::Bytes,
    extract::FromRequestParts,
    http::{HeaderValue, header, request::Parts},
    response::{IntoResponse, Response},
};
use flate2::{Compression, write::GzEncoder};
use serde::Serialize;
use tokio::sync::OnceCell;

use super::{App, session::Caller};
use crate::{
    refusal::Refusal,
    work::{Aside, Kind},
};

/// Answers shorter than this are not packed.
const SHORT: usize = 1024;
const JSON: &str = "application/json";

/// Whether somebody can unpack gzip.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Unpacks(bool);

impl<S: Sync> FromRequestParts<S> for Unpacks {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Unpacks, Infallible> {
        let lines = parts.headers.get_all(header::ACCEPT_ENCODING).iter();
        let accepted = lines.filter_map(|line| line.to_str().ok()).flat_map(|line| line.split(','));
        Ok(Unpacks(accepted.into_iter().any(accepts_gzip)))
    }
}

/// Whether one of the codings that a client lists is gzip, and not only named to refuse it.
fn accepts_gzip(coding: &str) -> bool {
    let mut parts = coding.split(';').map(str::trim);
    let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case("gzip"));
    let weight = parts.find_map(|part| part.strip_prefix("q=")).and_then(|weight| weight.parse::<f32>().ok());
    named && weight.is_none_or(|weight| weight > 0.0)
}

/// An answer that has been written, and packed if that was wanted.
#[derive(Clone)]
pub(crate) struct Packed {
    body: Bytes,
    zipped: bool,
}

impl Packed {
    fn json(_: &Aside, value: &impl Serialize, unpacks: Unpacks) -> Result<Packed, Refusal> {
        let text = serde_json::to_vec(value).map_err(|error| Refusal::internal(&error))?;
        Packed::of(text, unpacks)
    }

    fn of(text: Vec<u8>, Unpacks(zipped): Unpacks) -> Result<Packed, Refusal> {
        if !zipped || text.len() < SHORT {
            return Ok(Packed { body: text.into(), zipped: false });
        }
        let packed = zip(&text).map_err(|error| Refusal::internal(&error))?;
        Ok(Packed { body: packed.into(), zipped: true })
    }
}

fn zip(text: &[u8]) -> io::Result<Vec<u8>> {
    // For speed rather than size.
    let mut packed = GzEncoder::new(Vec::with_capacity(text.len() / 4), Compression::fast());
    packed.write_all(text)?;
    packed.finish()
}

impl IntoResponse for Packed {
    fn into_response(self) -> Response {
        let mut response = self.body.into_response();
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(JSON));
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        if self.zipped {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        response
    }
}

/// Makes, writes and packs an answer in a job.
pub(crate) async fn packed<T: Serialize>(
    app: &App,
    kind: Kind,
    caller: &Caller,
    unpacks: Unpacks,
    make: impl FnOnce() -> Result<T, Refusal> + Send + 'static,
) -> Result<Packed, Refusal> {
    let work = &app.hub.shared.work;
    let write = move |aside: &Aside, _: &shelf::Stop| Packed::json(aside, &make()?, unpacks);
    work.run(kind, &caller.owner(), "", write).await?
}

/// The same for text that is no JSON.
pub(crate) async fn packed_text(
    app: &App,
    caller: &Caller,
    unpacks: Unpacks,
    text: String,
) -> Result<Packed, Refusal> {
    let work = &app.hub.shared.work;
    let pack = move |_: &Aside, _: &shelf::Stop| Packed::of(text.into_bytes(), unpacks);
    work.run(Kind::Table, &caller.owner(), "", pack).await?
}

/// Answers that are the same for everybody as long as the server runs. Each is made when somebody first asks for it, and
/// kept plain and packed.
#[derive(Default)]
pub(crate) struct Fixed(Mutex<HashMap<String, Arc<OnceCell<[Packed; 2]>>>>);

impl Fixed {
    /// The answer with this name.
    pub(crate) async fn answer<T: Serialize>(
        app: &App,
        name: String,
        Unpacks(zipped): Unpacks,
        make: impl FnOnce() -> T + Send + 'static,
    ) -> Result<Packed, Refusal> {
        let cell = {
            let mut known = app.fixed.0.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(known.entry(name).or_default())
        };
        let work = &app.hub.shared.work;
        let write = move |aside: &Aside, _: &shelf::Stop| {
            let made = make();
            let [plain, packed] = [false, true].map(|zip| Packed::json(aside, &made, Unpacks(zip)));
            Ok::<_, Refusal>([plain?, packed?])
        };
        // It is made for everybody, so nobody's share of the work is smaller for it.
        let both = cell.get_or_try_init(async || work.run(Kind::Look, &work.owner(""), "", write).await?);
        Ok(both.await?[usize::from(zipped)].clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gzip_is_for_those_who_ask_for_it() {
        for named in ["gzip", " gzip", "GZIP;q=0.5", "gzip; q=1"] {
            assert!(accepts_gzip(named), "{named}");
        }
        for other in ["", "br", "identity", "gzip;q=0", "gzip; q=0.0", "xgzip"] {
            assert!(!accepts_gzip(other), "{other}");
        }
        let long = "loire ".repeat(1000).into_bytes();
        assert!(Packed::of(long.clone(), Unpacks(true)).unwrap().body.len() < 200);
        assert_eq!(Packed::of(long.clone(), Unpacks(false)).unwrap().body, long);
        assert!(!Packed::of(b"short".to_vec(), Unpacks(true)).unwrap().zipped);
    }
}
