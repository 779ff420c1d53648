import type { Code, CodeLine } from '@burrow/python-syntax';
import { type Definition, definitionsOf, has } from '../code/definitions.ts';
import { likeness, normalWords } from './normal-form.ts';

/** A body that shares less than this with every function of the reference is another function. */
const LEAST_LIKENESS = 0.4;
const MAX_WORDS = 300;

/** The words of a function's body, with one word for its own name and its parameters. */
function wordsOf({ body, name, parameters }: Definition): readonly string[] {
  const own = new Set([name, ...parameters.filter(({ kind }) => kind === 'name').map(({ text }) => text)]);
  return body
    .flatMap(line => normalWords(line).map(word => (own.has(word) ? '$' : word)))
    .slice(0, MAX_WORDS);
}

const isOutermost = ({ line }: Definition): boolean => line.depth === 0;
const isEmpty = ({ body }: Definition): boolean =>
  body.every(({ tokens }) => tokens.length === 1 && ['pass', '...'].includes(tokens[0]?.text ?? ''));

/** The functions of a program that the reference has not, neither by their names nor by what they do. */
function othersOf(mine: Code, theirs: Code, fixed: ReadonlySet<string>): readonly Definition[] {
  const wanted = definitionsOf(theirs);
  const names = new Set(wanted.map(({ name }) => name));
  return definitionsOf(mine).filter(one => {
    if (!isOutermost(one) || isEmpty(one) || names.has(one.name) || fixed.has(one.name)) return false;
    const words = wordsOf(one);
    return wanted.every(other => likeness(words, wordsOf(other)) < LEAST_LIKENESS);
  });
}

/**
 * The program without functions of the learner's own that the reference has no counterpart for, and without the statements that
 * call them: they stay as they are, and are never turned into something else.
 */
export function withoutOwnFunctions(mine: Code, theirs: Code, fixed: ReadonlySet<string>): Code {
  const others = othersOf(mine, theirs, fixed);
  if (others.length === 0) return mine;
  const kept = new Set<CodeLine>(others.flatMap(({ line, body }) => [line, ...body]));
  const isCall = (line: CodeLine): boolean =>
    line.depth === 0 && !line.text.endsWith(':') && others.some(({ name }) => has(line, name));
  return { ...mine, lines: mine.lines.filter(line => !kept.has(line) && !isCall(line)) };
}
