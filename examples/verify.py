#!/usr/bin/env python3
"""Checks the luck of a finished game. Needs neither the loire program nor any packages.

loire verify --outcomes FILE.game > FILE.outcomes
verify.py FILE.game FILE.outcomes [--commit HEX] [--digest HEX]

It was written from the chapter "Luck" in docs/protocol.md, not from the program. It does not know the rules of any game.
So you have to trust FILE.outcomes that the entries are legal, and what chance could answer each time. All hashes, the
commitment, the digest and every pick are computed here.

Exits with 0 if every check passed, with 1 if one failed, and with 3 if something is left to check: no commitment or no
digest was given, or some luck could not be checked.
"""
import argparse, hashlib, math, re, struct, sys

ONCE = ["box", "edition", "seats", "modules", "names", "ended", "luck", "luck-commit", "luck-secret", "luck-from",
        "record-digest"]
ORDER = ["box", "edition", "seats", "modules", "option", "names", "ended", "substitute", "takeback", "luck",
         "luck-commit", "luck-secret", "luck-entropy", "luck-from", "record-digest"]


class Refuted(Exception):
    pass


def sha(*parts):
    return hashlib.sha256(b"".join(p.encode() if isinstance(p, str) else p for p in parts)).digest()


def plain(line):
    """A line without its comment, which starts with a `#` at the start of a word. Runs of spaces count as one, except
    in the value of an option."""
    line = re.sub(r"(^|(?<=\s))#.*", "", line).strip()
    if line.split()[:1] == ["option"] and len(line.split()) > 2:
        return " ".join(line.split(None, 2))
    return " ".join(line.split())


def read(text):
    """The header lines as (first word, rest) in the order they are hashed, and the entries."""
    lines = text.removeprefix("\ufeff").split("\n")
    header, entries, below = [], [], False
    for line in (line.removesuffix("\r") for line in lines):
        found = plain(line)
        if below:
            # Lines with `=` and `|` are checkpoints: notes about the position, not part of the game.
            if found and not line.startswith("|") and not found.startswith("="):
                entries.append(found)
        elif found == "---":
            below = True
        elif found and not found.startswith("x-"):
            word, _, rest = found.partition(" ")
            if word not in ORDER:
                raise Refuted(f"`{word[:80]}` is not a header line")
            if word in ONCE and any(other == word for other, _ in header):
                raise Refuted(f"the header has a second `{word}` line")
            header.append((word, rest))
    if not below:
        raise Refuted("the header does not end with `---`")
    for needed in ("box", "edition", "seats", "luck", "luck-commit", "luck-secret", "luck-from", "record-digest"):
        if needed not in [word for word, _ in header]:
            raise Refuted(f"the header has no `{needed}` line")
    # Options are sorted by their ids. Everything else keeps its order.
    key = lambda line: (ORDER.index(line[0]), line[1].split(" ")[0].encode() if line[0] == "option" else b"")
    return sorted(header, key=key), entries


def chacha8(key):
    """The 32-bit words of the ChaCha8 stream of a key: nonce 0, a 64-bit counter from 0."""
    start = list(struct.unpack("<4I", b"expand 32-byte k") + struct.unpack("<8I", key))
    rotated = lambda number, by: (number << by | number >> 32 - by) & 0xFFFFFFFF
    counter = 0
    while True:
        first = start + [counter & 0xFFFFFFFF, counter >> 32, 0, 0]
        block = list(first)
        for _ in range(4):
            for a, b, c, d in ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
                               (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):
                for x, y, z, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                    block[x] = (block[x] + block[y]) & 0xFFFFFFFF
                    block[z] = rotated(block[z] ^ block[x], by)
        yield from ((x + y) & 0xFFFFFFFF for x, y in zip(block, first))
        counter += 1


def pick(key, outcomes):
    """One of the outcomes (weight, text), by their weights."""
    total = sum(weight for weight, _ in outcomes)
    if total == 0:
        raise Refuted("chance had nothing to answer")
    stream = chacha8(key)
    while True:
        low, high = next(stream), next(stream)
        number = high << 32 | low
        # The highest numbers, which do not fill a whole round, are drawn again.
        if number < (1 << 64) - (1 << 64) % total:
            break
    point = number % total
    for weight, text in outcomes:
        if point < weight:
            return text
        point -= weight


def read_outcomes(text):
    """What chance could answer at each entry (numbered from 1), as listed."""
    found, here = {}, None
    for line in text.splitlines():
        first, rest = line.split(" ", 1)
        if first == "entry":
            here = found.setdefault(int(rest), [])
        else:
            here.append((int(first), rest))
    return found


def check(text, outcomes, commit, digest):
    header, entries = read(text)
    value = {word: rest for word, rest in header}
    rest = lambda word: [rest for other, rest in header if other == word]
    kind, start = int(value["luck"]), int(value["luck-from"])
    secret, names, seats = bytes.fromhex(value["luck-secret"]), value.get("names", "").split(), int(value["seats"])
    contributed = dict(line.split(" ") for line in rest("luck-entropy"))
    takebacks = [(int(line.split(" ")[1]), "takeback " + line) for line in rest("takeback")]
    if kind not in (1, 2):
        raise Refuted(f"this program checks luck of kinds 1 and 2, but the record has kind {kind}")
    if start > len(entries):
        raise Refuted(f"`luck-from {start}` is after the last of the {len(entries)} entries")
    if names and len(names) != seats or kind == 2 and not names:
        raise Refuted(f"there are {len(names)} names for {seats} seats")

    opening = "".join(f"{word} {rest}\n" for word, rest in header if word in ORDER[:5])
    if kind == 1:
        seed = sha("loire luck 1\n", secret, *(f"\n{seat} {bits}" for seat, bits in contributed.items()))
        chain, stream, takebacks_linked = sha("loire record 1\n", opening, "---\n"), b"", []
    else:
        if any(to < start for to, _ in takebacks):
            raise Refuted("a take-back goes back further than `luck-from`, which cannot happen")
        sat = (f"\np{seat} {name} {contributed.get(f'p{seat}', '-')}" for seat, name in enumerate(names, 1))
        seed = sha("loire seed 2\n", secret, *sat)
        chain = sha("loire record 2\n", opening, f"luck-from {start}\n---\n")
        stream, takebacks_linked = b"loire luck 2\n", takebacks

    checked = unchecked = last = 0
    bits, at_start, wrong = 0.0, chain, None
    for number, entry in enumerate(entries):
        if number == start:
            at_start = chain
        for to, line in takebacks_linked:
            if to == number:
                chain = sha(chain, "\n", line)
        if entry.startswith("* ") and number < start:
            unchecked += 1
        elif entry.startswith("* "):
            listed = outcomes.get(number + 1)
            if listed is None:
                raise Refuted(f"the outcomes of entry {number + 1} are not listed")
            if kind == 2:
                listed = sorted(listed, key=lambda outcome: outcome[1].encode())
            due = pick(sha(stream, seed, chain), listed)
            if wrong is None and entry != "* " + due:
                wrong = f"entry {number + 1}: `{entry}` does not follow from the secret, `* {due}` does"
            total, weight = sum(w for w, _ in listed), sum(w for w, text in listed if entry == "* " + text)
            bits += math.log2(total / max(weight, 1))
            checked, last = checked + 1, number + 1
        chain = sha(chain, "\n", entry)
    if start == len(entries):
        at_start = chain

    made = sha(secret) if kind == 1 else sha("loire commit 2\n", secret, at_start)
    if made.hex() != value["luck-commit"]:
        raise Refuted("`luck-commit` does not match what the record says")
    if wrong:
        raise Refuted(wrong)
    if kind == 1:
        sealed = chain
    else:
        kept = "".join(f"{word} {rest}\n" for word, rest in header if word != "record-digest")
        sealed = sha("loire digest 2\n", kept, "---\n", *(entry + "\n" for entry in entries))
    if sealed.hex() != value["record-digest"]:
        raise Refuted("the record does not match `record-digest`")
    for what, given, written in (("commitment", commit, value["luck-commit"]), ("digest", digest, value["record-digest"])):
        if given is not None and given != written:
            raise Refuted(f"the record's {what} is {written}, not {given[:80]}")
    return kind, start, len(entries), checked, unchecked, last, bits, len(takebacks), contributed


def hash_of(text):
    """A hash as the table shows it. Upper case means the same."""
    if not re.fullmatch("[0-9a-fA-F]{64}", text):
        raise argparse.ArgumentTypeError("a hash has 64 hex digits; copy it from the table")
    return text.lower()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("record")
    parser.add_argument("outcomes")
    parser.add_argument("--commit", type=hash_of, help="what the table showed as luck.commit before the game")
    parser.add_argument("--digest", type=hash_of, help="what the table shows as luck.digest after the game")
    given = parser.parse_args()
    try:
        with open(given.record, encoding="utf-8", newline="") as record, open(given.outcomes, encoding="utf-8") as listed:
            found = check(record.read(), read_outcomes(listed.read()), given.commit, given.digest)
    except (Refuted, ValueError, KeyError) as problem:
        print(f"{given.record}: NOT PROVEN: {problem}")
        return 1
    kind, start, entries, checked, unchecked, last, bits, takebacks, contributed = found
    unproven = checked == 0 or unchecked > 0 or start > 0
    if unproven:
        print(f"{given.record}: NOT PROVEN: some luck, or all of it, was not checked")
    else:
        told = "PROVEN" if given.digest else "LUCK PROVEN, but the end was not compared with a digest"
        print(f"{given.record}: " + (told if given.commit else "CONSISTENT, but not compared with a commitment"))
    print(f"  Luck checked: {checked} of {checked + unchecked} chance answers; the chance of a coincidental match is 1 in 2^{bits:.0f}.")
    if start:
        print(f"  Not checked: the luck of the first {start} entries, which came from another game.")
    bound = "the secret" if kind == 1 else "the secret, box, edition, seats, modules, options, luck-from and the entries before it"
    print(f"  Bound by the commitment{'' if given.commit else ' (which was compared with nothing)'}: {bound}.")
    also = "box, edition, seats, modules, options" if kind == 1 else "names, take-backs"
    print(f"  Bound by the luck: {also}, luck-entropy, entries 1 to {last}.")
    beyond = "the entries after that" if kind == 1 else "the entries after that, where the record stops, who resigned or ran out of time, substitutes"
    print(f"  Bound by the digest{'' if given.digest else ' (which was compared with nothing)'}: {beyond}.")
    if kind == 1:
        print("  Not covered by luck 1: names, who resigned or ran out of time, whether anything was taken back, luck-from.")
    print(f"  The table went back past luck: {takebacks} times. Contributed to the luck: {', '.join(contributed) or 'nobody'}.")
    print("  Trusted from FILE.outcomes without a check: that the entries are legal, and what chance could answer.")
    return 3 if unproven or not given.commit or not given.digest else 0


if __name__ == "__main__":
    sys.exit(main())
