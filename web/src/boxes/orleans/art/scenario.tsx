import type { CharacterId, DeedId, EventId, ObjectiveId, PlaceId, StructureId } from './ids';
import { Plate, placeSymbol } from './places';

interface PictureProps<Id> {
  readonly id: Id;
  readonly class?: string | undefined;
  /** Without a label the picture is decoration. */
  readonly label?: string | undefined;
}

/** An event of the hourglass or of a scenario board. */
export const EventPicture = ({ id, ...rest }: PictureProps<EventId>) => <Plate id={`oe-${id}`} {...rest} />;

/** A place of a board, or a place tile. */
export const PlacePicture = ({ id, ...rest }: PictureProps<PlaceId>) => (
  <Plate id={placeSymbol(id)} {...rest} />
);

/** A deed, or a part of the city of Orléans that the players fill together. */
export const DeedPicture = ({ id, ...rest }: PictureProps<DeedId>) => <Plate id={`od-${id}`} {...rest} />;

/** Who somebody is in the Invasion. Headgear and tool tell them apart. */
export const CharacterPicture = ({ id, ...rest }: PictureProps<CharacterId>) => (
  <Plate id={`oc-${id}`} {...rest} />
);

/** A goal of the Duel or of a solo scenario. */
export const ObjectivePicture = ({ id, ...rest }: PictureProps<ObjectiveId>) => (
  <Plate id={`oo-${id}`} {...rest} />
);

/** What can be built in a town, without its card. */
export const StructurePicture = ({ id, ...rest }: PictureProps<StructureId>) => (
  <Plate id={`ob-${id}`} {...rest} />
);

/** A suggestion to another player, and a structure of any kind. */
export const ScenarioSign = ({ id, ...rest }: PictureProps<'proposal' | 'structure'>) => (
  <Plate id={`ox-${id}`} {...rest} />
);
