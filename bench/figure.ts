/** One measured figure, as `--json` prints it. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The most that `value` may be, or the least where `better` is `more`. */
  readonly goal: number;
  readonly ok: boolean;
  /** What was measured on the way, for whoever reads the table. */
  readonly detail?: string;
}

const DIGITS = 1_000;

/** A figure that must not be above its goal. */
export function atMost(goal: number, figure: Omit<Figure, 'goal' | 'ok'>): Figure {
  const value = Math.round(figure.value * DIGITS) / DIGITS;
  return { ...figure, value, goal, ok: value <= goal };
}

/** The middle of the values; of an even number of them the lower one of the two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('There is no median of nothing');
  return middle;
}

/** Times in milliseconds as one text. */
export const inMilliseconds = (values: readonly number[]): string =>
  `${values.map(value => Math.round(value)).join(', ')} ms`;
