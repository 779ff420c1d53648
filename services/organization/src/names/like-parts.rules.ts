import { nameKey } from './name-key.rules.ts';

/**
 * Returns the patterns for `like` that a name key has to fit, one for each word of a search: the words may be in any order,
 * and each anywhere in a name, whatever characters it has.
 */
export const likeParts = (search: string): string[] =>
  nameKey(search)
    .split(' ')
    .map(word => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
