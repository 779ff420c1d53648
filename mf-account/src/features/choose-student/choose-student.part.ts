export const loadChooseStudentDialog = async () =>
  (await import('./choose-student.dialog.tsx')).ChooseStudentDialog;
