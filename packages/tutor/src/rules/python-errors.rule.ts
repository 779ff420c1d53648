import { METHODS } from '@burrow/python-syntax';
import { nearest } from '../code/nearest.ts';
import type { Context } from '../context.ts';
import { statementAt } from '../context.ts';
import type { FindingKind } from '../texts/tutor-texts.ts';
import { spliced, type Rule } from './rule.ts';

const detailOf = ({ error, errorText }: Context): string =>
  error?.code === 'python/other' ? errorText : String(error?.params['detail'] ?? '');

/** What a TypeError or ValueError says, as patterns; the first match counts. */
const BY_DETAIL: readonly (readonly [RegExp, FindingKind])[] = [
  [/coroutine|'await'|awaitable/u, 'await-missing'],
  [/NoneType/u, 'none-value'],
  [/not supported between instances/u, 'compare-kinds'],
  [/can only concatenate (?:list|tuple)/u, 'type-other'],
  [/unsupported operand.*'(?:list|dict|tuple|set|function|method)'/u, 'type-other'],
  [
    /can only concatenate|unsupported operand|must be str|cannot be interpreted as an integer|can't multiply sequence/u,
    'text-and-number',
  ],
  [/as a dict key/u, 'key-whole'],
  [/just-started generator/u, 'send-early'],
  [/'async_generator' object is not iterable/u, 'async-loop'],
  [/'async for' requires/u, 'async-loop-extra'],
  [/not subscriptable/u, 'no-places'],
  [/indices must be integers/u, 'place-not-number'],
  [/not iterable|not an iterator/u, 'no-row'],
  [/StopIteration/u, 'used-up'],
  [/not callable/u, 'not-callable'],
  [/invalid literal for|could not convert/u, 'number-from-text'],
];

const BY_CODE: Readonly<Record<string, FindingKind>> = {
  'python/type': 'type-other',
  'python/value': 'value-unusable',
  'python/index': 'list-end',
  'python/key': 'key-unknown',
  'python/attribute': 'attribute-unknown',
  'python/zero-division': 'zero-division',
  'python/import': 'import-unknown',
  'python/time-limit': 'endless',
  'python/too-much-output': 'endless',
  'world/too-many-commands': 'endless',
  'python/recursion': 'recursion',
  'python/waits-for-ever': 'waits',
};

/** A method that is misspelled: `wishes.apend(...)`. */
export const misspelledMethod: Rule = context => {
  const { error, code } = context;
  const name = String(error?.params['name'] ?? '');
  if (error?.code !== 'python/attribute' || name === '' || /NoneType/u.test(detailOf(context))) return null;
  const line = statementAt(context, error.line);
  const word = line?.tokens.find(
    (token, index) => token.text === name && line.tokens[index - 1]?.text === '.',
  );
  const near = nearest(name, METHODS);
  if (!line || !word || near === undefined) return null;
  const edit = spliced(code, line, word.start, word.end, near);
  return { kind: 'attribute-near', line: line.first, params: { name, near }, edit, certain: true };
};

const FUNCTIONS: ReadonlySet<string> = new Set(
  'len sum max min sorted int str float round abs print range'.split(' '),
);

/** `nests.len()`: a function, not a method. */
export const functionAsMethod: Rule = context => {
  const { error } = context;
  const name = String(error?.params['name'] ?? '');
  const isKnown = error?.code === 'python/attribute' && FUNCTIONS.has(name);
  const line = isKnown ? statementAt(context, error.line) : undefined;
  if (!line) return null;
  const said = new RegExp(`([\\w.]+)\\.${name}\\(`, 'u').exec(line.text)?.[1];
  return said !== undefined ? { kind: 'function-as-method', line: line.first, params: { name, said } } : null;
};

/** Texts of the code and keys of the level's dictionaries. */
export function knownKeys({ code, level }: Context): readonly string[] {
  const strings = code.lines.flatMap(({ tokens }) =>
    tokens.flatMap(({ kind, text }) => (kind === 'string' ? [text.slice(1, -1)] : [])),
  );
  const keys = (level?.constants ?? []).flatMap(({ value }) =>
    value !== null && typeof value === 'object' && !Array.isArray(value) ? Object.keys(value) : [],
  );
  return [...keys, ...strings];
}

/** A key that is nearly one of the dictionary's. */
export const nearKey: Rule = context => {
  const { error } = context;
  const key = String(error?.params['key'] ?? '').replaceAll(/^["']|["']$/gu, '');
  if (error?.code !== 'python/key' || key === '') return null;
  const said = String(error?.params['near'] ?? '').replaceAll(/^["']|["']$/gu, '');
  const near =
    said ||
    nearest(
      key,
      knownKeys(context).filter(one => one !== key),
    );
  return near === undefined ? null : { kind: 'key-near', line: error.line ?? 1, params: { key, near } };
};

/** `plots["crop"]`, where each entry of `plots` is a dictionary that has the key. */
export const innerKey: Rule = context => {
  const { error, level } = context;
  const key = String(error?.params['key'] ?? '').replaceAll(/^["']|["']$/gu, '');
  const there = error?.code === 'python/key' ? statementAt(context, error.line) : undefined;
  if (!there || key === '') return null;
  const isBook = (value: unknown): value is Readonly<Record<string, unknown>> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  const book = level?.constants.find(
    ({ name, value }) =>
      [`${name}["${key}"]`, `${name}['${key}']`].some(said => there.text.includes(said)) &&
      isBook(value) &&
      Object.values(value).some(one => isBook(one) && Object.hasOwn(one, key)),
  );
  return book ? { kind: 'key-inside', line: there.first, params: { name: book.name, key } } : null;
};

/** The names in the conditions of `while` loops: one of them has to change. */
const conditionNames = ({ code }: Context): string =>
  code.lines
    .filter(({ tokens }) => tokens[0]?.text === 'while')
    .flatMap(({ tokens }) => tokens.slice(1).flatMap(({ kind, text }) => (kind === 'name' ? [text] : [])))
    .join(' ');

/** `last = len(crops)` and `crops[last]`: how many there are is one more than the last place. */
export const lengthAsPlace: Rule = context => {
  const { error, code } = context;
  const there = error?.code === 'python/index' ? statementAt(context, error.line) : undefined;
  for (const [, list = '', place = ''] of there?.text.matchAll(/(\w+)\[(\w+|len\(\w+\))\]/gu) ?? []) {
    const said = `len(${list})`;
    const line =
      place === said ? there : code.lines.find(({ text }) => text.replaceAll(' ', '') === `${place}=${said}`);
    if (line) return { kind: 'index-length', line: line.first, params: { said } };
  }
  return null;
};

/** All other errors of Python, in plain words. */
export const pythonError: Rule = context => {
  const { error } = context;
  if (!error || (!error.code.startsWith('python/') && !Object.hasOwn(BY_CODE, error.code))) return null;
  const detail = detailOf(context);
  const told = BY_DETAIL.find(([pattern]) => pattern.test(detail))?.[1];
  const byCode = Object.hasOwn(BY_CODE, error.code) ? BY_CODE[error.code] : undefined;
  const isTold = ['python/type', 'python/value', 'python/attribute', 'python/other'].includes(error.code);
  const said = /: (['"].*['"])$/u.exec(detail)?.[1] ?? detail;
  return {
    kind: (isTold ? told : undefined) ?? byCode ?? 'error-other',
    line: error.line ?? 1,
    params: { detail, said, names: conditionNames(context), ...error.params },
  };
};
