import type { ApiError } from '@burrow/client';

const REFUSALS = [
  'assistant/upgrade-for-more',
  'assistant/sign-up-for-more',
  'assistant/ask-organization',
  'assistant/tomorrow',
  'assistant/invalid-registration',
  'assistant/disabled',
] as const;

/** Why the assistant gives no tip. */
export type TipRefusal = (typeof REFUSALS)[number];

/** Returns the refusal in an error; null if the request merely failed. */
export const refusalOf = ({ code }: Pick<ApiError, 'code'>): TipRefusal | null =>
  REFUSALS.find(refusal => refusal === code) ?? null;

/** Returns where a refusal leads to; null if there is no way. */
export type WayOn = 'sign-up' | 'upgrade' | 'schools' | null;

interface Asker {
  readonly student_id: string | null;
  readonly is_student: boolean;
}

/** Returns the button next to a refusal: an upgrade is for those who play with a student's profile but are not students. */
export function wayOn(refusal: TipRefusal, user: Asker | null): WayOn {
  if (refusal === 'assistant/invalid-registration') return 'schools';
  if (refusal === 'assistant/sign-up-for-more' && !user) return 'sign-up';
  const mayUpgrade = user !== null && user.student_id !== null && !user.is_student;
  return refusal === 'assistant/upgrade-for-more' && mayUpgrade ? 'upgrade' : null;
}
