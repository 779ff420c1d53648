import type { Code, CodeLine } from '@burrow/python-syntax';
import {
  blockOf,
  calls,
  type Definition,
  definitionsOf,
  has,
  hasRow,
  ownStatements,
} from '../code/definitions.ts';
import { type Context, isUnsolved, statementAt } from '../context.ts';
import type { Finding } from '../tutor.types.ts';
import { eachLine, spliced, type Rule } from './rule.ts';

/** `pick` or `cart.empty` as a whole statement: a function that is named, not called. */
export const namedFunction = eachLine((line, { code }) => {
  const [name, dot, method] = line.tokens;
  const word =
    line.tokens.length === 1 ? name : line.tokens.length === 3 && dot?.text === '.' ? method : undefined;
  const found = word && definitionsOf(code).find(one => one.name === word.text);
  if (!word || !found || found.decorators.includes('property')) return null;
  const edit = spliced(code, line, word.end, word.end, '()');
  const certain = found.parameters.length === (word === method ? 1 : 0);
  return { kind: 'call-missing', line: line.first, params: { name: word.text }, edit, certain };
});

const isNone = ({ error }: Context): boolean =>
  /NoneType/u.test(String(error?.params['detail'] ?? '')) || String(error?.params['said'] ?? '') === 'None';

/** The statements that made the values of one: itself, and those that gave its names their values. */
function sourcesOf({ lines }: Code, line: CodeLine): readonly CodeLine[] {
  const made = lines.filter(
    ({ tokens: [name, sign] }) => sign?.text === '=' && name !== undefined && has(line, name.text),
  );
  return [line, ...made];
}

/** The function that gave None to a statement: one without `return` that it calls, or that decorates what it calls. */
function giverOfNone(context: Context, line: CodeLine): Definition | undefined {
  const { code } = context;
  const all = definitionsOf(code);
  const sources = sourcesOf(code, line);
  const called = all.filter(({ name }) => sources.some(source => calls(source, name)));
  const decorators = new Set(called.flatMap(one => one.decorators));
  const returns = (one: Definition): boolean =>
    ownStatements(code, one).some(
      ({ tokens }) => ['return', 'yield'].includes(tokens[0]?.text ?? '') && tokens.length > 1,
    );
  return [...all.filter(({ name }) => decorators.has(name)), ...called].find(one => !returns(one));
}

/** `return` in front of the value that a function works out last; undefined if that is not clear. */
function returnEdit(code: Code, last: CodeLine | undefined): Pick<Finding, 'edit'> {
  const [word, open] = last?.tokens ?? [];
  if (
    !last ||
    !word ||
    word.text === 'player' ||
    last.tokens.some(({ text }) => text === '=' || text === '+=')
  )
    return {};
  const end = last.tokens.at(-1);
  const isPrint = word.text === 'print' && open?.text === '(' && end?.text === ')';
  if (!isPrint) return { edit: spliced(code, last, word.start, word.start, 'return ') };
  const value = code.source.slice(open.end, end.start);
  return { edit: spliced(code, last, word.start, end.end, `return ${value}`) };
}

/** A function whose value is None because it returns nothing, where its value is used. */
export const forgottenReturn: Rule = (context): Finding | null => {
  const { code, error } = context;
  const line = isNone(context) ? statementAt(context, error?.line ?? null) : undefined;
  const giver = line && giverOfNone(context, line);
  const last = giver && ownStatements(code, giver).at(-1);
  if (!giver || !last) return null;
  const inner = definitionsOf(code).find(one => giver.body.includes(one.line));
  if (inner) {
    const text = `${' '.repeat(inner.line.indent)}return ${inner.name}`;
    const edit = { kind: 'add', line: (giver.body.at(-1)?.last ?? last.last) + 1, text } as const;
    return {
      kind: 'inner-unreturned',
      line: giver.line.first,
      params: { name: inner.name },
      edit,
      certain: true,
    };
  }
  const isPrint = last.tokens[0]?.text === 'print';
  const kind = isPrint ? 'print-for-return' : 'return-missing';
  return { kind, line: isPrint ? last.first : last.last, params: {}, ...returnEdit(code, last) };
};

const CHANGES = ['append', 'add', 'extend', 'insert', 'remove', 'pop', 'update', 'clear'];

/** Whether a statement changes the list or dictionary behind a name. */
const changes = (line: CodeLine, name: string): boolean =>
  CHANGES.some(method => hasRow(line, name, '.', method, '(')) ||
  hasRow(line, name, '+=') ||
  (line.tokens[0]?.text === name && line.tokens[1]?.text === '[' && has(line, '='));

/** The parameter whose list or dictionary is made once and changed by each call. */
function sharedOf({ parameters, body }: Definition): string | undefined {
  const name = parameters.find((_token, at) => {
    const [sign, value] = [parameters[at + 1], parameters[at + 2]];
    return sign?.text === '=' && ['[', '{', 'list', 'dict', 'set'].includes(value?.text ?? '');
  });
  return name && body.some(line => changes(line, name.text)) ? name.text : undefined;
}

/** How many calls rely on the default; one in a loop counts twice. */
function callsWithout(code: Code, { name, parameters }: Definition, shared: string): number {
  const count = parameters.filter(({ text }) => text === ',').length;
  const loops = code.lines.filter(({ tokens }) => ['for', 'while'].includes(tokens[0]?.text ?? ''));
  const repeated = new Set(loops.flatMap(loop => blockOf(code, loop)));
  return code.lines
    .filter(line => calls(line, name) && !hasRow(line, shared, '='))
    .filter(
      ({ tokens }) =>
        tokens.slice(tokens.findIndex(({ text }) => text === name)).filter(({ text }) => text === ',')
          .length < count || count === 0,
    )
    .reduce((sum, line) => sum + (repeated.has(line) ? 2 : 1), 0);
}

/** `def pack(crop, bag=[]):`, where all calls share one list. */
export const sharedDefault: Rule = context => {
  const { code, alignment } = context;
  if (!isUnsolved(context) || (alignment && definitionsOf(alignment.theirs).some(one => sharedOf(one))))
    return null;
  for (const one of definitionsOf(code)) {
    const name = sharedOf(one);
    if (name !== undefined && callsWithout(code, one, name) > 1)
      return { kind: 'default-shared', line: one.line.first, params: { name } };
  }
  return null;
};
