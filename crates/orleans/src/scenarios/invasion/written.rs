//! Values of the city as an overlay writes them.

use super::row::STACKS;
use crate::content::{Good, Hour};

/// Wool and brocade, `wool 2 brocade 2`.
pub(crate) fn read_cloth(text: &str) -> Result<[u8; 2], String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut cloth = [0; 2];
    for pair in words.chunks(2) {
        let (good, count) = match *pair {
            [good, count] => (good.parse::<Good>(), count.parse::<u8>()),
            _ => return Err(cloth_form(text)),
        };
        let (Ok(good), Ok(count @ 1..=9)) = (good, count) else { return Err(cloth_form(text)) };
        if good.food() {
            return Err(cloth_form(text));
        }
        cloth[good.index() - Good::Wool.index()] = count;
    }
    if cloth == [0; 2] { Err(cloth_form(text)) } else { Ok(cloth) }
}

fn cloth_form(text: &str) -> String {
    format!(
        "`{text}` is not what the Clothing Store takes; write it like `wool 2 brocade 2`, with 1 to 9 of each"
    )
}

/// Events with a lightning mark, as a mask.
pub(crate) fn read_mean(text: &str) -> Result<u128, String> {
    let mut mean = 0;
    for word in text.split_whitespace() {
        let hour = word.parse::<Hour>().map_err(|error| error.to_string())?;
        if !STACKS.first.contains(&hour) && !STACKS.second.contains(&hour) {
            return Err(format!("`{hour}` is not an event of Invasion's stacks A and B"));
        }
        mean |= hour.bit();
    }
    Ok(mean)
}
