import type { WorldState } from '@burrow/world';
import type { GameView } from './game.types.ts';

/** Returns the view of a picture that shows a state before the first step. */
export function viewOf(state: WorldState): GameView {
  return {
    step: -1,
    line: null,
    next: null,
    events: [],
    state,
    speech: null,
    popup: null,
    isWaiting: false,
    aside: null,
    walk: null,
  };
}
