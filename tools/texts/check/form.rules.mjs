// How a translation looks: how long it is, what stands around it, punctuation.
import { withoutCode } from './english.rules.mjs';
import { writtenIn } from './language.table.mjs';

export const emptyProblem = ({ english, translation }) =>
  translation.trim() === '' && english.trim() !== '' ? 'is empty' : undefined;

const edges = text => [/^\s*/.exec(text)[0], /\s*$/.exec(text)[0]].join('|');

/** French has a space before other signs, and none before these. */
const SPACE_BEFORE_STOP = /[\p{L}\p{M}] [.,](?=\s|$)/u;

export function spaceProblem({ english, translation }) {
  if (edges(english) !== edges(translation)) return 'begins or ends with other space than the English';
  if (SPACE_BEFORE_STOP.test(withoutCode(translation)) && !SPACE_BEFORE_STOP.test(withoutCode(english)))
    return 'has a space before a stop';
  return / {2}/.test(translation) && !/ {2}/.test(english) ? 'has two spaces' : undefined;
}

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** As wide as it is: signs of Chinese and Japanese say as much as two letters and a half. */
const lengthOf = text => {
  const bare = withoutCode(text).replaceAll(/\p{M}/gu, '');
  return bare.length + (bare.match(WIDE) ?? []).length * 1.5;
};
const [LONG, MORE, SHORT, LEAST] = [3, 12, 0.3, 40];

/** By the part of a lesson: a goal is a chip, a question has two lines, an idea is one. */
const LONGEST = { goals: 70, question: 90, idea: 64 };
/** What the build of the lessons holds authors to, in English and Arabic. */
const AUTHORED_IDEA = 48;

/** How many letters a text may have at most; undefined if nothing says so. */
export function mostLetters(id, code) {
  const [, , part] = id.split('/');
  return part === 'idea' && code === 'ar' ? AUTHORED_IDEA : LONGEST[part];
}

/** What the build of the lessons would refuse. */
export function mostProblem({ id, translation }, { code }) {
  const most = mostLetters(id, code);
  return most !== undefined && translation.length > most
    ? `has ${translation.length} letters, ${most} is the most`
    : undefined;
}

/** Forms of few things may say in a word what others say in a sentence. */
const FEW = ['zero', 'one', 'two'];

export function lengthProblem({ english, translation, form }) {
  const [wanted, found] = [english, translation].map(lengthOf);
  if (found > wanted * LONG + MORE) return 'is more than three times as long as the English';
  return !FEW.includes(form) && wanted >= LEAST && found < wanted * SHORT
    ? 'is far shorter than the English'
    : undefined;
}

const DOUBLED = /(?<![\p{L}\p{M}])([\p{L}\p{M}]{2,})\s+\1(?![\p{L}\p{M}])/iu;
const DOUBLED_PARTICLE = /([をはがにでとのもへ])\s+\1|をを/u;

/** Words that follow themselves: "within the within the". */
const DOUBLED_PAIR = /(?<![\p{L}\p{M}])(\p{L}[\p{L}\p{M}]+(?: \p{L}[\p{L}\p{M}]+){1,5}) \1(?![\p{L}\p{M}])/iu;
/** Where words are not parted: signs in a row that follow themselves. One by one, Chinese says twice. */
const DOUBLED_SIGNS = /((?!一)[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{4,})\1/u;

/** Words of grammar that may follow themselves. */
const MAY_DOUBLE = { ar: /\u064B/, de: /^(?:die|das|der|sie)$/i, pl: /^(?:to|nie)$/i };

/** By each word that texts of a language have twice in a row, these texts: "harf harf", letter by letter. */
export function doubledWords(entries) {
  const words = new Map();
  for (const { translation } of entries) {
    const [, word] = translation === undefined ? [] : (DOUBLED.exec(withoutCode(translation)) ?? []);
    if (word === undefined) continue;
    const texts = words.get(word.toLowerCase()) ?? new Set();
    words.set(word.toLowerCase(), texts.add(translation));
  }
  return words;
}

/** English of which languages say a word twice: "step by step", "one at a time". */
const ONE_BY_ONE =
  /\b(\w+) (?:by|after|and|for|to) (?:\1|another)\b|\b(?:each|every|one at a time|several times|repeat\w*|again|in pairs|around|separate\w*)\b/iu;
/** So many other texts make it the language's way, with such English and without. */
const [WITH_CAUSE, WITHOUT] = [1, 3];

/** Whether a language says a word twice on purpose. */
function mayDouble(word, { english, translation }, doubles) {
  const others = [...(doubles?.get(word.toLowerCase()) ?? [])].filter(text => text !== translation).length;
  const [reason, named] = ONE_BY_ONE.exec(english) ?? [];
  return named !== undefined || others >= (reason === undefined ? WITHOUT : WITH_CAUSE);
}

export function doubledProblem({ english, translation }, { code, doubles }) {
  const text = withoutCode(translation);
  const [, pair] = DOUBLED_PAIR.exec(text) ?? [];
  if (pair !== undefined && !DOUBLED_PAIR.test(english)) return `has words twice: ${pair}`;
  const [signs] = DOUBLED_SIGNS.exec(text) ?? [];
  if (signs !== undefined) return `has words twice: ${signs}`;
  const [found, word] = DOUBLED.exec(text) ?? [];
  if (found === undefined)
    return code === 'ja' && DOUBLED_PARTICLE.test(text) ? 'has a word twice' : undefined;
  return DOUBLED.test(english) ||
    MAY_DOUBLE[code]?.test(word) ||
    mayDouble(word, { english, translation }, doubles)
    ? undefined
    : `has a word twice: ${word}`;
}

const ENDS = /[.!?]$/;
const IS_ENDED = /[.!?…:;。！？؟۔।」』”"»›’')`*\]}>\p{N}]$/u;
/** Comments need no full stop, nor do headings, or a language that has none. */
const NEEDS_NO_STOP = /\/comments\/\d+$/;
const WITHOUT_STOPS = ['th'];
const WORDS_OF_A_SENTENCE = 5;

/** A sentence that ends in English and does not here was cut off. */
export function cutProblem({ id = '', english, translation }, { code }) {
  const isSentenceEnd = ENDS.test(english.trim()) && english.split(/\s+/u).length >= WORDS_OF_A_SENTENCE;
  if (!isSentenceEnd || WITHOUT_STOPS.includes(code) || NEEDS_NO_STOP.test(id) || english.startsWith('#'))
    return undefined;
  return IS_ENDED.test(translation.trim()) ? undefined : 'ends without the end of its sentence';
}

export const exclamationProblem = ({ english, translation }) =>
  /[!！¡]{2}/.test(translation) && !/!{2}/.test(english) ? 'has exclamation marks in a row' : undefined;

const SIGNS = new Map();

/** The signs of English that a language has otherwise, each with the pattern of its mistake. */
function foreignSigns(code) {
  if (!SIGNS.has(code)) {
    const { punctuation = {}, scripts } = writtenIn(code);
    const letters = scripts.map(name => `\\p{Script=${name}}`).join('');
    const patterns = Object.keys(punctuation).map(sign => [
      sign,
      new RegExp(`[${letters}]\\p{M}*[${sign}](?=\\s|$)`, 'u'),
    ]);
    SIGNS.set(code, patterns);
  }
  return SIGNS.get(code);
}

/** Commas and question marks of English in a language that has its own. */
export function punctuationProblem({ translation }, { code }) {
  const { punctuation = {} } = writtenIn(code);
  const text = withoutCode(translation);
  const [wrong] = foreignSigns(code).find(([, pattern]) => pattern.test(text)) ?? [];
  return wrong === undefined ? undefined : `has "${wrong}" where the language has "${punctuation[wrong]}"`;
}

/** Every sign that quotes in some language. An apostrophe in a word is none. */
const QUOTES = /[«»„“”‚「」『』"]/gu;

/** Words in the quotation marks of programs. */
const STRAIGHT = /(?<![\p{L}\p{M}=(,[])"[^"\n]*\p{L}[^"\n]*"/u;
const plainOf = text => text.replaceAll(/`[^`\n]*`|\{\{?[^{}]*\}?\}/g, ' ');

export function quotesProblem({ english, translation }, { code }) {
  const { quotes } = writtenIn(code);
  if (!quotes) return undefined;
  const text = withoutCode(translation).replaceAll(/\p{L}["”″]\p{L}/gu, '');
  if (STRAIGHT.test(plainOf(translation)) && !plainOf(english).includes('"'))
    return `has straight quotation marks where the language has ${quotes.slice(0, 2)}`;
  const wrong = (text.match(QUOTES) ?? []).filter(
    sign => !quotes.includes(sign) && !(sign === '"' && withoutCode(english).includes('"')),
  );
  return wrong.length === 0 ? undefined : `has ${wrong[0]} where the language has ${quotes.slice(0, 2)}`;
}

/** Names of Python; a translation neither leaves them out nor inflects them. Those of ANY are words of English too. */
const ONLY = ['elif', 'def', 'len', 'bool', 'enumerate', 'kwargs', 'args', 'isinstance'];
const ANY = [...ONLY, 'print', 'str', 'int', 'append', 'async', 'await', 'range', 'sorted', 'zip'];
const isIn = (text, name, more) =>
  text.includes(name) && new RegExp(`(?<![\\p{L}._])${name}${more}`, 'u').test(text);

export function pythonProblem({ english, translation }) {
  const [own, found] = [english, translation].map(text => text.replaceAll(/`[^`\n]*`/g, ''));
  const named = ANY.filter(name => isIn(own, name, '(?![\\p{L}_])'));
  const inflected = named.find(
    name => isIn(found, name, '\\p{Script=Latin}') && !isIn(own, name, '\\p{Script=Latin}'),
  );
  if (inflected !== undefined) return `inflects ${inflected}, a name of Python`;
  const lost = named.find(
    name => ONLY.includes(name) && !new RegExp(`(?<![a-z_])${name}(?![a-z_])`).test(found),
  );
  return lost === undefined ? undefined : `lost ${lost}`;
}
