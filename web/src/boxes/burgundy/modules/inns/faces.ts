import { hexagon, round } from '../../../../art/hex';
import { EDGE, type Faces, RIM, type Size, use } from '../../art/frame';

export const faces: Faces = { inn: { draw: inn } };

/** An inn fits anywhere: its rim has a wedge for each kind. */
function inn(size: Size): string {
  const corner = (n: number, radius: number) => {
    const angle = (Math.PI / 180) * (60 * n - 90);
    return `${round(radius * Math.cos(angle))},${round(radius * Math.sin(angle))}`;
  };
  const wedges = [...'CSYMLB'].map((letter, n) => {
    const points = `0,0 ${corner(n, 48.5)} ${corner(n + 1, 48.5)}`;
    return (
      `<polygon points="${points}" fill="var(--k-${letter})"/>` +
      `<polygon points="${points}" fill="url(#pt-${letter})" opacity=".45"/>`
    );
  });
  const spokes = [0, 1, 2, 3, 4, 5].map((n) => `M${corner(n, 36)}L${corner(n, 48.5)}`).join('');
  return (
    `<polygon points="${EDGE}" fill="#3a2c1c"/>${wedges.join('')}` +
    `<path d="${spokes}" stroke="var(--k)" stroke-width="1.6"/>` +
    `<polygon points="${hexagon(37)}" fill="var(--l)" stroke="var(--k)" stroke-width="1.8"/>` +
    `<polygon points="${RIM}" fill="none" stroke="var(--k)" stroke-width="1.8"/>` +
    use('x-inn', -1, -2, size === 'large' || size === 'medium' ? 50 : 58)
  );
}
