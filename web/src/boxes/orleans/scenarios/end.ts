import type { OrleansView, PlayerView } from '../view';
import { say } from '../words';

/** How a solo game has ended, in a sentence. */
export function endWords(view: OrleansView, player: PlayerView): string {
  if (player.fallen) return view.scenario === 'salesman' ? say('end.starved') : say('end.unpaid');
  const open = player.objectives.filter(({ done }) => !done).length;
  const won = view.scenario === 'dignitary' ? player.citizens >= view.goal : open === 0;
  if (won) return say('end.won', { n: view.round });
  return view.scenario === 'dignitary'
    ? say('end.lostCitizens', { n: view.goal - player.citizens })
    : say('end.lostGoals', { n: open });
}
