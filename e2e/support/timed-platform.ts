import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Platform, startPlatform } from './platform.ts';
import { seedDatabase } from './seed.ts';
import type { Page } from './test.ts';

const HOUR_MS = 3_600_000;

/** A platform of its own, with the seed's people, whose payments a tester sets ahead (docs/adr/0161-payments-time-is-its-databases.md). */
export interface TimedPlatform {
  readonly url: string;
  readonly dataDirectory: string;
  /** Starts it again at a time; pages are left before that, and their clocks go with it. */
  startAt(time: Date, pages: readonly Page[]): Promise<void>;
  stop(): Promise<void>;
}

/** Until it is stopped, who logs in and reads mails in this worker does so there. */
export async function startTimedPlatform(): Promise<TimedPlatform> {
  const { BASE_URL, SEED_FILE } = process.env;
  const directory = await mkdtemp(path.join(tmpdir(), 'burrow-e2e-'));
  await seedDatabase(directory);
  let platform: Platform = await startPlatform({}, directory);
  const { url } = platform;
  process.env['BASE_URL'] = url;
  return {
    url,
    dataDirectory: directory,
    startAt: async (time, pages) => {
      for (const page of pages) await page.goto('about:blank');
      await platform.stop();
      const TIME_AHEAD_HOURS = String(Math.max(0, time.getTime() - Date.now()) / HOUR_MS);
      platform = await startPlatform({ PORT: new URL(url).port, TIME_AHEAD_HOURS }, directory);
      for (const page of pages) await page.context().clock.setSystemTime(time);
    },
    stop: async () => {
      await platform.stop();
      Object.assign(process.env, { BASE_URL, SEED_FILE });
      await rm(directory, { recursive: true, force: true });
    },
  };
}
