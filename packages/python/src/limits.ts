/** Computing time of one run in milliseconds; waiting for an answer does not count. */
export const TIME_LIMIT = 5_000;

/**
 * How long an interrupted program may take to end before its worker is terminated, in milliseconds. A busy computer
 * needs more than half a second now and then, and a new Python takes longer than waiting.
 */
export const INTERRUPT_GRACE = 1_000;

/** How many lines of a program without commands are recorded for the timeline. */
export const MAX_LINE_STEPS = 300;

/** Python drops an interrupt that arrives where exceptions are ignored: it is repeated after this time, in milliseconds. */
export const INTERRUPT_AGAIN = 30;

/** How long a worker may take to forget a program before it is replaced, in milliseconds. */
export const RESET_GRACE = 1_500;

/** How long Python may take to start from a snapshot, once everything is downloaded, in milliseconds. */
export const SNAPSHOT_GRACE = 15_000;

/** How long a whole start may take on a slow network, in milliseconds. */
export const START_GRACE = 180_000;

/** The maximum length of an answer in characters; the rest is cut. */
export const MAX_ANSWER = 2_000;

/** The maximum memory of Python, in bytes. */
export const MEMORY_LIMIT = 512 * 1_024 * 1_024;

export const TIME_LIMIT_MESSAGE = 'Execution time exceeded 5 seconds. Code stopped to prevent crashing.';
export const NOT_INITIALIZED_MESSAGE = 'Pyodide worker is not initialized.';
export const BUSY_MESSAGE = 'Worker is busy resetting. Please wait a moment and try again.';
