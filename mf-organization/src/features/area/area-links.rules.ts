import type { SessionFlags } from '@burrow/client';
import type { OrganizationPath } from '../../contributions.ts';

interface AreaLink {
  readonly key: 'details' | 'classes' | 'students';
  readonly to: OrganizationPath;
  readonly adminsOnly: boolean;
}

const LINKS: readonly AreaLink[] = [
  { key: 'details', to: 'organization/details', adminsOnly: true },
  { key: 'classes', to: 'organization/classes', adminsOnly: false },
  { key: 'students', to: 'organization/students', adminsOnly: false },
];

/** Returns the pages of the area that a member may open. */
export const areaLinks = ({ isAdmin }: Pick<SessionFlags, 'isAdmin'>): readonly AreaLink[] =>
  LINKS.filter(({ adminsOnly }) => isAdmin || !adminsOnly);
