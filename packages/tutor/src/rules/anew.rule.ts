import type { Code, CodeLine } from '@burrow/python-syntax';
import { blockOf, type Definition, definitionsOf, has, hasRow, ownStatements } from '../code/definitions.ts';
import type { Edit } from '../code/edit.ts';
import { type Context, isUnsolved } from '../context.ts';
import type { Rule } from './rule.ts';

const isLoop = ({ tokens: [word, next] }: CodeLine): boolean =>
  ['for', 'while'].includes(word?.text ?? '') || (word?.text === 'async' && next?.text === 'for');

const BOOKS: ReadonlySet<string> = new Set(['{}', 'dict()', '[]', 'list()', 'set()']);
const NUMBERS: ReadonlySet<string> = new Set(['0', '1']);

const valueOf = ({ tokens }: CodeLine): string =>
  tokens[1]?.text === '=' && tokens[0]?.kind === 'name'
    ? tokens
        .slice(2)
        .map(({ text }) => text)
        .join('')
    : '';

/** Whether a statement puts something into what a name stands for. */
const fills = (line: CodeLine, name: string): boolean =>
  (line.tokens[0]?.text === name && line.tokens[1]?.text === '[' && has(line, '=')) ||
  ['append', 'add', 'update', 'setdefault'].some(word => hasRow(line, name, '.', word, '('));

/** A statement moved above another one, with what is between them. */
function movedAbove(code: Code, line: CodeLine, above: CodeLine): Edit {
  const rows = code.source.split('\n').slice(above.first - 1, line.first - 1);
  const text = [`${' '.repeat(above.indent)}${line.text}`, ...rows].join('\n');
  return { kind: 'modify', line: above.first, through: line.last, text };
}

interface Anew {
  readonly line: CodeLine;
  readonly above: CodeLine;
  readonly name: string;
  readonly of: string;
}

/** A function that looks into what it has made itself a line before: a memory that is always empty. */
function emptyMemory(code: Code, one: Definition): Anew | undefined {
  const own = ownStatements(code, one);
  const isInner = definitionsOf(code).some(({ body }) => body.includes(one.line));
  if (own.some(isLoop)) return undefined;
  for (const line of own) {
    const [value, name] = [valueOf(line), line.tokens[0]?.text ?? ''];
    const after = own.slice(own.indexOf(line) + 1);
    const isBook =
      BOOKS.has(value) &&
      after.some(each => hasRow(each, 'in', name)) &&
      after.some(each => fills(each, name));
    const isCount = isInner && NUMBERS.has(value) && after.some(each => hasRow(each, name, '+='));
    if (isBook || isCount) return { line, above: one.line, name, of: one.name };
  }
  return undefined;
}

const anewIn = (code: Code): Anew | undefined =>
  definitionsOf(code)
    .map(one => emptyMemory(code, one))
    .find(found => found !== undefined);

/** `seen = {}` in the function that asks whether something is in `seen`: it is empty each time. */
export const memoryAnew: Rule = context => {
  const { code, alignment } = context;
  if ((context.parses !== null && !isUnsolved(context)) || (alignment && anewIn(alignment.theirs)))
    return null;
  const found = anewIn(code);
  if (!found) return null;
  const { line, above, name, of } = found;
  const isBook = BOOKS.has(valueOf(line));
  const edit = isBook ? movedAbove(code, line, above) : undefined;
  return { kind: 'made-anew', line: line.first, params: { name, function: of }, edit, certain: isBook };
};

const STARTS: ReadonlySet<string> = new Set([...BOOKS, '0', '""', "''"]);

/** Whether a statement adds to what a name stands for, or has it do something. */
const adds = (line: CodeLine, name: string): boolean =>
  fills(line, name) ||
  hasRow(line, name, '+=') ||
  hasRow(line, name, '=', name, '+') ||
  (line.tokens[0]?.text === name && line.tokens[1]?.text === '.');

/** A start within a loop of what the loop fills, and what is needed after it. */
function restartIn({ code, wanted }: Pick<Context, 'code' | 'wanted'>): Anew | undefined {
  const classes = code.lines.flatMap(({ tokens }) =>
    tokens[0]?.text === 'class' ? [`${tokens[1]?.text}()`] : [],
  );
  for (const loop of code.lines.filter(isLoop)) {
    const body = blockOf(code, loop);
    const inner = new Set(body.filter(isLoop).flatMap(one => blockOf(code, one)));
    const rest = code.lines.slice(code.lines.indexOf(loop) + body.length + 1);
    for (const line of body.filter(one => one.depth === loop.depth + 1 && !inner.has(one))) {
      const [value, name] = [valueOf(line), line.tokens[0]?.text ?? ''];
      const after = body.slice(body.indexOf(line) + 1).filter(one => !inner.has(one));
      const isStart = STARTS.has(value) || classes.includes(value);
      const isNeeded = wanted.has(name) || rest.some(one => one.tokens[0]?.text !== name && reads(one, name));
      if (isStart && isNeeded && after.some(one => adds(one, name)))
        return { line, above: loop, name, of: '' };
    }
  }
  return undefined;
}

const reads = ({ tokens }: CodeLine, name: string): boolean =>
  tokens.some(
    ({ kind, text }) =>
      text === name || (kind === 'string' && /^[fF]/u.test(text) && text.includes(`{${name}`)),
  );

/** `total = 0` or `cart = Cart()` in the loop that adds to it. */
export const restarted: Rule = context => {
  const { code, alignment, wanted } = context;
  if (!isUnsolved(context) || (alignment && restartIn({ code: alignment.theirs, wanted }))) return null;
  const found = restartIn(context);
  if (!found) return null;
  const { line, above, name } = found;
  const params = { name, header: above.first };
  return {
    kind: 'made-in-loop',
    line: line.first,
    params,
    edit: movedAbove(code, line, above),
    certain: true,
  };
};

/** `Crate.made = 0` in `__init__`, which each new object runs: nothing is counted. */
export const classReset: Rule = context => {
  const { code, alignment } = context;
  const find = (one: Code): CodeLine | undefined =>
    one.lines.find(({ text }, at) => {
      const [, name = '', attribute = ''] = /^(\p{Lu}\w*)\.(\w+) = (?:\d+|\[\]|\{\})$/u.exec(text) ?? [];
      const isInit = definitionsOf(one).some(
        ({ name: of, body }) => of === '__init__' && body.includes(one.lines[at] as CodeLine),
      );
      return (
        name !== '' &&
        isInit &&
        one.lines.some(
          other =>
            other.text.startsWith(`${name}.${attribute} +=`) ||
            other.text.startsWith(`${name}.${attribute}.`),
        )
      );
    });
  if (!isUnsolved(context) || (alignment && find(alignment.theirs))) return null;
  const line = find(code);
  return line
    ? { kind: 'class-reset', line: line.first, params: { said: line.text.split(' ')[0] ?? '' } }
    : null;
};

/** `hens.append(hen)` behind the loop that makes each `hen`: only the last one gets into the list. */
function appendedIn(code: Code): CodeLine | undefined {
  return code.lines.find((line, at) => {
    const [, list = '', value = ''] = /^(\w+)\.append\((\w+)\)$/u.exec(line.text) ?? [];
    const loop = code.lines
      .slice(0, at)
      .findLast(
        one => isLoop(one) && one.depth === line.depth && blockOf(code, one).at(-1) === code.lines[at - 1],
      );
    const isMade =
      loop && blockOf(code, loop).some(({ tokens }) => tokens[0]?.text === value && tokens[1]?.text === '=');
    const others = code.lines.filter(one => one !== line && fills(one, list));
    return list !== '' && isMade && others.length === 0;
  });
}

export const appendedAfter: Rule = context => {
  const { code, alignment } = context;
  if (!isUnsolved(context) || (alignment && appendedIn(alignment.theirs))) return null;
  const line = appendedIn(code);
  if (!line) return null;
  const above = code.lines[code.lines.indexOf(line) - 1];
  const text = ' '.repeat(above?.indent ?? 0) + line.text;
  const edit = { kind: 'modify', line: line.first, through: line.last, text } as const;
  const [list = '', , , , value = ''] = line.tokens.map(({ text: word }) => word);
  return { kind: 'append-after', line: line.first, params: { list, value }, edit, certain: true };
};
