//! Putting the server together.

use std::{sync::Arc, time::Duration};

use axum::Router;
use futures_util::future::BoxFuture;
use shelf::Shelf;
use tokio::{
    net::TcpListener,
    time::{Instant, timeout},
};

use crate::{
    hub::Hub,
    metrics::Metrics,
    review::Reviews,
    settings::Settings,
    store::{Store, listen},
    table::Shared,
    web::{self, Door, Limits},
    work::Work,
};

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
    pub fn serve(
        self,
        listener: TcpListener,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> BoxFuture<'static, anyhow::Result<()>> {
        Box::pin(self.serve_until(listener, Box::pin(stop)))
    }

    async fn serve_until(self, listener: TcpListener, stop: BoxFuture<'static, ()>) -> anyhow::Result<()> {
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
