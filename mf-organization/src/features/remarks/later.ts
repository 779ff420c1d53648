import { lazyPart } from '@burrow/client';

/** Comes with the form library when it is first opened. */
export const RemarkForm = lazyPart(async () => (await import('./remark-form.tsx')).RemarkForm);
