export * from './memory-log.ts';
export * from './test-postgres.ts';
