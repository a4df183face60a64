import { to } from '../address';
import * as api from '../api';
import { boxTitle, editionsLine, seatsRange, timeRange, waysToPlay } from '../boxes/box-words';
import { canDraw, SHELF } from '../boxes/registry';
import type { BoxInfo, TableSummary } from '../generated/protocol';
import { t } from '../i18n';
import { recall, remember } from '../memory';
import { Frame } from '../ui/frame';
import { type Loaded, useLoad, useRefresh, Wait } from '../ui/load';
import { me, whoAmI } from '../ui/me';
import { BoxArt } from './box-art';
import { OpenTables } from './open-tables';
import { PickBot, usePicking } from './pick-bot';
import { tableName } from './seats';
import { Skyline } from './skyline';
import { byUrgency } from './urgency';
import { YourTables } from './your-tables';
import './home.css';

// The covers come with the list of boxes, not after it.
for (const { Cover } of SHELF) Cover.fetch().catch(() => undefined);

/** How often the lists are refreshed while somebody looks at them. */
const REFRESH_S = 8;

export default function Home() {
  const boxes = useLoad(api.boxes, []);
  const mine = useLoad(
    async () => ((await whoAmI(true)).person ? api.myTables() : []),
    [me.value?.person?.id ?? ''],
  );
  const open = useLoad(() => api.tables(), []);
  useRefresh(() => {
    if (mine.state !== 'loading') mine.again();
    if (open.state !== 'loading') open.again();
  }, REFRESH_S);
  const playing = usePlaying(mine);
  const next = mine.state === 'ready' ? byUrgency(mine.value).find((table) => table.your_turn) : undefined;
  return (
    <Frame title="Loire" page="home">
      <Hero
        boxes={boxes.state === 'ready' ? boxes.value.filter((one) => canDraw(one.id)) : []}
        next={next}
        playing={playing}
      />
      <div class={`home-grid ${playing ? 'playing' : ''}`}>
        <YourTables tables={mine} />
        <section class="shelf" aria-labelledby="shelf">
          <h2 id="shelf">{t('home.shelf')}</h2>
          <Wait for={boxes}>
            {(found) => (
              <ul class="shelf-row">
                {found
                  .filter((one) => canDraw(one.id))
                  .map((one) => (
                    <li key={one.id}>
                      <BoxCard box={one} />
                    </li>
                  ))}
                {found
                  .filter((one) => !canDraw(one.id))
                  .map((one) => (
                    <li key={one.id}>
                      <Workshop box={one} />
                    </li>
                  ))}
              </ul>
            )}
          </Wait>
        </section>
        <OpenTables tables={open} />
      </div>
    </Frame>
  );
}

const PLAYING_KEY = 'loire.playing';

/**
 * Whether the reader has games under way, which come before the shelf. Until the list has arrived it is as last
 * time, so that nothing changes places.
 */
function usePlaying(mine: Loaded<readonly TableSummary[]>): boolean {
  if (mine.state !== 'ready') return recall('always', PLAYING_KEY) !== null;
  const playing = mine.value.some(({ status }) => status !== 'over');
  remember('always', PLAYING_KEY, playing ? 'yes' : null);
  return playing;
}

interface HeroProps {
  readonly boxes: readonly BoxInfo[];
  /** The table that is waiting for you. */
  readonly next: TableSummary | undefined;
  /** Whether the reader has games under way. */
  readonly playing: boolean;
}

function Hero({ boxes, next, playing }: HeroProps) {
  const { picking, opener, close } = usePicking();
  return (
    <section class={`hero ${playing ? 'playing' : ''}`}>
      <Skyline />
      <div class="hero-text">
        <h1>{t('home.title')}</h1>
        <p>{t('home.lead')}</p>
        <div class="row">
          {next ? (
            <a class="btn prim big continue" href={to(`/tables/${next.id}`)}>
              {t('home.continue', { name: tableName(next) })}
            </a>
          ) : null}
          <div class="sit-down">
            <button type="button" {...opener} class={`btn big ${next ? '' : 'prim'}`}>
              {t('home.sitDown')}
            </button>
            {picking && boxes.length > 0 ? <PickBot boxes={boxes} onClose={close} /> : null}
          </div>
          <a class="btn big" href={to('/learn')} aria-label={t('home.learnName')}>
            {t('home.learn')}
          </a>
          <a class="btn big" href={to('/puzzles/today')}>
            {t('puzzle.today')}
          </a>
        </div>
      </div>
    </section>
  );
}

function BoxCard({ box }: { readonly box: BoxInfo }) {
  const { picking, opener, close } = usePicking();
  const title = boxTitle(box.id, box.title);
  return (
    <article class="sheet box-card" aria-labelledby={`box-${box.id}`}>
      <BoxArt box={box.id} />
      <h3 id={`box-${box.id}`}>
        <a href={to(`/boxes/${box.id}`)}>{title}</a>
      </h3>
      <p title={t('box.timeFrom')}>
        {[t('box.players', { seats: seatsRange(box) }), timeRange(box)].filter(Boolean).join(' · ')}
      </p>
      <ul class="ways">
        {[...waysToPlay(box), t('home.editions', { editions: editionsLine(box) })].map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
      <div class="row">
        <button
          type="button"
          {...opener}
          class="btn first"
          aria-label={`${t('home.playBots')}${t('list.colon')}${title}`}
        >
          {t('home.playBots')}
        </button>
        <a
          class="btn"
          href={to(`/new/${box.id}`)}
          aria-label={`${t('common.newTable')}${t('list.colon')}${title}`}
        >
          {t('common.newTable')}
        </a>
        {canDraw(box.id) ? (
          <a
            class="btn learn"
            href={to(`/learn/${box.id}`)}
            aria-label={`${t('frame.learn')}${t('list.colon')}${title}`}
          >
            {t('frame.learn')}
          </a>
        ) : null}
      </div>
      {picking ? <PickBot boxes={[box]} onClose={close} /> : null}
    </article>
  );
}

/** A box that this client cannot draw yet. You can read about it, and play it in the terminal. */
function Workshop({ box }: { readonly box: BoxInfo }) {
  const title = boxTitle(box.id, box.title);
  return (
    <article class="sheet box-card next" aria-labelledby={`box-${box.id}`}>
      <h3 id={`box-${box.id}`}>
        <a href={to(`/boxes/${box.id}`)}>{title}</a>
      </h3>
      <p>
        {t('box.players', { seats: seatsRange(box) })}
        <br />
        {t('home.editions', { editions: editionsLine(box) })}
      </p>
      <div class="row">
        <em>{t('home.workshop')}</em>
        <a
          class="btn"
          href={to(`/rules/${box.id}`)}
          aria-label={`${t('box.toRules')}${t('list.colon')}${title}`}
        >
          {t('box.toRules')}
        </a>
      </div>
    </article>
  );
}
