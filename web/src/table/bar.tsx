import { file, to } from '../address';
import { Icon } from '../art/icon';
import { boxTitle, t } from '../i18n';
import { setSetting, settings } from '../settings';
import { useControl } from './control';
import type { Sheet } from './dialogs';
import { HouseBadge, rulesLink } from './house-values';
import { usePhone } from './phone';
import { SeatChips } from './seats';

/** The bar at the top of a table. */
export function TopBar({ open }: { readonly open: (sheet: Sheet) => void }) {
  const { watch } = useControl();
  const phone = usePhone();
  const { id, title, name, seats, box, watching } = watch.table.value;
  const { kinds } = settings.value;
  const rules = t('table.newTab', { what: t('menu.rules') });
  const dark = document.documentElement.dataset.theme === 'dark';
  return (
    <header class="table-bar">
      <a class="brand" href={to('/')} aria-label="Loire">
        <img src={file('icon.svg')} alt="" width="33" height="33" />
        <span>Loire</span>
      </a>
      {phone ? (
        <SeatChips />
      ) : (
        <div class="where">
          <b>{boxTitle(box, title)}</b>
          <span>
            {[
              name,
              t('table.players', { n: seats.length }),
              watching > 0 && t('table.watchers', { n: watching }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
      )}
      <nav aria-label={t('menu.nav')}>
        <HouseBadge onOpen={() => open('house')} />
        {!phone && (
          <>
            <a
              class="icon-button"
              href={to(rulesLink(box, id))}
              target="_blank"
              aria-label={rules}
              title={rules}
              rel="noopener"
            >
              <Icon id="u-book" />
            </a>
            <BarButton
              label={t('menu.theme')}
              icon="u-theme"
              onClick={() => setSetting('theme', dark ? 'light' : 'dark')}
            />
            <BarButton
              label={t('menu.kinds')}
              icon="u-eye"
              pressed={kinds === 'safe'}
              onClick={() => setSetting('kinds', kinds === 'safe' ? 'standard' : 'safe')}
            />
            <BarButton label={t('menu.keys')} icon="u-keys" onClick={() => open('keys')} />
          </>
        )}
        <BarButton label={t('menu.label')} icon="u-menu" onClick={() => open('menu')} />
      </nav>
    </header>
  );
}

interface BarButtonProps {
  readonly label: string;
  readonly icon: string;
  readonly pressed?: boolean;
  readonly onClick: () => void;
}

function BarButton({ label, icon, pressed, onClick }: BarButtonProps) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon id={icon} />
    </button>
  );
}

/** Shown over the bar while the connection is lost. */
export function LinkBar() {
  const { watch } = useControl();
  if (watch.link.value !== 'lost') return null;
  return (
    <div class="banner lost" role="alert">
      {t('table.lost')}
    </div>
  );
}
