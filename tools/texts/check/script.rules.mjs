// Whether a translation is written in the letters of its language.
import { isOutOfOrder } from '../../../packages/content/src/compiler/comment-order.rules.ts';
import { isSentence, withoutCode } from './english.rules.mjs';
import { isLatin, writtenIn } from './language.table.mjs';

const LETTER = /[\p{L}]/gu;
const KNOWN = new Map();

/** A pattern is made once, whatever asks for it. */
function patternOf(source, flags = 'u') {
  const key = `${flags} ${source}`;
  if (!KNOWN.has(key)) KNOWN.set(key, new RegExp(source, flags));
  return KNOWN.get(key);
}

const setOf = scripts => scripts.map(name => `\\p{Script_Extensions=${name}}`).join('');
const inScripts = scripts => patternOf(`[${setOf(scripts)}]`);

/** Letters of no script of the language; Latin ones are for names and code. */
export function scriptProblem({ english, translation }, { code }) {
  const { scripts } = writtenIn(code);
  const others = patternOf(`(?![${setOf([...scripts, 'Latin'])}])\\p{L}`, 'gu');
  const foreign = (withoutCode(translation).match(others) ?? []).filter(letter => !english.includes(letter));
  return foreign.length === 0
    ? undefined
    : `has letters of another script: ${[...new Set(foreign)].join('')}`;
}

/** So many letters in a row are not without grammar. */
const LONG = 10;

/** A sentence has letters of its language at all. */
export function noScriptProblem({ english, translation }, { code }) {
  const { scripts, inSentences } = writtenIn(code);
  const text = withoutCode(translation);
  const own = inScripts(scripts);
  if (own.test(text) && (inSentences === undefined || inSentences.test(text))) return undefined;
  if (!isSentence(english) || !/\p{L}{3}/u.test(text)) return undefined;
  if (!own.test(text)) return 'has no letter of the language';
  return (text.match(LETTER) ?? []).filter(letter => own.test(letter)).length >= LONG
    ? 'is in another language'
    : undefined;
}

/** A word that cannot end so, in a language whose words no dictionary is asked about. */
export function brokenProblem({ translation }, { code }) {
  const [found] = writtenIn(code).broken?.exec(translation) ?? [];
  return found === undefined ? undefined : `has "${found}", which lost a letter`;
}

/** Letters of the same script that are of another language. */
export function alphabetProblem({ english, translation }, { code, words }) {
  const { scripts, letters } = writtenIn(code);
  if (!letters) return undefined;
  const script = inScripts(scripts);
  const foreign = (withoutCode(translation).match(/[\p{L}\p{M}]+/gu) ?? [])
    .filter(word => !english.includes(word) && !words.has(word.toLowerCase()))
    .flatMap(word =>
      [...word].filter(letter => /\p{L}/u.test(letter) && script.test(letter) && !letters.test(letter)),
    );
  return foreign.length === 0
    ? undefined
    : `has letters of another language: ${[...new Set(foreign)].join('')}`;
}

/** The characters of Japanese: those that JIS X 0208 has, which is what EUC-JP writes in two bytes. */
const [FIRST_ROW, LAST_ROW, FIRST_CELL, LAST_CELL] = [0xb0, 0xf4, 0xa1, 0xfe];
let japanese;

function japaneseCharacters() {
  const decoder = new TextDecoder('euc-jp');
  const all = new Set('々');
  for (let row = FIRST_ROW; row <= LAST_ROW; row++)
    for (let cell = FIRST_CELL; cell <= LAST_CELL; cell++) all.add(decoder.decode(Uint8Array.of(row, cell)));
  return all;
}

/** A character that Chinese has and Japanese has not. */
export function hanProblem({ english, translation }, { code }) {
  if (code !== 'ja') return undefined;
  japanese ??= japaneseCharacters();
  const foreign = (translation.match(/\p{Script=Han}/gu) ?? []).filter(
    sign => !japanese.has(sign) && !english.includes(sign),
  );
  return foreign.length === 0 ? undefined : `has characters of another language: ${foreign.join('')}`;
}

/** A word of letters of two scripts. Where words are not parted by spaces, that is usual. */
export function mixProblem({ translation }, { code }) {
  if (isLatin(code) || writtenIn(code).hasNoSpaces) return undefined;
  const own = writtenIn(code)
    .scripts.map(name => `\\p{Script=${name}}`)
    .join('');
  // A letter that is a word of its own is written together with a name: "and Python".
  const before = `[${own}]\\p{M}*[${own}]\\p{M}*\\p{Script=Latin}`;
  // So are endings, in a language that has them: "Python은".
  const mixed = patternOf(writtenIn(code).endsNames ? before : `${before}|\\p{Script=Latin}[${own}]`);
  const [found] = mixed.exec(withoutCode(translation)) ?? [];
  return found === undefined ? undefined : `has a word of two scripts: …${found}…`;
}

/** A comment stands in an editor from left to right: a name or a full stop after right-to-left words changes places. */
export const commentProblem = ({ id, translation }) =>
  /\/comments\/\d+$/.test(id) && isOutOfOrder(translation)
    ? 'has Latin letters or a full stop after right-to-left words'
    : undefined;
