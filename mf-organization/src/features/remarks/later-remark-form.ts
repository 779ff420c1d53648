import { lazyPart } from '@burrow/client';

/** Comes with the form library when it is first opened. */
export const LaterRemarkForm = lazyPart(async () => (await import('./remark-form.tsx')).RemarkForm);
