export { loadStudentUsersDialog } from './student-users.part.ts';
