import { useEffect, useState } from 'preact/hooks';
import { loadBox } from '../boxes/registry';
import type { RouteParams } from '../router';
import type { BoxTable } from '../table/box';
import { TableScreen } from '../table/screen';
import type { Session } from '../table/session';
import { type Fixture, fixtureSession } from './fixture-session';
import Tiles from './tiles';

const FIXTURES = import.meta.glob<Fixture>('../boxes/*/fixtures/*.json', { import: 'default' });
const boxOf = (path: string) => /boxes\/([^/]+)\//.exec(path)?.[1] ?? '';
/** Burgundy's have plain names; those of other boxes begin with their box. */
const nameOf = (path: string) => {
  const name = path.replace(/^.*\/|\.json$/g, '');
  return boxOf(path) === 'burgundy' ? name : `${boxOf(path)}-${name}`;
};

/** Tables that stand still, for drawing and tests: `/dev` lists them. Not linked from anywhere. */
export default function Gallery({ params }: { readonly params: RouteParams }) {
  const wanted = params['fixture'];
  const [shown, show] = useState<{ session: Session; box: BoxTable } | undefined>();
  useEffect(() => {
    const path = Object.keys(FIXTURES).find((one) => nameOf(one) === wanted);
    const fetch = path ? FIXTURES[path] : undefined;
    if (!path || !fetch) return show(undefined);
    const id = boxOf(path);
    void Promise.all([fetch(), loadBox(id)]).then(
      ([fixture, box]) => box && show({ session: fixtureSession(fixture, id), box }),
    );
  }, [wanted]);
  if (wanted === 'tiles') return <Tiles />;
  if (shown) return <TableScreen session={shown.session} box={shown.box} />;
  return (
    <main class="plain-page">
      <h1>Fixtures</h1>
      <p>
        <a href="/dev/tiles">tiles</a>
      </p>
      <ul>
        {Object.keys(FIXTURES).map((path) => (
          <li key={path}>
            <a href={`/dev/${nameOf(path)}`}>{nameOf(path)}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}
