import { beforeEach, expect, test, vi } from 'vitest';

const FILES = ['en', 'de', 'fr'].flatMap((code) => [`./first.${code}`, `./rest.${code}`]);

beforeEach(() => {
  vi.resetModules();
  for (const file of FILES) vi.doUnmock(file);
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('navigator', { languages: ['de-AT', 'en'] });
});

test('a page is drawn with the words of the reader, and no other language is fetched', async () => {
  const fetched: string[] = [];
  for (const file of FILES)
    vi.doMock(file, () => {
      const [, part = '', code = ''] = /(\w+)\.(\w+)$/.exec(file) ?? [];
      fetched.push(`${part}.${code}`);
      return { words: { [`${part}.key`]: `${part} ${code}` } };
    });
  const { allWords, chooseLanguage, firstWords, startLanguage, tOr } = await import('.');
  startLanguage();
  await firstWords();
  expect([tOr('first.key', '-'), tOr('rest.key', '-')]).toEqual(['first de', '-']);
  expect(fetched).toEqual(['first.de']);
  await allWords();
  expect(tOr('rest.key', '-')).toBe('rest de');
  await chooseLanguage('fr');
  expect([tOr('first.key', '-'), tOr('rest.key', '-')]).toEqual(['first fr', 'rest fr']);
  expect(fetched.toSorted()).toEqual(['first.de', 'first.fr', 'rest.de', 'rest.fr']);
});

test('whoever chooses another language while one is loading gets the last one, and a missing message shows no key', async () => {
  const { chooseLanguage, language, startLanguage, t } = await import('.');
  expect(t('home.shelf')).toBe('');
  expect(t('app.failed')).not.toBe('');
  startLanguage();
  await Promise.all([chooseLanguage('fr'), chooseLanguage('en')]);
  expect(language.value).toBe('en');
  expect(t('home.shelf')).not.toBe('');
});
