// What a translation keeps of its text as it is: holes, code, tags, bold terms, lists.
import { holesOf } from '../catalogue/holes.rules.mjs';

const CODE = /`[^`\n]+`/g;
const ANIMAL = '{animal}';
const COUNT = '{{count}}';
const SEEN = 200;

const unlike = (one, other) => one.filter(part => !other.includes(part));

const RULES = new Map();

function rulesOf(code) {
  if (!RULES.has(code)) RULES.set(code, new Intl.PluralRules(code));
  return RULES.get(code);
}

/** Whether a plural form is of one number alone, which it may then say in a word. */
function isOneNumber(code, form) {
  const rules = rulesOf(code);
  const numbers = Array.from({ length: SEEN }, (_, number) => number);
  return form === 'zero' || numbers.filter(number => rules.select(number) === form).length === 1;
}

const HOLE = /\{\{\s*\w+/g;
const timesOf = text => Map.groupBy(text.match(HOLE) ?? [], hole => hole);

/** A value that stands there twice though the English has it once. */
function moreOften(english, translation) {
  const wanted = timesOf(english);
  const [hole] =
    [...timesOf(translation)].find(
      ([each, times]) => times.length > (wanted.get(each)?.length ?? times.length),
    ) ?? [];
  return hole && `${hole}}}`;
}

/** A value in braces, a tag of a link: each is there, and none is made up. The animal may be "you". */
export function holesProblem({ english, many, translation, form }, { code }) {
  const wanted = [...new Set([...holesOf(english), ...holesOf(many ?? '')])];
  const found = holesOf(translation);
  const mayLack = form !== undefined && isOneNumber(code, form) ? [ANIMAL, COUNT] : [ANIMAL];
  const lost = unlike(wanted, [...found, ...mayLack]);
  const made = unlike(found, [...wanted, ...(form === undefined ? [] : [COUNT])]);
  if (lost.length > 0) return `lost ${lost.join(' ')}`;
  const twice = form === undefined ? moreOften(english, translation) : undefined;
  if (twice !== undefined) return `has ${twice} more often than the English`;
  return made.length > 0 ? `has ${made.join(' ')}, which the English lacks` : undefined;
}

const spansOf = text => [...new Set(text.match(CODE) ?? [])];

/** Code between backticks is as it is in English, wherever it stands. */
export function codeProblem({ english, translation }) {
  const [wanted, found] = [spansOf(english), spansOf(translation)];
  const [lost, made] = [unlike(wanted, found), unlike(found, wanted)];
  if (made.length > 0) return `has other code than the English: ${made.join(' ')}`;
  return lost.length > 0 ? `lost ${lost.join(' ')}` : undefined;
}

const TAG = /<\/?[a-z][^>\n]*>|&(?:[a-z]+|#\d+);/gi;
const bare = text => text.replaceAll(CODE, '');
const countOf = (text, pattern) => (bare(text).match(pattern) ?? []).length;
const MARKS = {
  'terms in bold': /\*\*/g,
  'rows of a list': /^ *(?:[-*]|\d+\.) /gm,
  headings: /^#+ /gm,
  'links of Markdown': /\]\(/g,
};

/** Bold that opens before a space or closes behind one is none: "** turbo **". */
const isBroken = text =>
  bare(text)
    .split('**')
    .some((part, index, { length }) => index % 2 === 1 && index < length - 1 && /^\s|\s$/u.test(part));

/** Tags and Markdown are those of the English. */
export function markupProblem({ english, translation }) {
  const own = bare(translation).match(TAG) ?? [];
  const tags = unlike(own, bare(english).match(TAG) ?? []);
  if (tags.length > 0) return `has ${tags.join(' ')}, which the English lacks`;
  if (isBroken(translation) && !isBroken(english)) return 'has bold that a space breaks';
  const [name] =
    Object.entries(MARKS).find(
      ([, pattern]) => countOf(english, pattern) !== countOf(translation, pattern),
    ) ?? [];
  return name === undefined ? undefined : `has other ${name} than the English`;
}

const NO_CALL = /`[^`\n]*`|\{\{?[^{}]*\}?\}/g;
/** A call in letters of one script: before it, Chinese and Japanese have no space. */
const CALL = /(?:\p{Script=Latin}[\p{Script=Latin}\d_]*|(?:(?!\p{Script=Latin})[\p{L}\p{M}])+)\(\)/gu;

/** Commands keep their names without backticks, too: `read()`. */
export function callProblem({ english, translation }) {
  if (!translation.includes('()')) return undefined;
  const made = (translation.replaceAll(NO_CALL, ' ').match(CALL) ?? []).find(call => !english.includes(call));
  return made === undefined ? undefined : `has ${made}, which the English lacks`;
}
