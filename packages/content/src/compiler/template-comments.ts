const COMMENT = /^(\s*#\s*)(\S.*)$/;

/** Returns the words of a program's comment lines, in order. */
export const commentsOf = (code: string): string[] =>
  code.split('\n').flatMap(line => COMMENT.exec(line)?.[2] ?? []);

/** Returns the program with other words in its comment lines: the first in the first, and so on. */
export function withComments(code: string, comments: readonly string[]): string {
  const words = comments.values();
  return code
    .split('\n')
    .map(line => line.replace(COMMENT, (_, mark: string, own: string) => mark + (words.next().value ?? own)))
    .join('\n');
}
