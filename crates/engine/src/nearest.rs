/// The candidate closest to `text`, if it is close enough to be a typing error.
pub fn nearest<'a>(text: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let text: Vec<char> = text.to_lowercase().chars().collect();
    let slips = |candidate: &'a str| {
        let letters: Vec<char> = candidate.to_lowercase().chars().collect();
        let most = letters.len().div_ceil(3).max(1);
        // Each extra letter in one of them is a slip, so most candidates need no comparison.
        let may_be = letters.len().abs_diff(text.len()) <= most;
        let slips = may_be.then(|| distance(&text, &letters)).filter(|slips| *slips <= most);
        slips.map(|slips| (slips, candidate))
    };
    candidates.into_iter().filter_map(slips).min_by_key(|&(slips, _)| slips).map(|(_, candidate)| candidate)
}

/// How many letters must be added, removed, changed or swapped with the next one.
fn distance(a: &[char], b: &[char]) -> usize {
    let mut before_last = vec![0; b.len() + 1];
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for i in 1..=a.len() {
        let mut row = vec![i; b.len() + 1];
        for j in 1..=b.len() {
            let change = usize::from(a[i - 1] != b[j - 1]);
            row[j] = (last[j - 1] + change).min(last[j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                row[j] = row[j].min(before_last[j - 2] + 1);
            }
        }
        before_last = std::mem::replace(&mut last, row);
    }
    last[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_typing_error_is_understood() {
        assert_eq!(nearest("burgandy", ["burgundy", "orleans"]), Some("burgundy"));
        assert_eq!(nearest("brugundy", ["burgundy"]), Some("burgundy"));
        assert_eq!(nearest("chess", ["burgundy", "orleans"]), None);
    }
}
