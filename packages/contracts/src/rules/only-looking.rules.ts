import type { CurrentUser } from '../account/current-user.schema.ts';

/** Who acts, as far as it matters whose work it is. */
export interface Acting {
  /** Somebody else acts in this session. */
  readonly isImpersonated: boolean;
  readonly isStaff: boolean;
  /** Null for a user who has not said it yet. */
  readonly role: string | null;
  /** A student is logged in or chosen. */
  readonly hasStudent: boolean;
}

/**
 * Whether a session looks at a learner's work and keeps nothing in their name. Protects a child's record from what an
 * adult did who only wanted to see: everybody who impersonates, and a teacher, an administrator or staff who chose a
 * student. A parent at the same table plays with the child, so that is kept.
 */
export const isOnlyLooking = ({ isImpersonated, isStaff, role, hasStudent }: Acting): boolean =>
  isImpersonated || (hasStudent && role !== 'student' && (isStaff || role !== 'parent'));

const ROLES = ['parent', 'teacher', 'admin'] as const;

type Here = Pick<CurrentUser, 'is_student' | 'is_staff' | 'is_impersonated' | 'student_id' | 'user_details'>;

/** The same of who is here, for pages; null is a visitor. */
export function userOnlyLooks(user: Here | null): boolean {
  if (!user) return false;
  const type = user.user_details.user_type;
  return isOnlyLooking({
    isImpersonated: user.is_impersonated,
    isStaff: user.is_staff,
    role: user.is_student ? 'student' : type === null ? null : ROLES[type],
    hasStudent: user.student_id !== null,
  });
}
