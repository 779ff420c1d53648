import { Counter, Histogram, Registry } from 'prom-client';

/** What code counts wherever it runs: one for a process, whether anybody reads it or not. */
export const COUNTED = new Registry();

/**
 * Makes a count by one label, whose few values are known, so that each is there from the start. Returns the function that
 * adds one.
 */
export function countOf<Label extends string, Value extends string>(
  name: string,
  help: string,
  label: Label,
  values: readonly Value[],
): (value: Value) => void {
  const counter = new Counter({ name, help, labelNames: [label], registers: [COUNTED] });
  const labelled = (value: Value) => counter.labels(value);
  for (const value of values) labelled(value).inc(0);
  return value => labelled(value).inc();
}

/** What is measured in seconds, by labels whose values must be few. */
export interface Measured<Label extends string> {
  readonly name: string;
  readonly help: string;
  readonly labels: readonly Label[];
  /** Upper bounds, in seconds. */
  readonly buckets: number[];
}

/** Makes a measure of times. Returns the function that notes one, in seconds. */
export function timesOf<Label extends string>({
  name,
  help,
  labels,
  buckets,
}: Measured<Label>): (values: Readonly<Record<Label, string>>, seconds: number) => void {
  const times = new Histogram({ name, help, labelNames: labels, buckets, registers: [COUNTED] });
  if (labels.length === 0) times.zero({});
  return (values, seconds) => times.observe(values, seconds);
}

/** Returns a function that tells how many seconds have passed. */
export function stopwatch(): () => number {
  const from = performance.now();
  return () => (performance.now() - from) / 1_000;
}
