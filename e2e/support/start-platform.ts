import { startPlatform } from './platform.ts';

/** One platform for all journeys; each test is a visitor of its own. */
export default async function start(): Promise<() => Promise<void>> {
  const platform = await startPlatform();
  process.env['BASE_URL'] = platform.url;
  return () => platform.stop();
}
