//! Tables made of parts.

/// Lists one after another.
pub(crate) const fn joined<T: Copy, const COUNT: usize>(lists: &[&[T]]) -> [T; COUNT] {
    let mut all = [lists[0][0]; COUNT];
    let (mut list, mut next) = (0, 0);
    while list < lists.len() {
        let mut row = 0;
        while row < lists[list].len() {
            all[next] = lists[list][row];
            (row, next) = (row + 1, next + 1);
        }
        list += 1;
    }
    assert!(next == COUNT, "a row is missing");
    all
}

/// How many rows several lists have.
pub(crate) const fn count<T>(lists: &[&[T]]) -> usize {
    let (mut list, mut all) = (0, 0);
    while list < lists.len() {
        all += lists[list].len();
        list += 1;
    }
    all
}
