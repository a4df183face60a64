import type { ComponentType } from 'preact';
import { WhiteDie } from '../art/tile';
import type { BurgundyView } from '../view';

/** A part of the table whose white castles show this round's white die. */
export const withWhiteDie =
  <Props extends { readonly view: BurgundyView }>(Part: ComponentType<Props>): ComponentType<Props> =>
  (props) => (
    <WhiteDie.Provider value={props.view.white}>
      <Part {...props} />
    </WhiteDie.Provider>
  );
