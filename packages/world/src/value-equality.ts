import type { PyValue } from '@burrow/contracts';

type PyRecord = { readonly [key: string]: PyValue };

const isRecord = (value: PyValue): value is PyRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function sameRecord(left: PyRecord, right: PyRecord): boolean {
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every(key => Object.hasOwn(right, key) && samePyValue(left[key] ?? null, right[key] ?? null))
  );
}

/**
 * Whether two encoded Python values are equal and of the same type: True is not 1, "5" is not 5,
 * 4.0 (`{ $float: 4 }`) is not 4. The order of a dictionary's keys does not matter. A value that
 * has no encoding of its own (`$other`) equals nothing.
 *
 * @example
 * samePyValue([1, 'a'], [1, 'a']) // → true
 * samePyValue({ $float: 4 }, 4) // → false
 */
export function samePyValue(left: PyValue, right: PyValue): boolean {
  if (Array.isArray(left) || Array.isArray(right)) {
    return (
      Array.isArray(left) &&
      Array.isArray(right) &&
      left.length === right.length &&
      left.every((one, index) => samePyValue(one, right[index] ?? null))
    );
  }
  if (!isRecord(left) || !isRecord(right)) return left === right;
  return !Object.hasOwn(left, '$other') && sameRecord(left, right);
}
