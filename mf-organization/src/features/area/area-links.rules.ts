import type { SessionFlags } from '@burrow/client';
import type { IconName } from '@burrow/ui';
import type { OrganizationPath } from '../../contributions.ts';

interface AreaLink {
  readonly key: 'details' | 'teachers' | 'classes' | 'students' | 'audit' | 'membership';
  readonly to: OrganizationPath;
  readonly icon: IconName;
  readonly adminsOnly: boolean;
}

const LINKS: readonly AreaLink[] = [
  { key: 'details', to: 'organization/details', icon: 'institution', adminsOnly: true },
  { key: 'teachers', to: 'organization/teachers', icon: 'guide', adminsOnly: true },
  { key: 'classes', to: 'organization/classes', icon: 'classes', adminsOnly: false },
  { key: 'students', to: 'organization/students', icon: 'students', adminsOnly: false },
  { key: 'audit', to: 'organization/audit', icon: 'history', adminsOnly: true },
  { key: 'membership', to: 'organization/membership', icon: 'key', adminsOnly: false },
];

/** Returns the pages of the area that a member may open. */
export const areaLinks = ({ isAdmin }: Pick<SessionFlags, 'isAdmin'>): readonly AreaLink[] =>
  LINKS.filter(({ adminsOnly }) => isAdmin || !adminsOnly);
