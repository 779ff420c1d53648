/** What PostgreSQL keeps for administrators by default, and a few for whoever looks into the database. */
const KEPT_FREE = 5;
/** The embedded server takes 100 connections, and a command may run beside a platform. */
const MOST_BY_DEFAULT = 20;

/**
 * The size of the pool of a process with all services. A connection is held until the process has read its answer, which
 * other callers' work delays: a busy service needs some six of them for each two processors.
 */
export const defaultPoolSize = (processors: number): number => Math.min(6 * processors + 1, MOST_BY_DEFAULT);

/** How many of a process's connections one service, or its jobs, may hold: two that do leave some to the others. */
export const serviceShare = (poolSize: number): number => Math.max(1, Math.floor((poolSize - 1) / 2));

/** The largest pool of a process that a server with so many connections can serve. */
export const largestPool = (maxConnections: number): number => Math.max(1, maxConnections - KEPT_FREE);
