export const loadAssignDialog = async () => (await import('./assign.dialog.tsx')).AssignDialog;
