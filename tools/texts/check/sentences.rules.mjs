// The sentences of a text beside those of its translation.
import { withoutCode } from './english.rules.mjs';

const END =
  /(?<=[.?!:;。？！؟।；：…]["”»」』)]*)(?:\s+|$|(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]))|\n+/u;
const KNOWN = new Map();

const hasWords = text => /\p{L}/u.test(text);

/** The sentences of a text, without its code. */
export function sentencesOf(text) {
  if (!KNOWN.has(text)) KNOWN.set(text, withoutCode(text).split(END).filter(hasWords));
  return KNOWN.get(text);
}

/** The sentences of a text, each with its translation, where both have as many; else the whole. */
export function sentencePairs({ english, translation }) {
  const [own, found] = [sentencesOf(english), sentencesOf(translation)];
  return own.length === found.length
    ? own.map((sentence, index) => [sentence, found[index]])
    : [[withoutCode(english), withoutCode(translation)]];
}

const middle = numbers => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const lengthOf = text => withoutCode(text).replaceAll(/[\p{M}\s]/gu, '').length;
const [LONG, SHARE] = [30, 0.64];

/** How long the translations of a language are beside their English, in the middle. */
export const usualLength = entries =>
  middle(
    entries
      .filter(({ english, translation }) => translation !== undefined && english.length >= LONG)
      .map(({ english, translation }) => lengthOf(translation) / lengthOf(english)),
  ) ?? 1;

/** A text that has fewer sentences than the English, and is too short for them. */
const STOP = /[.?!。？！؟।](?=["”»」』)]*(?:\s|$)|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana})/gu;
/** A question of Greek ends in ; */
const stopsIn = (text, code = 'en') =>
  (withoutCode(code === 'el' ? text.replaceAll(';', '?') : text).match(STOP) ?? []).length;
/** Languages that end sentences with a space, or with nothing. */
const WITHOUT_STOPS = ['th'];

export function missingProblem({ english, translation, form }, { code, usual = 1 }) {
  if (form !== undefined || WITHOUT_STOPS.includes(code) || english.length < LONG) return undefined;
  const isShort = lengthOf(translation) < lengthOf(english) * usual * SHARE;
  return isShort && stopsIn(english) > 1 && stopsIn(translation, code) < stopsIn(english)
    ? 'is far shorter than the English and has fewer sentences'
    : undefined;
}

const LAST_WORD = /([\p{L}\p{M}]+)[\s.]*$/u;
const WORD = /[\p{L}\p{M}]+/gu;
/** So often a word has to be there to be known as one that never ends a text. */
const OFTEN = 40;

/** Words that often stand within texts and never at the end of one: "the", "of". */
export function neverLast(entries) {
  const [counts, last] = [new Map(), new Map()];
  const count = (into, word) => into.set(word, (into.get(word) ?? 0) + 1);
  for (const { translation } of entries) {
    if (translation === undefined) continue;
    for (const sentence of sentencesOf(translation)) {
      const words = sentence.toLowerCase().match(WORD) ?? [];
      for (const word of words) count(counts, word);
      const [, end] = LAST_WORD.exec(sentence.toLowerCase()) ?? [];
      if (end !== undefined) count(last, end);
    }
  }
  return new Set(
    [...counts]
      .filter(([word, all]) => all >= OFTEN && (last.get(word) ?? 0) <= all / 200)
      .map(([word]) => word),
  );
}

/** English that goes on outside of the text, with a value or a field. */
const OPEN =
  /[:,…·)]$|\b(?:to|of|on|for|without|are|is|in|at|with|from|by|brackets|before|around|up|others|only)$|^#/iu;
const ENDED = /[.?!。？！؟।:…)`"”»」』}*]$/u;

/** A text that ends in a word that ends none, with what follows it lost. */
export function endProblem({ english, translation }, { inner }) {
  if (inner === undefined || OPEN.test(withoutCode(english).trim()) || ENDED.test(translation.trim()))
    return undefined;
  const [, last] = LAST_WORD.exec(withoutCode(translation).trim().toLowerCase()) ?? [];
  const words = withoutCode(translation).match(WORD) ?? [];
  return last !== undefined && words.length > 3 && inner.has(last)
    ? `ends in "${last}", as no sentence does`
    : undefined;
}
