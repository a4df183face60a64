import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ApiError } from '../api';
import { wordsOf } from '../api/words';
import { t } from '../i18n';
import { Nothing } from './nothing';

export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown; readonly again: () => void }
  | { readonly state: 'ready'; readonly value: T; readonly again: () => void };

/** Fetches when `keys` change. Drops an answer that arrives after the page has asked for something else. */
export function useLoad<T>(load: () => Promise<T>, keys: readonly unknown[]): Loaded<T> {
  const [round, setRound] = useState(0);
  const [result, setResult] = useState<{ key: string; value?: T; error?: unknown }>();
  const key = JSON.stringify(keys);
  useEffect(() => {
    let current = true;
    load().then(
      (value) => current && setResult({ key, value }),
      // Keep the old data if it cannot be fetched again.
      (error: unknown) =>
        current &&
        setResult((before) => (before?.key === key && 'value' in before ? before : { key, error })),
    );
    return () => void (current = false);
  }, [key, round]);
  const again = () => setRound((n) => n + 1);
  if (result === undefined) return { state: 'loading' };
  if ('error' in result) return { state: 'failed', error: result.error, again };
  return { state: 'ready', value: result.value as T, again };
}

/** Calls `again` now and then while the page is visible, and as soon as the reader comes back. */
export function useRefresh(again: () => void, seconds: number): void {
  const latest = useRef(again);
  latest.current = again;
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    const timer = setInterval(look, seconds * 1000);
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
    };
  }, [seconds]);
}

/** A refusal, in black and not in red: red means that something can be done. */
export function Refusal({ error, title }: { readonly error: unknown; readonly title?: string }) {
  if (!error) return null;
  return (
    <div class="refusal" role="alert">
      {title ? <strong>{title}</strong> : null}
      {wordsOf(error).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

interface WaitProps<T> {
  readonly for: Loaded<T>;
  readonly children: (value: T, again: () => void) => ComponentChildren;
}

/** Shows what was loaded. Until then it shows that it is loading, or why it failed. */
export function Wait<T>({ for: loaded, children }: WaitProps<T>) {
  switch (loaded.state) {
    case 'loading':
      return (
        <p class="loading" role="status">
          {t('common.loading')}
        </p>
      );
    case 'failed':
      // If there is nothing there, trying again cannot help.
      if (loaded.error instanceof ApiError && loaded.error.status === 404) return <Nothing />;
      return (
        <div class="failed">
          <Refusal error={loaded.error} />
          <button type="button" class="btn" onClick={loaded.again}>
            {t('common.again')}
          </button>
        </div>
      );
    case 'ready':
      return <>{children(loaded.value, loaded.again)}</>;
  }
}

/** Runs one request at a time, with what a button needs to be disabled and to show a refusal. */
export function useTask(): { busy: boolean; error: unknown; run: (task: () => Promise<void>) => void } {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(undefined);
  const run = (task: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    task()
      .catch(setError)
      .finally(() => setBusy(false));
  };
  return { busy, error, run };
}
