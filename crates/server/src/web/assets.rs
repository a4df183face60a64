//! The web client from `web/dist`: read from disk in debug builds, embedded in release builds.
//!
//! In a release, most files are stored only compressed (`build.rs`). Browsers get them like that. For the rare client
//! that accepts no compression, we decompress them.

use std::{
    borrow::Cow,
    collections::HashMap,
    io::{self, Read as _},
    sync::{LazyLock, Mutex, PoisonError},
};

use axum::{
    body::Bytes,
    http::{HeaderMap, Method, StatusCode, Uri, header},
    response::{IntoResponse as _, Response},
};
use flate2::read::GzDecoder;
use keeper::hex;
use rust_embed::RustEmbed;
use serde::Deserialize;

use crate::refusal::Refusal;

/// The folder may be missing. Then a page says how to build the client.
#[derive(RustEmbed)]
#[cfg_attr(debug_assertions, folder = "$CARGO_MANIFEST_DIR/../../web/dist")]
#[cfg_attr(not(debug_assertions), folder = "$OUT_DIR/client")]
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
pub fn notices() -> Option<Vec<u8>> {
    CLIENT.plain("notices.json").ok().flatten().map(Vec::from)
}

pub(crate) async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return Refusal { status: 405, ..Refusal::request(format!("{method} does not work here")) }
            .into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if let Some(answer) = CLIENT.answer(path, &headers).filter(|_| !path.is_empty()) {
        return answer;
    }
    // A name with a dot was meant to be a file. Everything else is one of the client's pages.
    if path.rsplit('/').next().is_some_and(|name| name.contains('.')) && path != "index.html" {
        return Refusal::missing(format!("there is no file {}", uri.path())).into_response();
    }
    let page = CLIENT.answer("index.html", &headers);
    page.unwrap_or_else(|| ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], PAGE).into_response())
}

/// A file as we hold it, and the beginning of its hash.
struct Held {
    bytes: Bytes,
    hash: String,
}

fn held(path: &str) -> Option<Held> {
    let file = Files::get(path)?;
    let bytes = match file.data {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => bytes.into(),
    };
    Some(Held { bytes, hash: hex(&file.metadata.sha256_hash())[..32].to_owned() })
}

static CLIENT: LazyLock<Client> = LazyLock::new(|| Client { held, unpacked: Mutex::default() });

/// The client's files. Of each there is a copy packed with gzip, a plain one, or both, and perhaps one packed smaller.
struct Client {
    held: fn(&str) -> Option<Held>,
    /// The files that somebody has wanted unpacked, so that nobody can make us unpack one twice.
    unpacked: Mutex<HashMap<String, Bytes>>,
}

impl Client {
    fn answer(&self, path: &str, headers: &HeaderMap) -> Option<Response> {
        let hash = self.hash(path)?;
        let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
        let packed = self.packed(path, accepted.unwrap_or_default());
        let tag = match &packed {
            Some((packing, _)) => format!("\"{hash}-{packing}\""),
            None => format!("\"{hash}\""),
        };
        // Vite puts a hash into every name below assets/.
        let cache =
            if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
        let common = [
            (header::ETAG, tag.clone()),
            (header::CACHE_CONTROL, cache.to_owned()),
            (header::VARY, "accept-encoding".to_owned()),
        ];
        let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
        if known
            .is_some_and(|known| known.split(',').any(|known| known.trim().trim_start_matches("W/") == tag))
        {
            return Some((StatusCode::NOT_MODIFIED, common).into_response());
        }
        let kind = [(header::CONTENT_TYPE, kind(path))];
        if let Some((packing, bytes)) = packed {
            return Some((common, kind, [(header::CONTENT_ENCODING, packing)], bytes).into_response());
        }
        match self.plain(path) {
            Ok(bytes) => Some((common, kind, bytes?).into_response()),
            Err(error) => Some(Refusal::internal(&error).into_response()),
        }
    }

    /// The hash by which all copies of a file are known, if there is such a file.
    fn hash(&self, path: &str) -> Option<String> {
        let file = (self.held)(&format!("{path}{GZIP}")).or_else(|| (self.held)(path));
        file.map(|file| file.hash)
    }

    /// The smallest packed copy that somebody accepts, with the name of its packing.
    fn packed(&self, path: &str, accepted: &str) -> Option<(&'static str, Bytes)> {
        let mut packings = PACKINGS.iter().filter(|(name, _)| accepts(accepted, name));
        packings.find_map(|(name, end)| Some((*name, (self.held)(&format!("{path}{end}"))?.bytes)))
    }

    /// A file's own bytes.
    fn plain(&self, path: &str) -> io::Result<Option<Bytes>> {
        if let Some(file) = (self.held)(path) {
            return Ok(Some(file.bytes));
        }
        let Some(packed) = (self.held)(&format!("{path}{GZIP}")) else { return Ok(None) };
        let mut known = self.unpacked.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(bytes) = known.get(path) {
            return Ok(Some(bytes.clone()));
        }
        let mut bytes = Vec::new();
        GzDecoder::new(&*packed.bytes).read_to_end(&mut bytes)?;
        let bytes = Bytes::from(bytes);
        known.insert(path.to_owned(), bytes.clone());
        Ok(Some(bytes))
    }
}

/// The file extension of the copies that we can unpack.
const GZIP: &str = ".gz";

/// How `npm run build` compresses files, smallest first, and their file extensions.
const PACKINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", GZIP)];

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
    use std::io::Write as _;

    use axum::body::to_bytes;
    use flate2::{Compression, write::GzEncoder};

    use super::*;

    const PAGE: &str = "<!doctype html><p>The Loire, the Loire, the Loire";

    fn zipped(text: &str) -> Vec<u8> {
        let mut packed = GzEncoder::new(Vec::new(), Compression::best());
        packed.write_all(text.as_bytes()).unwrap();
        packed.finish().unwrap()
    }

    /// What a release holds: files only packed, and one that packing would not make smaller.
    fn release(path: &str) -> Option<Held> {
        let bytes = match path {
            "index.html.gz" | "assets/main.js.gz" => zipped(PAGE),
            "index.html.br" => b"smaller".to_vec(),
            "assets/font.woff2" => b"a font".to_vec(),
            "assets/damaged.css.gz" => b"not packed at all".to_vec(),
            _ => return None,
        };
        Some(Held { hash: format!("{:02x}", bytes.len()), bytes: bytes.into() })
    }

    /// The same client in a debug build, which has every file as it is as well.
    fn debug(path: &str) -> Option<Held> {
        let is_plain = matches!(path, "index.html" | "assets/main.js");
        let plain = || Held { bytes: PAGE.as_bytes().into(), hash: "other".to_owned() };
        release(path).or_else(|| is_plain.then(plain))
    }

    fn client(held: fn(&str) -> Option<Held>) -> Client {
        Client { held, unpacked: Mutex::default() }
    }

    /// The answer to somebody who accepts these packings and knows a copy with this tag.
    async fn ask(
        client: &Client,
        path: &str,
        accepts: Option<&str>,
        known: &str,
    ) -> (StatusCode, HeaderMap, Vec<u8>) {
        let mut headers = HeaderMap::new();
        if let Some(accepts) = accepts {
            headers.insert(header::ACCEPT_ENCODING, accepts.parse().unwrap());
        }
        headers.insert(header::IF_NONE_MATCH, known.parse().unwrap());
        let (parts, body) = client.answer(path, &headers).unwrap().into_parts();
        (parts.status, parts.headers, to_bytes(body, usize::MAX).await.unwrap().into())
    }

    #[tokio::test]
    async fn whoever_accepts_no_packing_gets_the_plain_bytes() {
        for held in [release, debug] {
            let client = client(held);
            let tag = format!("\"{:02x}\"", zipped(PAGE).len());
            for accepts in [None, Some(""), Some("identity"), Some("zstd, br;q=0, gzip;q=0")] {
                // The second time, it need not be unpacked.
                for _ in 0..2 {
                    let (status, headers, bytes) = ask(&client, "index.html", accepts, "").await;
                    assert_eq!((status, &bytes[..]), (StatusCode::OK, PAGE.as_bytes()));
                    assert_eq!(headers[header::CONTENT_TYPE], "text/html; charset=utf-8");
                    assert_eq!(headers[header::VARY], "accept-encoding");
                    assert_eq!(headers[header::CACHE_CONTROL], "no-cache");
                    assert_eq!(headers[header::ETAG], tag);
                    assert!(!headers.contains_key(header::CONTENT_ENCODING), "{headers:?}");
                }
            }
            // There is no copy of this file that a browser with `br` alone could use.
            let (_, headers, bytes) = ask(&client, "assets/main.js", Some("br"), "").await;
            assert_eq!(
                (&headers[header::CONTENT_TYPE], &bytes[..]),
                (&"text/javascript; charset=utf-8".parse().unwrap(), PAGE.as_bytes())
            );
            assert_eq!(headers[header::CACHE_CONTROL], "public, max-age=31536000, immutable");
        }
    }

    #[tokio::test]
    async fn browsers_get_the_smallest_copy_that_they_accept() {
        for held in [release, debug] {
            let client = client(held);
            let mut tags = Vec::new();
            for (accepts, packing, wanted) in
                [("gzip, br", "br", b"smaller".to_vec()), ("gzip", "gzip", zipped(PAGE))]
            {
                let (status, headers, bytes) = ask(&client, "index.html", Some(accepts), "").await;
                assert_eq!((status, bytes), (StatusCode::OK, wanted));
                assert_eq!(headers[header::CONTENT_ENCODING], packing);
                assert_eq!(headers[header::VARY], "accept-encoding");
                assert_eq!(headers[header::CONTENT_TYPE], "text/html; charset=utf-8");
                tags.push(headers[header::ETAG].to_str().unwrap().to_owned());
            }
            let (_, headers, _) = ask(&client, "index.html", None, "").await;
            tags.push(headers[header::ETAG].to_str().unwrap().to_owned());
            // Each copy has a tag of its own, and only its own is answered with nothing.
            for (number, accepts) in [Some("br"), Some("gzip"), None].into_iter().enumerate() {
                for (other, tag) in tags.iter().enumerate() {
                    let (status, headers, bytes) =
                        ask(&client, "index.html", accepts, &format!("\"x\", W/{tag}")).await;
                    let wanted = if number == other { StatusCode::NOT_MODIFIED } else { StatusCode::OK };
                    assert_eq!((status, bytes.is_empty()), (wanted, number == other), "{accepts:?} {tag}");
                    assert_eq!(headers[header::ETAG], tags[number]);
                }
            }
        }
    }

    #[tokio::test]
    async fn files_that_cannot_be_packed_are_answered_as_they_are() {
        let client = client(release);
        let (status, headers, bytes) = ask(&client, "assets/font.woff2", Some("gzip, br"), "").await;
        assert_eq!((status, &bytes[..]), (StatusCode::OK, &b"a font"[..]));
        assert_eq!(headers[header::CONTENT_TYPE], "font/woff2");
        assert!(!headers.contains_key(header::CONTENT_ENCODING), "{headers:?}");
        assert!(client.answer("assets/other.js", &HeaderMap::new()).is_none());
        // A damaged copy is our mistake, and is not sent as if it were the file.
        let (status, ..) = ask(&client, "assets/damaged.css", None, "").await;
        assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR);
    }

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
