import { to } from '../address';
import { certainty } from '../boxes/box-words';
import type { BoxInfo } from '../generated/protocol';
import { t, tOr } from '../i18n';
import './known.css';

/**
 * How certain a box's content is, in one sentence, with more for those who ask. Nothing if there is nothing
 * to say.
 */
export function Known({ box, link = true }: { readonly box: BoxInfo; readonly link?: boolean }) {
  const sure = box.provenance.map(certainty);
  const one = sure.filter((row) => row === 'one').length;
  const n = sure.filter((row) => row === 'reconstructed').length;
  const told = tOr(`known.${box.id}`, '');
  if (!told || one + n === 0) return null;
  const credit = tOr(`known.${box.id}.credit`, '');
  const counts = [n > 0 ? t('known.guessed', { n }) : '', one > 0 ? t('known.some', { one }) : '']
    .filter(Boolean)
    .join(' ');
  return (
    <aside class="known notice" aria-label={t('known.title')}>
      <details open={!link}>
        <summary>
          {tOr(`known.${box.id}.short`, '')} <span class="known-read">{t('known.read')}</span>
        </summary>
        <p>{told}</p>
        <p>
          {counts} {link ? <a href={to(`/boxes/${box.id}#provenance`)}>{t('known.more')}</a> : null}
        </p>
        {credit ? <p>{credit}</p> : null}
      </details>
    </aside>
  );
}
