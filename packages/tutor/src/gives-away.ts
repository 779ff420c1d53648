import { readCode } from './code/read-code.ts';
import { normalWords } from './reference/normal-form.ts';

const FENCE = /^\s*(?:```|~~~).*$/gmu;

/** Statements of a text as one word each, whatever stands around them. */
const statements = (text: string): readonly string[] =>
  readCode(text.replaceAll(FENCE, '')).lines.map(line => normalWords(line).join(' '));

/**
 * Whether a text holds so much of a solution that nothing is left to find out: more than one statement that
 * the learner's code does not have, and all of those that it lacks.
 */
export function givesAway(text: string, code: string, references: readonly string[]): boolean {
  const own = new Set(statements(code));
  const flat = statements(text).join('\n');
  return references.some(reference => {
    const lacking = [...new Set(statements(reference))].filter(one => !own.has(one));
    return lacking.length > 1 && lacking.every(one => flat.includes(one));
  });
}
