import type { StudentOrder } from '@burrow/contracts';

/** The part of a list of students that is shown first. */
export const FIRST_STUDENTS: { readonly sort: StudentOrder; readonly page: number } = {
  sort: 'last_name',
  page: 1,
};
