/**
 * Server processes behind two connections: the one that the first had, the one that the second has while its transaction
 * is open, and the one that the first has then.
 */
export interface SeenProcesses {
  readonly first: number;
  readonly second: number;
  readonly firstAgain: number;
}

/** Whether connections are lent for single transactions: a session's own process is nobody else's, and stays. */
export const isLentByTransaction = ({ first, second, firstAgain }: SeenProcesses): boolean =>
  second === first || firstAgain !== first;
