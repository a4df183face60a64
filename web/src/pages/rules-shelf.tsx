import { to } from '../address';
import { SHELF } from '../boxes/registry';
import { boxTitle, t } from '../i18n';
import { Frame } from '../ui/frame';

/** For people who look for rules without saying which game's. */
export default function RulesShelf() {
  return (
    <Frame title={t('frame.rules')} page="rules">
      <div class="leaf">
        <h1>{t('frame.rules')}</h1>
        <p>{t('rules.choose')}</p>
        <nav class="slips" aria-label={t('rules.choose')}>
          {SHELF.map(({ id }) => (
            <a key={id} class="btn" href={to(`/rules/${id}`)}>
              {boxTitle(id, id)}
            </a>
          ))}
        </nav>
      </div>
    </Frame>
  );
}
