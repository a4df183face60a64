import { to } from '../address';
import * as api from '../api';
import {
  botAbout,
  botName,
  boxTitle,
  editionAbout,
  editionName,
  optionAbout,
  optionName,
  seatsRange,
  timeRange,
} from '../boxes/box-words';
import { canDraw, loadHouse } from '../boxes/registry';
import type { BoxHouse } from '../boxes/shelf';
import type { BoxInfo } from '../generated/protocol';
import { t } from '../i18n';
import type { RouteParams } from '../router';
import { ClauseLink } from '../ui/clause-link';
import { Frame } from '../ui/frame';
import { Glyph } from '../ui/icons';
import { useLoad, Wait } from '../ui/load';
import { Terms } from '../ui/terms';
import { BoxArt } from './box-art';
import { Sources } from './box-sources';
import { Known } from './known';
import { figuresOf } from './levels';
import { PickBot, usePicking } from './pick-bot';
import './box.css';

/** What a box is, and where everything in it comes from. */
export default function BoxPage({ params }: { readonly params: RouteParams }) {
  const id = params.id ?? '';
  const loaded = useLoad(async () => {
    const box = await api.boxInfo(id);
    return { box, house: await loadHouse(id) };
  }, [id]);
  return (
    <Frame
      title={
        loaded.state === 'ready' ? boxTitle(loaded.value.box.id, loaded.value.box.title) : t('frame.play')
      }
      page="box"
    >
      <Wait for={loaded}>{({ box, house }) => <About box={box} house={house} />}</Wait>
    </Frame>
  );
}

function About({ box, house: { Gallery } }: { readonly box: BoxInfo; readonly house: BoxHouse }) {
  return (
    <div class="leaf">
      <Head box={box} />
      <Known box={box} link={false} />
      <div class="columns">
        <section class="sheet" aria-labelledby="editions">
          <h2 id="editions">{t('box.editions')}</h2>
          <Terms rows={box.editions.map((one) => [editionName(box.id, one.id), editionAbout(box.id, one)])} />
        </section>
        <section class="sheet" aria-labelledby="bots">
          <h2 id="bots">{t('box.bots')}</h2>
          <Terms
            rows={box.bots.map((bot) => [
              botName(bot.name),
              <>
                {botAbout(bot)}{' '}
                <small>
                  {figuresOf(bot)
                    .map(([what, value]) => `${what} ${value}`)
                    .join(' · ')}
                </small>
              </>,
            ])}
          />
        </section>
      </div>
      {Gallery ? <Gallery box={box} /> : null}
      <section class="sheet" aria-labelledby="options">
        <h2 id="options">{t('setup.options')}</h2>
        <Terms
          class="columns"
          rows={box.options.map((option) => [
            optionName(box.id, option.id),
            <>
              {optionAbout(box.id, option)} <ClauseLink box={box.id} id={option.clause} />
            </>,
          ])}
        />
      </section>
      <Sources box={box} />
    </div>
  );
}

/** Its name, a few facts, its picture, and the ways to a game. */
function Head({ box }: { readonly box: BoxInfo }) {
  const { picking, opener, close } = usePicking();
  return (
    <header class="box-head">
      <div>
        <h1>{boxTitle(box.id, box.title)}</h1>
        <p class="box-facts">
          <span>{t('box.players', { seats: seatsRange(box) })}</span>
          {timeRange(box) ? <span title={t('box.timeFrom')}>{timeRange(box)}</span> : null}
          <span>{t('box.version', { n: box.version })}</span>
        </p>
        <div class="row box-actions">
          {canDraw(box.id) ? (
            <>
              <button type="button" {...opener} class="btn prim">
                {t('home.playBots')}
              </button>
              <a class="btn" href={to(`/new/${box.id}`)}>
                {t('common.newTable')}
              </a>
            </>
          ) : (
            <em>{t('home.workshop')}</em>
          )}
          {canDraw(box.id) ? (
            <a class="btn" href={to(`/learn/${box.id}`)}>
              {t('box.toLearn')}
            </a>
          ) : null}
          <a class="btn" href={to(`/rules/${box.id}`)}>
            <Glyph name="book" />
            {t('box.toRules')}
          </a>
        </div>
        {picking ? <PickBot boxes={[box]} onClose={close} /> : null}
      </div>
      {canDraw(box.id) ? <BoxArt box={box.id} /> : null}
    </header>
  );
}
