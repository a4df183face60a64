import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { to } from './address';
import { t, wordsLoaded } from './i18n';
import { MISSING, ROUTES } from './pages/routes';
import { here, match, type RouteParams } from './router';

interface Shown {
  readonly Page: ComponentType<{ params: RouteParams }>;
  readonly params: RouteParams;
  readonly path: string;
}

function find(path: string) {
  for (const route of ROUTES) {
    const params = match(route.path, path);
    if (params) return { load: route.load, params, path: route.path };
  }
  return { load: MISSING, params: {}, path: '' };
}

/** The page at a path, with the words that it needs. */
async function open(path: string): Promise<Shown> {
  const { load, ...route } = find(path);
  // What is there of the words is fetched together with the code, which may bring more of them.
  const [module] = await Promise.all([load(), wordsLoaded()]);
  await wordsLoaded();
  return { Page: module.default, ...route };
}

/** Fetches the first page, so that nothing but the page itself is ever drawn. */
export const opened = (): Promise<unknown> => open(here.value);

export function App() {
  const path = here.value;
  const [shown, show] = useState<Shown | undefined>();
  const [failed, fail] = useState(false);
  useEffect(() => {
    let current = true;
    fail(false);
    // The current page stays until the next one has loaded.
    open(path).then(
      (page) => {
        if (current) show(page);
      },
      () => current && fail(true),
    );
    return () => void (current = false);
  }, [path]);
  return (
    <>
      {shown ? <shown.Page key={shown.path} params={shown.params} /> : null}
      {failed ? <NotHere /> : null}
      {shown || failed ? null : (
        <p class="loading" role="status">
          {t('app.loading')}
        </p>
      )}
    </>
  );
}

/**
 * The code of a page did not load. Browsers may remember that for as long as this document lives, so we
 * reload it.
 */
function NotHere() {
  const again = () =>
    void fetch(location.href, { cache: 'no-store' }).then(
      () => location.reload(),
      () => undefined,
    );
  useEffect(() => {
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  return (
    <div class="not-here" role="alert">
      <p>{t('app.failed')}</p>
      <button type="button" onClick={again}>
        {t('app.again')}
      </button>
      <a href={to('/')}>{t('missing.home')}</a>
    </div>
  );
}
