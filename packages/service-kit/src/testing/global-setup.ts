import { startTestPostgres } from './start-test-postgres.ts';

/** jest's globalSetup for projects whose tests need a database. */
export default async function globalSetup(): Promise<void> {
  (globalThis as { stopTestPostgres?: () => Promise<void> }).stopTestPostgres = await startTestPostgres();
}
