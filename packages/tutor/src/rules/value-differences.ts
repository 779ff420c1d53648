import type { CodeLine } from '@burrow/python-syntax';
import { normalWords } from '../reference/normal-form.ts';
import type { FindingKind } from '../texts/tutor-texts.ts';
import type { Comparison } from './comparison.ts';
import { argumentsOf } from './range-differences.ts';

const isMinus = (words: readonly string[] | undefined): boolean => words?.[0] === '-';

/** `range(start, 0, 2)` or `range(start, 0)`, where `range(start, 0, -2)` is meant, or the other way round. */
const rangeWay: Comparison = (mine, theirs) => {
  const [own, wanted] = [argumentsOf(mine.tokens), argumentsOf(theirs.tokens)];
  if (!own || !wanted || own.length < 2 || isMinus(own[2]) === isMinus(wanted[2])) return null;
  const said = (own[2] ?? ['1']).join('');
  return { kind: isMinus(wanted[2]) ? 'range-down' : 'range-up', params: { said } };
};

/** The words between the last square brackets that differ, with what is around them. */
function indexOf(line: CodeLine): { around: string; words: readonly string[] } | undefined {
  const words = normalWords(line);
  const open = words.lastIndexOf('[');
  let depth = 0;
  const close = words.findIndex((word, at) => {
    if (at < open) return false;
    if (word === '[') depth++;
    if (word === ']') depth--;
    return depth === 0 && at > open;
  });
  if (open < 1 || close < 0) return undefined;
  return {
    around: [...words.slice(0, open), '[', ']', ...words.slice(close + 1)].join(' '),
    words: words.slice(open + 1, close),
  };
}

/** What is added to a place: `1` of `n + 1`; the place alone is 0. */
function shiftOf(words: readonly string[]): { base: string; by: number } {
  if (words.length === 1 && /^\d+$/u.test(words[0] ?? '')) return { base: '', by: Number(words[0]) };
  const [sign, number] = words.slice(-2);
  const isSum = words.length > 2 && (sign === '+' || sign === '-') && /^\d+$/u.test(number ?? '');
  if (!isSum) return { base: words.join(' '), by: 0 };
  return { base: words.slice(0, -2).join(' '), by: Number(number) * (sign === '+' ? 1 : -1) };
}

/** `flags[number]`, where `flags[number - 1]` is meant: the place next to the right one. */
const indexShifted: Comparison = (mine, theirs) => {
  const [own, wanted] = [indexOf(mine), indexOf(theirs)];
  if (!own || !wanted || own.around !== wanted.around) return null;
  if ([...own.words, ...wanted.words].includes(':')) return null;
  const [a, b] = [shiftOf(own.words), shiftOf(wanted.words)];
  const said = own.words.join(' ').replaceAll(/ ?([().[\]]) ?/gu, '$1');
  if (a.base !== b.base || a.by === b.by) return null;
  return Math.abs(a.by - b.by) === 1 ? { kind: 'index-shifted', params: { said } } : null;
};

/** Texts that differ where the rest of the lines is the same, and are the same in one form. */
const textIn =
  (form: (text: string) => string, kind: FindingKind): Comparison =>
  (mine, theirs) => {
    const [own, wanted] = [normalWords(mine), normalWords(theirs)];
    if (own.length !== wanted.length) return null;
    const at = own.findIndex((word, index) => word !== wanted[index]);
    const isText = mine.tokens[at]?.kind === 'string' && theirs.tokens[at]?.kind === 'string';
    const isOnly = own.every((word, index) => index === at || word === wanted[index]);
    return isText && isOnly && form(own[at] ?? '') === form(wanted[at] ?? '')
      ? { kind, params: { said: mine.tokens[at]?.text ?? '' } }
      : null;
  };

/** `"Dry"`, where the sign says `dry`. */
const textCase = textIn(text => text.toLowerCase(), 'text-case');

/** `"cluck"`, where `"cluck "` is meant. */
const textSpaces = textIn(text => text.replaceAll(/\s/gu, ''), 'text-spaces');

/** `if dry == "Yes":`, where `dry` is True or False. */
const truthCompared: Comparison = (mine, theirs) => {
  const [own, wanted] = [normalWords(mine), normalWords(theirs)];
  const at = own.findIndex((word, index) => word === '==' && mine.tokens[index + 1]?.kind === 'string');
  const rest = [...own.slice(0, at), ...own.slice(at + 2)];
  return at > 0 && rest.join(' ') === wanted.join(' ')
    ? { kind: 'truth-compared', params: { name: own[at - 1] ?? '', said: mine.tokens[at + 1]?.text ?? '' } }
    : null;
};

/** `stock[order]`, where `stock.pop(order)` is meant. */
const popMissing: Comparison = (mine, theirs) => {
  const wanted = normalWords(theirs).join(' ');
  const found = /(\w+) \. pop \( ([^()]*) \)/u.exec(wanted);
  const [whole = '', name = '', key = ''] = found ?? [];
  return found && normalWords(mine).join(' ') === wanted.replace(whole, `${name} [ ${key} ]`)
    ? { kind: 'pop-missing', params: { name } }
    : null;
};

/** `stock(wish, 0)`, where `stock.get(wish, 0)` is meant. */
const lookupMissing: Comparison = (mine, theirs) => {
  const [own, wanted] = [normalWords(mine).join(' '), normalWords(theirs).join(' ')];
  const [whole = '', name = ''] = /(\w+) \. get \(/u.exec(wanted) ?? [];
  return whole !== '' && wanted.replace(whole, `${name} (`) === own
    ? { kind: 'lookup-missing', params: { name } }
    : null;
};

/** `plot.rows`, where `plot["rows"]` is meant. */
const keyDotted: Comparison = (mine, theirs) => {
  const wanted = normalWords(theirs).join(' ');
  const [, name = '', key = ''] = /(\w+) \[ "(\w+)" \]/u.exec(wanted) ?? [];
  return key !== '' && wanted.replaceAll(/ \[ "(\w+)" \]/gu, ' . $1') === normalWords(mine).join(' ')
    ? { kind: 'key-dotted', params: { name, key } }
    : null;
};

/** `plan.remove(1)`, where `plan.remove("weed")` is meant. */
const removedByPlace: Comparison = (mine, theirs) => {
  const [, name, said] = /^(\w+) \. remove \( (\d+) \)$/u.exec(normalWords(mine).join(' ')) ?? [];
  const isText = /^(\w+) \. remove \( ".*" \)$/u.exec(normalWords(theirs).join(' '))?.[1] === name;
  return said !== undefined && name !== undefined && isText
    ? { kind: 'removed-by-place', params: { name, said } }
    : null;
};

/** `best = max(eggs)`, where `best = eggs.index(max(eggs))` is meant: a value, where its place is. */
const placeOfValue: Comparison = (mine, theirs) => {
  const [name = '', sign, ...value] = normalWords(mine);
  const [wanted, equals, list, ...rest] = normalWords(theirs);
  const isPlace = rest.join(' ') === `. index ( ${value.join(' ')} )`;
  return sign === '=' && equals === '=' && name === wanted && list !== undefined && isPlace
    ? { kind: 'place-of-value', params: { name, list } }
    : null;
};

/** `basket =+ red`, where `basket += red` is meant. */
const signTurned: Comparison = (mine, theirs) => {
  const own = normalWords(mine);
  const at = own.indexOf('=');
  const [target, [sign = '', ...rest]] = [own.slice(0, at), own.slice(at + 1)];
  return at > 0 &&
    /^[+\-*]$/u.test(sign) &&
    normalWords(theirs).join(' ') === [...target, `${sign}=`, ...rest].join(' ')
    ? { kind: 'sum-turned', params: { said: `=${sign}`, meant: `${sign}=`, name: target.join('') } }
    : null;
};

/** `total + 5`, where `total += 5` is meant; `wishes + word`, where `wishes.append(word)` is. */
const notAdded: Comparison = (mine, theirs): ReturnType<Comparison> => {
  const [name = '', sign, ...rest] = normalWords(mine);
  const value = rest.join(' ');
  const wanted = normalWords(theirs).join(' ');
  if (sign !== '+' || value === '') return null;
  if (wanted === `${name} += ${value}`) return { kind: 'sum-dropped', params: { name } };
  return wanted === `${name} . append ( ${value} )` ? { kind: 'append-missing', params: { name } } : null;
};

const OPPOSITE: Readonly<Record<string, string>> = {
  '==': '!=', '!=': '==', '<': '>=', '>=': '<', '>': '<=', '<=': '>',
}; // prettier-ignore

/** `while word == "home":`, where `!=` is meant. */
const questionTurned: Comparison = (mine, theirs) => {
  const [own, wanted] = [normalWords(mine), normalWords(theirs)];
  const at = own.findIndex((word, index) => word !== wanted[index]);
  const isOnly =
    own.length === wanted.length && own.every((word, index) => index === at || word === wanted[index]);
  return isOnly && at > 0 && OPPOSITE[own[at] ?? ''] === wanted[at]
    ? { kind: 'question-turned', params: { said: own[at] ?? '' } }
    : null;
};

/** `f"water: (thirsty)"`, where `{thirsty}` is meant. */
const textBrackets: Comparison = (mine, theirs) => {
  const [own, wanted] = [normalWords(mine).join(' '), normalWords(theirs).join(' ')];
  const curly = own.replaceAll(/f"[^"]*"/gu, text => text.replaceAll(/\(([^()]*)\)/gu, '{$1}'));
  return own !== wanted && curly === wanted ? { kind: 'f-brackets', params: {} } : null;
};

/** Differences of one value in a line. */
export const VALUES: readonly Comparison[] = [
  rangeWay,
  indexShifted,
  textCase,
  textSpaces,
  lookupMissing,
  keyDotted,
  removedByPlace,
  placeOfValue,
  signTurned,
  truthCompared,
  popMissing,
  notAdded,
  questionTurned,
  textBrackets,
];
