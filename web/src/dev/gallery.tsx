import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { to } from '../address';
import { loadBox } from '../boxes/registry';
import { wordsLoaded } from '../i18n';
import type { RouteParams } from '../router';
import type { BoxTable } from '../table/box';
import { TableScreen } from '../table/screen';
import { type Fixture, fixtureTable } from './fixture-table';

const FIXTURES = import.meta.glob<Fixture>('../boxes/*/fixtures/*.json', { import: 'default' });
/** Pages on which a box shows all its faces. */
const FACES = import.meta.glob<ComponentType>('../boxes/*/faces-page.tsx', { import: 'default' });
const boxOf = (path: string) => /boxes\/([^/]+)\//.exec(path)?.[1] ?? '';
const plain = (path: string) => path.replace(/^.*\/|\.json$/g, '');
const nameOf = (path: string) => `${boxOf(path)}-${plain(path)}`;

/** Frozen tables for drawing and tests. `/dev` lists them. Nothing links there. */
export default function Gallery({ params }: { readonly params: RouteParams }) {
  const wanted = params['fixture'];
  const [Faces, setFaces] = useState<ComponentType | undefined>();
  const [shown, show] = useState<({ box: BoxTable } & ReturnType<typeof fixtureTable>) | undefined>();
  useEffect(() => {
    const faces = Object.keys(FACES).find((one) => boxOf(one) === wanted);
    if (faces) void FACES[faces]?.().then((page) => wordsLoaded().then(() => setFaces(() => page)));
    const path = Object.keys(FIXTURES).find((one) => nameOf(one) === wanted || plain(one) === wanted);
    const fetch = path ? FIXTURES[path] : undefined;
    if (!path || !fetch) return show(undefined);
    const id = boxOf(path);
    void Promise.all([fetch(), loadBox(id)]).then(
      ([fixture, box]) => box && show({ ...fixtureTable(fixture, id), box }),
    );
  }, [wanted]);
  if (Faces) return <Faces />;
  if (shown) return <TableScreen {...shown} />;
  return (
    <main class="plain-page">
      <h1>Fixtures</h1>
      <ul>
        {Object.keys(FACES).map((path) => (
          <li key={path}>
            <a href={to(`/dev/${boxOf(path)}`)}>{boxOf(path)}</a>
          </li>
        ))}
        {Object.keys(FIXTURES).map((path) => (
          <li key={path}>
            <a href={to(`/dev/${nameOf(path)}`)}>{nameOf(path)}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}
