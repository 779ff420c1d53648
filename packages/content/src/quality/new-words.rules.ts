import { withoutCode } from '../compiler/checks/text-measure.ts';

/** A level's texts, in one language. */
export interface LevelWords {
  readonly slug: string;
  readonly texts: readonly string[];
}

const wordsOf = (text: string): readonly string[] =>
  withoutCode(text)
    .replaceAll(/\{\w+\}/g, ' ')
    .toLowerCase()
    .match(/\p{L}[\p{L}\p{M}’']*/gu) ?? [];

/**
 * Returns the words that a reader meets for the first time in a level, in the order of its texts.
 * @param levels in the order in which they are played
 */
export function newWordsOf(levels: readonly LevelWords[], slug: string): readonly string[] {
  const at = levels.findIndex(level => level.slug === slug);
  const known = new Set(levels.slice(0, at).flatMap(({ texts }) => texts.flatMap(wordsOf)));
  return [...new Set(levels[at]?.texts.flatMap(wordsOf))].filter(word => !known.has(word));
}
