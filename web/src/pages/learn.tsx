import { to } from '../address';
import * as api from '../api';
import { SHELF, shelfOf } from '../boxes/registry';
import type { BoxShelf, OtherLesson } from '../boxes/shelf';
import { boxTitle, t } from '../i18n';
import { go, type RouteParams } from '../router';
import { Frame } from '../ui/frame';
import { Glyph } from '../ui/icons';
import { Refusal, useTask } from '../ui/load';
import { beSomebody } from '../ui/me';
import { BoxArt } from './box-art';
import { begin } from './replay-begin';
import './learn.css';

/** Where to begin: the game in a minute, then a table with a tutorial. */
export default function Learn({ params }: { readonly params: RouteParams }) {
  const box = shelfOf(params.box ?? '') ?? SHELF[0];
  if (!box) return null;
  const { id, learn: page } = box;
  return (
    <Frame title={t('learn.title')} page="learn">
      <div class="leaf">
        <nav class="learn-games" aria-label={t('learn.choose')}>
          {SHELF.map(({ id: one }) => (
            <a
              key={one}
              class="btn"
              href={to(`/learn/${one}`)}
              {...(one === id ? { 'aria-current': 'page' } : {})}
            >
              {boxTitle(one, one)}
            </a>
          ))}
        </nav>
        <Head box={box} />
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
          <a class="btn" href={to(`/rules/${id}`)}>
            <Glyph name="book" />
            {t('learn.readRules')}
          </a>
        </section>
      </div>
    </Frame>
  );
}

/** The tutorial, and others that are longer or for two. */
function Head({ box: { id, learn: page } }: { readonly box: BoxShelf }) {
  const { busy, error, run } = useTask();
  const learn = (other?: OtherLesson) =>
    run(async () => {
      await beSomebody();
      const box = await api.boxInfo(id);
      // A gentle rival, but a partner who knows what to do.
      const bot = other === undefined ? (box.bots[0]?.name ?? 'random') : box.usual_bot;
      const sat = await api.create({
        box: id,
        seats: other && other === page.alone ? [{ kind: 'me' }] : [{ kind: 'me' }, { kind: 'bot', bot }],
        ...(other && { modules: [...other.modules], options: { ...other.options } }),
        lesson: true,
        name: t('coach.label'),
        start_when_full: true,
      });
      await begin(sat.table);
      go(`/learn/${id}/${sat.table.id}`);
    });
  return (
    <header class="learn-head">
      <div>
        <h1>{boxTitle(id, id)}</h1>
        <p>{t(page.lead)}</p>
        <div class="row learn-acts">
          <button type="button" class="btn prim big" disabled={busy} onClick={() => learn()}>
            {t('learn.begin')}
          </button>
          <span class="hint">
            <Glyph name="hourglass" /> {t(page.time)}
          </span>
          {[page.alone, page.together].map(
            (other) =>
              other && (
                <button
                  key={other.label}
                  type="button"
                  class="btn"
                  disabled={busy}
                  onClick={() => learn(other)}
                >
                  {t(other.label)}
                </button>
              ),
          )}
        </div>
        <Refusal error={error} />
      </div>
      <BoxArt box={id} />
    </header>
  );
}
