import type { StudentUpdate } from '@burrow/contracts';
import type { Identity } from '@burrow/service-kit';

/** What a student may change of themself. */
const STUDENTS_OWN: readonly (keyof StudentUpdate)[] = ['character', 'password', 'current_password'];

/** Whether the caller is the student, logged in by themself. */
export const isSelf = ({ role, student }: Pick<Identity, 'role' | 'student'>, id: string): boolean =>
  role === 'student' && student === id;

/** Whether a student's change stays within what is theirs. */
export const mayChangeOwn = (update: StudentUpdate): boolean =>
  (Object.keys(update) as (keyof StudentUpdate)[])
    .filter(field => update[field] !== undefined)
    .every(field => STUDENTS_OWN.includes(field));
