/** Returns the UTC day as `YYYY-MM-DD`, by which runs and tips are counted. */
export const utcDay = (at: Date): string => at.toISOString().slice(0, 10);
