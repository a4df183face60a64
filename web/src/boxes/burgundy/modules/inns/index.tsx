import { hexagon, round } from '../../../../art/hex';
import { capital } from '../../../../i18n';
import { TilePicture } from '../../art/tile';
import type { SpaceView } from '../../view';
import { say } from '../../words';
import type { BurgundyModule, LayerProps } from '../part';
import { Picture, tileAt } from '../picture';
import { Seal } from './seal';
import './inns.css';

/** Inns in completed areas, which count one space larger. r[burgundy.inn.area-size] */
function sealed(duchy: readonly SpaceView[]): readonly { readonly space: string; readonly size: number }[] {
  return duchy.flatMap(({ space, tile, area }) => {
    if (tile !== 'inn') return [];
    const spaces = duchy.filter((other) => other.area === area);
    return spaces.every((other) => other.tile) ? [{ space, size: spaces.length }] : [];
  });
}

const Seals = ({ place, duchy, small }: LayerProps) => (
  <>
    {!small &&
      sealed(duchy).map(({ space, size }) => {
        const { x, y } = place.at(space);
        const R = place.radius;
        return <Seal key={space} n={size} x={round(x)} y={round(y + R * 0.78)} scale={round(R / 42)} />;
      })}
  </>
);

export const inns: BurgundyModule = {
  id: 'inns',
  Picture: () => (
    <Picture>
      <polygon class="module-pasture" points={hexagon(31, 60, 46)} />
      {tileAt('sheep3', 60, 46, 30)}
      {tileAt('inn', 112, 46, 30)}
      <Seal n={2} x={165} y={46} />
    </Picture>
  ),
  guide: { picture: () => <TilePicture tile="inn" edition={2019} />, chapters: ['inn'] },
  info: {
    inns: (_, { edition }) => ({
      title: capital(say('tile.inn')),
      text: `${say('rule.inn')} ${say('rule.inns')}`,
      clause: 'burgundy.inn.purchase',
      picture: <TilePicture tile="inn" edition={edition} />,
    }),
  },
  presets: ['more', 'full'],
  layers: { above: Seals },
};
