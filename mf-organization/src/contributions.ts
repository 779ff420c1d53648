/** What this area offers to others, as types: a release publishes this file, so it imports packages only. */

/** Paths of this area without language, which other areas may link to. */
export type OrganizationPath =
  | 'organization'
  | 'organization/details'
  | 'organization/join'
  | 'organization/register'
  | 'organization/membership'
  | 'organization/teachers'
  | 'organization/classes'
  | 'organization/students'
  | 'organization/classes/new-year'
  | 'organization/students/left'
  | 'organization/class-sets'
  | 'organization/audit'
  | 'organization/agreement';
