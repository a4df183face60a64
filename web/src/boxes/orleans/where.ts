/** Where the pieces that actions do not name are: an action says only which town they go to. */
import { signal } from '@preact/signals';
import { across, edgesFrom } from './map/geometry';

/** Where the viewer's merchant is. */
export const merchantAt = signal('orleans');

/** Where the carpenter of Prosperity is. */
export const carpenterAt = signal('orleans');

/** The road or waterway from a town to a neighbouring one. */
export const edgeBetween = (from: string, way: 'road' | 'river', to: string): string | undefined =>
  edgesFrom(from).find(
    (edge) => across(edge, from) === to && (edge.kind === 'waterway') === (way === 'river'),
  )?.id;
