//! Asks a server within a test of this crate, without a network.

use axum::{
    Router,
    body::{Body, to_bytes},
    http::Request,
};
use serde_json::{Value, json};
use tower::ServiceExt as _;

/// Asks as the person with this cookie. Returns the status, the cookie that was set, and the answer.
pub(crate) async fn ask(
    router: &Router,
    cookie: &str,
    method: &str,
    path: &str,
    body: Value,
) -> (u16, String, Value) {
    let request = Request::builder().method(method).uri(path).header("cookie", cookie);
    let request = request.body(Body::from(body.to_string())).expect("a request");
    let response = router.clone().oneshot(request).await.expect("an answer");
    let status = response.status().as_u16();
    let cookie = response.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok());
    let cookie = cookie.unwrap_or_default().split(';').next().unwrap_or_default().to_owned();
    let bytes = to_bytes(response.into_body(), usize::MAX).await.expect("a body");
    (status, cookie, serde_json::from_slice(&bytes).unwrap_or_default())
}

/// A new guest's cookie.
pub(crate) async fn guest(router: &Router, name: &str) -> String {
    ask(router, "", "POST", "/api/guest", json!({ "name": name })).await.1
}
