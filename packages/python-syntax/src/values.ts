import type { PyValue } from '@burrow/contracts';
import type { Parameter, Statement } from './program.types.ts';

/** A value of the learner's program while it is followed: whole numbers are JavaScript's. */
export type Value =
  | null
  | boolean
  | number
  | string
  | PyFloat
  | PyList
  | PyTuple
  | PyDict
  | PyIterator
  | PyCoroutine
  | PyFunction
  | PyMethod
  | PyModule
  | PyType;

export class PyFloat {
  readonly value: number;
  constructor(value: number) {
    this.value = value;
  }
}

export class PyList {
  readonly items: Value[];
  constructor(items: Value[]) {
    this.items = items;
  }
}

export class PyTuple {
  readonly items: readonly Value[];
  constructor(items: readonly Value[]) {
    this.items = items;
  }
}

/** Keys are stored as their text with their type, next to the value. */
export class PyDict {
  readonly entries = new Map<string, readonly [Value, Value]>();
  constructor(entries: readonly (readonly [Value, Value])[] = []) {
    for (const [key, value] of entries) this.set(key, value);
  }
  set(key: Value, value: Value): void {
    this.entries.set(keyOf(key), [key, value]);
  }
  get(key: Value): Value | undefined {
    return this.entries.get(keyOf(key))?.[1];
  }
}

/** What `iter()` makes of a list: it remembers its position. */
export class PyIterator {
  private readonly items: readonly Value[];
  private at = 0;
  constructor(items: readonly Value[]) {
    this.items = items;
  }
  /** The next value; undefined if nothing is left. */
  next(): Value | undefined {
    return this.items[this.at++];
  }
}

/** What calling an `async` function returns: work that is done when it is awaited. */
export class PyCoroutine {
  private work: (() => Value) | null;
  constructor(work: () => Value) {
    this.work = work;
  }
  /** @throws Failure python/other the second time */
  result(): Value {
    const work = this.work ?? fails('other');
    this.work = null;
    return work();
  }
}

/** The names of a function or of the whole program. */
export interface Scope {
  readonly names: Map<string, Value>;
  readonly outer: Scope | null;
  /** Names that the function itself defines: they are never looked up outside. */
  readonly own: ReadonlySet<string> | null;
}

type Definition = Extract<Statement, { kind: 'def' }>;

export class PyFunction {
  readonly name: string;
  readonly parameters: readonly Parameter[];
  readonly body: readonly Statement[];
  readonly scope: Scope;
  readonly isAsync: boolean;
  /** It is not the learner's: its lines are not counted as theirs. */
  readonly isQuiet: boolean;
  constructor({ name, parameters, body, isAsync }: Definition, scope: Scope, isQuiet: boolean) {
    this.isQuiet = isQuiet;
    this.name = name;
    this.isAsync = isAsync;
    this.parameters = parameters;
    this.body = body;
    this.scope = scope;
  }
}

/** A function of Python's own, or a command of the player. */
export class PyMethod {
  readonly call: (values: readonly Value[], line: number) => Value;
  constructor(call: PyMethod['call']) {
    this.call = call;
  }
}

/** What has names after a dot: `player` with its commands, or a module, of which only some names may be known. */
export class PyModule {
  readonly names: ReadonlyMap<string, Value>;
  readonly isWhole: boolean;
  constructor(names: readonly (readonly [string, Value])[], isWhole: boolean) {
    this.names = new Map(names);
    this.isWhole = isWhole;
  }
}

/** What `type()` returns. */
export class PyType {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** An error that Python or the farm would report; its code is one of PYTHON_ERRORS or WORLD_ERRORS. */
export class Failure extends Error {
  readonly code: string;
  /** The name that is unknown. */
  readonly unknown: string | undefined;
  constructor(code: string, unknown?: string) {
    super(code);
    this.code = code;
    this.unknown = unknown;
  }
}

/** Thrown when a program does something that is not followed here. */
export class NotFollowed extends Error {}

export const fails = (code: string, unknown?: string): never => {
  throw new Failure(`python/${code}`, unknown);
};

export const isNumber = (value: Value): value is number | boolean | PyFloat =>
  typeof value === 'number' || typeof value === 'boolean' || value instanceof PyFloat;

export const asNumber = (value: number | boolean | PyFloat): number =>
  value instanceof PyFloat ? value.value : Number(value);

function keyOf(key: Value): string {
  if (isNumber(key)) return `number ${asNumber(key)}`;
  if (typeof key === 'string') return `text ${key}`;
  if (key instanceof PyTuple) return `tuple ${key.items.map(keyOf).join()}`;
  return key === null ? 'None' : fails('type');
}

/** The maximum number of values within a value that is shown, compared or reported: nested lists grow fast. */
const MAX_PARTS = 10_000;

/** Counts the parts of one value. */
export interface Parts {
  left: number;
}

export const someParts = (): Parts => ({ left: MAX_PARTS });

/** @throws NotFollowed for a value with too many parts */
export function takePart(parts: Parts): void {
  if (--parts.left < 0) throw new NotFollowed('a large value');
}

const showFloat = (value: number): string => (Number.isInteger(value) ? value.toFixed(1) : String(value));

/** As `repr()` shows it. @throws NotFollowed for functions */
export function repr(value: Value, parts = someParts()): string {
  const inner = (one: Value): string => repr(one, parts);
  takePart(parts);
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'number') return String(value);
  if (value instanceof PyFloat) return showFloat(value.value);
  if (typeof value === 'string') {
    const mark = value.includes("'") && !value.includes('"') ? '"' : "'";
    return `${mark}${value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}${mark}`;
  }
  if (value instanceof PyList) return `[${value.items.map(inner).join(', ')}]`;
  if (value instanceof PyTuple)
    return `(${value.items.map(inner).join(', ')}${value.items.length === 1 ? ',' : ''})`;
  if (value instanceof PyDict) {
    return `{${[...value.entries.values()].map(([key, one]) => `${inner(key)}: ${inner(one)}`).join(', ')}}`;
  }
  if (value instanceof PyType) return `<class '${value.name}'>`;
  throw new NotFollowed('a function');
}

/** The type of a value. @throws NotFollowed for functions */
export function typeOf(value: Value): PyType {
  if (value === null) return new PyType('NoneType');
  if (typeof value === 'boolean') return new PyType('bool');
  if (typeof value === 'number') return new PyType('int');
  if (typeof value === 'string') return new PyType('str');
  if (value instanceof PyFloat) return new PyType('float');
  if (value instanceof PyList) return new PyType('list');
  if (value instanceof PyTuple) return new PyType('tuple');
  if (value instanceof PyDict) return new PyType('dict');
  throw new NotFollowed('a function');
}

/** As `str()` shows it. */
export const str = (value: Value): string => (typeof value === 'string' ? value : repr(value));

export function isTrue(value: Value): boolean {
  if (isNumber(value)) return asNumber(value) !== 0;
  if (value === null || typeof value === 'string') return Boolean(value);
  if (value instanceof PyList || value instanceof PyTuple) return value.items.length > 0;
  return value instanceof PyDict ? value.entries.size > 0 : true;
}

function restOf(iterator: PyIterator): readonly Value[] {
  const found: Value[] = [];
  for (let one = iterator.next(); one !== undefined; one = iterator.next()) found.push(one);
  return found;
}

const PART = 100;

/** The cost of making a value, in steps: long texts and lists cost more. */
export function costOf(value: Value): number {
  const row =
    value instanceof PyList || value instanceof PyTuple
      ? value.items
      : typeof value === 'string'
        ? value
        : [];
  return Math.floor(row.length / PART);
}

/** The values that a loop goes through; an iterator is used up. @throws Failure python/type */
export function itemsOf(value: Value): readonly Value[] {
  if (typeof value === 'string') return [...value];
  if (value instanceof PyIterator) return restOf(value);
  if (value instanceof PyList || value instanceof PyTuple) return value.items;
  return value instanceof PyDict ? [...value.entries.values()].map(([key]) => key) : fails('type');
}

/** A value of a level as one of a program. */
export function fromPyValue(value: PyValue): Value {
  if (value === null || typeof value !== 'object') {
    return typeof value === 'number' && !Number.isInteger(value) ? new PyFloat(value) : value;
  }
  if (Array.isArray(value)) return new PyList(value.map(fromPyValue));
  const object = value as Readonly<Record<string, PyValue>>;
  if (typeof object['$float'] === 'number') return new PyFloat(object['$float']);
  if (Array.isArray(object['$tuple']))
    return new PyTuple((object['$tuple'] as readonly PyValue[]).map(fromPyValue));
  if (Object.keys(object).some(key => key.startsWith('$'))) throw new NotFollowed('a value');
  return new PyDict(Object.entries(object).map(([key, one]) => [key, fromPyValue(one)]));
}

/** A value of a program as commands and goals have it. */
export function toPyValue(value: Value, parts = someParts()): PyValue {
  const inner = (one: Value): PyValue => toPyValue(one, parts);
  takePart(parts);
  if (value === null || typeof value !== 'object') return value;
  if (value instanceof PyFloat) return Number.isInteger(value.value) ? { $float: value.value } : value.value;
  if (value instanceof PyList) return value.items.map(inner);
  if (value instanceof PyTuple) return { $tuple: value.items.map(inner) };
  if (value instanceof PyCoroutine) return { $other: 'coroutine' };
  if (value instanceof PyIterator) return { $other: 'list_iterator' };
  if (!(value instanceof PyDict)) return { $other: 'function' };
  return Object.fromEntries([...value.entries.values()].map(([key, one]) => [str(key), inner(one)]));
}
