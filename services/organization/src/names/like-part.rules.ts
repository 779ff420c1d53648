import { nameKey } from './name-key.rules.ts';

/** Returns the pattern for `like` by which a part of a name key is found, whatever characters it has. */
export const likePart = (search: string): string => `%${nameKey(search).replaceAll(/[\\%_]/g, '\\$&')}%`;
