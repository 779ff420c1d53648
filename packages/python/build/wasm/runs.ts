/** Numbers in rising order as pairs of a first one and how many follow it without a gap, itself included. */
export function toRuns(numbers: readonly number[]): number[] {
  const runs: number[] = [];
  let next = -1;
  for (const number of numbers) {
    if (number === next) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
    else runs.push(number, 1);
    next = number + 1;
  }
  return runs;
}

export function fromRuns(runs: readonly number[]): number[] {
  const pairs = Array.from(
    { length: runs.length / 2 },
    (_, at) => [runs[2 * at] ?? 0, runs[2 * at + 1] ?? 0] as const,
  );
  return pairs.flatMap(([first, count]) => Array.from({ length: count }, (_, at) => first + at));
}
