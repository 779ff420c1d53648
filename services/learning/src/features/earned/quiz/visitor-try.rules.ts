import { type Acting, looksOnly } from '../../../learners/keeps-work.guard.ts';

/**
 * Who is asked whether a try that a visitor of this browser left is theirs: whoever learns in their own name, or a parent
 * with a child. Protects a child's record from a try of somebody else at the same computer: it never moves unasked, and
 * adults who only look, teach or help out are not asked, since they cannot know.
 */
export const isAskedAboutVisitor = (identity: Acting): boolean =>
  (identity.role === 'student' || identity.role === 'parent') && !identity.staff && !looksOnly(identity);
