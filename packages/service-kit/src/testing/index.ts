export * from './authorisation.matrix.ts';
export * from '../config/env-example-faults.ts';
export * from './counted-text.ts';
export * from './event-facts.harness.ts';
export * from './memory-log.ts';
export * from './privacy.exempt.ts';
export * from './service.harness.ts';
export * from './start-test-postgres.ts';
