// Words that are none of the language's, by what its other texts have: English ones, and those that lost the signs of their letters.
import { wordsOf } from './english.rules.mjs';
import { isLatin } from './language.table.mjs';

/** Letters with a sign that no decomposition parts from it. */
const JOINED = { ł: 'l', ı: 'i', đ: 'd', ø: 'o' };

/** A word as somebody types it whose keyboard lacks the signs of the language. */
const bare = word =>
  /^[a-z]*$/.test(word)
    ? word
    : word
        .normalize('NFD')
        .replaceAll(/\p{M}/gu, '')
        .replaceAll(/[łıđø]/g, letter => JOINED[letter]);

const countIn = (counts, key, by = 1) => counts.set(key, (counts.get(key) ?? 0) + by);
const SMALL = new Map();

/** Each text is asked for twice: for what is known of the language, and for itself. */
function smallWords(text) {
  if (!SMALL.has(text)) SMALL.set(text, new Set(wordsOf(text).map(word => word.toLowerCase())));
  return SMALL.get(text);
}

const [SHORTEST, OFTEN, LONGEST_ENDING] = [5, 3, 3];
/** Words of a language that share all but their last letters are of one family: "defines", "defined". */
const familyOf = word => word.slice(0, -1);

/**
 * How often each word stands in the English and in the translations; how often words of a family do, and those that are the same
 * without the signs of their letters. Of languages in Latin letters alone.
 */
export function latinWords(entries, code) {
  if (!isLatin(code)) return undefined;
  const [english, own, families, signed] = Array.from({ length: 4 }, () => new Map());
  for (const entry of entries) {
    if (entry.translation === undefined) continue;
    for (const word of smallWords(entry.english)) countIn(english, word);
    for (const word of smallWords(entry.translation)) countIn(own, word);
  }
  for (const [word, count] of own) {
    for (let end = Math.max(SHORTEST - 1, word.length - LONGEST_ENDING); end <= word.length; end += 1)
      countIn(families, word.slice(0, end), count);
    const plain = bare(word);
    if (plain !== word) countIn(signed, plain, count);
  }
  return { english, own, families, signed };
}

const COMMENT = /\/comments\/\d+$/;

/** A word of English that the English of the text has not, and that no other text of the language has, nor one like it. */
export function strayProblem({ id, english, translation }, { latin, words, isCode }) {
  if (latin === undefined || COMMENT.test(id)) return undefined;
  const stray = wordsOf(translation).find(
    word =>
      word.length >= SHORTEST &&
      /^[a-z]+$/.test(word) &&
      (latin.english.get(word) ?? 0) >= OFTEN &&
      (latin.families.get(familyOf(word)) ?? 0) <= 1 &&
      !english.includes(word) &&
      !words.has(word) &&
      !isCode(word),
  );
  return stray === undefined ? undefined : `has a word of English that no other text has: ${stray}`;
}

/** So many words without the signs that they have elsewhere are no chance. */
const FEWEST = 2;
const LONG = 4;

/** A text typed without the signs of its letters: other texts have the same words with them, and never so. */
export function signsProblem({ english, translation }, { latin }) {
  if (latin === undefined) return undefined;
  const lost = [...smallWords(translation)].filter(
    word =>
      word.length >= LONG &&
      (latin.own.get(word) ?? 0) <= 1 &&
      (latin.signed.get(word) ?? 0) >= OFTEN &&
      !smallWords(english).has(word),
  );
  return lost.length < FEWEST
    ? undefined
    : `has words without the signs of their letters: ${lost.join(', ')}`;
}
