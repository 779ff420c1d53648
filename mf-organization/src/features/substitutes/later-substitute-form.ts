import { lazyPart } from '@burrow/client';

/** Comes with the form library when it is first opened. */
export const LaterSubstituteForm = lazyPart(
  async () => (await import('./substitute-form.tsx')).SubstituteForm,
);
