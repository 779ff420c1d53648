/** What can be searched. */
export type SearchKind = 'emails' | 'usernames' | 'organizations';

export const MIN_SEARCH = 2;

/** Returns the kinds of search that somebody may use: administrators search their own organisation's people. */
export function kindsFor(isStaff: boolean): readonly SearchKind[] {
  return isStaff ? ['emails', 'usernames', 'organizations'] : ['emails', 'usernames'];
}

/** An organisation to search in. */
export interface OrganizationChoice {
  readonly id: string;
  readonly name: string;
}
