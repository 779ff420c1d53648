import type { CurrentUser } from '@burrow/contracts';

/** WhoseAchievements achievements a path asks for: the caller's own, or a student's. */
export type AskedLearner = { readonly kind: 'own' } | { readonly kind: 'student'; readonly id: string };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads the part of a path that names a learner: `me`, or a student's id. Returns null if it can be nobody. */
export function askedLearner(part: string | undefined): AskedLearner | null {
  if (part === 'me') return { kind: 'own' };
  return part !== undefined && UUID.test(part) ? { kind: 'student', id: part.toLowerCase() } : null;
}

/** Who somebody's achievements belong to, as the page says it. */
export type WhoseAchievements =
  | { readonly kind: 'mine' }
  | { readonly kind: 'of'; readonly name: string }
  | { readonly kind: 'unsaid' };

/**
 * Returns whose achievements are shown. Only the student who is logged in or chosen has a name that the page knows.
 * @param user who looks, null for a visitor
 */
export function whoseAre(asked: AskedLearner, user: CurrentUser | null): WhoseAchievements {
  const chosen = user?.student_id ?? null;
  const isOfChosen = chosen !== null && (asked.kind === 'own' || asked.id === chosen);
  if (isOfChosen && !user?.is_student)
    return user?.student_details ? { kind: 'of', name: user.student_details.username } : { kind: 'unsaid' };
  return asked.kind === 'own' || isOfChosen ? { kind: 'mine' } : { kind: 'unsaid' };
}
