//! Putting the server together.

use std::{sync::Arc, time::Duration};

use axum::Router;
use shelf::Shelf;
use tokio::{
    net::TcpListener,
    time::{Instant, timeout},
};

use crate::{
    hub::Hub,
    metrics::Metrics,
    polls::Polls,
    review::Reviews,
    store::{Store, listen},
    table::Shared,
    web::{self, Door, Limits},
    work::Work,
};

/// The operator's settings.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Whether browsers connect over https, so that cookies are marked `Secure`.
    pub secure: bool,
    /// How many of the operator's own proxies are in front and pass on the browser's address
    /// (`X-Forwarded-For`).
    pub proxies: u8,
    /// How many sockets one address may have open.
    pub sockets_per_address: u32,
    /// How many connections of any kind one address may have open, unless all come through a proxy.
    pub connections_per_address: u32,
    /// How many requests one address may make in a second, on average.
    pub requests_per_second: u32,
    /// How many guests one address may create in a minute, on average. Bursts of ten minutes' worth are
    /// allowed.
    pub guests_per_minute: u32,
    /// How many open tables one person may have, and how many public ones an address.
    pub open_tables_per_person: u32,
    pub open_tables_per_address: u32,
    /// Whether everybody may read `/metrics`, and not only programs on this machine.
    pub open_metrics: bool,
    /// How long a request's head may take to arrive, and then its body, and how long a connection may read nothing of
    /// an answer.
    pub read_patience: Duration,
    /// How many bots may think at the same time.
    pub bots_at_once: usize,
    /// How long a bot may think.
    pub bot_budget: Duration,
    /// Measures how long tasks keep the threads that serve everybody.
    pub polls: Arc<Polls>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            secure: false,
            proxies: 0,
            sockets_per_address: 4096,
            connections_per_address: 6144,
            requests_per_second: 1000,
            guests_per_minute: 300,
            open_tables_per_person: 5,
            open_tables_per_address: 40,
            open_metrics: false,
            read_patience: Duration::from_secs(30),
            bots_at_once: std::thread::available_parallelism().map_or(2, usize::from),
            bot_budget: Duration::from_secs(20),
            polls: Arc::default(),
        }
    }
}

/// How long tables, requests and sockets may take to finish, all together, once the server has to stop.
const PARTING: Duration = Duration::from_secs(1);
/// How long the store may take after that. Everything that was acknowledged is already in it.
const CLOSING: Duration = Duration::from_millis(400);

/// A server that can be stopped.
pub struct Server {
    pub(crate) hub: Arc<Hub>,
    limits: Arc<Limits>,
    router: Router,
}

impl Server {
    /// A server on a store, with these boxes.
    pub fn new(store: Store, boxes: Shelf, settings: Settings) -> Server {
        let work = Work::new(settings.bots_at_once);
        let limits = Arc::new(Limits::new(&settings));
        let reviews = Reviews::default();
        let shared = Arc::new(Shared { store, boxes, work, reviews, metrics: Metrics::default(), settings });
        let hub = Hub::new(shared);
        let router = web::router(Arc::clone(&hub), Arc::clone(&limits));
        Server { hub, limits, router }
    }

    /// The routes, for tests that need no network.
    pub fn router(&self) -> Router {
        self.router.clone()
    }

    /// Serves until `stop` completes, then closes every connection cleanly. It waits for nobody longer than a second
    /// and a half.
    pub async fn serve(
        self,
        listener: TcpListener,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> anyhow::Result<()> {
        let hub = Arc::clone(&self.hub);
        hub.wake().await?;
        let listening = tokio::spawn(listen(hub.shared.store.clone(), {
            let hub = Arc::clone(&hub);
            move |news| hub.heard(news)
        }));
        let looking = tokio::spawn(Arc::clone(&hub).look_after());
        let settings = &hub.shared.settings;
        // Behind a proxy, all connections come from the proxy's address, and the proxy counts them.
        let open = (settings.proxies == 0).then(|| Arc::clone(&self.limits.connections));
        let polls = Arc::clone(&settings.polls);
        let door = Door { listener, open, patience: settings.read_patience, polls };
        let stopped = async {
            stop.await;
            let end = Instant::now() + PARTING;
            looking.abort();
            hub.shared.work.stop();
            hub.stop(end).await;
            end
        };
        let end = door.serve(self.router, stopped).await;
        hub.parted(end).await;
        listening.abort();
        let closed = async {
            hub.shared.store.leave().await;
            hub.shared.store.close().await;
        };
        if timeout(CLOSING, closed).await.is_err() {
            tracing::warn!("the store did not close in time");
        }
        Ok(())
    }
}

/// The routes of a server on a store, with these boxes.
pub fn app(store: Store, boxes: Shelf) -> Router {
    Server::new(store, boxes, Settings::default()).router()
}
