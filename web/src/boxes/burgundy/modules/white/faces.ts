import { type Faces, framed, type Gate, type Size, use } from '../../art/frame';

const FIELD = 'fill="#fff" opacity=".62"';

export const faces: Faces = {
  'white-castle': { gated: true, draw: (size, gate) => framed('B', whiteCastle(size, gate), FIELD) },
};

/** The gate is the white die. */
function whiteCastle(size: Size, gate: Gate): string {
  const small = size === 'small' || size === 'tiny';
  const castle = use('b-white-castle', 0, -3, small ? 68 : 62);
  if (size === 'tiny' || gate === null) return castle;
  if (gate === 'spent')
    return (
      castle +
      '<path d="M-5 14l4 4 7-8" fill="none" stroke="var(--k)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>'
    );
  if (size === 'large') return castle + use(`d-${gate}`, 0, 13.5, 17, 'fill="var(--k)"');
  // Pips would be too small to count here, so the die stands before the castle.
  const side = small ? 40 : 30;
  return (
    castle +
    `<rect x="${-side / 2}" y="${36 - side}" width="${side}" height="${side}" rx="6" fill="#fff" stroke="var(--k)" stroke-width="2"/>` +
    use(`d-${gate}`, 0, 36 - side / 2, side * 0.88, 'fill="var(--k)"')
  );
}
