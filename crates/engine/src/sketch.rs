/// An answer that consists of several lines, while it is being made. A seat wishes for lines in any order, and sends
/// them all together when it is done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sketch<S, A> {
    /// The wishes that fit together, in the order of the rules. Questions that no wish answers are answered with what
    /// leaves everything as it is, where there is such an answer. Without the last word.
    pub lines: Vec<A>,
    /// The wishes that do not fit with the others.
    pub refused: Vec<A>,
    /// What else could be wished. With any one of these, some whole list would still exist. A shortcut for several
    /// wishes may be left out.
    pub more: Vec<A>,
    /// The last word, sent after the lines. `None` if the lines alone are the whole answer.
    pub last: Option<A>,
    /// Whether the lines and the last word would be accepted now.
    pub done: bool,
    /// The table with the lines on it. It is only to be viewed.
    pub look: S,
}

/// Sorts wishes into those that fit together and the others. If they do not all fit, each is kept that fits with those
/// kept before it. In the end none of the others fits with what is kept.
pub fn sort_wishes<A: Copy>(wishes: &[A], fits: impl Fn(&[A]) -> bool) -> [Vec<A>; 2] {
    if fits(wishes) {
        return [wishes.to_vec(), Vec::new()];
    }
    let (mut kept, mut refused) = (Vec::new(), wishes.to_vec());
    loop {
        let before = kept.len();
        refused.retain(|&wish| {
            kept.push(wish);
            let fitted = fits(&kept);
            if !fitted {
                kept.pop();
            }
            !fitted
        });
        // What is kept now may have made room for an earlier one.
        if kept.len() == before {
            return [kept, refused];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_wishes_that_do_not_fit_the_first_are_kept() {
        let fits = |wishes: &[u8]| wishes.iter().sum::<u8>() <= 6;
        assert_eq!(sort_wishes(&[1, 2, 3], fits), [vec![1, 2, 3], vec![]]);
        assert_eq!(sort_wishes(&[3, 2, 4, 1, 1], fits), [vec![3, 2, 1], vec![4, 1]]);
    }

    #[test]
    fn a_wish_that_fits_only_after_a_later_one_is_kept() {
        let fits = |wishes: &[u8]| !wishes.contains(&9) && (!wishes.contains(&2) || wishes.contains(&1));
        assert_eq!(sort_wishes(&[9, 2, 1], fits), [vec![1, 2], vec![9]]);
    }

    #[test]
    fn wishes_that_fit_only_together_are_all_kept() {
        let fits = |wishes: &[u8]| wishes.len() != 1;
        assert_eq!(sort_wishes(&[7, 8], fits), [vec![7, 8], vec![]]);
    }
}
