import { SHELF } from '../boxes/registry';
import { chooseLanguage, LANGUAGES, type Language, language, t, tOr } from '../i18n';
import { type Settings, setSetting, settings } from '../settings';
import { Choices, Tick } from '../ui/controls';
import { Frame } from '../ui/frame';
import './small.css';

const SIZES = [100, 115, 130, 150];

export default function SettingsPage() {
  const { faces, stages, text, secondTap, sound } = settings.value;
  return (
    <Frame title={t('settings.title')} page="settings">
      <div class="leaf">
        <header>
          <h1>{t('settings.title')}</h1>
          <p>{t('settings.lead')}</p>
        </header>
        <section class="sheet settings-list">
          <Choices
            legend={t('settings.language')}
            value={language.value}
            choices={(Object.keys(LANGUAGES) as Language[]).map((code) => ({
              value: code,
              label: <span lang={code}>{LANGUAGES[code]}</span>,
            }))}
            onChange={(code) => void chooseLanguage(code)}
          />
          <OneOf setting="theme" values={['auto', 'light', 'dark']} />
          <OneOf setting="kinds" values={['standard', 'safe']} hint={t('settings.kindsHint')} />
          <div class="settings-tiles" role="img" aria-label={t('settings.preview')}>
            {SHELF.map(({ id, Sample }) => (Sample ? <Sample key={id} /> : null))}
          </div>
          <OneOf setting="motion" values={['auto', 'off']} />
          <Tick label={t('menu.stages')} checked={stages} onChange={(on) => setSetting('stages', on)} />
          <Tick
            label={t('menu.digits')}
            checked={faces === 'digits'}
            onChange={(on) => setSetting('faces', on ? 'digits' : 'pips')}
          />
          <Choices
            legend={t('settings.text')}
            value={String(text)}
            choices={SIZES.map((size) => ({
              value: String(size),
              label: t('settings.percent', { n: size }),
            }))}
            onChange={(value) => setSetting('text', Number(value))}
          />
          <Choices
            legend={t('settings.tap')}
            value={secondTap ? 'two' : 'one'}
            choices={(['one', 'two'] as const).map((value) => ({ value, label: t(`settings.tap.${value}`) }))}
            onChange={(value) => setSetting('secondTap', value === 'two')}
          />
          <Choices
            legend={t('settings.sound')}
            value={sound ? 'on' : 'off'}
            choices={(['off', 'on'] as const).map((value) => ({
              value,
              label: t(`settings.sound.${value}`),
            }))}
            onChange={(value) => setSetting('sound', value === 'on')}
          />
        </section>
      </div>
    </Frame>
  );
}

type Named = 'theme' | 'kinds' | 'motion';

interface OneOfProps<K extends Named> {
  readonly setting: K;
  readonly values: readonly Settings[K][];
  readonly hint?: string;
}

function OneOf<K extends Named>({ setting, values, hint }: OneOfProps<K>) {
  const name: Named = setting;
  return (
    <Choices
      legend={t(`settings.${name}`)}
      hint={hint}
      value={settings.value[setting]}
      choices={values.map((value) => ({ value, label: tOr(`settings.${name}.${value}`, value) }))}
      onChange={(value) => setSetting(setting, value)}
    />
  );
}
