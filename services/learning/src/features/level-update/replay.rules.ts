import type { CompiledLevel } from '@burrow/content';
import type { RunRecord } from '@burrow/contracts';
import { judge, loadWorld, replay, WORLD_VERSION } from '@burrow/world';

/** What a replay says of a completion: `unknown` when it cannot say. */
export type Verdict = 'verified' | 'mismatch' | 'unknown';

/**
 * Replays the commands of a run. A run under another version of the world or of the level cannot be
 * judged and stays unverified; one under the known versions must meet the goals.
 */
export function judgeRun(level: CompiledLevel, run: RunRecord | undefined): Verdict {
  if (!run || run.world_version !== WORLD_VERSION || run.level_hash !== level.level_hash) return 'unknown';
  const world = loadWorld(level);
  const { final } = replay(world, run.commands);
  return judge(world, final, run.variables).complete ? 'verified' : 'mismatch';
}
