import type { ReactNode } from 'react';

export type SquareState = 'done' | 'current' | 'open' | 'locked';

interface PixelSquareProps {
  readonly state: SquareState;
  readonly children: ReactNode;
}

/** A square with notched corners for the number of a level. State is shown by colour and by content. */
export function PixelSquare({ state, children }: PixelSquareProps) {
  return <span className={`pixel-square pixel-square--${state}`}>{children}</span>;
}
