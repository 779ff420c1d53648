/** Something inside a transaction asked for a connection besides its own, or called another service. */
export class PoolAccessError extends Error {
  override readonly name = 'PoolAccessError';

  constructor(what: string) {
    super(
      `${what} inside a transaction: use the transaction's own connection, or do it before or afterwards`,
    );
  }
}

/**
 * Told of each access to the pool by somebody who already holds a connection. One that throws refuses the access, as
 * that of tests does; that of a service logs and counts it.
 */
export type PoolAccessReporter = (error: PoolAccessError) => void;

export const refusePoolAccess: PoolAccessReporter = error => {
  throw error;
};
