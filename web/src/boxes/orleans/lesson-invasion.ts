/** The tutorial of the co-operative game: its first two rounds, with a bot as a partner. */
import { type Advice, legal } from '../lesson';
import { isComplete, suggested } from './invasion/draft';
import { linesOf, unitsOf } from './invasion/unit';
import {
  acted,
  answer,
  isRound,
  type Key,
  PROMPT,
  planAdvice,
  planned,
  promptOf,
  tell,
  viewOf,
  withMove,
} from './lesson';
import type { Moment, Step } from './view';

const CITY = '.o-city-strip, .phone-tabs';
/** An easy objective to begin with. */
const FIRST = 'character general';
const isPlanning = (moment: Moment) => ['man', 'plan', 'ready'].includes(promptOf(moment)?.ask ?? '');

/** The coach divides the burden as well as it can. */
function proposalAdvice(moment: Moment): Advice | undefined {
  const view = viewOf(moment);
  const { proposal } = view;
  if (!proposal || proposal.items.length > 0) return undefined;
  const units = unitsOf(proposal.event, view, proposal.demand, moment.position.legal);
  const making = { hour: proposal.event, view, units, demand: proposal.demand };
  const draft = suggested(making);
  if (!isComplete(making, draft)) return undefined;
  return tell('team.proposal', moment, '.o-proposal', {
    plan: [...linesOf(units, draft), 'propose'],
    clause: 'orleans.invasion.team-agreement',
    read: false,
  });
}

/** Questions of the base game are answered as there. */
function answerTogether(key: Key, moment: Moment): Advice {
  const move = (action: string | undefined, about: Key = key) =>
    withMove(about, moment, action, `${PROMPT}, .area-hand`);
  switch (promptOf(moment)?.ask) {
    case 'confirm':
      return move('ready', 'team.confirm');
    case 'propose':
      return (
        proposalAdvice(moment) ?? move(legal(moment, 'skip')[0] ?? moment.position.legal[0], 'team.event')
      );
    case 'consent':
      return move('accept', 'team.event');
    case 'load':
    case 'lodger':
    case 'due':
    case 'train':
    case 'progress':
    case 'voyage':
    case 'famine':
    case 'rob':
    case 'summon':
      return move(moment.position.legal[0], 'team.event');
    case 'act': {
      const acts = legal(moment, 'recruit', 'build', 'travel', 'work', 'fund');
      return move(acts[0] ?? 'pass');
    }
    default:
      return answer(key, moment);
  }
}

/** Whether the plan is made and nobody asks about it any more. */
const kept = (moment: Moment): boolean => !isPlanning(moment) && promptOf(moment)?.ask !== 'confirm';

export const INVASION_STEPS: readonly Step[] = [
  {
    id: 'team.welcome',
    advise: (moment) => tell('team.welcome', moment, CITY, { clause: 'orleans.invasion.goal' }),
  },
  {
    id: 'team.city',
    advise: (moment) =>
      tell('team.city', moment, '.o-city-switch, .phone-tabs', { clause: 'orleans.invasion.achievements' }),
  },
  {
    id: 'team.choose',
    done: (moment) => promptOf(moment)?.ask !== 'character',
    advise: (moment) =>
      withMove(
        'team.choose',
        moment,
        legal(moment, 'character').find((action) => action === FIRST),
        PROMPT,
      ),
  },
  {
    id: 'team.character',
    advise: (moment) =>
      tell('team.character', moment, '.o-support .o-slip', { clause: 'orleans.invasion.personal' }),
  },
  {
    id: 'team.hour',
    advise: (moment) =>
      tell('team.hour', moment, '.o-hourglass, .o-glance', { clause: 'orleans.invasion.loss-now' }),
  },
  {
    id: 'team.support',
    advise: (moment) =>
      tell('team.support', moment, '.o-support', { clause: 'orleans.invasion.guild-house' }),
  },
  {
    id: 'team.plan',
    done: planned,
    advise: (moment) =>
      isPlanning(moment) ? planAdvice('team.plan', moment) : answerTogether('team.plan', moment),
  },
  { id: 'team.confirm', done: kept, advise: (moment) => answerTogether('team.confirm', moment) },
  { id: 'team.act', done: acted, advise: (moment) => answerTogether('team.act', moment) },
  {
    id: 'team.rest',
    done: (moment) => isRound(moment, 2),
    advise: (moment) => answerTogether('team.rest', moment),
  },
  {
    id: 'team.proposal',
    advise: (moment) =>
      tell('team.proposal', moment, '.area-prompt', { clause: 'orleans.invasion.team-agreement' }),
  },
  {
    id: 'team.second',
    done: (moment) => isRound(moment, 3),
    advise: (moment) => answerTogether('team.second', moment),
  },
  {
    id: 'team.done',
    advise: (moment) => tell('team.done', moment, CITY, { clause: 'orleans.invasion.loss-last-round' }),
  },
];
