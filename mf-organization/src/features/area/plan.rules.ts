import type { Organization } from '@burrow/contracts';

type Details = Pick<NonNullable<Organization['details']>, 'max_students' | 'trial_ends_at'>;

/** Returns what a school has: a trial or what it has bought, which has no limit on students if it is the large plan. */
export function planOf(details: Details, now: number): 'trial' | 'trialOver' | 'small' | 'large' {
  const { max_students: most, trial_ends_at: end } = details;
  if (end !== null) return new Date(end).getTime() > now ? 'trial' : 'trialOver';
  return most === null ? 'large' : 'small';
}
