import config from './jest.config.mjs';

/** What needs PgBouncer on this machine, which npm does not bring: docs/operations/postgresql.md. */
export default { ...config, roots: ['<rootDir>/pgbouncer'] };
