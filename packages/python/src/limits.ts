/** Computing time of one run in milliseconds; waiting for an answer does not count. */
export const TIME_LIMIT = 5_000;

/** How long an interrupted program may take to end before its worker is terminated, in milliseconds. */
export const INTERRUPT_GRACE = 500;

/** Python drops an interrupt that arrives in a place where exceptions are ignored: after this it is repeated. */
export const INTERRUPT_AGAIN = 30;

/** How long a worker may take to forget a program before it is replaced, in milliseconds. */
export const RESET_GRACE = 1_500;

/** How long Python may take to start from a snapshot, once everything is downloaded, in milliseconds. */
export const SNAPSHOT_GRACE = 15_000;

/** How long a start may take as a whole, with a slow network, in milliseconds. */
export const START_GRACE = 180_000;

/** The longest text that an answer may have; more is cut. */
export const MAX_ANSWER = 2_000;

/** The most memory that Python may take, in bytes. */
export const MEMORY_LIMIT = 512 * 1_024 * 1_024;

export const TIME_LIMIT_MESSAGE = 'Execution time exceeded 5 seconds. Code stopped to prevent crashing.';
export const NOT_INITIALIZED_MESSAGE = 'Pyodide worker is not initialized.';
export const BUSY_MESSAGE = 'Worker is busy resetting. Please wait a moment and try again.';
