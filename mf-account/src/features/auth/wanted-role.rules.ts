import type { SignUpRole } from '@burrow/contracts';

/** The page on which a school is registered, as a path without language. */
export const REGISTRATION = 'organization/details';

/** Returns as whom somebody seems to sign up, by the page that they want: "Register your institution" leads by way of an account. */
export const wantedRole = (next: string | null): SignUpRole =>
  next === REGISTRATION ? 'organization_administrator' : 'parent';
