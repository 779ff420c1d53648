import type { StudentUpdate } from '@burrow/contracts';
import type { Identity } from '@burrow/service-kit';

/** What students may change about themselves. */
const STUDENTS_OWN: readonly (keyof StudentUpdate)[] = ['character', 'password', 'current_password'];

/** Whether the caller is the student, logged in as such. */
export const isSelf = ({ role, student }: Pick<Identity, 'role' | 'student'>, id: string): boolean =>
  role === 'student' && student === id;

/** Whether a student's change is limited to what a student may change. */
export const mayChangeOwn = (update: StudentUpdate): boolean =>
  (Object.keys(update) as (keyof StudentUpdate)[])
    .filter(field => update[field] !== undefined)
    .every(field => STUDENTS_OWN.includes(field));
