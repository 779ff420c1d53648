import type { PyValue } from '@burrow/contracts';
import { fromPyValue, repr, type Value } from '@burrow/python-syntax';
import { fillText, type Values, type Written } from './fill-text.ts';
import { expandValue, isList, isObject, type Json } from '../rules/expand-value.ts';

/** Texts as lessons write them: in double quotes. */
const doubleQuoted = (literal: string): string =>
  literal.includes('"') ? literal : literal.replaceAll(/'((?:[^'\\]|\\.)*)'/g, '"$1"');

/** Returns how values of a set are written in code and in texts. */
export const writtenValues = (set: Readonly<Record<string, PyValue>>): Record<string, Written> =>
  Object.fromEntries(
    Object.entries(set).map(([name, value]) => {
      const literal = doubleQuoted(repr(fromPyValue(value)));
      return [name, [literal, typeof value === 'string' ? value : literal]];
    }),
  );

function fillAll(value: Json, values: Values): Json {
  if (typeof value === 'string') return fillText(value, values);
  if (isList(value)) return value.map(part => fillAll(part, values));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fillAll(part, values)]));
}

/**
 * Fills a set into a question: texts by `$name`, and in its scene expressions after `= ` with the set's names, by the
 * rules of level.json.
 * @throws RuleError, Error for a name that the set does not have
 */
export function fillSet(
  { scene, ...question }: Readonly<Record<string, Json>>,
  set: Readonly<Record<string, PyValue>>,
): Readonly<Record<string, Json>> {
  const values = writtenValues(set);
  const withIt = { ...values, it: ['$it', '$it'] as const };
  const filled = fillAll(question, withIt) as Readonly<Record<string, Json>>;
  if (scene === undefined) return filled;
  const scope = new Map<string, Value>(
    Object.entries(set).map(([name, value]) => [name, fromPyValue(value)]),
  );
  const place = {
    field: 'scene',
    isPython: false,
    scope: { names: scope, outer: null, own: null },
    note: '',
  };
  return { ...filled, scene: fillAll(expandValue(scene, place), values) };
}
