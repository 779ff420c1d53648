export * from '../config/env-example-faults.ts';
export * from './event-facts.harness.ts';
export * from './memory-log.ts';
export * from './service.harness.ts';
export * from './start-test-postgres.ts';
