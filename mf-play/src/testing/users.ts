import { answer } from '@burrow/remote-testing/answers';
import { NOBODY } from '@burrow/client/testing';
import type { CurrentUser } from '@burrow/contracts';
import { type HttpHandler } from 'msw';

const SOMEBODY: CurrentUser = {
  ...NOBODY,
  user_id: 'b9cb4b1c-23d1-4b0e-8b2f-0d3f2f6a4c11',
  email: 'somebody@example.org',
  full_name: 'Sam Somebody',
};

const STUDENT_ID = '5d2f6a0c-7a38-4f5e-9a1b-2f0f4f8e6a01';
const SCHOOL = {
  organization_id: '0c9f5a5a-5b9e-4a57-8a55-7d1b51b7e0aa',
  organization_name: 'Meadow School',
};
const STUDENT = {
  student_id: STUDENT_ID,
  student_details: { id: STUDENT_ID, username: 'sunny.otter', character: 'Fox', assistant_enabled: true },
};

/** One of each kind of user that the play area distinguishes. */
export const USERS = {
  parent: SOMEBODY,
  'parent with a student': { ...SOMEBODY, ...STUDENT },
  'student of a parent': { ...SOMEBODY, ...STUDENT, email: null, is_student: true },
  teacher: { ...SOMEBODY, ...SCHOOL, user_details: { user_type: 1 } },
  admin: { ...SOMEBODY, ...SCHOOL, user_details: { user_type: 2 } },
  'teacher with a student': { ...SOMEBODY, ...SCHOOL, ...STUDENT, user_details: { user_type: 1 } },
  'student of a school': {
    ...SOMEBODY, ...SCHOOL, ...STUDENT, user_id: null, email: null, is_student: true, user_details: { user_type: null },
  },
} as const satisfies Record<string, CurrentUser>; // prettier-ignore

/** Makes somebody logged in on the page. `signOut` undoes it. */
export function enterAs(user: CurrentUser): HttpHandler {
  document.cookie = 'has_session=1';
  return answer('getCurrentUser', () => user);
}

export function signOut(): void {
  document.cookie = 'has_session=; max-age=0';
}
