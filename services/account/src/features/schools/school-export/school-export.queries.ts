import { EXPORTED } from '../../own-account/profile/index.ts';

const COLUMNS = EXPORTED.students.filter(column => column !== 'parent_id');

/** Those of the students $2 who are in the organisation $1. */
export const STUDENTS = `
  select ${COLUMNS.map(column => `"${column}"`).join(', ')} from account.students
  where organization_id = $1 and id = any ($2::uuid[]) order by id`;
