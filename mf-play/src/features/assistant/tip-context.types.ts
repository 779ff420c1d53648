import type { LevelData } from '@burrow/contracts';
import type { WorldState } from '@burrow/world';
import type { Recording } from '../../run/recording.ts';
import type { RunResult } from '../../run/run-result.types.ts';

/** What a tip is requested about: the level, the code, and how its last run went. */
export interface TipContext {
  readonly level: LevelData;
  readonly code: string;
  readonly isRunning: boolean;
  readonly animal: WorldState['player'];
  readonly result: RunResult | null;
  /** The last run on the level's own map; null before one has ended. */
  readonly recording: Recording | null;
}
