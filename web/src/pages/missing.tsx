import { t } from '../i18n';
import { Frame } from '../ui/frame';
import { EmptyPlace } from '../boxes/burgundy/art/tile';

/** For every address that is none of ours. */
export default function Missing() {
  return (
    <Frame title={t('missing.title')} page="missing">
      <div class="leaf missing-page">
        <div class="missing-art"><EmptyPlace /></div>
        <header><h1>{t('missing.title')}</h1><p>{t('missing.lead')}</p></header>
        <p><a class="btn prim" href="/">{t('missing.home')}</a></p>
      </div>
    </Frame>
  );
}
