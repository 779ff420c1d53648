import type { Direction } from '@burrow/contracts';

export type Heading = 'up' | 'right' | 'down' | 'left';

/**
 * Returns the heading that a direction shows.
 *
 * @example
 * headingOf([0, -1]) // → 'up'
 * headingOf([1, 0]) // → 'right'
 */
export function headingOf([x, y]: Direction): Heading {
  if (x !== 0) return x > 0 ? 'right' : 'left';
  return y > 0 ? 'down' : 'up';
}
