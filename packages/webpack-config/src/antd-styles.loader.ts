import { Parser, type CallExpression, type Node } from 'acorn';

const MAKERS = new Set(['genStyleHooks', 'genSubStyleComponent', 'genComponentStyleHook']);
const NO_STYLES = '() => null';

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function findMakers(node: Node): CallExpression[] {
  const inside = Object.values(node).flat().filter(isNode).flatMap(findMakers);
  const { type, callee } = node as CallExpression;
  const found = type === 'CallExpression' && callee.type === 'Identifier' && MAKERS.has(callee.name);
  return found ? [node as CallExpression, ...inside] : inside;
}

/**
 * Removes the functions that create antd's style sheets from a `style` module. With `zeroRuntime` antd never
 * calls them: their result is in the style sheet that packages/ui generates at build time. Their own
 * imports go with them.
 */
export default function dropStyles(source: string): string {
  const program = Parser.parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  const drawn = findMakers(program).flatMap(call => call.arguments[1] ?? []);
  return drawn
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + NO_STYLES + text.slice(end), source);
}
