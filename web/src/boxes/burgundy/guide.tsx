/** The rules of The Castles of Burgundy as people read them. */
import bundle from 'words:burgundy';
import { DiePicture, Icon } from '../../art/icon';
import { TABLES } from '../../generated/burgundy';
import { capital, type KeyOf, type PlainKey, type TextsOf } from '../../i18n';
import { guideOf, type Row, type RowGroup, type RulesGuide, type Topic } from '../guide';
import { GoodPicture, TilePicture } from './art/tile';
import { AreaFigure, LivestockFigure, PlaceFigure } from './guide-figures';
import { MODULES } from './modules/registry';
import { GOODS, goodNumber } from './pieces';
import { goodName, kindName, sayAny, tileClause, tileName, tileRule } from './words';

const { say, topic, answer } = guideOf('burgundy', bundle, 'burgundy/guide');
const icon = (id: string) => () => <Icon id={id} />;

const year = (edition: string): number => Number(edition) || 2019;

const tileRow = (tile: string, edition: string, name?: string): Row => ({
  picture: <TilePicture tile={tile} edition={year(edition)} />,
  name: capital(name ?? tileName(tile, year(edition))),
  text: tileRule(tile, year(edition)),
  clause: tileClause(tile),
});

const tileRows = (edition: string, tiles: readonly string[]): RowGroup => ({
  title: '',
  rows: tiles.map((one) => tileRow(one, edition)),
});

const monasteries = (
  title: PlainKey<TextsOf<'burgundy/guide'>>,
  edition: string,
  numbers: readonly number[],
): RowGroup => ({
  title: say(title),
  rows: numbers.map((number) => tileRow(`monastery${number}`, edition)),
});

const numbers = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, n) => from + n);

const action = (name: 'take' | 'place' | 'sell' | 'workers', icon: string, clause: string): Row => ({
  picture: <Icon id={icon} />,
  name: say(`action.${name}`),
  text: say(`action.${name}.text`),
  clause: `burgundy.${clause}`,
});

/** A module may have the words of its topic among its others: `guide.<id>`, with `.about` and `.1`. */
function inOwnWords(told: Topic): Topic {
  const key = `guide.${told.id}`;
  if (sayAny(key) === key) return told;
  return {
    ...told,
    title: () => sayAny(key),
    about: () => sayAny(`${key}.about`),
    text: () => [sayAny(`${key}.1`)],
  };
}

export const guide: RulesGuide = {
  topics: [
    topic(
      'turn',
      () => <DiePicture value={5} seat={1} />,
      ['turn', 'dice', 'take', 'storage', 'place', 'workers-action'],
      {
        Figure: () => <PlaceFigure caption={say('figure.place')} />,
        tables: () => [
          {
            title: '',
            rows: [
              action('take', 'i-take', 'take.depot'),
              action('place', 'i-hex', 'place.value'),
              action('sell', 'g-5', 'sell.type'),
              action('workers', 'i-worker', 'workers-action.amount'),
            ],
          },
        ],
      },
    ),
    topic('tiles', icon('k-C'), ['castle'], {
      tables: (edition) => [
        {
          title: say('tiles.title'),
          rows: [
            tileRow('castle', edition, kindName('castle')),
            tileRow('mine', edition, kindName('mine')),
            tileRow('ship', edition, kindName('ship')),
            tileRow('sheep3', edition, kindName('livestock')),
            { ...tileRow('town-hall', edition, kindName('building')), text: say('buildings.1') },
            { ...tileRow('monastery12', edition, kindName('monastery')), text: say('monasteries.1') },
          ],
        },
      ],
    }),
    topic('buildings', icon('k-B'), ['building'], {
      tables: (edition) => [
        {
          title: say('buildings'),
          rows: TABLES.tiles
            .filter(({ clause }) => clause.startsWith('burgundy.building.'))
            .map(({ tile }) => tileRow(tile, edition)),
        },
      ],
    }),
    topic('monasteries', icon('k-Y'), ['monastery'], {
      tables: (edition) => [
        monasteries('group.selling', edition, [3, 4, 5]),
        monasteries('group.dice', edition, numbers(8, 14)),
        monasteries('group.tiles', edition, [1, 2, 6, 7]),
        monasteries('group.endBuildings', edition, numbers(16, 23)),
        monasteries('group.end', edition, [15, 24, 25, 26]),
      ],
    }),
    topic('goods', icon('k-S'), ['ship', 'sell'], {
      tables: () => [
        {
          title: say('goods.title'),
          rows: GOODS.map((good) => ({
            picture: <GoodPicture good={good} />,
            name: capital(goodName(good)),
            text: say('goods.row', { n: goodNumber(good) }),
            clause: 'burgundy.sell.type',
          })),
        },
      ],
    }),
    topic('livestock', icon('a-cow'), ['livestock'], {
      Figure: ({ edition }) => <LivestockFigure edition={year(edition)} caption={say('figure.livestock')} />,
    }),
    topic('areas', icon('i-vp'), ['area', 'colour'], {
      Figure: () => (
        <AreaFigure
          size={say('areas.size')}
          points={say('areas.points')}
          phase={say('areas.phase')}
          bonus={say('areas.bonus')}
        />
      ),
    }),
    topic('silver', icon('k-M'), ['mine', 'purchase']),
    topic('phases', icon('i-depots'), ['phase', 'round', 'phase-end']),
    topic('end', icon('i-bonus'), ['final', 'tie']),
    topic('setup', icon('i-hex'), ['setup', 'comp', 'players', 'expert']),
    topic('modules', icon('i-six'), ['module']),
    ...MODULES.map(({ id, guide: { picture, chapters, tiles, tables } }) => {
      const rows = tiles ? (edition: string) => [tileRows(edition, tiles)] : tables;
      return inOwnWords(topic(id as KeyOf<'burgundy/guide'>, picture, chapters, rows && { tables: rows }));
    }),
    topic('more', icon('u-book'), ['policy', 'info', 'engine']),
  ],
  answers: [
    answer('win', 'final.winner', 'tie.empty', 'final.when'),
    answer('sellTwice', 'sell.type', 'sell.all', 'building.warehouse'),
    answer('partSale', 'sell.all'),
    answer('sameBuilding', 'building.unique', 'monastery.01'),
    answer('storageFull', 'take.full-discard', 'storage.discard'),
    answer('goodsFull', 'ship.types', 'ship.overflow'),
    answer('six', 'dice.wrap'),
    answer('first', 'round.order', 'ship.track'),
    answer('castle', 'castle.action'),
    answer('mine', 'mine.income'),
    answer('gameEnd', 'phase.count', 'final.when'),
    answer('buy', 'purchase.once', 'purchase.cost', 'purchase.extra'),
  ],
};
