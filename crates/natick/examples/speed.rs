use engine::*; use natick::*; use search::*;
fn main() {
    let rules = Natick::new(&if let Ok(o) = std::env::var("OFFERS") { Config::seats(2).option("overlay.limit.offers", &o) } else { Config::seats(2) }).unwrap();
    println!("state {} action {}", size_of::<State>(), size_of::<Action>());
    let mut rng = Rng::new(1); let mut room = Room::default();
    for _ in 0..20 { let mut s = rules.start(); random_playout(&rules, &mut s, &mut rng, &mut room); }
    let t = std::time::Instant::now(); let n: u64 = std::env::args().nth(1).map_or(40000, |t| t.parse().unwrap()); let mut p = Plies::default(); let mut turns = 0u64; let mut stalled=0; let mut maxt=0; let mut w=[0;3];
    for _ in 0..n { let mut s = rules.start(); p += random_playout(&rules, &mut s, &mut rng, &mut room); turns += s.turn as u64; maxt = maxt.max(s.turn);
      let o = rules.outcome(&s).unwrap(); if o.scores[Seat(0)] < 7 && o.scores[Seat(1)] < 7 { stalled += 1 } let f = s.first; if o.ranks[f]==1 {w[0]+=1} else {w[1]+=1} if o.scores[Seat(0)]==o.scores[Seat(1)] {w[2]+=1} }
    let e = t.elapsed();
    println!("{} games/s, {:.1} plies/game, {:.1} ns/ply, {:.1} options, {:.1} turns (max {maxt}), stalled {:.3}, first/second/tied {w:?}", n as f64 / e.as_secs_f64(), p.total() as f64/n as f64, e.as_nanos() as f64/p.total() as f64, p.options as f64/p.seats as f64, turns as f64/n as f64, stalled as f64/n as f64);
}
