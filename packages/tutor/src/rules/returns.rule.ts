import { has } from '../code/definitions.ts';
import type { Edit } from '../code/edit.ts';
import { isUnsolved } from '../context.ts';
import type { Rule } from './rule.ts';

/** A statement right below a `return`, in the same column: it never runs. Two returns are one with both values; in a generator they are yields. */
export const afterReturn: Rule = context => {
  const { code, parses, alignment } = context;
  const isGenerator = alignment?.theirs.lines.some(line => has(line, 'yield')) ?? false;
  if (isGenerator || (parses !== null && !isUnsolved(context))) return null;
  for (const [index, line] of code.lines.entries()) {
    const next = code.lines[index + 1];
    if (line.tokens[0]?.text !== 'return' || next?.indent !== line.indent) continue;
    if (
      ['else', 'elif', 'except', 'finally', 'def', 'class', '@', 'case'].includes(next.tokens[0]?.text ?? '')
    )
      continue;
    const params = { other: line.first };
    if (next.tokens[0]?.text !== 'return' || next.tokens.length < 2 || line.tokens.length < 2)
      return { kind: 'return-early', line: next.first, params };
    const text = `${' '.repeat(line.indent)}${line.text}, ${next.text.replace(/^return\s+/u, '')}`;
    const edit: Edit = { kind: 'modify', line: line.first, through: next.last, text };
    return { kind: 'return-second', line: next.first, params, edit };
  }
  return null;
};
