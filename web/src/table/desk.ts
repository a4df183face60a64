import { signal } from '@preact/signals';

const query =
  typeof matchMedia === 'undefined'
    ? undefined
    : matchMedia('(min-width: 1000px) and (orientation: landscape)');
const desk = signal(query?.matches ?? false);
query?.addEventListener('change', () => (desk.value = query.matches));

/** Whether the table has three columns side by side. */
export const useDesk = (): boolean => desk.value;
