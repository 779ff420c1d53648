import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'pino';

const loggers = new AsyncLocalStorage<Logger>();

/**
 * Does work on behalf of a service: Nest has one logger for a process, and several services may be in it. What the work
 * starts, such as timers and the workers of its queues, stays the service's.
 */
export const logAs = <Value>(logger: Logger, work: () => Value): Value => loggers.run(logger, work);

/** The logger of the service on whose behalf the caller runs. */
export const currentLogger = (): Logger | undefined => loggers.getStore();
