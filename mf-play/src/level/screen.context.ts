import { createContext, useContext } from 'react';
import type { PanelName } from './panel.types.ts';

/** On small screens one of the two columns is seen; elsewhere both are, and this does not change. */
export type Side = 'code' | 'game';

/** What is open on the play screen. */
export interface Screen {
  readonly side: Side;
  readonly showSide: (side: Side) => void;
  /** What is open over the screen; null for nothing. */
  readonly panel: PanelName | null;
  readonly openPanel: (panel: PanelName | null) => void;
}

const NOTHING_OPEN: Screen = {
  side: 'code',
  showSide: () => undefined,
  panel: null,
  openPanel: () => undefined,
};

export const ScreenContext = createContext<Screen>(NOTHING_OPEN);

/** Returns what is open on the play screen, and how to open something else. */
export const useScreen = (): Screen => useContext(ScreenContext);
