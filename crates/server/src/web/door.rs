//! What every request passes: limits, where it comes from, headers, the log.

use std::{net::IpAddr, time::Instant};

use axum::{
    extract::{ConnectInfo, Request, State},
    http::{HeaderMap, HeaderValue, Method, StatusCode, header},
    middleware::Next,
    response::{IntoResponse as _, Response},
};

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
    let checked = app.limits.request(from).and_then(|()| origin(&request));
    let mut response = match checked {
        Ok(()) => next.run(request).await,
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
    // Paths hold no credentials; bodies, cookies and queries are never written down.
    tracing::debug!(%method, path, status = response.status().as_u16(), micros = took.as_micros() as u64, "request");
    response
}

fn address(app: &App, request: &Request) -> IpAddr {
    if app.hub.shared.settings.behind_proxy {
        // The last address is the one the proxy saw itself; those before it are hearsay.
        let forwarded = request.headers().get("x-forwarded-for").and_then(|value| value.to_str().ok());
        let last =
            forwarded.and_then(|value| value.rsplit(',').next()).and_then(|text| text.trim().parse().ok());
        if let Some(address) = last {
            return address;
        }
    }
    let info = request.extensions().get::<ConnectInfo<Peer>>();
    info.map_or(IpAddr::from([127, 0, 0, 1]), |info| info.0.0.ip())
}

/// Refuses what another site's page makes a browser send.
fn origin(request: &Request) -> Result<(), Refusal> {
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
            "this request comes from a page of another site; only the server's own may",
        )
    };
    if text("sec-fetch-site") == Some("cross-site") {
        return Err(refusal());
    }
    let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
    let host = text("x-forwarded-host").or_else(|| text("host")).or_else(|| request.uri().host());
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    match (origin, host) {
        (Some(origin), Some(host)) if origin.eq_ignore_ascii_case(host) => Ok(()),
        _ => Err(refusal()),
    }
}

/// The web client's own files and nothing else; no frames, no guessing of types.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; \
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

pub(crate) async fn healthz(State(app): State<App>) -> (StatusCode, &'static str) {
    if app.hub.shared.store.is_well().await {
        (StatusCode::OK, "ok\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n")
    }
}

pub(crate) async fn metrics(State(app): State<App>) -> ([(header::HeaderName, &'static str); 1], String) {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.hub.shared.metrics.text())
}
