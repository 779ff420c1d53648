import {
  type AccessError,
  type ApiErrorCode,
  type LevelAccess,
  standingIn,
  viewError,
} from '@burrow/contracts';
import type { Role } from '@burrow/service-kit';
import type { Advice } from '@burrow/tutor';

/** What is known about the person who asks for a tip. */
export interface Standing {
  readonly role: Role;
  readonly isVisitor: boolean;
  readonly inOrganization: boolean;
  /** A subscription that is valid now: the user's own or the student's parent's, or the organisation's. */
  readonly subscribedBy: 'user' | 'organization' | null;
  /** Courses that were bought for this student. */
  readonly courses: readonly string[];
  /** False if the student or the class has the assistant switched off. */
  readonly isEnabled: boolean;
  /** Tips a day that the class allows each of its students; null means no limit. */
  readonly classLimit: number | null;
}

/** Why no tip is given. Each has its own text for its readers. */
export type TipRefusal = Extract<ApiErrorCode, `assistant/${string}`>;

export const hasPlan = ({ subscribedBy, courses }: Standing): boolean =>
  subscribedBy !== null || courses.length > 0;

/**
 * Returns why the assistant does not help this person at all, or null if it does. Somebody who brought a plan for parents
 * into an organisation counts there as a teacher or an administrator.
 */
export function refusalOf(standing: Standing): TipRefusal | null {
  const { role, inOrganization, subscribedBy, isEnabled } = standing;
  if (role !== 'student' && inOrganization && subscribedBy === 'user')
    return 'assistant/invalid-registration';
  return isEnabled ? null : 'assistant/disabled';
}

/** What is said, and in which doses the same was said before. */
type Counted = Pick<Advice, 'isComplete' | 'dose' | 'before'>;

const VISITOR_LIMIT = 5;
const ACCOUNT_LIMIT = 20;

/** Tips per UTC day for levels, and the same number for challenges; null means no limit. */
export function dailyLimit(standing: Standing): number | null {
  if (standing.isVisitor) return VISITOR_LIMIT;
  return hasPlan(standing) ? null : ACCOUNT_LIMIT;
}

/** What to suggest to somebody without tips left. A child's session is never told to subscribe. */
export function exhaustedCode(standing: Standing): TipRefusal {
  if (standing.isVisitor) return 'assistant/sign-up-for-more';
  const isOfSchool = standing.role === 'student' && standing.inOrganization;
  if (isOfSchool && (hasPlan(standing) || standing.classLimit !== null)) return 'assistant/ask-organization';
  return standing.role === 'student' ? 'assistant/tomorrow' : 'assistant/upgrade-for-more';
}

/**
 * Whether a tip is counted. A finding counts once, with all that is said about it; for a visitor its first dose, the
 * question, is free. Hearing that a program is good costs nothing.
 */
export function isCounted({ isVisitor }: Standing, { isComplete, dose, before }: Counted): boolean {
  if (isComplete) return false;
  if (!isVisitor) return before.length === 0;
  return dose !== 'nudge' && before.every(one => one === 'nudge');
}

/** Tips that were given today. */
export interface Used {
  /** Of the requested kind. */
  readonly kind: number;
  /** Of both kinds. */
  readonly all: number;
}

/** Returns what is left for the day; null means no limit. A class counts levels and challenges together. */
export function remaining(standing: Standing, used: Used): number | null {
  const limit = dailyLimit(standing);
  const lefts = [
    ...(limit === null ? [] : [limit - used.kind]),
    ...(standing.classLimit === null ? [] : [standing.classLimit - used.all]),
  ];
  return lefts.length === 0 ? null : Math.max(0, Math.min(...lefts));
}

/** Returns the limit that is shown next to what is left; null means no limit. */
export function toldLimit(standing: Standing): number | null {
  const limits = [dailyLimit(standing), standing.classLimit].filter(limit => limit !== null);
  return limits.length === 0 ? null : Math.min(...limits);
}

/**
 * Returns why somebody gets no tips for a level that they may not open, or null if they may. A class never withholds tips for a level.
 * @param opens whether what was bought includes the level's course
 */
export function accessError(
  access: LevelAccess,
  { isVisitor, subscribedBy, courses }: Standing,
  opens: (bought: string) => boolean,
): AccessError | null {
  const rights = { hasAccount: !isVisitor, subscribed: subscribedBy !== null, courses };
  return viewError(access, standingIn(rights, opens));
}
