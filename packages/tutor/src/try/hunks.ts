/** Statements `from` to `to` (not included) of a program; an empty range is the place before `from`. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** One place where two programs differ. */
export interface Hunk {
  readonly before: Range;
  readonly after: Range;
}

/** The lengths of the longest common parts from each pair of statements on. */
function commonLengths(a: readonly string[], b: readonly string[]): readonly (readonly number[])[] {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, () => 0)];
  for (const key of a.toReversed()) {
    const below = rows[0] ?? [];
    const row = [0];
    for (let j = b.length - 1; j >= 0; j--)
      row.unshift(key === b[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[0] ?? 0));
    rows.unshift(row);
  }
  return rows;
}

/** Returns where the second program differs from the first. */
export function hunksBetween(a: readonly string[], b: readonly string[]): readonly Hunk[] {
  const lengths = commonLengths(a, b);
  const hunks: Hunk[] = [];
  let [i, j, from, start] = [0, 0, 0, 0];
  const close = (): void => {
    if (i > from || j > start) hunks.push({ before: { from, to: i }, after: { from: start, to: j } });
  };
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      close();
      [i, j] = [i + 1, j + 1];
      [from, start] = [i, j];
    } else if ((lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) i++;
    else j++;
  }
  [i, j] = [a.length, b.length];
  close();
  return hunks;
}

/** Whether two ranges meet; an empty one also meets what ends or begins there. */
export function meets(a: Range, b: Range): boolean {
  if (a.from === a.to && b.from === b.to) return a.from === b.from;
  if (a.from === a.to || b.from === b.to) return a.from <= b.to && b.from <= a.to;
  return a.from < b.to && b.from < a.to;
}
