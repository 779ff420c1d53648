import {
  eachRound,
  evaluate,
  Failure,
  METHODS,
  NotFollowed,
  readExpression,
  readLoops,
  repr,
  type Scope,
  type Surroundings,
  Unreadable,
  type Value,
} from '@burrow/python-syntax';

/** What is wrong with a rule, and where it is written. */
export interface RuleProblem {
  readonly field: string;
  readonly message: string;
}

/** Thrown where rules give nothing. */
export class RuleError extends Error {
  readonly problems: readonly RuleProblem[];
  constructor(problems: readonly RuleProblem[]) {
    super(problems.map(({ field, message }) => `${field}: ${message}`).join('\n'));
    this.problems = problems;
  }
}

/** Thrown by functions of rules that Python does not have. */
export class Refused extends Error {}

const MAX_STEPS = 20_000;

const ERRORS: Readonly<Record<string, string>> = {
  'python/type': 'TypeError',
  'python/value': 'ValueError',
  'python/index': 'IndexError',
  'python/key': 'KeyError',
  'python/attribute': 'AttributeError',
  'python/zero-division': 'ZeroDivisionError',
};

function surroundings(scope: Scope): Surroundings {
  let steps = 0;
  return {
    scope,
    line: 1,
    tick(count = 1) {
      steps += count;
      if (steps > MAX_STEPS) throw new Refused('takes too many steps');
    },
    isMethod: name => METHODS.includes(name),
    callFunction() {
      throw new NotFollowed('a function of its own');
    },
  };
}

function reasonOf(error: unknown): string | undefined {
  if (error instanceof Unreadable || error instanceof RangeError) return 'Python cannot read it';
  if (error instanceof Refused) return error.message;
  if (error instanceof NotFollowed) return `uses what rules do not know (${error.message})`;
  if (!(error instanceof Failure)) return undefined;
  return error.unknown === undefined
    ? (ERRORS[error.code] ?? error.code)
    : `${error.unknown} is not defined here`;
}

function explained<Result>(field: string, text: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    throw new RuleError([{ field, message: `“${text}”: ${reason}` }]);
  }
}

/** What `as` makes of the value of an expression, e.g. of `len(beds) + 1`. @throws RuleError */
export const resultOf = <Result>(
  field: string,
  text: string,
  scope: Scope,
  as: (value: Value) => Result,
): Result => explained(field, text, () => as(evaluate(readExpression(text), surroundings(scope))));

/** One round of a `for`: its names within the others, and the same as a note for messages. */
export interface Round {
  readonly scope: Scope;
  readonly note: string;
}

/** The rounds of what stands after `for` in a comprehension, e.g. `i in range(3)`. @throws RuleError */
export function roundsOf(field: string, text: string, scope: Scope): readonly Round[] {
  const names = new Map<string, Value>();
  const rounds: Round[] = [];
  explained(field, text, () =>
    eachRound(readLoops(text), surroundings({ names, outer: scope, own: null }), () => {
      const note = [...names].map(([name, value]) => `${name} = ${repr(value)}`).join(', ');
      rounds.push({ scope: { names: new Map(names), outer: scope, own: null }, note });
    }),
  );
  return rounds;
}
