import type { CompiledLevel } from '@burrow/content';
import { MAX_RECORDED_COMMANDS, MAX_RECORDED_REFUSALS, type RunSettings } from '@burrow/contracts';
import { judge, loadWorld, replayToEnd, variantLevel } from '@burrow/world';

/**
 * What a replay says of a record. `verified`: every setting of the level is met; `shown`: the level as shown is,
 * and nothing is known of the rest; `mismatch`: a setting is not met; `unknown`: it cannot say.
 */
export type Verdict = 'verified' | 'shown' | 'mismatch' | 'unknown';

/** The parts of a level that are judged. */
export type JudgedLevel = CompiledLevel;

/**
 * Replays what a program did in the settings of a level. The record is of the level's version and the world's, and
 * fits its schema. A record over the limits says nothing.
 */
export function judgeRecord(level: JudgedLevel, settings: RunSettings): Verdict {
  const commands = settings.reduce((sum, setting) => sum + setting.commands.length, 0);
  const worlds = [level, ...(level.variants ?? []).map(variant => variantLevel(level, variant))];
  if (commands > MAX_RECORDED_COMMANDS || settings.length > worlds.length) return 'unknown';
  let refusals = 0;
  for (const [index, setting] of settings.entries()) {
    const world = loadWorld(worlds[index] ?? level);
    const { final, refused } = replayToEnd(world, setting.commands, MAX_RECORDED_REFUSALS - refusals);
    refusals += refused;
    if (refusals > MAX_RECORDED_REFUSALS) return 'unknown';
    if (!judge(world, final, setting.variables).complete) return 'mismatch';
  }
  return settings.length === worlds.length ? 'verified' : 'shown';
}
