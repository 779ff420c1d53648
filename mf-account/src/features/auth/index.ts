export * from './auth.api.ts';
export { LoggedInNote } from './logged-in-note.tsx';
export { useLogIn } from './use-log-in.ts';
export { useEnter } from './use-enter.ts';
export { useLeadToSchool } from './use-lead-to-school.ts';
export { useNext } from './use-next.ts';
export * from './wanted-role.rules.ts';
export type { GoogleSignUpForm, SignUpForm } from './form-schemas.ts';
export * from './load-schemas.ts';
