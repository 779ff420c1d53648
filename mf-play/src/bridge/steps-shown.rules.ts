import type { GameView } from './game.types.ts';

/** Returns how many steps of a run the picture has shown completely. */
export const stepsShown = ({ step, aside }: Pick<GameView, 'step' | 'aside'>): number =>
  aside === 'step' ? step : step + 1;
