/** Returns the one or two letters by which a class is recognised in a list: `5W` for 5 Willow, `7A` for 7A Computing. */
export function badgeOf(name: string): string {
  const [first = [], second = []] = name
    .trim()
    .split(/\s+/)
    .map(word => [...word]);
  const letters = first.length === 2 || second.length === 0 ? first.slice(0, 2) : [first[0], second[0]];
  return letters.join('').toLocaleUpperCase();
}
