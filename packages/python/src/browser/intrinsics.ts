/** What all programs of this thread share, by its names in JavaScript. */
const NAMES = [
  'Object', 'Function', 'Array', 'String', 'Number', 'Boolean', 'Symbol', 'BigInt', 'Promise', 'Map', 'Set', 'WeakMap',
  'WeakSet', 'WeakRef', 'FinalizationRegistry', 'RegExp', 'Date', 'ArrayBuffer', 'SharedArrayBuffer', 'DataView',
  'Uint8Array', 'Int8Array', 'Uint16Array', 'Int16Array', 'Uint32Array', 'Int32Array', 'Float32Array', 'Float64Array',
  'BigInt64Array', 'BigUint64Array', 'Uint8ClampedArray', 'JSON', 'Math', 'Reflect', 'Proxy', 'Atomics', 'WebAssembly',
  'Error', 'TypeError', 'RangeError', 'SyntaxError', 'ReferenceError', 'EvalError', 'URIError', 'AggregateError',
  'TextDecoder', 'TextEncoder', 'URL', 'Event', 'EventTarget', 'MessageEvent', 'MessagePort', 'performance', 'console',
]; // prettier-ignore

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** Iterators, generators and typed arrays have prototypes without a global name. */
const unnamed = (): object[] => [
  Object.getPrototypeOf([][Symbol.iterator]()) as object,
  Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) as object,
  Object.getPrototypeOf(new Map()[Symbol.iterator]()) as object,
  Object.getPrototypeOf(function* () {}) as object,
  Object.getPrototypeOf(async () => {}) as object,
  Object.getPrototypeOf(Uint8Array) as object,
  (Object.getPrototypeOf(Uint8Array) as { prototype: object }).prototype,
];

/** Errors get their own name by assignment, which a read-only `name` on their prototype would refuse. */
const isOfErrors = (owner: object): boolean => owner === Error.prototype || owner instanceof Error;

function ownersOf(scope: typeof globalThis): readonly object[] {
  const named = NAMES.map(name => (scope as unknown as Record<string, unknown>)[name]).filter(isObject);
  const prototypes = named.map(one => (one as { prototype?: unknown }).prototype).filter(isObject);
  return [...new Set([...prototypes, ...named, ...unnamed()])];
}

type Own = ReadonlyMap<PropertyKey, PropertyDescriptor>;

const ownOf = (owner: object): Own =>
  new Map(Reflect.ownKeys(owner).map(key => [key, Reflect.getOwnPropertyDescriptor(owner, key) ?? {}]));

function isSame(before: Own, now: Own): boolean {
  if (before.size !== now.size) return false;
  for (const [key, { value, get, set }] of before) {
    const found = now.get(key);
    if (!found || !Object.is(found.value, value) || found.get !== get || found.set !== set) return false;
  }
  return true;
}

/**
 * Makes what all programs share read-only where Python does not need to write, and returns a function that says
 * whether a program has changed any of the rest. Call it when Python has started, before any learner's code.
 * @param more further objects whose own properties no program may change
 */
export function guardIntrinsics(scope: typeof globalThis, more: readonly object[] = []): () => boolean {
  const owners = ownersOf(scope);
  for (const owner of owners) (isOfErrors(owner) ? Object.preventExtensions : Object.freeze)(owner);
  const watched = [scope, ...owners.filter(owner => !Object.isFrozen(owner)), ...more];
  const before = watched.map(ownOf);
  return () => !watched.every((owner, index) => isSame(before[index] ?? new Map(), ownOf(owner)));
}
