import type { PyValue } from '@burrow/contracts';

const MAX_SHOWN = 80;

function show(value: PyValue, depth: number): string {
  if (value === null) return 'None';
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return JSON.stringify(value);
  if (depth > 3) return '…';
  if (Array.isArray(value)) return `[${value.map(one => show(one, depth + 1)).join(', ')}]`;
  return showRecord(value as { readonly [key: string]: PyValue }, depth);
}

function showRecord(value: { readonly [key: string]: PyValue }, depth: number): string {
  const { $tuple, $float, $other } = value;
  if (Array.isArray($tuple)) return `(${$tuple.map(one => show(one, depth + 1)).join(', ')})`;
  if (typeof $float === 'number') return Number.isInteger($float) ? $float.toFixed(1) : String($float);
  if (typeof $other === 'string') return $other === 'NoneType' ? 'None' : $other;
  return `{${Object.entries(value)
    .map(([key, one]) => `${JSON.stringify(key)}: ${show(one, depth + 1)}`)
    .join(', ')}}`;
}

const clip = (text: string): string => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN - 1)}…` : text);

/**
 * Returns a value as Python would print it in a list, 80 characters at most.
 *
 * @example
 * showValue(['carrot', true, { $float: 2 }]) // → '["carrot", True, 2.0]'
 */
export const showValue = (value: PyValue): string => clip(show(value, 0));

/** What the learner said, for an error's text: text without quotes, other values as Python shows them. */
export const showSaid = (value: PyValue): string =>
  typeof value === 'string' ? clip(value) : showValue(value);
