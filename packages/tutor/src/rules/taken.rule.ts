import { bindingsOf, BUILTINS, type Code, type CodeLine } from '@burrow/python-syntax';
import { blockOf, calls, definitionsOf, has, hasRow } from '../code/definitions.ts';
import { isUnsolved } from '../context.ts';
import { normalWords } from '../reference/normal-form.ts';
import type { Rule } from './rule.ts';

const isDef = ({ tokens }: CodeLine): boolean => tokens.slice(0, 2).some(({ text }) => text === 'def');

/** `for price in cans:`, where `price` is a function that the program calls. */
export const nameTaken: Rule = ({ code, error, errorText }) => {
  const detail = `${String(error?.params['detail'] ?? '')} ${errorText}`;
  if (error?.code !== 'python/type' || !detail.includes('not callable')) return null;
  const own = new Set(definitionsOf(code).map(({ name }) => name));
  for (const line of code.lines) {
    if (isDef(line)) continue;
    const [, ...after] = line.text.split('=');
    const name = bindingsOf([line]).find(
      one =>
        (one.kind === 'for' || one.kind === 'assign') &&
        (own.has(one.name) || BUILTINS.has(one.name)) &&
        !after.join('=').includes(one.name) &&
        code.lines.some(other => calls(other, one.name)),
    )?.name;
    if (name !== undefined) return { kind: 'name-taken', line: line.first, params: { name } };
  }
  return null;
};

const isLoop = ({ tokens: [word, next] }: CodeLine): boolean =>
  ['for', 'while'].includes(word?.text ?? '') || (word?.text === 'async' && next?.text === 'for');

/** The call from its name to its closing bracket. */
function callOf({ tokens, text, start }: CodeLine, name: string): string {
  const at = tokens.findIndex((token, index) => token.text === name && tokens[index + 1]?.text === '(');
  let depth = 0;
  const end = tokens.find((token, index) => {
    if (index <= at) return false;
    if (token.text === '(') depth++;
    if (token.text === ')') depth--;
    return depth === 0;
  });
  return text.slice((tokens[at]?.start ?? start) - start, (end?.end ?? start) - start);
}

/** A generator that is made in each round of a loop, for its first value only. */
function madeAgain(code: Code): { line: CodeLine; loop: CodeLine; name: string } | undefined {
  const own = definitionsOf(code).filter(({ body }) => body.some(line => has(line, 'yield')));
  for (const loop of code.lines.filter(isLoop)) {
    for (const line of blockOf(code, loop)) {
      const next = /\bnext\((\w+)\(/u.exec(line.text)?.[1];
      const made = next === undefined || next === 'iter' ? undefined : { name: next };
      if (made) return { line, loop, name: callOf(line, made.name) };
      const kept = own.find(({ name }) => hasRow(line, '=', name, '('));
      const isTaken = blockOf(code, loop).some(one => hasRow(one, 'next', '(', line.tokens[0]?.text ?? ''));
      if (kept && isTaken) return { line, loop, name: callOf(line, kept.name) };
    }
  }
  return undefined;
}

/** `next(count_from(1, 2))` in a loop: a new generator each time round, which always gives its first value. */
export const generatorAnew: Rule = context => {
  const { code, alignment } = context;
  if (!isUnsolved(context) || (alignment && madeAgain(alignment.theirs))) return null;
  const found = madeAgain(code);
  if (!found) return null;
  const params = { name: found.name, header: found.loop.first };
  return { kind: 'made-in-loop', line: found.line.first, params };
};

/** `path.append(place)` before `ways(path)`, where each call needs a list of its own: `ways(path + [place])`. */
export const listShared: Rule = context => {
  const { steps } = context;
  if (!isUnsolved(context)) return null;
  for (const { mine, theirs } of steps) {
    const [, name = '', value = ''] =
      /^(\w+) \. append \( (.+) \)$/u.exec(mine && !theirs ? normalWords(mine).join(' ') : '') ?? [];
    const isMeant = steps.some(
      one => one.mine && one.theirs && normalWords(one.theirs).join(' ').includes(`${name} + [ ${value} ]`),
    );
    if (mine && name !== '' && isMeant) return { kind: 'list-shared', line: mine.first, params: { name } };
  }
  return null;
};
