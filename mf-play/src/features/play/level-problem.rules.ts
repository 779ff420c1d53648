export type ProblemKey = 'account' | 'plan' | 'closed' | 'unknown' | 'failed';

const BY_STATUS: Readonly<Record<number, ProblemKey>> = {
  401: 'account',
  402: 'plan',
  403: 'closed',
  404: 'unknown',
};

/** Returns the kind of problem that the status of level/data stands for. */
export const problemKey = (status: number): ProblemKey => BY_STATUS[status] ?? 'failed';

/**
 * Returns the page that helps with a problem: log-in, or where to get a plan; null if none does.
 * @param purchase the page on which this user gets a plan
 */
export function problemPage<Page extends string>(
  key: ProblemKey,
  purchase: Page | null,
): Page | 'login' | null {
  if (key === 'account') return 'login';
  return key === 'plan' ? purchase : null;
}
