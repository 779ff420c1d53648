// What of a translation is still English.
import { isLatin } from './language.table.mjs';

/** What is no word of a language: holes, tags, code, addresses, text in Python's quotation marks. */
const NO_WORDS =
  /\{\{[^{}]+\}\}|\$?\{\w+\}|\$[a-z]\w*|<\/?[^>\n]*>|`[^`\n]*`|\]\([^)]*\)|[\w.+-]+@[\w.-]+|https?:[!-~]+|\/[\w/.-]+|(?<![\p{Script=Latin}\p{M}])[a-z]\w*(?:[._-]\w+)+(?![\p{Script=Latin}\p{M}])(?:\([^)]*\))?|(?<!\w)\.[a-z]\w+|\w+_|^## \w+$|\w+\(\)|"[^"\n]*"/gimu;
const WORD = /\p{L}[\p{L}\p{M}]*/gu;
const WORDS_IN_A_SENTENCE = 2;

/** What each of these has in it: most texts have none, and are not searched. */
const MAY_HAVE_CODE = /[{$<`\]@/_#("]|[.-]\w|:\S/;
const KNOWN = new Map();

/** Every rule asks for it, so each text is read once. */
export function withoutCode(text) {
  if (!MAY_HAVE_CODE.test(text)) return text;
  let known = KNOWN.get(text);
  if (known === undefined) {
    known = text.replaceAll(NO_WORDS, ' · ');
    KNOWN.set(text, known);
  }
  return known;
}

export const wordsOf = text => withoutCode(text).match(WORD) ?? [];

/** A line of a program, without its backticks. */
const PYTHON_LINE = /^(?:for|while|if|def|class) .*:$/;

/** Whether a text is more than a name or a word: such a text is never the same in two languages. */
export const isSentence = text =>
  !PYTHON_LINE.test(text) &&
  wordsOf(text).filter(word => word.length > 1).length >= WORDS_IN_A_SENTENCE &&
  /\s\p{Ll}/u.test(withoutCode(text));

/** English is no translation of a sentence, but where the language lists it as the same. */
export const copyProblem = ({ id, english, translation }, { sameAsEnglish }) =>
  translation === english && isSentence(english) && !sameAsEnglish.has(id) ? 'is left in English' : undefined;

/** Words that no sentence in English does without, and that are none of other languages. */
const COMMON = new Set(
  `the you your yours this that these those with from are is was were been has have had can could will would should
  and but not when where which what who whose how why they them their there here then than its into out about after before again
  ask for new one all any every each some use used using make made take see look click choose type write wait try
  of to it be by or we our us do does did if so as at on up my me he she his her because while still only more most no yes`
    .split(/\s+/)
    .filter(word => word.length > 1),
);
/** These are Python's too. */
const PYTHON = new Set(['and', 'as', 'for', 'from', 'if', 'in', 'is', 'not', 'or', 'try', 'while', 'with']);
/** Two of them, or more, that are two fifths of the words. */
const [FEWEST, SHARE] = [2, 0.4];

/** A sentence within a text that is still English. */
export function sentenceProblem({ translation, english }, { isOwn }) {
  if (translation === english) return undefined;
  const found = withoutCode(translation)
    .split(/(?<=[.?!:;。？！؟])\s+|\n/)
    .find(sentence => {
      const words = sentence.toLowerCase().match(/[\p{L}’']+/gu) ?? [];
      const common = words.filter(word => COMMON.has(word) && !isOwn(word));
      const isEnglish = common.some(word => !PYTHON.has(word));
      return isEnglish && new Set(common).size >= FEWEST && common.length >= words.length * SHARE;
    });
  return found === undefined ? undefined : `has English in it: ${found.trim()}`;
}

const SHORTEST = 4;
/** In how many of the texts whose English has a word the translation keeps it, if the word is the language's too. */
const KEPT = 0.34;

/** Whether a word is code in a text that has it without backticks: `place(3)`, `steps = 3`, `for number in`, a value of a table. */
const isCodeIn = (word, english) =>
  english.includes(`\`${word}\``) ||
  new RegExp(`\\b${word}\\d|\\b${word} ?[(=]|for ${word} in|\\*${word}\\b|^${word} - |“${word}”`, 'm').test(
    english,
  );

const LATIN_WORD = /\p{Script=Latin}[\p{Script=Latin}\p{M}]*/gu;

/** Comments of a program speak of its names. */
const COMMENT = /\/comments\/\d+$/;

/** What a text belongs to: a level, a question of a quiz, a chapter of the guide. */
const topicOf = id =>
  id.includes(':')
    ? id.replace(/(?<=:[^.]*)\..*$/, '')
    : id.replace(/(?:\/(?:guide|hint|tutorial|comments|goals))?\/[^/]*$/, '');

/** Python's own functions that are words of English too. */
const CALLED = /(?<![\w.])(?:all|any|filter|format|iter|map|max|min|next|open|range|round|sum|type)(?=\()/gu;

/** By each topic those that its English calls somewhere: a text next to it has their names without backticks. */
export function callsByTopic(entries) {
  const topics = new Map();
  for (const { id, english } of entries) {
    const words = (english.match(/`[^`\n]+`/g) ?? []).flatMap(span => span.match(CALLED) ?? []);
    if (words.length === 0) continue;
    const topic = topicOf(id);
    const known = topics.get(topic) ?? new Set();
    topics.set(topic, known);
    for (const word of words) known.add(word);
  }
  return topics;
}

/** Keys of a keyboard, which keep their names. */
const KEYS = new Set(['Alt', 'Ctrl', 'Enter', 'Esc', 'Shift', 'Tab']);

/** Rows of what something is made of name things as programs do. */
const RECIPE = /^- `".*$/gm;

/** Languages of other letters have no plural in -s: "road" for "roads". */
const withSingulars = (words, { code }) =>
  isLatin(code)
    ? words
    : words.flatMap(word => (/[a-z]{3}s$/.test(word) ? [word, word.slice(0, -1)] : [word]));

/** A word of the English that stands in the translation as it was; names, code and words that the language shares are left. */
export function wordProblem({ id, english, translation }, context) {
  if (COMMENT.test(id)) return undefined;
  const text = translation.replaceAll(RECIPE, '');
  // Without spaces between words, a word in Latin letters ends where they end.
  const own = new Set(isLatin(context.code) ? wordsOf(text) : withoutCode(text).match(LATIN_WORD));
  const shortest = isLatin(context.code) ? SHORTEST : 2;
  const known = context.calls?.get(topicOf(id));
  const left = withSingulars(wordsOf(english), context).filter(
    word =>
      own.has(word) &&
      !known?.has(word) &&
      word.length >= shortest &&
      /^\p{Script=Latin}+$/u.test(word) &&
      !/^\p{Lu}/u.test(word) &&
      !context.words.has(word.toLowerCase()) &&
      !context.isCode(word) &&
      !context.isOwn(word) &&
      !isCodeIn(word, english) &&
      context.keptShare(word) < KEPT,
  );
  return left.length === 0 ? undefined : `has a word in English: ${[...new Set(left)].join(', ')}`;
}

/** Languages of other letters have no word in Latin ones but names, code, and what they list. */
export function latinProblem({ english, translation }, context) {
  if (isLatin(context.code)) return undefined;
  const known = new Set(wordsOf(english).map(word => word.toLowerCase()));
  const foreign = (withoutCode(translation).match(/\p{Script=Latin}{3,}/gu) ?? []).filter(
    word =>
      !known.has(word.toLowerCase()) &&
      !english.includes(word) &&
      !context.isName(word) &&
      !context.words.has(word.toLowerCase()) &&
      !context.isCode(word),
  );
  return foreign.length === 0 ? undefined : `has words in Latin letters: ${foreign.join(', ')}`;
}

const FIRST_WORD = /(?:^|[.?!:;。？！：；]["”»」』)]*\s*|\n)([A-Z][a-z]{2,})(?![\p{Script=Latin}\p{M}'’-])/gu;
/** In so few of the texts that have a word of English may a language keep it. */
const RARELY = 0.1;

/** The words that sentences of a text begin with. */
const firstWords = text => new Set([...withoutCode(text).matchAll(FIRST_WORD)].map(([, word]) => word));

/** A sentence that begins with the word of English that it begins with; in languages of other letters it may stand anywhere. */
export function firstProblem({ id, english, translation }, context) {
  if (COMMENT.test(id) || english === translation) return undefined;
  const found = isLatin(context.code)
    ? firstWords(translation)
    : new Set(withoutCode(translation).match(LATIN_WORD));
  const left = [...firstWords(english)].find(word => {
    const small = word.toLowerCase();
    const isThere = found.has(word) || (!isLatin(context.code) && found.has(small));
    return (
      isThere &&
      !KEYS.has(word) &&
      context.isCommon(small) &&
      !context.words.has(small) &&
      !context.isCode(word) &&
      !context.isCode(small) &&
      !context.isOwn(small) &&
      !isCodeIn(word, english) &&
      context.keptShare(small) < RARELY
    );
  });
  return left === undefined ? undefined : `has a word in English: ${left}`;
}
