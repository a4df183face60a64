//! Answers, and reading request bodies safely.

use std::time::Duration;

use axum::{
    Json,
    extract::{FromRequest, FromRequestParts, OriginalUri, Request},
    http::{Method, StatusCode, header, request::Parts},
    response::{IntoResponse, Response},
};
use futures_util::StreamExt as _;
use serde::de::DeserializeOwned;

use crate::refusal::{Reason, Refusal};

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = (status, Json(self.problem)).into_response();
        if matches!(self.status, 429 | 503) {
            response.headers_mut().insert(header::RETRY_AFTER, header::HeaderValue::from_static("1"));
        }
        response
    }
}

/// The largest body of a request, and of an imported record.
const BODY: usize = 64 * 1024;
pub(crate) const RECORD: usize = 1024 * 1024;
/// How much of an oversized body is read and discarded, and for how long. A client that is still sending
/// would not see the answer.
const PATIENCE: (usize, Duration) = (32 * 1024 * 1024, Duration::from_secs(10));

/// A part of the path.
pub(crate) struct Path<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Path<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Path<T>, Refusal> {
        let path = axum::extract::Path::<T>::from_request_parts(parts, state).await;
        path.map(|path| Path(path.0)).map_err(|rejection| Refusal::request(rejection.body_text()))
    }
}

/// A JSON body. An empty body counts as `{}`, for requests in which everything is optional.
pub(crate) struct Body<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, _: &S) -> Result<Body<T>, Refusal> {
        let bytes = raw(request, BODY).await?;
        let bytes: &[u8] = if bytes.is_empty() { b"{}" } else { &bytes };
        // Otherwise a list would be read as the fields in order.
        if bytes.iter().find(|byte| !byte.is_ascii_whitespace()) != Some(&b'{') {
            return Err(Refusal::request("the body must be a JSON object: {…}"));
        }
        serde_json::from_slice(bytes)
            .map(Body)
            .map_err(|error| Refusal::request(format!("the body cannot be read: {error}")))
    }
}

/// The bytes of a body, up to a limit.
pub(crate) async fn raw(request: Request, limit: usize) -> Result<Vec<u8>, Refusal> {
    let mut body = request.into_body().into_data_stream();
    let (mut bytes, mut length) = (Vec::new(), 0);
    let (most, patience) = PATIENCE;
    let until = tokio::time::Instant::now() + patience;
    while let Some(piece) = body.next().await {
        let piece = piece
            .map_err(|error| Refusal::request(format!("the body did not arrive completely: {error}")))?;
        length += piece.len();
        if length <= limit {
            bytes.extend_from_slice(&piece);
        } else if length > most || tokio::time::Instant::now() > until {
            break;
        }
    }
    if length > limit {
        let message = "the body is too large: the limit is 64 KiB, or 1 MiB for records";
        return Err(Refusal::new(Reason::TooLarge, message));
    }
    Ok(bytes)
}

pub(crate) async fn no_such_path(OriginalUri(uri): OriginalUri) -> Refusal {
    Refusal::missing(format!("there is no {}; /api/openapi.json lists every path", uri.path()))
}

pub(crate) async fn no_such_method(method: Method, OriginalUri(uri): OriginalUri) -> Refusal {
    let message = format!("{method} does not work at {}; /api/openapi.json lists what does", uri.path());
    Refusal { status: 405, ..Refusal::request(message) }
}
