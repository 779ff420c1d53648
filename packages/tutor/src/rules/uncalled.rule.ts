import type { Rule } from './rule.ts';

/** A function that no line calls, in a program that leaves goals open. */
export const uncalledFunction: Rule = ({ code, bindings, story }) => {
  if ((story?.open.length ?? 0) === 0) return null;
  const words = code.lines.flatMap(({ tokens }) => tokens.map(({ text }) => text));
  const found = bindings.find(
    ({ name, kind }) => kind === 'def' && words.filter(word => word === name).length === 1,
  );
  const line = found && code.lines[found.line];
  return found && line ? { kind: 'function-uncalled', line: line.first, params: { name: found.name } } : null;
};
