//! Who is asking.

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, HeaderValue, header, request::Parts},
};

use keeper::digest;

use super::{App, door::From, limits::block};
use crate::{
    random,
    refusal::{Reason, Refusal},
    store::{Ended, Person, Which},
    table::Who,
    time::now,
    work::Owner,
};

pub(super) const COOKIE: &str = "loire_session";
const AGE_S: u32 = 90 * 24 * 3600;

/// A request's session, if it has one, and who it belongs to.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    pub(crate) who: Who,
    pub(crate) from: std::net::IpAddr,
    pub(crate) agent: String,
}

impl Caller {
    /// Who something is computed for.
    pub(crate) fn owner(&self) -> Owner {
        self.who.owner().expect("a caller has an address")
    }

    pub(crate) fn person(&self) -> Result<&Person, Refusal> {
        self.who.person.as_ref().ok_or_else(Refusal::signed_out)
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, Refusal> {
        let from = parts.extensions.get::<From>().map_or([127, 0, 0, 1].into(), |from| from.0);
        let text = |name| parts.headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
        let agent = text(header::USER_AGENT).unwrap_or_default().chars().take(120).collect();
        let mut caller = Caller { who: Who { from: Some(block(from)), ..Who::default() }, from, agent };
        if let Some(value) = text(header::AUTHORIZATION) {
            let key = value.strip_prefix("Bearer ").ok_or_else(|| {
                Refusal::new(Reason::SignedOut, "write `Authorization: Bearer KEY` with a seat's key")
            })?;
            caller.who.key = Some(digest(key.trim()));
            return Ok(caller);
        }
        let Some(token) = cookie(&parts.headers) else { return Ok(caller) };
        let store = &app.hub.shared.store;
        if let Some(row) = store.session(&digest(token)).await? {
            if now() - row.seen_at > 3_600_000 {
                // With a full disk, people can still look.
                let _ = store.seen(&row.session).await;
            }
            app.hub.shared.work.seen(&row.id, block(from));
            caller.who.session = Some(row.session);
            caller.who.person = Some(Person { id: row.id, name: row.name, account: row.account });
        }
        Ok(caller)
    }
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    lines
        .flat_map(|line| line.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(name, _)| *name == COOKIE)
        .map(|(_, token)| token)
}

/// The header that gives a browser its cookie.
pub(crate) type Cookie = [(header::HeaderName, String); 1];

/// Starts a session. Returns its name and the cookie.
pub(crate) async fn begin(app: &App, person: &str, agent: &str) -> Result<(String, Cookie), Refusal> {
    let (name, token) = (random::name(), random::token());
    app.hub.shared.store.add_session(&name, &digest(&token), person, agent).await?;
    Ok((name, set_cookie(app, &token, AGE_S)))
}

/// Ends all of a person's sessions except one, with their sockets.
pub(crate) async fn end_others(app: &App, person: &str, kept: &str) -> Result<(), Refusal> {
    app.hub.shared.store.end_other_sessions(person, kept).await?;
    tell_ended(app, person, Which::AllBut(kept.to_owned())).await
}

/// Ends one of a person's sessions, with its sockets; false if it does not exist.
pub(crate) async fn end_one(app: &App, person: &str, session: &str) -> Result<bool, Refusal> {
    let ended = app.hub.shared.store.end_session(person, session).await?;
    tell_ended(app, person, Which::One(session.to_owned())).await?;
    Ok(ended)
}

async fn tell_ended(app: &App, person: &str, which: Which) -> Result<(), Refusal> {
    let ended = Ended { person: person.to_owned(), which };
    app.hub.signed_out(&ended);
    app.hub.shared.store.tell_ended(&ended).await?;
    Ok(())
}

/// A cookie that ends the session in the browser.
pub(crate) fn end(app: &App) -> Cookie {
    set_cookie(app, "", 0)
}

fn set_cookie(app: &App, token: &str, age: u32) -> Cookie {
    let secure = if app.hub.shared.settings.secure { "; Secure" } else { "" };
    let cookie = format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
    [(header::SET_COOKIE, cookie)]
}
