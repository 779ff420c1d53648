import type { Code, CodeLine } from '@burrow/python-syntax';
import { blockOf, definitionsOf, has, hasRow } from '../code/definitions.ts';
import { isUnsolved } from '../context.ts';
import { spliced, type Rule } from './rule.ts';

/** The names that stand for work which is still going on, with the line that starts it. */
function workIn(code: Code): ReadonlyMap<string, CodeLine> {
  const isAsync = (name: string | undefined): boolean =>
    definitionsOf(code).some(one => one.name === name && one.line.tokens[0]?.text === 'async');
  return new Map(
    code.lines.flatMap(line => {
      const { tokens } = line;
      const [name, sign, first] = tokens;
      const starts =
        has(line, 'create_task') ||
        isAsync(first?.text) ||
        (has(line, 'gather') && first?.text === 'asyncio');
      if (sign?.text === '=' && name && starts && !has(line, 'await')) return [[name.text, line] as const];
      const isLoop = name?.text === 'for' && has(line, 'as_completed') && tokens[2]?.text === 'in';
      return isLoop && sign ? [[sign.text, line] as const] : [];
    }),
  );
}

/** `player.speak(pie)`, where `pie` is a task: `await pie` is its result. */
export const unawaited: Rule = context => {
  const { code } = context;
  if (!isUnsolved(context)) return null;
  for (const [name, maker] of workIn(code))
    for (const line of code.lines) {
      const at = line.tokens.findIndex(({ kind, text }) => kind === 'name' && text === name);
      const word = line.tokens[at];
      const isGiven = line.tokens[0]?.text === 'player' || line.tokens[0]?.text === 'print';
      if (!word || line === maker || !isGiven || has(line, 'await') || line.tokens[at + 1]?.text === '.')
        continue;
      const edit = spliced(code, line, word.start, word.start, 'await ');
      return { kind: 'await-task', line: line.first, params: { name }, edit, certain: true };
    }
  return null;
};

/** `plates.append(await bake(name))` in a loop, where gather() is meant: each job waits for the one before. */
export const oneAfterAnother: Rule = context => {
  const { code, alignment, story } = context;
  const isMeant = alignment?.theirs.lines.some(line => has(line, 'gather')) ?? false;
  const isLate = story?.open.some(({ error }) => error.params['variable'] === 'minutes()') ?? false;
  if (!isMeant || !isLate || code.lines.some(line => has(line, 'gather'))) return null;
  const loops = code.lines.filter(line => has(line, 'for'));
  const line = loops.flatMap(loop => [loop, ...blockOf(code, loop)]).find(one => has(one, 'await'));
  return line ? { kind: 'gather-missing', line: line.first, params: {} } : null;
};

/** `gather([bake("bread"), bake("soup")])`: it takes the jobs one by one. */
export const gatherList: Rule = ({ code, error }) => {
  const line =
    error?.code === 'python/type' ? code.lines.find(one => hasRow(one, 'gather', '(', '[')) : undefined;
  const isThere = line !== undefined && line.first <= (error?.line ?? 0) && (error?.line ?? 0) <= line.last;
  return line && isThere ? { kind: 'gather-list', line: line.first, params: {} } : null;
};

/** gather(), where as_completed() is meant: it gives the results in the order of the jobs, and all at the end. */
export const gatherOrder: Rule = context => {
  const { code, alignment } = context;
  const isMeant = alignment?.theirs.lines.some(line => has(line, 'as_completed')) ?? false;
  const line = code.lines.find(one => has(one, 'gather'));
  if (!isUnsolved(context) || !isMeant || !line || code.lines.some(one => has(one, 'as_completed')))
    return null;
  return { kind: 'gather-order', line: line.first, params: {} };
};
