import fc from 'fast-check';

const { RANDOM_SEED, RANDOM_PATH, TEST_ALL } = process.env;

/** The share of the runs that `npm test` makes; `npm run test:all` makes all of them. */
const SHARE = 0.1;

/** Says how the run that failed is repeated, besides what fast-check says. */
function report<Values>(details: fc.RunDetails<Values>): void {
  if (!details.failed) return;
  const { seed, counterexamplePath } = details;
  const again = `RANDOM_SEED=${seed} RANDOM_PATH=${counterexamplePath} npm test -- <this file>`;
  throw new Error(`${fc.defaultReportMessage(details)}\n\nThe same again: ${again}`);
}

/**
 * Settings of a random test for fast-check: a new seed each time, or that of RANDOM_SEED; of the runs, which are how many
 * `npm run test:all` makes, a tenth. A failure says how to repeat it.
 */
export function randomRuns(runs: number) {
  return {
    numRuns: TEST_ALL ? runs : Math.ceil(runs * SHARE),
    ...(RANDOM_SEED ? { seed: Number(RANDOM_SEED) } : {}),
    ...(RANDOM_PATH ? { path: RANDOM_PATH } : {}),
    reporter: report,
  };
}
