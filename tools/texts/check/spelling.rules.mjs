// Words that no dictionary of the language knows.
import { withoutCode } from './english.rules.mjs';

/** A word may have apostrophes and hyphens within. */
const WORD = /[\p{L}\p{M}]+(?:['’׳״-][\p{L}\p{M}]+)*/gu;
/** Articles, endings and the like beside an apostrophe or a hyphen are shorter. */
const SHORTEST = 5;

/** The words of a text in the form in which dictionaries have them. */
const wordsIn = text =>
  withoutCode(text)
    .replaceAll(/\{[^}]*\}/g, ' ')
    .match(WORD) ?? [];

/** A word as lists have it, in whichever signs it is written. */
export const plainWord = word => word.toLowerCase().replaceAll('’', "'");

/** Whether a word is right, as it stands or as the first of a sentence. */
function isRight(word, { isInDictionary, known }) {
  const plain = word.replaceAll('’', "'");
  const small = plainWord(word);
  return known.has(small) || isInDictionary(plain) || (small !== plain && isInDictionary(small));
}

function isSpelt(word, own, language) {
  const isFine = part => own.has(part.toLowerCase()) || isRight(part, language);
  if ([...word].length === 1 || isFine(word)) return true;
  const parts = word.split(/['’-]/);
  return parts.length > 1 && parts.every(part => part.length < SHORTEST || isFine(part));
}

/**
 * Words that are in no dictionary, with the texts that have them. Names and code stand in the English too.
 * @param language `isInDictionary(word)`, and `known`: words in small letters that somebody looked at
 */
export function misspeltWords(entries, language) {
  const found = new Map();
  const checked = new Map();
  for (const { id, english, translation } of entries) {
    const own = new Set(english.toLowerCase().match(/[\p{L}\p{M}]+/gu));
    for (const word of wordsIn(translation)) {
      const isKnown = checked.get(word) ?? isSpelt(word, new Set(), language);
      checked.set(word, isKnown);
      if (!isKnown && !isSpelt(word, own, language)) found.set(word, [...(found.get(word) ?? []), id]);
    }
  }
  return found;
}
