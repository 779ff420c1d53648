import type { DesignExercise } from '@burrow/contracts';

type Value = DesignExercise['choices'][number]['values'][number];

/** For each choice the index of the chosen value. */
export type Chosen = readonly number[];

/** What is chosen in the level as shown. */
export const shownChoice = ({ choices }: DesignExercise): Chosen => choices.map(({ shown }) => shown);

/** Chooses another value. */
export const withValue = (chosen: Chosen, choice: number, value: number): Chosen =>
  chosen.map((one, index) => (index === choice ? value : one));

const placeOf = ({ choices }: DesignExercise, chosen: Chosen): number =>
  choices.reduce((place, { values }, index) => place * values.length + (chosen[index] ?? 0), 0);

/** The setting that is chosen: 0 for the level as shown, then its hidden variants, from 1. */
export function settingOf(task: DesignExercise, chosen: Chosen): number {
  const [place, shown] = [placeOf(task, chosen), placeOf(task, shownChoice(task))];
  if (place === shown) return 0;
  return place < shown ? place + 1 : place;
}

/** A value as Python writes it. */
export function written(value: Value): string {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return typeof value === 'string' ? `"${value}"` : String(value);
}

/** Whether values are stepped through one by one: numbers are. Others are chosen from a list. */
export const isStepped = (values: readonly Value[]): boolean =>
  values.every(value => typeof value === 'number');

/** The index that a key leads to among `count` values; null for other keys. */
export function indexAfterKey(key: string, index: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowUp') return Math.min(index + 1, count - 1);
  return key === 'ArrowDown' ? Math.max(index - 1, 0) : null;
}
