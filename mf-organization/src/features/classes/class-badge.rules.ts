/** Returns the one or two letters by which a class is recognised in a list: `5W` for 5 Willow, `4A` for Class 4a. */
export function badgeOf(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .map(word => [...word]);
  const number = words.find(word => word.length === 2 && /\d/.test(word.join('')));
  const [first = [], second = []] = words;
  const letters = number ?? (second.length === 0 ? first.slice(0, 2) : [first[0], second[0]]);
  return letters.join('').toLocaleUpperCase();
}
