import type { PlayerCommandName, PyValue, RecordedCommand } from '@burrow/contracts';
import { commandRow, PLAYER_COMMANDS } from '@burrow/contracts/commands';
import { answered, applyCommand, loadWorld, startState, usedWord, watchedVariables } from '@burrow/world';
import {
  asNumber,
  type Code,
  type CodeLine,
  evaluate,
  Executor,
  fails,
  Failure,
  fromPyValue,
  isNumber,
  type Limits,
  METHODS,
  NotFollowed,
  parseProgram,
  type Program,
  PyCoroutine,
  PyFloat,
  PyMethod,
  PyModule,
  readCode,
  readExpression,
  type Scope,
  toPyValue,
  type Value,
} from '@burrow/python-syntax';
import type { TutorError, TutorLevel } from '../tutor.types.ts';
import { surelyCounts } from './surely-counts.rules.ts';

/** What a program did, as a run records it: the last command is the one that failed. */
export interface Followed {
  readonly commands: readonly RecordedCommand[];
  readonly variables: Readonly<Record<string, PyValue>>;
  readonly error: TutorError | null;
  /** Statements that were carried out. */
  readonly statements: number;
}

const MAX_STEPS = 20_000;
const MAX_COMMANDS = 2_000;

/** Names of constructs that have no word of their own in the code. */
const CONSTRUCTS: ReadonlySet<string> = new Set([
  'recursion',
  'sort',
  'decorator',
  'inheritance',
  'slice',
  'starred',
  '*args',
  '**kwargs',
  'comprehension',
  'yield from',
  'async for',
  'async with',
]);

const has = ({ tokens }: CodeLine, word: string): boolean =>
  tokens.some(({ kind, text }) => kind !== 'string' && text === word);

/** Whether a statement calls this with that name in its brackets. */
function isCallWith({ tokens }: CodeLine, called: string, given: string | undefined): boolean {
  const at = tokens.findIndex(({ text }, index) => text === called && tokens[index + 1]?.text === '(');
  return at >= 0 && tokens.slice(at + 2).some(({ kind, text }) => kind === 'name' && text === given);
}

/** Whether a function has a parameter with a value of its own. @throws NotFollowed */
function hasDefault(lines: readonly CodeLine[]): boolean {
  if (lines.some(line => has(line, 'lambda'))) throw new NotFollowed('lambda');
  return lines.some(line => has(line, 'def') && has(line, '='));
}

/** The statements with a word. */
function linesWith({ lines }: Code, word: string): readonly CodeLine[] {
  const [, called, given] = /^(\w+)\((\w+)\)$/u.exec(word) ?? [];
  if (called !== undefined) return lines.filter(line => isCallWith(line, called, given));
  if (word === '+=') return lines.filter(({ tokens }) => tokens.some(({ text }) => text === word));
  if (word === 'f-string')
    return lines.filter(({ tokens }) =>
      tokens.some(({ kind, text }) => kind === 'string' && /^[rR]?[fF]/u.test(text)),
    );
  return lines.filter(({ tokens }) => tokens.some(({ kind, text }) => kind === 'name' && text === word));
}

/** The statements with a text that shows its curly brackets: `"To {farm}!"`, without an f. What is printed is no matter. */
const showingBrackets = ({ lines }: Code): readonly CodeLine[] =>
  lines.filter(
    ({ tokens }) =>
      tokens[0]?.text !== 'print' &&
      tokens.some(({ kind, text }) => kind === 'string' && /^["'].*\{[^\W\d]\w*\}/u.test(text)),
  );

/** Whether a text for a command lacks its f. @throws NotFollowed */
function lacksF(code: Code): boolean {
  const found = showingBrackets(code);
  if (found.length === 0) return false;
  if (code.lines.some(line => has(line, 'format'))) throw new NotFollowed('format');
  if (found.some(line => has(line, 'player'))) return true;
  throw new NotFollowed('curly brackets, perhaps without use');
}

/**
 * Returns what `uses(word)` says about a program. A mention counts in Python only if it reaches a command: what surely
 * does so is known here, too. @throws NotFollowed
 */
function uses(code: Code, word: string): boolean {
  if (CONSTRUCTS.has(word)) throw new NotFollowed(word);
  if (word === 'default' && !hasDefault(code.lines)) return false;
  const found = linesWith(code, word === 'default' ? 'def' : word);
  if (found.length === 0 || (word === 'f-string' && lacksF(code))) return false;
  if (found.some(line => surelyCounts(code, line))) return true;
  throw new NotFollowed(`${word}, perhaps without use`);
}

const asPyNumber = (value: number): Value => (Number.isInteger(value) ? value : new PyFloat(value));

class Follower {
  readonly commands: RecordedCommand[] = [];
  private readonly world;
  private readonly level: TutorLevel;
  private state;
  private inputs = 0;
  private minutes = 0;
  private steps = 0;
  private readonly limits: Limits = {
    tick: (steps = 1) => {
      this.steps += steps;
      if (this.steps > MAX_STEPS) throw new Failure('python/time-limit');
    },
    isMethod: name => METHODS.includes(name),
  };
  readonly executor = new Executor(this.limits);

  constructor(level: TutorLevel) {
    this.level = level;
    this.world = loadWorld(level);
    this.state = startState(this.world);
  }

  private command(name: PlayerCommandName, values: readonly Value[], line: number): Value {
    const { parameter, standard = null } = commandRow(name);
    const most = parameter === null ? 0 : 1;
    const isTooFew = most === 1 && values.length === 0 && standard === null;
    if (values.length > most || isTooFew) throw new Failure('python/type');
    const argument = values[0] === undefined ? standard : toPyValue(values[0]);
    if (this.commands.length >= MAX_COMMANDS) throw new Failure('world/too-many-commands');
    this.commands.push([name, argument, line]);
    const { state, error, value } = applyCommand(this.world, this.state, name, argument);
    if (error) throw new Failure(error.code);
    this.state = state;
    if (name === 'question') this.commands.splice(-1, 1, [name, answered(argument, value === true), line]);
    return fromPyValue(value);
  }

  private input(): Value {
    const given = this.level.input?.[this.inputs++];
    if (given === undefined) throw new NotFollowed('input');
    return given;
  }

  /** Waiting advances the clock of the farm: a second is a minute there. */
  private sleep(time: Value | undefined): Value {
    const minutes = time !== undefined && isNumber(time) ? asNumber(time) : fails('type');
    return new PyCoroutine(() => {
      this.minutes += Math.max(0, minutes);
      return null;
    });
  }

  scope(): Scope {
    const commands = PLAYER_COMMANDS.map(
      name => [name, new PyMethod((values, line) => this.command(name, values, line))] as const,
    );
    const names = new Map<string, Value>([
      ['player', new PyModule(commands, true)],
      ['input', new PyMethod(() => this.input())],
      ['minutes', new PyMethod(() => asPyNumber(this.minutes))],
      ['asyncio', new PyModule([['sleep', new PyMethod(([time]) => this.sleep(time))]], false)],
    ]);
    for (const { name, value } of this.level.constants) names.set(name, fromPyValue(value));
    const scope = { names, outer: null, own: null };
    const data = parseProgram(readCode(this.level.data ?? ''));
    this.executor.runQuietly(data.body, scope);
    return scope;
  }

  /** Carries statements out; returns what they failed with. @throws NotFollowed */
  run(body: Program['body'], scope: Scope): Failure | null {
    try {
      this.executor.run(body, scope);
      return null;
    } catch (error) {
      if (error instanceof Failure) return error;
      throw error;
    }
  }

  /** The values that goals check, if they can be determined. */
  variables(code: Code, scope: Scope): Record<string, PyValue> {
    const around = this.executor.around(scope, 0);
    const { length } = this.commands;
    const found: Record<string, PyValue> = {};
    for (const variable of watchedVariables(this.world)) {
      const word = usedWord({ variable });
      if (word !== null) found[variable] = uses(code, word);
      else
        try {
          found[variable] = toPyValue(evaluate(readExpression(variable), around));
        } catch (error) {
          if (!(error instanceof Failure)) throw error;
        }
    }
    if (this.commands.length > length) throw new NotFollowed('a goal that acts');
    return found;
  }
}

/** Whether a program has what is not followed here. */
const isBeyond = ({ lines }: Code): boolean => lines.some(line => has(line, 'yield'));

/**
 * Follows a program of a level without Python, as far as lessons go. Null if it does what is not followed
 * here (classes, generators, modules), or if the answer to a question is unknown. Never throws.
 */
export function follow(level: TutorLevel, code: Code): Followed | null {
  const program = parseProgram(code);
  const [broken] = program.unreadable;
  if (broken !== undefined) {
    return {
      commands: [],
      variables: {},
      error: { code: 'python/syntax', params: {}, line: broken },
      statements: 0,
    };
  }
  if (isBeyond(code)) return null;
  const follower = new Follower(level);
  return followed(() => {
    const scope = follower.scope();
    const failure = follower.run(program.body, scope);
    const { commands, executor } = follower;
    const { statements, line } = executor;
    if (failure)
      return { commands, variables: {}, error: { code: failure.code, params: {}, line }, statements };
    return { commands, variables: follower.variables(code, scope), error: null, statements };
  });
}

/**
 * Follows a program until it ends or fails, and returns the texts in a list that it keeps under a name. Null as with
 * `follow`.
 */
export function listKept(level: TutorLevel, code: Code, name: string): readonly string[] | null {
  const program = parseProgram(code);
  if (program.unreadable.length > 0 || isBeyond(code)) return null;
  const follower = new Follower(level);
  return followed(() => {
    const scope = follower.scope();
    follower.run(program.body, scope);
    const kept = toPyValue(scope.names.get(name) ?? null);
    return Array.isArray(kept) ? kept.map(String) : null;
  });
}

/** What following returns; null if it comes to what is not followed. */
function followed<T>(run: () => T): T | null {
  try {
    return run();
  } catch (error) {
    if (error instanceof NotFollowed || error instanceof Failure || error instanceof RangeError) return null;
    throw error;
  }
}
