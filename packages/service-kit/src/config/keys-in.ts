const LEAST_LENGTH = 32;

/** The keys of a setting: the first signs, all verify, so that a new one can be put before those in use. */
export function keysIn(setting: string): readonly [string, ...string[]] {
  const [first = '', ...others] = setting.split(',').map(key => key.trim());
  return [first, ...others];
}

/** The key that signs. */
export const signingKey = (setting: string): string => keysIn(setting)[0];

/** Whether every key of a setting is long enough to be one. */
export const areKeys = (setting: string): boolean =>
  keysIn(setting).every(({ length }) => length >= LEAST_LENGTH);
