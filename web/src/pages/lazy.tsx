import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { wordsOf } from '../api/words';
import { t } from '../i18n';

/**
 * A component whose code is fetched when it is first shown. Preact's own version needs its whole compat
 * layer.
 */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  return function Lazy(props: P) {
    const [, drawAgain] = useState(0);
    const [error, setError] = useState<unknown>();
    useEffect(() => {
      if (loaded) return;
      load().then((component) => {
        loaded = component;
        drawAgain((n) => n + 1);
      }, setError);
    }, []);
    if (loaded) {
      const Loaded = loaded;
      return <Loaded {...props} />;
    }
    return (
      <p class="loading" role="status">
        {error ? wordsOf(error)[0] : t('common.loading')}
      </p>
    );
  };
}
