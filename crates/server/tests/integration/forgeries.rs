//! Forged records, tried on both verifiers: ours and `examples/verify.py`. The forger here is an operator who
//! knows the secret and writes a new digest after every change. They cannot change what the table has already
//! shown.

use std::{path::PathBuf, process::Command};

use keeper::luck::{Report, Verdict};
use play::Record;
use serde_json::json;
use server::Store;

use crate::{
    client::{Client, Running, contribute},
    luck::{past_luck, play_with_bots, resealed},
};

/// What both verifiers say. They must agree.
struct Judge {
    folder: PathBuf,
    /// What chance could answer in the honest game, for forgeries that our rules refuse to replay.
    outcomes: String,
    commit: String,
    digest: String,
}

impl Judge {
    fn new(name: &str, text: &str) -> Judge {
        let folder = std::env::temp_dir().join(format!("loire-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let proof = Record::parse(text).unwrap().header.proof.unwrap();
        let outcomes = keeper::luck::outcomes(boxes::BOXES, text).unwrap();
        Judge { folder, outcomes, commit: proof.commit, digest: proof.digest }
    }

    /// Runs both on a text, with the published commitment and perhaps the published digest.
    fn judge(&self, text: &str, digest: bool) -> (Verdict, String) {
        let digest = digest.then_some(self.digest.as_str());
        let ours = match keeper::luck::verify(boxes::BOXES, text) {
            Ok(found) => found.report(Some(&self.commit), digest),
            Err(problem) => Report { verdict: Verdict::Refuted, lines: vec![problem] },
        };
        if let Some((status, told)) = self.python(text, digest) {
            let due = match ours.verdict {
                Verdict::Proven => 0,
                Verdict::Refuted => 1,
                Verdict::LuckProven | Verdict::Consistent | Verdict::Unproven => 3,
            };
            assert_eq!(status, due, "we say {ours}, verify.py says {told}");
        }
        (ours.verdict, ours.to_string())
    }

    fn python(&self, text: &str, digest: Option<&str>) -> Option<(i32, String)> {
        let (record, listed) = (self.folder.join("forged.game"), self.folder.join("forged.outcomes"));
        std::fs::write(&record, text).unwrap();
        let outcomes = keeper::luck::outcomes(boxes::BOXES, text).unwrap_or_else(|_| self.outcomes.clone());
        std::fs::write(&listed, outcomes).unwrap();
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/verify.py");
        let mut command = Command::new("python3");
        command.arg(script).arg(record).arg(listed).args(["--commit", &self.commit]);
        if let Some(digest) = digest {
            command.args(["--digest", digest]);
        }
        // Without Python the test is skipped, not failed.
        let output = command.output().ok()?;
        let told =
            String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
        Some((output.status.code().unwrap(), told))
    }

    #[track_caller]
    fn refuses(&self, what: &str, forged: &str) {
        let (verdict, told) = self.judge(forged, false);
        assert_eq!(verdict, Verdict::Refuted, "{what}: {told}");
    }

    /// Only people who compare the digest can see this forgery. Everybody else is warned.
    #[track_caller]
    fn needs_digest(&self, what: &str, forged: &str, told: &str) {
        assert_eq!(self.judge(forged, true).0, Verdict::Refuted, "{what}");
        let (_, report) = self.judge(forged, false);
        let line = report.lines().find(|line| line.contains("Bound by the digest alone")).unwrap();
        assert!(line.contains(told) && line.contains("trust the operator"), "{what}: {report}");
    }
}

impl Drop for Judge {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// The record of a game against a bot, optionally with a take-back past luck.
async fn game(server: &Running, name: &str, back: bool, resign: bool) -> String {
    let ann = Client::guest(server.addr, name).await;
    let create = json!({"box": "burgundy-dice", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
        "options": {"boards": "B"}, "start_when_full": true});
    let table = ann.post("/api/tables", create).await["table"]["id"].as_str().unwrap().to_owned();
    contribute(&ann, &table, "c0ffee").await;
    let path = format!("/api/tables/{table}");
    past_luck(&ann, &table).await;
    if back {
        let to = past_luck(&ann, &table).await;
        ann.post(&format!("{path}/takeback"), json!({ "to": to })).await;
    }
    if resign {
        ann.post(&format!("{path}/resign"), json!({})).await;
    }
    play_with_bots(&ann, &table).await;
    ann.ask("GET", &format!("{path}/record"), None).await.text
}

fn entries(text: &str) -> Vec<&str> {
    text.split("---\n").nth(1).unwrap().lines().collect()
}

/// The text with one entry replaced, even if other entries are the same.
fn with_entry(text: &str, number: usize, entry: &str) -> String {
    let mut all = entries(text);
    all[number] = entry;
    format!("{}---\n{}\n", text.split("---\n").next().unwrap(), all.join("\n"))
}

#[tokio::test(flavor = "multi_thread")]
async fn both_verifiers_detect_forgeries() {
    let server = Running::boxes(Store::in_memory().await.unwrap(), boxes::BOXES).await;
    let text = game(&server, "Ann", true, false).await;
    let judge = Judge::new("forgeries", &text);
    for digest in [false, true] {
        let (verdict, told) = judge.judge(&text, digest);
        let due = if digest { Verdict::Proven } else { Verdict::LuckProven };
        assert_eq!(verdict, due, "{told}\n{text}");
    }
    // A number has one form only, or a text other than the one that was digested would pass for it.
    for (plain, other) in [("seats 2", "seats 02"), ("luck 2", "luck 02"), ("luck-from 0", "luck-from +0")] {
        let forged = text.replacen(plain, other, 1);
        assert_eq!(judge.judge(&forged, true).0, Verdict::Refuted, "{other}");
    }
    let replaced = |old: &str, new: &str| {
        assert!(text.contains(old), "{old}: {text}");
        resealed(&text.replacen(old, new, 1))
    };
    judge.refuses("a name", &replaced("names Ann", "names Eve"));
    judge.refuses("two names swapped", &replaced("names Ann random-bot", "names random-bot Ann"));
    judge.refuses("an option", &replaced("option pass only-if-none", "option pass free"));
    judge.refuses("an option left out", &replaced("option pass only-if-none\n", ""));
    judge.refuses("a contribution", &replaced("c0ffee", "c0ffef"));
    judge.refuses("a contribution left out", &replaced("luck-entropy p1 c0ffee\n", ""));
    judge.refuses("a line nobody knows", &text.replacen("names", "remark good\nnames", 1));
    judge.refuses("an edition", &text.replacen("edition ", "edition 1", 1));
    // You need the rules to see that the game was over. Without them there is the digest.
    let ended = replaced("takeback", "ended p2 resigned\ntakeback");
    assert_eq!(judge.judge(&ended, true).0, Verdict::Refuted);
    assert!(keeper::luck::verify(boxes::BOXES, &ended).unwrap_err().contains("nobody can have given up"));
    let note = text.lines().find(|line| line.starts_with("takeback ")).unwrap();
    judge.refuses("a take-back left out", &replaced(&format!("{note}\n"), ""));
    judge.refuses("another seat took back", &replaced(note, &note.replace("p1", "p2")));

    let all = entries(&text);
    for from in [1, all.len() / 2, all.len(), all.len() + 9] {
        judge.refuses("luck-from", &replaced("luck-from 0", &format!("luck-from {from}")));
    }
    let roll = all.iter().position(|line| line.starts_with("* roll")).unwrap();
    let other = all.iter().find(|line| line.starts_with("* roll") && **line != all[roll]).unwrap();
    judge.refuses("a roll", &resealed(&with_entry(&text, roll, other)));
    let seat = all.iter().position(|line| line.starts_with('p')).unwrap();
    let actor = &all[seat][..3];
    let other = all.iter().find(|line| line.starts_with(actor) && **line != all[seat]).unwrap();
    judge.refuses("an action", &resealed(&with_entry(&text, seat, other)));

    let foreign = game(&server, "Ann", false, false).await;
    let body = foreign.split("---\n").nth(1).unwrap();
    let (head, _) = text.split_once("---\n").unwrap();
    let swapped = format!("{}---\n{body}", head.replace(&format!("{note}\n"), ""));
    judge.refuses("another game's entries", &resealed(&swapped));
    let hidden = swapped.replace("luck-from 0", &format!("luck-from {}", entries(&foreign).len()));
    judge.refuses("another game's entries, its luck skipped", &resealed(&hidden));
    judge.refuses("another game as a whole", &foreign);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_report_says_what_only_the_digest_binds() {
    let server = Running::boxes(Store::in_memory().await.unwrap(), boxes::BOXES).await;
    let text = game(&server, "Ann", false, true).await;
    let judge = Judge::new("digest", &text);
    let (verdict, told) = judge.judge(&text, true);
    assert_eq!(verdict, Verdict::Proven, "{told}");
    assert!(
        told.contains("Bound by the digest you gave:") && told.contains("the end (p1 resigned)"),
        "{told}"
    );
    let ended = resealed(&text.replace("ended p1 resigned", "ended p2 resigned"));
    judge.needs_digest("who resigned", &ended, "the end (p2 resigned)");
    let lost = resealed(&text.replace("ended p1 resigned", "ended p1 time"));
    judge.needs_digest("how", &lost, "the end (p1 time)");
    let nobody = resealed(&text.replace("ended p1 resigned\n", ""));
    judge.needs_digest("that somebody resigned", &nobody, "that nobody resigned");
    let later = resealed(&text.replace(
        "luck 2
",
        "substitute p2 Eve
luck 2
",
    ));
    judge.needs_digest("who came later", &later, "substitutes");
    let shorter = text.trim_end().rsplit_once('\n').unwrap().0.to_owned() + "\n";
    judge.needs_digest("where it stops", &resealed(&shorter), "");
    // Without a new digest, the record contradicts its own.
    for (what, new) in
        [("who resigned", "ended p2 resigned\n"), ("how", "ended p1 time\n"), ("that somebody did", "")]
    {
        let forged = text.replace("ended p1 resigned\n", new);
        assert_eq!(judge.judge(&forged, true).0, Verdict::Refuted, "{what}");
        judge.refuses(what, &forged);
    }
    judge.refuses("where it stops", &shorter);
}

/// Records that the first version of the server wrote, unchanged.
const OLD: [(&str, &str); 5] = [
    ("burgundy", include_str!("records/luck-1-burgundy.game")),
    ("burgundy-dice", include_str!("records/luck-1-burgundy-dice.game")),
    ("natick", include_str!("records/luck-1-natick.game")),
    ("fork", include_str!("records/luck-1-fork.game")),
    ("resigned", include_str!("records/luck-1-resigned.game")),
];

#[test]
fn old_records_replay_exactly_and_the_report_says_what_they_do_not_cover() {
    for (name, text) in OLD {
        assert_eq!(Record::parse(text).unwrap().to_string(), text, "{name}");
        let judge = Judge::new(&format!("old-{name}"), text);
        let (verdict, told) = judge.judge(text, true);
        // The first kind of luck does not bind where it begins, so for such a fork you have to trust the
        // operator.
        let due = if name == "fork" { Verdict::Unproven } else { Verdict::Proven };
        assert_eq!(verdict, due, "{name}: {told}");
        assert!(told.contains("Not covered: names, the end, and whether anything was taken back"), "{told}");
    }
}

#[test]
fn luck_that_was_skipped_is_never_called_proven() {
    let (_, text) = OLD[2];
    let judge = Judge::new("skipped", text);
    let entries = entries(text).len();
    for from in [1, entries / 2, entries] {
        let forged = text.replace("luck-from 0", &format!("luck-from {from}"));
        let (verdict, told) = judge.judge(&forged, true);
        assert_eq!(verdict, Verdict::Unproven, "{told}");
        assert!(
            told.starts_with("NOT PROVEN") && told.contains("Not checked: the luck of the first"),
            "{told}"
        );
    }
    judge.refuses("past the end", &text.replace("luck-from 0", "luck-from 999"));
    let names = text.replace("names Ann_Lee", "names Eve");
    let (_, told) = judge.judge(&names, true);
    assert!(told.contains("Not covered: names"), "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn no_take_back_goes_back_further_than_the_tables_own_luck() {
    let server = Running::boxes(Store::in_memory().await.unwrap(), boxes::BOXES).await;
    let text = game(&server, "Ann", false, true).await;
    let ann = Client::guest(server.addr, "Ann").await;
    let imported = ann.try_send("POST", "/api/records", text.as_bytes()).await.unwrap().json();
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]);
    let fork = format!("/api/tables/{}/fork", imported["id"].as_str().unwrap());
    let fork = ann.post(&fork, json!({"at": 3, "seats": seats})).await;
    let table = fork["table"]["id"].as_str().unwrap();
    ann.post(&format!("/api/tables/{table}/start"), json!({})).await;
    ann.post(&format!("/api/tables/{table}/resign"), json!({})).await;
    let text = ann.ask("GET", &format!("/api/tables/{table}/record"), None).await.text;
    assert!(text.contains("luck-from 3"), "{text}");
    assert!(keeper::luck::verify(boxes::BOXES, &text).is_ok());
    let forged = text.replacen("\nluck 2\n", "\ntakeback 3 2 p1\nluck 2\n", 1);
    let problem = keeper::luck::verify(boxes::BOXES, &forged).unwrap_err();
    assert!(problem.contains("further than `luck-from`"), "{problem}");
}
