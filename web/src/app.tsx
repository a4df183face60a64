import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from './i18n';
import { ROUTES } from './pages/routes';
import { here, match, type RouteParams } from './router';

interface Shown {
  readonly Page: ComponentType<{ params: RouteParams }>;
  readonly params: RouteParams;
  readonly path: string;
}

export function App() {
  const path = here.value;
  const [shown, show] = useState<Shown | undefined>();
  const [failed, fail] = useState(false);
  useEffect(() => {
    let current = true;
    for (const route of ROUTES) {
      const params = match(route.path, path);
      if (!params) continue;
      route.load().then(
        (module) => current && show({ Page: module.default, params, path: route.path }),
        () => current && fail(true),
      );
      return () => void (current = false);
    }
    show(undefined);
    fail(true);
    return () => void (current = false);
  }, [path]);
  if (shown) return <shown.Page key={shown.path} params={shown.params} />;
  return failed ? <NotFound /> : <p class="loading" role="status">{t('app.loading')}</p>;
}

function NotFound() {
  return (
    <main class="plain-page">
      <h1>{t('app.notFound')}</h1>
      <p>
        <a href="/">{t('app.toHome')}</a>
      </p>
    </main>
  );
}
