import { type Path, to } from '../address';
import { Icon } from '../art/icon';
import { optionName } from '../boxes/box-words';
import {
  type Changed,
  changeWords,
  isHouseValue,
  standingWords,
  useChanges,
  valueWords,
} from '../boxes/changes';
import { t } from '../i18n';
import { useControl } from './control';
import { Dialog } from './dialog';
import { usePhone } from './phone';

/** What this table plays differently from the box. */
function useTableChanges(): readonly Changed[] {
  const { box, options } = useControl().watch.table.value;
  return useChanges(box, options);
}

/** Says that the table plays by its own values. Pressing it lists them. */
export function HouseBadge({ onOpen }: { readonly onOpen: () => void }) {
  const phone = usePhone();
  const changed = useTableChanges().filter(({ id }) => isHouseValue(id));
  if (changed.length === 0) return null;
  const label = t('table.houseValues');
  return (
    <button
      type="button"
      class={phone ? 'icon-button house-mark' : 'house-badge'}
      aria-label={t('table.houseCount', { n: changed.length })}
      title={label}
      onClick={onOpen}
    >
      <Icon id="u-house" />
      {phone ? null : <span>{label}</span>}
    </button>
  );
}

/** The house values next to the values in the box. */
export function HouseSheet({ onClose }: { readonly onClose: () => void }) {
  const { box } = useControl().watch.table.value;
  const changed = useTableChanges().filter(({ id }) => isHouseValue(id));
  return (
    <Dialog title={t('table.houseValues')} onClose={onClose}>
      <p>{t('table.houseHint')}</p>
      <dl class="house-values">
        {changed.map(({ id, value, usual, standing, clauses }) => (
          <div key={id}>
            <dt>{optionName(box, id)}</dt>
            <dd>
              <b>{valueWords(box, id, value)}</b>
              <small>
                {t('change.box', { value: valueWords(box, id, usual) })}
                {standing ? ` (${standingWords(standing)})` : ''}{' '}
                {clauses[0] ? <RuleLink id={clauses[0]} /> : null}
              </small>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function RuleLink({ id }: { readonly id: string }) {
  const { box, id: table } = useControl().watch.table.value;
  return (
    <a
      href={to(rulesLink(box, table, id))}
      target="_blank"
      rel="noopener"
      aria-label={t('table.newTab', { what: t('setup.clause', { id }) })}
    >
      §
    </a>
  );
}

/** The rules as this table plays them. */
export const rulesLink = (box: string, table: string, clause = ''): Path =>
  `/rules/${box}${table ? `?table=${encodeURIComponent(table)}` : ''}${clause ? `#${clause}` : ''}`;

/** What the table changes in a clause. */
export function ClauseHere({ id }: { readonly id: string }) {
  const { box } = useControl().watch.table.value;
  const changed = useTableChanges().filter(({ clauses }) => clauses.includes(id));
  return (
    <>
      {changed.map((change) => (
        <span key={change.id} class="clause-here">
          {t('change.here', { what: changeWords(box, change) })}
        </span>
      ))}
    </>
  );
}
