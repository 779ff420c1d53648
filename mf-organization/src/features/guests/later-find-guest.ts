import { lazyPart } from '@burrow/client';

/** Comes when it is first opened. */
export const LaterFindGuest = lazyPart(async () => (await import('./find-guest.tsx')).FindGuest);
