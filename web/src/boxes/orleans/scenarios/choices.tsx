import { useControl } from '../../../table/control';
import { Sign } from '../art/symbols';
import { Piece } from '../parts/piece';
import { amountOf, say } from '../words';

/** The look of a choice that nothing on the table stands for. */
const LOOKS = {
  coins: ['oi-coin', () => amountOf('coins', 5)],
  books: ['oi-dev', () => amountOf('development', 3)],
  stay: ['ox-carpenter', () => say('choice.stay')],
} as const;

/** Answers that nothing on the table stands for, next to the market while they are possible: `choice:<id>`. */
export function Choices() {
  const control = useControl();
  const selected = control.selected.value;
  const open = (Object.keys(LOOKS) as (keyof typeof LOOKS)[]).filter(
    (id) => selected.length > 0 && control.stateOf(`choice:${id}`) === 'open',
  );
  if (open.length === 0) return null;
  return (
    <div class="o-choices" role="group" aria-label={say('choice.title')}>
      {open.map((id) => {
        const [sign, words] = LOOKS[id];
        return (
          <Piece key={id} thing={`choice:${id}`} label={words()} class="btn act o-choice">
            <Sign id={sign} />
            <span>{words()}</span>
          </Piece>
        );
      })}
    </div>
  );
}
