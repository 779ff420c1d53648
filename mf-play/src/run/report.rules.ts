import type { RunResult } from './run-result.types.ts';

/** What has a dialog, or a notice over the map, that tells it in words. */
const hasOwnTelling = ({ kind }: RunResult): boolean => kind === 'error' || kind === 'variant';

/**
 * What the lines beside code and map tell of a run: nothing as long as a dialog or a notice tells it, so that it is
 * told in one place.
 * @param isOpen the result was not dismissed yet
 */
export const reportOf = (result: RunResult | null, isOpen: boolean): RunResult | null =>
  result && isOpen && hasOwnTelling(result) ? null : result;

/** Whether the lines are new to somebody who listens, and not what was told before. */
export const isNews = (report: RunResult | null): boolean => report !== null && !hasOwnTelling(report);
