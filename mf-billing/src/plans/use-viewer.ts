import { useSession } from '@burrow/client';

/** Who looks at what can be bought. */
export type Viewer = 'unknown' | 'visitor' | 'parent' | 'admin' | 'teacher' | 'child' | 'school-student';

/** Returns who is here, as far as buying is concerned: a child of a family and a student of a school buy nothing. */
export function useViewer(): Viewer {
  const session = useSession();
  if (session.isLoading) return 'unknown';
  if (session.isOrganizationStudent) return 'school-student';
  if (session.isStudent) return 'child';
  if (session.isAdmin) return 'admin';
  if (session.isTeacher) return 'teacher';
  return session.isAnonymous ? 'visitor' : 'parent';
}
