const DAY_MS = 86_400_000;
const TRIAL_DAYS = 30;

/** How many students an organisation without a plan may have. */
export const TRIAL_STUDENTS = 30;

/** Returns when the trial of an organisation ends that is registered now. */
export const trialEnd = (now: Date): Date => new Date(now.getTime() + TRIAL_DAYS * DAY_MS);
