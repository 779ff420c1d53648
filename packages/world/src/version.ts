/** Rises with every change after which the same commands may end differently. Goes into run records. */
export const WORLD_VERSION: string = '2';
