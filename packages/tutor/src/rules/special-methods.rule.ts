import { blockOf, classAround, definitionsOf, has, hasRow, ownStatements } from '../code/definitions.ts';
import { type Context, isUnsolved, statementAt } from '../context.ts';
import type { Finding } from '../tutor.types.ts';
import { spliced, type Rule } from './rule.ts';

const OPERATORS: Readonly<Record<string, string>> = {
  '+': '__add__', '-': '__sub__', '*': '__mul__', '/': '__truediv__', '<': '__lt__', '>': '__lt__', '<=': '__le__', '>=': '__ge__',
}; // prettier-ignore

/** What Python says of an object that lacks a special method, with the method and how a program asks for it. */
const LACKS: readonly (readonly [RegExp, string, string])[] = [
  [/'(\w+)' object is not subscriptable/u, '__getitem__', '[ ]'],
  [/'(\w+)' object is not iterable/u, '__getitem__', 'for'],
  [/object of type '(\w+)' has no len\(\)/u, '__len__', 'len()'],
];
const BETWEEN = [
  /unsupported operand type\(s\) for (\S+?)=?: '(\w+)' and '(\w+)'/u,
  /'(\S+)' not supported between instances of '(\w+)' and '(\w+)'/u,
];

const detailOf = ({ error }: Context): string => String(error?.params['detail'] ?? '');

const classOf = ({ code }: Context, name: string) => code.lines.find(line => hasRow(line, 'class', name));

function hasMethod({ code }: Context, owner: string, name: string): boolean {
  const line = classOf({ code } as Context, owner);
  const body = line ? blockOf(code, line) : [];
  return definitionsOf(code).some(one => one.name === name && body.includes(one.line));
}

/** `+` between two objects whose class has no `__add__`, or between an object and something else. */
function between(context: Context): Finding | null {
  const { error } = context;
  for (const pattern of BETWEEN) {
    const [, sign = '', left = '', right = ''] = pattern.exec(detailOf(context)) ?? [];
    const owner = [left, right].find(one => one !== '' && classOf(context, one));
    const name = OPERATORS[sign];
    if (owner === undefined || name === undefined) continue;
    const params = { owner, name, said: sign };
    const kind = hasMethod(context, owner, name) ? 'special-sides' : 'special-missing';
    return { kind, line: error?.line ?? 1, params };
  }
  return null;
}

/** An object that is used in a way for which its class has no method. */
export const specialMissing: Rule = context => {
  const { error } = context;
  if (error?.code !== 'python/type') return null;
  for (const [pattern, name, said] of LACKS) {
    const owner = pattern.exec(detailOf(context))?.[1];
    if (owner !== undefined && classOf(context, owner))
      return { kind: 'special-missing', line: error.line ?? 1, params: { owner, name, said } };
  }
  return between(context);
};

const MADE: ReadonlySet<string> = new Set(['__add__', '__sub__', '__mul__']);
const PLAIN = /'(?:int|float|str|list|tuple|dict)' object has no attribute '(\w+)'/u;

/** The return of a method such as `__add__` that gives back something other than an object of the class. */
function plainReturn({ code, alignment }: Context, isAsked: boolean) {
  for (const one of definitionsOf(code)) {
    const owner = classAround(code, one.line)?.tokens[1]?.text ?? '';
    if (owner === '' || !MADE.has(one.name)) continue;
    const back = ownStatements(code, one).filter(
      ({ tokens }) => tokens[0]?.text === 'return' && tokens.length > 1,
    );
    const [line] = back;
    const isMade = back.some(each => has(each, owner) || (each.tokens.length === 2 && has(each, 'self')));
    const isMeant = alignment?.theirs.lines.some(each => hasRow(each, 'return', owner, '(')) ?? false;
    if (line && !isMade && (isAsked || isMeant)) return { one, owner, line };
  }
  return undefined;
}

/** How many values an object of a class is made from. */
function valuesOf({ code }: Context, owner: string): number {
  const inits = definitionsOf(code).filter(({ name }) => name === '__init__');
  const init = inits.find(({ line }) => classAround(code, line)?.tokens[1]?.text === owner);
  return init ? init.parameters.filter(({ text }) => text === ',').length : 0;
}

/** `both.balance`, where `both` is a list: only an object of the program's own class has that. */
export const objectMissing: Rule = context => {
  const { error, code } = context;
  const name = error?.code === 'python/attribute' ? PLAIN.exec(detailOf(context))?.[1] : undefined;
  if (name === undefined) return null;
  const member = code.lines.find(one => hasRow(one, 'self', '.', name) || hasRow(one, 'def', name));
  const owner = (member && classAround(code, member))?.tokens[1]?.text;
  return owner === undefined
    ? null
    : { kind: 'object-missing', line: error?.line ?? 1, params: { name, owner } };
};

/** `return self.eggs + other.eggs`, where `return Bag(self.eggs + other.eggs)` is meant. */
export const plainResult: Rule = context => {
  const { error, code } = context;
  const name = error?.code === 'python/attribute' ? PLAIN.exec(detailOf(context))?.[1] : undefined;
  const isOwn =
    name !== undefined && code.lines.some(one => hasRow(one, 'self', '.', name) || hasRow(one, 'def', name));
  if (!isUnsolved(context) || (error !== null && !isOwn)) return null;
  const there = statementAt(context, error?.line ?? null);
  const inside = there && definitionsOf(code).find(one => MADE.has(one.name) && one.body.includes(there));
  if (inside) {
    const owner = classAround(code, inside.line)?.tokens[1]?.text ?? '';
    const params = { owner, name: inside.name, said: inside.name === '__add__' ? '+' : inside.name };
    return { kind: 'special-sides', line: there.first, params };
  }
  const found = plainReturn(context, isOwn);
  if (!found) return null;
  const { one, owner, line } = found;
  const [from, to] = [line.tokens[1], line.tokens.at(-1)];
  const params = { owner, name: one.name };
  if (!from || !to || valuesOf(context, owner) !== 1)
    return { kind: 'special-plain', line: line.first, params };
  const text = `${owner}(${code.source.slice(from.start, to.end)})`;
  const edit = spliced(code, line, from.start, to.end, text);
  return { kind: 'special-plain', line: line.first, params, edit, certain: true };
};
