//! Mirrors: what they are told, and whether they show what a server does.

use engine::Actor;
use keeper::{Refusal, wire};
use play::Entry;
use protocol::{EntryInfo, Position, Reason};
use shelf::BoxMirror;

/// How many entries a mirror hears. The longest games have a tenth of that.
const MOST: usize = 50_000;

/// Tells a mirror what has changed in its record. Returns how many entries it has heard.
pub(crate) fn tell(mirror: &mut dyn BoxMirror, from: u32, entries: &[EntryInfo]) -> Result<u32, Refusal> {
    let refused = |message: String| Refusal::new(Reason::Record, message);
    let all = entries.len().saturating_add(from as usize);
    if all > MOST {
        return Err(refused(format!("the record has {all} entries; a mirror hears {MOST} at most")));
    }
    let told: Result<Vec<Entry>, Refusal> = (from..)
        .zip(entries)
        .map(|(number, EntryInfo { n, actor, text })| {
            if *n != number {
                return Err(refused(format!("entry {n} was sent where entry {number} should be")));
            }
            let actor = if actor == "*" {
                Actor::Chance
            } else {
                Actor::Seat(actor.parse().map_err(|error: engine::Unreadable| refused(error.to_string()))?)
            };
            Ok(Entry { actor, text: text.clone() })
        })
        .collect();
    mirror.hear(from as usize, &told?).map_err(|lost| refused(lost.to_string()))?;
    Ok(mirror.len() as u32)
}

/// The first field in which a mirror differs from what a server has sent. If there is one, it is built once more with
/// other luck.
pub(crate) fn check(mirror: &mut dyn BoxMirror, position: &Position) -> Option<&'static str> {
    differs(mirror, position)?;
    if mirror.again().is_err() {
        return Some("record");
    }
    differs(mirror, position)
}

fn differs(mirror: &dyn BoxMirror, position: &Position) -> Option<&'static str> {
    let Some(answers) = mirror.answers() else { return Some("record") };
    let is_asked = position.prompt.is_some() || !position.legal.is_empty();
    let same = [
        ("viewer", position.viewer == mirror.seat().to_string()),
        ("entries", position.entries as usize == mirror.len()),
        ("view", position.view == answers.view()),
        ("prompt", !is_asked || position.prompt == answers.prompt()),
        ("legal", !is_asked || position.legal == answers.legal()),
        ("finish", !is_asked || position.finish == answers.finish()),
        ("projected", position.projected == answers.projections().map(wire::projected)),
    ];
    same.into_iter().find(|(_, same)| !same).map(|(field, _)| field)
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::MOST;
    use crate::Desk;

    const OPENING: &str = "box natick 1\nedition 0.6\nseats 2\n";

    fn ask(desk: &mut Desk, ask: &Value) -> Value {
        serde_json::from_str(&desk.ask(&ask.to_string())).unwrap()
    }

    /// What a desk says to a question that it refuses.
    fn refused(desk: &mut Desk, question: &Value) -> String {
        let answer = ask(desk, question);
        assert_eq!(answer["answer"], "refused", "{question}: {answer}");
        answer["problem"]["message"].as_str().unwrap().to_owned()
    }

    fn entry(n: usize, actor: &str, text: &str) -> Value {
        json!({"n": n, "actor": actor, "text": text})
    }

    fn tell(from: usize, entries: &[Value]) -> Value {
        json!({"ask": "tell", "table": 0, "from": from, "entries": entries})
    }

    #[test]
    fn a_mirror_that_cannot_be_is_refused_in_words() {
        let desk = &mut Desk::new(&boxes::BOXES);
        let mut mirror = |opening: &str, seat: &str| {
            refused(desk, &json!({"ask": "mirror", "opening": opening, "seat": seat}))
        };
        for (opening, seat, words) in [
            (OPENING, "p3", "there is no p3"),
            (OPENING, "p9", "p9"),
            (OPENING, "spectator", "spectator"),
            ("nonsense", "p1", "not a header line"),
            ("", "p1", "does not name a box"),
            ("box chess 1\nseats 2", "p1", "chess"),
            ("box natick 77\nedition 0.6\nseats 2", "p1", "version 77"),
            ("box natick 1\nedition 0.6\nseats 77", "p1", "77"),
            ("box natick 1\nedition 0.6\nseats 2\noption planted yes", "p1", "planted"),
            (&format!("{OPENING}---\n* first p1"), "p1", "---"),
            (&"option ".repeat(100_000), "p1", "does not name a box"),
        ] {
            let told = mirror(opening, seat);
            assert!(told.contains(words), "{told}");
        }
    }

    #[test]
    fn a_record_of_nonsense_is_refused_and_the_mirror_hears_on() {
        let desk = &mut Desk::new(&boxes::BOXES);
        assert_eq!(ask(desk, &json!({"ask": "mirror", "opening": OPENING, "seat": "p1"}))["table"], 0);
        let many: Vec<Value> = (0..=MOST).map(|n| entry(n, "p1", "?")).collect();
        for (question, words) in [
            (tell(0, &[entry(0, "p1", "nonsense")]), "entry 1"),
            (tell(0, &[entry(0, "p1", "?")]), "fits no position"),
            (tell(0, &[entry(0, "*", "first p2"), entry(1, "*", "first p2")]), "entry 2"),
            (tell(0, &[entry(0, "p7", "pass")]), "p7"),
            (tell(0, &[entry(4, "*", "first p1")]), "entry 4"),
            (tell(9, &[entry(9, "*", "first p1")]), "missing"),
            (tell(usize::try_from(u32::MAX).unwrap(), &[]), "a mirror hears"),
            (tell(0, &many), "a mirror hears"),
            (tell(0, &many[..MOST]), "fits no position"),
            (json!({"ask": "preview", "table": 0, "seat": "p1"}), "lost"),
            (json!({"ask": "preview", "table": 0, "seat": "p2"}), "the mirror of p1"),
            (json!({"ask": "explain", "table": 0, "seat": "p1", "actions": ["x"]}), "lost"),
            (json!({"ask": "act", "table": 0, "actor": "p1", "actions": ["end"]}), "a mirror"),
            (json!({"ask": "see", "table": 0, "viewer": "all"}), "a mirror"),
            (json!({"ask": "check", "table": 0, "position": 5}), "cannot be read"),
        ] {
            let told = refused(desk, &question);
            assert!(told.contains(words), "{told}");
        }
        let told = ask(desk, &tell(0, &[entry(0, "*", "first p1")]));
        assert_eq!(told, json!({"answer": "told", "entries": 1}));
        let previews = ask(desk, &json!({"ask": "preview", "table": 0, "seat": "p1"}));
        assert!(!previews["previews"].as_array().unwrap().is_empty());
        assert_eq!(ask(desk, &json!({"ask": "close", "table": 0})), json!({"answer": "closed"}));
        assert!(refused(desk, &tell(0, &[])).contains("no table 0"));
    }

    #[test]
    fn a_check_names_the_field_that_differs() {
        let desk = &mut Desk::new(&boxes::BOXES);
        let open = json!({"ask": "read", "record": format!("{OPENING}---\n* first p1\n")});
        assert_eq!(ask(desk, &open)["table"], 0);
        let position = ask(desk, &json!({"ask": "see", "table": 0, "viewer": "p1"}))["position"].clone();
        assert_eq!(ask(desk, &json!({"ask": "mirror", "opening": OPENING, "seat": "p1"}))["table"], 1);
        let mut check = |change: &dyn Fn(&mut Value)| {
            let mut position = position.clone();
            change(&mut position);
            ask(desk, &json!({"ask": "check", "table": 1, "position": position}))["differs"].clone()
        };
        assert_eq!(check(&|_| ()), "entries", "it has heard nothing");
        ask(desk, &json!({"ask": "tell", "table": 1, "from": 0, "entries": [entry(0, "*", "first p1")]}));
        let mut check = |change: &dyn Fn(&mut Value)| {
            let mut position = position.clone();
            change(&mut position);
            ask(desk, &json!({"ask": "check", "table": 1, "position": position}))["differs"].clone()
        };
        assert_eq!(check(&|_| ()), Value::Null);
        assert_eq!(check(&|position| position["viewer"] = json!("p2")), "viewer");
        assert_eq!(check(&|position| position["view"]["round"] = json!(77)), "view");
        assert_eq!(check(&|position| position["prompt"] = json!({"other": 1})), "prompt");
        assert_eq!(check(&|position| drop(position["legal"].as_array_mut().unwrap().pop())), "legal");
        assert_eq!(check(&|position| position["finish"] = json!("end")), "finish");
        // A bot plays for the seat, and nobody is asked anything.
        let left = |position: &mut Value| {
            position["legal"] = json!([]);
            (position["prompt"], position["finish"]) = (Value::Null, Value::Null);
        };
        assert_eq!(check(&left), Value::Null);
    }
}
