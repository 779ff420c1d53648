import type { PyValue } from '@burrow/contracts';
import { MAX_LINE_STEPS, type RunStep } from '@burrow/python';
import { isCommand, type TimelineStep } from '../../run/recorded-steps.ts';
import type { Recording } from '../../run/recording.ts';

/** Up to this many steps have a cell each; more have a slider. */
export const MOST_CELLS = 20;

export interface ShownVariable {
  readonly name: string;
  readonly value: string;
  readonly isChanged: boolean;
}

/**
 * Returns the learner's variables as they were when the step was shown, with those that are new or changed marked. After
 * the last step they are as the program left them.
 * @param position how many steps were shown
 */
export function variablesAt(
  { steps, changedAtEnd, length, error }: Recording,
  position: number,
): ShownVariable[] {
  const values = new Map<string, string>();
  for (const { changed } of steps.all.slice(0, position))
    for (const { name, value } of changed) values.set(name, value);
  const changed = new Set(steps.all[position - 1]?.changed.map(({ name }) => name));
  if (position === length && error === null)
    for (const { name, value } of changedAtEnd) {
      values.set(name, value);
      changed.add(name);
    }
  return [...values].map(([name, value]) => ({ name, value, isChanged: changed.has(name) }));
}

export interface ShownStock {
  readonly thing: string;
  readonly count: number;
  /** How many were added or removed in the step. */
  readonly change: number;
}

/** Returns what the animal has after a number of steps, and what the last of them changed. */
export function stockAt({ steps }: Recording, position: number): ShownStock[] {
  const now = steps.stateAt(position).inventory;
  const before = steps.stateAt(Math.max(position - 1, 0)).inventory;
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].flatMap((thing): ShownStock[] => {
    const count = now[thing] ?? 0;
    const change = count - (before[thing] ?? 0);
    return count === 0 && change === 0 ? [] : [{ thing, count, change }];
  });
}

/** Returns how far the last step went if that was a walk that was refused on its way; null otherwise. Counted in tiles. */
export function brokenWalk({ steps, length, isRefused }: Recording): { done: number; count: number } | null {
  const last = steps.all[length - 1];
  if (!isRefused || !isCommand(last) || last.name !== 'move_forward') return null;
  const { argument: count } = last;
  if (typeof count !== 'number') return null;
  const done = steps.at(length - 1)?.events.filter(({ type }) => type === 'moved').length ?? 0;
  return { done, count };
}

function showArgument(argument: PyValue): string {
  if (argument === null) return '';
  if (typeof argument === 'boolean') return argument ? 'True' : 'False';
  return JSON.stringify(argument);
}

/** Returns a step as it is in the learner's code: a command with its value, such as `player.move_forward(2)`, or the line. */
export function stepCode(step: TimelineStep, code: string): string {
  return isCommand(step) ? commandCode(step) : (code.split('\n')[step.line - 1] ?? '').trim();
}

/** Returns whether more lines ran than can be stepped through. */
export const isCut = ({ steps, length }: Recording): boolean =>
  length === MAX_LINE_STEPS && !isCommand(steps.all[0]);

function commandCode({ name, argument }: Pick<RunStep, 'name' | 'argument'>): string {
  return `player.${name}(${showArgument(questionOf(argument))})`;
}

/** A question's argument contains its answer too; any other is as it is. */
function questionOf(argument: PyValue): PyValue {
  const asked = argument as { readonly $question?: PyValue } | null;
  return asked?.$question ?? argument;
}

const KEYS: Readonly<Record<string, (position: number, length: number) => number>> = {
  ArrowLeft: position => position - 1,
  ArrowDown: position => position - 1,
  ArrowRight: position => position + 1,
  ArrowUp: position => position + 1,
  Home: () => 0,
  End: (_position, length) => length,
};

/** Returns where a key leads to; null for keys that the timeline does not use. */
export function positionAfterKey(key: string, position: number, length: number): number | null {
  const to = Object.hasOwn(KEYS, key) ? KEYS[key]?.(position, length) : undefined;
  return to === undefined ? null : Math.min(Math.max(to, 0), length);
}
