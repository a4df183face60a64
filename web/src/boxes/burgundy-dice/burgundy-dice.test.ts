import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Fixture } from '../../dev/fixture-table';
import type { Event } from '../../generated/burgundy-dice';
import { touch } from '../../table/model';
import { layGround, thingOf, things } from './actions';
import { describe as inWords } from './describe';
import { log } from './log';
import { question, waiting } from './prompts';
import { areaOf, COLOUR_POINTS } from './sheet';
import { type DiceGamePrompt, type DiceGameView, playerOf } from './view';
import { aside, forbidden, tries } from './why';
import { amountOf, reasonOf } from './words';

type Position = Omit<Fixture<DiceGamePrompt, Event>, 'view'> & { readonly view: DiceGameView };
const folder = new URL('./fixtures/', import.meta.url);
const fixtures = readdirSync(folder).map((name) => ({
  name,
  fixture: JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Position,
}));
const named = (name: string): Position => {
  const found = fixtures.find((one) => one.name === `${name}.json`);
  if (!found) throw new Error(`no fixture ${name}`);
  return found.fixture;
};
const names = (seat: string) => seat;
const ids = (action: string) => things(action).map((thing) => thing.id);

describe.each(fixtures)('$name', ({ fixture }) => {
  const { view, seat, legal } = fixture;
  it('has things and words for every legal action', () => {
    for (const action of legal) {
      expect(things(action).length, action).toBeGreaterThan(0);
      const text = inWords(action, view, seat);
      expect(JSON.stringify(text), action).not.toMatch(/[{]\w+[}|]|undefined/);
      expect(text.title, action).not.toBe(action);
    }
  });
  it('writes its log in sentences', () => {
    for (const line of log(fixture.notes, names, view))
      expect(`${line.seat} ${line.text}`).not.toMatch(/[{}]|undefined|log\./);
  });
  it('asks a question, or says who it is waiting for', () => {
    const { title } = legal.length > 0 ? question(fixture.prompt, view, legal) : waiting(view, names);
    expect(title).toMatch(/^[A-Z\d].*\.$/);
  });
});

describe('what an action touches', () => {
  it('is a die of each kind and a hex, or a bonus', () => {
    const { view } = named('three-mid');
    layGround(view);
    expect(ids('mark dice r1c3 4')).toEqual(['pip:4', 'colour:gray', 'hex:r1c3']);
    expect(ids('mark monk r5c4 6')).toEqual(['bonus:monk', 'pip:6', 'hex:r5c4']);
    expect(ids('mark worker r1c3 3')).toEqual(['bonus:worker', 'colour:gray', 'as:3', 'hex:r1c3']);
    expect(ids('mark silver r1c3 4 r4c7 6')).toEqual(['bonus:silver', 'first:r1c3', 'second:r4c7']);
    expect(ids('pass')).toEqual(['button:pass']);
  });
  it('keeps the hexes of a silver in order', () => {
    expect(thingOf('r1c3', [])).toBe('hex:r1c3');
    expect(thingOf('r1c3', ['bonus:silver'])).toBe('first:r1c3');
    expect(thingOf('r1c3', ['bonus:silver', 'first:r1c3'])).toBe('first:r1c3');
    expect(thingOf('r4c7', ['bonus:silver', 'first:r1c3'])).toBe('second:r4c7');
  });
  it('reaches every legal action by touching', () => {
    for (const { fixture } of fixtures) {
      layGround(fixture.view);
      const choices = fixture.legal.map((action) => ({ action, things: things(action) }));
      for (const { action, things: list } of choices) {
        let selected: readonly string[] = [];
        let reached = false;
        for (const { id } of list) {
          if (reached || selected.includes(id)) continue;
          const outcome = touch(choices, selected, id);
          if (outcome.kind === 'play') reached = outcome.action === action;
          else if (outcome.kind === 'menu') reached = outcome.actions.includes(action);
          if (outcome.kind === 'select' || outcome.kind === 'menu') selected = outcome.selected;
        }
        expect(reached, action).toBe(true);
      }
    }
  });
});

describe('previews', () => {
  it('are worded by what changes and by the clause behind it', () => {
    expect(amountOf('monks', 1)).toEqual({ icon: 'bd-monk', label: '1 monk' });
    expect(amountOf('points', 6).label).toBe('6 points');
    expect(reasonOf('burgundy-dice.area.pasture')).toBe('pasture, doubled');
    expect(reasonOf('burgundy-dice.bonus.monk')).toBe('');
  });
  it('know which hexes are one area', () => {
    const player = playerOf(named('three-mid').view, 'p1');
    expect(areaOf('r1c3', player?.hexes ?? []).map((hex) => hex.hex)).toEqual(['r1c3', 'r1c4']);
  });
  it('show the points of the colours as the server has them', () => {
    for (const { fixture } of fixtures) {
      for (const { colour, first, second } of fixture.view.colours) {
        expect([COLOUR_POINTS[colour][0], null]).toContain(first);
        expect([COLOUR_POINTS[colour][1], null]).toContain(second);
      }
    }
  });
});

describe('a click that does nothing', () => {
  const { view } = named('three-mid');
  it('asks the rules about what it would mean', () => {
    const [one, other] = view.dice?.pips ?? [0, 0];
    expect(tries('hex:r1c4', [], view)).toEqual(
      [...new Set([one, other])].map((number) => `mark dice r1c4 ${number}`),
    );
    expect(tries('hex:r1c4', ['bonus:worker'], view)).toHaveLength(6);
    expect(aside('hourglass')).toContain('counts time');
  });
  it('gets the reason in words', () => {
    const why = { action: '', clause: '', text: 'in English', values: { colour: 'purple', bonus: 'monk' } };
    expect(forbidden({ ...why, word: 'colour-not-rolled' }, view, 'p1', String)).toContain(
      'No die shows purple.',
    );
    expect(forbidden({ ...why, word: 'a-new-rule' }, view, 'p1', String)).toBe('in English');
  });
});
