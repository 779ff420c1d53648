import type { GameView } from './game.types.ts';

/** How many steps of a run the picture has shown to their end. */
export const stepsShown = ({ step, aside }: Pick<GameView, 'step' | 'aside'>): number =>
  aside === 'step' ? step : step + 1;
