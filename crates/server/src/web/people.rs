//! Guests, accounts, sessions.

use argon2::{
    Argon2,
    password_hash::{PasswordHasher as _, PasswordVerifier as _},
};
use axum::{
    Json,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use keeper::text::is_hidden;
use protocol::{Account, Finished, Guest, Login, Me, PROTOCOL_VERSION, Password, PersonPage, SessionInfo};

use super::{
    App,
    answer::{Body, Path},
    lists::summary,
    packed::{Packed, Unpacks, packed},
    session::{self, Caller},
};
use crate::{
    random,
    refusal::{Reason, Refusal},
    store::Person,
    work::Kind,
};

/// Start playing with just a name. If the session is already a guest, it is renamed.
#[cfg_attr(test, utoipa::path(post, path = "/api/guest", tag = "people", request_body = Guest,
    responses((status = 200, body = Me), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn guest(
    State(app): State<App>,
    caller: Caller,
    Body(guest): Body<Guest>,
) -> Result<Response, Refusal> {
    let name = check_name(&guest.name)?;
    let store = &app.hub.shared.store;
    if store.account(&name).await?.is_some() {
        let words = format!("the name {name} belongs to an account; sign in to it, or choose another name");
        return Err(Refusal::new(Reason::NameHasAccount, words).with("name", &name));
    }
    check_looks(&app, &name).await?;
    if let Some(person) = &caller.who.person {
        if person.account.is_some() {
            return Err(Refusal::new(
                Reason::AccountAlready,
                "you are signed in to an account; sign out first",
            ));
        }
        store.rename(&person.id, &name).await?;
        let person = Person { name, ..person.clone() };
        return Ok(Json(about(&app, Some(&person)).await?).into_response());
    }
    app.limits.guest(caller.from)?;
    let person = Person { id: random::name(), name, account: None };
    store.add_guest(&person.id, &person.name).await?;
    let (_, cookie) = session::begin(&app, &person.id, &caller.agent).await?;
    Ok((cookie, Json(about(&app, Some(&person)).await?)).into_response())
}

/// Whose session this is; null if nobody is signed in.
#[cfg_attr(test, utoipa::path(get, path = "/api/me", tag = "people", responses((status = 200, body = Me))))]
pub(crate) async fn me(State(app): State<App>, caller: Caller) -> Result<Json<Me>, Refusal> {
    Ok(Json(about(&app, caller.who.person.as_ref()).await?))
}

async fn about(app: &App, person: Option<&Person>) -> Result<Me, Refusal> {
    let mut your_turn = 0;
    if let Some(person) = person {
        let rows = app.hub.shared.store.tables_of(&person.id).await?;
        // In a lesson nobody is waiting.
        your_turn = rows.iter().filter(|row| !row.lesson && super::lists::is_turn(app, row)).count() as u32;
    }
    Ok(Me { person: person.map(Person::info), your_turn, protocol: PROTOCOL_VERSION })
}

/// Turn this session's guest into an account that keeps its tables. All the guest's sessions end, and the
/// answer starts a new one.
#[cfg_attr(test, utoipa::path(post, path = "/api/account", tag = "people", request_body = Account,
    responses((status = 200, body = Me), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn account(
    State(app): State<App>,
    caller: Caller,
    Body(account): Body<Account>,
) -> Result<Response, Refusal> {
    let person = caller.person()?;
    let name = check_name(&account.name)?;
    if person.account.is_some() {
        return Err(Refusal::new(Reason::AccountAlready, "you already have an account"));
    }
    app.limits.login(caller.from)?;
    let taken = app.hub.shared.store.account(&name).await?.is_some();
    if !taken {
        check_looks(&app, &name).await?;
    }
    let hash = hash(&app, &name, account.password).await?;
    if !app.hub.shared.store.make_account(&person.id, &name, &hash).await? {
        return Err(Refusal::new(Reason::NameTaken, format!("the name {name} is taken; choose another"))
            .with("name", &name));
    }
    let person = Person { id: person.id.clone(), account: Some(name.to_lowercase()), name };
    // Anybody who knew the guest's token must not get into the account.
    let (session, cookie) = session::begin(&app, &person.id, &caller.agent).await?;
    session::end_others(&app, &person.id, &session).await?;
    app.limits.known(&person.name, caller.from);
    Ok((cookie, Json(about(&app, Some(&person)).await?)).into_response())
}

/// Sign in to an account.
#[cfg_attr(test, utoipa::path(post, path = "/api/login", tag = "people", request_body = Login,
    responses((status = 200, body = Me), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn login(
    State(app): State<App>,
    caller: Caller,
    Body(login): Body<Login>,
) -> Result<Response, Refusal> {
    app.limits.login(caller.from)?;
    app.limits.guess(&login.name, caller.from)?;
    let found = app.hub.shared.store.account(&login.name).await?;
    let (person, stored) = match found {
        Some((person, stored)) => (Some(person), stored),
        // As slow as a wrong password, so that nobody can find out which names exist.
        None => (None, NOBODY.to_owned()),
    };
    let right = matches(&app, login.password, stored).await?;
    let Some(person) = person.filter(|_| right) else {
        return Err(Refusal::new(Reason::WrongLogin, "no account has this name and this password"));
    };
    app.limits.known(&login.name, caller.from);
    let (_, cookie) = session::begin(&app, &person.id, &caller.agent).await?;
    Ok((cookie, Json(about(&app, Some(&person)).await?)).into_response())
}

/// End this session.
#[cfg_attr(test, utoipa::path(post, path = "/api/logout", tag = "people", responses((status = 204))))]
pub(crate) async fn logout(State(app): State<App>, caller: Caller) -> Result<Response, Refusal> {
    if let (Some(person), Some(session)) = (&caller.who.person, &caller.who.session) {
        session::end_one(&app, &person.id, session).await?;
    }
    Ok((StatusCode::NO_CONTENT, session::end(&app)).into_response())
}

/// Change your password. All other sessions end.
#[cfg_attr(test, utoipa::path(post, path = "/api/password", tag = "people", request_body = Password,
    responses((status = 204), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn password(
    State(app): State<App>,
    caller: Caller,
    Body(password): Body<Password>,
) -> Result<StatusCode, Refusal> {
    let person = caller.person()?;
    app.limits.login(caller.from)?;
    app.limits.guess(&person.name, caller.from)?;
    let store = &app.hub.shared.store;
    let account = person
        .account
        .as_deref()
        .ok_or_else(|| Refusal::new(Reason::GuestPassword, "guests have no password"))?;
    let (_, stored) = store.account(account).await?.ok_or_else(|| Refusal::missing("the account is gone"))?;
    if !matches(&app, password.old, stored).await? {
        return Err(Refusal::new(Reason::WrongPassword, "that is not your current password"));
    }
    app.limits.known(&person.name, caller.from);
    store.set_password(&person.id, &hash(&app, &person.name, password.new).await?).await?;
    session::end_others(&app, &person.id, caller.who.session.as_deref().unwrap_or_default()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Your sessions.
#[cfg_attr(test, utoipa::path(get, path = "/api/sessions", tag = "people",
    responses((status = 200, body = [SessionInfo]), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn sessions(
    State(app): State<App>,
    caller: Caller,
) -> Result<Json<Vec<SessionInfo>>, Refusal> {
    let person = caller.person()?;
    let current = caller.who.session.as_deref().unwrap_or_default();
    Ok(Json(app.hub.shared.store.sessions(&person.id, current).await?))
}

/// End one of your sessions.
#[cfg_attr(test, utoipa::path(delete, path = "/api/sessions/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = 204), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn end_session(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, Refusal> {
    let person = caller.person()?;
    if session::end_one(&app, &person.id, &id).await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Refusal::missing("you have no such session"))
    }
}

/// What somebody has played. Accounts are found by name, guests by id.
#[cfg_attr(test, utoipa::path(get, path = "/api/people/{name}", tag = "people", params(("name" = String, Path)),
    responses((status = 200, body = PersonPage), (status = "4XX", body = protocol::Problem))))]
pub(crate) async fn page(
    State(app): State<App>,
    caller: Caller,
    Path(name): Path<String>,
    unpacks: Unpacks,
) -> Result<Packed, Refusal> {
    let store = &app.hub.shared.store;
    let person = store.person(&name).await?;
    let person = person.ok_or_else(|| {
        Refusal::new(Reason::NoSuchPerson, format!("nobody is called {name} here")).with("name", &name)
    })?;
    let standings = store.standings(&person.id).await?;
    let rows = store.finished(&person.id).await?;
    let (all, asks) = (app.clone(), caller.who.person.clone());
    let page = move || {
        let asks = asks.as_ref();
        let listed = |(row, seat, rank)| {
            // Tables that are not public are listed only for those who sat there.
            let (doc, _) = all.hub.shared.store.read(&row).ok()?;
            let sat = asks.is_some_and(|asks| asks.id == person.id || doc.seat_of(&asks.id).is_some());
            (doc.public || sat).then(|| Finished { table: summary(&all, &row, asks), seat, rank })
        };
        let finished = rows.into_iter().filter_map(listed).collect();
        Ok(PersonPage { person: person.info(), standings, finished })
    };
    packed(&app, Kind::Look, &caller, unpacks, page).await
}

/// 1 to 24 characters, none of them unusual.
pub(crate) fn check_name(name: &str) -> Result<String, Refusal> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let count = name.chars().count();
    let fine = |letter: char| (letter.is_alphanumeric() && !is_hidden(letter)) || " _-.'".contains(letter);
    let has_letter = name.chars().any(char::is_alphanumeric);
    if !(1..=24).contains(&count) || !name.chars().all(fine) || !has_letter {
        return Err(Refusal::new(
            Reason::BadName,
            "a name must have 1 to 24 letters, digits, spaces, dots, hyphens or apostrophes, and at least one letter or digit",
        ));
    }
    Ok(name)
}

/// Refuses a name that looks like somebody's account.
async fn check_looks(app: &App, name: &str) -> Result<(), Refusal> {
    let Some(like) = app.hub.shared.store.looks_like(name).await? else { return Ok(()) };
    let words =
        format!("the name {name} looks like {like}, which belongs to an account; choose another name");
    Err(Refusal::new(Reason::NameLooksTaken, words).with("name", &like))
}

/// The hash of a password that nobody knows.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$bG9pcmVsb2lyZWxvaXJl$Jk3P0wXlJ7pS9HcC4eQnq0m9o1lq3mZ4a3s0v0b1cQw";

async fn hash(app: &App, name: &str, password: String) -> Result<String, Refusal> {
    check_password(name, &password)?;
    let _room = app.limits.passwords.acquire().await.map_err(|error| Refusal::internal(&error))?;
    let hashed = tokio::task::spawn_blocking(move || {
        let salt = random::bytes::<16>();
        Argon2::default().hash_password_with_salt(password.as_bytes(), &salt).map(|hash| hash.to_string())
    });
    hashed.await.map_err(|error| Refusal::internal(&error))?.map_err(|error| Refusal::internal(&error))
}

/// The passwords that everybody tries first, of 8 characters or more.
const COMMON: &[&str] = &[
    "password",
    "passwort",
    "password1",
    "password123",
    "passw0rd",
    "motdepasse",
    "12345678",
    "123456789",
    "1234567890",
    "87654321",
    "11111111",
    "00000000",
    "qwertyui",
    "qwertyuiop",
    "qwertzui",
    "qwertzuiop",
    "azertyui",
    "azertyuiop",
    "1q2w3e4r",
    "1qaz2wsx",
    "abcdefgh",
    "abcd1234",
    "iloveyou",
    "sunshine",
    "princess",
    "football",
    "baseball",
    "superman",
    "trustno1",
    "letmein1",
    "welcome1",
    "whatever",
    "dragon123",
    "burgundy",
    "castlesofburgundy",
    "loireloire",
];

fn check_password(name: &str, password: &str) -> Result<(), Refusal> {
    let bad = |message: &str| Err(Refusal::new(Reason::BadPassword, message));
    if !(8..=200).contains(&password.chars().count()) {
        return bad("a password must have 8 to 200 characters");
    }
    let mut letters: Vec<char> = password.chars().collect();
    letters.sort_unstable();
    letters.dedup();
    let lower = password.trim().to_lowercase();
    if letters.len() < 3 || COMMON.contains(&lower.as_str()) || lower == name.to_lowercase() {
        return bad("this password is too easy to guess; choose another");
    }
    Ok(())
}

async fn matches(app: &App, password: String, stored: String) -> Result<bool, Refusal> {
    let _room = app.limits.passwords.acquire().await.map_err(|error| Refusal::internal(&error))?;
    let checked = tokio::task::spawn_blocking(move || {
        Argon2::default().verify_password(password.as_bytes(), stored.as_str()).is_ok()
    });
    checked.await.map_err(|error| Refusal::internal(&error))
}
