/** How long PostgreSQL may take, in milliseconds. */
export interface DatabaseLimits {
  /** For one statement; 0 for as long as it takes. */
  readonly statementMs: number;
  /** For a lock that somebody else holds. */
  readonly lockMs: number;
  /** Without any answer, after which the server is taken for frozen and the connection is closed. */
  readonly silenceMs: number;
}

/**
 * Whose statements may take how long. Streams and downloads have no limit of their own: they hold no transaction, and
 * each of their statements has that of a call.
 */
export const DATABASE_LIMITS = {
  /** Calls: somebody is waiting at a screen. */
  call: { statementMs: 5_000, lockMs: 2_000, silenceMs: 7_000 },
  /** Events, mails, erasures, what is deleted by age: nobody is waiting. */
  job: { statementMs: 60_000, lockMs: 2_000, silenceMs: 65_000 },
  /**
   * Changes of tables at start; one that waits for a lock makes everybody else wait behind it, so that it gives up before
   * a call does, and tries again.
   */
  migration: { statementMs: 0, lockMs: 1_000, silenceMs: 0 },
} as const satisfies Record<string, DatabaseLimits>;

/** How long a transaction may do nothing before the server ends it, so that its locks cannot outlive a hanging process. */
export const IDLE_IN_TRANSACTION_MS = 60_000;
/** How long to wait for a connection. */
export const CONNECT_TIMEOUT_MS = 5_000;

/** The statements that give the rest of the current transaction other limits. */
export const setLimits = ({ statementMs, lockMs }: DatabaseLimits): string =>
  `set local statement_timeout = ${statementMs}; set local lock_timeout = ${lockMs}`;
