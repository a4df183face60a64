import { hexagon } from '../../../../art/hex';
import { EDGE, type Faces, frame, RIM, type Size, use } from '../../art/frame';

export const faces: Faces = { blank: { draw: blank } };

/** A face-down tile: slate and cross-hatched, so that no kind can be read from it. */
function blank(size: Size): string {
  const hatch =
    '<pattern id="pt-X" width="9" height="9" patternUnits="userSpaceOnUse">' +
    '<path d="M0 9 9 0M0 0 9 9" stroke="#cfd6db" stroke-width="1.3"/></pattern>';
  return (
    `${hatch}<polygon points="${EDGE}" fill="#14181b"/><polygon points="${RIM}" fill="#4a535b"/>` +
    `<polygon points="${RIM}" fill="url(#pt-X)" opacity=".45"/>${frame}` +
    `<polygon points="${hexagon(31)}" fill="#2f353b" stroke="#fff6e0" stroke-width="1.6"/>` +
    use('fleur', 0, -1, size === 'large' ? 36 : 44, 'fill="#f4e9d0"')
  );
}
