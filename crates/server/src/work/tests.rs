use super::*;

fn owner(person: &str) -> Owner {
    Owner { person: person.to_owned(), address: person.to_owned() }
}

/// A job that computes until it is asked to stop, and then says so.
fn endless(_: &Aside, stop: &Stop) -> &'static str {
    while !stop.is_asked() {
        std::thread::yield_now();
    }
    "stopped"
}

#[test]
fn the_more_of_somebodys_bots_wait_the_less_each_thinks() {
    let most = Duration::from_secs(16);
    for alone in [1, 2] {
        assert_eq!(patience(2, alone, most), most);
    }
    // If two think for two seconds each, a place becomes free every second.
    assert_eq!(patience(2, 3, most), Duration::from_secs(2));
    assert_eq!(patience(2, 18, most), Duration::from_millis(125));
    assert_eq!(patience(2, 1000, most), LEAST);
    // A short budget is never exceeded.
    let hasty = Duration::from_millis(40);
    assert_eq!(patience(1, 9, hasty), hasty);
}

#[tokio::test]
async fn a_job_ends_when_nobody_waits_for_it_any_more() {
    let work = Work::new(1);
    let first = work.place(Kind::Bot, &owner("eve"), "a").await.unwrap();
    let (ended, end) = oneshot::channel();
    let running = work.start(first, move |aside, stop| {
        let _ = ended.send(endless(aside, stop));
    });
    let waits = work.join(Kind::Bot, &owner("ann"), "b").unwrap();
    drop(running);
    assert_eq!(end.await.unwrap(), "stopped");
    // Its place is free again, and a job that leaves the queue leaves nothing behind.
    drop(waits);
    work.place(Kind::Bot, &owner("ben"), "c").await.unwrap();
}

#[tokio::test]
async fn a_server_that_stops_stops_everything() {
    let work = Work::new(1);
    let place = work.place(Kind::Hint, &owner("ann"), "a").await.unwrap();
    let running = tokio::spawn({
        let work = Arc::clone(&work);
        async move { work.run_in(place, endless).await }
    });
    let waiting = work.join(Kind::Hint, &owner("ben"), "b").unwrap();
    let bot = tokio::spawn({
        let work = Arc::clone(&work);
        async move { work.run(Kind::Bot, &owner("ben"), "b", endless).await }
    });
    work.stop();
    assert_eq!(running.await.unwrap(), Err(Refusal::shutting_down()));
    assert_eq!(bot.await.unwrap(), Err(Refusal::shutting_down()));
    assert!(waiting.place().await.is_err());
    assert!(work.join(Kind::Look, &owner("ann"), "a").is_err());
}

#[tokio::test]
async fn a_bot_is_hurried_when_others_come_and_not_before() {
    let work = Work::new(1);
    let long = Duration::from_hours(1);
    let place = work.place(Kind::Bot, &owner("eve"), "a").await.unwrap();
    let running = work.start(place, endless);
    let end = Instant::now() + long;
    let outcome = tokio::spawn(running.within(long, end));
    let place = tokio::spawn({
        let work = Arc::clone(&work);
        async move { work.place(Kind::Bot, &owner("ann"), "b").await.map(drop) }
    });
    let outcome = outcome.await.unwrap();
    assert_eq!((outcome.answer, outcome.hurried), (Some(Ok("stopped")), true));
    place.await.unwrap().unwrap();
}

#[tokio::test]
async fn a_panic_gives_its_place_back() {
    let work = Work::new(1);
    let crashed = work.run(Kind::Bot, &owner("ann"), "a", |_, _| panic!("a bug")).await;
    assert_eq!(crashed.map_err(|refusal| refusal.status), Err::<(), _>(500));
    assert_eq!(work.run(Kind::Bot, &owner("ann"), "a", |_, _| 7).await, Ok(7));
}

#[test]
fn people_are_known_by_where_they_were_seen_last() {
    let work = Work::new(1);
    let home: IpAddr = [192, 0, 2, 1].into();
    assert_eq!(work.owner("ann").address, "ann", "nobody has seen Ann since the server started");
    work.seen("ann", home);
    work.seen("eve", home);
    assert_eq!(work.owner("ann").address, work.owner("eve").address);
}
