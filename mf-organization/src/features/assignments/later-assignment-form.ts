import { lazyPart } from '@burrow/client';

/** Comes with the form library when it is first opened. */
export const LaterAssignmentForm = lazyPart(
  async () => (await import('./assignment-form.tsx')).AssignmentForm,
);
