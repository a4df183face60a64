import { t } from '../../../i18n';
import type { PartProps } from '../../../table/box';
import { useControl } from '../../../table/control';
import { Region } from '../../../table/region';
import { drawSymbols } from '../art/symbols';
import { isLastTurn, type NatickPrompt, type NatickView, otherColony } from '../view';
import { say, tell } from '../words';
import { Colony } from './colony';
import { askOf, OfferStrip, Pool, Purse, Shelf, StackList, Stacks } from './common';
import { Dice } from './dice';
import { Note } from './note';

/** The middle of the table: dice, pool, stacks, and whatever there is to choose. */
export function Main(props: PartProps<NatickView, NatickPrompt>) {
  drawSymbols();
  const { view, prompt, names } = props;
  const ask = askOf(prompt);
  const choosing = ask === 'region' || ask === 'scout';
  return (
    <Region class="nt-main" label={t('table.board')}>
      <div class="nt-head">
        <b>
          {view.turn > 0
            ? tell({ event: 'turn', turn: view.turn, seat: view.active }, names)
            : say('part.setUp')}
        </b>
        <span>{isLastTurn(view) ? say('part.last') : say('part.to', { n: view.target })}</span>
        <Note />
      </div>
      {/* All choices appear in the same place, so that nothing below them moves. */}
      <div class="nt-stage">
        {choosing && (
          <section>
            <h3>{say('part.choose')}</h3>
            <Shelf view={view} />
          </section>
        )}
        {view.offer && (
          <section>
            <h3>{say('part.offer')}</h3>
            <OfferStrip view={view} names={names} />
          </section>
        )}
        {!choosing && !view.offer && (
          <section>
            <h3>{say('part.dice')}</h3>
            <Dice {...props} />
          </section>
        )}
      </div>
      <section>
        <h3>{say('part.pool')}</h3>
        <Pool view={view} />
      </section>
      <section class="nt-supply">
        <h3>{say('part.supply')}</h3>
        <Stacks view={view} />
        {!choosing && <StackList view={view} />}
      </section>
    </Region>
  );
}

/** On a phone, above the viewer's colony: what there is to choose now, and what can be traded. */
export function Glance(props: PartProps<NatickView, NatickPrompt>) {
  drawSymbols();
  const { view, prompt, viewer, names } = props;
  const control = useControl();
  const ask = askOf(prompt);
  const rival = otherColony(view, viewer);
  const raiding =
    rival?.regions.some(({ region }) => control.stateOf(`region:${region}`) !== 'shut') ?? false;
  // Nothing can be traded in set-up yet, but everything is visible.
  const trading =
    ask === 'turn' || ask === 'offer' || ask === 'accept' || (view.turn === 0 && ask !== 'region');
  return (
    <Region class="nt-glance" label={t('table.board')}>
      <h3 class="visually-hidden">{say('part.dice')}</h3>
      {ask === 'region' || ask === 'scout' ? <Shelf view={view} /> : null}
      {view.turn > 0 && !trading && ask !== 'scout' && <Dice {...props} />}
      {(ask === 'keep' || ask === 'event' || ask === 'collect') && !raiding && (
        <div class="nt-trade">
          <h4>{say('part.pool')}</h4>
          <Pool view={view} />
        </div>
      )}
      {view.offer && <OfferStrip view={view} names={names} />}
      {trading && (
        <div class="nt-trade">
          <h4>{say('part.pool')}</h4>
          <Pool view={view} />
          {rival && (
            <>
              <h4>{say('part.theirs', { name: names(rival.seat) })}</h4>
              <Purse colony={rival} mine={false} names={names} />
            </>
          )}
        </div>
      )}
      {trading && !view.offer && <Stacks view={view} />}
      {raiding && rival && (
        <Colony
          view={view}
          colony={rival}
          prompt={prompt}
          label={say('colony.of', { name: names(rival.seat) })}
          mine={false}
        />
      )}
    </Region>
  );
}
