use super::*;

fn owner(person: &str, address: &str) -> Owner {
    Owner { person: person.to_owned(), address: address.to_owned() }
}

fn add(queue: &mut Queue, kind: Kind, owner: &Owner) -> Result<u64, Full> {
    queue.add(kind, owner, "table", Instant::now(), oneshot::channel().0)
}

/// The people whose jobs would start, in order.
fn order(queue: &Queue, lane: Lane) -> Vec<String> {
    let people = |number| queue.waiting.iter().find(|(job, _)| job.number == number);
    let order = queue.order(lane, Instant::now(), usize::MAX);
    order.into_iter().map(|number| people(number).unwrap().0.owner.person.clone()).collect()
}

#[test]
fn a_guest_with_sixty_tables_delays_a_bystander_by_no_more_than_one_job() {
    let mut queue = Queue::new(2);
    let (eve, ann) = (owner("eve", "1"), owner("ann", "2"));
    for _ in 0..60 {
        add(&mut queue, Kind::Bot, &eve).unwrap();
    }
    queue.fill(Instant::now());
    assert_eq!(queue.running().len(), 2);
    add(&mut queue, Kind::Bot, &ann).unwrap();
    assert_eq!(order(&queue, Lane::Thinking)[0], "ann", "58 jobs of Eve came before");
    // Eve's bots have to be quick, and Ann's need not.
    assert!(queue.crowd(&eve) > 100);
    assert_eq!(queue.crowd(&ann), 2);
}

#[test]
fn many_guests_at_one_address_are_one_among_the_addresses() {
    let mut queue = Queue::new(1);
    for number in 0..8 {
        for _ in 0..3 {
            let _ = add(&mut queue, Kind::Review, &owner(&format!("guest {number}"), "1"));
        }
    }
    let full = add(&mut queue, Kind::Review, &owner("guest 9", "1"));
    assert_eq!(full, Err(Full::Address));
    let ann = owner("ann", "2");
    for _ in 0..2 {
        add(&mut queue, Kind::Review, &ann).unwrap();
    }
    queue.fill(Instant::now());
    // The first review was asked for before Ann came. After that she has every other turn.
    let order = order(&queue, Lane::Reviewing);
    assert_eq!((order[0].as_str(), order[2].as_str()), ("ann", "ann"), "{order:?}");
}

#[test]
fn a_look_at_a_page_is_no_turn_in_the_queue_of_reviews() {
    let mut queue = Queue::new(1);
    let (eve, ann) = (owner("eve", "1"), owner("ann", "2"));
    for _ in 0..3 {
        add(&mut queue, Kind::Review, &eve).unwrap();
    }
    queue.fill(Instant::now());
    // The page that Ann has just looked at still holds its place.
    add(&mut queue, Kind::Look, &ann).unwrap();
    queue.fill(Instant::now());
    add(&mut queue, Kind::Review, &ann).unwrap();
    assert_eq!(order(&queue, Lane::Reviewing), ["ann", "eve", "eve"]);
}

#[test]
fn people_at_one_address_take_turns() {
    let mut queue = Queue::new(1);
    let (eve, ben) = (owner("eve", "1"), owner("ben", "1"));
    for _ in 0..3 {
        add(&mut queue, Kind::Hint, &eve).unwrap();
    }
    add(&mut queue, Kind::Hint, &ben).unwrap();
    assert_eq!(order(&queue, Lane::Thinking), ["eve", "ben", "eve", "eve"]);
    assert_eq!(add(&mut queue, Kind::Hint, &eve), Err(Full::Person));
}

#[test]
fn a_bot_comes_before_a_hint_of_the_same_person() {
    let mut queue = Queue::new(1);
    let ann = owner("ann", "1");
    let hint = add(&mut queue, Kind::Hint, &ann).unwrap();
    let bot = add(&mut queue, Kind::Bot, &ann).unwrap();
    assert_eq!(queue.order(Lane::Thinking, Instant::now(), usize::MAX), [bot, hint]);
}

#[test]
fn a_turn_of_a_review_waits_while_a_bot_thinks_but_not_for_ever() {
    let mut queue = Queue::new(2);
    let now = Instant::now();
    let bot = add(&mut queue, Kind::Bot, &owner("ann", "1")).unwrap();
    queue.fill(now);
    add(&mut queue, Kind::Turn, &owner("ben", "2")).unwrap();
    queue.fill(now);
    assert_eq!(queue.running(), [(Kind::Bot, "ann")], "there is a place, but the bot goes first");
    queue.fill(now + PATIENCE * 2);
    assert_eq!(queue.running().len(), 2);
    queue.remove(bot);
    add(&mut queue, Kind::Turn, &owner("ben", "2")).unwrap();
    queue.fill(now);
    assert_eq!(queue.running().len(), 2, "nobody else thinks");
}

#[test]
fn pages_do_not_wait_for_bots() {
    let mut queue = Queue::new(1);
    for _ in 0..5 {
        add(&mut queue, Kind::Bot, &owner("ann", "1")).unwrap();
    }
    add(&mut queue, Kind::Look, &owner("ann", "1")).unwrap();
    queue.fill(Instant::now());
    assert_eq!(queue.running(), [(Kind::Look, "ann"), (Kind::Bot, "ann")]);
}

#[test]
fn nobody_is_remembered_who_has_no_job() {
    let mut queue = Queue::new(1);
    let number = add(&mut queue, Kind::Bot, &owner("ann", "1")).unwrap();
    queue.fill(Instant::now());
    queue.remove(number);
    assert!(queue.served.iter().all(|served| served.addresses.is_empty() && served.people.is_empty()));
}

#[test]
fn a_flood_of_pages_from_one_address_is_refused_and_the_next_address_goes_first() {
    let mut queue = Queue::new(1);
    let guest = |number: usize| owner(&format!("guest {number}"), "1");
    let taken = (0..40).filter(|number| add(&mut queue, Kind::Look, &guest(number / 8)).is_ok()).count();
    assert_eq!(taken, 32, "8 for each person, 32 for their address");
    assert_eq!(add(&mut queue, Kind::Look, &guest(9)), Err(Full::Address));
    queue.fill(Instant::now());
    add(&mut queue, Kind::Look, &owner("ann", "2")).unwrap();
    assert_eq!(order(&queue, Lane::Reading)[0], "ann");
}

#[test]
fn what_a_table_needs_is_bounded_too() {
    let mut queue = Queue::new(1);
    let taken = (0..1000).filter(|_| add(&mut queue, Kind::Table, &owner("eve", "1")).is_ok()).count();
    assert_eq!(taken, 256);
    add(&mut queue, Kind::Table, &owner("ann", "2")).unwrap();
}

#[test]
fn eight_pages_wait_for_one_person() {
    let mut queue = Queue::new(1);
    let eve = owner("eve", "1");
    for _ in 0..8 {
        add(&mut queue, Kind::Look, &eve).unwrap();
    }
    assert_eq!(add(&mut queue, Kind::Look, &eve), Err(Full::Person));
    add(&mut queue, Kind::Look, &owner("ben", "1")).unwrap();
}

#[test]
fn an_address_with_nothing_running_goes_first() {
    let mut queue = Queue::new(2);
    let (eve, ann) = (owner("eve", "1"), owner("ann", "2"));
    add(&mut queue, Kind::Bot, &eve).unwrap();
    let first = add(&mut queue, Kind::Bot, &ann).unwrap();
    queue.fill(Instant::now());
    for owner in [&eve, &ann] {
        add(&mut queue, Kind::Bot, owner).unwrap();
    }
    // Eve was served longer ago, but her first job still runs.
    queue.remove(first);
    assert_eq!(order(&queue, Lane::Thinking), ["ann", "eve"]);
}
