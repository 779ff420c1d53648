/** Of distinct visitors: how many were given a version, and how many of them reported that it failed. */
export interface Tally {
  readonly given: number;
  readonly failed: number;
}

/** More than two networks can report, by as many visitors as each of them may contribute. */
export const LEAST_FAILED = 5;
const TOO_OFTEN = 0.1;

/** Whether a version fails so often that somebody must look, whatever others do: for every tenth visitor. */
export const isFailing = ({ given, failed }: Tally): boolean =>
  failed >= LEAST_FAILED && failed / Math.max(given, 1) >= TOO_OFTEN;
