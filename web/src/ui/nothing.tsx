import { useEffect } from 'preact/hooks';
import { to } from '../address';
import { hexagon } from '../art/hex';
import { t } from '../i18n';

/**
 * What a page shows when there is nothing to show: an address we do not have, or something that does not
 * exist.
 */
export function Nothing() {
  useEffect(() => {
    document.title = `${t('missing.title')} · Loire`;
  }, []);
  return (
    <div class="leaf nothing">
      <svg class="nothing-art" viewBox="-52 -52 104 104" aria-hidden="true" focusable="false">
        <polygon points={hexagon(50, 0, 0)} />
      </svg>
      <header>
        <h1>{t('missing.title')}</h1>
        <p>{t('missing.lead')}</p>
      </header>
      <p>
        <a class="btn prim" href={to('/')}>
          {t('missing.home')}
        </a>
      </p>
    </div>
  );
}
