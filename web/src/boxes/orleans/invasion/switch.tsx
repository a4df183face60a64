/** Where there is no tab for the City, it takes turns with the map. */
import { signal } from '@preact/signals';
import { Tabs } from '../../../table/tabs';
import { say } from '../words';
import { tell } from './words';

type Side = 'map' | 'city';
const side = signal<Side>('map');

/** Whether the City is shown in the place of the map. */
export const useCityShown = (possible: boolean): boolean => possible && side.value === 'city';

export function CitySwitch() {
  return (
    <Tabs<Side>
      label={tell('city.switch')}
      class="o-city-switch"
      current={side.value}
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
