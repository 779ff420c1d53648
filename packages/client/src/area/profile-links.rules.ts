import type { CurrentUser } from '@burrow/contracts';
import { sessionFlags } from '../session/session-flags.rules.ts';

export interface ProfileLink {
  readonly key: 'details' | 'myProfile' | 'students' | 'billing' | 'sessions' | 'data';
  readonly to: string;
}

/** Returns the user's pages of the profile area; billing only if the site has it. */
export function profileLinks(user: CurrentUser, owns: (prefix: string) => boolean): readonly ProfileLink[] {
  const { isParent, isAdmin, isStudent } = sessionFlags(user);
  const own: ProfileLink[] = isStudent
    ? [{ key: 'myProfile', to: `profile/student/${user.student_id}` }]
    : [{ key: 'details', to: 'profile/details' }];
  return [
    ...own,
    ...(isParent ? [{ key: 'students', to: 'profile/students' } as const] : []),
    ...((isParent || isAdmin) && owns('profile/billing')
      ? [{ key: 'billing', to: 'profile/billing' } as const]
      : []),
    { key: 'sessions', to: 'profile/sessions' },
    { key: 'data', to: 'profile/data' },
  ];
}
