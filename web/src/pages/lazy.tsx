import type { ComponentType } from 'preact';
import { wordsOf } from '../api/words';
import { t } from '../i18n';
import { late } from '../ui/late';

/** A part of a page whose code is fetched when it is first shown. */
export const lazy = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> =>
  late(load, (error) => (
    <p class="loading" role="status">
      {error ? wordsOf(error)[0] : t('common.loading')}
    </p>
  ));
