export { isDifficulty } from './class-failures.rules.ts';
export { LAST_FAILURES } from './class-failures.queries.ts';
export type { FailureRow } from './class-failures.queries.ts';
export { ClassFailuresModule } from './class-failures.module.ts';
