//! How long bots may think.

use core::time::Duration;

use shelf::{Budget, GameBox};

/// About how long a simulated game takes, for budgets that count games.
const EACH_TAKES: Duration = Duration::from_millis(1);

/// All problems with a list of bots that somebody wants to seat: names that the box does not know, and budgets above
/// the server's own.
pub fn check_bots<'a>(
    game_box: &GameBox,
    names: impl IntoIterator<Item = &'a str>,
    most: Duration,
) -> Vec<String> {
    let problem = |name: &str| {
        let known = game_box.check_bots([name]).pop();
        known.or_else(|| (within(name, most) != name).then(|| too_long(name, most)))
    };
    names.into_iter().filter_map(problem).collect()
}

fn too_long(name: &str, most: Duration) -> String {
    format!(
        "bot `{name}` would think for longer than this server allows: at most {} simulations or {}ms",
        simulations(most),
        most.as_millis()
    )
}

/// How many simulated games fit into a time.
fn simulations(time: Duration) -> u32 {
    u32::try_from(time.as_micros() / EACH_TAKES.as_micros()).unwrap_or(u32::MAX)
}

/// The name of a bot with a budget that is not above the server's own.
pub fn within(name: &str, most: Duration) -> String {
    let Some((plain, Ok(budget))) = name.split_once('@').map(|(plain, text)| (plain, text.parse())) else {
        return name.to_owned();
    };
    match budget {
        Budget::Simulations(count) if count > simulations(most) => {
            format!("{plain}@{}", Budget::Simulations(simulations(most)))
        }
        Budget::Time(time) if time > most => format!("{plain}@{}", Budget::Time(most)),
        Budget::Simulations(_) | Budget::Time(_) => name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_bot_is_seated_with_a_budget_above_the_servers_own() {
        let (burgundy, most) = (boxes::BOXES.find("burgundy").unwrap(), Duration::from_secs(20));
        assert!(check_bots(burgundy, ["expert", "expert@20s", "expert@20000", "greedy"], most).is_empty());
        let refused = check_bots(burgundy, ["expert@1000000000", "expert@3600000ms", "exprt"], most);
        assert_eq!(refused.len(), 3, "{refused:?}");
        assert!(refused[0].contains("at most 20000 simulations or 20000ms"), "{refused:?}");
        // Older tables may have one.
        assert_eq!(within("expert@1000000000", most), "expert@20000");
        assert_eq!(within("expert@3600s", most), "expert@20000ms");
        assert_eq!(within("expert@1s", most), "expert@1s");
    }
}
