//! Answers, and bodies that are read with care.

use axum::{
    Json,
    body::Bytes,
    extract::{FromRequest, Request},
    http::{Method, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use serde::de::DeserializeOwned;

use crate::refusal::Refusal;

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

/// A JSON body. Nothing at all counts as `{}`, for requests in which everything may be left out.
pub(crate) struct Body<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Refusal> {
        let bytes = raw(request, state).await?;
        let bytes: &[u8] = if bytes.is_empty() { b"{}" } else { &bytes };
        serde_json::from_slice(bytes)
            .map(Body)
            .map_err(|error| Refusal::request(format!("the body cannot be read: {error}")))
    }
}

/// The bytes of a body, up to the limit.
pub(crate) async fn raw<S: Send + Sync>(request: Request, state: &S) -> Result<Bytes, Refusal> {
    Bytes::from_request(request, state).await.map_err(|rejection| {
        if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
            Refusal::new(413, "too-large", "the body is too large: 64 KiB are the limit, 1 MiB for records")
        } else {
            Refusal::request(rejection.body_text())
        }
    })
}

pub(crate) async fn no_such_path(uri: Uri) -> Refusal {
    Refusal::missing(format!("there is no {}; /api/openapi.json lists every path", uri.path()))
}

pub(crate) async fn no_such_method(method: Method, uri: Uri) -> Refusal {
    let message = format!("{method} means nothing at {}; /api/openapi.json lists what does", uri.path());
    Refusal::new(405, "request", message)
}
