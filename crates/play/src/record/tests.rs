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
event Loire Open
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
    assert_eq!(record.header.extra, [("event".into(), "Loire Open".into())]);
    let entries: Vec<_> = record.entries().map(ToString::to_string).collect();
    assert_eq!(entries, ["* roll p1 2 4", "p1 take d1 3 bank", "p2 pass"]);
    let checkpoint = RecordLine::Checkpoint {
        label: "round 1".into(),
        text: vec![" # silver 2".into(), String::new(), "points 3".into()],
    };
    assert_eq!(record.lines()[2], checkpoint);
    assert_eq!(record.place(3), 18);
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
    wrong("", "line 1, column 1: the header does not end; write `---` below its last line");
    wrong(
        "box toy 1\nseats 2\n",
        "line 2, column 1: the header does not end; write `---` below its last line",
    );
    wrong(
        "seats 2\n---\n",
        "line 2, column 1: the header names no box; write `box ID VERSION`, such as `box burgundy 1`",
    );
    wrong(
        "box toy one\n---\n",
        "line 1, column 9: `one` is no rules version; a number from 0 to 65535 must follow",
    );
    wrong("box\n---\n", "line 1, column 4: `box` needs a value");
    wrong("box toy 1\nseats 9\n---\n", "line 2, column 7: `9` is no number of seats; 1 to 5 is");
    wrong("box toy 1\nbox toy 1\n---\n", "line 2, column 1: `box` stands twice in the header");
    wrong(
        "box toy 1\noption a b\noption a c\n---\n",
        "line 3, column 8: option `a` stands twice in the header",
    );
    wrong(
        "box toy 1\nended p1 tired\n---\n",
        "line 2, column 7: `p1 tired` ended no game; a seat and how it gave up must follow: `p1 resigned` or \
         `p1 time`",
    );
    wrong(
        "box toy 1\nended p1 time\nended p2 time\n---\n",
        "line 3, column 1: `ended` stands twice in the header",
    );
    wrong(
        "box toy 1\n---\nq1 pass\n",
        "line 3, column 1: `q1` acts for nobody; an entry begins with a seat (p1 to p5) or `*`",
    );
    wrong("box toy 1\n---\np1  \n", "line 3, column 3: p1 does nothing; an action in notation must follow");
    wrong("box toy 1\n---\n=\n", "line 3, column 2: a checkpoint needs a label, such as `= round 1`");
    wrong(
        "box toy 1\n---\np1 pass\n| a\n",
        "line 4, column 1: a `|` line belongs below a checkpoint, `= round 1`",
    );
}

#[test]
fn any_name_becomes_one_word() {
    assert_eq!(plain_name("Ann  Lee"), "Ann_Lee");
    assert_eq!(plain_name("#1\n"), "1");
    assert_eq!(plain_name("  "), "_");
}
