import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Path, shown, to, toSpot } from '../address';
import { t } from '../i18n';
import { here } from '../router';
import { setSetting, settings } from '../settings';
import { Glyph } from './icons';
import { me, whoAmI } from './me';
import './ui.css';

interface FrameProps {
  /** The title of the browser tab. */
  readonly title: string;
  /** A class for the page's own layout. */
  readonly page: string;
  /** The box that the page is about, if its address does not say so. */
  readonly box?: string | undefined;
  readonly children: ComponentChildren;
}

let pagesShown = 0;

/** What every page around the table has: skip link, bar, main, footer. */
export function Frame({ title, page, box, children }: FrameProps) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => void whoAmI().catch(() => undefined), []);
  useEffect(() => {
    document.title = title === 'Loire' ? title : `${title} · Loire`;
  }, [title]);
  useEffect(() => {
    // After a change of page the reader starts at its top. On the first page the browser does that already.
    if (pagesShown++ > 0 && !shown().spot) main.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div class={`house ${page}`}>
      <a
        class="skip"
        href={toSpot('main')}
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {t('frame.skip')}
      </a>
      <Bar box={box} />
      <main id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      <footer class="foot">
        {t('frame.footer')} · <a href={to('/licences')}>{t('frame.licences')}</a>
      </footer>
    </div>
  );
}

/** The box in the address of a page, or nothing. */
const boxIn = (path: string): string | undefined =>
  /^\/(?:boxes|new|learn|rules|puzzles(?=\/[^/]+\/))\/([^/?#]+)/.exec(path)?.[1];

function Bar({ box }: Pick<FrameProps, 'box'>) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const path = here.value;
  const about = box ?? boxIn(path);
  useEffect(() => setOpen(false), [path]);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  const link = (
    page: Path,
    label: string,
    inside: (path: string) => boolean = (path) => path.startsWith(page),
  ) => (
    <a href={to(page)} {...(inside(path) ? { 'aria-current': 'page' as const } : {})}>
      {label}
    </a>
  );
  return (
    <header class="bar" onKeyDown={closeOnEscape}>
      <a class="brand" href={to('/')} aria-label={t('frame.home')}>
        <Mark />
        <span>Loire</span>
      </a>
      <button
        type="button"
        ref={button}
        class="round menu-button"
        aria-expanded={open}
        aria-controls="main-nav"
        aria-label={t('frame.menu')}
        onClick={() => setOpen(!open)}
      >
        <Glyph name={open ? 'close' : 'menu'} />
      </button>
      <nav id="main-nav" class={open ? 'open' : ''} aria-label={t('frame.main')}>
        {link('/', t('frame.play'), (path) => /^\/($|[?#]|new|boxes|tables)/.test(path))}
        {link('/learn', t('frame.learn'))}
        {link(about ? `/rules/${about}` : '/rules', t('frame.rules'), (path) => path.startsWith('/rules'))}
        {link('/records', t('frame.records'))}
      </nav>
      <div class="bar-end">
        <ThemeButton />
        <a class="round" href={to('/settings')} aria-label={t('frame.settings')} title={t('frame.settings')}>
          <Glyph name="sliders" />
        </a>
        <Who />
      </div>
    </header>
  );
}

function Who() {
  const person = me.value?.person;
  const turns = me.value?.your_turn ?? 0;
  if (!person)
    return (
      <a class="btn" href={to('/me')}>
        {t('frame.signIn')}
      </a>
    );
  return (
    <a class="btn who" href={to('/me')}>
      <Glyph name="person" />
      <span class="unseen">{t('frame.profile') + t('list.colon')}</span>
      <span class="who-name">{person.name}</span>
      {turns > 0 ? (
        <span class="turns" title={t('frame.yourTurn', { n: turns })}>
          {turns}
        </span>
      ) : null}
    </a>
  );
}

function ThemeButton() {
  const { theme } = settings.value;
  const dark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  const label = dark ? t('frame.themeToLight') : t('frame.themeToDark');
  return (
    <button
      type="button"
      class="round"
      aria-label={label}
      title={label}
      onClick={() => setSetting('theme', dark ? 'light' : 'dark')}
    >
      <Glyph name={dark ? 'sun' : 'moon'} />
    </button>
  );
}

/** A red hexagon with a castle over the river. */
export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path class="mark-ground" d="M32 3 57.100 17.500v29L32 61 6.900 46.500v-29z" />
      <path class="mark-castle" d="M17 36V20h5v4h4v-4h4v4h4v-4h4v4h4v-4h5v16z" />
      <path
        class="mark-water"
        d="M15 42q4.250-4 8.500 0t8.500 0 8.500 0 8.500 0M19 49q4.330-4 8.660 0t8.660 0 8.660 0"
      />
    </svg>
  );
}
