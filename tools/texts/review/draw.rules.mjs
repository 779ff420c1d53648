// Which texts of a language are translated back by somebody who has not seen the English.
import { createHash } from 'node:crypto';

export const DRAWN = 150;

const lot = (seed, id) => createHash('sha256').update(`${seed} ${id}`).digest('hex');

/** The names of texts that a seed draws: nobody chooses them, and a text more or less changes few of them. */
export const drawnIds = (ids, seed, count = DRAWN) =>
  ids
    .map(id => [lot(seed, id), id])
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, count)
    .map(([, id]) => id);

/** Of the texts that a review has, how many the seed draws today: new texts take the places of others. */
export function stillDrawn(reviewed, ids, seed) {
  const drawn = new Set(drawnIds(ids, seed, reviewed.length));
  return reviewed.filter(id => drawn.has(id)).length;
}
