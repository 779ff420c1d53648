import type { ProfileUpdate } from '@burrow/contracts';

/** What a student changes elsewhere (the password) or does not have. */
const ADULTS_ONLY = ['full_name', 'receives_news', 'email', 'new_password'] as const;

/** Whether a change is one that a student may make to their own profile. */
export const mayStudentChange = (update: ProfileUpdate): boolean =>
  ADULTS_ONLY.every(field => update[field] === undefined);

/** Whether only the owner may make a change, which then needs the current password. */
export const concernsOwner = ({ email, new_password }: ProfileUpdate): boolean =>
  email !== undefined || new_password !== undefined;
