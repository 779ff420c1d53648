import type { Code, CodeLine, Token } from '@burrow/python-syntax';
import { type Definition, definitionsOf, has, hasRow, ownStatements } from '../code/definitions.ts';
import { type Context, isUnsolved } from '../context.ts';
import { spliced, type Rule } from './rule.ts';

const isOpen = (context: Context): boolean => context.parses === null || isUnsolved(context);

/** The function that is made inside of another one and given back by it. */
function givenBack({ code }: Context, outer: Definition): Definition | undefined {
  const own = ownStatements(code, outer);
  return definitionsOf(code).find(
    one => own.includes(one.line) && own.some(({ tokens }) => isReturn(tokens, one.name)),
  );
}

const isReturn = (tokens: readonly Token[], name: string): boolean =>
  tokens.length === 2 && tokens[0]?.text === 'return' && tokens[1]?.text === name;

const isCalledIn = ({ body, parameters: [first] }: Definition): boolean =>
  first !== undefined && body.some(line => hasRow(line, first.text, '('));

/** `@tireless`, where `@tireless(limit)` is meant: what takes the function is made only by a call. */
export const bareDecorator: Rule = context => {
  const { code, given } = context;
  if (!isOpen(context)) return null;
  for (const maker of definitionsOf(code)) {
    const line = code.lines.find(
      ({ tokens: [sign, name, more] }) => sign?.text === '@' && name?.text === maker.name && !more,
    );
    const decorator = line && givenBack(context, maker);
    const isMaker = decorator && isCalledIn(decorator) && givenBack(context, decorator);
    if (!line || !isMaker || maker.parameters.length === 0 || isCalledIn(maker)) continue;
    const [value, more] = maker.parameters;
    const end = line.tokens[1]?.end ?? line.start;
    const isKnown = value !== undefined && !more && given.has(value.text);
    const edit = isKnown ? spliced(code, line, end, end, `(${value.text})`) : undefined;
    return {
      kind: 'argument-missing',
      line: line.first,
      params: { name: maker.name },
      edit,
      certain: isKnown,
    };
  }
  return null;
};

/** `def label(*facts)`, called with `crop="corn"`: one star gathers values without names. */
export const starCount: Rule = ({ code, error, alignment }) => {
  const called = /(\w+)\(\) got an unexpected keyword argument/u.exec(
    String(error?.params['detail'] ?? ''),
  )?.[1];
  const found = definitionsOf(code).find(({ name }) => name === called);
  const star = found?.parameters.find(({ text }) => text === '*');
  const isMeant = alignment?.theirs.lines.some(line => has(line, 'def') && has(line, '**')) ?? false;
  if (error?.code !== 'python/type' || !found || !star || !isMeant || has(found.line, '**')) return null;
  const edit = spliced(code, found.line, star.start, star.end, '**');
  return { kind: 'star-other', line: found.line.first, params: {}, edit, certain: true };
};

const TOGETHER = ['gather', 'map', 'create_task', 'as_completed'];

/** Whether a statement has jobs done at the same time, or lists them for one that does. */
function startsTogether({ lines }: Code, line: CodeLine): boolean {
  const isStart = (one: CodeLine): boolean => TOGETHER.some(word => has(one, word));
  const list = line.tokens[1]?.text === '=' ? line.tokens[0]?.text : undefined;
  return isStart(line) || (list !== undefined && lines.some(one => isStart(one) && has(one, list)));
}

/** `oven = asyncio.Lock()` in the function that takes it: each call has a lock of its own, and nobody waits. */
export const lockOfItsOwn: Rule = context => {
  const { code } = context;
  if (!isOpen(context)) return null;
  for (const one of definitionsOf(code)) {
    const own = ownStatements(code, one);
    const line = own.find(
      ({ tokens }) => tokens[1]?.text === '=' && tokens.some(({ text }) => text === 'Lock'),
    );
    const name = line?.tokens[0]?.text ?? '';
    const isTaken = own.some(each => hasRow(each, 'async', 'with', name));
    const isTogether = code.lines.some(each => has(each, one.name) && startsTogether(code, each));
    if (!line || !isTaken || !isTogether) continue;
    const rows = code.source.split('\n').slice(one.line.first - 1, line.first - 1);
    const text = [`${' '.repeat(one.line.indent)}${line.text}`, ...rows].join('\n');
    const edit = { kind: 'modify', line: one.line.first, through: line.last, text } as const;
    const params = { name, function: one.name };
    return { kind: 'lock-own', line: line.first, params, edit, certain: true };
  }
  return null;
};
