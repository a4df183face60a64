import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** Whether a board is only shown: nothing on it can be touched, whatever its things are called. */
export const Looking = createContext(false);

export const useLooking = (): boolean => useContext(Looking);
