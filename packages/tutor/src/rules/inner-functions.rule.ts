import type { Code, CodeLine } from '@burrow/python-syntax';
import { blockOf, calls, type Definition, definitionsOf, has, ownStatements } from '../code/definitions.ts';
import { isUnsolved } from '../context.ts';
import type { Rule } from './rule.ts';

const sets = ({ text }: CodeLine, name: string): boolean =>
  new RegExp(`^(?:\\w+, )*${name}(?:, \\w+)* (?:[-+*/]|//)?= `, 'u').test(text);

/** The function around another one. */
const around = (code: Code, inner: Definition): Definition | undefined =>
  definitionsOf(code).findLast(({ line, body }) => line !== inner.line && body.includes(inner.line));

/** `asked += 1` in a function whose outer one has `asked = 0`: Python takes it as a name of the inner one. */
export const nonlocalMissing: Rule = ({ code, error, errorText }) => {
  const said = `${String(error?.params['detail'] ?? '')} ${String(error?.params['error'] ?? '')} ${errorText}`;
  const name = /local variable '(\w+)'/u.exec(said)?.[1] ?? String(error?.params['name'] ?? '');
  if (error?.code !== 'python/name' || !/^\w+$/u.test(name)) return null;
  for (const inner of definitionsOf(code)) {
    const line = ownStatements(code, inner).find(one => sets(one, name));
    if (!line || inner.parameters.some(({ text }) => text === name)) continue;
    const outer = around(code, inner);
    const isOuters = outer && ownStatements(code, outer).some(one => sets(one, name));
    const isGlobal = code.lines.some(one => one.depth === 0 && sets(one, name));
    if (!isOuters && !isGlobal) continue;
    const word = isOuters ? 'nonlocal' : 'global';
    const first = inner.body[0] ?? line;
    const edit = {
      kind: 'add',
      line: first.first,
      text: `${' '.repeat(first.indent)}${word} ${name}`,
    } as const;
    return {
      kind: 'outer-name',
      line: line.first,
      params: { name, word, function: inner.name },
      edit,
      certain: true,
    };
  }
  return null;
};

/** A function made in a loop that looks up the loop's name, and is called when the loop is over. */
function lateIn(code: Code): { inner: Definition; name: string } | undefined {
  for (const loop of code.lines) {
    const name = /^for (\w+) in /u.exec(loop.text)?.[1];
    if (name === undefined) continue;
    const block = blockOf(code, loop);
    const inner = definitionsOf(code).find(
      one =>
        block.includes(one.line) &&
        !one.parameters.some(({ text }) => text === name) &&
        one.body.some(line => has(line, name)) &&
        !block.some(line => calls(line, one.name)),
    );
    if (inner) return { inner, name };
  }
  return undefined;
}

export const lookedUpLate: Rule = context => {
  const { code, alignment } = context;
  if (!isUnsolved(context) || (alignment && lateIn(alignment.theirs))) return null;
  const found = lateIn(code);
  if (!found) return null;
  const { inner, name } = found;
  return { kind: 'closure-late', line: inner.line.first, params: { name, function: inner.name } };
};

/** `search(path + [new])` by itself, where `search` is a generator: it is made, and nothing is taken from it. */
export const generatorUnused: Rule = context => {
  const { code } = context;
  if (!isUnsolved(context)) return null;
  const own = definitionsOf(code).filter(({ body }) => body.some(line => has(line, 'yield')));
  for (const { name } of own) {
    const line = code.lines.find(
      ({ tokens: [first, open], text }) => first?.text === name && open?.text === '(' && text.endsWith(')'),
    );
    if (line) return { kind: 'generator-unused', line: line.first, params: { name } };
  }
  return null;
};
