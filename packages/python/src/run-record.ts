import { MAX_RECORDED_COMMANDS, type RunRecord } from '@burrow/contracts';
import { WORLD_VERSION } from '@burrow/world';
import type { RunOutcome } from './run.types.ts';

type Recorded = Pick<RunOutcome, 'commands' | 'variables'>;

/** Keeps a record, together with the code, within the megabyte that a completion may have. */
const MAX_SETTINGS_LENGTH = 600_000;

/**
 * What the server needs to replay a program: what it did in the level as shown and in each of its hidden settings
 * that it completed, in order. What is too large to be replayed is left out, and the completion stays unverified.
 *
 * @example
 * import { toRunRecord } from '@burrow/python';
 * const outcome = { commands: [['collect', 'carrot', 3]], variables: { basket: 1 } };
 * toRunRecord({ level_hash: '5eed' }, [outcome]).settings
 * // → [{ commands: [['collect', 'carrot']], variables: { basket: 1 }, lines: [3] }]
 */
export function toRunRecord(
  level: { readonly level_hash: string },
  outcomes: readonly Recorded[],
): RunRecord {
  const settings = outcomes.map(({ commands, variables }) => ({
    commands: commands.map(([name, argument]): [typeof name, typeof argument] => [name, argument]),
    variables: { ...variables },
    lines: commands.map(([, , line]) => line),
  }));
  const versions = { world_version: WORLD_VERSION, level_hash: level.level_hash };
  const count = settings.reduce((sum, { commands }) => sum + commands.length, 0);
  const isSmall = count <= MAX_RECORDED_COMMANDS && JSON.stringify(settings).length <= MAX_SETTINGS_LENGTH;
  return isSmall ? { ...versions, settings } : versions;
}
