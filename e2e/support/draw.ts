import { createHash } from 'node:crypto';

/** Set by the configuration, for the runner and its workers alike. */
const { RANDOM_SEED = '' } = process.env;

const placeOf = (item: unknown): string =>
  createHash('sha256')
    .update(`${RANDOM_SEED} ${JSON.stringify(item)}`)
    .digest('hex');

/** Draws some of many, others each time; RANDOM_SEED, which the run prints, draws the same ones again. */
export const drawn = <Item>(all: readonly Item[], count: number): readonly Item[] =>
  all.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1)).slice(0, count);

/** The same, of what `npm run test:all` goes through as a whole. */
export const sampled = <Item>(all: readonly Item[], count: number): readonly Item[] =>
  process.env['TEST_ALL'] ? all : drawn(all, count);
