import { BUILTINS } from './names.ts';
import { builtin } from './builtins.ts';
import { formatted } from './format-value.ts';
import { itemAt, method, setItem, slice } from './methods.ts';
import { binary, compare } from './operators.ts';
import type { Expr, Loop } from './program.types.ts';
import {
  asNumber,
  costOf,
  fails,
  isNumber,
  isTrue,
  itemsOf,
  NotFollowed,
  PyDict,
  PyFloat,
  PyCoroutine,
  PyFunction,
  PyIterator,
  PyList,
  PyMethod,
  PyModule,
  PyTuple,
  PyType,
  type Scope,
  type Value,
} from './values.ts';

/** The environment in which an expression is evaluated. */
export interface Surroundings {
  readonly scope: Scope;
  readonly line: number;
  readonly callFunction: (
    called: PyFunction,
    values: readonly Value[],
    named: ReadonlyMap<string, Value>,
    line: number,
  ) => Value;
  /** Counts steps, one by default. @throws Failure python/time-limit */
  readonly tick: (steps?: number) => void;
  readonly isMethod: (name: string) => boolean;
}

function lookUp(name: string, scope: Scope): Value | undefined {
  for (let at: Scope | null = scope; at; at = at.outer) {
    const value = at.names.get(name);
    if (value !== undefined) return value;
    if (at.own?.has(name)) return fails('name', name);
  }
  return undefined;
}

function valueOf(name: string, scope: Scope): Value {
  const value = lookUp(name, scope);
  if (value !== undefined) return value;
  if (BUILTINS.has(name) && builtin(name) === undefined) throw new NotFollowed(name);
  return builtin(name) ?? fails('name', name);
}

function attribute(target: Value, name: string, around: Surroundings): Value {
  if (target instanceof PyModule) {
    const value = target.names.get(name);
    if (value === undefined && !target.isWhole) throw new NotFollowed(name);
    return value ?? fails('attribute');
  }
  if (target instanceof PyType) return name === '__name__' ? target.name : fails('attribute');
  if (name.startsWith('__')) throw new NotFollowed(name);
  return method(target, name, around.isMethod);
}

function unary(sign: string, value: Value): Value {
  if (sign === 'not') return !isTrue(value);
  if (!isNumber(value)) return fails('type');
  if (sign === '~') throw new NotFollowed(sign);
  const number = sign === '-' ? -asNumber(value) : asNumber(value);
  return value instanceof PyFloat ? new PyFloat(number) : number;
}

function call(expr: Extract<Expr, { kind: 'call' }>, around: Surroundings): Value {
  const target = evaluate(expr.target, around);
  const values = expr.values.map(one => evaluate(one, around));
  const named = new Map(expr.named.map(([name, one]) => [name, evaluate(one, around)] as const));
  if (target instanceof PyFunction) return around.callFunction(target, values, named, around.line);
  if (!(target instanceof PyMethod)) return fails('type');
  const isPrint = expr.target.kind === 'name' && expr.target.name === 'print';
  if (named.size > 0 && !isPrint) throw new NotFollowed('named arguments');
  return target.call(values, around.line);
}

const awaited = (value: Value): Value => (value instanceof PyCoroutine ? value.result() : fails('type'));

function compared(expr: Extract<Expr, { kind: 'compare' }>, around: Surroundings): Value {
  let left = evaluate(expr.first, around);
  for (const [sign, one] of expr.rest) {
    const right = evaluate(one, around);
    if (!compare(sign, left, right)) return false;
    left = right;
  }
  return true;
}

/** Assigns values to names, to places in a list or to the parts of a tuple. @throws Failure */
export function assign(target: Expr, value: Value, around: Surroundings): void {
  if (target.kind === 'name') around.scope.names.set(target.name, value);
  else if (target.kind === 'item')
    setItem(evaluate(target.target, around), evaluate(target.index, around), value);
  else if (target.kind === 'tuple' || target.kind === 'list') {
    if (target.items.some(({ kind }) => kind === 'other')) throw new NotFollowed('*');
    const values = itemsOf(value);
    if (values.length !== target.items.length) fails('value');
    target.items.forEach((one, index) => assign(one, values[index] ?? null, around));
  } else throw new NotFollowed(target.kind);
}

/** Calls `then` for each round of loops within loops, whose names are in the scope. @throws Failure, NotFollowed */
export function eachRound(loops: readonly Loop[], around: Surroundings, then: () => void): void {
  const [first, ...rest] = loops;
  if (!first) return then();
  for (const one of itemsOf(evaluate(first.source, around))) {
    around.tick();
    assign(first.target, one, around);
    if (first.tests.every(test => isTrue(evaluate(test, around)))) eachRound(rest, around, then);
  }
}

function comprehension(expr: Extract<Expr, { kind: 'comprehension' }>, around: Surroundings): Value {
  const inner = { ...around, scope: { names: new Map<string, Value>(), outer: around.scope, own: null } };
  const values: Value[] = [];
  const entries: (readonly [Value, Value])[] = [];
  eachRound(expr.loops, inner, () => {
    const value = evaluate(expr.value, inner);
    if (expr.key) entries.push([evaluate(expr.key, inner), value]);
    else values.push(value);
  });
  if (expr.of === 'generator') return new PyIterator(values);
  return expr.of === 'dict' ? new PyDict(entries) : new PyList(values);
}

function shownText(expr: Extract<Expr, { kind: 'text' }>, around: Surroundings): string {
  return expr.parts
    .map(part => (typeof part === 'string' ? part : formatted(evaluate(part.value, around), part)))
    .join('');
}

/** Evaluates an expression. @throws Failure, NotFollowed */
export function evaluate(expr: Expr, around: Surroundings): Value {
  const value = valueIn(expr, around);
  around.tick(1 + costOf(value));
  return value;
}

function valueIn(expr: Expr, around: Surroundings): Value {
  const of = (inner: Expr): Value => evaluate(inner, around);
  switch (expr.kind) {
    case 'number':
      return expr.isFloat ? new PyFloat(expr.value) : expr.value;
    case 'constant':
      return expr.value;
    case 'text':
      return shownText(expr, around);
    case 'name':
      return valueOf(expr.name, around.scope);
    case 'list':
      return new PyList(expr.items.map(of));
    case 'tuple':
      return new PyTuple(expr.items.map(of));
    case 'dict':
      return new PyDict(expr.entries.map(([key, value]) => [of(key), of(value)]));
    case 'unary':
      return unary(expr.sign, of(expr.right));
    case 'binary':
      return binary(expr.sign, of(expr.left), of(expr.right));
    case 'compare':
      return compared(expr, around);
    case 'logic': {
      const left = of(expr.left);
      return isTrue(left) === (expr.sign === 'and') ? of(expr.right) : left;
    }
    case 'choice':
      return of(isTrue(of(expr.test)) ? expr.value : expr.otherwise);
    case 'call':
      return call(expr, around);
    case 'await':
      return awaited(of(expr.value));
    case 'attribute':
      return attribute(of(expr.target), expr.name, around);
    case 'item':
      return itemAt(of(expr.target), of(expr.index));
    case 'slice':
      return slice(
        of(expr.target),
        expr.bounds.map(bound => bound && of(bound)),
      );
    case 'comprehension':
      return comprehension(expr, around);
    default:
      throw new NotFollowed(expr.kind);
  }
}
