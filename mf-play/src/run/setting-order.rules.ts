import type { RunOutcome, RunRecord, Variant, WorldLevel } from '@burrow/contracts';
import { variantLevel } from '@burrow/world';

/** The setting that runs show: 0 is the level as shown, then its hidden variants, from 1. */
type Setting = number;

const FIELDS = [
  'start',
  'facing',
  'items',
  'levelGoals',
  'constants',
  'signs',
  'answers',
  'input',
  'data',
] as const;

/** The numbers of all settings in the order in which a run meets them: the chosen one first. */
const metOrder = (chosen: Setting, count: number): readonly Setting[] => [
  chosen,
  ...Array.from({ length: count }, (_, setting) => setting).filter(setting => setting !== chosen),
];

/** Says of a setting all that a variant can say, so that it does not matter which other setting it differs from. */
const whole = (level: WorldLevel): Variant =>
  Object.fromEntries(FIELDS.map(field => [field, level[field]])) as Variant;

/** Returns the settings that are hidden while one of a level is shown: all others. */
export function hiddenBehind(
  chosen: Setting,
  level: WorldLevel,
  variants: readonly Variant[],
): readonly Variant[] {
  if (chosen === 0) return variants;
  const settings = [level, ...variants.map(variant => variantLevel(level, variant))];
  return metOrder(chosen, settings.length)
    .slice(1)
    .map(setting => whole(settings[setting] ?? level));
}

/** Returns a record as the level has its settings. One that lacks settings tells nothing without the level as shown. */
export function inLevelOrder(chosen: Setting, record: RunRecord, count: number): RunRecord {
  const { settings: met, ...versions } = record;
  if (chosen === 0 || !met) return record;
  if (met.length < count) return versions;
  const order = metOrder(chosen, count);
  return {
    ...versions,
    settings: order.map((_, setting) => met[order.indexOf(setting)]).filter(one => one !== undefined),
  };
}

/** Returns an outcome with the variant as the level numbers it, from 0. */
export function outcomeInLevel(chosen: Setting, outcome: RunOutcome, count: number): RunOutcome {
  if (outcome.code === null) return outcome;
  const setting = metOrder(chosen, count)[(outcome.variant ?? -1) + 1] ?? 0;
  return { ...outcome, variant: setting === 0 ? null : setting - 1 };
}
