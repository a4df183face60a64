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
import { Frame } from '../ui/frame';
import { Glyph } from '../ui/icons';
import { useLoad, Wait } from '../ui/load';
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
  const { picking, opener, close } = usePicking();
  return (
    <div class="leaf">
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
                <a class="btn" href={`/new/${box.id}`}>
                  {t('common.newTable')}
                </a>
              </>
            ) : (
              <em>{t('home.workshop')}</em>
            )}
            {canDraw(box.id) ? (
              <a class="btn" href={`/learn/${box.id}`}>
                {t('box.toLearn')}
              </a>
            ) : null}
            <a class="btn" href={`/rules/${box.id}`}>
              <Glyph name="book" />
              {t('box.toRules')}
            </a>
          </div>
          {picking ? <PickBot boxes={[box]} onClose={close} /> : null}
        </div>
        {canDraw(box.id) ? <BoxArt box={box.id} /> : null}
      </header>
      <Known box={box} link={false} />
      <div class="columns">
        <section class="sheet" aria-labelledby="editions">
          <h2 id="editions">{t('box.editions')}</h2>
          <dl>
            {box.editions.map((edition) => (
              <div key={edition.id}>
                <dt>{editionName(box.id, edition.id)}</dt>
                <dd>{editionAbout(box.id, edition)}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section class="sheet" aria-labelledby="bots">
          <h2 id="bots">{t('box.bots')}</h2>
          <dl>
            {box.bots.map((bot) => (
              <div key={bot.name}>
                <dt>{botName(bot.name)}</dt>
                <dd>
                  {botAbout(bot)}{' '}
                  <small>
                    {figuresOf(bot)
                      .map(([what, value]) => `${what} ${value}`)
                      .join(' · ')}
                  </small>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      {Gallery ? <Gallery box={box} /> : null}
      <section class="sheet" aria-labelledby="options">
        <h2 id="options">{t('setup.options')}</h2>
        <dl class="columns">
          {box.options.map((option) => (
            <div key={option.id}>
              <dt>{optionName(box.id, option.id)}</dt>
              <dd>
                {optionAbout(box.id, option)}{' '}
                <a
                  href={`/rules/${box.id}#${option.clause}`}
                  aria-label={t('setup.clause', { id: option.clause })}
                  class="clause-link"
                >
                  §
                </a>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <Sources box={box} />
    </div>
  );
}
