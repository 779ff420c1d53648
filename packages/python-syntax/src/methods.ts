import { isEqual, order, short } from './operators.ts';
import { fails, itemsOf, NotFollowed, PyDict, PyList, PyMethod, PyTuple, type Value } from './values.ts';

type Method = (values: readonly Value[]) => Value;

const text = (value: Value | undefined): string => (typeof value === 'string' ? value : fails('type'));

function split(of: string, by: Value | undefined): Value {
  if (by === undefined || by === null) return new PyList(of.trim() === '' ? [] : of.trim().split(/\s+/u));
  return by === '' ? fails('value') : new PyList(of.split(text(by)));
}

const stripped = (of: string, marks: Value | undefined): string => {
  if (marks !== undefined) throw new NotFollowed('strip');
  return of.trim();
};

const ofText = (of: string): Readonly<Record<string, Method>> => ({
  split: ([by]) => split(of, by),
  join: ([row]) =>
    short(
      itemsOf(row ?? null)
        .map(text)
        .join(of),
    ),
  upper: () => of.toUpperCase(),
  lower: () => of.toLowerCase(),
  strip: ([marks]) => stripped(of, marks),
  replace: ([from, to]) => short(of.replaceAll(text(from), text(to))),
  title: () =>
    of.toLowerCase().replaceAll(/\p{L}+/gu, word => word.slice(0, 1).toUpperCase() + word.slice(1)),
  startswith: ([begin]) => of.startsWith(text(begin)),
  endswith: ([end]) => of.endsWith(text(end)),
  find: ([part]) => of.indexOf(text(part)),
  count: ([part]) => of.split(text(part)).length - 1,
  isdigit: () => /^\d+$/u.test(of),
});

function placeOf(items: readonly Value[], index: number): number {
  const at = index < 0 ? items.length + index : index;
  return at >= 0 && at < items.length ? at : fails('index');
}

function found(items: readonly Value[], value: Value | undefined): number {
  const at = items.findIndex(one => isEqual(one, value ?? null));
  return at < 0 ? fails('value') : at;
}

function changed(items: Value[], values: readonly Value[]): null {
  items.splice(0, items.length, ...values);
  return null;
}

const ofList = ({ items }: PyList): Readonly<Record<string, Method>> => ({
  append: ([value]) => (items.push(value === undefined ? fails('type') : value), null),
  extend: ([row]) => (short(items).push(...itemsOf(row ?? null)), null),
  insert: ([at, value]) => (
    items.splice(typeof at === 'number' ? at : fails('type'), 0, value ?? null),
    null
  ),
  remove: ([value]) => (items.splice(found(items, value), 1), null),
  pop: ([at]) => items.splice(placeOf(items, typeof at === 'number' ? at : -1), 1)[0] ?? null,
  index: ([value]) => found(items, value),
  count: ([value]) => items.filter(one => isEqual(one, value ?? null)).length,
  sort: () => changed(items, items.toSorted(order)),
  reverse: () => changed(items, items.toReversed()),
  clear: () => changed(items, []),
  copy: () => new PyList([...items]),
});

const ofDict = (of: PyDict): Readonly<Record<string, Method>> => ({
  keys: () => new PyList([...of.entries.values()].map(([key]) => key)),
  values: () => new PyList([...of.entries.values()].map(([, value]) => value)),
  items: () => new PyList([...of.entries.values()].map(entry => new PyTuple(entry))),
  get: ([key = null, other = null]) => (of.get(key) === undefined ? other : (of.get(key) ?? null)),
});

function methodsOf(value: Value): Readonly<Record<string, Method>> {
  if (typeof value === 'string') return ofText(value);
  if (value instanceof PyList) return ofList(value);
  return value instanceof PyDict ? ofDict(value) : {};
}

/** `value.name`, if it is a method that is followed. @throws Failure python/attribute, NotFollowed */
export function method(value: Value, name: string, isKnown: (name: string) => boolean): Value {
  const methods = methodsOf(value);
  const call = Object.hasOwn(methods, name) ? methods[name] : undefined;
  if (call) return new PyMethod(values => call(values));
  if (isKnown(name)) throw new NotFollowed(name);
  return fails('attribute');
}

const whole = (value: Value | null): number =>
  typeof value === 'number' ? value : typeof value === 'boolean' ? Number(value) : fails('type');

/** `value[index]`. @throws Failure */
export function itemAt(value: Value, index: Value): Value {
  if (value instanceof PyDict) {
    const found = value.get(index);
    return found === undefined ? fails('key') : found;
  }
  if (typeof value !== 'string' && !(value instanceof PyList) && !(value instanceof PyTuple))
    return fails('type');
  const items = itemsOf(value);
  return items[placeOf(items, whole(index))] ?? null;
}

export function setItem(value: Value, index: Value, to: Value): void {
  if (value instanceof PyDict) value.set(index, to);
  else if (value instanceof PyList) value.items[placeOf(value.items, whole(index))] = to;
  else fails('type');
}

/** `value[from:to]`. @throws NotFollowed with a step */
export function slice(value: Value, bounds: readonly (Value | null)[]): Value {
  const [from = null, to = null, by = null] = bounds;
  if (by !== null) throw new NotFollowed('a step');
  const [begin, end] = [from === null ? 0 : whole(from), to === null ? undefined : whole(to)];
  if (typeof value === 'string') return [...value].slice(begin, end).join('');
  if (value instanceof PyList) return new PyList(value.items.slice(begin, end));
  return value instanceof PyTuple ? new PyTuple(value.items.slice(begin, end)) : fails('type');
}
