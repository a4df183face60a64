import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from './i18n';
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

/** Starts to fetch the page that will be shown first, while the language is still on its way. */
export function hurry(): void {
  find(here.value).load().catch(() => undefined);
}

export function App() {
  const path = here.value;
  const [shown, show] = useState<Shown | undefined>();
  const [failed, fail] = useState(false);
  useEffect(() => {
    let current = true;
    const { load, ...route } = find(path);
    // The page that is shown stays until the next one is here.
    load().then(
      (module) => current && show({ Page: module.default, ...route }),
      () => current && fail(true),
    );
    return () => void (current = false);
  }, [path]);
  if (failed) return <p class="loading" role="alert">{t('app.failed')} <a href={path}>{t('app.again')}</a></p>;
  if (shown) return <shown.Page key={shown.path} params={shown.params} />;
  return <p class="loading" role="status">{t('app.loading')}</p>;
}
