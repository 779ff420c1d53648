/** jest's globalTeardown: stops what globalSetup started. */
export default async function globalTeardown(): Promise<void> {
  await (globalThis as { stopTestPostgres?: () => Promise<void> }).stopTestPostgres?.();
}
