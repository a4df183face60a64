/**
 * Where things are. The rest of the client names a page by its path alone (`/tables/x`), and only this file knows where
 * the client lives: at the root of a host, below a path, or in a folder of plain files.
 */

/** A page, as the client names it: `/rules/burgundy?topic=sell#burgundy.sell.all`. What follows `#` is a spot on it. */
export type Path = `/${string}`;

export interface Base {
  /** The folder that everything is in: `/`, or `/loire/`. */
  readonly folder: string;
  /**
   * Whether pages are in the fragment: `#/tables/x`. A server of plain files has one page, and no other address leads
   * to it.
   */
  readonly inFragment: boolean;
}

/** A page and a spot on it. */
export interface Place {
  readonly path: Path;
  readonly spot: string;
}

type Url = Pick<URL, 'pathname' | 'search' | 'hash'>;

/** A server that answers every path with our page writes `<base href>` into it. A folder of files has none. */
function written(): Base {
  if (typeof document === 'undefined') return { folder: '/', inFragment: false };
  return {
    folder: new URL('.', document.baseURI).pathname,
    inFragment: !document.querySelector('base[href]'),
  };
}

export function addressesOf({ folder, inFragment }: Base) {
  return {
    /** The address of a page. */
    to: (path: Path): string => (inFragment ? `#${path}` : folder + path.slice(1)),
    /** The address of a file of the client, such as an icon. */
    file: (name: string): string => folder + name,
    /** The address of something that the server answers. */
    api: (path: Path): string => `${folder}api${path}`,
    /** Which page has this address, or nothing if it is not one of ours. */
    read({ pathname, search, hash }: Url): Place | undefined {
      if (!pathname.startsWith(folder)) return undefined;
      const inside = pathname.slice(folder.length);
      if (inFragment) {
        if (inside.includes('/')) return undefined;
        const [path = '', spot = ''] = hash.slice(1).split(/#(.*)/s);
        return { path: path.startsWith('/') ? (path as Path) : '/', spot };
      }
      return inside.startsWith('api/') ? undefined : { path: `/${inside}${search}`, spot: hash.slice(1) };
    },
  };
}

const { to, file, api, read } = addressesOf(written());

export { api, file, read, to };

/** The same with its host, for other people. */
export const toWhole = (path: Path): string => new URL(to(path), location.href).href;

/** The address of a socket of the server. */
export const toSocket = (path: Path): string => location.origin.replace(/^http/, 'ws') + api(path);

/** The page that the browser shows. */
export const shown = (): Place =>
  (typeof location === 'undefined' ? undefined : read(location)) ?? { path: '/', spot: '' };

/** The address of a spot on the page that is shown, such as `prompt`. */
export const toSpot = (spot: string): string => to(`${shown().path}#${spot}`);

/** What the address of the page asks for, after the `?`. */
export const asked = (): URLSearchParams => new URLSearchParams(shown().path.split('?')[1]);
