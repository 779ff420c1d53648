export * from '../config/env-example.ts';
export * from './event-facts.ts';
export * from './memory-log.ts';
export * from './service.harness.ts';
export * from './test-postgres.ts';
