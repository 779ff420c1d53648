import type { Code, CodeLine, Token } from '@burrow/python-syntax';
import { blockOf, calls, definitionsOf, has, hasRow } from '../code/definitions.ts';
import { isUnsolved } from '../context.ts';
import { spliced, type Rule } from './rule.ts';

const MUTATORS = ['remove', 'pop', 'append', 'insert', 'clear', 'popitem'];
const VIEWS = new Set(['items', 'keys', 'values']);
const ENDS = new Set(['break', 'return']);

const changes = (line: CodeLine, name: string): boolean =>
  MUTATORS.some(method => hasRow(line, name, '.', method, '(')) || hasRow(line, 'del', name, '[');

/** What a `for` goes through: `plan` of `for crop in plan:` or of `for i in range(len(plan)):`. */
function listOf({ tokens }: CodeLine): Token | undefined {
  const at = tokens.findIndex(({ text }) => text === 'in');
  const rest = tokens.slice(at + 1);
  if (tokens[0]?.text !== 'for' || at < 0) return undefined;
  const isRange = rest[0]?.text === 'range' && rest[2]?.text === 'len' && rest[5]?.text === ')';
  const isBook = rest[1]?.text === '.' && VIEWS.has(rest[2]?.text ?? '') && rest[5]?.text === ':';
  const name = isRange ? rest[4] : rest[1]?.text === ':' || isBook ? rest[0] : undefined;
  return name?.kind === 'name' ? name : undefined;
}

/** The list that a loop goes through and changes, unless the loop ends with the change. */
function changedIn(code: Code, loop: CodeLine): Token | undefined {
  const name = listOf(loop);
  const block = blockOf(code, loop);
  const isChanged = (line: CodeLine, index: number): boolean =>
    name !== undefined && changes(line, name.text) && !ENDS.has(block[index + 1]?.tokens[0]?.text ?? '');
  return block.some(isChanged) ? name : undefined;
}

/** `for crop in plan:` with `plan.remove(crop)` in it. */
export const changedList: Rule = context => {
  const { code, alignment } = context;
  const theirs = alignment?.theirs;
  if (!isUnsolved(context) || theirs?.lines.some(line => changedIn(theirs, line))) return null;
  for (const loop of code.lines) {
    const name = changedIn(code, loop);
    if (!name) continue;
    const isPlain = !has(loop, 'range');
    const { end } = loop.tokens.at(-2) ?? name;
    const row = code.source.slice(name.start, end);
    const edit = isPlain ? spliced(code, loop, name.start, end, `list(${row})`) : undefined;
    return { kind: 'list-changed', line: loop.first, params: { name: name.text }, edit };
  }
  return null;
};

const MAKERS = ['map', 'filter', 'zip', 'iter', 'enumerate', 'reversed'];
const TAKERS = ['list', 'sum', 'max', 'min', 'sorted', 'tuple', 'set', 'any', 'all'];

/** The names of what gives its values only once: generators, `map`, `zip` and the like. */
function onceNames(code: Code): readonly { name: string; line: CodeLine }[] {
  const own = definitionsOf(code).filter(({ body }) => body.some(line => has(line, 'yield')));
  return code.lines.flatMap(line => {
    const [name, sign, first, open] = line.tokens;
    if (name?.kind !== 'name' || sign?.text !== '=' || !first) return [];
    const isExpression = first.text === '(' && has(line, 'for') && line.tokens.at(-1)?.text === ')';
    const isMade = open?.text === '(' && [...MAKERS, ...own.map(one => one.name)].includes(first.text);
    const isOnly =
      code.lines.filter(({ tokens }) => tokens[0]?.text === name.text && tokens[1]?.text === '=').length ===
      1;
    return (isExpression || isMade) && isOnly ? [{ name: name.text, line }] : [];
  });
}

/** Whether a statement takes everything that is left: a loop that does not stop early, `list(belt)`, `sum(belt)`. */
function takesAll(code: Code, line: CodeLine, name: string): boolean {
  const isLoop = line.tokens[0]?.text === 'for' && hasRow(line, 'in', name, ':');
  if (isLoop) return !blockOf(code, line).some(one => has(one, 'break') || has(one, 'next'));
  const isInside = hasRow(line, 'in', name) && !['if', 'while', 'for'].includes(line.tokens[0]?.text ?? '');
  return isInside || TAKERS.some(taker => hasRow(line, taker, '(', name, ')')) || hasRow(line, '*', name);
}

/** The first name that is taken from again after everything was taken, with both statements. */
function takenTwice(code: Code): { name: string; first: CodeLine; again: CodeLine } | undefined {
  for (const { name, line } of onceNames(code)) {
    const after = code.lines.slice(code.lines.indexOf(line) + 1);
    const [first] = after.filter(one => takesAll(code, one, name));
    const again =
      first &&
      after.find(
        one =>
          one.first > first.first && (takesAll(code, one, name) || (calls(one, 'next') && has(one, name))),
      );
    if (first && again) return { name, first, again };
  }
  return undefined;
}

/** A generator that another line has already used up. */
export const usedUp: Rule = context => {
  const { code, alignment } = context;
  if (!isUnsolved(context) || (alignment && takenTwice(alignment.theirs))) return null;
  const found = takenTwice(code);
  return found
    ? { kind: 'row-used-up', line: found.again.first, params: { name: found.name, other: found.first.first } }
    : null;
};
