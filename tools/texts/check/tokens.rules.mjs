// What a translation is known by, whatever the language: its words, their beginnings, signs in a row.

/** Signs of languages that part no words: each, and two and three in a row. */
export const UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;
const MOST_SIGNS = 3;
const WORD = /[\p{L}\p{M}]+/gu;
/** Words are compared by their beginnings, so that endings do not matter. */
const BEGINNINGS = [4, 6];
const HEBREW_PREFIX = /^[והבכלמש]{1,2}(?=\p{L}{3})/u;
const THAI = /\p{Script=Thai}/u;

function addSigns(run, into) {
  const signs = [...run];
  for (let length = 1; length <= MOST_SIGNS; length += 1)
    for (let at = 0; at + length <= signs.length; at += 1) into.add(signs.slice(at, at + length).join(''));
}

function addWord(word, into) {
  into.add(`${word} `);
  for (const length of BEGINNINGS) if (word.length >= length) into.add(word.slice(0, length));
}

let thai;
/** Words of a text; Thai has no spaces between them. */
export function wordsIn(text) {
  if (!THAI.test(text)) return text.match(WORD) ?? [];
  thai ??= new Intl.Segmenter('th', { granularity: 'word' });
  return [...thai.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

/** Sentences that are kept with their tokens: those of one language. */
const MOST_KNOWN = 30_000;
const KNOWN = new Map();

function readTokens(text) {
  const tokens = new Set();
  const plain = text.replaceAll(/\{[^}]*\}/g, ' ').toLowerCase();
  for (const run of plain.match(UNPARTED) ?? []) addSigns(run, tokens);
  for (const word of wordsIn(plain.replaceAll(UNPARTED, ' '))) {
    addWord(word, tokens);
    const rest = word.replace(HEBREW_PREFIX, '');
    if (rest !== word) addWord(rest, tokens);
  }
  return tokens;
}

/** What a translation is known by: its words, their beginnings, or signs in a row. */
export function tokensOf(text) {
  if (KNOWN.size > MOST_KNOWN) KNOWN.clear();
  if (!KNOWN.has(text)) KNOWN.set(text, readTokens(text));
  return KNOWN.get(text);
}
