/** Whether the user has asked the system for less motion: then things change in place and fade, and nothing slides. */
export const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
