import { useId, useState } from 'preact/hooks';
import { editionName, moduleAbout, moduleName, presetName, seatsRange, summaryOf } from '../boxes/box-words';
import type { BoxHouse } from '../boxes/shelf';
import type { BoxInfo, ModuleInfo } from '../generated/protocol';
import { listOf, t } from '../i18n';
import { ClauseLink } from '../ui/clause-link';
import { Choices } from '../ui/controls';
import { type Barred, barred, excludedBy, modulesOf, presetOf, presetsFor, toggled } from './modules';
import { Options } from './setup-options';

interface ModulesProps {
  readonly box: BoxInfo;
  readonly house: BoxHouse;
  readonly edition: string;
  readonly seats: number;
  readonly chosen: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  readonly onChange: (chosen: readonly string[]) => void;
  readonly onOptions: (options: Readonly<Record<string, string>>) => void;
}

/** What a table may add to the box: good sets first, then each module with a switch. */
export function Modules(props: ModulesProps) {
  const { box, house, edition, chosen, onChange } = props;
  const [told, tell] = useState('');
  if (box.modules.length === 0) return null;
  const presets = presetsFor(box, edition, house.presets);
  const names = (modules: readonly ModuleInfo[]) =>
    listOf(modules.map((module) => moduleName(box.id, module)));
  const toggle = (module: ModuleInfo) => {
    const next = toggled(box, edition, chosen, module);
    tell(
      next.aside.length > 0
        ? t('module.aside', { title: moduleName(box.id, module), titles: names(next.aside) })
        : '',
    );
    onChange(next.chosen);
  };
  return (
    <section class="sheet modules" aria-labelledby="modules">
      <h2 id="modules">{t('setup.modules')}</h2>
      <p class="hint">{t('setup.modulesHint')}</p>
      {presets.length > 0 ? (
        <Choices
          legend={<span class="unseen">{t('setup.presets')}</span>}
          look="cards"
          value={presetOf(presets, chosen)?.id ?? ''}
          choices={presets.map(({ id, modules }) => ({
            value: id,
            label: presetName(box.id, id),
            about: names(modulesOf(box, modules)) || t('setup.noModules'),
          }))}
          onChange={(id) => {
            tell('');
            onChange(presets.find((preset) => preset.id === id)?.modules ?? []);
          }}
        />
      ) : null}
      <p class="modules-told" role="status">
        {told}
      </p>
      <ul>
        {box.modules.map((module) => (
          <ModuleCard key={module.id} {...props} module={module} onToggle={() => toggle(module)} />
        ))}
      </ul>
    </section>
  );
}

interface CardProps extends ModulesProps {
  readonly module: ModuleInfo;
  readonly onToggle: () => void;
}

function ModuleCard(props: CardProps) {
  const { box, house, edition, chosen, module, onToggle } = props;
  const id = useId();
  const on = chosen.includes(module.id);
  const bar = on ? null : barred(box, edition, chosen, module);
  const Picture = house.modulePicture?.(module.id);
  return (
    <li class={`module ${on ? 'on' : bar ? 'barred' : ''}`}>
      <label>
        {Picture ? (
          <span class="module-frame">
            <Picture />
          </span>
        ) : null}
        <span class="choice-label" id={`${id}-name`}>
          {moduleName(box.id, module)}
        </span>
        {/* It stays reachable with the keyboard, so that everyone can find out why it is not possible. */}
        <input
          type="checkbox"
          role="switch"
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
        <small id={`${id}-about`}>{moduleAbout(box.id, module)}</small>
      </label>
      <p class="hint" id={`${id}-why`}>
        {bar ? whyBarred(box, bar) : noteOf(box, chosen, module)}
      </p>
      {on ? <Expectation {...props} /> : null}
      {on && module.options.length > 0 ? <ModuleOptions {...props} /> : null}
      <ClauseLink
        box={box.id}
        id={module.seats && module.excludes_clause ? module.excludes_clause : module.clause}
      />
    </li>
  );
}

/** How hard it is, for those who would otherwise be disappointed. It is read out when it appears or changes. */
function Expectation({ house, module, seats, options }: CardProps) {
  const words = house.expectation?.(module.id, seats, options);
  return (
    <p class="module-expect" role="status">
      {words ? t(words) : ''}
    </p>
  );
}

/** What is decided only if the module is used. */
function ModuleOptions({ box, house, module, options, onOptions }: CardProps) {
  const mine = module.options.map((option) => option.id);
  const decided = Object.fromEntries(Object.entries(options).filter(([id]) => mine.includes(id)));
  return (
    <details class="module-options">
      <summary>
        {t('module.options')} <span class="hint">{summaryOf(box.id, decided)}</span>
      </summary>
      <Options box={box.id} house={house} options={module.options} chosen={options} onChange={onOptions} />
    </details>
  );
}

/** How many can play with it, what it does not go with, and what switching it on would put aside. */
function noteOf(box: BoxInfo, chosen: readonly string[], module: ModuleInfo): string {
  const names = (modules: readonly ModuleInfo[]) => listOf(modules.map((other) => moduleName(box.id, other)));
  const others = modulesOf(box, module.excludes).filter(({ id }) => id !== module.id);
  const aside = chosen.includes(module.id) ? [] : excludedBy(box, chosen, module);
  const notes = [
    ...(module.seats ? [t('module.seats', { range: seatsRange({ seats: module.seats }) })] : []),
    ...(module.seats && others.length > 0 && aside.length === 0
      ? [
          others.length === box.modules.length - 1
            ? t('module.alone')
            : t('module.not', { titles: names(others) }),
        ]
      : []),
    ...(aside.length > 0 ? [t('module.wouldAside', { titles: names(aside) })] : []),
  ];
  return notes.join(' ');
}

function whyBarred(box: BoxInfo, bar: Barred): string {
  switch (bar.why) {
    case 'edition':
      return t('module.edition', {
        editions: listOf(bar.editions.map((edition) => editionName(box.id, edition))),
      });
    case 'needs':
      return t('module.needs', { titles: listOf(bar.missing.map((need) => moduleName(box.id, need))) });
  }
}
