export const loadStudentUsersDialog = async () =>
  (await import('./student-users.dialog.tsx')).StudentUsersDialog;
