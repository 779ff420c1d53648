// What work leaves in a translation: notes, alternatives, characters of a tool or of a wrong keyboard.
import { withoutCode } from './english.rules.mjs';
import { isLatin } from './language.table.mjs';

/** What a merge and an export leave. */
const MARKER = /^(?:<{7}|={7}|>{7})|\\n/mu;
const ALTERNATIVES = /\p{L} \/ \p{L}/u;
const NOTE = /\[[^\]\n]*\p{L}[^\]\n]*\](?!\()|\?\?\?|\b(?:TODO|FIXME|XXX|TBD)\b/u;

const BRACKET = /[(（]([^()（）]*\p{L}[^()（）]*)[)）]/u;
/** A word or two that need no explanation. */
const FEW_WORDS = 2;

/** A question of a translator in brackets, or a remark behind a word or two: "Hamster (or guinea pig?)". */
function hasRemark(english, translation) {
  const [, remark] = BRACKET.exec(translation) ?? [];
  if (remark === undefined || /[(（]/u.test(english)) return false;
  const isAsked = /[?？؟]/u.test(remark) && !/\?/.test(english);
  return isAsked || (/[:：]/u.test(remark) && english.split(/\s+/).length <= FEW_WORDS);
}

/** A note in brackets, or two ways to say it, that nobody decided on. */
export function noteProblem({ english, translation }) {
  const [own, found] = [english, translation].map(withoutCode);
  if (MARKER.test(translation) && !MARKER.test(english)) return 'has a mark of a merge or an export';
  if (NOTE.test(found) && !NOTE.test(own)) return 'has a note in it';
  if (hasRemark(own, found)) return 'has a remark in brackets that the English lacks';
  return ALTERNATIVES.test(found) && !own.includes('/') ? 'has two ways to say it' : undefined;
}

const HALF_WIDTH = /[\uFF61-\uFF9F]/u;
/** Spaces and joints of no width: nobody sees them, and no search finds the word. */
const UNSEEN = /[\u00AD\u180E\u200B-\u200D\u2060\uFEFF]/u;
const [EMBEDDING, ISOLATES, END] = [/[\u202A-\u202E]/u, /[\u2066-\u2068]/gu, /\u2069/gu];
const countOf = (text, pattern) => (text.match(pattern) ?? []).length;

/** Characters that are not seen or not meant: of no width, of half a one, or of directions that do not end. */
export function characterProblem({ english, translation }) {
  if (HALF_WIDTH.test(translation)) return 'has letters of half a width';
  if (UNSEEN.test(translation) && !UNSEEN.test(english)) return 'has a character that nobody sees';
  return EMBEDDING.test(translation) || countOf(translation, ISOLATES) !== countOf(translation, END)
    ? 'has a mark of direction that nobody sees, or that does not end'
    : undefined;
}

const PAIRS = { '(': ')', '（': '）' };
const BRACKETS = /[()（）]/g;

/** Whether each bracket closes one that is open: `)(` does not. */
function isBalanced(text) {
  const open = [];
  for (const letter of text.match(BRACKETS) ?? []) {
    if (PAIRS[letter]) open.push(PAIRS[letter]);
    else if (Object.values(PAIRS).includes(letter) && open.pop() !== letter) return false;
  }
  return open.length === 0;
}

/** Brackets of sentences open before they close. `1)` at the start of a line is none. */
export const bracketProblem = ({ english, translation }) =>
  isBalanced(english) && !isBalanced(translation) ? 'has a bracket that does not open or close' : undefined;

const REFERENCE = /(?<![{$])\{[\w-]+\}(?!\})|(?<![\w/])[a-z][\w-]*-[\w-]*\/[a-z][\w-]+/g;

/** Each level, key or value that a text names, as often as the English does. */
export function referenceProblem({ english, translation, form }) {
  if (form !== undefined) return undefined;
  const [own, found] = [english, translation].map(text =>
    (text.match(REFERENCE) ?? []).filter(name => name !== '{animal}').toSorted(),
  );
  const lost = own.find(name => !found.includes(name));
  return lost === undefined ? undefined : `lost ${lost}`;
}

/** Names that no language writes in its own letters. */
const NAMES = ['Burrow', 'Paddle', 'Google', 'OneRoster'];

/** A name that was written in other letters. */
export function nameProblem({ english, translation }) {
  const lost = NAMES.find(name => english.includes(name) && !translation.includes(name));
  return lost === undefined || NAMES.some(name => translation.includes(name)) ? undefined : `lost ${lost}`;
}

const LATIN_WORD = /(?<![\p{L}\p{M}'’-])[a-z]+(?:[,;.'][a-z]+)+(?![\p{L}\p{M}])/giu;

/** In a language of other letters: a word typed with the keyboard of another, `f,cu`. */
export function keyboardProblem({ english, translation }, { code }) {
  if (isLatin(code)) return undefined;
  const found = (withoutCode(translation).match(LATIN_WORD) ?? []).find(word => !english.includes(word));
  return found === undefined ? undefined : `has "${found}", typed with another keyboard`;
}

/** Letters of Hebrew that look otherwise at the end of a word, but for a tip: a foreign word may end in a p. */
const NOT_FINAL = /\p{Script=Hebrew}+(?:[כמנצ]|(?<!טי)פ)(?![\p{L}\p{M}'׳״"-])/u;

export function finalProblem({ translation }, { code }) {
  const [word] = code === 'he' ? (NOT_FINAL.exec(withoutCode(translation)) ?? []) : [];
  return word === undefined ? undefined : `has no final letter at the end of ${word}`;
}
