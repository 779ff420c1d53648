import type { LevelData, RunRecord } from '@burrow/contracts';
import type { RunOutcome } from '@burrow/python';
import { WORLD_VERSION } from '@burrow/world';

/** What the server needs to replay a run. */
export function toRunRecord(
  level: Pick<LevelData, 'level_hash'>,
  outcome: Pick<RunOutcome, 'commands' | 'variables'>,
): RunRecord {
  return {
    world_version: WORLD_VERSION,
    level_hash: level.level_hash,
    commands: [...outcome.commands],
    variables: { ...outcome.variables },
  };
}
