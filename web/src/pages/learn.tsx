import * as api from '../api';
import { t } from '../i18n';
import { go } from '../router';
import { Frame } from '../ui/frame';
import { Glyph } from '../ui/icons';
import { Refusal, useTask } from '../ui/load';
import { beSomebody, offeredName } from '../ui/me';
import { BoxArt } from './box-art';
import { DiePicture, Icon } from '../art/icon';
import './learn.css';

const MINUTE = [['k-C', 'learn.what1'], ['die', 'learn.what2'], ['i-vp', 'learn.what3']] as const;

/** Where one begins: the game in a minute, then a table at which somebody explains. */
export default function Learn() {
  const { busy, error, run } = useTask();
  const begin = () => run(async () => {
    await beSomebody(offeredName());
    const box = await api.boxInfo('burgundy');
    const gentle = box.bots[0]?.name ?? 'random';
    const sat = await api.create({
      box: 'burgundy', seats: [{ kind: 'me' }, { kind: 'bot', bot: gentle }], public: false, name: t('coach.label'),
      entropy: api.entropy(), start_when_full: true,
    });
    go(`/learn/burgundy/${sat.table.id}`);
  });
  return (
    <Frame title={t('learn.title')} page="learn">
      <div class="leaf">
        <header class="learn-head">
          <div>
            <h1>{t('learn.burgundy')}</h1>
            <p>{t('learn.burgundyLead')}</p>
            <div class="row learn-acts">
              <button type="button" class="btn prim big" disabled={busy} onClick={begin}>{t('learn.begin')}</button>
              <span class="hint"><Glyph name="hourglass" /> {t('learn.tenMinutes')}</span>
            </div>
            <Refusal error={error} />
          </div>
          <BoxArt box="burgundy" />
        </header>
        <section class="sheet" aria-labelledby="minute">
          <h2 id="minute">{t('learn.whatTitle')}</h2>
          <ol class="minute">
            {MINUTE.map(([symbol, key]) => <li key={key}>{symbol === 'die' ? <DiePicture value={5} seat={1} /> : <Icon id={symbol} />}<p>{t(key)}</p></li>)}
          </ol>
          <a class="btn" href="/rules/burgundy"><Glyph name="book" />{t('learn.readRules')}</a>
        </section>
      </div>
    </Frame>
  );
}
