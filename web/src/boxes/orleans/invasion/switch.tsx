/** Where there is no tab for the City, it takes turns with the map. */
import { signal } from '@preact/signals';
import { useControl } from '../../../table/control';
import { Tabs } from '../../../table/tabs';
import { say } from '../words';
import { tell } from './words';

type Side = 'map' | 'city';
/** What the viewer last chose. */
const side = signal<Side>('map');

const TRAVEL: readonly string[] = ['place:ship', 'place:wagon', 'place:horse-wagon', 'place:stage-coach'];
const SEND: readonly string[] = ['place:town-hall', 'place:gunpowder-tower'];

/** The side that the next choice is on, if it is on one of them. */
function needed(selected: readonly string[], legal: readonly string[]): Side | undefined {
  if (selected.some((thing) => SEND.includes(thing))) return 'city';
  if (selected.some((thing) => TRAVEL.includes(thing))) return 'map';
  if (legal.some((line) => line.startsWith('travel event '))) return 'map';
  const sends = legal.filter((line) => line !== 'stop');
  return sends.length > 0 && sends.every((line) => line.startsWith('send ')) ? 'city' : undefined;
}

/** Which one is shown: where the next choice is, or else what the viewer chose. */
export function useSide(): Side {
  const control = useControl();
  return needed(control.selected.value, control.watch.position.value.legal) ?? side.value;
}

export function CitySwitch() {
  return (
    <Tabs<Side>
      label={tell('city.switch')}
      class="o-city-switch"
      current={useSide()}
      onChange={(id) => {
        side.value = id;
      }}
      panel="o-map-or-city"
      tabs={[
        ['map', say('map.title')],
        ['city', tell('city.tab')],
      ]}
    />
  );
}
