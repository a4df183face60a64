/** The first turns of The Castles of Burgundy. */
import type { BurgundyPrompt, BurgundyView } from '../boxes/burgundy/view';
import { listOf, t, type MessageKey } from '../i18n';
import { isMyTurn, legal, mine, PLAYABLE, type Advice, type Moment, type Step } from './coach-steps';

const view = (moment: Moment) => moment.position.view as BurgundyView;
const ask = (moment: Moment) => (moment.position.prompt as BurgundyPrompt | null)?.ask;

function dice(moment: Moment): string {
  const own = view(moment).players.find((player) => player.seat === moment.you)?.dice ?? [];
  const left = own.filter((die): die is number => die !== null);
  return left.length > 0 ? t('coach.yourDice', { dice: listOf(left.map(String)) }) : '';
}

/** Both dice are used when nothing is left but to buy and to end. */
const spent = (moment: Moment) =>
  isMyTurn(moment) && ask(moment) === 'turn' && moment.position.legal.every((action) => /^(end|buy)\b/.test(action));

function say(key: MessageKey, text: MessageKey, moment: Moment, points: string, more: Partial<Advice> = {}): Advice {
  const params = { dice: dice(moment), name: moment.rival };
  return { title: t(key, params), text: t(text, params).trim(), points, ...more };
}

const OWN = '.area-own';
const MARKET = '.area-main, .area-glance';
const watch = (moment: Moment) => say('coach.watch', 'coach.watch.text', moment, '.record, .area-prompt');
const answer = (moment: Moment) =>
  say('coach.answer', 'coach.answer.text', moment, `.table-grid ${PLAYABLE}, .area-prompt`, { suggestion: moment.position.legal[0] });

/** While it is not the pupil's turn, or a tile asks something, that comes first. */
function inTurn(advise: (moment: Moment) => Advice): (moment: Moment) => Advice {
  return (moment) => {
    if (!isMyTurn(moment)) return watch(moment);
    return ask(moment) === 'turn' ? advise(moment) : answer(moment);
  };
}

export const STEPS: readonly Step[] = [
  { id: 'welcome', advise: (moment) => say('coach.welcome', 'coach.welcome.text', moment, OWN, { clause: 'burgundy.place.adjacent' }) },
  { id: 'market', advise: (moment) => say('coach.market', 'coach.market.text', moment, MARKET) },
  { id: 'dice', advise: (moment) => say('coach.dice', 'coach.dice.text', moment, '[data-thing^="die:"], .dice', { clause: 'burgundy.turn.two-actions' }) },
  {
    id: 'take',
    done: (moment) => mine(moment, 'take') || mine(moment, 'end') || spent(moment),
    advise: inTurn((moment) => legal(moment, 'take').length > 0
      ? say('coach.take', 'coach.take.text', moment, `.area-main ${PLAYABLE}, .area-glance ${PLAYABLE}`, { suggestion: legal(moment, 'take')[0] })
      : say('coach.workers', 'coach.workers.text', moment, '.area-prompt', { suggestion: legal(moment, 'workers')[0] })),
  },
  {
    id: 'place',
    done: (moment) => mine(moment, 'end') || (spent(moment) && isMyTurn(moment)),
    advise: inTurn((moment) => legal(moment, 'place').length > 0
      ? say('coach.place', 'coach.place.text', moment, `.area-supplies ${PLAYABLE}`, { suggestion: legal(moment, 'place')[0] })
      : say('coach.placeLater', 'coach.placeLater.text', moment, `.table-grid ${PLAYABLE}`, { suggestion: legal(moment, 'workers')[0] })),
  },
  {
    id: 'end',
    done: (moment) => mine(moment, 'end'),
    advise: inTurn((moment) => say('coach.end', 'coach.end.text', moment, '[data-thing-button="end"]', { suggestion: legal(moment, 'end')[0] })),
  },
  { id: 'watch', advise: watch },
  {
    id: 'again',
    done: (moment) => mine(moment, 'end'),
    advise: inTurn((moment) => spent(moment)
      ? say('coach.end', 'coach.end.text', moment, '[data-thing-button="end"]', { suggestion: legal(moment, 'end')[0] })
      : say('coach.again', 'coach.again.text', moment, '.table-grid', { suggestion: moment.position.legal.find((action) => /^(place|take|workers)/.test(action)) })),
  },
  { id: 'points', advise: (moment) => say('coach.points', 'coach.points.text', moment, '.score-panel, .seat-chips') },
  { id: 'done', advise: (moment) => say('coach.done', 'coach.done.text', moment, '.record') },
];
