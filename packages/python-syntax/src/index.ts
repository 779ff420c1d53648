export { METHODS } from './method-names.ts';
export { type Binding, bindingsOf, BUILTINS, KEYWORDS } from './names.ts';
export {
  type Code,
  type CodeLine,
  endsWithColon,
  joinedStatements,
  linesOfCode,
  readCode,
  spaceOf,
  statementsOf,
} from './read-code.ts';
export type { Token } from './tokens.ts';
export { parseProgram } from './parse-program.ts';
export { readExpression, readLoops } from './read-expression.ts';
export type { Expr, Loop, Program, Statement } from './program.types.ts';
export { Unreadable } from './token-reader.ts';
export { eachRound, evaluate, type Surroundings } from './evaluate.ts';
export { Executor, type Limits } from './execute.ts';
export {
  asNumber,
  Failure,
  fails,
  fromPyValue,
  isNumber,
  isTrue,
  itemsOf,
  NotFollowed,
  PyCoroutine,
  PyFloat,
  PyList,
  PyMethod,
  PyModule,
  PyTuple,
  repr,
  type Scope,
  toPyValue,
  type Value,
} from './values.ts';
