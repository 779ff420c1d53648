/** Raised with every change after which the same commands may end differently. Stored in run records. */
export const WORLD_VERSION: string = '2';
