export type ProblemKey = 'account' | 'plan' | 'closed' | 'unknown' | 'failed';

const BY_STATUS: Readonly<Record<number, ProblemKey>> = {
  401: 'account',
  402: 'plan',
  403: 'closed',
  404: 'unknown',
};

/** What kind of problem the status of level/data stands for. */
export const problemKey = (status: number): ProblemKey => BY_STATUS[status] ?? 'failed';

/**
 * The page that helps with a problem: log-in, or where a plan is got; null where none does.
 * @param purchase the page on which whoever is here gets a plan
 */
export function problemPage<Page extends string>(
  key: ProblemKey,
  purchase: Page | null,
): Page | 'login' | null {
  if (key === 'account') return 'login';
  return key === 'plan' ? purchase : null;
}
