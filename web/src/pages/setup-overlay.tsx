import { useId, useState } from 'preact/hooks';
import * as api from '../api';
import { editionName, optionFamily, optionName } from '../boxes/box-words';
import { standingWords, valueWords } from '../boxes/changes';
import type { BoxHouse } from '../boxes/shelf';
import type { BoxInfo, OptionInfo, OverlayFault, OverlayInfo } from '../generated/protocol';
import { t } from '../i18n';
import { ClauseLink } from '../ui/clause-link';
import { Refusal, useTask } from '../ui/load';
import { familiesOf, rowsFor } from './house-rows';
import { Options } from './setup-options';

type Chosen = Readonly<Record<string, string>>;

/** Longer values are whole boards. */
const LONG = 20;

interface OverlayProps {
  readonly box: BoxInfo;
  readonly edition: string;
  readonly modules: readonly string[];
  readonly house: BoxHouse;
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

/** The values that owners of the printed game may correct, one by one or with a file. */
export function HouseValues({ box, edition, modules, house, chosen, onChange }: OverlayProps) {
  if (box.overlay.length === 0) return null;
  const used = box.overlay.filter(({ option }) => chosen[option.id] !== undefined);
  // Longer values are easier to write in a file.
  const asked = rowsFor(box, modules)
    .filter(
      ({ option, printed }) =>
        option.values.length > 0 ||
        printed.length < LONG ||
        house.field?.(option) ||
        optionFamily(box.id, option.id),
    )
    .map((row) => row.option);
  const without = (id: string) =>
    onChange(Object.fromEntries(Object.entries(chosen).filter(([other]) => other !== id)));
  return (
    <details class="sheet more own-values">
      <summary>
        <h2>{t('setup.houseValues')}</h2>
        <span class="hint">
          {used.length > 0
            ? used.map(({ option }) => optionName(box.id, option.id)).join(' · ')
            : t('setup.houseNone')}
        </span>
      </summary>
      <p class="hint">{t('setup.houseHint')}</p>
      {used.length > 0 ? <Used box={box} rows={used} chosen={chosen} onRemove={without} /> : null}
      <Rows box={box} house={house} options={asked} chosen={chosen} onChange={onChange} />
      <OverlayFile
        box={box}
        edition={edition}
        onRead={(options) => onChange({ ...withoutRows(box, chosen), ...options })}
      />
      <Keys box={box} />
    </details>
  );
}

interface RowsProps extends Pick<OverlayProps, 'box' | 'house' | 'chosen' | 'onChange'> {
  readonly options: readonly OptionInfo[];
}

/** The values to fill in. Those of a family are under its heading. */
function Rows({ box, options, ...rest }: RowsProps) {
  return (
    <>
      {familiesOf(box.id, options).map(({ family, members }) =>
        family ? (
          <details key={family} class="own-keys own-family">
            <summary>{t('setup.houseFamily', { family, n: members.length })}</summary>
            <Options box={box.id} options={members} {...rest} />
          </details>
        ) : (
          <Options key="" box={box.id} options={members} {...rest} />
        ),
      )}
    </>
  );
}

/** What a file says replaces everything that was chosen before. */
const withoutRows = (box: BoxInfo, chosen: Chosen): Chosen =>
  Object.fromEntries(
    Object.entries(chosen).filter(([id]) => !box.overlay.some(({ option }) => option.id === id)),
  );

interface UsedProps {
  readonly box: BoxInfo;
  readonly rows: readonly OverlayInfo[];
  readonly chosen: Chosen;
  readonly onRemove: (id: string) => void;
}

function Used({ box, rows, chosen, onRemove }: UsedProps) {
  return (
    <ul class="own-used">
      {rows.map(({ option, printed }) => {
        const name = optionName(box.id, option.id);
        return (
          <li key={option.id}>
            <div>
              <b>{name}</b>
              <p>{valueWords(box.id, option.id, chosen[option.id] ?? '')}</p>
              <p class="hint">{t('change.box', { value: valueWords(box.id, option.id, printed) })}</p>
            </div>
            <button
              type="button"
              class="btn"
              aria-label={t('setup.houseRemoveOne', { name })}
              onClick={() => onRemove(option.id)}
            >
              {t('setup.houseRemove')}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface FileProps {
  readonly box: BoxInfo;
  readonly edition: string;
  readonly onRead: (options: Chosen) => void;
}

/** An overlay file, pasted or loaded. All mistakes are shown at their lines, and the text stays. */
function OverlayFile({ box, edition, onRead }: FileProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [read, setRead] = useState<{ text: string; used: number; problems: readonly OverlayFault[] }>();
  const { busy, error, run } = useTask();
  const use = (content: string) =>
    run(async () => {
      const { options, problems } = await api.readOverlay(box.id, { text: content, edition });
      setRead({ text: content, used: Object.keys(options).length, problems });
      if (problems.length === 0) onRead(options);
    });
  const load = (file: File | undefined) =>
    void file?.text().then((content) => {
      setText(content);
      use(content);
    });
  const example = () => setText(box.overlay.map(({ key, printed }) => `${key} ${printed}\n`).join(''));
  return (
    <div class="own-file">
      <div class="field">
        <label for={`${id}-text`}>{t('setup.houseText')}</label>
        <textarea
          id={`${id}-text`}
          rows={6}
          spellcheck={false}
          value={text}
          aria-describedby={`${id}-hint ${id}-problems`}
          aria-invalid={(read?.problems.length ?? 0) > 0}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <small id={`${id}-hint`} class="hint">
          {t('setup.houseFormat', { example: `${box.overlay[0]?.key} ${box.overlay[0]?.printed}` })}
        </small>
      </div>
      <div class="own-acts">
        <button type="button" class="btn" disabled={busy || !text.trim()} onClick={() => use(text)}>
          {t('setup.houseUse')}
        </button>
        <label class="btn own-load">
          {t('setup.houseLoad')}
          <input
            type="file"
            accept=".txt,text/plain"
            onChange={(event) => {
              load(event.currentTarget.files?.[0]);
              // The same file can be loaded again after it has been corrected.
              event.currentTarget.value = '';
            }}
          />
        </label>
        {text.trim() ? null : (
          <button type="button" class="btn" onClick={example}>
            {t('setup.houseStart')}
          </button>
        )}
      </div>
      <Refusal error={error} />
      <div id={`${id}-problems`} role="status">
        {read && read.problems.length > 0 ? <Problems {...read} /> : null}
        {read && read.problems.length === 0 ? <p>{t('setup.houseUsed', { n: read.used })}</p> : null}
      </div>
    </div>
  );
}

function Problems({ text, problems }: { readonly text: string; readonly problems: readonly OverlayFault[] }) {
  const lines = text.split('\n');
  return (
    <div class="refusal">
      <strong>{t('setup.houseProblems', { n: problems.length })}</strong>
      <ol class="own-problems">
        {problems.map(({ line, message }, n) => (
          <li key={n}>
            <b>{t('setup.houseLine', { n: line })}</b> <code>{lines[line - 1]?.trim()}</code>
            <p>{message}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Every key with its value in the box and how well we know it. */
function Keys({ box }: { readonly box: BoxInfo }) {
  return (
    <details class="own-keys">
      <summary>{t('setup.houseKeys', { n: box.overlay.length })}</summary>
      <dl>
        {box.overlay.map(({ key, option, printed, standing, editions }) => (
          <div key={key}>
            <dt>
              <code>{key}</code>
            </dt>
            <dd>
              {optionName(box.id, option.id)}
              {editions.length > 0 ? ` (${editions.map((one) => editionName(box.id, one)).join(', ')})` : ''}
              {t('list.colon')}
              <code>{printed}</code> <span class="mark-note">{standingWords(standing)}</span>{' '}
              <ClauseLink box={box.id} id={option.clause} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
