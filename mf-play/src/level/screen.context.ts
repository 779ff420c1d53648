import { createContext, useContext } from 'react';
import type { PanelName } from './panel.types.ts';

/** On small screens one of the two columns is seen. */
export type Side = 'code' | 'game';

/** What of the play screen is open. */
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

/** What of the play screen is open, and how something else is opened. */
export const useScreen = (): Screen => useContext(ScreenContext);
