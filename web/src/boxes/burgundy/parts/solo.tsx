import { useState } from 'preact/hooks';
import type { PartProps } from '../../../table/box';
import { useControl } from '../../../table/control';
import { sumOf } from '../../../table/preview-parts';
import { parse } from '../actions';
import { GoodPicture, TilePicture } from '../art/tile';
import { BuyPoints, SoloProgress, TargetGauge, TargetRail } from '../modules/solo/target';
import { GOODS } from '../pieces';
import { type BurgundyPrompt, type BurgundyView, playerOf } from '../view';
import { say } from '../words';

/** What the action under the pointer adds to the counter, and how much more could be bought. */
function useGain(view: BurgundyView): { readonly gain: number; readonly buyable: number } {
  const control = useControl();
  const thing = control.looked.value ?? control.pending.value?.thing;
  const ways = thing && control.stateOf(thing) !== 'shut' ? control.ways(thing) : [];
  const gain = Math.max(0, ...ways.map(({ text }) => sumOf(text.gains, 'points')));
  const silver = playerOf(view, control.viewer.value)?.silver ?? 0;
  return { gain, buyable: gain > 0 ? silver : 0 };
}

/** In place of rivals: the points towards the target, the exchange and how the game is going. */
export function Alone({ view, prompt }: PartProps<BurgundyView, BurgundyPrompt>) {
  const gains = useGain(view);
  if (!view.solo) return null;
  const asked = prompt?.ask;
  return (
    <div class="solo-panel panel">
      <h2>{say('target')}</h2>
      <TargetRail solo={view.solo} {...gains} />
      <Exchange now={asked === 'exchange' || asked === 'give'} edition={view.edition} />
      <SoloProgress solo={view.solo} />
    </div>
  );
}

/** The same in a line above the duchy, for a phone. */
export function SoloLine({ view }: { readonly view: BurgundyView }) {
  const gains = useGain(view);
  return view.solo ? (
    <div class="solo-line">
      <TargetGauge solo={view.solo} {...gains} />
      <small>
        <b>{view.solo.covered}</b> {say('coveredOf', { n: view.solo.covered, of: view.solo.spaces })}
      </small>
    </div>
  ) : null;
}

/** Five goods for a tile that goes face down in the storage. It lights up after a ship. */
const Exchange = ({ now, edition }: { readonly now: boolean; readonly edition: number }) => (
  <div class={`exchange-line ${now ? 'now' : ''}`}>
    <span class="exchange-goods" aria-hidden="true">
      {GOODS.slice(0, 5).map((good) => (
        <GoodPicture key={good} good={good} />
      ))}
      <b>→</b>
      <TilePicture tile="blank" edition={edition} />
    </span>
    <p>{now ? say('exchangeNow') : say('exchangeRule')}</p>
  </div>
);

interface BuyingProps {
  readonly view: BurgundyView;
  readonly prompt: BurgundyPrompt | null;
}

/** How many points to buy with the gain: preset to what reaches the target, if that is possible. */
export function Buying({ view, prompt }: BuyingProps) {
  const control = useControl();
  const offers = control.choices.value.flatMap(({ action }) => {
    const read = parse(action);
    return read?.verb === 'points' ? [read.silver] : [];
  });
  if (prompt?.ask !== 'points' || offers.length === 0 || !view.solo) return null;
  const { counter, target } = view.solo;
  const missing = target - counter - (prompt.count ?? 0);
  const preset = offers.includes(missing) ? missing : 0;
  return <Stepper key={control.watch.position.value.at} preset={preset} most={Math.max(...offers)} />;
}

function Stepper({ preset, most }: { readonly preset: number; readonly most: number }) {
  const control = useControl();
  const [n, setN] = useState(preset);
  return (
    <div class="buying">
      <BuyPoints n={n} most={most} onChange={setN} />
      <button type="button" class="btn prim" onClick={() => control.play(`points ${n}`)}>
        {n > 0 ? say('do.points', { n }) : say('do.pointsNone')}
      </button>
    </div>
  );
}
