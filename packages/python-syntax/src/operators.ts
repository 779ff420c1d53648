import {
  asNumber,
  fails,
  isNumber,
  itemsOf,
  NotFollowed,
  PyDict,
  PyFloat,
  PyList,
  PyTuple,
  PyType,
  someParts,
  takePart,
  type Value,
} from './values.ts';

const MAX_LENGTH = 10_000;

function divided(sign: string, a: number, b: number): number {
  if (b === 0) return fails('zero-division');
  return sign === '/' ? a / b : sign === '//' ? Math.floor(a / b) : a - b * Math.floor(a / b);
}

function counted(sign: string, a: number, b: number): number {
  if (sign === '+') return a + b;
  if (sign === '-') return a - b;
  if (sign === '*') return a * b;
  if (sign === '**') return a ** b;
  if (['/', '//', '%'].includes(sign)) return divided(sign, a, b);
  throw new NotFollowed(sign);
}

function ofNumbers(sign: string, left: number | boolean | PyFloat, right: number | boolean | PyFloat): Value {
  const result = counted(sign, asNumber(left), asNumber(right));
  const isFloat =
    left instanceof PyFloat ||
    right instanceof PyFloat ||
    sign === '/' ||
    (sign === '**' && asNumber(right) < 0);
  if (isFloat) return new PyFloat(result);
  if (!Number.isSafeInteger(result)) throw new NotFollowed('a large number');
  return result;
}

/** @throws NotFollowed for values that are too long */
export function short<Row extends string | Value[]>(row: Row): Row {
  if (row.length > MAX_LENGTH) throw new NotFollowed('a long value');
  return row;
}

function repeated(value: string | PyList | PyTuple, times: number): Value {
  const count = Math.max(0, times);
  const length = typeof value === 'string' ? value.length : value.items.length;
  if (length * count > MAX_LENGTH) throw new NotFollowed('a long value');
  if (typeof value === 'string') return value.repeat(count);
  const items = Array.from({ length: count }, () => value.items).flat();
  return value instanceof PyList ? new PyList(items) : new PyTuple(items);
}

const isRow = (value: Value): value is string | PyList | PyTuple =>
  typeof value === 'string' || value instanceof PyList || value instanceof PyTuple;

/** `left sign right`. @throws Failure, NotFollowed */
export function binary(sign: string, left: Value, right: Value): Value {
  if (isNumber(left) && isNumber(right)) return ofNumbers(sign, left, right);
  if (sign === '%' && typeof left === 'string') throw new NotFollowed('%');
  if (sign === '+' && typeof left === 'string' && typeof right === 'string') return short(left + right);
  if (sign === '+' && left instanceof PyList && right instanceof PyList)
    return new PyList(short([...left.items, ...right.items]));
  if (sign === '+' && left instanceof PyTuple && right instanceof PyTuple)
    return new PyTuple(short([...left.items, ...right.items]));
  if (sign === '*' && isRow(left) && typeof right === 'number') return repeated(left, right);
  if (sign === '*' && isRow(right) && typeof left === 'number') return repeated(right, left);
  return fails('type');
}

export function isEqual(left: Value, right: Value, parts = someParts()): boolean {
  takePart(parts);
  if (left instanceof PyType || right instanceof PyType) throw new NotFollowed('types');
  if (isNumber(left) && isNumber(right)) return asNumber(left) === asNumber(right);
  if (left instanceof PyDict && right instanceof PyDict) {
    const entries = [...left.entries.values()];
    return (
      entries.length === right.entries.size &&
      entries.every(([key, one]) => {
        const other = right.get(key);
        return other !== undefined && isEqual(one, other, parts);
      })
    );
  }
  const isSameRow =
    (left instanceof PyList && right instanceof PyList) ||
    (left instanceof PyTuple && right instanceof PyTuple);
  if (!isSameRow) return left === right;
  return (
    left.items.length === right.items.length &&
    left.items.every((one, index) => isEqual(one, right.items[index] ?? null, parts))
  );
}

/** Less than 0 where the left one comes first. @throws Failure python/type for kinds without an order */
export function order(left: Value, right: Value): number {
  if (isNumber(left) && isNumber(right)) return asNumber(left) - asNumber(right);
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : left > right ? 1 : 0;
  const isSameRow =
    (left instanceof PyList && right instanceof PyList) ||
    (left instanceof PyTuple && right instanceof PyTuple);
  if (!isSameRow) return fails('type');
  const at = left.items.findIndex((one, index) => !isEqual(one, right.items[index] ?? null));
  const [one, other] = [left.items[at], right.items[at]];
  return one !== undefined && other !== undefined
    ? order(one, other)
    : left.items.length - right.items.length;
}

function isIn(one: Value, row: Value): boolean {
  if (typeof row === 'string') return typeof one === 'string' ? row.includes(one) : fails('type');
  return row instanceof PyDict ? row.get(one) !== undefined : itemsOf(row).some(item => isEqual(item, one));
}

/** `left sign right`, for `==`, `<`, `in`, `is` and the like. @throws Failure */
export function compare(sign: string, left: Value, right: Value): boolean {
  switch (sign) {
    case '==':
      return isEqual(left, right);
    case '!=':
      return !isEqual(left, right);
    case '<':
      return order(left, right) < 0;
    case '<=':
      return order(left, right) <= 0;
    case '>':
      return order(left, right) > 0;
    case '>=':
      return order(left, right) >= 0;
    case 'in':
      return isIn(left, right);
    case 'not in':
      return !isIn(left, right);
    case 'is':
      return left === right;
    case 'is not':
      return left !== right;
    default:
      throw new NotFollowed(sign);
  }
}
