//! What people may write: nothing that hides, and nothing that turns other text around.

/// Whether a character is invisible or changes how the text around it is read: controls, directions, joiners, fillers.
pub fn is_hidden(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// Whether a reader can see any of a text.
pub fn is_visible(text: &str) -> bool {
    text.chars().any(|letter| !letter.is_whitespace() && !is_hidden(letter))
}

/// A line of chat without what hides. Emoji keep what joins them and what colours them.
pub fn without_hidden(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    for letter in text.chars() {
        // The joiner and the selector belong to the picture before them.
        let joins = matches!(letter, '\u{200d}' | '\u{fe0f}') && kept.chars().last().is_some_and(is_picture);
        if joins || !is_hidden(letter) {
            kept.push(letter);
        }
    }
    kept
}

fn is_picture(letter: char) -> bool {
    matches!(letter, '\u{2190}'..='\u{2bff}' | '\u{1f000}'..='\u{1faff}' | '\u{fe0f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_that_hides_or_turns_around_is_found() {
        for letter in ['\u{202e}', '\u{2066}', '\u{200b}', '\u{200d}', '\u{3164}', '\u{feff}', '\u{7}'] {
            assert!(is_hidden(letter), "{letter:?}");
            assert!(!is_visible(&format!(" {letter}")));
            assert_eq!(without_hidden(&format!("a{letter}b")), "ab");
        }
        for letter in ['a', 'é', 'ß', 'Ж', '漢', '😀', '♟'] {
            assert!(!is_hidden(letter) && is_visible(&letter.to_string()), "{letter:?}");
        }
        let family = "👩\u{200d}👧 ♟\u{fe0f}";
        assert_eq!(without_hidden(family), family);
    }
}
