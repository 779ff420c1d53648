import type { GameView } from '../../bridge/game.types.ts';
import type { RunPhase } from '../../run/transitions.table.ts';
import type { Speed } from '../speed/index.ts';
import type { Timeline } from './use-timeline.ts';

/** What stepping back and on does now; null if it can do nothing. */
export interface StepKeys {
  readonly onBack: (() => void) | null;
  readonly onForward: (() => void) | null;
}

interface StepKeysOptions {
  readonly timeline: Pick<Timeline, 'recording' | 'back' | 'forward'>;
  readonly view: Pick<GameView, 'isWaiting'>;
  readonly phase: RunPhase;
  readonly speed: Speed;
  /** Lets a run continue that waits before each step. */
  readonly onNext: () => void;
}

/** Returns the keys for steps next to Run: through the run that has ended, or onwards in one that goes step by step. */
export function stepKeysOf({ timeline, view, phase, speed, onNext }: StepKeysOptions): StepKeys | null {
  if (phase !== 'idle')
    return speed === 'step' ? { onBack: null, onForward: view.isWaiting ? onNext : null } : null;
  const { recording, back, forward } = timeline;
  if (!recording || recording.length === 0) return null;
  return { onBack: back, onForward: forward };
}
