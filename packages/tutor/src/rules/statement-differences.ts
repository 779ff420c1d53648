import type { CodeLine } from '@burrow/python-syntax';
import { normalWords } from '../reference/normal-form.ts';
import type { Comparison } from './comparison.ts';

const joined = (words: readonly string[]): string => words.join(' ');
const wordsOf = (line: CodeLine): string => joined(normalWords(line));

/** `coins = litres * 3`, `print(litres * 3)` or only `litres * 3` where the function must `return` it. */
const returned: Comparison = (mine, theirs) => {
  const [word, ...rest] = normalWords(theirs);
  const value = joined(rest);
  const own = normalWords(mine);
  if (word !== 'return' || value === '') return null;
  if (joined(own) === `print ( ${value} )`) return { kind: 'print-for-return', params: {} };
  const isKept = own[1] === '=' && joined(own.slice(2)) === value;
  return isKept || joined(own) === value ? { kind: 'return-missing', params: {} } : null;
};

/** `return crop` where a generator must `yield` it. */
const yielded: Comparison = (mine, theirs) =>
  wordsOf(theirs).startsWith('yield') &&
  wordsOf(mine) === wordsOf(theirs).replace(/^yield(?: from)?/u, 'return')
    ? { kind: 'return-for-yield', params: {} }
    : null;

/** `crates = crates.sort()` where `crates.sort()` is meant. */
const keptNothing: Comparison = (mine, theirs) => {
  const [name, sign, ...rest] = normalWords(mine);
  return sign === '=' && name === rest[0] && joined(rest) === wordsOf(theirs)
    ? { kind: 'kept-nothing', params: { name: name ?? '', method: rest[2] ?? '' } }
    : null;
};

const elifMissing: Comparison = (mine, theirs) =>
  joined(['el', wordsOf(mine)]).replace(' ', '') === wordsOf(theirs)
    ? { kind: 'elif-missing', params: {} }
    : null;

/** `key=lambda c: (c[1], c[0]), reverse=True`, where only the number should be turned round: `(-c[1], c[0])`. */
const reverseAll: Comparison = (mine, theirs) => {
  const [own, wanted] = [wordsOf(mine), wordsOf(theirs)];
  const isMeant = wanted.includes('( - ') && !wanted.includes('reverse') && wanted.includes('key =');
  return isMeant && own.includes('reverse = True') && /lambda \w+ : \(/u.test(own)
    ? { kind: 'reverse-all', params: {} }
    : null;
};

/** `load += crop` where `load.append(crop)` is meant: each letter would be added by itself. */
const lettersAdded: Comparison = (mine, theirs) => {
  const [, list = '', value = ''] = /^(.+) \+= (.+)$/u.exec(wordsOf(mine)) ?? [];
  return list !== '' && wordsOf(theirs) === `${list} . append ( ${value} )`
    ? { kind: 'letters-added', params: { list: list.replaceAll(' ', ''), said: value.replaceAll(' ', '') } }
    : null;
};

const ADDING = new Set(['append', 'add', 'extend', 'insert', 'update']);

/** `wishes = player.read()` or `total = steps`, where the new value belongs to those before. */
const replaced: Comparison = (mine, theirs) => {
  const [own, wanted] = [normalWords(mine), normalWords(theirs)];
  const at = own.indexOf('=');
  const target = own.slice(0, at);
  if (at < 1 || joined(wanted.slice(0, at)) !== joined(target)) return null;
  const [sign, method] = wanted.slice(at);
  const isAdded = sign === '+=' || sign === '-=' || (sign === '.' && ADDING.has(method ?? ''));
  const name = target[0] ?? '';
  const value = ` ${joined(wanted.slice(at + 1))} `;
  const isOld = value.includes(` ${joined(target)} `) || value.includes(` ${name} . get ( `);
  const isFromOld = sign === '=' && isOld && !own.slice(at).includes(name);
  return isAdded || isFromOld ? { kind: 'value-replaced', params: { name: target.join('') } } : null;
};

/** `player.read()` or `print(player.read())` alone, where the program must do something with it. */
const unused: Comparison = (mine, theirs) => {
  const own = normalWords(mine);
  const isPrint = own[0] === 'print' && own[1] === '(' && own.at(-1) === ')';
  const isKept = own[1] === '=' && /^(?:el)?if |^while /u.test(wordsOf(theirs));
  const value = isPrint ? own.slice(2, -1) : isKept ? own.slice(2) : own;
  const isCall = value.at(-1) === ')' && !value.includes('=');
  const whole = wordsOf(theirs);
  return isCall &&
    value.length > 2 &&
    whole !== joined(value) &&
    whole.includes(joined(value)) &&
    !whole.startsWith(joined(value))
    ? { kind: isPrint ? 'print-only' : 'result-unused', params: {} }
    : null;
};

/** `boxes = split(eggs)` where `boxes, rest = split(eggs)` is meant, and the like after `for`. */
const unpacked: Comparison = (mine, theirs) => {
  const names = (line: CodeLine): number => {
    const words = normalWords(line);
    const [from, to] = words[0] === 'for' ? [1, words.indexOf('in')] : [0, words.indexOf('=')];
    const target = words.slice(from, to);
    return to < 1 || target.includes('.') || target.includes('[')
      ? 0
      : target.filter(word => word === ',').length + 1;
  };
  const [own, wanted] = [names(mine), names(theirs)];
  if (wordsOf(mine).includes('def ')) return null;
  if (own !== 1 || wanted < 2) return null;
  const isItems = wordsOf(theirs).includes('. items ( )') && !wordsOf(mine).includes('items');
  if (isItems) return { kind: 'items-missing', params: {} };
  const from = (line: CodeLine): string => wordsOf(line).replace(/^.*? (?:in|=) /u, '');
  return from(mine) === from(theirs) ? { kind: 'names-missing', params: {} } : null;
};

/** The words without every occurrence of a row of words. */
const withoutAll = (words: readonly string[], ...row: readonly string[]): string =>
  ` ${joined(words)} `
    .replaceAll(` ${joined(row)} `, ' ')
    .replaceAll(` ${joined(row)} `, ' ')
    .trim();

/** Calls, `await`, `self.` or a part that one side has, perhaps several times. */
const repeated: Comparison = (mine, theirs): ReturnType<Comparison> => {
  const [own, wanted] = [normalWords(mine), normalWords(theirs)];
  const isMore = (row: readonly string[]): boolean =>
    own.length > wanted.length &&
    withoutAll(own, ...row) === withoutAll(wanted, ...row) &&
    withoutAll(wanted, ...row) === joined(wanted);
  const isLess = (row: readonly string[]): boolean =>
    wanted.length > own.length && withoutAll(wanted, ...row) === joined(own);
  const called = own.flatMap((word, at) => (own[at + 1] === '(' && own[at + 2] === ')' ? [word] : []));
  if (isMore(['(', ')']) && !own.includes('def'))
    return { kind: 'call-early', params: { name: called.join(', ') } };
  if (isMore(['await'])) return { kind: 'await-extra', params: {} };
  const dots = wanted.flatMap((word, at) => (word === '.' ? [at] : []));
  const at = dots.find(dot => isLess(['.', wanted[dot + 1] ?? '']));
  return at !== undefined && wanted[at + 2] !== '('
    ? { kind: 'part-missing', params: { name: wanted[at - 1] ?? '' } }
    : null;
};

/** `gather(await bake("bread"), await bake("soup"))`, where only the whole is awaited. */
const awaitedInside: Comparison = (mine, theirs) => {
  const waits = (line: CodeLine): number => normalWords(line).filter(word => word === 'await').length;
  const isSame = withoutAll(normalWords(mine), 'await') === withoutAll(normalWords(theirs), 'await');
  return isSame && waits(mine) > waits(theirs) ? { kind: 'await-extra', params: {} } : null;
};

/** `here += place`, where `here = place` is meant. */
const addedExtra: Comparison = (mine, theirs) => {
  const own = normalWords(mine);
  const at = own.findIndex(word => word === '+=' || word === '-=');
  return at > 0 && joined(own.with(at, '=')) === wordsOf(theirs)
    ? { kind: 'added-extra', params: { name: own.slice(0, at).join(''), said: own[at] ?? '' } }
    : null;
};

/** `(kg > limit for kg in weights)`, where `(kg for kg in weights if kg > limit)` is meant. */
const conditionFirst: Comparison = (mine, theirs) => {
  const condition = / if (.+?)(?: [)\]}].*)?$/u.exec(wordsOf(theirs))?.[1] ?? '';
  const isFirst = condition !== '' && wordsOf(mine).includes(` ${condition} for `);
  return isFirst && !normalWords(mine).includes('if') && wordsOf(theirs).includes(' for ')
    ? { kind: 'condition-first', params: {} }
    : null;
};

/** Differences of whole statements. */
export const STATEMENTS: readonly Comparison[] = [
  awaitedInside,
  addedExtra,
  conditionFirst,
  keptNothing,
  returned,
  yielded,
  elifMissing,
  lettersAdded,
  reverseAll,
  replaced,
  unpacked,
  repeated,
  unused,
];
