import type { Rule } from './rule.ts';

/** A function, or a class, whose name stands nowhere else in a program that fails or leaves goals open. */
const uncalled =
  (wanted: 'def' | 'class'): Rule =>
  ({ code, bindings, story, error }) => {
    if (!error && (story?.open.length ?? 0) === 0) return null;
    const words = code.lines.flatMap(({ tokens }) => tokens.map(({ text }) => text));
    const found = bindings.find(
      ({ name, kind }) => kind === wanted && words.filter(word => word === name).length === 1,
    );
    const line = found && code.lines[found.line];
    return found && line
      ? { kind: 'function-uncalled', line: line.first, params: { name: found.name } }
      : null;
  };

/** A function that no line calls. */
export const uncalledFunction: Rule = uncalled('def');

/** A class that makes no object and has no children: what the farm refuses is another object's work. */
export const unusedClass: Rule = uncalled('class');
