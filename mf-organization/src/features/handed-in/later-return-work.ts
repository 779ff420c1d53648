import { lazyPart } from '@burrow/client';

/** Comes with the form library when it is first opened. */
export const LaterReturnWork = lazyPart(async () => (await import('./return-work.tsx')).ReturnWork);
