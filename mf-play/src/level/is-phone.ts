/** Below the breakpoint `md`. */
export const PHONE = '(width < 768px)';

/** Whether the page is as narrow as a phone now. */
export const isPhone = (): boolean => matchMedia(PHONE).matches;
