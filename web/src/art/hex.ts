/** Geometry of pointy-top hexagons. */

export const ROOT3 = Math.sqrt(3);

export const round = (value: number): number => Math.round(value * 100) / 100;

/** The corners of a hexagon of radius `radius`, as an SVG `points` string. */
export function hexagon(radius: number, x = 0, y = 0): string {
  const corners: string[] = [];
  for (let corner = 0; corner < 6; corner++) {
    const angle = (Math.PI / 180) * (60 * corner - 90);
    corners.push(`${round(x + radius * Math.cos(angle))},${round(y + radius * Math.sin(angle))}`);
  }
  return corners.join(' ');
}

/** Side `side` of a hexagon (0 is east, then clockwise) as a piece of a path. */
export function hexagonSide(radius: number, x: number, y: number, side: number): string {
  const at = (angle: number) =>
    `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
  const angle = (n: number) => (Math.PI / 180) * (60 * n - 30);
  return `M${at(angle(side))}L${at(angle(side + 1))}`;
}
