import type { Memberships } from '@burrow/contracts';

/** Where somebody can work: in a school of theirs, or at home, with their family. */
export interface Place {
  /** Null for the family. */
  readonly id: string | null;
  readonly name: string | null;
  readonly role: Memberships['schools'][number]['role'] | null;
  readonly isCurrent: boolean;
}

/** Returns the places between which somebody can choose; none if there is no choice. */
export function placesOf({ schools, has_family: hasFamily }: Memberships): readonly Place[] {
  const places = schools.map(({ organization_id: id, name, role, is_current: isCurrent }) => ({
    id,
    name,
    role,
    isCurrent,
  }));
  const isAtHome = !schools.some(({ is_current: isCurrent }) => isCurrent);
  const home = { id: null, name: null, role: null, isCurrent: isAtHome };
  const all = hasFamily || isAtHome ? [...places, home] : places;
  return all.length > 1 ? all : [];
}
