/** What lies beneath and above the spaces of a duchy: whatever the modules draw there. */
import { type DuchyLayout, layoutOf, mapOf } from '../map';
import type { Extras, Layer, LayerProps } from '../modules/part';
import { MODULES } from '../modules/registry';
import type { SpaceView } from '../view';

type Duchy = readonly SpaceView[];

const hasRim = (extras: Extras | undefined): boolean => (extras?.pairs?.length ?? 0) > 0;

/** The viewer's own duchy. The rim and the sea need room around the spaces. */
export function largeLayout(duchy: Duchy, extras?: Extras): DuchyLayout {
  const map = mapOf(duchy);
  if (map.rivers.length > 0) return layoutOf(map, 42, { side: 24, top: 22, bottom: 22 });
  return layoutOf(map, 42, hasRim(extras) ? { side: 46, top: 24, bottom: 24 } : 12);
}

/** A rival's. */
export function smallLayout(duchy: Duchy, extras?: Extras): DuchyLayout {
  const map = mapOf(duchy);
  if (map.rivers.length > 0) return layoutOf(map, 16, { side: 8, top: 8, bottom: 8 });
  return layoutOf(map, 16, hasRim(extras) ? { side: 12, top: 9, bottom: 10 } : 3);
}

type Props = Omit<LayerProps, 'small'> & { readonly small?: boolean };

const drawn = (layers: readonly Layer[], { small = false, ...props }: Props) =>
  layers.flatMap((layer) =>
    MODULES.map(({ id, layers: own }) => {
      const Drawn = own?.[layer];
      return Drawn && <Drawn key={`${layer} ${id}`} {...props} small={small} />;
    }),
  );

export const Beneath = (props: Props) => <>{drawn(['beneath'], props)}</>;

export const Above = (props: Props) => <>{drawn(['between', 'above', 'around'], props)}</>;
