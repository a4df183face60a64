use super::*;

const GAME: &str = "\
# A comment first.
box burgundy 1      # rules version
edition 2019
seats 2
modules monasteries trade
option tie.empty most of them
names Ann Ben
ended p2 time
substitute p1 greedy-bot
takeback 41 38 p1
takeback 12 9
x-event Loire Open
---

* roll p1 2 4
p1   take d1 3 bank  # a good one
= round 1
|  # silver 2
|
| points 3
p2 pass
";

#[test]
fn a_record_is_read_in_full() {
    let record = Record::parse(GAME).expect("the text is a record");
    assert_eq!(record.header.box_id, "burgundy");
    assert_eq!(record.header.config.edition.as_deref(), Some("2019"));
    assert_eq!(record.header.config.modules, ["monasteries", "trade"]);
    assert_eq!(record.header.config.options["tie.empty"], "most of them");
    assert_eq!(record.header.names, ["Ann", "Ben"]);
    assert_eq!(record.header.ended, Some(Ended { seat: Seat(1), how: GaveUp::Time }));
    assert_eq!(record.header.extra, [("x-event".into(), "Loire Open".into())]);
    assert_eq!(record.header.substitutes, [(Seat(0), "greedy-bot".to_owned())]);
    let taken_back = |from, to, seat| TakenBack { from, to, seat };
    assert_eq!(record.header.takebacks, [taken_back(41, 38, Some(Seat(0))), taken_back(12, 9, None)]);
    let entries: Vec<_> = record.entries().map(ToString::to_string).collect();
    assert_eq!(entries, ["* roll p1 2 4", "p1 take d1 3 bank", "p2 pass"]);
    let checkpoint = RecordLine::Checkpoint {
        label: "round 1".into(),
        text: vec![" # silver 2".into(), String::new(), "points 3".into()],
    };
    assert_eq!(record.lines()[2], checkpoint);
    assert_eq!(record.place(3), 21);
}

#[test]
fn a_printed_record_reads_back_as_the_same_record() {
    let record = Record::parse(GAME).expect("the text is a record");
    let printed = record.to_string();
    let again = Record::parse(&printed).expect("a printed record is a record");
    assert_eq!(again, record);
    assert_eq!(again.to_string(), printed);
    let mut by_hand = Record::new(record.header.clone());
    for line in record.lines() {
        by_hand.add(line.clone(), None);
    }
    for index in 0..by_hand.lines().len() {
        assert_eq!(by_hand.place(index), again.place(index));
    }
}

#[track_caller]
fn wrong(text: &str, expected: &str) {
    let error = Record::parse(text).expect_err("the text is wrong");
    assert_eq!(error.to_string(), expected);
}

#[test]
fn mistakes_are_named_with_their_place_and_what_would_be_right() {
    wrong("", "line 1, column 1: the header has no end; write `---` below its last line");
    wrong("box toy 1\nseats 2\n", "line 2, column 1: the header has no end; write `---` below its last line");
    wrong(
        "seats 2\n---\n",
        "line 2, column 1: the header does not name a box; write `box ID VERSION`, such as `box burgundy 1`",
    );
    wrong(
        "box toy one\n---\n",
        "line 1, column 9: `one` is not a rules version; write a number from 0 to 65535",
    );
    wrong("box\n---\n", "line 1, column 4: `box` needs a value");
    wrong(
        "box toy 1\nseats two\n---\n",
        "line 2, column 7: `two` is not a number of seats; write a number such as `2`",
    );
    wrong(
        "box toy 1\nbox toy 1\n---\n",
        "line 2, column 1: the header has a second `box` line; keep only one",
    );
    wrong(
        "box toy 1\noption a b\noption a c\n---\n",
        "line 3, column 8: the header has a second line for option `a`; keep only one",
    );
    wrong(
        "box toy 1\nended p1 tired\n---\n",
        "line 2, column 7: `p1 tired` is not how a game ends; write who gave up and how: `p1 resigned` or `p1 \
         time`",
    );
    wrong(
        "box toy 1\nended p1 time\nended p2 time\n---\n",
        "line 3, column 1: the header has a second `ended` line; keep only one",
    );
    wrong(
        "box toy 1\n---\nq1 pass\n",
        "line 3, column 1: `q1` is not a seat; an entry begins with a seat (p1 to p5) or `*`",
    );
    wrong("box toy 1\n---\np1  \n", "line 3, column 3: p1 needs an action in notation");
    wrong("box toy 1\n---\n=\n", "line 3, column 2: a checkpoint needs a label, such as `= round 1`");
    wrong(
        "box toy 1\n---\np1 pass\n| a\n",
        "line 4, column 1: a `|` line belongs below a checkpoint such as `= round 1`",
    );
}

#[test]
fn an_unknown_header_line_is_refused() {
    wrong(
        "box toy 1\n editon 2011\n---\n",
        "line 2, column 2: `editon` is not a header line; use one of box, edition, seats, modules, option, names, \
         ended, substitute, takeback, luck, luck-commit, luck-secret, luck-entropy, luck-from, record-digest. \
         Other programs begin theirs with `x-`",
    );
}

#[test]
fn a_header_is_whole() {
    wrong(
        "box toy 1\nseats 2\nnames Ann Ben Cleo\n---\n",
        "line 3, column 7: there are 3 names for 2 seats; write one for each, as one word",
    );
    wrong(
        "box toy 1\nseats 2\nnames Ann\n---\n",
        "line 3, column 7: there is 1 name for 2 seats; write one for each, as one word",
    );
    wrong("box toy 1\nsubstitute p1\n---\n", "line 2, column 14: write a name of one word after the seat");
    wrong(
        "box toy 1\ntakeback 9 12\n---\n",
        "line 2, column 10: `9 12` is not a take-back; write how many entries there were, how many were kept, and \
         who asked: `takeback 41 38 p1`",
    );
    wrong(
        "box toy 1\nluck 2\nluck-from 0\n---\n",
        "line 4, column 1: the header has no `luck-commit` line; the lines about luck belong together",
    );
    wrong(
        "box toy 1\nluck 2\nluck 1\n---\n",
        "line 3, column 1: the header has a second `luck` line; keep only one",
    );
    wrong(
        "box toy 1\nluck-from x\n---\n",
        "line 2, column 11: `x` is not a number of entries; write a number such as `12`",
    );
    wrong(
        "box toy 1\nluck-secret F00\n---\n",
        "line 2, column 13: `F00` should be 64 hex digits, in lower case",
    );
    wrong(
        "box toy 1\nluck-entropy p2 aa\nluck-entropy p1 bb\n---\n",
        "line 3, column 14: p1 is out of order; list the seats in order, each once",
    );
}

#[test]
fn a_proof_is_read_and_written_letter_by_letter() {
    let (a, b, c) = ("a".repeat(64), "b".repeat(64), "c".repeat(64));
    let text = format!(
        "box toy 1\nluck 2\nluck-commit {a}\nluck-secret {b}\nluck-entropy p1 01\nluck-entropy p3 02\nluck-from 7\n\
         record-digest {c}\n---\n"
    );
    assert_eq!(Record::parse(&text).expect("the text is a record").to_string(), text);
}

#[test]
fn a_seat_contributes_once_and_a_take_back_leaves_fewer_entries() {
    let problem = |lines: &str| {
        Record::parse(&format!("box toy 1\n{lines}\n---\n")).expect_err("the text is wrong").message
    };
    assert!(problem("luck-entropy p1 01\nluck-entropy p1 02").starts_with("p1 is out of order"));
    for wrong in ["41 41", "38 41", "041 38", "+41 38"] {
        let message = problem(&format!("takeback {wrong}"));
        assert!(message.starts_with(&format!("`{wrong}` is not a take-back")), "{message}");
    }
}

#[test]
fn a_message_never_repeats_megabytes() {
    let long = "x".repeat(1 << 20);
    let texts = [
        format!("{long} 1\n---\n"),
        format!("box toy {long}\n---\n"),
        format!("box toy 1\nseats {long}\n---\n"),
        format!("box toy 1\nended {long}\n---\n"),
        format!("box toy 1\ntakeback {long}\n---\n"),
        format!("box toy 1\nluck-commit {long}\n---\n"),
        format!("box toy 1\noption {long} 1\noption {long} 1\n---\n"),
        format!("box toy 1\n---\n{long} pass\n"),
    ];
    for text in texts {
        let message = Record::parse(&text).expect_err("the text is wrong").to_string();
        assert!(message.chars().count() < 400, "{} characters", message.len());
    }
}

#[test]
fn any_name_becomes_one_word() {
    assert_eq!(plain_name("Ann  Lee"), "Ann_Lee");
    assert_eq!(plain_name("#1\n"), "1");
    assert_eq!(plain_name("  "), "_");
}
