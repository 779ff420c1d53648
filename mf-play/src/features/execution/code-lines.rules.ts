/** How many lines of code count: those that are neither empty nor only a comment. */
export function countCodeLines(code: string): number {
  return code.split('\n').filter(line => /^\s*[^\s#]/.test(line)).length;
}
