/** The first rounds of The Castles of Burgundy: The Dice Game. */
import { playerOf, type DiceGamePrompt, type DiceGameView } from '../boxes/burgundy-dice/view';
import { colourName, say } from '../boxes/burgundy-dice/words';
import type { DiceKey } from '../i18n/burgundy-dice.en';
import { isMyTurn, legal, mine, PLAYABLE, type Advice, type Moment, type Step } from './coach-steps';

const viewOf = (moment: Moment) => moment.position.view as DiceGameView;
const ask = (moment: Moment) => (moment.position.prompt as DiceGamePrompt | null)?.ask;

/** "The dice show 2 and 5, blue and green." */
function dice(moment: Moment): string {
  const rolled = viewOf(moment).dice;
  if (!rolled) return '';
  const { pips: [one, other], colours: [colour, next] } = rolled;
  return say('coach.roll', { one, other, colour: colourName(colour), next: colourName(next) });
}

function tell(key: DiceKey, text: DiceKey, moment: Moment, points: string, more: Partial<Advice> = {}): Advice {
  const params = { dice: dice(moment), name: moment.rival };
  return { title: say(key, params), text: say(text, params).trim(), points, ...more };
}

const SHEET = '.area-own';
const DICE = '.bd-tray';
const BONUSES = '.bd-rows';
const RIVALS = '.area-rivals, .seat-chips';

const wait = (moment: Moment) => tell('coach.wait', 'coach.wait.text', moment, RIVALS);
const byDice = (moment: Moment) => moment.position.legal.filter((action) => action.startsWith('mark dice '));
const byBonus = (moment: Moment) => moment.position.legal.filter((action) => /^mark (monk|worker|silver) /.test(action));

/** Marks with what was rolled; where nothing fits, with a bonus; else a worker comforts. */
function mark(title: DiceKey, text: DiceKey): (moment: Moment) => Advice {
  return (moment) => {
    if (!isMyTurn(moment)) return wait(moment);
    const [first] = byDice(moment);
    if (first) return tell(title, text, moment, `.bd-sheet ${PLAYABLE}`, { suggestion: first, clause: 'burgundy-dice.round.combination' });
    const [helped] = byBonus(moment);
    if (helped) return tell('coach.helped', 'coach.helped.text', moment, `${BONUSES} ${PLAYABLE}`, { suggestion: helped });
    return tell('coach.pass', 'coach.pass.text', moment, '.area-prompt', { suggestion: legal(moment, 'pass')[0] });
  };
}

const marked = (moment: Moment) => mine(moment, 'mark') || mine(moment, 'pass');

export const STEPS: readonly Step[] = [
  { id: 'welcome', advise: (moment) => tell('coach.welcome', 'coach.welcome.text', moment, SHEET, { clause: 'burgundy-dice.round.adjacent' }) },
  {
    id: 'castle',
    done: (moment) => playerOf(viewOf(moment), moment.you)?.castle !== null || mine(moment, 'castle'),
    advise: (moment) => ask(moment) === 'start-castle'
      ? tell('coach.castle', 'coach.castle.text', moment, `.bd-sheet ${PLAYABLE}`, { suggestion: legal(moment, 'castle')[0] })
      : wait(moment),
  },
  { id: 'dice', advise: (moment) => tell('coach.dice', 'coach.dice.text', moment, DICE, { clause: 'burgundy-dice.setup.dice' }) },
  { id: 'numbers', advise: (moment) => tell('coach.numbers', 'coach.numbers.text', moment, SHEET) },
  { id: 'mark', done: marked, advise: mark('coach.mark', 'coach.mark.text') },
  { id: 'together', advise: (moment) => tell('coach.together', 'coach.together.text', moment, RIVALS, { clause: 'burgundy-dice.round.secret' }) },
  { id: 'bonuses', advise: (moment) => tell('coach.bonuses', 'coach.bonuses.text', moment, BONUSES, { clause: 'burgundy-dice.bonus.one' }) },
  { id: 'again', done: marked, advise: mark('coach.again', 'coach.again.text') },
  { id: 'points', advise: (moment) => tell('coach.points', 'coach.points.text', moment, '.bd-tables, .bd-points', { clause: 'burgundy-dice.area.points' }) },
  { id: 'time', advise: (moment) => tell('coach.time', 'coach.time.text', moment, '.bd-time, .bd-time-now', { clause: 'burgundy-dice.time.phases' }) },
  { id: 'done', advise: (moment) => tell('coach.done', 'coach.done.text', moment, '.record') },
];
