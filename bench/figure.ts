/** One measured figure, as `--json` prints it. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The maximum of `value`, or the minimum if `better` is `more`. */
  readonly goal: number;
  readonly ok: boolean;
  /** Intermediate measurements, for readers of the table. */
  readonly detail?: string;
}

const DIGITS = 1_000;

/** A figure that must not be above its goal. */
export function atMost(goal: number, figure: Omit<Figure, 'goal' | 'ok'>): Figure {
  const value = Math.round(figure.value * DIGITS) / DIGITS;
  return { ...figure, value, goal, ok: value <= goal };
}

/** The median of the values; for an even number of values, the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('There is no median of nothing');
  return middle;
}

/** Formats times in milliseconds as one text. */
export const inMilliseconds = (values: readonly number[]): string =>
  `${values.map(value => Math.round(value)).join(', ')} ms`;
