import type { AnyNode, Node } from 'acorn';

/** By which words code can reach what stands elsewhere: as a variable, or as a key or text. */
export interface Mentions {
  readonly names: Set<string>;
  readonly texts: Set<string>;
}

export const noMentions = (): Mentions => ({ names: new Set(), texts: new Set() });

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value;

/** The nodes directly inside a node. */
export const inside = (node: Node): AnyNode[] => Object.values(node).flat().filter(isNode);

/** Adds what a piece of code mentions. Scopes are not regarded: a word that is also a name of something else counts. */
export function mention(code: Node, to: Mentions): void {
  const node = code as AnyNode;
  if (node.type === 'Identifier') to.names.add(node.name);
  else if (node.type === 'Literal') to.texts.add(String(node.value));
  else if (node.type === 'TemplateElement') to.texts.add(node.value.raw);
  else if (node.type === 'MemberExpression' || node.type === 'Property') {
    const key = node.type === 'Property' ? node.key : node.property;
    if (key.type === 'Identifier') to.texts.add(key.name);
    const isWord = !node.computed && key.type === 'Identifier';
    for (const one of inside(node)) if (!isWord || one !== key) mention(one, to);
    return;
  }
  for (const one of inside(node)) mention(one, to);
}
