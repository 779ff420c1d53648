import type { Constant, Variant, WorldLevel } from '@burrow/contracts';

function withConstants(constants: readonly Constant[], changed: readonly Constant[]): Constant[] {
  const names = new Set(constants.map(({ name }) => name));
  return [
    ...constants.map(constant => changed.find(({ name }) => name === constant.name) ?? constant),
    ...changed.filter(({ name }) => !names.has(name)),
  ];
}

const withoutUndefined = <Value extends object>(value: Value): Partial<Value> =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Partial<Value>;

/** Returns the level in one of its hidden settings: what the variant leaves out stays as it is in the level. */
export function variantLevel(level: WorldLevel, variant: Variant): WorldLevel {
  const { constants, ...rest } = variant;
  return {
    ...level,
    ...withoutUndefined(rest),
    constants: withConstants(level.constants, constants ?? []),
  };
}
