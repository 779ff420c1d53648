import { type CallExpression, type Node, type ObjectExpression, Parser } from 'acorn';

/** What a remote adds to the page's store, by names that no other remote may use. */
export interface InjectedNames {
  readonly slices: readonly string[];
  readonly endpoints: readonly string[];
}

const ABOUT_NAMES = /createSlice|injectEndpoints/;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const isObject = (node: Node | null | undefined): node is ObjectExpression =>
  node?.type === 'ObjectExpression';

function callsIn(node: Node): CallExpression[] {
  const inside = Object.values(node).flat().filter(isNode).flatMap(callsIn);
  return node.type === 'CallExpression' ? [node as CallExpression, ...inside] : inside;
}

function nameOf({ callee }: CallExpression): string {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : '';
}

/** The keys of an object and their values; null if it is not written out. */
function entriesOf(node: Node | null | undefined): Map<string, Node> | null {
  if (!isObject(node)) return null;
  const entries = new Map<string, Node>();
  for (const property of node.properties) {
    if (property.type !== 'Property' || property.computed) return null;
    const { key, value } = property;
    if (key.type === 'Identifier') entries.set(key.name, value);
    else if (key.type === 'Literal') entries.set(String(key.value), value);
  }
  return entries;
}

/** What `build => ({ … })` returns. */
function returnedBy(node: Node | undefined): Node | null {
  if (node?.type !== 'ArrowFunctionExpression' && node?.type !== 'FunctionExpression') return null;
  const { body } = node as Node & { readonly body: Node & { readonly body?: readonly Node[] } };
  if (body.type !== 'BlockStatement') return body;
  const last = body.body?.at(-1) as (Node & { readonly argument?: Node }) | undefined;
  return last?.type === 'ReturnStatement' ? (last.argument ?? null) : null;
}

function sliceIn(call: CallExpression): string | null {
  const entries = entriesOf(call.arguments[0]);
  const name = (entries?.get('reducerPath') ?? entries?.get('name')) as
    | { readonly value?: unknown }
    | undefined;
  return typeof name?.value === 'string' ? name.value : null;
}

function endpointsIn(call: CallExpression): string[] | null {
  const returned = entriesOf(returnedBy(entriesOf(call.arguments[0])?.get('endpoints')));
  return returned && [...returned.keys()];
}

/**
 * Reads which slices and endpoints a module makes.
 * @param code JavaScript
 * @throws Error where they are not written out, so that none can be missing from a release
 */
export function injectedNames(code: string): InjectedNames {
  if (!ABOUT_NAMES.test(code)) return { slices: [], endpoints: [] };
  const calls = callsIn(Parser.parse(code, { ecmaVersion: 'latest', sourceType: 'module' }));
  const named = <Name>(callee: string, read: (call: CallExpression) => Name | null): Name[] =>
    calls
      .filter(call => nameOf(call) === callee)
      .map(call => {
        const name = read(call);
        if (name === null) throw new Error(`${callee}: write its names out, so that a release can tell them`);
        return name;
      });
  return { slices: named('createSlice', sliceIn), endpoints: named('injectEndpoints', endpointsIn).flat() };
}
