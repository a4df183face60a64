import { Icon } from '../art/icon';
import { t } from '../i18n';
import { amountWords } from './amount';
import type { ActionText, Part } from './box';
import { type Control, useControl } from './control';
import { headline } from './headline';
import { grouped } from './ways';

function Gains({ list }: { readonly list: readonly Part[] }) {
  return (
    <>
      {list.map((part, n) => (
        <li key={n} class="gain">
          <Icon id={part.icon} />
          <b aria-hidden="true">{part.text}</b>
          <span class="visually-hidden">{part.label}</span>
          <span class="label">{part.reason}</span>
        </li>
      ))}
    </>
  );
}

interface Shown {
  readonly title: string;
  readonly ways: readonly ActionText[];
}

/** The strip has room for this many actions, such as taking or buying a tile, or placing either of two. */
const MOST = 2;

function shownBy(control: Control): readonly Shown[] {
  const thing = control.looked.value ?? control.pending.value?.thing;
  if (!thing || control.stateOf(thing) === 'shut') return [];
  const ways = control.ways(thing).map((way) => way.text);
  const titles = [...new Set(ways.map((way) => way.title))];
  return titles.length > MOST
    ? []
    : titles.map((title) => ({ title, ways: ways.filter((way) => way.title === title) }));
}

/** The strip under the board: each part of what would happen with its reason, then the cost. */
export function Preview() {
  const control = useControl();
  const shown = shownBy(control);
  const looked = control.looked.value;
  return (
    <div class={`preview n${shown.length}`} role="group" aria-label={t('table.preview')}>
      {shown.length > 0 ? (
        shown.map((one) => (
          <div key={one.title} class="deed">
            <Ways shown={one} />
          </div>
        ))
      ) : (
        <span class="quiet">{looked ? cardLine(control) : nothing(control)}</span>
      )}
    </div>
  );
}

/** What else is possible. Spectators have nothing to pay. */
const nothing = (control: Control): string =>
  headline(control).more || t(control.viewer.value ? 'table.previewEmpty' : 'table.previewWatch');

/** What the thing is, if it cannot be played. */
function cardLine(control: Control): string {
  const element = document.querySelector(`[data-thing="${CSS.escape(control.looked.value ?? '')}"]`);
  const key = element?.getAttribute('data-info');
  const card = key ? control.info(key) : undefined;
  return card ? `${card.title}${t('list.colon')}${card.text}` : nothing(control);
}

function Ways({ shown }: { readonly shown: Shown }) {
  const [first] = shown.ways;
  if (!first) return null;
  const sameGains = shown.ways.every((way) => JSON.stringify(way.gains) === JSON.stringify(first.gains));
  return (
    <>
      <b class="what">{shown.title}</b>
      <ul>{sameGains && <Gains list={first.gains} />}</ul>
      {shown.ways.length === 1 && first.note && <span class="note">{first.note}</span>}
      <span class="for">
        {grouped(shown.ways)
          .slice(0, 3)
          .map((way, n) => (
            <span key={n} class="way">
              {n > 0 && t('list.or')}
              {way.how}
              {way.costs.map((cost) => (
                <em key={cost.icon}>
                  {' '}
                  <b aria-hidden="true">{cost.text}</b>
                  <Icon id={cost.icon} label={amountWords(cost)} />
                </em>
              ))}
            </span>
          ))}
      </span>
    </>
  );
}

/** The same for the sheet on a phone, if there is something to say. */
export function previewLine(control: Control) {
  const [shown, another] = shownBy(control);
  return shown && !another ? (
    <div class="preview line">
      <Ways shown={shown} />
    </div>
  ) : undefined;
}
