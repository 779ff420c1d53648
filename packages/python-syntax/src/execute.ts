import { bindingNames } from './own-names.ts';
import { assign, evaluate, type Surroundings } from './evaluate.ts';
import { binary } from './operators.ts';
import type { Statement } from './program.types.ts';
import {
  Failure,
  fails,
  isTrue,
  itemsOf,
  NotFollowed,
  PyCoroutine,
  PyFunction,
  PyIterator,
  PyMethod,
  type Scope,
  type Value,
} from './values.ts';

const MAX_DEPTH = 100;

/** How a sequence of statements ended; null if it ran to its end. */
type End =
  | { readonly kind: 'break' | 'continue' }
  | { readonly kind: 'return'; readonly value: Value }
  | null;

export interface Limits {
  /** Counts steps, one by default. @throws Failure python/time-limit */
  readonly tick: (steps?: number) => void;
  readonly isMethod: (name: string) => boolean;
}

/** Carries out a program, statement by statement. */
export class Executor {
  /** The line of the statement that is carried out. */
  line = 1;
  /** How many were carried out. */
  statements = 0;
  private depth = 0;
  private isQuiet = false;
  private readonly limits: Limits;

  constructor(limits: Limits) {
    this.limits = limits;
  }

  /** What an expression is evaluated in, calls of functions included. */
  around(scope: Scope, line: number): Surroundings {
    return {
      scope,
      line,
      ...this.limits,
      callFunction: (called, values, named) => this.call(called, values, named, scope, line),
    };
  }

  private call(
    called: PyFunction,
    values: readonly Value[],
    named: ReadonlyMap<string, Value>,
    scope: Scope,
    line: number,
  ): Value {
    const { parameters } = called;
    const names = new Map<string, Value>();
    if (
      values.length > parameters.length ||
      [...named.keys()].some(name => !parameters.some(one => one.name === name))
    )
      fails('type');
    for (const [index, { name, default: other }] of parameters.entries()) {
      const value = values[index] ?? named.get(name);
      const given = value === undefined && other ? evaluate(other, this.around(called.scope, line)) : value;
      names.set(name, given === undefined ? fails('type') : given);
    }
    if (called.isAsync) return new PyCoroutine(() => this.body(called, names, line));
    return this.body(called, names, line);
  }

  private at(line: number): void {
    if (!this.isQuiet) this.line = line;
  }

  private body(called: PyFunction, names: Map<string, Value>, line: number): Value {
    const { body, scope } = called;
    if (++this.depth > MAX_DEPTH) throw new Failure('python/recursion');
    const wasQuiet = this.isQuiet;
    this.isQuiet = called.isQuiet;
    const end = this.run(body, { names, outer: scope, own: bindingNames(body) });
    this.isQuiet = wasQuiet;
    this.depth--;
    this.at(line);
    return end?.kind === 'return' ? end.value : null;
  }

  private loop(body: readonly Statement[], scope: Scope, next: () => boolean): End {
    while (next()) {
      this.limits.tick();
      const end = this.run(body, scope);
      if (end?.kind === 'return') return end;
      if (end?.kind === 'break') return null;
    }
    return null;
  }

  private runFor(one: Extract<Statement, { kind: 'for' }>, scope: Scope, around: Surroundings): End {
    const source = evaluate(one.source, around);
    const iterator = source instanceof PyIterator ? source : new PyIterator(itemsOf(source));
    return this.loop(one.body, scope, () => {
      const item = iterator.next();
      if (item === undefined) return false;
      this.at(one.line);
      assign(one.target, item, around);
      return true;
    });
  }

  private runIf(one: Extract<Statement, { kind: 'if' }>, scope: Scope, around: Surroundings): End {
    const branch = one.branches.find(({ test }) => isTrue(evaluate(test, around)));
    return this.run(branch?.body ?? one.otherwise, scope);
  }

  private one(statement: Statement, scope: Scope): End {
    const around = this.around(scope, statement.line);
    switch (statement.kind) {
      case 'expression': {
        const value = evaluate(statement.value, around);
        if (value instanceof PyMethod && statement.value.kind !== 'item') fails('no-call');
        return null;
      }
      case 'assign': {
        const value = evaluate(statement.value, around);
        for (const target of statement.targets) assign(target, value, around);
        return null;
      }
      case 'augmented': {
        const value = binary(
          statement.sign,
          evaluate(statement.target, around),
          evaluate(statement.value, around),
        );
        assign(statement.target, value, around);
        return null;
      }
      case 'if':
        return this.runIf(statement, scope, around);
      case 'while':
        return this.loop(statement.body, scope, () => {
          this.at(statement.line);
          return isTrue(evaluate(statement.test, around));
        });
      case 'for':
        return this.runFor(statement, scope, around);
      case 'def':
        scope.names.set(statement.name, new PyFunction(statement, scope, this.isQuiet));
        return null;
      case 'return':
        return { kind: 'return', value: statement.value ? evaluate(statement.value, around) : null };
      case 'break':
      case 'continue':
        return { kind: statement.kind };
      case 'pass':
        return null;
      default:
        throw new NotFollowed(statement.kind);
    }
  }

  /** @throws Failure, NotFollowed */
  run(body: readonly Statement[], scope: Scope): End {
    for (const statement of body) {
      this.limits.tick();
      this.at(statement.line);
      this.statements++;
      const end = this.one(statement, scope);
      if (end) return end;
    }
    return null;
  }

  /** Like `run`, for code that is not the learner's: errors in it are on the learner's line that led there. */
  runQuietly(body: readonly Statement[], scope: Scope): void {
    this.isQuiet = true;
    this.run(body, scope);
    this.isQuiet = false;
  }
}
