//! The web client from `web/dist`: read from disk in debug builds, embedded in release builds.

use std::borrow::Cow;

use axum::{
    body::Body,
    http::{HeaderMap, Method, StatusCode, Uri, header},
    response::{IntoResponse as _, Response},
};
use rust_embed::{EmbeddedFile, RustEmbed};
use serde::Deserialize;

use crate::{random, refusal::Refusal};

/// The folder may be missing. Then a page says how to build the client.
#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../web/dist"]
#[allow_missing = true]
struct Files;

const PAGE: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Loire</title>\
    <h1>The server is running</h1><p>Its web client is not built. With Node 20 or newer, <code>cargo xtask serve</code> \
    builds it and starts the server. Or run <code>npm ci</code> and <code>npm run build</code> in \
    <code>web</code>.</p><p>Programs talk to <a href=\"/api/openapi.json\">/api</a>.</p></html>";

/// The licences of everything in the program: `notices.json` in the client, written by `cargo xtask`.
#[derive(Deserialize)]
pub struct Notices {
    pub notices: Vec<Notice>,
}

/// A licence's text and what is under it.
#[derive(Deserialize)]
pub struct Notice {
    /// The licence's short name, such as `MIT`.
    pub licence: String,
    /// Names with versions, such as `serde 1.0.229`.
    pub parts: Vec<String>,
    pub text: String,
}

/// The file with the licences. A build without the client does not have it.
pub fn notices() -> Option<Cow<'static, [u8]>> {
    Files::get("notices.json").map(|file| file.data)
}

pub(crate) async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return Refusal { status: 405, ..Refusal::request(format!("{method} does not work here")) }
            .into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Files::get(path).filter(|_| !path.is_empty()) {
        return answer(path, &file, &headers);
    }
    // A name with a dot was meant to be a file. Everything else is one of the client's pages.
    if path.rsplit('/').next().is_some_and(|name| name.contains('.')) && path != "index.html" {
        return Refusal::missing(format!("there is no file {}", uri.path())).into_response();
    }
    match Files::get("index.html") {
        Some(file) => answer("index.html", &file, &headers),
        None => ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], PAGE).into_response(),
    }
}

fn answer(path: &str, file: &EmbeddedFile, headers: &HeaderMap) -> Response {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    let mut packed = PACKINGS.iter().filter(|(name, _)| accepts(accepted.unwrap_or_default(), name));
    let packed = packed.find_map(|(name, end)| Some((*name, Files::get(&format!("{path}{end}"))?)));
    let hash = &random::hex(&file.metadata.sha256_hash())[..32];
    let tag = match &packed {
        Some((name, _)) => format!("\"{hash}-{name}\""),
        None => format!("\"{hash}\""),
    };
    // Vite puts a hash into every name below assets/.
    let cache = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let common = [
        (header::ETAG, tag.clone()),
        (header::CACHE_CONTROL, cache.to_owned()),
        (header::VARY, "accept-encoding".to_owned()),
    ];
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    if known.is_some_and(|known| known.split(',').any(|known| known.trim().trim_start_matches("W/") == tag)) {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    let bytes = packed.as_ref().map_or(&file.data, |(_, packed)| &packed.data);
    let body = match bytes {
        Cow::Borrowed(bytes) => Body::from(*bytes),
        Cow::Owned(bytes) => Body::from(bytes.clone()),
    };
    let packing = packed.as_ref().map(|(name, _)| [(header::CONTENT_ENCODING, *name)]);
    (common, [(header::CONTENT_TYPE, kind(path))], packing, body).into_response()
}

/// How `npm run build` compresses files, smallest first, and their file extensions.
const PACKINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// Whether a browser that sends `Accept-Encoding: accepted` accepts an encoding.
fn accepts(accepted: &str, packing: &str) -> bool {
    accepted.split(',').any(|one| {
        let mut parts = one.split(';').map(str::trim);
        let never = |weight: &str| matches!(weight.trim_end_matches('0'), "q=" | "q=0.");
        parts.next().is_some_and(|name| name.eq_ignore_ascii_case(packing)) && !parts.any(never)
    })
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "jpg" | "jpeg" => "image/jpeg",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::accepts;

    #[test]
    fn files_are_compressed_only_as_the_browser_accepts() {
        assert!(accepts("gzip, deflate, br;q=0.8", "br"));
        assert!(accepts("GZIP", "gzip"));
        assert!(!accepts("gzip;q=0, br;q=0.000", "gzip"));
        assert!(!accepts("gzip;q=0, br;q=0.000", "br"));
        assert!(accepts("gzip;q=0.5", "gzip"));
        assert!(!accepts("", "gzip"));
        assert!(!accepts("brotli", "br"));
    }
}
