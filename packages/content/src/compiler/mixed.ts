/** Returns the texts in another order, which is always the same for the same texts. */
export function mixed(texts: readonly string[]): string[] {
  const weight = (text: string, index: number): number =>
    [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, index + 7);
  const order = texts.map((text, index) => ({ text, weight: weight(text, index) }));
  const found = order.toSorted((a, b) => a.weight - b.weight).map(({ text }) => text);
  return found.join('\n') === texts.join('\n') ? found.toReversed() : found;
}
