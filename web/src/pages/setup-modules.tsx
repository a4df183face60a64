import { useId } from 'preact/hooks';
import type { BoxInfo, ModuleInfo } from '../generated/protocol';
import { listOf, t } from '../i18n';
import { editionName, moduleAbout, moduleName, seatsRange } from './box-words';
import { type Barred, barred, kept } from './modules';

interface ModulesProps {
  readonly box: BoxInfo;
  readonly edition: string;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** What a table may add to the box. A module that cannot be added now says why. */
export function Modules({ box, edition, chosen, onChange }: ModulesProps) {
  if (box.modules.length === 0) return null;
  const toggle = (id: string) =>
    onChange(
      kept(box, edition, chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]),
    );
  return (
    <section class="sheet modules" aria-labelledby="modules">
      <h2 id="modules">{t('setup.modules')}</h2>
      <p class="hint">{t('setup.modulesHint')}</p>
      <ul>
        {box.modules.map((module) => {
          const on = chosen.includes(module.id);
          return (
            <li key={module.id}>
              <ModuleCard
                box={box}
                module={module}
                on={on}
                bar={on ? null : barred(box, edition, chosen, module)}
                onToggle={() => toggle(module.id)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface CardProps {
  readonly box: BoxInfo;
  readonly module: ModuleInfo;
  readonly on: boolean;
  readonly bar: Barred | null;
  readonly onToggle: () => void;
}

function ModuleCard({ box, module, on, bar, onToggle }: CardProps) {
  const id = useId();
  return (
    <>
      <label class={on ? 'on' : bar ? 'barred' : ''}>
        {/* It stays reachable with the keyboard, so that everyone can find out why it is not possible. */}
        <input
          type="checkbox"
          checked={on}
          aria-disabled={bar ? 'true' : 'false'}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-about ${id}-why`}
          onClick={(event) => {
            if (bar) event.preventDefault();
          }}
          onChange={() => {
            if (!bar) onToggle();
          }}
        />
        <span class="choice-label" id={`${id}-name`}>
          {moduleName(box.id, module)}
        </span>
        <small id={`${id}-about`}>
          {moduleAbout(box.id, module)}
          {module.seats ? ` ${t('module.seats', { range: seatsRange({ seats: module.seats }) })}` : ''}
        </small>
      </label>
      <p class="hint" id={`${id}-why`}>
        {bar ? `${whyBarred(box, bar)} ` : ''}
        <ClauseLink box={box.id} id={bar?.why === 'excluded' ? bar.clause : module.clause} />
      </p>
    </>
  );
}

function ClauseLink({ box, id }: { readonly box: string; readonly id: string }) {
  return (
    <a class="clause-link" href={`/rules/${box}#${id}`} aria-label={t('setup.clause', { id })}>
      §
    </a>
  );
}

function whyBarred(box: BoxInfo, bar: Barred): string {
  switch (bar.why) {
    case 'edition':
      return t('module.edition', {
        editions: listOf(bar.editions.map((edition) => editionName(box.id, edition))),
      });
    case 'excluded':
      return t('module.excluded', { title: moduleName(box.id, bar.by) });
    case 'needs':
      return t('module.needs', { titles: listOf(bar.missing.map((need) => moduleName(box.id, need))) });
  }
}
