import type { RunSettings, Variant, WorldLevel } from '@burrow/contracts';
import { MAX_RECORDED_COMMANDS, MAX_RECORDED_REFUSALS } from '@burrow/contracts/record-limits';
import { judge } from './judge.ts';
import { replayToEnd } from './replay.ts';
import { variantLevel } from './variant.ts';
import { loadWorld } from './world.ts';

/**
 * The result of replaying a record. `verified`: the goals are met in every setting of the level; `shown`: in the level as
 * shown, and nothing is known about the rest; `mismatch`: not met in a setting; `unknown`: it cannot be decided.
 */
export type Verdict = 'verified' | 'shown' | 'mismatch' | 'unknown';

/** The parts of a level that are judged. */
export type JudgedLevel = WorldLevel & { readonly variants?: readonly Variant[] | undefined };

/**
 * Replays what a program did in the settings of a level. The record must have the level's and the world's version, and
 * match its schema. Nothing can be decided about a record over the limits.
 *
 * Released versions of it judge records of their worlds for as long as those count: its parameters and results are JSON
 * and stay as they are.
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
