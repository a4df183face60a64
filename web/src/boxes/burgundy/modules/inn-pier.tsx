import type { ComponentChildren } from 'preact';
import { TilePicture } from '../art/tile';
import { say } from '../words';

interface PierProps {
  /** How many inns are left there. */
  readonly inns: number;
  readonly edition: number;
  /** Makes the topmost inn something that can be touched. */
  readonly piece?: (picture: ComponentChildren) => ComponentChildren;
}

/** The inns next to the black depot, on their own pier. */
export function InnPier({ inns, edition, piece }: PierProps) {
  const picture = <TilePicture tile="inn" edition={edition} />;
  return (
    <div
      class="inn-pier"
      role="group"
      aria-label={inns > 0 ? say('innsLabel', { n: inns }) : say('innsNone')}
      data-info="inns"
    >
      <svg class="pier" viewBox="0 0 118 104" aria-hidden="true" focusable="false">
        <path class="plank" d="M0 44h30v14H0zM8 44v14M16 44v14M24 44v14" />
        <ellipse class="pier-land" cx="71" cy="52" rx="46" ry="50" />
      </svg>
      <span class="inn-stack">
        {Array.from({ length: Math.min(2, Math.max(0, inns - 1)) }, (_, n) => (
          <span key={n} class={`inn-under u${n}`} aria-hidden="true">
            {picture}
          </span>
        ))}
        {inns > 0 && <span class="inn-top">{piece ? piece(picture) : picture}</span>}
      </span>
      <b class="inn-count" aria-hidden="true">
        ×{inns}
      </b>
    </div>
  );
}
