import { describe, expect, it } from 'vitest';
import { addressesOf, type Path } from './address';

const KINDS = [
  { name: 'at the root of a host', base: { folder: '/', inFragment: false }, page: '/rules/burgundy' },
  {
    name: 'below a path',
    base: { folder: '/inn/loire/', inFragment: false },
    page: '/inn/loire/rules/burgundy',
  },
  {
    name: 'in a folder of plain files',
    base: { folder: '/inn/loire/', inFragment: true },
    page: '#/rules/burgundy',
  },
] as const;

const PAGES: readonly Path[] = [
  '/',
  '/tables/~k3f9',
  '/tables/x/replay?at=3&seat=p1',
  '/rules/burgundy?topic=sell#burgundy.sell.all',
  '/people/M%C3%A9lusine',
  '/new/burgundy?friends',
];

describe.each(KINDS)('a client $name', ({ base, page }) => {
  const { to, file, api, read } = addressesOf(base);
  const opened = (address: string) => new URL(address, `https://example.org${base.folder}`);

  it('names its pages', () => {
    expect(to('/rules/burgundy')).toBe(page);
  });

  it('knows each of its pages again', () => {
    for (const path of PAGES) {
      const [inside, spot = ''] = path.split('#');
      expect(read(opened(to(path))), path).toEqual({ path: inside, spot });
    }
  });

  it('finds its files and the server next to its page', () => {
    expect(opened(file('icon.svg')).pathname).toBe(`${base.folder}icon.svg`);
    expect(opened(api('/tables/x/ws?since=3')).href).toBe(
      `https://example.org${base.folder}api/tables/x/ws?since=3`,
    );
  });

  it('leaves what is not its own to the browser', () => {
    expect(read(opened(api('/tables/x/record')))).toBeUndefined();
    if (base.folder !== '/') expect(read(new URL('https://example.org/inn/tables/x'))).toBeUndefined();
  });
});

it('whoever opens the folder itself, or its page by name, is at home', () => {
  const { read } = addressesOf({ folder: '/loire/', inFragment: true });
  for (const address of ['/loire/', '/loire/index.html', '/loire/?x', '/loire/#main'])
    expect(read(new URL(address, 'https://example.org'))?.path, address).toBe('/');
});
