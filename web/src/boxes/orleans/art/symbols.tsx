import './art.css';
import { Icon, Use } from '../../../art/icon';
import { ensureSymbol } from '../../../art/sprite';
import { FOLLOWERS } from '../pieces';
import { followerSymbols } from './followers';
import pieces from './pieces.svg?raw';

/** Followers, goods and counters join the other drawings the first time one of them is needed. */
export function drawPieces(): void {
  ensureSymbol('orleans-pieces', () => [...FOLLOWERS, 'any' as const].map(followerSymbols).join('') + pieces);
}

type IconProps = Parameters<typeof Icon>[0];

/** `Icon` for a follower, a good or a counter. */
export function Sign({ id, class: extra, label }: IconProps) {
  drawPieces();
  return <Icon id={id} class={`o-sign ${extra ?? ''}`} label={label} />;
}

/** `Use` for the same. */
export function SignAt(props: Parameters<typeof Use>[0]) {
  drawPieces();
  return <Use {...props} />;
}
