import { Parser, type CallExpression, type Node } from 'acorn';

const MAKERS = new Set(['genStyleHooks', 'genSubStyleComponent', 'genComponentStyleHook']);

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
 * Leaves of a `style` module the names of its parts: the functions that draw style sheets and compute tokens go, with their
 * imports. The results are in the style sheet that packages/ui draws at build time, and its `static-theme` is in antd's place.
 */
export default function dropStyles(source: string): string {
  const program = Parser.parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  const dropped = findMakers(program).flatMap(({ arguments: [name, ...others] }) => {
    const last = others.at(-1);
    return name && last ? { start: name.end, end: last.end } : [];
  });
  return dropped
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), source);
}
