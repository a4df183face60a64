use engine::*; use natick::*; use search::*; use std::collections::BTreeMap;
fn main() {
    let rules = Natick::new(&Config::seats(2).option("overlay.limit.offers","1")).unwrap();
    let mut rng = Rng::new(1); let mut room = Room::default(); let mut d = Rng::new(2);
    let mut m: BTreeMap<String,(u64,u64)> = BTreeMap::new(); let n=2000;
    for _ in 0..n { let mut s = rules.start();
      playout(&rules,&mut s,&mut rng,&mut room,|_,_,l|*d.pick(l),|st,a,_|{ let k = match a { Actor::Chance=>"chance".to_owned(), Actor::Seat(x)=> format!("{:?}", rules.prompt(st,x).unwrap().ask)}; let mut l=vec![]; if let Actor::Seat(x)=a { rules.legal(st,x,&mut l)}; let e=m.entry(k).or_default(); e.0+=1; e.1+=l.len() as u64; }); }
    for (k,(c,l)) in m { println!("{k:10} {:.1} legal {:.1}", c as f64/n as f64, l as f64/c as f64); }
}
