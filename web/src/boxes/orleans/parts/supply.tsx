import { GoodPicture } from '../art/pieces';
import { GOODS, type Good } from '../pieces';
import { goodName, say } from '../words';
import { Touchable } from './tray';

/** The goods that are left in the supply. While they can be bought, they are things: `supply:<good>`. */
export function GoodsSupply({ left }: { readonly left: Readonly<Record<Good, number>> }) {
  return (
    <div class="o-supply" role="group" aria-label={say('supply.title')}>
      <h3>{say('supply.title')}</h3>
      <ul>
        {GOODS.map((good) => (
          <li key={good} class={left[good] === 0 ? 'gone' : ''} data-info={`good:${good}`}>
            <Touchable
              thing={`supply:${good}`}
              label={say('supply.good', { n: left[good], good: goodName(good) })}
            >
              <GoodPicture good={good} />
              <b>{left[good]}</b>
            </Touchable>
          </li>
        ))}
      </ul>
    </div>
  );
}
