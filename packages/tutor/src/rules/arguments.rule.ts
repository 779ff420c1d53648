import type { Token } from '@burrow/python-syntax';
import { classAround, type Definition, definitionsOf, hasRow } from '../code/definitions.ts';
import { type Context, statementAt } from '../context.ts';
import type { Finding } from '../tutor.types.ts';
import type { Rule } from './rule.ts';

const MISSING = /^(?:\w+\.)*?(\w+)\(\) missing (\d+) required positional arguments?/u;
const TOO_MANY =
  /^(?:\w+\.)*?(\w+)\(\) takes (?:from \d+ to )?(\d+) positional arguments? but (\d+) (?:was|were) given/u;

/** The parameters without default values, `self` not counted. */
function needed({ parameters }: Definition): number {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of parameters) {
    if ('([{'.includes(token.text)) depth++;
    if (')]}'.includes(token.text)) depth--;
    if (depth === 0 && token.text === ',') parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter(part => part.length === 1 && part[0]?.text !== 'self').length;
}

/** How many values the call gives, and how many its function takes; undefined if the error does not say so. */
function countsOf({ error, code }: Context): { called: string; given: number; wanted: number } | undefined {
  const detail = String(error?.params['detail'] ?? '');
  const [, lacking = '', less = ''] = MISSING.exec(detail) ?? [];
  const [, crowded = '', most = '', given = ''] = TOO_MANY.exec(detail) ?? [];
  const called = lacking || crowded;
  const own = definitionsOf(code).find(one => one.name === called);
  if (error?.code !== 'python/type' || !own) return undefined;
  const isMethod = classAround(code, own.line) !== undefined && own.parameters[0]?.text === 'self';
  if (lacking) return { called, given: needed(own) - Number(less), wanted: needed(own) };
  const by = isMethod ? 1 : 0;
  return { called, given: Number(given) - by, wanted: Number(most) - by };
}

/** What makes Python call a special method by itself. */
const CALLED_BY: Readonly<Record<string, string>> = {
  __getitem__: '[ ]', __add__: '+', __sub__: '-', __mul__: '*', __lt__: '<', __eq__: '==', __len__: 'len()', __str__: 'str()',
}; // prettier-ignore

/** `pick()` or `pick("pear", 2)`, where the program's own `pick(fruit)` takes one value. */
export const ownArguments: Rule = (context): Finding | null => {
  const found = countsOf(context);
  if (!found || found.given < 0 || found.wanted < 0) return null;
  const { called, given, wanted } = found;
  const line = context.error?.line ?? 1;
  const said = CALLED_BY[called];
  const own = definitionsOf(context.code).find(one => one.name === called);
  if (said !== undefined && own)
    return { kind: 'special-values', line: own.line.first, params: { name: called, said, given, wanted } };
  const there = statementAt(context, line);
  if (given > wanted && there && hasRow(there, 'super', '(', ')', '.', called, '(', 'self'))
    return { kind: 'self-given', line, params: {} };
  const parent = /^(\w+)\.__init__\(\)/u.exec(String(context.error?.params['detail'] ?? ''))?.[1];
  const name = called === '__init__' ? classOf(context, line, parent) : called;
  const kind = given < wanted ? 'values-few' : 'values-many';
  return { kind, line, params: { name, given, wanted } };
};

/** The class whose object a line makes. */
function classOf(context: Context, line: number, owner: string | undefined): string {
  const classes = context.code.lines.flatMap(({ tokens }) =>
    tokens[0]?.text === 'class' ? [tokens[1]?.text ?? ''] : [],
  );
  const there = statementAt(context, line);
  const made = classes.find(name => there?.tokens.some(({ text }) => text === name));
  return made ?? (owner === undefined ? '__init__' : `${owner}.__init__`);
}
