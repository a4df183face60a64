import { Fragment } from 'preact';
import { listOf } from '../../../i18n';
import { GoodPicture, SeatPiecePicture } from '../art/pieces';
import { Sign } from '../art/symbols';
import type { Follower, Good } from '../pieces';
import { followerName, goodName, say, townName } from '../words';

/** Something that an action gives, if it is known. */
export type Gain =
  /** One of these followers. */
  | { readonly gain: 'follower'; readonly of: readonly Follower[] }
  | { readonly gain: 'good'; readonly good: Good; readonly n?: number }
  | { readonly gain: 'coins' | 'development' | 'technology' | 'citizen'; readonly n: number }
  | { readonly gain: 'station'; readonly town: string; readonly seat: number }
  | { readonly gain: 'tile'; readonly stack: 'I' | 'II' }
  | { readonly gain: 'words'; readonly text: string };

const SIGNS = {
  coins: 'oi-coin',
  development: 'oi-dev',
  technology: 'oi-cog',
  citizen: 'oi-citizen',
} as const;

function Part({ gain }: { readonly gain: Gain }) {
  switch (gain.gain) {
    case 'follower':
      return (
        <>
          {gain.of.map((follower, n) => (
            <Fragment key={follower}>
              {n > 0 && <i>/</i>}
              <Sign id={`of-${follower}`} />
            </Fragment>
          ))}
        </>
      );
    case 'good':
      return (
        <>
          {(gain.n ?? 1) > 1 && <b>{gain.n}</b>}
          <GoodPicture good={gain.good} />
        </>
      );
    case 'station':
      return (
        <>
          <SeatPiecePicture piece="station" seat={gain.seat} />
          <span>{townName(gain.town)}</span>
        </>
      );
    case 'tile':
      return <b class="o-stack">{gain.stack}</b>;
    case 'words':
      return <span>{gain.text}</span>;
    default:
      return (
        <>
          <b>+{gain.n}</b>
          <Sign id={SIGNS[gain.gain]} />
        </>
      );
  }
}

/** What an action gives, in symbols. The words are in the name of what shows it. */
export function GainLine({ gains }: { readonly gains: readonly Gain[] }) {
  return (
    <span class="o-gains" aria-hidden="true">
      {gains.map((gain, n) => (
        <Part key={n} gain={gain} />
      ))}
    </span>
  );
}

function words(gain: Gain): string {
  switch (gain.gain) {
    case 'follower':
      return gain.of.map(followerName).join(' / ');
    case 'good':
      return say('amount.good', { n: gain.n ?? 1, good: goodName(gain.good) });
    case 'coins':
      return say('amount.coins', { n: gain.n });
    case 'development':
      return say('track.development', { n: gain.n });
    case 'technology':
      return say('amount.technology', { n: gain.n });
    case 'citizen':
      return say('amount.citizens', { n: gain.n });
    case 'station':
      return say('gain.station', { town: townName(gain.town) });
    case 'tile':
      return say(gain.stack === 'I' ? 'track.tileI' : 'track.tileII');
    case 'words':
      return gain.text;
  }
}

/** "scholar and 4 development points" */
export const gainWords = (gains: readonly Gain[]): string => listOf(gains.map(words));
