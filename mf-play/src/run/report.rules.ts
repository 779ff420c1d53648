import type { RunResult } from './run-result.types.ts';

/** Results that have a dialog, or a notice over the map, that explains them. */
const hasOwnTelling = ({ kind }: RunResult): boolean => kind === 'error' || kind === 'variant';

/**
 * Returns what the lines next to code and map say about a run: nothing as long as a dialog or a notice says it, so that it is
 * said in one place.
 * @param isOpen the result was not dismissed yet
 */
export const reportOf = (result: RunResult | null, isOpen: boolean): RunResult | null =>
  result && isOpen && hasOwnTelling(result) ? null : result;

/** Whether the lines are new to somebody who listens, and do not repeat what was said before. */
export const isNews = (report: RunResult | null): boolean => report !== null && !hasOwnTelling(report);
