import type { UniqueIdentifier } from '@dnd-kit/core';

/** Where lines are that the program does not have. */
export const LEFT = 'left';
/** How far a line is moved to the side for one step of indentation. */
export const INDENT_PIXELS = 38;

const AT = 'at-';

/** The place before a line of the program, as an id. */
export const idOfPlace = (place: number): string => `${AT}${place}`;

/** The place that an id stands for; the end for any other. */
export const placeOf = (id: UniqueIdentifier, end: number): number =>
  typeof id === 'string' && id.startsWith(AT) ? Number(id.slice(AT.length)) : end;

/** Moves the focus to a line, wherever it is now. */
export function focusLine(line: number): void {
  document.querySelector<HTMLElement>(`[data-order-line="${line}"]`)?.focus();
}
