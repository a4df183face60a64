import { GoodPicture } from '../art/pieces';
import { GOODS, type Good } from '../pieces';
import { goodName, say } from '../words';

/** The goods that are left in the supply. */
export function GoodsSupply({ left }: { readonly left: Readonly<Record<Good, number>> }) {
  return (
    <div class="o-supply" role="group" aria-label={say('supply.title')}>
      <h3>{say('supply.title')}</h3>
      <ul>
        {GOODS.map((good) => (
          <li
            key={good}
            class={left[good] === 0 ? 'gone' : ''}
            data-at={`supply:${good}`}
            data-info={`good:${good}`}
            title={say('supply.good', { n: left[good], good: goodName(good) })}
          >
            <GoodPicture good={good} />
            <b>{left[good]}</b> <span class="visually-hidden">{goodName(good)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
