import { DieFace } from '../../../../art/icon';
import type { Row } from '../../../guide';
import { Piece } from '../../parts/piece';
import { say, sayAny } from '../../words';
import type { BurgundyModule, DepotProps, LayerProps } from '../part';
import { Picture } from '../picture';
import { ShieldAt, ShieldPicture, ShieldRow, shieldLabel, shieldPoints } from './shield';

const SHIELDS = Array.from({ length: 18 }, (_, n) => n + 1);

const describe = (shield: number): Pick<Row, 'text' | 'clause'> => ({
  text: `${sayAny(`shield.${shield}`)} ${say('shieldWorth', { points: shieldPoints(shield) })}`,
  clause: `burgundy.shield.${String(shield).padStart(2, '0')}`,
});

/** How many shields lie on a depot at first. r[burgundy.shield.count] */
export function shieldPlaces(depot: string, players: number): number {
  if (players === 3) return Number(depot) % 2 ? 1 : 2;
  return players > 3 ? 2 : 1;
}

/** The shields of a depot, each of which can be touched. */
const DepotShields = ({ depot: { depot, shields }, players, small }: DepotProps) => (
  <ShieldRow
    depot={depot}
    shields={shields}
    places={small ? 0 : shieldPlaces(depot, players)}
    piece={(shield, picture) => (
      <Piece
        thing={`shield:${depot}:${shield}`}
        class="shield-touch"
        label={say('shieldTake', { shield: shieldLabel(shield), depot })}
        info={`shield:${shield}`}
        at={`shield:${depot}:${shield}`}
        drag
      >
        {picture}
      </Piece>
    )}
  />
);

const OnCastles = ({ place, extras, small }: LayerProps) => (
  <>
    {extras?.shields?.map(({ shield, space }) => {
      const { x, y } = place.at(space);
      const R = place.radius;
      return (
        <g key={shield} data-info={`shield:${shield}`}>
          <ShieldAt shield={shield} x={x} y={y + R * (small ? 0.1 : 0.2)} size={R * (small ? 1.3 : 1.06)} />
        </g>
      );
    })}
  </>
);

export const shields: BurgundyModule = {
  id: 'shields',
  Picture: () => (
    <Picture>
      <g class="module-dice">
        <DieFace value={4} x={36} y={34} size={32} />
        <DieFace value={4} x={58} y={60} size={32} />
      </g>
      <ShieldAt shield={5} x={112} y={48} size={64} />
      <ShieldAt shield={16} x={168} y={48} size={50} />
    </Picture>
  ),
  guide: {
    picture: () => <ShieldPicture shield={9} />,
    chapters: ['shield'],
    tables: () => [
      {
        title: '',
        rows: SHIELDS.map((shield) => ({
          picture: <ShieldPicture shield={shield} />,
          name: say('shield', { n: shield }),
          ...describe(shield),
        })),
      },
    ],
  },
  info: {
    shield: (which) => ({
      title: say('shield', { n: which }),
      ...describe(Number(which)),
      picture: <ShieldPicture shield={Number(which)} />,
    }),
  },
  presets: ['full'],
  Depot: DepotShields,
  layers: { above: OnCastles },
};
