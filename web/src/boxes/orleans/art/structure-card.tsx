import './scenario.css';
import { Icon } from '../../../art/icon';
import { type Follower, GOODS, type Good } from '../pieces';
import type { StructureId } from './ids';
import { GoodPicture } from './pieces';
import { StructurePicture } from './scenario';
import { Sign } from './symbols';

/** What a structure asks for, and how much of it is there. */
export interface StructureNeed {
  readonly what: Follower | Good | 'coins';
  readonly there: number;
  readonly of: number;
}

interface StructureCardProps {
  readonly id: StructureId;
  readonly town: string;
  readonly name: string;
  readonly needs: readonly StructureNeed[];
  readonly points: number;
  readonly state: 'hand' | 'building' | 'done';
  /** How far it is, in words. */
  readonly note?: string | undefined;
  /** Whose it is. */
  readonly seat?: number | undefined;
}

/** A structure card. What is there is a piece, what is missing is a hole. */
export function StructureCard({ id, town, name, needs, points, state, note, seat }: StructureCardProps) {
  return (
    <article class={`o-card o-card-${state}`}>
      <header>
        {seat && <Icon id={`s-${seat}`} class={`seat-${seat}`} />}
        <b>{town}</b>
        {state === 'done' && <Icon id="u-tick" />}
      </header>
      <StructurePicture id={id} />
      <h4>{name}</h4>
      <div class="o-card-needs" aria-hidden="true">
        {needs.map((need) => (
          <Need key={need.what} {...need} />
        ))}
      </div>
      <footer>
        <small>{note}</small>
        <b>{points}</b>
        <Icon id="i-vp" />
      </footer>
    </article>
  );
}

const isGood = (what: StructureNeed['what']): what is Good => (GOODS as readonly string[]).includes(what);

function Need({ what, there, of }: StructureNeed) {
  if (what === 'coins')
    return (
      <span class={`o-card-coins ${there < of ? 'o-lacking' : ''}`}>
        <Sign id="oi-coin" />
        {there < of && there > 0 ? `${there} / ${of}` : of}
      </span>
    );
  return (
    <>
      {Array.from({ length: of }, (_, n) =>
        isGood(what) ? (
          <span key={n} class={`o-card-good ${n < there ? '' : 'o-lacking'}`}>
            <GoodPicture good={what} />
          </span>
        ) : (
          <Sign key={n} id={`${n < there ? 'of' : 'oh'}-${what}`} />
        ),
      )}
    </>
  );
}
