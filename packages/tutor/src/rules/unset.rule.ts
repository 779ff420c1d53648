import type { Code, CodeLine } from '@burrow/python-syntax';
import { blockOf, definitionsOf, has } from '../code/definitions.ts';
import { isUnsolved } from '../context.ts';
import type { Finding } from '../tutor.types.ts';
import { type Rule, spliced } from './rule.ts';

const opens = ({ tokens }: CodeLine, ...words: readonly string[]): boolean =>
  words.includes(tokens[0]?.text ?? '');

/** The statements that give a name a value. */
const makersOf = ({ lines }: Code, name: string): readonly CodeLine[] =>
  lines.filter(({ tokens: [own, sign] }) => own?.text === name && sign?.text === '=');

const CONVERTS = /^(?:int|float)\((\w+)\)$/u;

/** `int(text)` by itself: text stays what it is. Below `try` it may ask whether it can be done. */
export const droppedConversion: Rule = context => {
  const { code } = context;
  const isTried = (line: CodeLine): boolean =>
    code.lines.some(one => opens(one, 'try') && blockOf(code, one).includes(line));
  const line = code.lines.find(one => CONVERTS.test(one.text) && !isTried(one));
  if (!isUnsolved(context) || !line) return null;
  const name = CONVERTS.exec(line.text)?.[1] ?? '';
  const edit = spliced(code, line, line.start, line.start, `${name} = `);
  return { kind: 'result-dropped', line: line.first, params: { name }, edit, certain: true };
};

/** `int(text)` by itself below the `try` whose `except` gives a name its value. */
function droppedIn(code: Code, maker: CodeLine): CodeLine | undefined {
  const at = code.lines.indexOf(maker);
  const opener = code.lines.slice(0, at).findLast(one => opens(one, 'try') && one.depth < maker.depth);
  return opener && blockOf(code, opener).find(({ text }) => /^(?:int|float|len|str)\(.*\)$/u.test(text));
}

/** `@water.setter` above the property that it belongs to. */
export const setterFirst: Rule = ({ code, error }): Finding | null => {
  const name = String(error?.params['name'] ?? '');
  const line = code.lines.find(({ text }) => text === `@${name}.setter`);
  return error?.code === 'python/name' && name !== '' && line
    ? { kind: 'setter-first', line: line.first, params: { name } }
    : null;
};

/** A name without a value, because only a block that did not run, or not to its end, would have given it one. */
export const unsetName: Rule = ({ code, error }): Finding | null => {
  const name = String(error?.params['name'] ?? '');
  if (error?.code !== 'python/name' || name === '') return null;
  const makers = makersOf(code, name).filter(({ first }) => first < (error.line ?? 0));
  const [maker] = makers;
  if (!maker || error.line === null) return null;
  const around = (word: string): CodeLine | undefined =>
    code.lines.findLast(one => opens(one, word) && blockOf(code, one).includes(maker));
  const found = around('try');
  if (found && makers.length === 1)
    return { kind: 'try-unset', line: error.line, params: { name, header: found.first } };
  const dropped = around('except') && droppedIn(code, maker);
  if (dropped) {
    const edit = spliced(code, dropped, dropped.start, dropped.start, `${name} = `);
    return { kind: 'result-dropped', line: dropped.first, params: { name }, edit, certain: true };
  }
  const isAsked = makers.every(one =>
    code.lines.some(other => opens(other, 'if', 'elif') && blockOf(code, other).includes(one)),
  );
  return isAsked ? { kind: 'branch-unset', line: error.line, params: { name } } : null;
};

/** A function's value that it gets and never uses; undefined if there is none. */
function unusedIn(code: Code): { line: CodeLine; name: string; of: string } | undefined {
  for (const { name: of, line, parameters, body } of definitionsOf(code)) {
    if (of.startsWith('__')) continue;
    const unused = parameters.find(({ kind, text }, at) => {
      const isOwn =
        kind === 'name' && text !== 'self' && ![':', '=', '.'].includes(parameters[at - 1]?.text ?? '');
      const isInText = body.some(({ tokens }) =>
        tokens.some(one => one.kind === 'string' && one.text.includes(`{${text}`)),
      );
      return isOwn && !isInText && !body.some(one => has(one, text));
    });
    if (unused && body.length > 0) return { line, name: unused.text, of };
  }
  return undefined;
}

/** `def pick(fruit):`, which always picks the same one. */
export const unusedParameter: Rule = context => {
  const { code, alignment } = context;
  if (!isUnsolved(context) || (alignment && unusedIn(alignment.theirs))) return null;
  const found = unusedIn(code);
  return found
    ? { kind: 'parameter-unused', line: found.line.first, params: { name: found.name, function: found.of } }
    : null;
};
