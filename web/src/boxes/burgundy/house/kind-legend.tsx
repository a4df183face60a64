import { t } from '../../../i18n';
import { KINDS, letterOf } from '../pieces';
import { kindName } from '../words';
import { Ground } from './duchy-picture';

/** What the colours and patterns of the duchies stand for. */
export function KindLegend() {
  return (
    <ul class="kind-legend" aria-label={t('setup.kinds')}>
      {KINDS.map((kind) => (
        <li key={kind}>
          <svg viewBox="-20 -20 40 40" aria-hidden="true" focusable="false">
            <Ground letter={letterOf(kind)} x={0} y={0} />
          </svg>
          {kindName(kind)}
        </li>
      ))}
    </ul>
  );
}
