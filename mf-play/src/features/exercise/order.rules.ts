/** Whether a program has no lines but the given ones: another was typed, and cannot be put in order. */
export function canOrder(code: string, lines: readonly string[]): boolean {
  const free = lines.map(line => line.trim());
  return code
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !line.startsWith('#'))
    .every(line => {
      const at = free.indexOf(line);
      if (at >= 0) free.splice(at, 1);
      return at >= 0;
    });
}
