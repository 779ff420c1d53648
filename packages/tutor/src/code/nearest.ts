/** How many letters must be added, removed, changed or swapped to turn one word into the other. */
export function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}

const MAX_LENGTH = 40;

const plain = (name: string): string => name.toLowerCase().replaceAll('_', '');

/**
 * Returns the name that was most likely meant: one that differs only by case or underscores, otherwise by at most a
 * third of its letters. Undefined if none is similar.
 */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  if (name.length > MAX_LENGTH) return undefined;
  let best: { name: string; cost: number } | undefined;
  for (const candidate of known) {
    if (candidate === name || candidate.length > MAX_LENGTH) continue;
    const cost = plain(candidate) === plain(name) ? 0 : distance(name.toLowerCase(), candidate.toLowerCase());
    const most = Math.max(1, Math.floor(Math.max(name.length, candidate.length) / 3));
    if (name.length < 2 && cost > 0) continue;
    if (cost <= most && (!best || cost < best.cost)) best = { name: candidate, cost };
  }
  return best?.name;
}
