const LEAST_LENGTH = 32;

/** Returns the keys of a setting: the first one signs, all of them verify, so that a new key can be put in front of the old ones. */
export function keysIn(setting: string): readonly [string, ...string[]] {
  const [first = '', ...others] = setting.split(',').map(key => key.trim());
  return [first, ...others];
}

/** Returns the key that signs. */
export const signingKey = (setting: string): string => keysIn(setting)[0];

/** Whether every key of a setting is long enough. */
export const areKeys = (setting: string): boolean =>
  keysIn(setting).every(({ length }) => length >= LEAST_LENGTH);
