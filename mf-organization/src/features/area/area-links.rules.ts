import type { SessionFlags } from '@burrow/client';
import type { IconName } from '@burrow/ui';
import type { OrganizationPath } from '../../contributions.ts';

interface AreaLink {
  readonly key: 'details' | 'teachers' | 'classes' | 'students' | 'audit' | 'membership';
  readonly to: OrganizationPath;
  readonly icon: IconName;
  readonly role: 'admin' | 'teacher' | 'any';
}

const LINKS: readonly AreaLink[] = [
  { key: 'details', to: 'organization/details', icon: 'institution', role: 'admin' },
  { key: 'teachers', to: 'organization/teachers', icon: 'guide', role: 'admin' },
  { key: 'classes', to: 'organization/classes', icon: 'classes', role: 'any' },
  { key: 'students', to: 'organization/students', icon: 'students', role: 'any' },
  { key: 'audit', to: 'organization/audit', icon: 'history', role: 'admin' },
  { key: 'membership', to: 'organization/membership', icon: 'key', role: 'teacher' },
];

/** Returns the pages of the area that a member's menu leads to. Administrators find their own place in the list of teachers. */
export const areaLinks = ({ isAdmin }: Pick<SessionFlags, 'isAdmin'>): readonly AreaLink[] =>
  LINKS.filter(({ role }) => role === 'any' || isAdmin === (role === 'admin'));
