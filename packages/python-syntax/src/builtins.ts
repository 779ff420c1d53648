import { binary, order } from './operators.ts';
import {
  asNumber,
  fails,
  isNumber,
  isTrue,
  itemsOf,
  NotFollowed,
  PyDict,
  PyFloat,
  PyIterator,
  PyList,
  PyMethod,
  PyTuple,
  repr,
  str,
  typeOf,
  type Value,
} from './values.ts';

const MAX_RANGE = 20_000;

function range(values: readonly Value[]): Value {
  if (values.length === 0 || values.length > 3) return fails('type');
  const [a = 0, b = 0, by = 1] = values.map(value =>
    typeof value === 'number' ? value : typeof value === 'boolean' ? Number(value) : fails('type'),
  );
  const [from, to] = values.length === 1 ? [0, a] : [a, b];
  if (by === 0) return fails('value');
  const count = Math.max(0, Math.ceil((to - from) / by));
  if (count > MAX_RANGE) throw new NotFollowed('a long row');
  return new PyList(Array.from({ length: count }, (_, index) => from + index * by));
}

function int(value: Value | undefined): Value {
  if (value === undefined) return 0;
  if (isNumber(value)) return Math.trunc(asNumber(value));
  if (typeof value !== 'string') return fails('type');
  return /^\s*[-+]?\d+\s*$/u.test(value) ? Number(value) : fails('value');
}

function float(value: Value | undefined): Value {
  if (value === undefined) return new PyFloat(0);
  if (isNumber(value)) return new PyFloat(asNumber(value));
  if (typeof value !== 'string') return fails('type');
  return value.trim() !== '' && Number.isFinite(Number(value)) ? new PyFloat(Number(value)) : fails('value');
}

function length(value: Value | undefined): Value {
  if (typeof value === 'string') return [...value].length;
  const isRow = value instanceof PyList || value instanceof PyTuple || value instanceof PyDict;
  return isRow ? itemsOf(value).length : fails('type');
}

const row = (values: readonly Value[]): readonly Value[] =>
  values.length === 1 ? itemsOf(values[0] ?? null) : values;

function most(values: readonly Value[], sign: 1 | -1): Value {
  const all = row(values);
  const [first] = all;
  if (first === undefined) return fails('value');
  return all.reduce((best, one) => (order(one, best) * sign > 0 ? one : best), first);
}

function round([value, digits]: readonly Value[]): Value {
  if (value === undefined || !isNumber(value)) return fails('type');
  const scale = 10 ** (typeof digits === 'number' ? digits : 0);
  const scaled = asNumber(value) * scale;
  const isHalf = Math.abs(scaled % 1) === 0.5;
  const whole = isHalf ? 2 * Math.round(scaled / 2) : Math.round(scaled);
  return typeof digits === 'number' && value instanceof PyFloat ? new PyFloat(whole / scale) : whole;
}

const sorted = (values: readonly Value[]): Value =>
  new PyList([...itemsOf(values[0] ?? null)].toSorted(order));

const numbered = (values: readonly Value[]): Value =>
  new PyList(
    itemsOf(values[0] ?? null).map(
      (one, index) => new PyTuple([index + (typeof values[1] === 'number' ? values[1] : 0), one]),
    ),
  );

function zipped(values: readonly Value[]): Value {
  const rows = values.map(itemsOf);
  const count = Math.min(...rows.map(one => one.length));
  return new PyList(
    Array.from(
      { length: rows.length === 0 ? 0 : count },
      (_, index) => new PyTuple(rows.map(one => one[index] ?? null)),
    ),
  );
}

const dict = (values: readonly Value[]): Value => {
  const [source] = values;
  if (source === undefined) return new PyDict();
  if (source instanceof PyDict) return new PyDict([...source.entries.values()]);
  throw new NotFollowed('dict');
};

/** Python's built-in functions, as far as lessons use them. */
const BUILTINS: Readonly<Record<string, (values: readonly Value[]) => Value>> = {
  range,
  int: ([value]) => int(value),
  float: ([value]) => float(value),
  str: ([value]) => (value === undefined ? '' : str(value)),
  bool: ([value]) => (value === undefined ? false : isTrue(value)),
  repr: ([value]) => repr(value ?? null),
  len: values => (values.length === 1 ? length(values[0]) : fails('type')),
  print: () => null,
  type: ([value]) => typeOf(value ?? null),
  sum: ([values, start]) =>
    itemsOf(values ?? null).reduce((total, one) => binary('+', total, one), start ?? 0),
  max: values => most(values, 1),
  min: values => most(values, -1),
  abs: ([value]) =>
    value !== undefined && isNumber(value)
      ? value instanceof PyFloat
        ? new PyFloat(Math.abs(value.value))
        : Math.abs(asNumber(value))
      : fails('type'),
  round,
  sorted,
  reversed: ([value]) => new PyList([...itemsOf(value ?? null)].toReversed()),
  list: ([value]) => new PyList(value === undefined ? [] : [...itemsOf(value)]),
  tuple: ([value]) => new PyTuple(value === undefined ? [] : [...itemsOf(value)]),
  dict,
  iter: ([value]) => (value instanceof PyIterator ? value : new PyIterator(itemsOf(value ?? null))),
  next: ([iterator, other]) =>
    iterator instanceof PyIterator ? (iterator.next() ?? other ?? fails('other')) : fails('type'),
  enumerate: numbered,
  zip: zipped,
  any: ([value]) => itemsOf(value ?? null).some(isTrue),
  all: ([value]) => itemsOf(value ?? null).every(isTrue),
};

/** Returns one of Python's built-in functions; undefined if it is not followed here. */
export const builtin = (name: string): Value | undefined => {
  const call = Object.hasOwn(BUILTINS, name) ? BUILTINS[name] : undefined;
  return call && new PyMethod(values => call(values));
};
