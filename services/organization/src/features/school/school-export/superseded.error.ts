/** Another attempt took over, or the export was removed. */
export class SupersededError extends Error {}
