//! How much of something each address has under way.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::refusal::{Reason, Refusal};

/// Lets a few requests of each address in at a time. The others wait, and beyond that they are refused.
pub(crate) struct Gate {
    at_once: usize,
    waiting: usize,
    addresses: Mutex<HashMap<IpAddr, Place>>,
}

struct Place {
    room: Arc<Semaphore>,
    /// How many are in or waiting.
    count: usize,
}

/// Somebody who is in. The next one follows when this is dropped.
pub(crate) struct Turn {
    _permit: OwnedSemaphorePermit,
    _counted: Counted,
}

struct Counted {
    gate: Arc<Gate>,
    address: IpAddr,
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut addresses = self.gate.addresses();
        if let Some(place) = addresses.get_mut(&self.address) {
            place.count -= 1;
            if place.count == 0 {
                addresses.remove(&self.address);
            }
        }
    }
}

impl Gate {
    /// A gate for this many from each address at a time, while this many more wait.
    pub(crate) fn new(at_once: usize, waiting: usize) -> Arc<Gate> {
        Arc::new(Gate { at_once, waiting, addresses: Mutex::default() })
    }

    fn addresses(&self) -> MutexGuard<'_, HashMap<IpAddr, Place>> {
        // The map is consistent between any two statements, even if a thread panicked.
        self.addresses.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until there is room for one more of an address.
    pub(crate) async fn turn(self: &Arc<Gate>, address: IpAddr) -> Result<Turn, Refusal> {
        let (room, counted) = self.count(address)?;
        let permit = room.acquire_owned().await.map_err(|_| Refusal::shutting_down())?;
        Ok(Turn { _permit: permit, _counted: counted })
    }

    fn count(self: &Arc<Gate>, address: IpAddr) -> Result<(Arc<Semaphore>, Counted), Refusal> {
        let mut addresses = self.addresses();
        let new = || Place { room: Arc::new(Semaphore::new(self.at_once)), count: 0 };
        let place = addresses.entry(address).or_insert_with(new);
        if place.count >= self.at_once + self.waiting {
            let message =
                "your address has asked for too much at once; wait until some of it has been answered";
            return Err(Refusal::new(Reason::TooMuchAtOnce, message));
        }
        place.count += 1;
        Ok((Arc::clone(&place.room), Counted { gate: Arc::clone(self), address }))
    }
}

#[cfg(test)]
mod tests {
    use std::{future::Future, pin::pin, task::Poll};

    use super::*;

    /// Whether somebody gets in immediately. Those who do not go away again.
    async fn gets_in(gate: &Arc<Gate>, address: IpAddr) -> bool {
        let mut turn = pin!(gate.turn(address));
        std::future::poll_fn(|context| Poll::Ready(turn.as_mut().poll(context).is_ready())).await
    }

    #[tokio::test]
    async fn an_address_waits_for_itself_and_for_nobody_else() {
        let gate = Gate::new(2, 1);
        let (eve, ann) = (IpAddr::from([192, 0, 2, 1]), IpAddr::from([192, 0, 2, 2]));
        let first = gate.turn(eve).await.unwrap();
        let second = gate.turn(eve).await.unwrap();
        assert!(!gets_in(&gate, eve).await, "two are in");
        assert!(gets_in(&gate, ann).await, "another address has room");
        let third = tokio::spawn({
            let gate = Arc::clone(&gate);
            async move { gate.turn(eve).await }
        });
        while gate.addresses()[&eve].count < 3 {
            tokio::task::yield_now().await;
        }
        let refused = gate.turn(eve).await.map(drop).unwrap_err();
        assert_eq!((refused.status, refused.problem.reason), (429, Reason::TooMuchAtOnce));
        drop(first);
        let third = third.await.unwrap().unwrap();
        drop((second, third));
        assert!(gate.addresses().is_empty(), "nobody is remembered who asks for nothing");
    }
}
