import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A component whose code is fetched when it is first shown, or before that with `fetch`. */
export type Late<P> = ComponentType<P> & { fetch(): Promise<unknown> };

/** In the meantime its place is held by something else. Preact's own version needs its whole compat layer. */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: (error: unknown) => ComponentChildren = () => null,
): Late<P> {
  let loaded: ComponentType<P> | undefined;
  const fetch = async () => (loaded = await load());
  function Shown(props: P) {
    const [, drawAgain] = useState(0);
    const [error, setError] = useState<unknown>();
    useEffect(() => {
      if (!loaded) fetch().then(() => drawAgain((n) => n + 1), setError);
    }, []);
    if (!loaded) return <>{waiting(error)}</>;
    const Loaded = loaded;
    return <Loaded {...props} />;
  }
  return Object.assign(Shown, { fetch });
}
