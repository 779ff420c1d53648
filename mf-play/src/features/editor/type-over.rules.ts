const OPENERS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** A string without a prefix, in which brackets are text; those of an f-string's values are code. */
const PLAIN_STRING = /(?<![\w"'])(["'])(?:\\.|(?!\1)[^\\])*\1/g;

const count = (line: string, char: string): number => line.split(char).length - 1;

/** Right of the brace of an f-string, the library takes the mark that ends the string for one that begins another. */
const ENDS_F_STRING = /^}["']$/;

/**
 * Whether a typed character is the one that already stands right of the cursor. A bracket is, if no bracket of the line waits
 * for a further one; the library knows this only of the brackets that it put there last.
 * @param column of the cursor
 */
export function isTypedOver(line: string, column: number, typed: string): boolean {
  if (line[column] !== typed) return false;
  if (ENDS_F_STRING.test(line.slice(Math.max(0, column - 1), column + 1))) return true;
  const opener = OPENERS[typed];
  if (!opener) return false;
  const code = line.replaceAll(PLAIN_STRING, '');
  return count(code, opener) <= count(code, typed);
}
