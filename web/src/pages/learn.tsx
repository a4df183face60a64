import type { ComponentChildren } from 'preact';
import * as api from '../api';
import { DiePicture, Icon } from '../art/icon';
import { type MessageKey, t } from '../i18n';
import { go, type RouteParams } from '../router';
import { Frame } from '../ui/frame';
import { Glyph } from '../ui/icons';
import { Refusal, useTask } from '../ui/load';
import { beSomebody, offeredName } from '../ui/me';
import { BoxArt } from './box-art';
import './learn.css';

interface Page {
  readonly title: MessageKey;
  readonly lead: MessageKey;
  readonly time: MessageKey;
  /** The game in a minute: a sign and a sentence each. */
  readonly minute: readonly (readonly [sign: () => ComponentChildren, text: MessageKey])[];
}

const sign = (id: string) => () => <Icon id={id} />;
const die = (value: number) => () => <DiePicture value={value} seat={1} />;

const PAGES: Readonly<Record<string, Page>> = {
  burgundy: {
    title: 'title.burgundy',
    lead: 'learn.burgundyLead',
    time: 'learn.tenMinutes',
    minute: [
      [sign('k-C'), 'learn.what1'],
      [die(5), 'learn.what2'],
      [sign('i-vp'), 'learn.what3'],
    ],
  },
  'burgundy-dice': {
    title: 'title.burgundy-dice',
    lead: 'learn.diceLead',
    time: 'learn.fiveMinutes',
    minute: [
      [die(3), 'learn.dice1'],
      [sign('k-B'), 'learn.dice2'],
      [sign('i-vp'), 'learn.dice3'],
    ],
  },
  natick: {
    title: 'title.natick',
    lead: 'learn.natickLead',
    time: 'learn.tenMinutes',
    minute: [
      [die(4), 'learn.natick1'],
      [sign('i-silver'), 'learn.natick2'],
      [sign('i-vp'), 'learn.natick3'],
    ],
  },
};
const FIRST = 'burgundy';

/** Where one begins: the game in a minute, then a table at which somebody explains. */
export default function Learn({ params }: { readonly params: RouteParams }) {
  const { busy, error, run } = useTask();
  const wanted = params.box ?? FIRST;
  const id = Object.hasOwn(PAGES, wanted) ? wanted : FIRST;
  const page = PAGES[id];
  if (!page) return null;
  const begin = () =>
    run(async () => {
      await beSomebody(offeredName());
      const box = await api.boxInfo(id);
      const gentle = box.bots[0]?.name ?? 'random';
      const sat = await api.create({
        box: id,
        seats: [{ kind: 'me' }, { kind: 'bot', bot: gentle }],
        lesson: true,
        name: t('coach.label'),
        entropy: api.entropy(),
        start_when_full: true,
      });
      go(`/learn/${id}/${sat.table.id}`);
    });
  return (
    <Frame title={t('learn.title')} page="learn">
      <div class="leaf">
        <nav class="learn-games" aria-label={t('learn.choose')}>
          {Object.entries(PAGES).map(([one, { title }]) => (
            <a
              key={one}
              class="btn"
              href={`/learn/${one}`}
              {...(one === id ? { 'aria-current': 'page' } : {})}
            >
              {t(title)}
            </a>
          ))}
        </nav>
        <header class="learn-head">
          <div>
            <h1>{t(page.title)}</h1>
            <p>{t(page.lead)}</p>
            <div class="row learn-acts">
              <button type="button" class="btn prim big" disabled={busy} onClick={begin}>
                {t('learn.begin')}
              </button>
              <span class="hint">
                <Glyph name="hourglass" /> {t(page.time)}
              </span>
            </div>
            <Refusal error={error} />
          </div>
          <BoxArt box={id} />
        </header>
        <section class="sheet" aria-labelledby="minute">
          <h2 id="minute">{t('learn.whatTitle')}</h2>
          <ol class="minute">
            {page.minute.map(([Sign, key]) => (
              <li key={key}>
                <Sign />
                <p>{t(key)}</p>
              </li>
            ))}
          </ol>
          <a class="btn" href={`/rules/${id}`}>
            <Glyph name="book" />
            {t('learn.readRules')}
          </a>
        </section>
      </div>
    </Frame>
  );
}
