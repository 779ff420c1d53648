import { isTrue, PyFloat, PyList, PyMethod, PyTuple, toPyValue, type Value } from '@burrow/python-syntax';
import { Refused, resultOf, type Round, RuleError, roundsOf } from './rule.ts';

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** Where a value is written, what its rules know, and whether it is one of Python's, where a tuple stays a tuple. */
export interface Place extends Round {
  readonly field: string;
  readonly isPython: boolean;
}

/** An element of a list without rules, where it is written, and in which round it was made. */
export interface Element {
  readonly value: Json;
  readonly index: number;
  readonly note: string;
}

const PYTHON_VALUES: ReadonlySet<string> = new Set(['value', 'data', 'expectedData']);

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !isList(value);

const below = (place: Place, key: string | number): Place => ({
  ...place,
  field: `${place.field}.${key}`,
  isPython: place.isPython || PYTHON_VALUES.has(String(key)),
});

/** A value as a data file has it: a place is a list, whatever made it. */
function plainJson(value: Value): Json {
  if (value instanceof PyList || value instanceof PyTuple) return value.items.map(plainJson);
  return value instanceof PyFloat ? value.value : (toPyValue(value) as Json);
}

function jsonOf(value: Value, isPython: boolean): Json {
  if (value instanceof PyMethod) throw new Refused('is a function without its brackets');
  return isPython ? (toPyValue(value) as Json) : plainJson(value);
}

/** Adds the round to what is wrong. */
function inRound<Result>({ note }: Round, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RuleError) || note === '') throw error;
    throw new RuleError(
      error.problems.map(({ field, message }) => ({ field, message: `${message} (${note})` })),
    );
  }
}

function textOf(element: JsonObject, key: 'for' | 'if', field: string): string | undefined {
  const text = element[key];
  if (text === undefined || typeof text === 'string') return text;
  throw new RuleError([{ field: `${field}.${key}`, message: 'is no text' }]);
}

/** What an element becomes: one value, or one for each round of its `for` in which its `if` is true. */
function expandElement(element: Json, index: number, place: Place): readonly Element[] {
  if (!isObject(element) || !('for' in element || 'if' in element))
    return [{ value: expandValue(element, place), index, note: '' }];
  const { for: _for, if: _if, ...rest } = element;
  const [loops, test] = [textOf(element, 'for', place.field), textOf(element, 'if', place.field)];
  const rounds: readonly Round[] =
    loops === undefined ? [place] : roundsOf(`${place.field}.for`, loops, place.scope);
  const isWanted = ({ scope }: Round): boolean =>
    test === undefined || resultOf(`${place.field}.if`, test, scope, isTrue);
  return rounds
    .filter(round => inRound(round, () => isWanted(round)))
    .map(round => {
      const value = inRound(round, () => expandValue(rest, { ...place, ...round }));
      return { value, index, note: round.note };
    });
}

/** Writes out the rules of a list. @throws RuleError with all that is wrong */
export function expandList(list: readonly Json[], place: Place): readonly Element[] {
  const problems: RuleError['problems'][number][] = [];
  const found = list.flatMap((element, index) => {
    try {
      return expandElement(element, index, below(place, index));
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
  if (problems.length > 0) throw new RuleError(problems);
  return found;
}

/** Writes out the rules within a value. @throws RuleError */
export function expandValue(value: Json, place: Place): Json {
  if (typeof value === 'string') {
    if (!value.startsWith('= ')) return value;
    return resultOf(place.field, value.slice(2).trim(), place.scope, made => jsonOf(made, place.isPython));
  }
  if (isList(value)) return expandList(value, place).map(element => element.value);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, expandValue(part, below(place, key))]),
  );
}
