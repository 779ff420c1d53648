import type { CodeLine, Token } from '@burrow/python-syntax';

const STRING = /^([a-zA-Z]*)("""|'''|"|')([\s\S]*?)\2?$/u;

/** A string without its kind of quotation marks; an f-string keeps its f. */
function normalString(text: string): string {
  const [, prefix = '', , inside = text] = STRING.exec(text) ?? [];
  return `${prefix.toLowerCase()}"${inside}"`;
}

/** A word in the form in which it is compared: quotation marks do not matter. */
export const normalWord = ({ kind, text }: Token): string => (kind === 'string' ? normalString(text) : text);

export const normalWords = ({ tokens }: CodeLine): readonly string[] => tokens.map(normalWord);

/** How similar two lists of words are, from 0 to 1: twice the length of the longest common part divided by both lengths. */
export function likeness(a: readonly string[], b: readonly string[]): number {
  if (a.length + b.length === 0) return 1;
  let row = Array.from({ length: b.length + 1 }, () => 0);
  for (const word of a) {
    const next = [0];
    for (let j = 1; j <= b.length; j++) {
      next.push(word === b[j - 1] ? (row[j - 1] ?? 0) + 1 : Math.max(row[j] ?? 0, next[j - 1] ?? 0));
    }
    row = next;
  }
  return (2 * (row[b.length] ?? 0)) / (a.length + b.length);
}
