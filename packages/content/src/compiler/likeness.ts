/** The words, numbers and signs of a line of code. */
export const wordsOf = (line: string): string[] => line.match(/\w+|[^\w\s]/g) ?? [];

/** How much two lines have in common, from 0 to 1, by their words. */
export function likeness(words: readonly string[], others: readonly string[]): number {
  const rest = [...others];
  let shared = 0;
  for (const word of words) {
    const at = rest.indexOf(word);
    if (at < 0) continue;
    rest.splice(at, 1);
    shared += 1;
  }
  return (2 * shared) / (words.length + others.length);
}
