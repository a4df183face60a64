import { shelfOf } from '../boxes/registry';
import './box-art.css';

/** A handful of a box's pieces: its picture on the shelf. */
export function BoxArt({ box }: { readonly box: string }) {
  const Cover = shelfOf(box)?.Cover;
  return Cover ? <Cover /> : null;
}
