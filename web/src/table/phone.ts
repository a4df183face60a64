import { signal } from '@preact/signals';

const query =
  typeof matchMedia === 'undefined' ? undefined : matchMedia('(max-width: 640px), (max-height: 480px)');
const phone = signal(query?.matches ?? false);
query?.addEventListener('change', () => (phone.value = query.matches));

/** Whether the table is laid out for a phone. */
export const usePhone = (): boolean => phone.value;
