import { beforeAll } from 'vitest';
import { language, wordsLoaded } from './src/i18n';

// Tests read English, whatever the machine speaks.
beforeAll(async () => {
  language.value = 'en';
  await wordsLoaded();
});
