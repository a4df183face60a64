//! What every request passes through: limits, origin, headers, the log.

use std::{
    io,
    net::{IpAddr, SocketAddr},
    time::{Duration, Instant},
};

use axum::{
    body::Body,
    extract::{ConnectInfo, Request, State},
    http::{HeaderMap, HeaderValue, Method, StatusCode, header},
    middleware::Next,
    response::{IntoResponse as _, Response},
};
use futures_util::StreamExt as _;

use super::{App, Peer};
use crate::refusal::{Reason, Refusal};

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct From(pub(crate) IpAddr);

pub(crate) async fn guard(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let began = Instant::now();
    let from = address(&app, &request);
    request.extensions_mut().insert(From(from));
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let checked = app.limits.request(from).and_then(|()| origin(&app, &request));
    let checked = checked.and_then(|()| if path.starts_with("/api/") { store_answers(&app) } else { Ok(()) });
    let mut response = match checked {
        Ok(()) => next.run(timed(request, app.hub.shared.settings.read_patience)).await,
        Err(refusal) => {
            if refusal.status == 429 {
                app.hub.shared.metrics.limited.add(1);
            }
            refusal.into_response()
        }
    };
    headers(response.headers_mut(), app.hub.shared.settings.secure);
    let took = began.elapsed();
    app.hub.shared.metrics.requests.record(took);
    // Paths contain no credentials. Bodies, cookies and queries are never logged.
    tracing::debug!(%method, path, status = response.status().as_u16(), micros = took.as_micros() as u64, "request");
    response
}

/// Refuses immediately while the database is known to be down, because asking it would take seconds.
fn store_answers(app: &App) -> Result<(), Refusal> {
    if app.hub.shared.store.answers() { Ok(()) } else { Err(Refusal::outage()) }
}

/// The request with a body that must arrive in time, so that nobody can hold a connection by sending a byte
/// now and then.
fn timed(request: Request, patience: Duration) -> Request {
    let until = tokio::time::Instant::now() + patience;
    request.map(|body| {
        let pieces = body.into_data_stream();
        let late = || io::Error::new(io::ErrorKind::TimedOut, "it took too long to arrive");
        Body::from_stream(futures_util::stream::unfold(Some(pieces), move |pieces| async move {
            let mut pieces = pieces?;
            match tokio::time::timeout_at(until, pieces.next()).await {
                Ok(None) => None,
                Ok(Some(piece)) => Some((piece.map_err(io::Error::other), Some(pieces))),
                Err(_) => Some((Err(late()), None)),
            }
        }))
    })
}

/// Where a request comes from. Each proxy appends the address it saw to the list, on the same line or a new
/// one. Anything before our first proxy's address cannot be trusted.
fn address(app: &App, request: &Request) -> IpAddr {
    let proxies = app.hub.shared.settings.proxies;
    if proxies > 0 {
        let lines = request.headers().get_all("x-forwarded-for").iter();
        let lines = lines.map(|line| line.to_str().unwrap_or_default());
        let hops: Vec<&str> = lines.flat_map(|line| line.split(',')).map(str::trim).collect();
        // A shorter list comes from somebody closer than the outermost proxy.
        let hop = hops.get(hops.len().saturating_sub(usize::from(proxies)));
        if let Some(address) = hop.and_then(|hop| hop_address(hop)) {
            return address;
        }
    }
    let info = request.extensions().get::<ConnectInfo<Peer>>();
    info.map_or(IpAddr::from([127, 0, 0, 1]), |info| info.0.0.ip())
}

/// An address as proxies write it, perhaps with a port.
fn hop_address(text: &str) -> Option<IpAddr> {
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    let in_brackets = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    text.parse().ok().or_else(with_port).or_else(in_brackets)
}

/// Refuses requests that another site's page makes a browser send.
fn origin(app: &App, request: &Request) -> Result<(), Refusal> {
    let headers = request.headers();
    let is_socket = headers.contains_key(header::UPGRADE);
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if !changes && !is_socket {
        return Ok(());
    }
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let refusal = || {
        Refusal::new(
            Reason::Origin,
            "this request comes from another site's page; only this server's own pages may send it",
        )
    };
    if text("sec-fetch-site") == Some("cross-site") {
        return Err(refusal());
    }
    let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
    // Anybody can write this header, so only our own proxy's is trusted.
    let forwarded = text("x-forwarded-host").filter(|_| app.hub.shared.settings.proxies > 0);
    let host = forwarded.or_else(|| text("host")).or_else(|| request.uri().host());
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    match (origin, host) {
        (Some(origin), Some(host)) if origin.eq_ignore_ascii_case(host) => Ok(()),
        _ => Err(refusal()),
    }
}

/// Only the web client's own files, no frames, no guessing of types. The modules of boxes are WebAssembly, which has a word
/// of its own. The page names its own folder as the base.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'self'; \
    form-action 'self'; frame-ancestors 'none'";

fn headers(headers: &mut HeaderMap, secure: bool) {
    let mut set = |name: &'static str, value: &'static str| {
        headers.insert(name, HeaderValue::from_static(value));
    };
    set("content-security-policy", POLICY);
    set("x-content-type-options", "nosniff");
    set("x-frame-options", "DENY");
    set("referrer-policy", "same-origin");
    set("cross-origin-opener-policy", "same-origin");
    set("permissions-policy", "camera=(), microphone=(), geolocation=()");
    if secure {
        set("strict-transport-security", "max-age=31536000");
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
}

/// A server is healthy if it can store something. It writes to find out.
pub(crate) async fn healthz(State(app): State<App>) -> (StatusCode, String) {
    match app.hub.shared.store.test_write().await {
        Ok(()) => (StatusCode::OK, "ok\n".to_owned()),
        Err(problem) => (StatusCode::SERVICE_UNAVAILABLE, format!("{problem}\n")),
    }
}

type Numbers = ([(header::HeaderName, &'static str); 1], String);

/// Numbers for the operator. Unless the operator opened them to everybody, only programs on this machine may read them,
/// and a proxy on this machine does not make others local.
pub(crate) async fn metrics(State(app): State<App>, request: Request) -> Result<Numbers, Refusal> {
    let shared = &app.hub.shared;
    let peer = request.extensions().get::<ConnectInfo<Peer>>();
    let local = peer.is_none_or(|info| info.0.0.ip().to_canonical().is_loopback());
    let passed_on = ["x-forwarded-for", "x-real-ip", "forwarded", "via"];
    let passed_on = passed_on.iter().any(|name| request.headers().contains_key(*name));
    if !shared.settings.open_metrics && (!local || passed_on) {
        let message =
            "only programs on the server's own machine may read its metrics; --open-metrics changes that";
        return Err(Refusal::forbidden(message));
    }
    let text = shared.metrics.text(shared.store.damaged_tables())
        + &shared.work.metrics()
        + &shared.settings.polls.metrics();
    Ok(([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text))
}
