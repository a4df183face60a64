/** What the prompt says in the co-operative scenario. */

import { TABLES } from '../../../generated/orleans';
import { listOf } from '../../../i18n';
import type { Names, PromptButton, PromptText } from '../../../table/box';
import { type AnyPlace, type OrleansPrompt, type OrleansView, playerOf } from '../view';
import { aFollower, eventName, placeName, say, townName } from '../words';
import { parseInvasion } from './actions';
import { describeInvasion } from './describe';
import { dueWords } from './measure';
import { receiver, tell } from './words';

/** Names are not known to the box's questions, so seats are named by a signal of the table. */
export function askedByInvasion(
  prompt: OrleansPrompt,
  view: OrleansView,
  legal: readonly string[],
  names: Names,
): PromptText | undefined {
  const { count, follower, seat } = prompt;
  const me = playerOf(view, seat);
  const town = me ? townName(me.merchant) : '';
  const plain = (ask: 'character' | 'train' | 'voyage' | 'famine' | 'consent', n = count): PromptText => ({
    title: tell(`ask.${ask}`, { n }),
    hint: tell(`hint.${ask}`),
  });
  switch (prompt.ask) {
    case 'character':
    case 'train':
    case 'voyage':
    case 'famine':
    case 'consent':
      return plain(prompt.ask);
    case 'load':
      return {
        title: tell('ask.load', { to: receiver(prompt.other ?? 'city', names) }),
        hint: tell('hint.load', { n: count }),
      };
    case 'lodger':
      return {
        title: tell('ask.lodger', { follower: follower ? aFollower(follower) : '' }),
        hint: tell('hint.lodger'),
      };
    case 'palatinate': {
      const name = names(prompt.other ?? seat);
      return { title: tell('ask.palatinate', { name }), hint: tell('hint.palatinate', { name }) };
    }
    case 'due': {
      const due = me?.character?.dues.find(({ round }) => round === view.round)?.due;
      return { title: tell('ask.due', { due: due ? dueWords(due) : '' }), hint: tell('hint.due') };
    }
    case 'progress':
      return { title: tell('ask.progress', { town }), hint: tell('hint.progress') };
    case 'rob':
      return robbery(count, legal);
    case 'summon':
      return { title: tell('ask.summon'), hint: tell('hint.summon', { town }) };
    case 'confirm':
      return {
        title: tell('ask.confirm'),
        hint: legal.includes('replan') ? tell('hint.confirm', { n: count }) : tell('hint.confirmLast'),
      };
    case 'propose':
      return draftQuestion(view);
    case 'send':
      return { title: tell('ask.send'), hint: tell('hint.send') };
    case 'fit':
      return legal.includes('fit catapult')
        ? { title: say('ask.fit'), hint: tell('hint.fitCatapult') }
        : undefined;
    default:
      return undefined;
  }
}

/** Goods, or a tower as long as no good has been given. */
function robbery(left: number, legal: readonly string[]): PromptText {
  const towers = legal.some((line) => line.startsWith('raze '));
  const goods = legal.some((line) => line.startsWith('give '));
  if (!goods) return { title: tell('ask.robTower'), hint: tell('hint.robTower') };
  return {
    title: tell(left < TABLES.team.robbery ? 'ask.robMore' : 'ask.rob', { n: left }),
    hint: tell(towers ? 'hint.rob' : 'hint.robBegun'),
  };
}

/** Events whose burden nobody bears alone. */
const COMMON: readonly string[] = ['drought', 'earthquake', 'good-winds', 'donation'];

function draftQuestion(view: OrleansView): PromptText {
  const proposal = view.proposal;
  const event = proposal ? eventName(proposal.event) : '';
  if (proposal?.holds) return { title: tell('ask.draftLast', { event }), hint: tell('hint.draftLast') };
  const hint = COMMON.includes(proposal?.event ?? '') ? 'hint.draftCommon' : 'hint.draft';
  return { title: tell('ask.draft', { event }), hint: tell(hint) };
}

/** What is being chosen for a support place. */
export function selectingSupport(selected: readonly string[], { city }: OrleansView): PromptText | undefined {
  const place = selected.find((thing) => thing.startsWith('place:'))?.slice('place:'.length) as AnyPlace;
  switch (place) {
    case 'town-hall':
    case 'gunpowder-tower':
      return city
        ? { title: tell('selecting.city', { place: placeName(place) }), hint: tell('selecting.cityHint') }
        : undefined;
    case 'vehicle':
    case 'guild-house':
      return { title: tell('selecting.to', { place: placeName(place) }), hint: tell('selecting.toHint') };
    case 'hostel':
      return {
        title: tell('selecting.lodge', { place: placeName(place) }),
        hint: tell('selecting.lodgeHint'),
      };
    case 'palatinate':
      return {
        title: tell('selecting.owner', { place: placeName(place) }),
        hint: tell('selecting.ownerHint'),
      };
    default:
      return undefined;
  }
}

/** What the others are doing. */
export function waitingTogether(
  view: OrleansView,
  names: Names,
  asked: readonly string[],
): PromptText | undefined {
  const proposal = view.proposal;
  if (proposal?.proposed)
    return { title: tell('wait.consent', { names: listOf(asked.map(names)) }), hint: '' };
  if (proposal)
    return {
      title: tell('wait.draft', { name: names(proposal.drafter), event: eventName(proposal.event) }),
      hint: tell('wait.draftHint'),
    };
  return undefined;
}

/** Answers that have a button, in order. */
const BUTTONS = {
  'build event': ['build-event', 'button.build4'],
  home: ['home', 'button.home'],
  'fit catapult': ['fit-catapult', 'button.catapult'],
  skip: ['skip', 'button.skip'],
  decline: ['decline', 'button.decline'],
  accept: ['accept', 'button.accept'],
} as const;

export function invasionButtons(legal: readonly string[], names: Names): readonly PromptButton[] {
  const list: PromptButton[] = [];
  for (const [line, [id, label]] of Object.entries(BUTTONS))
    if (legal.includes(line))
      list.push({ thing: `button:${id}`, label: tell(label), ...(id === 'accept' ? { primary: true } : {}) });
  for (const line of legal) {
    const action = parseInvasion(line);
    if (action?.verb === 'raze')
      list.push({ thing: `button:${line}`, label: describeInvasion(action, names).title });
  }
  return list;
}

/** How it ended for everybody, and why. The rows of the end say more. */
export function endTogether({ city, end, hours }: OrleansView): PromptText | undefined {
  if (!city || end === 'open') return undefined;
  if (end === 'objectives') return { title: tell('city.saved'), hint: tell('stage.wonNote') };
  const hour = hours.at(-1);
  const hint =
    end === 'unpaid'
      ? tell('stage.reason.unpaid', { event: hour ? eventName(hour) : '' })
      : tell('stage.reason.rounds', { n: city.all - city.met, all: city.all });
  return { title: tell('city.fallen'), hint };
}
